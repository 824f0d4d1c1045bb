### Golem Arcana: was sich ausdrucken und ausschneiden lässt.

arcana-print-collection = Was meine Sammlung braucht
arcana-print-own = Meine eigenen Karten
arcana-print-armies = Was eine Armee braucht
arcana-print-scenarios = Was ein Szenario braucht

arcana-print-golems = Golemkarten
arcana-print-golems-about = Alle Zahlen jedes Golems, und was seine Fähigkeiten tun.
arcana-print-knights = Ritterkarten
arcana-print-knights-about = Golem-Meister brauchen keine: Sie haben keine Kraft.
arcana-print-relics = Reliktkarten
arcana-print-relics-about = Mit dem Konstrukt, wo ein Relikt eines erschafft.
arcana-print-ancients = Karten der Alt-Ehrwürdigen
arcana-print-ancients-about = Wunder, Segen und Fluch eines jeden.
arcana-print-control-about = Mit aufgedruckten Codes bedient ein Lesegerät oder die Kamera sie wie den Bildschirm.
arcana-print-control-pages = Seiten
arcana-print-control-deeds = Taten
arcana-print-control-runes = Antworten
arcana-print-control-digits = Ziffern
arcana-print-tiles = Platten
arcana-print-tiles-about = 18 cm breit, 6 cm je Region: Kein Regelwerk sagt, wie groß sie sind, und so füllen sie das Papier. Die Seiten einer Platte folgen aufeinander: Drucke beidseitig, oder klebe sie Rücken an Rücken.
arcana-print-tokens = Marker
arcana-print-tokens-about = Ein Manabrunnen hat zwei Seiten: Falte ihn an der Linie und klebe ihn.
arcana-print-stands = Papierfiguren
arcana-print-stands-about = Falte die Figur oben und knicke ihre Füße nach außen. Jede braucht in einer Region so viel Platz, wie ihre Klasse sagt.

arcana-print-apv = { $apv } APV
arcana-print-ancient = Alt-Ehrwürdiger
arcana-print-construct = Konstrukt: { $name }
arcana-print-stand-construct = Konstrukt

arcana-print-token-well = Manabrunnen
arcana-print-token-tapped = Angebrochen
arcana-print-token-capture = Eroberung
arcana-print-token-objective = Ziel
arcana-print-token-blessing = Segen
arcana-print-token-curse = Fluch
arcana-print-token-laid = Effekt
arcana-print-token-ground = Gelände
arcana-print-token-army = Armee { $number }
arcana-print-token-cooling = Abklingzeit
arcana-print-token-silenced = Verstummt
arcana-print-token-effect = Effekt
arcana-print-token-moved = Bewegt
arcana-print-token-damage = Schaden
arcana-print-token-mana = Mana
arcana-print-token-vp = SP
