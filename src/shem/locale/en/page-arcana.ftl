# Golem Arcana's own sentences on the page. The page reads this file itself; ids begin with page-arcana-.

## The board

page-arcana-board = Board of { $title }
page-arcana-board-kind = board; arrow keys go from Region to Region
page-arcana-golem-yours = { $name }, yours, { $health } of { $most } Health
page-arcana-golem-of = { $name } of { $owner }, { $health } of { $most } Health
page-arcana-golem-promised = { $who }, To-Hit { $hit }, damage { $damage }
page-arcana-well = Mana Well, { $left } Mana left
page-arcana-well-maybe = A Mana Well may be hidden here
page-arcana-can = can be chosen
page-arcana-can-mp = can be chosen, { $mp } MP
page-arcana-mark-effect = under an effect
page-arcana-mark-cooling = cooling down
page-arcana-mark-down = partly shut down
page-arcana-mark-silenced = silenced
page-arcana-mark-moved = has moved
