### Archmage (Golem von J. Jacobson).

archmage-title = Archmage
archmage-about = Golem von J. Jacobson: geheime Gebote um den Weg eines gemeinsamen Golems durch eine Stadt mit 49 Vierteln.
archmage-unit = Zug
archmage-seat = Spieler { $number }
archmage-district = { $name } { $worth }{ $special ->
    [yes] { " " }(besonders)
   *[no] { "" }
}
archmage-phase-orientation = Ausrichtung
archmage-phase-movement = Bewegung
archmage-phase-harvesting = Ernte
archmage-phase-regeneration = Erholung
archmage-facing-north = Norden
archmage-facing-east = Osten
archmage-facing-south = Süden
archmage-facing-west = Westen
archmage-artifact-amulet = Lokis Amulett
archmage-artifact-boots = Hermods Stiefel
archmage-artifact-horn = Heimdalls Horn
archmage-artifact-bow = Ullers Bogen

## Kräfte

archmage-power-hamre = { $name }: Wer es erntet, darf ein Artefakt im Raster oder bei anderen zerstören.
archmage-power-konge = { $name }: Wer es erntet und in diesem Zug die Erholung gewinnt, erhält den vollen Bonus statt des halben.
archmage-power-magibok = { $name }: Wer es erntet, darf den Golem auf ein beliebiges verbliebenes Viertel setzen.
archmage-power-orm = { $name }: Wer es erntet, hat im nächsten Zug eine Einheit weniger.
archmage-power-skole = { $name }: Wer es erntet, ist im nächsten Zug Erzmagier.
archmage-power-smerte = { $name }: Wer es erntet, darf im nächsten Zug nur eine Einheit auf Bewegung setzen.

## Der Tisch

archmage-turn-line = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}, gespielt wird bis { $goal } Punkte. Erzmagier: { $archmage }.
archmage-golem-line = Der Golem steht auf { $place }, { $district }{ $left ->
    [yes] { "" }
   *[no] , schon abgeerntet,
}{ $facing ->
    [none] . Er blickt noch in keine Richtung.
   *[other] { " " }und blickt nach { $facing }.
}
archmage-points-line = Punkte: { $points }.
archmage-own-line = Deine Aufteilung: { $plan }.
archmage-seat-line = { $seat }: { $units } Einheiten in diesem Zug; angekündigt: { $announced ->
    [none] nichts
   *[other] { $announced }
}; geerntet: { $cards ->
    [none] nichts
   *[other] { $cards }
}.
archmage-artifact-line = { $artifact }: { $where ->
    [grid] auf { $place }
    [seat] bei { $seat }
   *[gone] aus dem Spiel
}.
archmage-revealed-line = Einheiten für { $phase }: { $units }.
archmage-legend = = Golem, ! Artefakt, . abgeerntet. Das Raster schließt an allen Rändern an die Gegenseite an.

## Fragen

archmage-ask-face = { $cause ->
    [setup] Das Spiel beginnt: Wohin soll der Golem blicken?
    [magibok] Magibok: Wohin soll der Golem dort blicken?
   *[won] Du hast die Ausrichtung gewonnen: Wohin soll der Golem blicken?
}
archmage-ask-artifact = { $artifact } jetzt benutzen?
archmage-ask-allocate = Verteile geheim bis zu { $units } Einheiten.
archmage-ask-announce = Kündige die Phase mit deinen meisten Einheiten an:
archmage-ask-redistribute = Verteile deine { $units } Einheiten geheim neu, oder lass sie liegen. { $phase } muss am meisten behalten.
archmage-ask-settle = Gleichstand bei { $phase }; ohne Lokis Amulett gewinnt { $seat }. Das Amulett benutzen?
archmage-ask-move = Bewege den Golem, 1 bis { $limit } Viertel:
archmage-ask-aim = Von welcher Seite erntet der Bogen?
archmage-ask-destroy = Hamre: ein Artefakt zerstören?
archmage-ask-place = Magibok: Setz den Golem auf ein verbliebenes Viertel, oder lass ihn stehen.
archmage-option-face = { $facing }, { $count ->
    [one] 1 Viertel ist dort übrig
   *[other] { $count } Viertel sind dort übrig
}
archmage-option-use = { $artifact } benutzen
archmage-option-settle = { $seat } gewinnt
archmage-option-move = { $distance } bis { $district }
archmage-option-decline = nein
archmage-how-allocate = Tippe vier ganze Zahlen: Ausrichtung, Bewegung, Ernte, Erholung. Zum Beispiel: 4 4 2 2
archmage-too-many-units = Mehr als { $most } Einheiten hat niemand.
archmage-command-units = einheiten, units
archmage-play-help =
    Archmage: „4 4 2 2“ verteilt auf Ausrichtung, Bewegung, Ernte, Erholung. Orte heißen A1 bis G7.
    Phasen, Richtungen und Artefakte lassen sich durch ihren Anfang nennen, etwa „bew“ oder „nord“.
    warum einheiten   woher die Einheiten aller in diesem Zug kommen

