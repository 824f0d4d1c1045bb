# Eine neue Schlacht von Golem Arcana. Die Seite liest diese Datei selbst; die Kennungen beginnen mit page-setup-.

page-setup-scenarios = Szenarien
page-setup-import = Paket einlesen
page-setup-search = Szenarien suchen
page-setup-points = Punkte
page-setup-points-all = Jede Punktzahl
page-setup-players = Spieler
page-setup-players-all = Jede Anzahl
page-setup-seats = { $count } Spieler
page-setup-seats-range = { $least } bis { $most } Spieler
page-setup-range = { $least } bis { $most }
page-setup-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
page-setup-rounds-none = ohne Rundengrenze
page-setup-without = keine
page-setup-story = Geschichte
page-setup-secrets = Geheimnisse
page-setup-missing = { $count ->
    [one] { $count } Platte fehlt
   *[other] { $count } Platten fehlen
  }
page-setup-nothing = Kein Szenario passt
page-setup-nothing-do = Verlange weniger: jede Punktzahl, jede Anzahl von Spielern.
page-setup-fact-points = Armeepunkte
page-setup-fact-seats = Spieler
page-setup-fact-rounds = Rundengrenze
page-setup-fact-ap = Aktionspunkte je Zug
page-setup-map = Karte von { $title }: { $columns } mal { $rows } Regionen, mit Gelände, Deckung, Aufstellungszonen, dem, was zu erobern ist, und bekannten Manabrunnen
page-setup-victory = Wie man gewinnt
page-setup-rules = Besondere Regeln
page-setup-zone = { $until ->
    [0] Position { $position } kann ab Runde { $from } aufstellen.
   *[other] Position { $position } kann in den Runden { $from } bis { $until } aufstellen.
  }
page-setup-positions = Positionen
page-setup-position = Position { $number }
page-setup-limit = bis { $points } Punkte
page-setup-team = Team { $team }
page-setup-factions = Fraktionen
page-setup-any = jede
page-setup-required = Muss dabei sein
page-setup-banned = Darf nicht dabei sein
page-setup-fixed = Ihre Armee gehört zum Szenario.
page-setup-tiles = Kartenplatten
page-setup-tiles-missing = Nicht unter deinen Platten: { $tiles }
page-setup-tiles-still = Spielen kannst du trotzdem: Die Karte ist auf dem Bildschirm.
page-setup-tiles-owned = Du hast sie alle.
page-setup-choose = Plätze und Armeen wählen
page-setup-seats-about = Wer sitzt wo, und mit welcher Armee?
page-setup-another = Anderes Szenario
page-setup-army = Armee
page-setup-golems = { $count ->
    [one] 1 Golem
   *[other] { $count } Golems
}
page-setup-army-other = Andere Armee
page-setup-army-change = Andere Armee für Position { $number } wählen
page-setup-army-pick = Eine Armee für Position { $number }
page-setup-army-guest = Der Gast bringt eine mit
page-setup-army-host = Ich wähle
page-setup-army-guest-about = Wer die Einladung öffnet, wählt vor Beginn der Schlacht eine Armee. Du siehst sie, wenn sie auf dem Tisch steht.
page-setup-misfit = Sie liegt jetzt bei deinen Armeen, passt aber nicht hierher: { $why }
page-setup-no-army = Keine Armee passt
page-setup-no-army-do = Hol eine herein oder bau eine, die zur Grenze dieses Szenarios passt.
page-setup-others-misfit = { $count ->
    [one] 1 weitere Armee passt nicht hierher und fehlt hier.
   *[other] { $count } weitere Armeen passen nicht hierher und fehlen hier.
}
page-setup-edition = Ausgabe der Regeln
page-setup-with = Mit { $title } ({ $points })
page-setup-army-off = Ohne diese Armee wählen
page-setup-no-place = { $title } hat in diesem Szenario keinen Platz: Es verlangt andere Fraktionen oder gibt die Armeen vor.
page-setup-order = Zugreihenfolge
page-setup-order-own = Wie das Szenario sagt
page-setup-order-random = Durch das Los
page-setup-order-position = Nach Position
page-setup-order-apv = Wenigste Punkte zuerst
page-setup-fits = Passt: { $points } Punkte
page-setup-bad = Eine Armee passt nicht zu diesem Szenario.
page-setup-start-under = { $count } Armeen, { $points } Punkte
