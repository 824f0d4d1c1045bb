### Szenarien: Begegnungen, Aufgaben, Manabrunnen, verändertes Gelände, Golems, die kommen oder gehen, und ihre Ablehnungen.


## Würfe, die niemand sieht

arcana-roll-hidden-well = Wo liegt ein verborgener Manabrunnen?
arcana-roll-hidden-encounter = Wo wartet etwas?
arcana-roll-secret = Welche geheime Aufgabe wird verteilt?

## Ereignisse

arcana-event-well-found = { $golem ->
    [none] Auf { $region } kommt ein verborgener Manabrunnen zum Vorschein.
   *[other] { $golem } findet auf { $region } einen verborgenen Manabrunnen.
}
arcana-event-nothing-found = { $golem ->
    [none] Auf { $region } ist nichts verborgen.
   *[other] { $golem } findet auf { $region } nichts.
}
arcana-event-well-created = Auf { $region } öffnet sich ein Manabrunnen: { $mana } Mana.
arcana-event-well-recharged = Der Manabrunnen auf { $region } ist wieder voll: { $left } Mana.
arcana-event-well-filled = Der Manabrunnen auf { $region } gibt { $mana } Mana mehr: noch { $left }.
arcana-event-well-drained = Der Manabrunnen auf { $region } versiegt.
arcana-event-well-removed = Der Manabrunnen auf { $region } ist fort.
arcana-event-well-moved = Der Manabrunnen von { $origin } liegt jetzt auf { $region }.
arcana-event-ground-changed = { $region } ist jetzt { $terrain }, { $cover }{ $obstructions ->
    [0] .
    [one] , mit 1 Hindernis.
   *[other] , mit { $obstructions } Hindernissen.
}
arcana-event-spawned = { $golem } erscheint auf { $region } und kämpft für { $army }.
arcana-event-encounter = { $encounter }{ $army ->
    [none] { "" }
   *[other] { " " }({ $army })
}: { $text }
arcana-event-chosen = Wahl von { $army }: { $text }
arcana-event-message = { $text }
arcana-event-secret-dealt = Geheime Aufgabe von { $army }: { $objective }.
arcana-event-ruled-out = Das ist nicht die geheime Aufgabe von { $army }: { $objective }.
arcana-event-completed = Aufgabe erfüllt von { $army }: { $objective }.
arcana-event-resigned = Die Schlacht wird aufgegeben, von { $army }; fort vom Feld: { $golems }.
arcana-ending-objective = Eine Aufgabe, die die Schlacht beendet, ist erfüllt.
arcana-ending-story = Die Geschichte hat die Schlacht beendet.

## Gründe und Ablehnungen

arcana-why-grows = länger gehalten
arcana-reject-no-such-option = Es gibt { $need } Möglichkeiten, nicht { $have }.
arcana-reject-zone-closed = { $about } gehört zu deiner Aufstellungszone, aber nicht in dieser Runde{ $need ->
    [-1] { " " }und auch nicht mehr.
   *[other] ; sie öffnet sich in Runde { $need }.
}
arcana-reject-starts-off-board = { $about } beginnt in diesem Szenario außerhalb des Feldes und betritt es später mit einer Bewegung.
arcana-reject-no-resigning = In dieser Schlacht kann niemand aufgeben.
