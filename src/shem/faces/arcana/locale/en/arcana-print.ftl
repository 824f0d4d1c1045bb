### Golem Arcana: what can be printed and cut out.

arcana-print-collection = What my collection needs
arcana-print-own = My own cards
arcana-print-armies = What an army needs
arcana-print-scenarios = What a scenario needs

arcana-print-golems = Golem cards
arcana-print-golems-about = All figures of each Golem and what its abilities do.
arcana-print-knights = Knight cards
arcana-print-knights-about = Golem Masters need none: they have no power.
arcana-print-relics = Relic cards
arcana-print-relics-about = With the Construct, where a Relic makes one.
arcana-print-ancients = Ancient One cards
arcana-print-ancients-about = Miracle, Blessing and Curse of each.
arcana-print-control-about = With codes printed on it, a reader or the camera works it like the screen.
arcana-print-control-pages = Pages
arcana-print-control-deeds = Deeds
arcana-print-control-runes = Choices
arcana-print-control-digits = Digits
arcana-print-tiles = Map tiles
arcana-print-tiles-about = 18 cm wide, 6 cm a Region: no rulebook says how large they are, and this fills the paper. The sides of a tile follow each other: print on both sides of the paper, or glue them back to back.
arcana-print-tokens = Tokens
arcana-print-tokens-about = A Mana Well has two sides: fold it at the line and glue it.
arcana-print-stands = Figures of paper
arcana-print-stands-about = Fold the figure at its top and bend its feet outwards. Each takes as much room in a Region as its class says.

arcana-print-apv = { $apv } APV
arcana-print-ancient = Ancient One
arcana-print-construct = Construct: { $name }
arcana-print-stand-construct = Construct

arcana-print-token-well = Mana Well
arcana-print-token-tapped = Tapped
arcana-print-token-capture = Capture
arcana-print-token-objective = Objective
arcana-print-token-blessing = Blessing
arcana-print-token-curse = Curse
arcana-print-token-laid = Effect
arcana-print-token-ground = Terrain
arcana-print-token-army = Army { $number }
arcana-print-token-cooling = Cooldown
arcana-print-token-silenced = Silenced
arcana-print-token-effect = Effect
arcana-print-token-moved = Moved
arcana-print-token-damage = Damage
arcana-print-token-mana = Mana
arcana-print-token-vp = VP