## Würfe

archmage-roll-deal = Die Auslage, Zeile für Zeile von Nordwesten: Welche Karte kommt als Nächste? { $left } sind übrig.
archmage-roll-first-archmage = Wer ist der erste Erzmagier ({ $left } Spieler)?
archmage-roll-imagined-allocation = Eine Aufteilung, die jemand anders gewählt haben könnte ({ $left } insgesamt).

## Aktionen

archmage-action-face = { $seat } dreht den Golem nach { $facing }.
archmage-action-allocate = { $seat } verteilt: { $plan }.
archmage-action-announce = { $seat } kündigt an: { $phase }.
archmage-action-use = { $seat } benutzt { $artifact }.
archmage-action-settle = { $seat } entscheidet den Gleichstand für { $winner }.
archmage-action-move = { $seat } bewegt den Golem um { $distance ->
    [one] ein Viertel
   *[other] { $distance } Viertel
}.
archmage-action-aim = { $seat } erntet vom Golem aus nach { $facing }.
archmage-action-destroy = { $seat } zerstört { $artifact }.
archmage-action-place = { $seat } setzt den Golem auf { $place }.
archmage-action-decline = { $seat } lehnt ab.

## Ereignisse

archmage-event-dealt = Die Karten liegen offen: { $cards }.
archmage-event-archmage-drawn = { $seat } ist der erste Erzmagier.
archmage-event-faced = { $seat } dreht den Golem nach { $facing }{ $cause ->
    [setup] { " " }zum Beginn
    [magibok] { " " }durch Magibok
   *[won] { "" }
}.
archmage-event-turn-began = Zug { $turn } beginnt. { $archmage } ist Erzmagier{ $skole ->
    [1] , durch Skole
   *[other] { "" }
}.
archmage-event-budget = { $seat } hat { $units } Einheiten.
archmage-event-allocated = { $seat } hat verteilt.
archmage-event-own-allocation = Geheim: { $seat } hat verteilt: Ausrichtung { $orientation }, Bewegung { $movement }, Ernte { $harvesting }, Erholung { $regeneration }.
archmage-event-announced = { $seat } kündigt an: { $phase }.
archmage-event-redistributed = { $seat } hat neu verteilt.
archmage-event-own-redistribution = Geheim: { $seat } hat neu verteilt: Ausrichtung { $orientation }, Bewegung { $movement }, Ernte { $harvesting }, Erholung { $regeneration }.
archmage-event-revealed = Einheiten für { $phase }: { $units }.
archmage-event-phase-won = { $seat } gewinnt mit { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}: { $phase }{ $tied ->
    [none] { "" }
   *[other] ; gleichauf: { $tied }
}.
archmage-event-artifact-used = { $seat } benutzt { $artifact }.
archmage-event-artifact-kept = { $seat } behält { $artifact }.
archmage-event-tie-settled = { $owner } entscheidet den Gleichstand mit Lokis Amulett ({ $phase }): { $seat } gewinnt.
archmage-event-moved = { $seat } bewegt den Golem um { $distance ->
    [one] ein Viertel
   *[other] { $distance } Viertel
} von { $start } nach { $end }.
archmage-event-aimed = { $seat } richtet den Bogen nach { $facing }, auf { $position }.
archmage-event-artifact-found = { $seat } findet auf { $position }: { $artifact }.
archmage-event-harvested = { $seat } erntet { $card } auf { $position } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
archmage-event-power = { $card } wirkt für { $seat }.
archmage-event-power-declined = { $seat } nutzt { $card } nicht.
archmage-event-artifact-destroyed = { $seat } zerstört { $artifact }{ $owner ->
    [none] { " " }im Raster
   *[other] { " " }von { $owner }
}.
archmage-event-placed = { $seat } setzt den Golem auf { $position }.
archmage-event-regenerated = { $seat } erhält { $units ->
    [one] 1 Bonuseinheit
   *[other] { $units } Bonuseinheiten
} für den nächsten Zug.
archmage-event-stranded = Von { $position } aus ist in keiner Richtung ein Viertel übrig: Der Golem bleibt, wie er steht.
archmage-event-ended = Das Spiel ist aus.
archmage-outcome = { $winners } gewinnt. Punkte: { $scores }.
archmage-ending-goal = Das Ziel ist erreicht.
archmage-ending-districts = Alle Viertel sind abgeerntet.
archmage-ending-stranded = Der Golem kann kein Viertel mehr erreichen.

