"""Archmage as people meet it: `telling` in words, and its `locale`."""
