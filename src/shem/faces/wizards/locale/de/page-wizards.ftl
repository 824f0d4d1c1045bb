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
