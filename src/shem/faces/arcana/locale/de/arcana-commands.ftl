### Was die Befehle von Golem Arcana sagen, und was an seinen Aufstellungen falsch ist.

## Hilfe der Befehlszeile

help-scenario-group = Die Szenarien von Golem Arcana.
help-scenario-list = Zählt die Szenarien auf.
help-scenario-show = Zeigt ein Szenario mit seiner Karte als Text.
help-scenario-fairness = Messen, wie gerecht Szenarien für zwei sind: Positionen, wer beginnt und die fertigen Armeen, jedes für sich.
help-fairness-names = Szenarien, mit Kürzel oder Titel. Sonst: alle für zwei.
help-fairness-points = Nur die dieser Größe.
help-fairness-n = Wie viele Schlachten in jedem Szenario.
help-fairness-bot = Welcher Computerspieler beide Seiten spielt: greedy (geübt) oder random (Anfänger).
help-fairness-record = In dieser Datei (JSON) auch festhalten, was die Seite jedes Szenarios darüber sagt.
help-army-group = Die Armeen von Golem Arcana.
help-army-list = Nennt die fertigen Armeen.
help-army-show = Zeigt eine Armee Stück für Stück.
help-army-name = Eine fertige Armee mit Kennung oder Titel, oder eine Armeedatei.
help-army-exploits = Schlachten fertiger Armeen danach absuchen, was in einem Zug ohne AP immer wieder etwas einbringt.
help-exploits-names = Fertige Armeen, mit Kürzel oder Titel. Sonst: alle ab 1000 Punkten.
help-exploits-n = Wie viele Schlachten für jede Armee.
help-army-check = Prüft eine Armeedatei; alle Probleme auf einmal, mit Regel und Zahl.
help-army-file = Eine Armeedatei (YAML).
help-army-scenario = Prüft sie auch für eine Position dieses Szenarios.
help-army-position = Die Nummer dieser Position.
help-army-collection = Eine Sammlungsdatei (YAML): was darin fehlt, wird angemerkt.
help-edition = Die Ausgabe der Regeln, 2015 oder 2014.
help-order = Wer zuerst aufstellt und zieht: random (Zufall), position, oder apv, der niedrigste APV zuerst (arcana). Vorgabe: wie das Szenario es sagt.
help-scenario = Ein Szenario, nach Kennung oder Titel.
help-army = Eine fertige Armee mit Id oder Titel, oder eine Armeedatei; eine je Position in deren Reihenfolge.

## Aufzählungen

scenario-line = { $id }: { $title }, { $points } Punkte, { $seats } Plätze{ $story ->
    [yes] , eine Geschichte
   *[no] { "" }
}.
figure-range = { $least } bis { $most }
scenario-seats = Für { $seats } Plätze. Zugreihenfolge: { $order ->
    [apv] zuerst die Armee mit dem niedrigsten APV
    [position] nach Position
    [random] nach Zufall
   *[none] wie die Spieler wählen
}.{ $encounters ->
    [yes] { " " }Unterwegs geschieht etwas (Begegnungen).
   *[no] { "" }
}{ $secrets ->
    [yes] { " " }Geheime Aufgaben werden verteilt.
   *[no] { "" }
}
scenario-position = Position { $position }: bis zu { $limit } APV{ $team ->
    [0] { "" }
   *[other] , Team { $team }
}{ $factions ->
    [any] { "" }
   *[other] , nur { $factions }
}{ $required ->
    [none] { "" }
   *[other] ; muss haben: { $required }
}{ $banned ->
    [none] { "" }
   *[other] ; darf nicht haben: { $banned }
}.
scenario-army = { $fixed ->
    [yes] Nur diese Armee
   *[no] Fertige Armee
}: { $army } ({ $id }): { $golems }.
scenario-frame = { $points } Punkte, { $ap } AP je Zug. { $first ->
    [none] { "" }
   *[other] In Zugreihenfolge haben die ersten Züge der Armeen { $first } AP.{" "}
}{ $destruction ->
    [class] Ein zerstörter Golem bringt je nach Klasse { $classes } SP.
    [apv] Ein zerstörter Golem bringt { $share } % seines APV als SP.
    [own] Was zerstörte Golems bringen, hängt von der Position ab.
   *[none] Zerstörte Golems bringen keine SP.
}{ $constructs ->
    [no] { " " }Zerstörte Konstrukte bringen keine.
   *[yes] { "" }
}{ $mana ->
    [0] { "" }
   *[other] { " " }Jede Armee erhält { $mana } Mana je Zug.
}{ $late ->
    [0] { "" }
   *[other] { " " }Nachrücken bis Runde { $late }.
}{ $ruin ->
    [20] { "" }
   *[other] { " " }Ein zerstörter Golem bringt seiner Armee { $ruin } % seines APV als Mana.
}{ $ranges ->
    [steps] { " " }Reichweiten zählen in Schritten, die Diagonale als zwei.
   *[diagonal] { "" }
}
scenario-tiles = Kacheln, nach der Region links oben: { $tiles }.
scenario-tile = { $side } auf { $region }{ $turn ->
    [0] { "" }
   *[other] { " " }um { $turn } Grad im Uhrzeigersinn gedreht
}

