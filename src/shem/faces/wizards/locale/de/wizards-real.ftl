# Zauberer an einem echten Tisch: was dort liegt, und was damit zu tun ist.

wizards-real-row = Reihe { $row }
wizards-real-tower = { $tile } von { $seat }
wizards-real-wizard = Zauberer von { $seat }
wizards-real-golem = { $golem } von { $seat }

wizards-real-tile = Geländeplättchen
wizards-real-tile-lay = Lege { $name } auf { $place }.

wizards-real-chit = Zauberer und Golems
wizards-real-chit-lay = Lege den Marker { $name } auf { $place }.
wizards-real-chit-move = Bewege den Marker { $name } von { $origin } nach { $place }.
wizards-real-chit-take = Nimm den Marker { $name } von { $origin }.
