# The army builder of the page; ids begin with page-armies-.

page-armies-all = All armies
page-armies-new = New army
page-armies-mine = Your armies
page-armies-mine-none = No army of your own yet
page-armies-mine-none-do = Begin a new one, or copy a ready one below and change it as you like.
page-armies-ready = Ready armies
page-armies-drafts = Not saved yet
page-armies-draft-when = changed { $when }
page-armies-go-on = Go on
page-armies-edit = Change
page-armies-unnamed = Army without a name
page-armies-nothing = Nothing fits the filters.
page-armies-gone = This army is not here
page-armies-gone-do = It was deleted, or belongs to another device. Ask for its link or QR code.
page-armies-copy = Copy { $title }
page-armies-copy-of = { $title } (copy)
page-armies-delete = Delete { $title }
page-armies-delete-it = Delete the army
page-armies-delete-sure = "{ $title }" will be gone for good.
page-armies-deleted = The army is deleted.
page-armies-sheet = All cards, to read and print
page-armies-sheet-of = Cards of { $title }
page-armies-cards = Cards
page-armies-print = Print
page-armies-change-copy = Change a copy
page-armies-take = Save to your armies
page-armies-change = Change it first
page-armies-came = "{ $title }" has come in. It is a draft until you save it.

## The builder

page-armies-parts = Parts of the builder
page-armies-tab-army = Army ({ $count })
page-armies-tab-golems = Golems
page-armies-tab-ancients = Ancient Ones ({ $count })
page-armies-undo = Take the last change back
page-armies-save = Save
page-armies-is-saved = Saved
page-armies-saved = "{ $title }" is saved.
page-armies-unsaved = There are changes that are not saved.
page-armies-draft-kept = Kept on this device as a draft. Save it to field it.
page-armies-discard = Discard the changes
page-armies-discard-sure = The army becomes again what was saved last.
page-armies-discard-new = This draft was never saved and will be gone for good.
page-armies-name = Name
page-armies-name-en = Name in English
page-armies-name-de = Name in German
page-armies-about-field = How it plays
page-armies-about-en = How it plays, in English
page-armies-about-de = How it plays, in German
page-armies-two = A name in two languages
page-armies-tell = Say how it plays
page-armies-faction = Faction
page-armies-faction-all = All factions
page-armies-points = Points
page-armies-points-all = Any points
page-armies-points-own = Points of your own choice
page-armies-of-points = of { $points } APV
page-armies-left = { $points } left
page-armies-over = { $points } too many
page-armies-sound = A sound army.
page-armies-sound-there = A sound army, and it fits the position.
page-armies-problems = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
page-armies-unchecked = Not checked: Shem does not answer. The draft is kept on this device.
page-armies-place = Check against a scenario, too
page-armies-place-none = No scenario
page-armies-play = Fight with it
page-armies-fight = Fight
page-armies-save-play = Save and fight with it
page-armies-play-one = Fight with { $title }
page-armies-position = Position
page-armies-golems = Golems
page-armies-golem = Golem
page-armies-knight = Knight
page-armies-empty = No Golem yet
page-armies-empty-do = Choose Golems from the list; each brings a Golem Master, who can give way to a Knight.
page-armies-ancients = Ancient Ones
page-armies-ancients-none = None is called upon.
page-armies-ancients-call = Call upon an Ancient One
page-armies-call = Call upon
page-armies-call-one = Call upon { $name }
page-armies-called = In the army
page-armies-called-one = In the army: { $name }
page-armies-unknown = unknown here
page-armies-card = Card
page-armies-up = { $name } up
page-armies-down = { $name } down
page-armies-again = One more { $name }
page-armies-drop = Remove { $name }
page-armies-knight-of = Commands { $golem }: { $knight }. Choose another
page-armies-relic-of = Relic of { $golem }: { $relic }. Choose another
page-armies-relic-none = No Relic
page-armies-relic-off = Without a Relic
page-armies-pick-knight = Who commands { $golem }?
page-armies-pick-relic = What does { $golem } carry?
page-armies-choose = Choose
page-armies-choose-one = Choose { $name }
page-armies-chosen = Chosen
page-armies-chosen-one = Chosen: { $name }
page-armies-taken = Now with { $golem }, Golem { $number } of the army; comes over

## The pieces to choose from

page-armies-search = Search names and abilities
page-armies-class = Class
page-armies-class-all = All classes
page-armies-arcanum = Arcanum
page-armies-arcanum-all = All Arcana
page-armies-order = Order
page-armies-order-apv = By APV
page-armies-order-name = By name
page-armies-own = Only for { $faction }
page-armies-affordable = At most { $points } APV
page-armies-foreign = not for this faction
page-armies-found = { $count ->
    [one] 1 Golem
   *[other] { $count } Golems
}
page-armies-add = Add { $name }
page-armies-less = One { $name } less
page-armies-have = { $count } in the army
page-armies-health = Health
page-armies-armor = Armor
page-armies-dodge = Dodge
page-armies-apv-word = APV
page-armies-apv = { $apv } APV
page-armies-relic = Relic
page-armies-ancient = Ancient One
page-armies-construct = Construct: { $name }
page-armies-sources = Where the figures come from
page-armies-roster = The army piece by piece
page-armies-masters = { $count ->
    [one] Golem Master
   *[other] { $count } Golem Masters
}

## Out and in

page-armies-share = Share the army
page-armies-share-one = Share { $title }
page-armies-share-qr = Scan this with another device: in its list of armies, "Bring an army in" reads it from the camera. It needs no network.
page-armies-share-long = The army is too long for a QR code. The link and the file carry it.
page-armies-share-link = The link carries the whole army in itself; nothing is stored anywhere for it.
page-armies-share-file = Save as a file
page-armies-share-file-about = { $name }: the same file that the command line reads.
page-armies-share-file-none = A file needs a name and at least one Golem.
page-armies-in = Bring an army in
page-armies-in-qr = From a QR code
page-armies-in-qr-about = Photograph the code on the other screen, straight and close, or choose a picture of it. The picture stays in your browser.
page-armies-in-camera = Use the camera
page-armies-in-photo = Choose a picture
page-armies-in-link = From a link
page-armies-in-link-field = Link or code of an army
page-armies-in-read = Read
page-armies-in-file = From a file
page-armies-in-file-about = An army file of the command line (YAML).
page-armies-in-file-pick = Choose a file
page-armies-in-busy = Reading it
page-armies-photo-none = There is no QR code in this picture that can be read. Try it closer, straight from the front, without reflections.
page-armies-photo-bad = This is no picture that the browser can open.
