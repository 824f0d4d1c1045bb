### Die Seite von Archmage: was der Tisch ihr sagt.

archmage-table-title = Archmage, bis { $goal } Punkte
archmage-table-victory-goal = Wer zuerst { $goal } Punkte hat, gewinnt sofort.
archmage-table-victory-points = Ist kein Viertel mehr zu ernten, gewinnen die meisten Punkte; unter Gleichen, wer vom Erzmagier an zuerst kommt.

## Fragen

archmage-table-wait-face = { $names }: Wohin soll der Golem blicken?
archmage-table-wait-artifact = { $names }: { $artifact } jetzt benutzen?
archmage-table-wait-allocate = { $count ->
    [one] Einer verteilt noch: { $names }.
   *[other] { $count } verteilen noch: { $names }.
}
archmage-table-wait-announce = { $names }: In welcher Phase liegen die meisten Einheiten?
archmage-table-wait-redistribute = { $count ->
    [one] Einer darf noch neu verteilen: { $names }.
   *[other] { $count } dürfen noch neu verteilen: { $names }.
}
archmage-table-wait-settle = { $names }: Den Gleichstand mit Lokis Amulett entscheiden?
archmage-table-wait-move = { $names }: Wie weit soll der Golem gehen?
archmage-table-wait-aim = { $names }: Von wo erntet der Bogen?
archmage-table-wait-destroy = { $names }: Mit Hamre ein Artefakt zerstören?
archmage-table-wait-place = { $names }: Den Golem mit Magibok versetzen?

## Möglichkeiten

archmage-table-price-artifact = verbraucht: { $artifact }
archmage-table-does-use-1 = Du darfst den Golem in diesem Zug bis zu sechs Viertel weit bewegen.
archmage-table-does-use-2 = Du hast in diesem Zug drei Einheiten mehr. Alle sehen es.
archmage-table-does-use-3 = Du erntest ein Viertel neben dem Golem, der stehen bleibt.
archmage-table-does-decline = { $prompt ->
    [settle] Den Gleichstand entscheidet die Reihenfolge vom Erzmagier an. Du behältst das Amulett.
    [artifact] Du behältst das Artefakt für später.
   *[other] Die Kraft des Viertels verfällt.
}
archmage-table-does-face = Der Golem dreht sich nach { $facing }.
archmage-table-does-announce = Alle hören, dass bei dir am meisten hier liegt, allein oder mit anderen: { $phase }. So muss es bleiben.
archmage-table-does-settle = { $seat } gewinnt diese Phase.
archmage-table-does-move = Der Golem geht nach { $place }.
archmage-table-does-aim = Du erntest { $place }.
archmage-table-does-destroy = Es ist aus dem Spiel: { $artifact }.
archmage-table-does-place = Der Golem steht dann auf { $place }, und du drehst ihn.
archmage-table-limit-smerte = Smerte: Bewegung bekommt in diesem Zug genau eine Einheit.
archmage-table-rule-least = Jede Phase braucht mindestens eine Einheit.
archmage-table-rule-lost = Was du nicht verteilst, ist verloren.
archmage-table-rule-sum = Die Summe darf nicht wachsen.
archmage-table-rule-most = { $phase } muss allein oder mit anderen am meisten haben, denn so hast du es angekündigt.

## Tippen

archmage-table-tap-first = Berühre eine Möglichkeit, ein Viertel oder eine Phase.
archmage-table-not-on-way = Dort hält der Golem auf seinem Weg nicht an.
archmage-table-not-beside = Der Bogen reicht nur zu den vier Vierteln neben dem Golem.
archmage-table-not-in-line = Der Golem kann nur entlang seiner Zeile und seiner Spalte blicken.
archmage-table-no-forecast = Es ist nichts vorherzusagen: Der Golem ist in diesem Zug schon gegangen, oder es hat noch kein Zug begonnen.
archmage-table-forecast-note = Aus { $games } nach den Regeln durchgespielten Fortgängen dieses Zuges. Die anderen verteilen darin alle Einheiten, jede Aufteilung gleich oft, soweit sie zu dem passt, was bekannt ist; wer etwas entscheidet, wählt jedes Erlaubte gleich oft.

## Das Bild und seine Karten

archmage-table-mark-archmage = Erzmagier
archmage-table-mark-bonus = Bonus { $units }
archmage-table-mark-horn = Horn
archmage-table-mark-orm = Orm: eine Einheit weniger
archmage-table-mark-smerte = Smerte: Bewegung genau eine
archmage-table-mark-konge = Konge: Der Bonus wird nicht halbiert
archmage-table-won-alone = { $phase }: { $seat } hat die meisten Einheiten.
archmage-table-won-archmage = { $phase }: Gleichauf sind { $tied }. Der Erzmagier, { $seat }, gewinnt Gleichstände.
archmage-table-won-left = { $phase }: Gleichauf sind { $tied }. Von ihnen sitzt { $seat } dem Erzmagier zur Linken am nächsten.
archmage-table-won-amulet = { $phase }: Gleichauf waren { $tied }. Durch Lokis Amulett gewinnt { $seat }.
archmage-table-won-open = { $phase }: Gleichauf sind { $tied }. Lokis Amulett kann es entscheiden, sonst gewinnt { $seat }.
archmage-table-artifact-amulet = Wird eine Phase mit Gleichstand aufgedeckt, darf sein Besitzer sagen, wer von den Gleichen sie gewinnt.
archmage-table-artifact-boots = Wer die Bewegung gewinnt und sie hat, darf den Golem bis zu sechs Viertel weit bewegen.
archmage-table-artifact-horn = Sein Besitzer hat für einen Zug drei Einheiten mehr.
archmage-table-artifact-bow = Wer die Ernte gewinnt und ihn hat, darf stattdessen eines der vier Viertel neben dem Golem ernten. Der Golem bleibt stehen.
archmage-table-when-amulet = wenn eine Phase mit Gleichstand aufgedeckt ist
archmage-table-when-boots = wenn du die Bewegung gewonnen hast
archmage-table-when-horn = vor der Aufteilung eines Zuges
archmage-table-when-bow = wenn du die Ernte gewonnen hast
archmage-table-district-left = Noch nicht geerntet.
archmage-table-district-taken = Geerntet von { $seat }.
archmage-table-way = { $facing } { $distance }
archmage-table-ways = Von da, wo der Golem steht: { $ways }.
archmage-table-no-way = Mit einer Bewegung kommt der Golem nicht dorthin.
