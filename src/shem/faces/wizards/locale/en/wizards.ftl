### Wizards (Golems by Lloyd Krassner).

wizards-title = Wizards
wizards-about = Golems by Lloyd Krassner: wizards craft golems from cards, cast spells that others may dispel, and fight stack against stack.
wizards-seat = Player { $number }
wizards-golem = { $size } { $material } { $shape }
wizards-named = { $golem } ({ $number })
wizards-chit = Golem { $number }
wizards-owned = { $unit } of { $seat }
wizards-wizard = { $seat ->
    [none] the Wizard
   *[other] the Wizard of { $seat }
}
wizards-slot-wizard = the Wizard
wizards-slot-golem = the { $size } Golem
wizards-trait-material = material
wizards-trait-size = size
wizards-trait-shape = shape
wizards-hardness-soft = Soft
wizards-hardness-hard = Hard
wizards-hardness-rock = Rock
wizards-hardness-metal = Metal
wizards-deck-golem = Golem Deck
wizards-deck-event = Event Deck
wizards-phase-power = Power Phase
wizards-phase-craft = Craft Phase
wizards-phase-fate = Fate Phase
wizards-phase-spell = Spell Phase
wizards-phase-move = Move Phase
wizards-phase-battle = Battle Phase
wizards-phase-end = End Phase

## Cards

wizards-text-material = Material, { $hardness }: Force { $force }, Armor { $armor }. Who controls the { $site } pays the single price.
wizards-text-size = Size: Hits { $hits }, Force { $force }, Armor { $armor }.
wizards-text-shape = Shape: Move { $move }, Force { $force }, Armor { $armor }{ $flies ->
    [yes] . It flies over units and Water.
   *[no] .
}
wizards-text-extra-attack = A unit of yours gets an extra attack this Round: { $whom ->
    [any] any
   *[other] { $whom }
}.
wizards-text-armor = Your unit that is attacked has { $amount } Armor more in this attack: { $whom ->
    [any] any
   *[other] { $whom }
}.
wizards-text-force = Your attacker has { $amount } Force more in this attack against a target that is { $whom ->
    [any] any
   *[other] { $whom }
}.
wizards-text-haste = Each Golem of a stack may make a second full move this turn.
wizards-text-mana = You gain { $amount } Mana.
wizards-text-storm = Each Golem of a stack is attacked with Force { $amount }.
wizards-text-power = The Golems of a stack have { $amount } Force more for { $turns ->
    [one] one turn
   *[other] { $turns } turns
} of yours.
wizards-text-protection = The Golems of a stack have { $amount } Armor more for { $turns ->
    [one] one turn
   *[other] { $turns } turns
} of yours.
wizards-text-portal = The Golems of a stack of yours go to an empty space.
wizards-text-divination = You see both hands of an opponent and the next { $amount } cards of each deck.
wizards-text-dispell = Negates the Spell that was just played.
wizards-text-repair = All damage of the units of a stack is gone.
wizards-text-theft = You take a random card from a hand of an opponent.
wizards-text-transformation = A Golem gets another size, shape or material for good. Of two alike in its stack both are destroyed.

## The table

wizards-round-line = Round { $round } of { $limit }. It is the turn of { $seat }.
wizards-seat-line = { $seat }: { $alive ->
    [yes] { $mana } Mana (+{ $income } in the next Power Phase), sites { $sites }, Golem cards { $golem }, Event cards { $event }
   *[no] dead
}.
wizards-hand-golem = Your Golem cards: { $cards ->
    [none] none
   *[other] { $cards }
}.
wizards-hand-event = Your Event cards: { $cards ->
    [none] none
   *[other] { $cards }
}.
wizards-unit-line = { $space } { $unit }{ $wizard ->
    [yes] { "" }
   *[no] { " " }of { $seat }
}: Force { $force }, Armor { $armor }, { $wizard ->
    [yes] { "" }
   *[no] Move { $move }, { "" }
}Hits { $hits } of { $full }{ $may ->
    [yes] , may move
   *[no] { "" }
}{ $auras ->
    [none] { "" }
   *[other] , under { $auras }
}
wizards-deck-line = { $deck }: { $left } left; discarded: { $discards ->
    [none] nothing
   *[other] { $discards }
}.
wizards-known-line = You know of { $seat }, { $deck }: { $cards }.
wizards-top-line = { $deck }, the next cards as far as you know them: { $cards }.
wizards-spell-line = Unresolved: { $event } of { $seat }.
wizards-cast-line = { $event } of { $seat }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
wizards-battle-line = Battle of { $here } against { $there }, Round { $round }.
wizards-space-line = { $space }, { $tile }.
wizards-held-line = { $how ->
    [none] Nobody controls it.
    [on] Controlled by { $seats }, who stands there.
   *[beside] Controlled by { $seats }, with a Golem beside it.
}
wizards-aura-line = { $event } of { $seat }: { $left ->
    [one] until its next End Phase
   *[other] for { $left } of its End Phases
}.
wizards-legend = # Tower, * Monolith, ~ Water, . Wasteland. After it who stands there: the player, a colon, W for the Wizard and the numbers of Golems.
wizards-spaces = Type a space: { $spaces }.

