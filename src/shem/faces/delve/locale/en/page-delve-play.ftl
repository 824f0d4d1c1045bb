# Delve's page: what is asked and done on it.

page-delve-party = Party
page-delve-decks = Decks
page-delve-book-short = Book
page-delve-objective = The objective
page-delve-advise = What would you do?
page-delve-all-choices = All choices
page-delve-why-last = Why did it do that?
page-delve-look = Look at { $area }
page-delve-sees = { $count ->
    [0] Nothing is seen from here.
    [one] One area is seen from here.
   *[other] { $count } areas are seen from here.
}
page-delve-health = { $health } of { $most } Health
page-delve-souls = { $souls ->
    [one] { $souls } soul point
   *[other] { $souls } soul points
}
page-delve-fell = fell
page-delve-line-odds = { $mean } wounds expected, kills { $kills } of the time
page-delve-line-evades = An Evade: Enemies here attack first.
page-delve-with = With { $name }: { $mean } wounds, kills { $kills }
page-delve-begin-attack = Bare hands
page-delve-begin-move = Move
page-delve-begin-power = A power
page-delve-begin-item = An Item
page-delve-begin-blessing = A Blessing
page-delve-begin-open = Open a door
page-delve-begin-force = Break something open
page-delve-begin-search = Search
page-delve-begin-equip = Change an Item
page-delve-begin-pick = Pick something up
page-delve-begin-drop = Drop something
page-delve-begin-exchange = Exchange
page-delve-begin-pass = Pass something on
page-delve-begin-reroll = Roll a die again
page-delve-begin-push = Where to
page-delve-begin-return = Come back
page-delve-begin-count = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
page-delve-won = { $quest }: the quest is won.
page-delve-lost = { $quest }: the quest is lost.

page-delve-key-choice = Touch a choice of the list
page-delve-key-enter = Do what is chosen
page-delve-key-cancel = One step back
page-delve-key-pass = Choose what ends or passes
page-delve-key-board = To the dungeon
page-delve-zoom-in = Nearer
page-delve-zoom-out = Farther
page-delve-overview = The whole dungeon

# A new quest

page-delve-new-about = One to five Heroes against the Deep Kiln. They all win or all lose; whoever nobody plays is played by the computer.
page-delve-loading = Quests and Heroes are fetched.
page-delve-quest = Which quest
page-delve-act = Act { $act }
page-delve-skirmish = A skirmish
page-delve-skirmish-about = A dungeon that is made for this game by its number.
page-delve-seed = Number of the dungeon
page-delve-hero-number = Hero { $number }
page-delve-hero = Hero
page-delve-dice = Dice and cards
page-delve-dice-app = The app's
page-delve-dice-table = From the table
page-delve-dice-about = From the table: each die that falls and each card that is drawn is named by its face.
