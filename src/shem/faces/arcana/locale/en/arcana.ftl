### Golem Arcana.

arcana-title = Golem Arcana
arcana-about = A battle of Golems on a board of tiles, editions 2015 and 2014.

## The table

arcana-greeting = Scenario: { $title }. Edition { $edition }.

arcana-ability-of = { $ability } of { $golem }
arcana-deployment-line = Deployment.
arcana-round-line = Round { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }of { $rounds }
}, { $army ->
    [none] at its end
   *[other] turn of { $army }
}.
arcana-army-line = { $army }{ $team ->
    [0] { "" }
   *[other] { " " }(team { $team })
}: { $out ->
    [yes] out of the battle
   *[no] { $ap } AP
}, { $mana } Mana, { $vp } VP.
arcana-health-of = Health { $health } of { $full }
arcana-cooling = { $ability } cooling for { $rounds ->
    [one] 1 Round
   *[other] { $rounds } Rounds
}
arcana-stands = at { $region } ({ $ground })
arcana-in-reserve = in reserve
arcana-is-destroyed = destroyed
arcana-is-lost = lost
arcana-well-line = Mana Well { $region }, still { $mana } Mana: { $holder ->
    [none] nobody is there
   *[other] { $holder }
}.
arcana-well-dry = Mana Well { $region }: dry.
arcana-passive-line = { $name } (passive):

## The map

arcana-legend-letters = Terrain: { $terrain }. Cover: { $cover }. A dot is no Region.
arcana-legend-scenario = Digits: deployment zone of that position. * Capture Region. o Mana Well.
arcana-legend-battle = * Capture Region. o Mana Well with Mana left. After the colon: the Golems' numbers.

## Questions and options

arcana-ask-region = { $what }: which Region? Type one.
arcana-golem-idle = { $golem } Nothing to do.
arcana-ability-cost = { $name } { $price }
arcana-idle-move = nowhere to go
arcana-idle-target = no target in reach and in sight
arcana-option-end = { $text }. { $end }
arcana-option-deploy = { $golem }, { $size }, takes { $base } of 4 places
arcana-option-hold = Keep the others in reserve
arcana-option-regions = { $what }; { $count ->
    [one] 1 Region
   *[other] { $count } Regions
}
arcana-option-arrive = The path ends here: go
arcana-option-stay = It stays
arcana-regions-for-mp = { $mp ->
    [0] entering
   *[other] { $mp } MP
}: { $regions }
arcana-regions-free = Free: { $regions }
arcana-path-line = Path: { $path }. { $mp } MP{ $toll }.
arcana-toll = { $loss ->
    [0] { "" }
   *[other] , { $loss } Health lost
}{ $gain ->
    [0] { "" }
   *[other] , { $gain } Health healed
}
arcana-end-warning = { $ap ->
    [one] 1 AP could still be spent; it becomes 1 Mana
   *[other] { $ap } AP could still be spent; they become { $ap } Mana
}.

## Typed commands

