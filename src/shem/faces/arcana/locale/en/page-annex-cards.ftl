# Cards that people type in. The page reads this file itself; ids begin with page-.

page-cards = My cards
page-cards-say = Type in the cards of Golem Arcana from your own box. They are kept on the device that runs Shem, in a pack that everybody at its tables plays with.
page-cards-new = A new card
page-cards-of-golems = Golem
page-cards-of-knights = Knight
page-cards-of-relics = Relic
page-cards-of-ancients = Ancient One
page-cards-all-golems = Golems
page-cards-all-knights = Knights
page-cards-all-relics = Relics
page-cards-all-ancients = Ancient Ones
page-cards-mine = Typed in
page-cards-none = No card of your own yet
page-cards-none-do = Begin one above, or say below which real card you have.
page-cards-replaces = In place of the program’s own card
page-cards-remove = Delete { $name }
page-cards-remove-sure = The card goes out of its pack. Battles that have begun keep it.
page-cards-remove-back = The program’s own card counts again. Battles that have begun keep this one.
page-cards-remove-do = Delete
page-cards-removed = { $name } is deleted.
page-cards-share = Save “{ $pack }” as a file
page-cards-bring = Bring in a file of cards
page-cards-brought = The cards are there.
page-cards-command = On the command line: shem play arcana --pack { $pack }
page-cards-guessed = Made up by us
page-cards-guessed-say = We did not have these cards, so some or all of their figures are our own. If you have the real one, type it in, and it takes the place of ours everywhere but in lessons.
page-cards-find = Find a card
page-cards-not-found = No card has such a name.
page-cards-made-up = { $count } of { $of } figures ours
page-cards-real = I have the real card
page-cards-real-now = From the real card
page-cards-will-replace = This card takes the place of the program’s own of the same name, everywhere but in lessons. Battles that have begun keep the old one.
page-cards-choose = Choose …
page-cards-any = No matter
page-cards-yes = Yes
page-cards-no = No
page-cards-add = Add: { $what }
page-cards-number = { $what } { $number }
page-cards-up = { $what } { $number }: move up
page-cards-drop = Leave out: { $what }
page-cards-drop-number = Leave out: { $what } { $number }
page-cards-more = More
page-cards-list = Several with commas between them
page-cards-numbers = Numbers with commas between them
page-cards-no-sentence = The sentence of the card appears here as soon as the effect says enough.
page-cards-keeping = Keep it
page-cards-source = Where the figures come from
page-cards-pack = Pack
page-cards-pack-say = A name of your choice; cards of one pack are shared together.
page-cards-keep = Keep the card
page-cards-kept = { $name } is kept in “{ $pack }”.
page-cards-preview = The card
page-cards-preview-later = The card appears here in words as soon as nothing is missing or wrong.
page-cards-sound = Nothing is missing or wrong.
page-cards-health = Health
page-cards-armor = Armor
page-cards-dodge = Dodge
page-cards-apv = { $apv } APV
page-cards-open = { $count ->
    [one] 1 thing is still missing or wrong.
   *[other] { $count } things are still missing or wrong.
}
page-cards-wrong = { $count ->
    [one] 1 thing is to be mended
   *[other] { $count } things are to be mended
}
