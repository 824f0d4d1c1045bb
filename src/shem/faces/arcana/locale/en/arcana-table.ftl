### Golem Arcana on the table: choices, cards, Regions and what a tap means.

## Choices

arcana-table-place = { $region } ({ $ground })
arcana-table-move = { $place }{ $mp ->
    [0] { "" }
   *[other] , { $mp } MP
}{ $toll }
arcana-table-target = { $target }{ $region ->
    [none] { "" }
   *[other] { " " }at { $region }
}{ $side ->
    [own] { " " }(your own side)
   *[enemy] { "" }
}, Health { $health }: To-Hit { $hit } ({ $chance }%), damage { $damage }{ $expected ->
    [none] { "" }
   *[other] , expected { $expected }, destroyed { $kill }%
}
arcana-table-own-side = This strikes your own side, too: { $golems }.
arcana-table-area = { $region }: { $targets }
arcana-table-charge = Charge by { $move } from { $approach }, { $mp } MP{ $toll }: { $targets }
arcana-table-charge-on = Charge with { $ability }, { $mp } MP{ $toll }: { $targets }
arcana-table-way-harms = The way there is known to take { $loss } Health.
arcana-table-on = { $target } at { $region }, Health { $health }
arcana-table-deploy = { $golem } at { $place }
arcana-table-resign = Give up
arcana-table-note-crits = The grey part of a Health bar is the damage without a Crit.
arcana-table-note-charge = A Charge pays for the move and the attack. Whoever is hit may be pushed out of the Region.
arcana-table-note-displacement = Afterwards you choose who is displaced to where.
arcana-table-end-turn = End your turn
arcana-table-end = { $ap ->
    [0] No AP are left over.
    [one] 1 AP becomes 1 Mana: { $mana } in all.
   *[other] { $ap } AP become { $ap } Mana: { $mana } in all.
}

## Cards

arcana-table-construct = Construct
arcana-table-move-kind = { $kind ->
    [fly] fly
   *[walk] walk
}{ $nimble ->
    [yes] , nimble
   *[no] { "" }
}
arcana-table-strikes = { $kind ->
    [melee] melee
   *[ranged] ranged
}, { $scope ->
    [single] one enemy
    [everyone] everyone in a Region
    [others] everyone else in a Region
    [allies] allies in a Region
   *[enemies] enemies in a Region
}
arcana-table-lost = Health lost
arcana-table-ticks = { $kind ->
    [steps] { $ahead ->
        [yes] from its next turn on, for { $ticks ->
            [one] 1 turn
           *[other] { $ticks } turns
        }
       *[no] { $ticks ->
            [one] this turn only
           *[other] { $ticks } turns in all
        }
    }
   *[ticks] { $ticks ->
        [one] once more
       *[other] { $ticks } times more
    }
}
arcana-table-of = { $name }, { $army }

## Regions

arcana-table-no-stop = No Golem can stop here.
arcana-table-blocks = { $how ->
    [height] Blocks the sight of those who do not stand as high.
   *[yes] Blocks sight.
}
arcana-table-range = Ranged attacks from here: Range { $change }.
arcana-table-accuracy = Ranged attacks from here: Accuracy { $change }.
arcana-table-enter = Who enters takes { $damage } damage.
arcana-table-stay = Who is here at the start of its turn takes { $damage } damage.
arcana-table-swamp-move = Who starts a move here takes { $damage } damage.
arcana-table-climb = { $how ->
    [climbed] Leaving it costs { $ap } AP more, and every enemy here holds back whoever leaves.
    [named] Leaving it costs { $ap } AP more.
   *[doubled] Breaking away from here costs twice as much.
}
arcana-table-unblessable = No Blessing or Curse may lie here.
arcana-table-obstructions = { $count ->
    [one] 1 obstruction takes a place.
   *[other] { $count } obstructions take a place each.
}
arcana-table-way-walk = Walk
arcana-table-way-fly = Fly

## How it went

arcana-table-ap-start = At the turn's start
arcana-table-ap-first = In the first turn at this place in the turn order
arcana-table-gave-up = Given up by { $armies }.
arcana-table-vp-captured = Capture Region { $region }
arcana-table-vp-destroyed = Golems destroyed

## Looking

arcana-table-enemies = Your enemies
arcana-table-threat = { $who }: one move (blue), attacks before or after it (red).
arcana-table-threat-ability = { $golem }, { $ability }: { $kind ->
    [move] where it gets to from here
    [attack] what it reaches from here
   *[power] it has no reach of its own
}.
arcana-table-goal-side = { $armies }: { $vp } VP together.
arcana-table-goal-class = { $size } { $vp }
arcana-table-goal-destroyed = { $destruction ->
    [class] VP for a destroyed enemy Golem: { $list }.
    [apv] A destroyed enemy Golem gives { $share }% of its points as VP.
    [own] What destroyed Golems give depends on the position.
   *[none] Destroyed Golems give no VP.
}{ $constructs ->
    [no] { " " }Destroyed Constructs give none.
   *[yes] { "" }
}

