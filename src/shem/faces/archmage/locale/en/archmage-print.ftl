### Archmage: what can be printed and cut out.

archmage-print-city = Cards of the city
archmage-print-city-about = 37 charms, 12 curses and 4 artifacts with one back. The seven by seven of them take 45 by 31 cm.
archmage-print-screens = Allocation screens
archmage-print-screens-about = Four for each player. Fold them so that they stand, and lay units behind them.
archmage-print-tokens = Tokens
archmage-print-tokens-about = 60 units, and the token of the Archmage.
archmage-print-golem = The golem
archmage-print-golem-about = Fold it at its top and bend its feet outwards. It has a face and a back: which way it faces is part of the game.
archmage-print-charm = Charm
archmage-print-curse = Curse
archmage-print-artifact = Artifact, once
archmage-print-hjem = The golem starts here.
archmage-print-unit = Unit
archmage-print-archmage = Archmage
archmage-print-front = Front
archmage-print-behind = Back
archmage-print-phase-orientation = Whoever allocated the most turns the golem.
archmage-print-phase-movement = Whoever allocated the most moves the golem one to three districts the way it faces.
archmage-print-phase-harvesting = Whoever allocated the most takes what lies under the golem.
archmage-print-phase-regeneration = Whoever allocated the most has half as many units more next turn.
