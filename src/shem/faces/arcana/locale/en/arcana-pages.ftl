### Golem Arcana: cards, pages to look up, and options of Knights, Relics and Ancient Ones.

arcana-wild-army = nobody
arcana-wild-line = Wild Golems, everybody's enemies:

## Cards

arcana-card-line = { $line }, { $figures }, APV { $apv }
arcana-knight-line = { $rank } { $name }, APV { $apv }{ $state ->
    [down] , broken down
    [silenced] , silenced
   *[free] { "" }
}:
arcana-relic-line = Relic { $name }, APV { $apv }:
arcana-summons-line = Summons the Construct { $name }: Health { $health }, Armor { $armor }, Dodge { $dodge }
arcana-ability-line = { $name }{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}: { $told }
arcana-aim-range = Range { $range }
arcana-aim-sight = in sight
arcana-uses = { $uses ->
    [one] once a Round
   *[other] { $uses } times a Round
}
arcana-state-cooling = cools for { $rounds ->
    [one] 1 Round
   *[other] { $rounds } Rounds
}
arcana-state-uses = { $kind ->
    [relic] { $left ->
        [0] used up
       *[other] once a battle
    }
   *[construct] { $left ->
        [0] used up this Round
       *[other] { $left } left
    }
}
arcana-state-down = broken down
arcana-shut-down = broken down: { $what }
arcana-active-until = { $deed }{ $ends ->
    [none] { "" }
   *[other] { " " }{ $ends }
} ({ $source })
arcana-active-ticks = { $deed }, { $kind ->
    [steps] { $ahead ->
        [yes] from its next turn on, for { $ticks ->
            [one] 1 turn
           *[other] { $ticks } turns
        }
       *[no] { $ticks ->
            [one] this turn only
           *[other] changing, { $ticks } turns in all
        }
    }
   *[ticks] { $ticks ->
        [one] once more
       *[other] { $ticks } times more
    }
} ({ $source })
arcana-until-round = until Round { $round }

## What lies on Regions

arcana-zone-line = { $region }: { $kind ->
    [blessing] Blessing { $name }
    [curse] Curse { $name }
   *[laid] { $name }
}{ $army ->
    [none] { "" }
   *[other] , { $army }
}{ $ends ->
    [none] { "" }
   *[other] , { $ends }
}.
arcana-legend-lying = + a Blessing, ! a Curse, ~ another effect lies there; "region B4" says which.
arcana-region-line = { $region }: { $ground }, room for { $room } small bases, { $free } free.
arcana-region-effect = { $source }: { $text }{ $until ->
    [none] { "" }
   *[other] { " " }({ $until })
}
arcana-region-zone = In the deployment zone of { $army }.
arcana-capture-line = Capture Region { $region }, { $vp } VP{ $mana ->
    [0] { "" }
   *[other] { " " }and { $mana } Mana
}{ $grows ->
    [0] { "" }
   *[other] , { $grows } VP more for each turn in a row{ $turns ->
        [0] { "" }
       *[other] { " " }(now { $turns })
    }
}{ $once ->
    [yes] , once for each army{ $paid ->
        [none] { "" }
       *[other] { " " }(had by { $paid })
    }
   *[no] { "" }
}{ $who ->
    [any] { "" }
   *[other] , only for { $who }
}: { $holder ->
    [none] nobody is there
   *[other] { $holder }
}.
arcana-well-hidden = A hidden Mana Well lies in one of these: { $regions }.

## Ancient Ones

arcana-no-ancients = No army has an Ancient One.
arcana-ancient-line = { $name } ({ $army }):
arcana-spell-line = { $kind ->
    [miracle] Miracle { $name }, { $mana } Mana
    [blessing] Blessing { $name }, { $mana } Mana, { arcana-spell-lies }
   *[curse] Curse { $name }, { $mana } Mana, { arcana-spell-lies }
}
arcana-spell-move = To move it later costs { $mana } Mana.
arcana-spell-lies = { $region ->
    [none] not on the board
   *[other] now on { $region }
}

## Objectives

