# Wizards at a real table: what lies there, and what is to be done with it.

wizards-real-row = Row { $row }
wizards-real-tower = { $tile } of { $seat }
wizards-real-wizard = Wizard of { $seat }
wizards-real-golem = { $golem } of { $seat }

wizards-real-tile = Terrain Tiles
wizards-real-tile-lay = Lay { $name } on { $place }.

wizards-real-chit = Wizards and Golems
wizards-real-chit-lay = Place the chit { $name } on { $place }.
wizards-real-chit-move = Move the chit { $name } from { $origin } to { $place }.
wizards-real-chit-take = Take the chit { $name } off { $origin }.
