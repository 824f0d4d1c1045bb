"""Delve as people meet it: `telling` in words, `scenes` for a page, and its `locale`."""
