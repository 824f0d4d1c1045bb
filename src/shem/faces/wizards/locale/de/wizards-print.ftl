### Zauberer: was sich ausdrucken und ausschneiden lässt.

wizards-print-packs = Kartenpakete
wizards-print-golem = Golemstapel
wizards-print-golem-about = 48 Karten: Materialien, Größen und Gestalten. Mit Rückseiten lassen sich beide Stapel unterscheiden.
wizards-print-event = Ereignisstapel
wizards-print-event-about = Kampfkarten und Zauberkarten. Mit Rückseiten lassen sich beide Stapel unterscheiden.
wizards-print-tiles = Geländeplättchen
wizards-print-tiles-about = 38 mm breit: Die Karte braucht 31 mal 31 cm.
wizards-print-chits = Plättchen
wizards-print-chits-about = Ein Zauberer und zwölf nummerierte Golems jeder Farbe; vier liegen auf einem Feld.
wizards-print-notes = Golemnotizen
wizards-print-notes-about = Ein Bogen je Spieler, um die Zahlen jedes nummerierten Golems aufzuschreiben.
wizards-print-battle = Kampfkarte
wizards-print-spell = Zauberkarte
wizards-print-wizard = Zauberer, { $seat }
