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
