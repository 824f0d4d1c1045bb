page-collection = Collection
page-collection-about = Scenarios and armies then say what is missing, and their lists can be narrowed to what you own. Without figures and tiles on the table it makes no difference.
page-collection-boxes = Boxes
page-collection-boxes-about = A box brings all that is known to be in it. What a box of yours holds besides, add below.
page-collection-box = { $golems ->
    [0] no figures
    [one] one figure
   *[other] { $golems } figures
}, { $tiles ->
    [0] no tiles
    [one] one tile
   *[other] { $tiles } tiles
}
page-collection-likely = By our guess: { $names }
page-collection-figures = Figures
page-collection-relics = Relic cards
page-collection-tiles = Map tiles
page-collection-tile = Tile { $tile }
page-collection-search = Search the figures
page-collection-nothing = No figure is called so.
page-collection-count = { $name }: { $count }
page-collection-more = One more of { $name }
page-collection-less = One fewer of { $name }
page-collection-all = All of them
page-collection-none = None
page-collection-sum = { $golems ->
    [one] One figure
   *[other] { $golems } figures
}, { $relics ->
    [one] one Relic card
   *[other] { $relics } Relic cards
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
page-collection-empty = Nothing yet: begin with a box.
page-collection-file = Save as a file
