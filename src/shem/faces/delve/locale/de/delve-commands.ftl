### Was die Befehle von Delve sagen.

help-delve-balance = Messen, wie oft eine Gruppe von Bots jede Quest mit einem bis fünf Helden gewinnt und wer wodurch fällt.
help-balance-quest = Eine Quest, mit Kürzel oder Namen; auch mehrere. Sonst: alle.
help-balance-n = Wie viele Spiele für jede Quest und jede Zahl von Helden.
help-balance-heroes = Mit wie vielen Helden, durch Kommas getrennt.
help-balance-bot = Welcher Computerspieler alle Helden spielt: greedy (eine vorsichtige Gruppe) oder random (Anfänger).
help-balance-record = Auch in dieser Datei (JSON) festhalten, was gemessen wurde.
delve-balance-party = Jeden Helden spielt { $bot ->
    [greedy] der vorsichtige Bot (greedy)
    [random] der zufällige Bot
   *[other] { $bot }
}, je { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, alle Gruppen der Helden abwechselnd. Mit 95-%-Intervallen:
delve-balance-heroes = gewonnen mit { $count ->
    [one] einem Helden
   *[other] { $count } Helden
}
delve-balance-means = je Spiel: { $rounds } Runden, { $wounds } Gesundheit verloren, { $fallen } Helden gefallen; meist durch: { $killers ->
    [none] nichts
   *[other] { $killers }
}
