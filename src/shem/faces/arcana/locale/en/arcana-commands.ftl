### What the commands of Golem Arcana say, and what is wrong with its set-ups.

## Help of the command line

help-scenario-group = The scenarios of Golem Arcana.
help-scenario-list = List the scenarios.
help-scenario-show = Show a scenario with its map in text.
help-scenario-fairness = Measure how fair scenarios for two are: positions, who goes first and the ready armies, each apart.
help-fairness-names = Scenarios, by id or title. Default: all for two.
help-fairness-points = Only those of this size.
help-fairness-n = How many battles in each scenario.
help-fairness-bot = Which computer player plays both sides: greedy (skilled) or random (a beginner).
help-fairness-record = Keep what each scenario's page says about it in this file (JSON), too.
help-army-group = The armies of Golem Arcana.
help-army-list = List the ready armies.
help-army-show = Show an army piece by piece.
help-army-name = A ready army by its id or title, or an army file.
help-army-exploits = Search battles of ready armies for what gains again and again in a turn without AP.
help-exploits-names = Ready armies, by id or title. Default: all of 1000 points and more.
help-exploits-n = How many battles for each army.
help-army-check = Check an army file; every problem at once, with its rule and figure.
help-army-file = An army file (YAML).
help-army-scenario = Check it for a position of this scenario, too.
help-army-position = The number of that position.
help-army-collection = A collection file (YAML): what is missing in it is worth a hint.
help-edition = The edition of the rules, 2015 or 2014.
help-order = Who deploys and plays first: random, position, or apv, the lowest APV first (arcana). Default: as the scenario says.
help-scenario = A scenario, by its id or title.
help-army = A ready army by its id or title, or an army file; one for each position in order.

## Listings

scenario-line = { $id }: { $title }, { $points } points, { $seats } seats{ $story ->
    [yes] , a story
   *[no] { "" }
}.
figure-range = { $least } to { $most }
scenario-seats = For { $seats } seats. Turn order: { $order ->
    [apv] the army of the lowest APV first
    [position] by position
    [random] by chance
   *[none] as the players choose
}.{ $encounters ->
    [yes] { " " }Things happen on the way (encounters).
   *[no] { "" }
}{ $secrets ->
    [yes] { " " }Secret objectives are dealt.
   *[no] { "" }
}
scenario-position = Position { $position }: up to { $limit } APV{ $team ->
    [0] { "" }
   *[other] , team { $team }
}{ $factions ->
    [any] { "" }
   *[other] , only { $factions }
}{ $required ->
    [none] { "" }
   *[other] ; must have { $required }
}{ $banned ->
    [none] { "" }
   *[other] ; must not have { $banned }
}.
scenario-army = { $fixed ->
    [yes] Only this army
   *[no] Ready army
}: { $army } ({ $id }): { $golems }.
scenario-frame = { $points } points, { $ap } AP a turn. { $first ->
    [none] { "" }
   *[other] In turn order, the armies' first turns have { $first } AP.{" "}
}{ $destruction ->
    [class] A destroyed Golem is worth { $classes } VP by its class.
    [apv] A destroyed Golem is worth { $share }% of its APV in VP.
    [own] What destroyed Golems are worth depends on the position.
   *[none] Destroyed Golems are worth no VP.
}{ $constructs ->
    [no] { " " }Destroyed Constructs are worth none.
   *[yes] { "" }
}{ $mana ->
    [0] { "" }
   *[other] { " " }{ $mana } Mana for each army every turn.
}{ $late ->
    [0] { "" }
   *[other] { " " }Late deployment up to Round { $late }.
}{ $ruin ->
    [20] { "" }
   *[other] { " " }A destroyed Golem gives its army { $ruin }% of its APV as Mana.
}{ $ranges ->
    [steps] { " " }Ranges are counted in steps, a diagonal as two.
   *[diagonal] { "" }
}
scenario-tiles = Tiles, by upper left Region: { $tiles }.
scenario-tile = { $side } at { $region }{ $turn ->
    [0] { "" }
   *[other] { " " }turned { $turn } degrees clockwise
}

## How fair it is, and what gains too much

