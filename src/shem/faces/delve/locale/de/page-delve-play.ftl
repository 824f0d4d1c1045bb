# Delves Seite: was gefragt und getan wird.

page-delve-party = Gruppe
page-delve-decks = Stapel
page-delve-book-short = Buch
page-delve-objective = Das Ziel
page-delve-advise = Was würdest du tun?
page-delve-all-choices = Alle Möglichkeiten
page-delve-why-last = Warum hat er das getan?
page-delve-look = { $area } ansehen
page-delve-sees = { $count ->
    [0] Von hier sieht man nichts.
    [one] Von hier sieht man einen Bereich.
   *[other] Von hier sieht man { $count } Bereiche.
}
page-delve-health = Gesundheit { $health } von { $most }
page-delve-souls = { $souls ->
    [one] { $souls } Seelenpunkt
   *[other] { $souls } Seelenpunkte
}
page-delve-fell = gefallen
page-delve-line-odds = { $mean } Wunden zu erwarten, tötet in { $kills } der Fälle
page-delve-line-evades = Ein Ausweichen: Gegner greifen hier zuerst an.
page-delve-with = Mit { $name }: { $mean } Wunden, tötet { $kills }
page-delve-begin-attack = Bloße Hände
page-delve-begin-move = Bewegen
page-delve-begin-power = Eine Kraft
page-delve-begin-item = Ein Gegenstand
page-delve-begin-blessing = Ein Segen
page-delve-begin-open = Eine Tür öffnen
page-delve-begin-force = Etwas aufbrechen
page-delve-begin-search = Suchen
page-delve-begin-equip = Einen Gegenstand wechseln
page-delve-begin-pick = Etwas aufheben
page-delve-begin-drop = Etwas ablegen
page-delve-begin-exchange = Tauschen
page-delve-begin-pass = Etwas weitergeben
page-delve-begin-reroll = Einen Würfel neu werfen
page-delve-begin-push = Wohin
page-delve-begin-return = Zurückkehren
page-delve-begin-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-delve-won = { $quest }: Die Quest ist gewonnen.
page-delve-lost = { $quest }: Die Quest ist verloren.

page-delve-key-choice = Etwas aus der Liste wählen
page-delve-key-enter = Tun, was gewählt ist
page-delve-key-cancel = Einen Schritt zurück
page-delve-key-pass = Beenden oder passen wählen
page-delve-key-board = Zum Verlies
page-delve-zoom-in = Näher
page-delve-zoom-out = Weiter weg
page-delve-overview = Das ganze Verlies

# Eine neue Quest

page-delve-new-about = Ein bis fünf Helden gegen den tiefen Brennofen. Alle gewinnen oder alle verlieren; wen niemand spielt, den spielt der Computer.
page-delve-loading = Questen und Helden werden geholt.
page-delve-quest = Welche Quest
page-delve-act = Akt { $act }
page-delve-skirmish = Ein Scharmützel
page-delve-skirmish-about = Ein Verlies, das nach seiner Nummer für dieses Spiel gemacht wird.
page-delve-seed = Nummer des Verlieses
page-delve-hero-number = Held { $number }
page-delve-hero = Held
page-delve-dice = Würfel und Karten
page-delve-dice-app = Von der App
page-delve-dice-table = Vom Tisch
page-delve-dice-about = Vom Tisch: Jeder Würfel, der fällt, und jede Karte, die gezogen wird, wird angegeben.
