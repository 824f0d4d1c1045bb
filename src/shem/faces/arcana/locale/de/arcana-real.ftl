# Golem Arcana an einem echten Tisch: was dort liegt, und was damit zu tun ist.

arcana-real-row = Reihe { $row }
arcana-real-side = Kachelseite { $side }
arcana-real-turned = um { $turn } Grad im Uhrzeigersinn gedreht
arcana-real-well-name = Manabrunnen-Token
arcana-real-well-filled = gefüllte Seite oben
arcana-real-well-tapped = angebrochene Seite oben
arcana-real-capture-name = Marker einer Eroberungsregion
arcana-real-marker = Geländemarker
arcana-real-is-ground = jetzt { $ground }{ $obstructions ->
    [0] { "" }
    [one] , ein Hindernis
   *[other] , { $obstructions } Hindernisse
}
arcana-real-blessing-name = Segen { $name } ({ $army })
arcana-real-curse-name = Fluch { $name } ({ $army })
arcana-real-laid-name = { $name }{ $army ->
    [none] { "" }
   *[other] { " " }({ $army })
}

arcana-real-tile = Kacheln
arcana-real-tile-lay = Lege { $name } so, dass ihre Region links oben { $place } ist{ $how ->
    [none] , die Schrift aufrecht
   *[other] , { $how }
}.

arcana-real-well = Manabrunnen
arcana-real-well-lay = Lege ein Manabrunnen-Token auf { $place }, { $how }.
arcana-real-well-turn = Drehe das Manabrunnen-Token auf { $place } um: { $how }.
arcana-real-well-take = Nimm das Manabrunnen-Token von { $origin }.

arcana-real-capture = Eroberungsregionen
arcana-real-capture-lay = Kennzeichne { $place } als Eroberungsregion.

arcana-real-ground = Veränderte Regionen
arcana-real-ground-lay = Lege einen Marker auf { $place }: { $how }.
arcana-real-ground-turn = Vermerke am Marker auf { $place }: { $how }.
arcana-real-ground-take = Nimm den Marker von { $origin }: Die Region ist wieder so, wie ihre Kachel sie zeigt.

arcana-real-blessing = Segen
arcana-real-blessing-lay = Lege einen Marker auf { $place }: { $name }.
arcana-real-blessing-move = Bewege den Marker von { $origin } nach { $place }: { $name }.
arcana-real-blessing-take = Nimm den Marker von { $origin }: { $name } ist vorbei.

arcana-real-curse = Flüche
arcana-real-curse-lay = Lege einen Marker auf { $place }: { $name }.
arcana-real-curse-move = Bewege den Marker von { $origin } nach { $place }: { $name }.
arcana-real-curse-take = Nimm den Marker von { $origin }: { $name } ist vorbei.

arcana-real-laid = Effekte auf Regionen
arcana-real-laid-lay = Lege einen Marker auf { $place }: { $name }.
arcana-real-laid-move = Bewege den Marker von { $origin } nach { $place }: { $name }.
arcana-real-laid-take = Nimm den Marker von { $origin }: { $name } ist vorbei.

arcana-real-golem = Golems
arcana-real-golem-lay = Stelle { $name } auf { $place }.
arcana-real-golem-move = Bewege { $name } von { $origin } nach { $place }.
arcana-real-golem-take = Nimm { $name } von { $origin }.

arcana-real-construct = Konstrukte
arcana-real-construct-lay = Stelle das Konstrukt { $name } auf { $place }.
arcana-real-construct-move = Bewege das Konstrukt { $name } von { $origin } nach { $place }.
arcana-real-construct-take = Nimm das Konstrukt { $name } von { $origin }.