fairness-head = { $title }, { $count ->
    [one] one battle
   *[other] { $count } battles
}, { $draws } drawn. Of the others, with 95% intervals:
fairness-together = { $points } points, all scenarios together
fairness-position = won from position { $number }
fairness-first = won by who goes first
fairness-pair = { $one } against { $other }
fairness-outside = { $line } — outside { $low } to { $high }%
fairness-inside = All shares lie within their limits.
fairness-some-outside = { $count ->
    [one] One share lies
   *[other] { $count } shares lie
} outside the limits.
exploits-searching = Searching
exploits-longest = { $army }: at most { $times ->
    [0] no action
    [one] one action
   *[other] { $times } actions
} in one turn gained something without AP{ $times ->
    [0] { "" }
   *[other] {" "}({ $vp } VP, { $damage } damage, { $mana } Mana, { $health } own Health)
}; { $turns } turns searched, { $actions } actions tried.
exploits-repeated = { $power } paid { $times } times in one turn, at no rising price: { $vp } VP, { $damage } damage, { $mana } Mana, { $health } own Health.
exploits-untried = Never to be used in these battles: { $powers }.

## How an army fought, in numbers

arcana-style-attacks = attacks
arcana-style-dealt = damage done
arcana-style-taken = damage taken
arcana-style-lost = Golems lost
arcana-style-flags = VP for flags
arcana-style-kills = VP for Golems destroyed

## Errors

error-unknown-scenario = There is no scenario "{ $name }". "shem scenario list" names them all.
error-unknown-army = There is no army "{ $name }". There are: { $known }.
error-unknown-golem = There is no Golem "{ $name }".
error-unknown-knight = There is no Knight "{ $name }".
error-unknown-relic = There is no Relic "{ $name }".
error-unknown-ancient = There is no Ancient One "{ $name }".
error-bad-position = There is no position of this number; they are 1 to { $most }.
error-bad-resign = "resign" is true or false, not "{ $value }".
error-unknown-tile = There is no tile side "{ $name }".
error-unknown-edition = There is no edition "{ $name }". There is: { $known }.
error-unknown-order = There is no turn order "{ $name }". There are: { $known }.
error-bad-turn = A tile turns by 0, 90, 180 or 270 degrees, not { $found }.
error-bad-army = There is no army { $found }.
error-no-region = There is no Region at column { $column }, row { $row }.
error-no-charge = { $golem } cannot charge there with that attack.
error-bad-piece = A piece of a sandbox must name its { $name }.
error-bad-map = The map cannot be used: { $problem }
error-no-map = A map needs at least one Region.
error-roll-missing = A die of { $sides } is rolled ({ $purpose }): say what it shows.
error-no-ability = { $golem } has no ability "{ $name }". It has: { $known }.
error-no-ancient = There is no Ancient One "{ $name }" in that army. It has: { $known }.
error-out-of-reach = The move does not reach column { $column }, row { $row }.
error-one-map = A sandbox needs rows or tiles, one of them.
error-armies-list = Armies must be a list, one for each position.
error-armies-count = The scenario has { $need } positions, but { $have ->
    [one] one army is
   *[other] { $have } armies are
} named.
error-army-unfit = The army "{ $army }" does not fit position { $position }:
error-seats = This scenario is for { $need } seats, not { $have }.
error-no-duels = There is no scenario for two of that size. There are some of these sizes: { $sizes }.
error-not-for-two = "{ $name }" is not a scenario for two of that size.
error-tile-twice = Tile side { $side } is on the map twice.
error-tile-place = Tile { $side } does not fit at column { $column }, row { $row }.
error-impossible-wells = { $have } hidden Mana Wells cannot each have a Region of their own, as only { $most } are named for them. Name more.
error-impossible-map = A map is at most { $most } Regions wide and high.
error-impossible-encounters = { $have } hidden encounters cannot each have a Region of their own, as only { $most } are named for them. Name more.

## The app

app-no-army = There is no such army on this device. Choose another.
app-bad-army = This is not an army ({ $where }: { $why }).
app-army-unfit = This army cannot be played here: { $why }
app-no-scenario = There is no such scenario. Its pack may have been removed.
app-scenario-order = { $order ->
    [random] The turn order is rolled.
    [position] The turn order is that of the positions.
    [apv] The turn order goes by the armies' points.
   *[edition] The edition decides the turn order.
}
app-scenario-zone = Position { $position }: a Deployment Zone is open from Round { $start } { $until ->
    [none] on.
   *[other] to Round { $until }.
}
app-scenario-teams = Some armies play as a team.
app-scenario-secrets = Armies have secret objectives: hand the device over when it is the next one's turn.
app-scenario-wells = Some Mana Wells are hidden at first.
app-scenario-encounters = There are encounters to come upon.