## Wie ausgewogen es ist, und was zu viel bringt

fairness-head = { $title }, { $count ->
    [one] eine Schlacht
   *[other] { $count } Schlachten
}, davon { $draws } unentschieden. Von den übrigen, mit 95-%-Intervallen:
fairness-together = { $points } Punkte, alle Szenarien zusammen
fairness-position = von Position { $number } aus gewonnen
fairness-first = von dem gewonnen, der beginnt
fairness-pair = { $one } gegen { $other }
fairness-outside = { $line } – außerhalb von { $low } bis { $high } %
fairness-inside = Alle Anteile liegen in ihren Grenzen.
fairness-some-outside = { $count ->
    [one] Ein Anteil liegt
   *[other] { $count } Anteile liegen
} außerhalb der Grenzen.
exploits-searching = Suche
exploits-longest = { $army }: höchstens { $times ->
    [0] keine Aktion
    [one] eine Aktion
   *[other] { $times } Aktionen
} eines Zuges: Gewinn, der keine AP kostete{ $times ->
    [0] { "" }
   *[other] {" "}({ $vp } SP, { $damage } Schaden, { $mana } Mana, { $health } eigene Lebenspunkte)
}; { $turns } Züge durchsucht, { $actions } Aktionen versucht.
exploits-repeated = { $power } lohnte sich { $times }{"\u00A0"}Mal in einem Zug, ohne teurer zu werden: { $vp } SP, { $damage } Schaden, { $mana } Mana, { $health } eigene Lebenspunkte.
exploits-untried = In diesen Schlachten nie einzusetzen: { $powers }.

## Wie eine Armee gekämpft hat, in Zahlen

arcana-style-attacks = Angriffe
arcana-style-dealt = Schaden angerichtet
arcana-style-taken = Schaden erlitten
arcana-style-lost = Golems verloren
arcana-style-flags = SP für Fahnen
arcana-style-kills = SP für zerstörte Golems

## Fehler

