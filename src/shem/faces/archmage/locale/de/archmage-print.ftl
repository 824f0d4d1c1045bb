### Erzmagier: was sich ausdrucken und ausschneiden lässt.

archmage-print-city = Karten der Stadt
archmage-print-city-about = 37 Zauber, 12 Flüche und 4 Artefakte mit einer Rückseite. Die sieben mal sieben brauchen 45 mal 31 cm.
archmage-print-screens = Sichtschirme
archmage-print-screens-about = Vier für jeden Spieler. Falte sie so, dass sie stehen, und lege Einheiten dahinter.
archmage-print-tokens = Marker
archmage-print-tokens-about = 60 Einheiten und der Marker des Erzmagiers.
archmage-print-golem = Der Golem
archmage-print-golem-about = Falte ihn oben und knicke seine Füße nach außen. Er hat ein Gesicht und einen Rücken: Wohin er blickt, gehört zum Spiel.
archmage-print-charm = Zauber
archmage-print-curse = Fluch
archmage-print-artifact = Artefakt, einmal
archmage-print-hjem = Hier beginnt der Golem.
archmage-print-unit = Einheit
archmage-print-archmage = Erzmagier
archmage-print-front = vorn
archmage-print-behind = hinten
archmage-print-phase-orientation = Wer am meisten zugeteilt hat, dreht den Golem.
archmage-print-phase-movement = Wer am meisten zugeteilt hat, zieht den Golem ein bis drei Viertel dorthin, wohin er blickt.
archmage-print-phase-harvesting = Wer am meisten zugeteilt hat, nimmt, was unter dem Golem liegt.
archmage-print-phase-regeneration = Wer am meisten zugeteilt hat, hat in der nächsten Runde halb so viele Einheiten mehr.