arcana-command-move = move, mv
arcana-command-attack = attack, att, hit
arcana-command-deploy = deploy, place
arcana-command-path = path, route
arcana-command-go = go
arcana-command-stay = stay
arcana-command-arrive = arrive
arcana-command-hold = hold
arcana-command-end = end
arcana-command-golem = golem, g
arcana-how-move = Type: move, the Golem's number, a Region; the ability's name between them if it has several. For example: move 3 B4
arcana-how-attack = Type: attack, the Golem's number, the attack's name if it is not clear, then the target's number or a Region. For example: attack 2 volley 7
arcana-how-deploy = Type: deploy, the Golem's number, a Region. For example: deploy 1 A1
arcana-how-path = Type: path, the Golem's number, and the move's name if it has several. For example: path 3
arcana-how-golem = Type: golem and its number. For example: golem 3
arcana-no-golem = "{ $typed }" is no Golem's number; they go from 1 to { $most }.
arcana-no-region = There is no Region { $typed } on this map.
arcana-no-ability = { $golem } has no such ability "{ $typed }". There is: { $known }.
arcana-which-ability = Which ability of { $golem }: { $known }?
arcana-which-enemy = { $count ->
    [0] No enemy stands in { $region }.
   *[other] { $count } enemies stand in { $region }: say which by its number.
}
arcana-not-on-board = { $golem } is not on the board.
arcana-play-help =
    Golem Arcana: Golems have numbers, Regions a letter and a number.
    move 3 B4          Golem 3 moves to B4            path 3      name its path yourself
    attack 2 7         Golem 2 attacks Golem 7; attack 2 volley E5 names the attack and aims at a Region
    charge 2 7         Golem 2 charges Golem 7 where there is no room beside it; charge 2 bite 7 B4 says how and from where
    use 2 rally 5      a power of Golem 2's Knight or Relic, or of a Construct, on Golem 5 (or on a Region, or by itself)
    miracle            an Ancient One's Miracle       bless B4, curse B4   where a Blessing or Curse shall lie
    golem 3            its whole card                 region B4   what lies there, and who stands there
    ancients           the Ancient Ones' powers       objectives  what else gives points; your secret too
    end                end your turn                  resign      give the battle up
    why attack 2 7     the numbers of an action       why golem 3 its Armor and Dodge

## Rolls

arcana-roll-order = Turn order: who takes place { $place }?
arcana-roll-attack = { $ability } of { $golem } at { $region }: attack roll.
arcana-roll-attack-again = { $ability } of { $golem } at { $region }: { $first } is rolled again, and the second roll counts.
arcana-roll-to-hit = { $target }: To-Hit { $hit }. { $equal ->
    [yes] That or less hits
   *[no] Less than that hits
}; doubles are special (11, 22 ... 00).
arcana-roll-push-out = { $source } pushes { $golem } out: where to?
arcana-roll-breakdown = { $golem } breaks down below { $percent }%: what is shut down?
arcana-roll-direction = { $source } displaces { $golem } at random: which direction?

## Actions

arcana-action-end-turn = The turn of { $army } ends.
arcana-action-deploy = { $army }: { $golem } is deployed at { $region }.
arcana-action-hold-back = { $army }: the others are kept in reserve.
arcana-action-move = { $golem } uses { $ability } to go to { $region }.
arcana-action-route = { $army }: { $golem } uses { $ability } along a path that is named Region by Region.
arcana-action-attack = { $golem } attacks { $target } with { $ability }.
arcana-action-area-attack = { $golem } attacks into { $region } with { $ability }.
arcana-action-go = { $army }: on to { $region }.
arcana-action-arrive = { $army }: the path is complete.
arcana-action-charge = { $golem } charges { $target } from { $approach } with { $move } and { $ability }.
arcana-action-area-charge = { $golem } charges into { $region } from { $approach } with { $move } and { $ability }.
arcana-action-use = { $golem } uses { $ability }.
arcana-action-use-on = { $golem } uses { $ability } on { $target }.
arcana-action-use-at = { $golem } uses { $ability } on { $region }.
arcana-action-miracle = { $army }: { $ancient } is asked for a Miracle.
arcana-action-bless = { $army }: the Blessing of { $ancient } is laid on { $region }.
arcana-action-curse = { $army }: the Curse of { $ancient } is laid on { $region }.
arcana-action-choose = { $army }: option { $option } is chosen.
arcana-action-resign = The battle is given up by { $army }.

## Events

