### Armeen von Golem Arcana: was an einer falsch ist, und was der Rede wert ist. Hinter jedem Satz steht die Regel.

arcana-army-unknown-golem = einen Golem „{ $golem }“ gibt es nicht
arcana-army-golem-arcanum = { $golem } gehört zu { $arcanum }; eine Armee der Fraktion { $faction } darf { $arcana } einsetzen
arcana-army-golem-faction = { $golem } dient nur { $factions }, nicht { $faction }
arcana-army-knight-and-knights = entweder einen Ritter nennen oder die drei Ritter eines Kolosses, nicht beides
arcana-army-knight-count = { $golem } wird von genau einem Ritter geführt, nicht von { $have }
arcana-army-colossus-knights = { $golem } ist ein Koloss und wird von genau { $need } Rittern geführt, nicht von { $have }
arcana-army-unknown-knight = einen Ritter „{ $knight }“ gibt es nicht
arcana-army-knight-twice = { $name } ist schon in dieser Armee, bei { $first }; jeden Ritter gibt es nur einmal
arcana-army-knight-faction = { $knight } dient { $factions }, nicht { $faction }
arcana-army-knight-arcanum = { $knight } führt Golems von { $arcana }; { $golem } gehört zu { $arcanum }
arcana-army-knight-class = { $knight } führt { $classes }; { $golem } ist { $size }
arcana-army-knight-golems = { $knight } führt nur { $golems }, nicht { $golem }
arcana-army-knight-unit = { $knight } führt nur Golems der Einheit { $unit }, nicht { $golem }
arcana-army-unknown-relic = ein Relikt „{ $relic }“ gibt es nicht
arcana-army-relic-twice = { $name } ist schon in dieser Armee, bei { $first }; jedes Relikt gibt es nur einmal
arcana-army-relic-size = { $relic } verlangt als Träger { $least } oder größer; { $golem } ist { $size }
arcana-army-unknown-ancient = einen Alt-Ehrwürdigen „{ $ancient }“ gibt es nicht
arcana-army-ancient-twice = { $name } ist schon in dieser Armee, bei { $first }; jeden Alt-Ehrwürdigen gibt es nur einmal
arcana-army-too-dear = kostet { $apv } APV, mehr als ihre { $limit } Punkte
arcana-army-over-limit = kostet { $apv } APV; die Grenze der Position ist { $limit }
arcana-army-position-army = ist nicht „{ $army }“, die einzige Armee für diese Position
arcana-army-position-faction = gehört zur Fraktion { $faction }; die Position ist für { $factions }
arcana-army-position-required = hat { $piece } nicht dabei, was die Position verlangt
arcana-army-position-banned = hat { $piece } dabei, was die Position verbietet
arcana-army-long-name = „{ $name }“ hat { $have } Zeichen; bis zu { $need } lassen sich gut anzeigen
arcana-army-no-golem-owned = { $golem }: { $need } in der Armee, { $have } in der Sammlung
arcana-army-no-relic-owned = { $relic } ist nicht in der Sammlung
arcana-army-no-tile-owned = Kachel { $tile }: { $need } auf der Karte, { $have } in der Sammlung
army-ruling = [engl. Regelbuch: { $chapter }; Regelung { $ruling }]
army-warning = Hinweis: { $text }
army-checked = { $count ->
    [0] { $title }, { $apv } APV: die Armee ist in Ordnung.
    [one] { $title }, { $apv } APV: 1 Problem.
   *[other] { $title }, { $apv } APV: { $count } Probleme.
}
army-line = { $id }: { $title }. { $faction }, { $apv } von { $points } APV.
army-golem = { $name }, { $size }, { $arcanum }, APV { $apv }
army-piece = { $kind } { $name }, APV { $apv }
army-relic = Relikt
army-ancient = Alt-Ehrwürdiger { $name }, APV { $apv }
