# What the page says of Golem Arcana before it is opened. The page reads this file itself; ids begin with page-.

page-lesson-first = A guided first battle
page-lesson-first-about = Ten prompts on a real board, in about ten minutes: move, shoot, roll, spend Mana, end a turn. Nothing to read before.
