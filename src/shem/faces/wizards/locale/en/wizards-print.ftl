### Wizards: what can be printed and cut out.

wizards-print-packs = Packs of cards
wizards-print-golem = Golem deck
wizards-print-golem-about = 48 cards: materials, sizes and shapes. With backs both decks can be told apart.
wizards-print-event = Event deck
wizards-print-event-about = Battle cards and Spell cards. With backs both decks can be told apart.
wizards-print-tiles = Terrain Tiles
wizards-print-tiles-about = 38 mm wide: the map takes 31 by 31 cm.
wizards-print-chits = Chits
wizards-print-chits-about = A Wizard and twelve numbered Golems of each colour; four lie on a tile.
wizards-print-notes = Notes of Golems
wizards-print-notes-about = One for each player, to write down the figures of each numbered Golem.
wizards-print-battle = Battle card
wizards-print-spell = Spell card
wizards-print-wizard = Wizard, { $seat }
