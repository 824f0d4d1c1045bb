# The frame of every game's battle. The page reads this file itself; ids begin with page-.

page-battle-board = Board
page-battle-side = What is chosen
page-battle-controls = Controls
