### Archmage (Golem by J. Jacobson).

archmage-title = Archmage
archmage-about = Golem by J. Jacobson: secret bids for the way of a shared golem through a city of 49 districts.
archmage-unit = Turn
archmage-seat = Player { $number }
archmage-district = { $name } { $worth }{ $special ->
    [yes] { " " }(special)
   *[no] { "" }
}
archmage-phase-orientation = orientation
archmage-phase-movement = movement
archmage-phase-harvesting = harvesting
archmage-phase-regeneration = regeneration
archmage-facing-north = north
archmage-facing-east = east
archmage-facing-south = south
archmage-facing-west = west
archmage-artifact-amulet = Amulet of Loki
archmage-artifact-boots = Boots of Hermod
archmage-artifact-horn = Horn of Heimdall
archmage-artifact-bow = Bow of Uller

## Powers

archmage-power-hamre = { $name }: who harvests it may destroy an artifact on the grid or of another player.
archmage-power-konge = { $name }: who harvests it and wins this turn's regeneration gets the full bonus instead of half.
archmage-power-magibok = { $name }: who harvests it may set the golem on any remaining district.
archmage-power-orm = { $name }: who harvests it has one unit less next turn.
archmage-power-skole = { $name }: who harvests it is Archmage next turn.
archmage-power-smerte = { $name }: who harvests it may allocate only one unit to movement next turn.

## The table

archmage-turn-line = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}, played to { $goal } points. Archmage: { $archmage }.
archmage-golem-line = The golem stands on { $place }, { $district }{ $left ->
    [yes] { "" }
   *[no] , already harvested,
}{ $facing ->
    [none] . It faces no way yet.
   *[other] { " " }and faces { $facing }.
}
archmage-points-line = Points: { $points }.
archmage-own-line = Your allocation: { $plan }.
archmage-seat-line = { $seat }: { $units } units this turn; announced: { $announced ->
    [none] nothing
   *[other] { $announced }
}; harvested: { $cards ->
    [none] nothing
   *[other] { $cards }
}.
archmage-artifact-line = { $artifact }: { $where ->
    [grid] on { $place }
    [seat] owned by { $seat }
   *[gone] out of play
}.
archmage-revealed-line = Units for { $phase }: { $units }.
archmage-legend = = golem, ! artifact, . harvested. The grid wraps round at every edge.

## Questions

archmage-ask-face = { $cause ->
    [setup] The game begins: which way shall the golem face?
    [magibok] Magibok: which way shall the golem face there?
   *[won] You won the orientation: which way shall the golem face?
}
archmage-ask-artifact = Use the { $artifact } now?
archmage-ask-allocate = Allocate up to { $units } units in secret.
archmage-ask-announce = Announce the phase that holds your most units:
archmage-ask-redistribute = Allocate your { $units } units anew in secret, or leave them. The most must stay with { $phase }.
archmage-ask-settle = The { $phase } is tied; without the Amulet of Loki { $seat } wins it. Use the Amulet?
archmage-ask-move = Move the golem, 1 to { $limit } districts:
archmage-ask-aim = From which side does the Bow harvest?
archmage-ask-destroy = Hamre: destroy an artifact?
archmage-ask-place = Magibok: set the golem on a remaining district, or leave it.
archmage-option-face = { $facing }, { $count ->
    [one] 1 district is left that way
   *[other] { $count } districts are left that way
}
archmage-option-use = use the { $artifact }
archmage-option-settle = { $seat } wins
archmage-option-move = { $distance } to { $district }
archmage-option-decline = no
archmage-how-allocate = Type four whole numbers: orientation, movement, harvesting, regeneration. For example: 4 4 2 2
archmage-too-many-units = Nobody ever has more than { $most } units.
archmage-command-units = units
archmage-play-help =
    Archmage: "4 4 2 2" allocates to orientation, movement, harvesting, regeneration. Places are called A1 to G7.
    Phases, facings and artifacts can be named by how they begin, such as "mov" or "north".
    why units    where every player's units of this turn come from

## Rolls

archmage-roll-deal = The deal, row by row from the north-west: which card comes next? { $left } are left.
archmage-roll-first-archmage = Who is the first Archmage ({ $left } players)?
archmage-roll-imagined-allocation = An allocation that another player could have made ({ $left } in all).

## Actions

archmage-action-face = { $seat } turns the golem { $facing }.
archmage-action-allocate = { $seat } allocates { $plan }.
archmage-action-announce = { $seat } announces { $phase }.
archmage-action-use = { $seat } uses the { $artifact }.
archmage-action-settle = { $seat } settles the tie for { $winner }.
archmage-action-move = { $seat } moves the golem { $distance ->
    [one] one district
   *[other] { $distance } districts
}.
archmage-action-aim = { $seat } harvests { $facing } of the golem.
archmage-action-destroy = { $seat } destroys the { $artifact }.
archmage-action-place = { $seat } sets the golem on { $place }.
archmage-action-decline = { $seat } declines.

