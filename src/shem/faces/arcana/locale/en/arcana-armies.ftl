### Armies of Golem Arcana: what is wrong with one, and what is worth a word. The rule stands behind each sentence.

arcana-army-unknown-golem = there is no Golem "{ $golem }"
arcana-army-golem-arcanum = { $golem } is of { $arcanum }; an army of the faction { $faction } may use { $arcana }
arcana-army-golem-faction = { $golem } serves only { $factions }, not { $faction }
arcana-army-knight-and-knights = give one Knight, or the three Knights of a Colossus, not both
arcana-army-knight-count = { $golem } is commanded by exactly one Knight, not { $have }
arcana-army-colossus-knights = { $golem } is a Colossus, commanded by exactly { $need } Knights, not { $have }
arcana-army-unknown-knight = there is no Knight "{ $knight }"
arcana-army-knight-twice = { $name } is in this army already, at { $first }; a Knight is there only once
arcana-army-knight-faction = { $knight } serves { $factions }, not { $faction }
arcana-army-knight-arcanum = { $knight } commands Golems of { $arcana }; { $golem } is of { $arcanum }
arcana-army-knight-class = { $knight } commands { $classes }; { $golem } is { $size }
arcana-army-knight-golems = { $knight } commands only { $golems }, not { $golem }
arcana-army-knight-unit = { $knight } commands only Golems of the unit { $unit }, not { $golem }
arcana-army-unknown-relic = there is no Relic "{ $relic }"
arcana-army-relic-twice = { $name } is in this army already, at { $first }; a Relic is there only once
arcana-army-relic-size = { $relic } needs { $least } or larger; { $golem } is { $size }
arcana-army-unknown-ancient = there is no Ancient One "{ $ancient }"
arcana-army-ancient-twice = { $name } is in this army already, at { $first }; an Ancient One is there only once
arcana-army-too-dear = costs { $apv } APV, more than its { $limit } points
arcana-army-over-limit = costs { $apv } APV; the limit of the position is { $limit }
arcana-army-position-army = is not "{ $army }", the only army that may take the position
arcana-army-position-faction = is of the faction { $faction }; the position is for { $factions }
arcana-army-position-required = lacks { $piece }, which the position requires
arcana-army-position-banned = has { $piece }, which the position bans
arcana-army-long-name = "{ $name }" has { $have } characters; up to { $need } are easily shown
arcana-army-no-golem-owned = { $golem }: { $need } in the army, { $have } in the collection
arcana-army-no-relic-owned = { $relic } is not in the collection
arcana-army-no-tile-owned = map tile { $tile }: { $need } on the map, { $have } in the collection
army-ruling = [rulebook: { $chapter }; ruling { $ruling }]
army-warning = warning: { $text }
army-checked = { $count ->
    [0] { $title }, { $apv } APV: a sound army.
    [one] { $title }, { $apv } APV: 1 problem.
   *[other] { $title }, { $apv } APV: { $count } problems.
}
army-line = { $id }: { $title }. { $faction }, { $apv } of { $points } APV.
army-golem = { $name }, { $size } of { $arcanum }, APV { $apv }
army-piece = { $kind } { $name }, APV { $apv }
army-relic = Relic
army-ancient = Ancient One { $name }, APV { $apv }
