"""Shem: an open referee, opponent and laboratory for four tabletop games about golems."""