## Questions

wizards-ask-craft = Craft a Golem? You have { $mana } Mana.
wizards-ask-draw = Card { $number } of { $most }: from which deck?
wizards-ask-buy = Buy one more card for { $price } Mana? You have { $mana }.
wizards-ask-discard = Your hand is too large ({ $deck }): discard { $count ->
    [one] a card
   *[other] { $count } cards
}.
wizards-ask-cast = Play a Spell for { $price } Mana?
wizards-ask-answer = { $seat } plays { $event }{ $aim ->
    [none] { "" }
   *[other] { " " }({ $aim })
}. Dispell it for { $price } Mana?
wizards-ask-move = Move a unit:
wizards-ask-fight = Attack an adjacent stack?
wizards-ask-strike = Round { $round }: who attacks whom{ $extra ->
    [yes] { " " }with the extra attack
   *[no] { "" }
}?
wizards-ask-battle-cards = { $unit } attacks { $target }. Play a Battle card?
wizards-ask-return = Put a lost Soft Golem back into play?
wizards-option-craft = { $golem } on { $space }
wizards-option-draw = from the { $deck }
wizards-option-cast = { $event }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
wizards-option-transform = { $unit } on { $space } becomes { $value }
wizards-option-move = { $unit } to { $space }
wizards-option-fight = { $here } attacks { $there } ({ $seat })
wizards-option-strike = { $unit } attacks { $target }
wizards-option-play = { $event } for { $unit }
wizards-option-return = { $unit } to { $space }
wizards-option-done = { $prompt ->
    [craft] craft nothing
    [buy] buy nothing more
    [cast] pass
    [answer] let it happen
    [battle-cards] pass
    [return] let the others go
    [fight] no more battles
   *[other] no more moves
}
wizards-option-more = { $what } ({ $count })
wizards-aim-theft = the hand of { $seat }, { $deck }
wizards-aim-portal = { $start } to { $space }
wizards-aim-transformation = { $unit } on { $space } becomes { $value }
wizards-how-move = Type the Golem's number and a space, such as: move 2 C4
wizards-how-fight = Type your space and the other one, such as: fight A1 B1
wizards-how-cast = Type the Spell and the spaces that it names, such as: cast haste A1
wizards-how-look = Type a space, the number of a Golem of yours or a card, such as: look C4
wizards-no-golem = You have no Golem { $typed } on the board.
wizards-cannot-come = { $name } cannot come now: every copy is elsewhere.
wizards-command-done = done, pass, no, none
wizards-command-move = move, mv
wizards-command-fight = fight, attack
wizards-command-cast = cast
wizards-command-look = look, space, unit, card
wizards-command-mana = mana
wizards-play-help =
    Wizards: spaces are called A1 to H8. "move 2 C4" moves your Golem 2, "fight A1 B1" attacks, "cast haste A1" plays a Spell.
    "done" ends what you are asked. A card or a deck can be named by how it begins.
    look C4      a space and who stands there; so too "look 2" for a Golem of yours, "look haste" for a card
    why look C4  where the figures of those who stand there come from
    why mana     what everybody gets in the next Power Phase
    orders       your standing orders, seen by you alone; "orders 1" gives the first one, or takes it back

## Rolls

wizards-roll-tile = Which tile lies on { $space }? { $left } are left.
wizards-roll-corner = Which corner gets the next Tower of a player ({ $left } are left)?
wizards-roll-first-wizard = Who goes first ({ $left } players)?
wizards-roll-card = { $seat } draws a card from the { $deck }: which?
wizards-roll-look = { $seat } looks at the next card of the { $deck }: which?
wizards-roll-stolen = { $seat } takes a card from the hand of { $victim } ({ $deck }): which?
wizards-roll-attack = The attacker's die: { $unit ->
    [none] the Storm
   *[other] { $unit }
} against { $target }.
wizards-roll-defence = The defender's die: { $target } against { $unit ->
    [none] the Storm
   *[other] { $unit }
}.
wizards-roll-imagined-card = A card that could be there ({ $left } in all).

## Actions

wizards-action-done = { $seat } is done.
wizards-action-craft = { $seat } crafts a { $golem } on { $space }.
wizards-action-draw = { $seat } draws from the { $deck }.
wizards-action-buy = { $seat } buys a card from the { $deck }.
wizards-action-discard = { $seat } discards { $card } ({ $deck }).
wizards-action-cast = { $seat } plays { $event }{ $target ->
    [none] { "" }
   *[other] : { $target }
}.
wizards-action-move = { $seat } moves { $unit } from { $start } to { $space }.
wizards-action-fight = { $seat } attacks { $there } from { $here }.
wizards-action-strike = { $seat }: { $unit } attacks { $target }.
wizards-action-play = { $seat } plays { $event } for { $unit }.
wizards-action-return = { $seat } puts a Golem back into play on { $space }.

