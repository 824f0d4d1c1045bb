# The page's own sentences. The page reads this file itself; ids begin with page-.

page-shem = Shem
page-title = { $title } · Shem
page-title-turn = ● Your turn · { $title }
page-skip = Skip to the content
page-back = Back
page-close = Close
page-home = Home
page-retry = Try again
page-loading = One moment
page-help = How to play

page-error = That did not work
page-error-do = Try it once more. If it goes on, look at the window in which Shem was started: it says what went wrong.
page-error-offline = Shem does not answer
page-error-offline-do = Is Shem still running, and is this device on the same network? Start Shem again on the machine that ran it; nothing is lost.
page-nowhere = There is nothing here
page-nowhere-do = The address is wrong, or what it led to is gone.

page-round = { $unit } { $round }
page-goal-of = { $title }: how it is won
page-players = Players
page-sheet-pull = Show more or less

page-dive = Deep Dive
page-dive-open = { $value }, open its Deep Dive
page-dive-reason = Reason
page-dive-amount = Amount
page-chapter = Rulebook: { $chapter }
page-dive-none = Nothing changes this number.

page-log = Log
page-log-search = Search the log
page-log-whose = Whose
page-log-everybody = Everybody
page-log-rolls = Only what has numbers
page-log-export = Save the log as a file
page-log-setup = Before the start
page-log-nothing = Nothing of the log fits
page-log-empty = Nothing has happened yet

page-dice-rolled = Rolled { $face }
page-dice-called = Rolled { $face }: { $call }
page-dice-skip = Skip the dice
page-keypad = The roll of your own dice
page-keypad-typed = Typed so far
page-keypad-hundred = Two ten-sided dice, tens first; 0 and 0 is 100.
page-keypad-back = Delete the last digit
page-keypad-enter = Enter the roll
page-keypad-app = Let the app roll this one

page-handover = Give the device to { $name }
page-handover-why = What comes next is for these eyes only. Nothing is shown until you say that you are there.
page-handover-ready = I am { $name }

page-keys = Keys
page-keys-about = These keys work here, now.
page-keys-help = This list
page-keys-home = Home
page-keys-tab = To the next field, with shift to the one before
page-keys-escape = Close what is open
page-key-tab = Tab
page-key-escape = Esc
page-key-space = Space

page-match-gathering = Armies are being chosen
page-match-loading = Setting up the table
page-match-closed = This table is closed to you
page-match-unknown = This page cannot show this game
page-match-lost = The connection is lost; coming back by itself.
page-match-retry = Now
page-late = The app has not answered yet; what you did counts only once it has.

page-cancel = Cancel
page-continue = Continue
page-points = { $points } points

page-motto = Every rule known, every number explained
page-motto-more = The referee of your golem battles: on this table, with real dice or the app's, against friends or the computer.
page-version = Shem { $version }
page-addresses = Other devices on this network: { $addresses }
page-addresses-none = Other devices cannot reach this one.
page-home-doors = What to do
page-home-continue = Continue
page-home-none = No match is under way
page-home-none-do = Choose a game, say who sits where, and begin. Everything is saved by itself, after every decision.
page-home-learn = Learn the rules
page-new = New match
page-new-about = Choose a game, say who sits where, and begin
page-armies = Armies
page-armies-about = Build, change and share them
page-workshop = Workshop
page-mine = Only what I own
page-workshop-about = Banners, your box, the stylus, print
page-replays = Replays
page-replays-about = Finished matches, step by step
page-help-about = One page, every chapter, every ruling
page-settings = Settings
page-settings-about = Language, look, dice, tiles

page-seat-you = you
page-seat-bot = computer
page-seat-away = { $name } (away)
page-seat-away-nameless = not here
page-seat-of = { $name } ({ $who })
page-bears = Banner
page-bears-now = Banner: { $banner }. Choose another
page-bears-none = none
page-bears-choose = Choose a banner
page-bears-other = Another one
page-hint = Hint
page-why-bot = Why did the computer do that?
page-analysis = Analysis
page-setup-hints = Hints are allowed
page-setup-hints-about = The log and the result say who took how many.
page-player-here = A person here
page-player-remote = A person on another device
page-player-host = The host
page-player-person = A person
page-player-apprentice = Computer 1: apprentice
page-player-scribe = Computer 2: scribe
page-player-shaper = Computer 3: shaper
page-player-adept = Computer 4: adept
page-player-master = Computer 5: master
page-player-archmage = Computer 6: archmage
page-player-greedy = Computer: skilled
page-player-trained = Computer: practised
page-player-search = Computer: searching
page-player-random = Computer: beginner
page-setup-personality = How it likes to play
page-personality-none = As it comes
page-personality-aggressive = aggressive
page-personality-careful = careful
page-personality-flags = after flags
page-player-with = { $player }, { $personality }