## Events

archmage-event-dealt = The cards lie face up: { $cards }.
archmage-event-archmage-drawn = { $seat } is the first Archmage.
archmage-event-faced = { $seat } turns the golem { $facing }{ $cause ->
    [setup] { " " }to begin with
    [magibok] { " " }by Magibok
   *[won] { "" }
}.
archmage-event-turn-began = Turn { $turn } begins. { $archmage } is Archmage{ $skole ->
    [1] , by Skole
   *[other] { "" }
}.
archmage-event-budget = { $seat } has { $units } units.
archmage-event-allocated = { $seat } has allocated.
archmage-event-own-allocation = Secret: { $seat } allocated orientation { $orientation }, movement { $movement }, harvesting { $harvesting }, regeneration { $regeneration }.
archmage-event-announced = { $seat } announces { $phase }.
archmage-event-redistributed = { $seat } has allocated anew.
archmage-event-own-redistribution = Secret: { $seat } allocated anew: orientation { $orientation }, movement { $movement }, harvesting { $harvesting }, regeneration { $regeneration }.
archmage-event-revealed = Units for { $phase }: { $units }.
archmage-event-phase-won = { $seat } wins the { $phase } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}{ $tied ->
    [none] { "" }
   *[other] , tied: { $tied }
}.
archmage-event-artifact-used = { $seat } uses the { $artifact }.
archmage-event-artifact-kept = { $seat } keeps the { $artifact }.
archmage-event-tie-settled = { $owner } settles the tied { $phase } with the Amulet of Loki: { $seat } wins.
archmage-event-moved = { $seat } moves the golem { $distance ->
    [one] one district
   *[other] { $distance } districts
} from { $start } to { $end }.
archmage-event-aimed = { $seat } aims the Bow { $facing }, at { $position }.
archmage-event-artifact-found = { $seat } finds the { $artifact } on { $position }.
archmage-event-harvested = { $seat } harvests { $card } on { $position } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
archmage-event-power = { $card } takes hold for { $seat }.
archmage-event-power-declined = { $seat } does not use { $card }.
archmage-event-artifact-destroyed = { $seat } destroys the { $artifact }{ $owner ->
    [none] { " " }on the grid
   *[other] { " " }of { $owner }
}.
archmage-event-placed = { $seat } sets the golem on { $position }.
archmage-event-regenerated = { $seat } gets { $units ->
    [one] 1 bonus unit
   *[other] { $units } bonus units
} for next turn.
archmage-event-stranded = No line from { $position } has a district left: the golem stays as it is.
archmage-event-ended = The game is over.
archmage-outcome = { $winners } wins. Points: { $scores }.
archmage-ending-goal = The goal is reached.
archmage-ending-districts = All districts are harvested.
archmage-ending-stranded = The golem can reach no district any more.

## Numbers

archmage-number-budget = Units
archmage-number-bonus = Bonus units
archmage-number-points = Points
archmage-number-of = { $number }, { $seat }
archmage-why-energy = energy of every turn
archmage-why-bonus = bonus of the last regeneration
archmage-why-horn = horn
archmage-why-orm = curse of the last turn
archmage-why-regeneration = units for regeneration
archmage-why-halved = halved, rounded down
archmage-why-konge = not halved
archmage-why-charm = charm
archmage-why-curse = curse

## Refusals

archmage-reject-game-over = The game is over.
archmage-reject-not-your-decision = You are not asked now.
archmage-reject-another-decision = Something else is asked now.
archmage-reject-empty-phase = Every phase needs at least { $need } unit; for { $about } there are { $have }.
archmage-reject-smerte-movement = After Smerte, movement takes exactly { $need } unit, not { $have }.
archmage-reject-over-budget = These are { $need } units; you have { $have }.
archmage-reject-sum-grew = These are { $need } units; your first allocation had { $have }, and the sum may not grow.
archmage-reject-not-the-most = For { $about } there are { $have }, but the most in one phase is { $need }.
archmage-reject-line-empty = No district is left towards { $about }.
archmage-reject-too-far = { $need } is too far; the golem moves at most { $have }.
archmage-reject-not-this-artifact = The { $about } is not offered now.
archmage-reject-not-tied = { $about } is not tied: { $have } units, the tied have { $need }.
archmage-reject-target-harvested = { $about } is already harvested.
archmage-reject-artifact-out-of-reach = The { $about } is your own or already out of play.

## What bots value

archmage-term-points = points
archmage-term-units = units
archmage-term-artifacts = artifacts
archmage-term-token = being Archmage
archmage-term-smerte = Smerte
archmage-term-prospect = what can be harvested
archmage-term-end = the end

## Set-ups

help-goal = Victory points to play to, 10 to 60 (archmage).
error-bad-goal = The goal must be a whole number from { $least } to { $most }, not { $value }.
error-bad-districts = The districts of this set-up cannot be used.
