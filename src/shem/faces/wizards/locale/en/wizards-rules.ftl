### Wizards: numbers, refusals, options.

## Numbers

wizards-number-income = Mana of the next Power Phase
wizards-number-cost = Cost
wizards-number-force = Force
wizards-number-armor = Armor
wizards-number-move = Move
wizards-number-hits = Hits
wizards-number-of = { $number }, { $seat }
wizards-why-power-phase = every Power Phase
wizards-why-own-tower = own Tower
wizards-why-tower-held = an occupied Tower
wizards-why-monolith = an occupied Monolith
wizards-why-material = material
wizards-why-size = size
wizards-why-shape = shape
wizards-why-wizard = the Wizard
wizards-why-tower-armor = in a Tower
wizards-why-aura = a Spell at work
wizards-why-event-card = a Battle card
wizards-why-storm = a Storm
wizards-why-force = Force
wizards-why-hits = Hits
wizards-why-no-site = doubled, without control of the site
wizards-why-damage = damage

## Refusals

wizards-reject-game-over = The game is over.
wizards-reject-not-your-decision = You are not asked now.
wizards-reject-another-decision = Something else is asked now.
wizards-reject-not-in-hand = You do not hold that card.
wizards-reject-no-such-card = There is no such card.
wizards-reject-mana-short = It costs { $need } Mana; you have { $have }.
wizards-reject-not-at-tower = { $about } is neither your Tower nor beside it.
wizards-reject-on-water = { $about } is Water; nobody stops there.
wizards-reject-enemy-there = Enemies stand on { $about }.
wizards-reject-stack-full = On { $about } there are { $have } Golems already; { $need } is the most.
wizards-reject-same-size = On { $about } there is a Golem of this size already.
wizards-reject-same-shape = On { $about } there is a Golem of this shape already.
wizards-reject-same-hardness = On { $about } there is a Golem of this hardness already.
wizards-reject-deck-empty = The { $about } and its discards are empty.
wizards-reject-not-a-spell = { $about } is a Battle card, not a Spell.
wizards-reject-not-a-battle-card = { $about } is a Spell, not a Battle card.
wizards-reject-nothing-to-dispell = There is no Spell to dispel.
wizards-reject-only-dispell = { $about } cannot answer a Spell; only a Dispell can.
wizards-reject-no-stack = No Golem stands on { $about }.
wizards-reject-not-yours = The units on { $about } are not yours.
wizards-reject-not-empty = { $about } is not empty.
wizards-reject-not-an-opponent = That is no opponent who plays still.
wizards-reject-no-golem = There is no such Golem on { $about }.
wizards-reject-same-value = The Golem is so already.
wizards-reject-no-unit = There is no such unit on { $about }.
wizards-reject-wizard-stays = A Wizard does not move.
wizards-reject-has-moved = The unit on { $about } has no move left this turn.
wizards-reject-out-of-reach = { $about } is out of reach; the unit moves { $have ->
    [one] one space
   *[other] { $have } spaces
} at most.
wizards-reject-not-adjacent = { $about } is not adjacent to your stack.
wizards-reject-no-enemy = There is no such enemy.
wizards-reject-not-its-attack = It is not the attack of { $about ->
    [none] this unit
   *[other] { $about }
}.
wizards-reject-no-target = That is no target for it.
wizards-reject-wrong-trait = { $about } does not name a unit like this.
wizards-reject-has-attacked = It is too late: the attack of this unit in this Round is over.
wizards-reject-not-lost = No such Golem of yours was lost.
wizards-reject-stack-first = It returns to { $about }, where it fought.
wizards-reject-not-beside = It returns to a space beside { $about }.

## What bots value

wizards-term-end = the end
wizards-term-mana = Mana
wizards-term-golems = Golems
wizards-term-sites = sites
wizards-term-wizards = Hits of Wizards
wizards-term-stacks = stacks
wizards-term-income = Mana of Power Phases
wizards-term-cards = cards in hand
wizards-term-march = the way to Towers
wizards-term-threat = threats to Wizards
wizards-term-clash = stacks in reach of stronger ones
wizards-term-hits = Hits to be expected
wizards-term-spell = the Spell
wizards-term-lack = cards that the hand lacks

## Set-ups

help-limit = Rounds after which the game ends, 1 to 999 (wizards).
help-connected = Lay the map anew until dry paths join the Towers; else as it comes (wizards).
help-cards = The name of a pack of cards and tiles (wizards, delve).
help-map = The name of a map of that pack (wizards).
help-hands = How many Golem and Event cards each seat begins with, such as "6+3 4+2" (wizards).
error-bad-round-limit = The limit of rounds must be a whole number from { $least } to { $most }, not { $value }.
error-bad-connected = "connected" must be true or false, not { $value }.
error-map-size = A map names { $need } tiles, row by row.
error-no-such-tile = Space { $space } of the map: there is no tile "{ $name }"; the tiles are { $known }.
error-tower-corner = Space { $space } of the map: Towers lie in the four corners and nowhere else.
error-tile-count = The map has { $have } tiles "{ $name }"; the box has { $need }.
error-bad-hands = Hands name the Golem and the Event cards of each of the { $need } seats, such as 6+3 4+2.
error-hands-many = The hands hold { $have } { $name ->
    [golem] Golem cards
   *[event] Event cards
} together; the deck has { $need }.
error-unknown-map = There is no map "{ $name }". { $known ->
    [none] There is none.
   *[other] The maps are: { $known }.
}
error-unknown-pack = There is no pack "{ $name }" of cards for Wizards. { $known ->
    [none] There is none.
   *[other] The packs are: { $known }.
}