arcana-event-order = Turn order: { $armies }.
arcana-then = { $first }, then { $next }
arcana-event-deployed = { $golem } stands at { $region }.
arcana-event-held-back = Kept in reserve by { $army }: { $golems }.
arcana-event-round = Round { $round } begins.
arcana-event-turn = Turn of { $army }.
arcana-event-captured = { $army }: { $vp } VP for { $region }, { $total } in all.
arcana-event-well = { $army }: { $mana } Mana from the well at { $region }, { $total } in all. { $left ->
    [0] The well is dry.
    [one] It will give once more.
   *[other] It will give { $left } times more.
}
arcana-event-granted = { $army }: { $mana } Mana as a grant, { $total } in all.
arcana-event-expired = { $effect } on { $golem } by { $source } is over.
arcana-event-moved = { $golem } moves with { $ability }{ $ap ->
    [0] { "" }
   *[other] { " " }for { $ap } AP
}: { $path }.
arcana-event-entered-board = { $golem } enters the board at { $region } with { $ability } for { $ap } AP.
arcana-event-charged = { $golem } charges into { $region } from { $approach } by { $move } for { $ap } AP.
arcana-event-attacked = { $golem } uses { $ability } at { $region } for { $cost }. Roll: { $roll }.{ $spared ->
    [0] { "" }
   *[other] { " " }No Cooldown, and the cost does not rise.
}
arcana-event-rerolled = { $roll } for { $ability } of { $golem }: the dice are rolled again by { $source }, and that roll counts.
arcana-event-used = { $golem } uses { $ability } for { $cost }.
arcana-event-used-on = { $golem } uses { $ability } on { $target } for { $cost }.
arcana-event-used-at = { $golem } uses { $ability } on { $region } for { $cost }.
arcana-event-summoned = { $golem } summons a Construct at { $region } with { $ability }: { $construct }, Health { $health }.
arcana-event-left = The Constructs of { $army } vanish: { $golems }.
arcana-event-miracle = { $army }: the Miracle { $ancient } is granted for { $mana } Mana; { $total } left.
arcana-event-blessed = { $army }: { $ancient } { $origin ->
    [none] is laid on { $region }
   *[other] is moved from { $origin } to { $region }
} for { $mana } Mana; { $total } left.
arcana-event-cursed = { $army }: { $ancient } { $origin ->
    [none] is laid on { $region }
   *[other] is moved from { $origin } to { $region }
} for { $mana } Mana; { $total } left.
arcana-event-lifted = { $source } no longer lies on { $region }.
arcana-event-bled = { $golem } pays { $damage } Health for { $ability }, { $health } left.
arcana-power-of = { $power } ({ $owner })
arcana-event-struck = { $result ->
    [miss] { $target } is missed (To-Hit { $to_hit }).
    [lucky] A lucky hit: { $target } takes { $damage } damage, { $health } Health left (To-Hit { $to_hit }).
    [crit] A Crit: { $target } takes { $damage } damage, { $health } Health left (To-Hit { $to_hit }).
    [super-crit] A Super Crit: { $target } takes { $damage } damage, { $health } Health left (To-Hit { $to_hit }).
   *[hit] { $target } is hit and takes { $damage } damage, { $health } Health left (To-Hit { $to_hit }).
}
arcana-event-harmed = { $golem } takes { $damage } damage by { $source }, { $health } Health left.
arcana-event-healed = { $gain ->
    [0] { $golem } gets no Health back by { $source }: it still has { $health }.
   *[other] { $golem } gets { $gain } Health back by { $source }: { $health } now.
}
arcana-event-placed = { $golem }: { $effect }{ $rounds ->
    [0] { "" }
    [one] { " " }for 1 Round
   *[other] { " " }for { $rounds } Rounds
} by { $source }.
arcana-event-silenced = { $part } of { $golem } is silenced{ $rounds ->
    [0] { "" }
    [one] { " " }for 1 Round
   *[other] { " " }for { $rounds } Rounds
} by { $source }.
arcana-event-mana-changed = { $army }: { $change } Mana by { $source }, { $total } in all.
arcana-event-ap-changed = { $army }: { $change } AP by { $source }, { $total } now.
arcana-event-vp-changed = { $army }: { $change } VP by { $source }, { $total } in all.
arcana-event-laid = { $source } now lies on { $region }{ $rounds ->
    [0] { "" }
    [one] { " " }for 1 Round
   *[other] { " " }for { $rounds } Rounds
}, for { $army }.
arcana-event-shifted = { $by } moves { $source } from { $origin } to { $region }.
arcana-event-cooled = { $ability } of { $golem } cools by { $source }: { $pips } left.
arcana-event-displaced = { $golem } is displaced from { $origin } to { $region } by { $source }.
arcana-event-stayed = { $golem } stays at { $region }: { $source }.
arcana-event-crushed = { $golem } crushes the obstructions of { $region }: now Medium Cover with room for all.
arcana-event-breakdown = { $golem } breaks down below { $percent }% of its Health{ $mana ->
    [0] { "" }
   *[other] ; its army gets { $mana } Mana: { $total } in all
}.
arcana-event-shut-down = { $golem } can no longer use: { $part }.
arcana-event-restored = { $golem } can use again: { $part }.
arcana-event-destroyed = { $golem } is destroyed: { $mana } Mana for its army{ $victor ->
    [none] { "" }
   *[other] , { $vp } VP for { $victor }
}.
arcana-event-eliminated = Out of the battle: { $army }{ $lost ->
    [none] { "" }
   *[other] ; lost in reserve: { $lost }
}.
arcana-event-not-deployed-in-time = { $army }: not deployed in time, and so lost: { $lost }.
arcana-event-turn-ended = The turn of { $army } ends; { $ap } AP become { $mana } Mana: { $total } in all.
arcana-event-ended = The battle is over.
arcana-ending-last-standing = One side is left on the board.
arcana-ending-vp-total = The VP that end the battle are reached.
arcana-ending-round-limit = The last Round is over.
arcana-outcome = { $count ->
    [0] A draw. VP: { $scores }.
   *[other] Victory for { $winners }. VP: { $scores }.
}
arcana-result-miss = miss
arcana-result-hit = hit
arcana-result-lucky = lucky hit
arcana-result-crit = Crit
arcana-result-super-crit = Super Crit