## Numbers

arcana-number-accuracy = Accuracy
arcana-number-health = Health

## What is not to be answered

table-golem-first = Choose a Golem and what it shall do first.

## What is asked

arcana-table-ask-turn = Your turn: pick a Golem, call on an Ancient One, or end the turn.
arcana-table-ask-deploy = Deploy your army: pick a Golem, then a Region of your zone.
arcana-table-ask-path = { $ability }: { $golem } { $path ->
    [none] starts at { $region }
   *[other] has come to { $region } (path: { $path })
}. Which Region is next?
arcana-table-ask-displace = { $source } displaces { $golem } from { $region }, up to { $distance ->
    [one] 1 Region
   *[other] { $distance } Regions
}. Choose where it lands, or leave it.
arcana-table-ask-shift = { $source } moves the { $role ->
    [blessing] Blessing
   *[curse] Curse
} at { $region }, up to { $distance ->
    [one] 1 Region
   *[other] { $distance } Regions
}. Choose where to, or leave it.
arcana-table-ask-move-well = { $source } moves the Mana Well at { $region }, up to { $distance ->
    [one] 1 Region
   *[other] { $distance } Regions
}. Choose where to, or leave it.
arcana-table-ask-silence = { $source } silences a Knight of { $golem }: which one?
arcana-table-ask-choose = { $encounter }: what does your army do?
arcana-table-wait-turn = Turn of { $names }.
arcana-table-wait-deploy = Deployment of { $names }.
arcana-table-wait-path = The path of { $golem } is named Region by Region, now from { $region } (by { $names }).
arcana-table-wait-displace = It lies with { $names } where { $golem } is displaced to from { $region }.
arcana-table-wait-shift = It lies with { $names } where the { $role ->
    [blessing] Blessing
   *[curse] Curse
} at { $region } goes.
arcana-table-wait-move-well = It lies with { $names } where the Mana Well at { $region } goes.
arcana-table-wait-silence = It lies with { $names } which Knight of { $golem } falls silent.
arcana-table-wait-choose = { $encounter }: the choice lies with { $names }.

## Since your turn

arcana-digest-attack = { $golem } { $result ->
    [miss] misses { $target } with { $ability } (To-Hit { $to_hit })
    [lucky] hits { $target } with { $ability } (To-Hit { $to_hit }): lucky, { $damage } damage
    [crit] hits { $target } with { $ability } (To-Hit { $to_hit }): Crit, { $damage } damage
    [super-crit] hits { $target } with { $ability } (To-Hit { $to_hit }): Super Crit, { $damage } damage
   *[hit] hits { $target } with { $ability } (To-Hit { $to_hit }): { $damage } damage
}{ arcana-digest-gone }
arcana-digest-attacks = { $golem } attacks { $target ->
    [many] { $targets } Golems
   *[other] { $target }
} with { $ability }: { $hits ->
    [0] all { $blows } miss
   *[other] { $hits } of { $blows } hit, { $damage } damage
}{ arcana-digest-gone }
arcana-digest-gone = { $lost ->
    [0] { "" }
    [one] ; { $gone } is destroyed{ arcana-digest-for }
   *[other] ; { $gone } are destroyed{ arcana-digest-for }
}.
arcana-digest-for = { $vp ->
    [0] { "" }
   *[other] , { $vp } VP
}
arcana-digest-moves = { $few ->
    [yes] { $golems } { $count ->
        [one] moves
       *[other] move
    }.
   *[no] { $count } Golems move.
}
arcana-digest-vp = { $amount } VP for { $army }.
arcana-digest-mana = { $amount } Mana for { $army }.
arcana-digest-harmed = { $count ->
    [one] { $golems } takes { $amount } damage.
   *[other] { $count } Golems of { $army } take { $amount } damage.
}
arcana-digest-healed = { $count ->
    [one] { $golems } gets { $amount } Health back.
   *[other] { $count } Golems of { $army } get { $amount } Health back.
}
arcana-digest-expired = { $amount } effects are over.
arcana-digest-own = { $damage ->
    [0] Your Golems took no damage.
   *[other] Your Golems took { $damage } damage{ $lost ->
        [0] { "" }
        [one] ; { $gone } was destroyed
       *[other] ; { $gone } were destroyed
    }.
}
arcana-digest-between = Between the turns