## Zahlen

archmage-number-budget = Einheiten
archmage-number-bonus = Bonuseinheiten
archmage-number-points = Punkte
archmage-number-of = { $number }, { $seat }
archmage-why-energy = Energie jedes Zuges
archmage-why-bonus = Bonus der letzten Erholung
archmage-why-horn = Horn
archmage-why-orm = Fluch des letzten Zuges
archmage-why-regeneration = Einheiten für Erholung
archmage-why-halved = halbiert, abgerundet
archmage-why-konge = nicht halbiert
archmage-why-charm = Zauber
archmage-why-curse = Fluch

## Ablehnungen

archmage-reject-game-over = Das Spiel ist aus.
archmage-reject-not-your-decision = Du bist jetzt nicht gefragt.
archmage-reject-another-decision = Jetzt ist etwas anderes gefragt.
archmage-reject-empty-phase = Jede Phase braucht mindestens { $need } Einheit; { $about } hat { $have }.
archmage-reject-smerte-movement = Nach Smerte bekommt Bewegung genau { $need } Einheit, nicht { $have }.
archmage-reject-over-budget = Das sind { $need } Einheiten; du hast { $have }.
archmage-reject-sum-grew = Das sind { $need } Einheiten; zuerst waren es { $have }, und die Summe darf nicht wachsen.
archmage-reject-not-the-most = { $about } hat { $have }, die größte Phase aber { $need }.
archmage-reject-line-empty = Nach { $about } ist kein Viertel mehr übrig.
archmage-reject-too-far = { $need } ist zu weit; der Golem geht höchstens { $have }.
archmage-reject-not-this-artifact = Jetzt nicht gefragt: { $about }.
archmage-reject-not-tied = { $about } ist nicht gleichauf: { $have } Einheiten, gleichauf sind { $need }.
archmage-reject-target-harvested = { $about } ist schon abgeerntet.
archmage-reject-artifact-out-of-reach = { $about } gehört dir selbst oder ist schon aus dem Spiel.

## Was Bots bewerten

archmage-term-points = Punkte
archmage-term-units = Einheiten
archmage-term-artifacts = Artefakte
archmage-term-token = Erzmagier sein
archmage-term-smerte = Smerte
archmage-term-prospect = was zu ernten ist
archmage-term-end = das Ende

## Aufstellungen

help-goal = Siegpunkte, bis zu denen gespielt wird, 10 bis 60 (archmage).
error-bad-goal = Das Ziel muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
error-bad-districts = Die Viertel dieses Aufbaus sind nicht brauchbar.
