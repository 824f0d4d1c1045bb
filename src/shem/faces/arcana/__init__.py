"""Golem Arcana as people meet it: `telling` in words, `scenes` on the page, `armies`, `commands`, and its `locale`."""
