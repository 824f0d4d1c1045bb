# Delve an einem echten Tisch: was dort liegt, und was damit zu tun ist.

delve-real-tile-name = { $tile }, Seite { $side }
delve-real-corner = Spalte { $column }, Reihe { $row }
delve-real-turned = um { $turn } Grad im Uhrzeigersinn gedreht
delve-real-search-name = Suchmarker
delve-real-chest-name = Truhe
delve-real-crowns-name = Kronen
delve-real-crowns-there = { $crowns } { $crowns ->
    [one] Krone
   *[other] Kronen
}
delve-real-down = liegend
delve-real-bars = nach { $area }

delve-real-tile = Kacheln
delve-real-tile-lay = Lege die Kachel { $name }, mit der linken oberen Ecke auf { $place } der Karte{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-tile-take = Nimm die Kachel { $name } vom Tisch.

delve-real-door = Türen
delve-real-door-lay = Stelle { $name } auf; sie ist { $how }.
delve-real-door-turn = Drehe { $name } um: Sie ist jetzt { $how }.
delve-real-door-take = Nimm { $name } vom Tisch.

delve-real-search = Suchmarker
delve-real-search-lay = Lege einen Suchmarker in { $place }.
delve-real-search-take = Nimm den Suchmarker aus { $origin }.

delve-real-chest = Truhen
delve-real-chest-lay = Lege eine Truhe in { $place }; sie ist { $how }.
delve-real-chest-turn = Drehe die Truhe in { $place } um: Sie ist jetzt { $how }.
delve-real-chest-take = Nimm die Truhe aus { $origin }.

delve-real-crowns = Kronen
delve-real-crowns-lay = Lege { $how } in { $place }.
delve-real-crowns-turn = Ändere die Kronen in { $place }: Dort liegen jetzt { $how }.
delve-real-crowns-take = Nimm die Kronen aus { $origin }.

delve-real-item = Gegenstände auf dem Boden
delve-real-item-lay = Lege { $name } in { $place }.
delve-real-item-move = Bewege { $name } von { $origin } nach { $place }.
delve-real-item-take = Nimm { $name } aus { $origin }.

delve-real-overlay = Auflagen
delve-real-overlay-lay = Lege in { $place }: { $name }{ $how ->
    [none] { "" }
   *[other] { " " }{ $how }
}.
delve-real-overlay-take = Nimm aus { $origin }: { $name }.

delve-real-hero = Helden
delve-real-hero-lay = Stelle { $name } in { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-hero-move = Bewege { $name } von { $origin } nach { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-hero-turn = { $how ->
    [none] Stelle { $name } in { $place } wieder auf.
   *[other] Lege { $name } in { $place } hin: K.O.
}
delve-real-hero-take = Nimm { $name } aus { $origin }.

delve-real-enemy = Feinde
delve-real-enemy-lay = Stelle { $name } in { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-enemy-move = Bewege { $name } von { $origin } nach { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-enemy-turn = { $how ->
    [none] Stelle { $name } in { $place } wieder auf.
   *[other] Lege { $name } in { $place } hin: K.O.
}
delve-real-enemy-take = Nimm { $name } aus { $origin }.