page-match-round-of = { $unit } { $round } of { $rounds }
page-match-won = { $count ->
    [one] Won by { $winners }
   *[other] Won by { $winners }
  }
page-match-drawn = Drawn
page-match-lost-quest = Lost
page-match-unfinished = Not finished
page-match-turn-yours = Your turn
page-match-turn-of = Turn of { $name }
page-match-links = Invitations
page-match-result = Result
page-match-remove = Delete
page-match-remove-of = Delete { $title }
page-match-remove-sure = Delete "{ $title }" for good? Save it as a file first if you want to keep it.
page-match-removed = Deleted.

page-join = Your seat
page-join-enter = To the table
page-join-later = Not now
page-join-seat = You play { $name }.
page-join-seat-about = This device now holds this seat. If the connection is lost, open the same link again.
page-join-name = Your name
page-join-bring = Your army
page-join-bring-about = Choose one that fits here, up to { $points } points. A file, a link or a code of an army can be brought in, too.
page-join-brings = You bring { $title }.
page-join-watch = You are watching.
page-join-watch-about = You see what everybody sees, and nothing that is secret.

page-lobby = Invitations
page-lobby-about = Let each player scan the code of their seat with a device on the same network, or send them the link.
page-lobby-here = Everybody plays on this device; others can watch.
page-lobby-alone = Shem was started for this machine alone. To let others in by link and QR code, end it and start it again like this (in its sources also: "make play"); the match stays.
page-lobby-share = shem serve --share
page-lobby-watch = To watch
page-lobby-watch-about = For any number of devices. Nothing secret is shown.
page-lobby-bring = Say who you are and bring your army. The match begins when everybody has one.
page-lobby-gathering = The match begins when everybody has brought an army.
page-lobby-awaited = Is choosing an army
page-lobby-ready = Army ready
page-lobby-taken = Somebody sits here; the link opens nothing any more.
page-lobby-waits = { $count ->
    [one] One army is still awaited
   *[other] { $count } armies are still awaited
}
page-lobby-armies = Before the start
page-lobby-others = Your army stands ready. Others are still choosing theirs.
page-lobby-host = All set. The match begins as soon as its host says so.
page-lobby-go = To the table
page-link-qr = QR code: { $title }
page-link-address = Link: { $title }
page-link-copy = Copy the link
page-link-copied = The link is copied.
page-link-by-hand = This browser does not let us copy: touch the link, it is marked; then copy it.
page-link-renew = New link
page-link-renew-title = A new link: { $title }
page-link-renew-sure = The old link and its QR code stop working, and whoever plays there leaves the table until they open the new link. Everybody is told, and the log says so. What was played stays.
page-link-renewed = The seat has a new link.

page-settings-look = Language and look
page-settings-language = Language
page-settings-theme = Theme
page-theme-auto = As the device
page-theme-dark = Dark
page-theme-light = Light
page-settings-motion = Motion
page-motion-auto = As the device
page-motion-on = Full
page-motion-off = None
page-settings-contrast = More contrast
page-settings-contrast-about = Stronger lines and letters
page-settings-dice = Dice
page-settings-dice-who = Who rolls
page-settings-dice-about = The default for new matches here. Rolls that are entered by hand are marked in the log and in the result.
page-pace = Others' turns
page-pace-about = How fast you are shown what the computer and other players do, deployment included. You can change it and skip during the match, too.
page-pace-times = { $times }×
page-pace-once = At once
page-pace-change = Change how fast others' turns are shown
page-pace-skip = Skip to the end of what is being shown
page-pace-skip-short = Skip
page-dice-app = The app rolls
page-dice-either = The app rolls, or I do
page-dice-enter = I roll and enter it
page-settings-seat = At the table

page-packs = Content packs
page-packs-about = Scenarios and pieces written by others: a ZIP file, or the YAML files themselves.
page-packs-none = None has been brought in yet.
page-packs-cards = Type in cards of one’s own
page-packs-add = Bring in a pack
page-packs-added = The pack is there.
page-packs-remove = Remove { $name }
page-packs-remove-do = Remove
page-packs-remove-sure = Its scenarios and pieces go. Matches that were begun with them can be played on.
page-packs-removed = { $name } is gone.
page-packs-counts = { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
  }, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
  }

page-help-search = Search the rules
page-help-topics = Topics
page-help-editions = How the editions differ
page-help-rulings = Rulings
page-help-rulings-about = What was decided where the books leave something open or contradict each other. B7 is the number of a ruling; the log and the numbers name them.
page-help-rulings-here = { $count ->
    [one] One ruling on this
   *[other] { $count } rulings on this
}
page-help-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
page-help-meant = Shown for: { $words }
page-help-nothing = Nothing fits
page-help-nothing-do = Try other words, such as "cover" or "how do I win".