## Numbers and their reasons

arcana-number-to-hit = To-Hit
arcana-number-damage = Damage
arcana-number-crit-damage = Damage of a Crit
arcana-number-cost = Cost
arcana-number-points = Movement Points
arcana-number-range = Range
arcana-number-armor = Armor
arcana-number-dodge = Dodge
arcana-number-ap = AP
arcana-number-mana = Mana
arcana-number-vp = VP
arcana-number-against = { $number }, { $golem }
arcana-why-accuracy = Accuracy
arcana-why-dodge = Dodge
arcana-why-contested = contested Region
arcana-why-pit-aim = aiming out of the Pit
arcana-why-cover = Region Cover
arcana-why-intervening = Intervening Cover
arcana-why-base-damage = Damage
arcana-why-crit = Crit
arcana-why-armor = Armor
arcana-why-no-less = never below 0
arcana-why-range = Range
arcana-why-elevated = elevated
arcana-why-effect = effect
arcana-why-cost = cost
arcana-why-cooldown = Cooldown doubles
arcana-why-breakaway = breaking away
arcana-why-climb = climbing out
arcana-why-points = Movement Points
arcana-why-printed = as printed
arcana-why-ap-left = unspent AP
arcana-why-well = Mana Well
arcana-why-granted = granted by the scenario
arcana-why-destroyed = Golem destroyed, a share of its APV
arcana-why-breakdown = a quarter for a Breakdown
arcana-why-breakdowns-paid = paid by Breakdowns already
arcana-why-capture = Capture Region

## Refusals

