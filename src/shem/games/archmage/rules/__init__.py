"""The rules of Archmage, a file a chapter of its rulebook."""
