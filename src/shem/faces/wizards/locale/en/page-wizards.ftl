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
page-wizards-digest = Since your last turn
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
page-wizards-try = Try Golems in the workshop
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
page-wizards-fray-figures = { $unit }: Force { $force }, Armor { $armor }; where they come from
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
page-wizards-seen-deck = Next cards of the { $deck }, in order
page-wizards-seen-none = No cards
page-wizards-seen-close = Put it away

## Draws, set-up and players

page-wizards-lay = Lay the map
page-wizards-lay-ask = Which tile lies on { $space }?
page-wizards-lay-last = The last tile goes to { $space }.
page-wizards-lay-anew = No dry paths joined the Towers: the map is laid once more.
page-wizards-map-lies = So the map lies
page-wizards-cards-of = Cards of { $name }
page-wizards-cards-are = These are the cards
page-wizards-it-is = It is: { $name }
page-wizards-eyes = For the eyes of { $name } only.
page-wizards-named = { $named } of { $all } are named.
page-wizards-named-cards = Named so far
page-wizards-name-search = Search by name
page-wizards-name-none = Nothing is called so.
page-wizards-name-back = Take back { $name }
page-wizards-name-before = One before { $name }
page-wizards-name-onward = Go on after the last
page-wizards-name-stays = What is named then stays
page-wizards-app-draws = The app draws this one
page-wizards-new-about = Who sits where, and how do the cards come?
page-wizards-start-under = { $count } wizards, { $limit ->
    [1] 1 round
   *[other] up to { $limit } rounds
}
page-wizards-limit = Rounds at most
page-wizards-limit-about = { $least } to { $most }; usual are { $usual }. Then whoever controls most sites wins.
page-wizards-from = Cards, map and dice
page-wizards-from-app = The app's
page-wizards-from-table = From our table
page-wizards-from-about = With the game before you, you name the tiles as they lie and each person names their own cards, unseen by the others; dice are entered. What the computer draws, the app draws.
page-wizards-connected = Dry paths join the Towers
page-wizards-connected-about = A map without them is laid once more; else it stays as it comes.
page-wizards-start-golem = Golem cards at first
page-wizards-start-event = Event cards at first
page-wizards-dead = dead
page-wizards-active = at turn
page-wizards-income = +{ $mana } next time
page-wizards-hand-sizes = { $golem ->
    [one] 1 Golem card
   *[other] { $golem } Golem cards
}, { $event ->
    [one] 1 Event card
   *[other] { $event } Event cards
} in hand
page-wizards-known = In that hand, as you know:
page-wizards-decks = The decks
page-wizards-deck-left = { $left ->
    [one] 1 card
   *[other] { $left } cards
}
page-wizards-top = Next, as far as you know:
page-wizards-discards = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}
page-wizards-no-discards = Nothing discarded.
page-wizards-ended = { $sites ->
    [one] 1 site
   *[other] { $sites } sites
}, { $mana } Mana, { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}
page-wizards-holds = { $sites ->
    [one] 1 site
   *[other] { $sites } sites
}, { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}
page-wizards-unknown = unknown