page-replay = Replay
page-replay-watch = Watch
page-replays-none = No replay yet
page-replays-none-do = A match that is over is kept here. You can also open the file of one.
page-replay-open = Open a file
page-replay-open-about = Matches saved here, on another device or by the command line (.jsonl).
page-replay-pick = Choose a file
page-replay-save = Save the match as a file
page-replay-resume = Go on from where it ends, with new dice
page-replay-graph = Points until { $unit } { $rounds }, up to { $most }
page-replay-empty = Nothing has happened in this match yet
page-replay-under = { $round ->
    [0] Before the start
   *[other] { $unit } { $round }
} · step { $step } of { $steps }
page-replay-steps = Steps
page-replay-step = Step { $step }
page-replay-step-at = Step
page-replay-controls = Controls
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-part = Show
page-replay-eyes = Through whose eyes
page-replay-eyes-none = As a spectator
page-replay-eyes-of = As { $name }
page-replay-key-back = One step back
page-replay-key-next = One step on
page-replay-key-round-back = A round or turn back
page-replay-key-round-next = A round or turn on
page-replay-key-play = Play or pause

page-setup-players-count = { $count } players

page-setup-how-many = How many play
page-setup-seat = Player { $number }
page-setup-who = Who plays
page-setup-figures = Figures and pieces
page-setup-figures-app = On the screen
page-setup-figures-real = Real ones on the table
page-setup-name = Name
page-setup-name-none = As you like
page-setup-lenient = The computer lets me take back what was rolled or shown
page-setup-lenient-about = Undo then goes back past rolls, secrets and the computer's answers. It asks first, and the log and the result say so.
page-setup-dice = Dice
page-setup-dice-about = Only a seat that is set up so can enter rolls by hand, and each of them is marked in the log and in the result. Single rolls can always be given to the app.
page-setup-options = Rules
page-setup-start = Begin the match
page-setup-starting = The table is being laid

## Lessons

page-lessons = Lessons
page-lessons-about = Learn a game by playing it, step by step

## At the table

page-menu = Menu
page-menu-table = Table and television
page-orders = Standing orders
page-orders-short = Orders
page-orders-about = What is done for you without asking, until you take it back. Nobody else sees it.
page-orders-none = There are none that you can give now.
page-undo = Undo
page-undo-title = Take it back?
page-undo-title-theirs = Take back what { $name } decided?
page-undo-theirs-here = Better hand the device to { $name } for that.
page-undo-what = Take back: { $what }
page-undo-more = { $count ->
    [one] With it goes 1 decision of the computer that came after it.
   *[other] With it go { $count } decisions of the computer that came after it.
}
page-undo-do = Take it back
page-undo-ask = Ask to take it back
page-undo-waits = The others are asked whether you may take it back …
page-undo-yes = I agree
page-undo-no = No
page-redo = Redo
page-redo-what = Do again: { $what }
page-past = { $count ->
    [one] { $name } took back 1 step past dice or what was shown.
   *[other] { $name } took back { $count } steps past dice or what was shown.
}
page-entered = { $count ->
    [one] { $name }: 1 roll was entered by hand.
   *[other] { $name }: { $count } rolls were entered by hand.
}
page-save-file = Save as a file
page-resign = Give up
page-leave = Leave; it is kept
page-story = What happens
page-result = Result
page-rematch = Once more, with the same people?
page-rematch-same = Rematch, same sides
page-rematch-again = Play it again
page-rematch-swap = Rematch, sides swapped
page-rematch-there = A rematch has begun.
page-rematch-go = To the rematch
page-won = Victory for { $names }
page-draw = Nobody wins
page-you-won = You won, { $mine } to { $theirs }
page-you-lost = You lost, { $mine } to { $theirs }
page-you-drew = A draw, { $mine } to { $theirs }
page-help-here = Help about this
page-help-all = All about how to play
page-why = Why can't I?
page-why-legal = That is allowed
page-turn-of = turn of { $name }
page-turn-soon = it is your turn next
page-turn-yours = Your turn
page-thinks = { $name }: thinking
page-over = It is over
page-waiting = The others are on
page-watching = You are watching
page-roll = Roll the dice
page-by-hand = Roll with my own dice
page-go-on = Go on
page-result-replay = See it again
page-result-look = Look at the board
page-help-short = Help
page-board = Board
page-side = What is chosen
page-controls = Controls
page-key-choice = Take the choice of this number
page-key-enter = Do it, or go on
page-key-cancel = One step back
