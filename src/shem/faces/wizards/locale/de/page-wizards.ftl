# Die Sätze der Seite von Wizards. Die Seite liest diese Datei selbst; Kennungen beginnen mit page-.

## The table

page-wizards-seat-line = { $name }: { $sites ->
    [one] 1 Fundort
   *[other] { $sites } Fundorte
}, { $mana } Mana, { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}{ $alive ->
    [yes] { "" }
   *[no] , tot
}
page-wizards-touch-lit = Berühre ein leuchtendes Feld oder wähle hier.
page-wizards-look = { $space } ansehen
page-wizards-to-battle = Zum Kampf
page-wizards-key-choice = Aus der Liste wählen
page-wizards-key-enter = Das Gewählte tun
page-wizards-key-cancel = Einen Schritt zurück
page-wizards-key-pass = Passen oder beenden, was gefragt ist
page-wizards-key-board = Zum Brett
page-wizards-key-cards = Zu den Karten

## Board

page-wizards-board = Das Brett, acht Reihen zu acht Feldern
page-wizards-board-tower = der Turm von { $name }
page-wizards-board-battle = hier wird gekämpft
page-wizards-board-choosable = { $what ->
    [none] wählbar
   *[other] wählbar: { $what }
}
page-wizards-board-chosen = gewählt

## Cards, workshop and set-up

page-wizards-hand = Deine Hand
page-wizards-held = { $card }{ $count ->
    [1] { "" }
   *[other] , { $count } davon
}. { $text } { $note }{ $chance ->
    [none] { "" }
   *[other] { " " }Mit ihr trifft der Angriff in { $chance } der Fälle.
}
page-wizards-look-card = Ansehen: { $card }
page-wizards-battle-card = Kampfkarte
page-wizards-spell = Zauber
page-wizards-workshop = Die Werkstatt
page-wizards-bench-empty = Wähle ein Material, eine Größe und eine Form.
page-wizards-none-held = Keine auf der Hand
page-wizards-mana = { $mana } Mana
page-wizards-doubled = Verdoppelt, denn du beherrschst dieses Feld nicht: { $site }.
page-wizards-single = Nicht verdoppelt, denn du beherrschst dieses Feld: { $site }.
page-wizards-too-dear = Du hast nur { $mana } Mana.
page-wizards-places = Wo er stehen darf
page-wizards-place-free = Hier darf er stehen.

## Battle and spells

page-wizards-fray-round = Runde { $round }
page-wizards-fray-turn = { $name } greift an
page-wizards-fray-order = Wer noch angreift, Größe für Größe
page-wizards-fray-done = niemand
page-wizards-fray-aside = Das Brett ansehen
page-wizards-fray-force = Stärke
page-wizards-fray-armor = Panzer
page-wizards-fray-force-of = Stärke { $force }: woher sie kommt
page-wizards-fray-armor-of = Panzer { $armor }: woher er kommt
page-wizards-fray-struck = Hat angegriffen
page-wizards-fray-extra = { $count ->
    [one] 1 zusätzlicher Angriff
   *[other] { $count } zusätzliche Angriffe
}
page-wizards-fray-due = Kann jetzt angreifen
page-wizards-fray-hit = Treffer: { $chance }
page-wizards-fray-who = Wer greift an? Berühre eine deiner Einheiten.
page-wizards-fray-target = Berühre das Ziel.
page-wizards-fray-cards = Was deine Karten daraus machten
page-wizards-fray-asked = { $name } wird nach einer Karte gefragt
page-wizards-fray-waits = Danach: { $attack }
page-wizards-forecast = Wie der Kampf ausgehen kann
page-wizards-forecast-wait = Der Kampf wird durchgespielt
page-wizards-forecast-unit = Einheit
page-wizards-forecast-stands = übrig
page-wizards-forecast-hits = mit Treffern
page-wizards-spells = Die gewirkten Zauber
page-wizards-spells-count = { $count ->
    [one] 1 Zauber
   *[other] { $count } Zauber
}
page-wizards-spell-asked = Gefragt: { $names }.
page-wizards-spell-open = Kann noch antworten: { $names }.
page-wizards-spell-none = Niemand kann mehr antworten.
page-wizards-seen = Weissagung
page-wizards-seen-about = Nur du siehst das. Was du von der Hand gesehen hast, bleibt beim Spieler vermerkt.
page-wizards-seen-hand = { $name }, Karten vom { $deck }
page-wizards-seen-deck = Nächste Karten vom { $deck }
page-wizards-seen-none = Keine Karten
page-wizards-seen-close = Weglegen
