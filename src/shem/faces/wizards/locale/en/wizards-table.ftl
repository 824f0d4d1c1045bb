### Wizards' page: what the table says to it.

wizards-table-title = Wizards
wizards-table-victory-last = The last Wizard who lives wins.
wizards-table-victory-limit = After round { $limit }, whoever controls the most sites wins; of equals, whoever has the most Mana.

## Questions

wizards-table-wait-craft = { $names }: crafting a Golem, with { $mana } Mana?
wizards-table-wait-draw = { $names }: card { $number } of { $most }, from which deck?
wizards-table-wait-buy = { $names }: one more card for { $price } Mana, of { $mana }?
wizards-table-wait-discard = { $names }: what to discard ({ $deck }, { $count })?
wizards-table-wait-cast = { $names }: a Spell for { $price } Mana?
wizards-table-wait-answer = { $names }: dispel { $event } of { $seat } for { $price } Mana{ $aim ->
    [none] { "" }
   *[other] { " " }({ $aim })
}?
wizards-table-wait-move = { $names }: moving.
wizards-table-wait-fight = { $names }: attacking?
wizards-table-wait-strike = { $names }, Round { $round }: who attacks whom{ $extra ->
    [yes] { " " }with the extra attack
   *[no] { "" }
}?
wizards-table-wait-battle-cards = { $names }: a Battle card, now that { $unit } attacks { $target }?
wizards-table-wait-return = { $names }: put a lost Soft Golem back into play?

## Choices

wizards-table-price = { $mana } Mana
wizards-table-does-craft = It stands on { $space } and may move this turn.{ $doubled ->
    [yes] { " " }The price is doubled, for you do not control the { $site }.
   *[no] { " " }The price is single, for you control the { $site }.
}
wizards-table-does-draw = You see the card; the others see from which deck.
wizards-table-does-buy = You see the card; the others see from which deck.
wizards-table-does-discard = Everybody sees it on the discards.
wizards-table-does-move = By { $way }.
wizards-table-does-fight = Both stacks fight until one is gone. Nobody retreats.
wizards-table-does-strike = It hits in { $chance } of 100 rolls.
wizards-table-does-return = It is back with all its Hits.
wizards-table-does-done = { $prompt ->
    [craft] You make no Golem this turn.
    [buy] Then each hand of more than seven cards is cut down.
    [cast] The Spell Phase is over when all pass in a row.
    [answer] You do not dispel it.
    [move] Then come the battles.
    [fight] Then the turn ends.
    [battle-cards] The dice are rolled when both pass in a row.
   *[other] What is left does not return.
}
wizards-table-tap-first = { $prompt ->
    [craft] Choose a material, a size, a shape and a space.
    [cast] Choose a Spell, then what it is for.
    [move] Touch a unit, then a space.
    [fight] Touch your stack, then the one that it attacks.
    [strike] Touch who attacks, then its target.
   *[other] Touch one of the choices.
}
wizards-table-no-attack = No attack is named now. Name two units.

## Cards

wizards-table-use = { $kind ->
    [craft] You can craft with it now.
    [discard] You can discard it now.
    [play] You can play it in this attack.
   *[other] You can cast it now.
}{ $count ->
    [one] { " " }(one way)
   *[other] { " " }({ $count } ways)
}
wizards-table-idle-golem = { $prompt ->
    [craft] No Golem that you can pay and place is made with it now.
   *[other] For your Craft Phase.
}
wizards-table-idle-event = { $why ->
    [battle] For a battle: before an attack, for a unit that it names.
    [dispell] For an answer to a Spell of another player.
    [target] There is nothing that it could be cast on.
   *[later] For a Spell Phase, yours or another player's.
}
wizards-table-when = { $kind ->
    [golem] Craft Phase: three cards, a material, a size and a shape, make a Golem.
    [battle] Battle card, free: before an attack, until both sides pass.
    [dispell] Spell: in answer to a Spell.
   *[spell] Spell: in any Spell Phase.
}
wizards-table-hasted = It may move twice this turn.
wizards-table-wizard = For cards it is Small, Soft and a Man, but no Golem. It does not move.
wizards-table-tile-tower = +1 Mana in the Power Phase of who occupies it; +1 Armor for units in it.
wizards-table-tile-site = Who controls it gets this at the single price: { $materials ->
    [none] nothing
   *[other] { $materials }
}.
wizards-table-tile-monolith = +1 Mana in the Power Phase of who occupies it.
wizards-table-tile-water = Nobody stops here; only Flyers pass over it.
wizards-table-tile-wasteland = It gives nothing.
wizards-table-odds = { $unit } hits { $target } in { $chance } of 100 rolls.
wizards-table-forecast = Your stack wins { $won } of 100 such battles ({ $low } to { $high }, { $playouts } played out).
wizards-table-no-forecast = There is a forecast only of a battle that you may begin now.
