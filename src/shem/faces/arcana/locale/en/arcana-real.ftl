# Golem Arcana at a real table: what lies there, and what is to be done with it.

arcana-real-row = Row { $row }
arcana-real-side = tile side { $side }
arcana-real-turned = turned { $turn } degrees clockwise
arcana-real-well-name = Mana Well token
arcana-real-well-filled = filled side up
arcana-real-well-tapped = tapped side up
arcana-real-capture-name = Capture Region marker
arcana-real-marker = terrain marker
arcana-real-is-ground = now { $ground }{ $obstructions ->
    [0] { "" }
    [one] , one obstruction
   *[other] , { $obstructions } obstructions
}
arcana-real-blessing-name = Blessing { $name } ({ $army })
arcana-real-curse-name = Curse { $name } ({ $army })
arcana-real-laid-name = { $name }{ $army ->
    [none] { "" }
   *[other] { " " }({ $army })
}

arcana-real-tile = Map Tiles
arcana-real-tile-lay = Lay { $name } with its upper left Region as { $place }{ $how ->
    [none] , letters upright
   *[other] , { $how }
}.

arcana-real-well = Mana Wells
arcana-real-well-lay = Lay a Mana Well token on { $place }, { $how }.
arcana-real-well-turn = Turn the Mana Well token on { $place } over: { $how }.
arcana-real-well-take = Take the Mana Well token off { $origin }.

arcana-real-capture = Capture Regions
arcana-real-capture-lay = Mark { $place } as a Capture Region.

arcana-real-ground = Changed Regions
arcana-real-ground-lay = Lay a marker on { $place }: { $how }.
arcana-real-ground-turn = Note at the marker on { $place }: { $how }.
arcana-real-ground-take = Take the marker off { $origin }: the Region is again as its tile shows it.

arcana-real-blessing = Blessings
arcana-real-blessing-lay = Lay a marker on { $place }: { $name }.
arcana-real-blessing-move = Move the marker from { $origin } to { $place }: { $name }.
arcana-real-blessing-take = Take the marker off { $origin }: { $name } is over.

arcana-real-curse = Curses
arcana-real-curse-lay = Lay a marker on { $place }: { $name }.
arcana-real-curse-move = Move the marker from { $origin } to { $place }: { $name }.
arcana-real-curse-take = Take the marker off { $origin }: { $name } is over.

arcana-real-laid = Effects on Regions
arcana-real-laid-lay = Lay a marker on { $place }: { $name }.
arcana-real-laid-move = Move the marker from { $origin } to { $place }: { $name }.
arcana-real-laid-take = Take the marker off { $origin }: { $name } is over.

arcana-real-golem = Golems
arcana-real-golem-lay = Place { $name } on { $place }.
arcana-real-golem-move = Move { $name } from { $origin } to { $place }.
arcana-real-golem-take = Take { $name } off { $origin }.

arcana-real-construct = Constructs
arcana-real-construct-lay = Place the Construct { $name } on { $place }.
arcana-real-construct-move = Move the Construct { $name } from { $origin } to { $place }.
arcana-real-construct-take = Take the Construct { $name } off { $origin }.
