# The sentences of Wizards' page. The page reads this file itself; ids begin with page-.

## The table

page-wizards-seat-line = { $name }: { $sites ->
    [one] 1 site
   *[other] { $sites } sites
}, { $mana } Mana, { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}{ $alive ->
    [yes] { "" }
   *[no] , dead
}
page-wizards-touch-lit = Touch a lit space of the board, or choose here.
page-wizards-look = Look at { $space }
page-wizards-to-battle = To the battle
page-wizards-key-choice = Choose from the list
page-wizards-key-enter = Do what is chosen
page-wizards-key-cancel = One step back
page-wizards-key-pass = Pass, or end what is asked
page-wizards-key-board = To the board
page-wizards-key-cards = To the cards

## Board

page-wizards-board = The board, eight rows of eight spaces
page-wizards-board-tower = the Tower of { $name }
page-wizards-board-battle = a battle is fought here
page-wizards-board-choosable = { $what ->
    [none] can be chosen
   *[other] can be chosen: { $what }
}
page-wizards-board-chosen = chosen

## Cards, workshop and set-up

page-wizards-hand = Your hand
page-wizards-held = { $card }{ $count ->
    [1] { "" }
   *[other] , { $count } of them
}. { $text } { $note }{ $chance ->
    [none] { "" }
   *[other] { " " }With it the attack hits { $chance } of the time.
}
page-wizards-look-card = Look at { $card }
page-wizards-battle-card = Battle card
page-wizards-spell = Spell
page-wizards-workshop = The workshop
page-wizards-bench-empty = Choose a material, a size and a shape.
page-wizards-none-held = None in your hand
page-wizards-mana = { $mana } Mana
page-wizards-doubled = Doubled, for you do not control this site: { $site }.
page-wizards-single = Not doubled, for you control this site: { $site }.
page-wizards-too-dear = You have only { $mana } Mana.
page-wizards-places = Where it may stand
page-wizards-place-free = It may stand here.

## Battle and spells

page-wizards-fray-round = Round { $round }
page-wizards-fray-turn = { $name } attacks
page-wizards-fray-order = Who attacks yet, size by size
page-wizards-fray-done = nobody
page-wizards-fray-aside = Look at the board
page-wizards-fray-force = Force
page-wizards-fray-armor = Armor
page-wizards-fray-force-of = Force { $force }: where it comes from
page-wizards-fray-armor-of = Armor { $armor }: where it comes from
page-wizards-fray-struck = It has attacked
page-wizards-fray-extra = { $count ->
    [one] 1 extra attack
   *[other] { $count } extra attacks
}
page-wizards-fray-due = It may attack now
page-wizards-fray-hit = Hit: { $chance }
page-wizards-fray-who = Who attacks? Touch one of your units.
page-wizards-fray-target = Touch the target.
page-wizards-fray-cards = What cards of yours would make of it
page-wizards-fray-asked = { $name } is asked for a card
page-wizards-fray-waits = After this: { $attack }
page-wizards-forecast = How the battle may end
page-wizards-forecast-wait = The battle is played out
page-wizards-forecast-unit = Unit
page-wizards-forecast-stands = is left
page-wizards-forecast-hits = with Hits
page-wizards-spells = The Spells that are cast
page-wizards-spells-count = { $count ->
    [one] 1 Spell
   *[other] { $count } Spells
}
page-wizards-spell-asked = Asked: { $names }.
page-wizards-spell-open = May still answer: { $names }.
page-wizards-spell-none = Nobody may answer any more.
page-wizards-seen = Divination
page-wizards-seen-about = Only you see this. What you saw of the hand stays noted with the player.
page-wizards-seen-hand = { $name }, cards of the { $deck }
page-wizards-seen-deck = Next cards of the { $deck }
page-wizards-seen-none = No cards
page-wizards-seen-close = Put it away
