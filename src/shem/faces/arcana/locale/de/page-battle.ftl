# Der Rahmen um die Kämpfe aller Spiele. Die Seite liest diese Datei selbst; die Kennungen beginnen mit page-.

page-battle-board = Spielfeld
page-battle-side = Was gewählt ist
page-battle-controls = Bedienung
