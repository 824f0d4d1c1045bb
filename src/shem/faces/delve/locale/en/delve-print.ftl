### Delve: what can be printed and cut out.

delve-print-packs = Packs
delve-print-quests = What a quest needs

delve-print-heroes = Hero sheets
delve-print-heroes-about = Figures and powers of each Soul Rank.
delve-print-powers = Powers
delve-print-powers-about = Square: turn a used power by a quarter each round, until its sign is on top.
delve-print-items = Items
delve-print-items-about = Those that Heroes begin with and can buy.
delve-print-treasures = Treasure deck
delve-print-treasures-about = Shuffle them. With backs they all look alike.
delve-print-deck-about = Shuffle them. With backs they all look alike.
delve-print-enemies = Enemy cards
delve-print-enemies-about = One for each rank.
delve-print-behaviour = Behaviour cards
delve-print-behaviour-about = The rules of each kind of Enemy, read from the top.
delve-print-tiles = Map tiles
delve-print-tiles-about = 36 mm a cell. The sides of a tile follow each other: print on both sides of the paper, or glue them back to back.
delve-print-tokens = Tokens
delve-print-tokens-about = What has two ranks has two sides: fold it at the line and glue it.
delve-print-stands = Figures of paper
delve-print-stands-about = Fold the figure at its top and bend its feet outwards. Enemies that are alike get numbers.

delve-print-rank = Soul Rank { $rank }
delve-print-brings = Powers: { $powers }.
delve-print-enemy = Enemy of rank { $rank }
delve-print-master = Master
delve-print-once = discarded when used
delve-print-red = Red Critical: it stays
delve-print-crowns = { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}
delve-print-attack = Attack
delve-print-red-dice = Red Dice
delve-print-blue-dice = Blue Dice
delve-print-range = Range
delve-print-figure-health = Health
delve-print-figure-moves = Move
delve-print-figure-combats = Combats
delve-print-figure-actions = Actions
delve-print-figure-save = Saves
delve-print-figure-armor = Armor
delve-print-figure-blue = Blue Dice
delve-print-figure-shields = Magic Shields
delve-print-figure-souls = Soul points
delve-print-figure-price = Price
delve-print-side = { $tile } { $side }

delve-print-token-door = Door
delve-print-token-locked = Locked Door
delve-print-token-magic = Magic Lock
delve-print-token-chest = Chest
delve-print-token-search = Search
delve-print-token-shrine = Shrine
delve-print-token-crowns = Crowns
delve-print-token-items = Items
delve-print-token-wound = Wounds
delve-print-token-souls = Souls
delve-print-token-break = Break
delve-print-token-number = Enemy
