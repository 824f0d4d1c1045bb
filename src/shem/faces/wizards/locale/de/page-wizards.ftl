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
page-wizards-digest = Seit deinem letzten Zug
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
page-wizards-try = Golems in der Werkstatt ausprobieren
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
page-wizards-fray-figures = { $unit }: Stärke { $force }, Panzer { $armor }; woher sie kommen
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
page-wizards-seen-deck = Nächste Karten vom { $deck }, der Reihe nach
page-wizards-seen-none = Keine Karten
page-wizards-seen-close = Weglegen

## Draws, set-up and players

page-wizards-lay = Leg die Karte
page-wizards-lay-ask = Welches Plättchen liegt auf { $space }?
page-wizards-lay-last = Das letzte Plättchen kommt auf { $space }.
page-wizards-lay-anew = Keine trockenen Wege verbanden die Türme: Die Karte wird noch einmal gelegt.
page-wizards-map-lies = So liegt die Karte
page-wizards-cards-of = Karten von { $name }
page-wizards-cards-are = Das sind die Karten
page-wizards-it-is = Es ist: { $name }
page-wizards-eyes = Nur für die Augen von { $name }.
page-wizards-named = { $named } von { $all } sind genannt.
page-wizards-named-cards = Bisher genannt
page-wizards-name-search = Nach Namen suchen
page-wizards-name-none = Nichts heißt so.
page-wizards-name-back = Zurück: { $name }
page-wizards-name-before = Eins vor { $name }
page-wizards-name-onward = Nach dem letzten weiter
page-wizards-name-stays = Was genannt ist, bleibt dann
page-wizards-app-draws = Die App zieht dieses Mal
page-wizards-new-about = Wer sitzt wo, und woher kommen die Karten?
page-wizards-start-under = { $count } Zauberer, { $limit ->
    [1] 1 Runde
   *[other] bis zu { $limit } Runden
}
page-wizards-limit = Höchstens so viele Runden
page-wizards-limit-about = { $least } bis { $most }; üblich sind { $usual }. Dann gewinnt, wer die meisten Fundorte beherrscht.
page-wizards-from = Karten, Plan und Würfel
page-wizards-from-app = Aus der App
page-wizards-from-table = Von unserem Tisch
page-wizards-from-about = Liegt das Spiel vor euch, nennt ihr die Plättchen, wie sie liegen, und jeder die eigenen Karten, ungesehen von den anderen; Würfe werden eingegeben. Was der Computer zieht, zieht die App.
page-wizards-connected = Trockene Wege verbinden die Türme
page-wizards-connected-about = Eine Karte ohne sie wird noch einmal gelegt; sonst bleibt sie, wie sie kommt.
page-wizards-start-golem = Golemkarten zu Beginn
page-wizards-start-event = Ereigniskarten zu Beginn
page-wizards-dead = tot
page-wizards-active = am Zug
page-wizards-income = +{ $mana } nächstes Mal
page-wizards-hand-sizes = { $golem ->
    [one] 1 Golemkarte
   *[other] { $golem } Golemkarten
}, { $event ->
    [one] 1 Ereigniskarte
   *[other] { $event } Ereigniskarten
} auf der Hand
page-wizards-known = Auf dieser Hand, soweit du weißt:
page-wizards-decks = Die Stapel
page-wizards-deck-left = { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
page-wizards-top = Als Nächstes, soweit du weißt:
page-wizards-discards = { $count ->
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
page-wizards-no-discards = Nichts abgelegt.
page-wizards-ended = { $sites ->
    [one] 1 Fundort
   *[other] { $sites } Fundorte
}, { $mana } Mana, { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}
page-wizards-holds = { $sites ->
    [one] 1 Fundort
   *[other] { $sites } Fundorte
}, { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}
page-wizards-unknown = unbekannt
