"""One file a chapter of the rulebook (Lloyd Krassner's Golems)."""
