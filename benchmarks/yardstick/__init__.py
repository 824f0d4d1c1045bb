"""How the greedy bot of Golem Arcana thought up to commit b2412be, for later ones to play against (`benchmarks.bots`)."""