error-unknown-scenario = Ein Szenario „{ $name }“ gibt es nicht. „shem scenario list“ nennt alle.
error-unknown-army = Eine Armee „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-unknown-golem = Einen Golem „{ $name }“ gibt es nicht.
error-unknown-knight = Einen Ritter „{ $name }“ gibt es nicht.
error-unknown-relic = Ein Relikt „{ $name }“ gibt es nicht.
error-unknown-ancient = Einen Alt-Ehrwürdigen „{ $name }“ gibt es nicht.
error-bad-position = Eine Position mit dieser Nummer gibt es nicht; es gibt 1 bis { $most }.
error-bad-resign = „resign“ ist true oder false, nicht „{ $value }“.
error-unknown-tile = Eine Kachelseite „{ $name }“ gibt es nicht.
error-unknown-edition = Eine Ausgabe „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-unknown-order = Eine Zugreihenfolge „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-bad-turn = Eine Kachel dreht sich um 0, 90, 180 oder 270 Grad, nicht um { $found }.
error-bad-army = Eine Armee { $found } gibt es nicht.
error-no-region = In Spalte { $column }, Zeile { $row } liegt keine Region.
error-no-charge = { $golem } kann dort mit diesem Angriff nicht anstürmen.
error-bad-piece = Eine Figur des Sandkastens braucht { $name }.
error-bad-map = Die Karte taugt nicht: { $problem }
error-no-map = Eine Karte braucht mindestens eine Region.
error-roll-missing = Ein Würfel mit { $sides } Seiten wird geworfen ({ $purpose }): Sag, was er zeigt.
error-no-ability = { $golem } hat keine Fähigkeit „{ $name }“, sondern: { $known }.
error-no-ancient = Diese Armee hat keinen Alt-Ehrwürdigen „{ $name }“. Sie hat: { $known }.
error-out-of-reach = Die Bewegung reicht nicht bis Spalte { $column }, Zeile { $row }.
error-one-map = Ein Sandkasten braucht Zeilen oder Kacheln, eines von beiden.
error-armies-list = Armeen müssen eine Liste sein, eine je Position.
error-armies-count = Das Szenario hat { $need } Positionen, genannt { $have ->
    [one] ist aber eine Armee
   *[other] sind aber { $have } Armeen
}.
error-army-unfit = Die Armee „{ $army }“ passt nicht auf Position { $position }:
error-seats = Dieses Szenario ist für { $need } Plätze, nicht für { $have }.
error-no-duels = Es gibt kein Szenario dieser Größe für zwei. Es gibt welche dieser Größen: { $sizes }.
error-not-for-two = „{ $name }“ ist kein Szenario dieser Größe für zwei.
error-tile-twice = Kachelseite { $side } liegt zweimal auf der Karte.
error-tile-place = Kachel { $side } passt nicht auf Spalte { $column }, Zeile { $row }.
error-impossible-wells = { $have } verborgene Manabrunnen können nicht je eine eigene Region haben, denn nur { $most } sind für sie genannt. Nenne mehr.
error-impossible-map = Eine Karte ist höchstens { $most } Regionen breit und hoch.
error-impossible-encounters = { $have } verborgene Begegnungen können nicht je eine eigene Region haben, denn nur { $most } sind für sie genannt. Nenne mehr.

## Die App

app-no-army = Diese Armee gibt es auf diesem Gerät nicht. Wähle eine andere.
app-bad-army = Das ist keine Armee ({ $where }: { $why }).
app-army-unfit = Diese Armee kann hier nicht gespielt werden: { $why }
app-no-scenario = Dieses Szenario gibt es nicht. Vielleicht wurde sein Paket entfernt.
app-scenario-order = { $order ->
    [random] Die Zugreihenfolge wird ausgewürfelt.
    [position] Die Zugreihenfolge ist die der Positionen.
    [apv] Die Zugreihenfolge richtet sich nach den Punkten der Armeen.
   *[edition] Über die Zugreihenfolge entscheidet die Ausgabe der Regeln.
}
app-scenario-zone = Position { $position }: Eine Aufstellungszone ist offen ab Runde { $start }{ $until ->
    [none] .
   *[other] {" "}bis Runde { $until }.
}
app-scenario-teams = Manche Armeen spielen als Team.
app-scenario-secrets = Armeen haben geheime Ziele: Gebt das Gerät weiter, wenn der Nächste am Zug ist.
app-scenario-wells = Manche Manabrunnen sind anfangs verborgen.
app-scenario-encounters = Unterwegs warten Begegnungen.