arcana-no-objectives = This scenario has no special objectives.
arcana-own-secret = Your secret: { $objective }
arcana-objective-line = { $title }. { $text }
arcana-objective-text = { $gift ->
    [none] Completed { $trigger }.
   *[other] Worth { $gift } { $trigger }.
}{ $who ->
    [any] { "" }
   *[other] { " " }For { $who }.
}{ $done ->
    [none] { "" }
   *[other] { " " }Done by { $done }.
}
arcana-gift-vp = { $amount } VP
arcana-gift-mana = { $amount } Mana
arcana-gift-ap = { $amount } AP
arcana-gift-end = the end of the battle
arcana-occasion-told = when the story says so
arcana-occasion-enter = when { $classes ->
    [any] a Golem
   *[other] { $classes }
}{ $army ->
    [any] { "" }
   *[other] { " " }of { $army }
} enters { $among ->
    [none] { $regions ->
        [any] any Region
       *[other] { $regions }
    }
   *[other] the right one of { $among }
}
arcana-occasion-round-start = { $round ->
    [0] at the start of each Round
   *[other] at the start of Round { $round }
}
arcana-occasion-round-end = { $round ->
    [0] at the end of each Round
   *[other] at the end of Round { $round }
}
arcana-occasion-turn-start = at the start of { $army ->
    [any] a turn
   *[other] the turn of { $army }
}{ $round ->
    [0] { "" }
   *[other] { " " }in Round { $round }
}
arcana-occasion-capture = at the capture of { $regions ->
    [any] any Capture Region
   *[other] { $regions }
} by { $army ->
    [any] an army
   *[other] { $army }
}
arcana-occasion-destroyed = when { $golem ->
    [any] { $count ->
        [one] 1 Golem
       *[other] { $count } Golems
    }
   *[other] { $count } { $golem }
}{ $of ->
    [any] { "" }
   *[other] { " " }of { $of }
}{ $classes ->
    [any] { "" }
   *[other] , each { $classes },
} { $count ->
    [one] is
   *[other] are
} destroyed{ $by ->
    [any] { "" }
   *[other] { " " }by { $by }
}
arcana-occasion-vp = at { $reaches } VP of { $army ->
    [any] an army
   *[other] { $army }
}{ $teams ->
    [yes] { " " }alone
   *[no] { "" }
}

## What ends the battle

arcana-end-total = { $teams ->
    [yes] As soon as the armies of a side have { $vp } VP together, that side wins.
   *[no] As soon as an army has { $vp } VP, it wins.
}
arcana-end-total-own = { $teams ->
    [yes] With { $vp } VP together, victory goes to the side of { $army }.
   *[no] With { $vp } VP, victory goes to { $army }.
}
arcana-end-story = The battle { $chosen ->
    [yes] can be over
   *[no] is over
} { $trigger }{ $after ->
    [none] { "" }
   *[other] , once this has happened: { $after }
}{ $unless ->
    [none] { "" }
   *[other] , unless this has happened: { $unless }
}.{ $winner ->
    [vp] { "" }
    [actor] { " " }Victory goes to the army that has brought it about{ $teams ->
        [yes] { " " }and its allies
       *[no] { "" }
    }.
   *[other] { " " }Victory goes to { $winner }{ $teams ->
        [yes] { " " }and its allies
       *[no] { "" }
    }.
}
arcana-end-objective = { $trigger ->
    [none] The battle is over when this objective is completed: { $title }.
   *[other] The battle is over { $trigger } ({ $title }).
}{ $who ->
    [any] { "" }
   *[other] { " " }Only for { $who }.
}
arcana-end-secret = A secret objective can end the battle, too.
arcana-end-last = { $wins ->
    [yes] The last { $teams ->
        [yes] side
       *[no] army
    } on the board wins, whatever the VP.
   *[no] The battle is over when only one { $teams ->
        [yes] side
       *[no] army
    } is left on the board.
}
arcana-end-rounds = After { $rounds } { $rounds ->
    [one] Round
   *[other] Rounds
} the battle is over.
arcana-end-most = Then { $teams ->
    [yes] the side whose armies have the most VP together wins
   *[no] whoever has the most VP wins
}; among equals, whoever has more points of Golems on the board.

## Options

arcana-idle-power = nobody and nothing to aim at
arcana-option-charge-route = Name the way yourself, Region by Region: { $move }
arcana-option-charges = Charge with { $ability }, several ways: { $target }
arcana-option-ancients = Ancient Ones: { $names }; { $mana } Mana
arcana-ancients-idle = Your Ancient Ones can do nothing for { $mana } Mana; "ancients" tells what they ask.
arcana-ask-ancients = Your Ancient Ones, { $mana } Mana:
arcana-idle = { $what }{ $why ->
    [none] { "" }
   *[other] : { $why }
}
arcana-option = { $ability }, { $price }{ $text ->
    [none] { "" }
   *[other] : { $text }
}
arcana-hint-turn = Or type, for example: move 3 B4, attack 3 7
arcana-hint-deploy = Or type, for example: deploy 1 A1
arcana-resign-warning = All your Golems leave the board, and the battle goes on without you.