arcana-reject-over = The battle is over.
arcana-reject-not-your-turn = { $about } is not asked now.
arcana-reject-not-now = Something else must be decided first.
arcana-reject-no-such-golem = There is no such Golem: { $about }.
arcana-reject-not-your-golem = { $about } belongs to another army.
arcana-reject-gone = { $about } is no longer in the battle.
arcana-reject-not-deployed = { $about } is still in reserve; it enters the board with a move.
arcana-reject-deployed-already = { $about } is on the board already.
arcana-reject-no-such-ability = { $about } has no such ability.
arcana-reject-not-a-move = That ability of { $about } is no move.
arcana-reject-not-an-attack = That ability of { $about } is no attack.
arcana-reject-not-a-power = That ability of { $about } is no power that is used so.
arcana-reject-ap-short = This costs { $need } AP; you have { $have }.
arcana-reject-mana-short = This costs { $need } Mana; you have { $have }.
arcana-reject-health-short = This costs { $need } Health; { $about } has { $have }.
arcana-reject-not-granted = Nothing grants { $about } this move now.
arcana-reject-knight-silenced = The Knights of { $about } are silenced.
arcana-reject-knight-down = That Knight of { $about } is out of the battle.
arcana-reject-shut-down = That ability of { $about } has broken down.
arcana-reject-relic-spent = The Relic of { $about } has been used; it works once a battle.
arcana-reject-no-uses = { $about } has used this as often as it can in a Round.
arcana-reject-no-movement = { $about } has no Movement Points now.
arcana-reject-no-such-region = There is no such Region: { $about }.
arcana-reject-stays = A move must lead to another Region than { $about }.
arcana-reject-out-of-reach = { $about } is out of reach: { $need ->
    [-1] no way leads there
   *[other] it takes { $need }, there are { $have }
}.
arcana-reject-no-room = { $about } is full: { $need } needed, { $have } free.
arcana-reject-wrong-ground = { $about } is not such ground as this displacement leads to.
arcana-reject-not-in-zone = { $about } is not in your deployment zone.
arcana-reject-must-deploy = At least one Golem must be on the board first.
arcana-reject-all-paths-alike = Nothing that { $about } could come upon acts on it, so there is nothing to choose: just name where it goes.
arcana-reject-not-adjacent = No step leads from here to { $about }.
arcana-reject-dead-end = By way of { $about } no Region with room can be reached any more.
arcana-reject-cannot-stop = { $about } has no room to stop there.
arcana-reject-not-an-enemy = { $about } is no enemy.
arcana-reject-no-enemy-there = No enemy stands in { $about }.
arcana-reject-nobody-meant = Nobody whom this attack strikes stands in { $about }.
arcana-reject-not-melee = That attack of { $about } is no melee attack; a Charge needs one.
arcana-reject-not-primary = { $about } charges by the first of its moves.
arcana-reject-there-already = It stands in { $about } already: attack without a Charge.
arcana-reject-has-room = There is room in { $about } ({ $need } needed, { $have } free): move there and attack.
arcana-reject-not-filled-by-enemies = No enemy Golem is among those who fill { $about }.
arcana-reject-no-way-in = No step of that move leads from { $about } into that Region.
arcana-reject-held-there = Enemies in { $about } would stop the charger there.
arcana-reject-other-region = A melee attack strikes its own Region only, not { $about }.
arcana-reject-same-region = A ranged attack cannot strike its own Region, { $about }.
arcana-reject-out-of-range = { $about } is out of range: { $need } Regions away, Range { $have }.
arcana-reject-no-sight = The sight is blocked{ $about ->
    [none] { " " }by a gap in the map
   *[other] { " " }by { $about }
}.
arcana-reject-needs-target = This needs one Golem as its target.
arcana-reject-needs-region = This needs a Region as its target.
arcana-reject-needs-no-aim = This power of { $about } is aimed at nobody and nowhere.
arcana-reject-not-an-ally = { $about } is no ally.
arcana-reject-construct-there = A Construct stands in { $about } already; there is only one a Region.
arcana-reject-no-such-ancient = Your army has no such Ancient One.
arcana-reject-no-such-power = This Ancient One has no such power.
arcana-reject-miracle-worked = This Ancient One has worked its Miracle this turn.
arcana-reject-not-blessable = No Blessing or Curse may lie on water, { $about }.
arcana-reject-one-of-a-kind = One of its kind lies on { $about } already.
arcana-reject-lies-there = It lies on { $about } already.

## What bots value

arcana-term-outcome = the outcome
arcana-term-points = Victory Points
arcana-term-strength = strength on the board
arcana-term-ground = ground held
arcana-term-attacks-now = attacks now
arcana-term-attacks-next = attacks next turn
arcana-term-danger = danger
arcana-term-nearness = nearness to the enemy
arcana-term-effects = effects at work
arcana-term-supplies = AP, Mana, Cooldown
arcana-term-unspent = AP left
