"""The rules of Golem Arcana, one file a chapter of the rulebook."""