## Typed commands

arcana-command-use = use, power
arcana-command-charge = charge, ram
arcana-command-miracle = miracle
arcana-command-bless = bless, blessing
arcana-command-curse = curse
arcana-command-choose = choose, take
arcana-command-resign = resign, surrender
arcana-command-region = region, r
arcana-command-ancients = ancients, ancient
arcana-command-objectives = objectives, objective
arcana-how-use = Type: use, the Golem's number, the power's name if it is not clear, then the target's number or a Region if it has an aim. For example: use 2 rally 5
arcana-how-charge = Type: charge, the Golem's number, the attack's and the move's name if they are not clear, the target's number (or a Region), and the Region to charge from if there are several. For example: charge 2 7 B4
arcana-how-region = Type: region and its name. For example: region B4
arcana-how-bless = Type: bless, the Ancient One's name if there are several, and a Region. For example: bless B4
arcana-how-curse = Type: curse, the Ancient One's name if there are several, and a Region. For example: curse B4
arcana-how-choose = Type: choose and the option's number. For example: choose 1
arcana-no-ancient = No Ancient One of your army is called so: "{ $typed }". There is: { $known }.
arcana-which-ancient = Which Ancient One: { $known }?
arcana-which-charge = { $golem } can charge there in several ways: { $ways }. Say more.
arcana-charge-way = { $ability } by { $move } from { $region }
arcana-no-army-ancients = Your army has no Ancient Ones.
arcana-legend-zone = Deployment zone of position { $position } ({ $army }){ $start ->
    [0] { "" }
   *[other] , from Round { $start }
}{ $until ->
    [0] { "" }
   *[other] , until Round { $until }
}: { $regions }.
arcana-legend-well = Mana Well { $region ->
    [none] hidden in one of { $among }
   *[other] { $region }
}: { $mana } Mana, one gift a turn.
arcana-no-abilities = { $golem } has no such ability.
arcana-which-golem = { $count ->
    [0] Nobody stands in { $region }.
   *[other] { $count } stand in { $region }: say which by its number.
}
arcana-legend-capture = Capture Region { $region }: { $vp } VP{ $mana ->
    [0] { "" }
   *[other] { " " }and { $mana } Mana
} a turn{ $grows ->
    [0] { "" }
   *[other] , { $grows } VP more for each turn in a row
}{ $once ->
    [yes] , once for each army
   *[no] { "" }
}{ $who ->
    [any] { "" }
   *[other] { " " }for { $who }
}.
arcana-measured = Measured with Shem { $version } in { $battles } battles between two equal computer players ({ $bot }): { $order ->
    [position] position 1, which goes first, won { $position }%.
   *[other] position 1 won { $position }%, whoever went first { $first }%.
}
arcana-legend-claims = Position { $position } ({ $army }): { $destruction ->
    [class] a destroyed Golem is worth { $classes } VP by its class
    [apv] a destroyed Golem is worth { $share }% of its APV in VP
   *[none] destroyed Golems are worth no VP
}{ $constructs ->
    [no] , a Construct none
   *[yes] { "" }
}.
arcana-legend-changed = Not as usual, { $ground }: { $figures }.
arcana-changed-walk = { $amount ->
    [0] closed to walkers
   *[other] { $amount } MP to walk in
}
arcana-changed-fly = { $amount ->
    [0] closed to flyers
   *[other] { $amount } MP to fly in
}
arcana-changed-stop = { $how ->
    [yes] a move may end there
   *[no] no move may end there
}
arcana-changed-blocks = { $how ->
    [yes] it blocks sight
    [height] it blocks sight, except from a height
   *[no] it does not block sight
}
arcana-changed-range = { $amount } Range of attacks from there
arcana-changed-ranged_accuracy = { $amount }% Accuracy of Ranged attacks from there
arcana-changed-enter = { $amount ->
    [0] entering costs no Health
   *[other] entering costs { $amount } Health
}
arcana-changed-turn = { $amount ->
    [0] staying costs no Health
   *[other] staying costs { $amount } Health
}
arcana-changed-climb = { $amount ->
    [0] climbing out costs nothing
   *[other] climbing out costs { $amount } AP
}
arcana-changed-blessable = { $how ->
    [yes] takes Blessings and Curses
   *[no] takes no Blessing or Curse
}
arcana-changed-values = taken off To-Hit: { $values }
arcana-changed-value = { $size } { $amount }
arcana-changed-intervenes = { $how ->
    [yes] counts by half on the way
   *[no] does not count on the way
}
arcana-legend-ground = { $name } at { $regions }:
