# Die eigenen Sätze von Golem Arcana auf der Seite. Die Seite liest diese Datei selbst; die Kennungen beginnen mit page-arcana-.

## Das Brett

page-arcana-board = Spielfeld von { $title }
page-arcana-board-kind = Spielfeld; Pfeiltasten gehen von Region zu Region
page-arcana-golem-yours = { $name }, dein Golem, { $health } von { $most } Leben
page-arcana-golem-of = { $name } von { $owner }, { $health } von { $most } Leben
page-arcana-golem-promised = { $who }, Trefferwert { $hit }, Schaden { $damage }
page-arcana-well = Manaquelle, noch { $left } Mana
page-arcana-well-maybe = Hier kann eine Manaquelle verborgen sein
page-arcana-can = wählbar
page-arcana-can-mp = wählbar, { $mp } MP
page-arcana-mark-effect = unter einem Effekt
page-arcana-mark-cooling = kühlt ab
page-arcana-mark-down = teilweise ausgefallen
page-arcana-mark-silenced = verstummt
page-arcana-mark-moved = hat sich bewegt
