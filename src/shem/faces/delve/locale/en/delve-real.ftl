# Delve at a real table: what lies there, and what is to be done with it.

delve-real-tile-name = { $tile }, side { $side }
delve-real-corner = column { $column }, row { $row }
delve-real-turned = turned { $turn } degrees clockwise
delve-real-search-name = search token
delve-real-chest-name = chest
delve-real-crowns-name = Crowns
delve-real-crowns-there = { $crowns } { $crowns ->
    [one] Crown
   *[other] Crowns
}
delve-real-down = lying down
delve-real-bars = towards { $area }

delve-real-tile = Map Tiles
delve-real-tile-lay = Lay the tile { $name }, with its upper left corner at { $place } of the map{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-tile-take = Take the tile { $name } off the table.

delve-real-door = Doors
delve-real-door-lay = Place { $name }; it is { $how }.
delve-real-door-turn = Turn { $name } over: it is { $how } now.
delve-real-door-take = Take { $name } off the table.

delve-real-search = Search tokens
delve-real-search-lay = Lay a search token in { $place }.
delve-real-search-take = Take the search token out of { $origin }.

delve-real-chest = Chests
delve-real-chest-lay = Lay a chest in { $place }; it is { $how }.
delve-real-chest-turn = Turn the chest in { $place } over: it is { $how } now.
delve-real-chest-take = Take the chest out of { $origin }.

delve-real-crowns = Crowns
delve-real-crowns-lay = Lay { $how } in { $place }.
delve-real-crowns-turn = Change the Crowns in { $place }: { $how } lie there now.
delve-real-crowns-take = Take the Crowns out of { $origin }.

delve-real-item = Items on the floor
delve-real-item-lay = Lay { $name } in { $place }.
delve-real-item-move = Move { $name } from { $origin } to { $place }.
delve-real-item-take = Take { $name } out of { $origin }.

delve-real-overlay = Overlays
delve-real-overlay-lay = Lay in { $place }: { $name }{ $how ->
    [none] { "" }
   *[other] { " " }{ $how }
}.
delve-real-overlay-take = Take out of { $origin }: { $name }.

delve-real-hero = Heroes
delve-real-hero-lay = Place { $name } in { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-hero-move = Move { $name } from { $origin } to { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-hero-turn = { $how ->
    [none] Stand { $name } up again in { $place }.
   *[other] Lay { $name } down in { $place }: it is knocked out.
}
delve-real-hero-take = Take { $name } out of { $origin }.

delve-real-enemy = Enemies
delve-real-enemy-lay = Place { $name } in { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-enemy-move = Move { $name } from { $origin } to { $place }{ $how ->
    [none] { "" }
   *[other] , { $how }
}.
delve-real-enemy-turn = { $how ->
    [none] Stand { $name } up again in { $place }.
   *[other] Lay { $name } down in { $place }: it is knocked out.
}
delve-real-enemy-take = Take { $name } out of { $origin }.
