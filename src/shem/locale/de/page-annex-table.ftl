# Figuren auf einem wirklichen Tisch, und der Bildschirm für den Fernseher.

page-tv = Auf dem Fernseher
page-tv-about = Das Brett und was gerade zählt in sehr großer Schrift, für einen zweiten Bildschirm oder einen Fernseher. Dort gibt es nichts zu drücken; er folgt der Partie.
page-tv-open = Großen Bildschirm öffnen
page-tv-far = Auf einem anderen Gerät diese Adresse öffnen:
page-tv-turn = Am Zug
page-tv-all = Gefragt sind
page-tv-thinks = Denkt nach
page-tv-won = Sieg
page-tv-points = { $game ->
    [arcana] SP
    [wizards] { $points ->
        [one] Fundort
       *[other] Fundorte
    }
    [delve] Gesundheit
   *[other] { $points ->
        [one] Punkt
       *[other] Punkte
    }
}

page-table = Am Tisch
page-table-title = Tisch und Fernseher
page-table-more = { $count ->
    [one] und noch ein Schritt
   *[other] und noch { $count } Schritte
}
page-table-set-up = Den Tisch aufbauen
page-table-kinds = Was ausgelegt wird
page-table-of = { $done } von { $count }
page-table-step = Schritt { $step } von { $count }
page-table-previous = Voriger Schritt
page-table-next = Nächster Schritt
page-table-done = Erledigt
page-table-done-of = Erledigt: { $step }
page-table-is-done = erledigt:
page-table-all-done = { $count ->
    [2] Beide erledigt
   *[other] Alle { $count } erledigt
}
page-table-key-done = Dieser Schritt ist erledigt
page-table-key-all = Alle Schritte sind erledigt
page-table-fold = Beiseitelegen oder wieder öffnen
page-table-open = { $count ->
    [one] Ein Schritt am Tisch
   *[other] { $count } Schritte am Tisch
}
page-table-waits = Der Tisch wird gestellt: { $step }
page-table-read = Lies deinen Tisch vor
page-table-read-about = Geh deinen Tisch Reihe für Reihe durch und hake jede ab, die so liegt, wie es hier steht.
page-table-read-count = { $read } von { $count } Reihen gelesen
page-table-so = So liegt es
page-table-not = Zurück zu den Schritten

page-table-again = Den Tisch neu aufbauen
page-table-again-about = Nach einem Missgeschick: der ganze Tisch, wie ihn die Partie jetzt hat, Schritt für Schritt von nichts an. Die Partie bleibt, wie sie ist.
page-table-again-begin = Mit leerem Tisch beginnen
page-table-none = Niemand spielt diese Partie mit echten Figuren; es gibt also keinen Tisch aufzubauen.
page-table-leave = Verlassen
page-table-stands = Der Tisch steht wieder
page-table-stands-about = An der Partie hat sich nichts geändert.
page-table-to-match = Zurück zur Partie
