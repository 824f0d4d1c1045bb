### Scenarios: encounters, objectives, Mana Wells, changed ground, Golems that join or leave, and refusals that they cause.


## Rolls that nobody sees

arcana-roll-hidden-well = Where does a hidden Mana Well lie?
arcana-roll-hidden-encounter = Where does something wait?
arcana-roll-secret = Which secret objective is dealt?

## Events

arcana-event-well-found = { $golem ->
    [none] A hidden Mana Well comes to light at { $region }.
   *[other] { $golem } finds a hidden Mana Well at { $region }.
}
arcana-event-nothing-found = { $golem ->
    [none] Nothing is hidden at { $region }.
   *[other] { $golem } finds nothing at { $region }.
}
arcana-event-well-created = A Mana Well opens at { $region }: { $mana } Mana.
arcana-event-well-recharged = The Mana Well at { $region } is full again: { $left } Mana.
arcana-event-well-filled = The Mana Well at { $region } gives { $mana } Mana more: { $left } in all.
arcana-event-well-drained = The Mana Well at { $region } runs dry.
arcana-event-well-removed = The Mana Well at { $region } is gone.
arcana-event-well-moved = The Mana Well at { $origin } is now at { $region }.
arcana-event-ground-changed = { $region } is now { $terrain }, { $cover }{ $obstructions ->
    [0] .
    [one] , with 1 obstruction.
   *[other] , with { $obstructions } obstructions.
}
arcana-event-spawned = { $golem } appears at { $region } and fights for { $army }.
arcana-event-encounter = { $encounter }{ $army ->
    [none] { "" }
   *[other] { " " }({ $army })
}: { $text }
arcana-event-chosen = Choice of { $army }: { $text }
arcana-event-message = { $text }
arcana-event-secret-dealt = Secret objective of { $army }: { $objective }.
arcana-event-ruled-out = This is not the secret objective of { $army }: { $objective }.
arcana-event-completed = Objective completed by { $army }: { $objective }.
arcana-event-resigned = The battle is given up by { $army }; gone from the board: { $golems }.
arcana-ending-objective = An objective that ends the battle is completed.
arcana-ending-story = The story has ended the battle.

## Reasons and refusals

arcana-why-grows = held for longer
arcana-reject-no-such-option = There are { $need } options, not { $have }.
arcana-reject-zone-closed = { $about } belongs to your deployment zone, but not in this Round{ $need ->
    [-1] { " " }any more.
   *[other] ; it opens in Round { $need }.
}
arcana-reject-starts-off-board = { $about } starts off the board in this scenario; it enters it later with a move.
arcana-reject-no-resigning = Nobody can give up in this battle.