## Events

wizards-event-map-laid = The map is laid. Towers, from Player 1 on: { $towers }.
wizards-event-first-drawn = { $seat } goes first.
wizards-event-dealt = { $seat } is dealt { $golem } Golem cards and { $event } Event cards.
wizards-event-turn-began = Round { $round }: the turn of { $seat }.
wizards-event-mana-gained = { $seat } gains { $amount } Mana and has { $mana }.
wizards-event-crafted = { $seat } crafts { $number } on { $space } for { $cost } Mana.
wizards-event-drew = { $seat } { $bought ->
    [1] buys a card
   *[other] draws a card
} from the { $deck }.
wizards-event-own-card = Secret: { $seat } has { $card } now ({ $deck }).
wizards-event-shuffled = The { $deck } has run out: its discards are shuffled.
wizards-event-discarded = { $seat } discards { $card } ({ $deck }).
wizards-event-cast = { $seat } plays { $event }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
wizards-event-passed = { $seat } passes.
wizards-event-negated = { $seat } dispels { $event } of { $caster }.
wizards-event-ritual = Ritual: { $seat } gains { $amount } Mana and has { $mana }.
wizards-event-hasted = { $seat } hastens the Golems on { $space }: they may move twice this turn.
wizards-event-aura = { $seat } lays { $event } on the Golems on { $space }: { $amount } more for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
wizards-event-aura-ended = { $event } ends for { $number }.
wizards-event-ported = The Golems on { $space } go through a portal of { $seat } to { $to }.
wizards-event-repaired = { $seat } repairs all damage on { $space }.
wizards-event-looked = { $seat } looks at the hands of { $victim } and at the decks.
wizards-event-hand-seen = Secret: { $victim } holds, of the { $deck }: { $cards ->
    [none] nothing
   *[other] { $cards }
}.
wizards-event-deck-seen = Secret: the next cards of the { $deck }: { $cards ->
    [none] none
   *[other] { $cards }
}.
wizards-event-stole = { $seat } { $cards ->
    [1] takes a card from the hand of { $victim } ({ $deck })
   *[other] finds the hand of { $victim } empty ({ $deck })
}.
wizards-event-own-theft = Secret: { $seat } has taken { $card } from { $victim }.
wizards-event-transformed = On { $space } the { $trait } of a Golem changes to { $value }: { $number }.
wizards-event-likes-destroyed = Alike in { $trait } on { $space }: { $units } are destroyed.
wizards-event-stormed = The Storm rolls { $attack }, { $number } { $defence }: { $hit ->
    [1] a Hit is lost
   *[other] no harm
}.
wizards-event-moved = { $number } moves from { $start }: { $way }.
wizards-event-battle-began = { $seat } attacks { $enemy }: { $here } against { $there }.
wizards-event-battle-round = Round { $round } of the battle.
wizards-event-aimed = { $number } attacks { $target }{ $extra ->
    [1] , an extra attack
   *[other] { "" }
}.
wizards-event-played = { $seat } plays { $event } for { $number }.
wizards-event-struck = { $number } rolls { $attack }, { $target } { $defence }: { $hit ->
    [1] a Hit is lost
   *[other] no harm
}.
wizards-event-destroyed = { $number } is destroyed on { $space }.
wizards-event-battle-ended = { $winner } wins the battle of { $here } against { $there }.
wizards-event-wizard-died = The Wizard of { $seat } is dead. Its units are gone; it held { $golem ->
    [none] no Golem card
   *[other] { $golem }
} and { $event ->
    [none] no Event card
   *[other] { $event }
}.
wizards-event-returned = { $number } is back in play on { $space }.
wizards-event-lost = { $number } does not return.
wizards-event-turn-ended = The turn of { $seat } is over.
wizards-event-ended = The game is over. Sites: { $sites }. Mana: { $mana }.
wizards-outcome = { $winners ->
    [none] A draw.
   *[other] Victory for { $winners }.
} Sites: { $scores }.
wizards-ending-last-wizard = One Wizard is left.
wizards-ending-round-limit = The limit of rounds is reached.

wizards-order-pass-spells = Pass on Spells in others' turns until something of mine is named
wizards-order-no-cards = Play no Battle cards in this battle

wizards-digest-own = { $hits ->
    [0] Your units lost no Hit
    [one] Your units lost 1 Hit
   *[other] Your units lost { $hits } Hits
}{ $gone ->
    [none] .
   *[other] ; destroyed: { $gone }.
}
