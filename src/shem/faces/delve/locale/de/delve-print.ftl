### Delve: was sich ausdrucken und ausschneiden lässt.

delve-print-packs = Pakete
delve-print-quests = Was eine Quest braucht

delve-print-heroes = Heldenbögen
delve-print-heroes-about = Zahlen und Kräfte jedes Seelenrangs.
delve-print-powers = Kräfte
delve-print-powers-about = Quadratisch: Drehe eine benutzte Kraft jede Runde um ein Viertel, bis ihr Zeichen oben liegt.
delve-print-items = Gegenstände
delve-print-items-about = Die, mit denen Helden beginnen und die sie kaufen können.
delve-print-treasures = Schatzstapel
delve-print-treasures-about = Mische sie. Mit Rückseiten sehen alle gleich aus.
delve-print-deck-about = Mische sie. Mit Rückseiten sehen alle gleich aus.
delve-print-enemies = Feindkarten
delve-print-enemies-about = Eine für jeden Rang.
delve-print-behaviour = Verhaltenskarten
delve-print-behaviour-about = Die Regeln jeder Art von Feinden, von oben zu lesen.
delve-print-tiles = Geländeplättchen
delve-print-tiles-about = 36 mm je Feld. Die Seiten eines Plättchens folgen aufeinander: Drucke beidseitig, oder klebe sie Rücken an Rücken.
delve-print-tokens = Marker
delve-print-tokens-about = Was zwei Ränge hat, hat zwei Seiten: Falte es an der Linie und klebe es.
delve-print-stands = Papierfiguren
delve-print-stands-about = Falte die Figur oben und knicke ihre Füße nach außen. Gleiche Feinde bekommen Nummern.

delve-print-rank = Seelenrang { $rank }
delve-print-brings = Kräfte: { $powers }.
delve-print-enemy = Feind von Rang { $rank }
delve-print-master = Meister
delve-print-once = beim Benutzen abgelegt
delve-print-red = Roter kritischer Treffer: bleibt
delve-print-crowns = { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}
delve-print-attack = Angriff
delve-print-red-dice = Rote Würfel
delve-print-blue-dice = Blaue Würfel
delve-print-range = Reichweite
delve-print-figure-health = Gesundheit
delve-print-figure-moves = Bewegung
delve-print-figure-combats = Kämpfe
delve-print-figure-actions = Aktionen
delve-print-figure-save = Rettungswürfe
delve-print-figure-armor = Rüstung
delve-print-figure-blue = Blaue Würfel
delve-print-figure-shields = Magische Schilde
delve-print-figure-souls = Seelenpunkte
delve-print-figure-price = Preis
delve-print-side = { $tile } { $side }

delve-print-token-door = Tür
delve-print-token-locked = Verschlossene Tür
delve-print-token-magic = Magisches Schloss
delve-print-token-chest = Truhe
delve-print-token-search = Suche
delve-print-token-shrine = Schrein
delve-print-token-crowns = Kronen
delve-print-token-items = Sachen
delve-print-token-wound = Wunden
delve-print-token-souls = Seelen
delve-print-token-break = Bruch
delve-print-token-number = Feind
