"""Golem Arcana line by line: menus, look-ups and typed words, made of what the page is given."""
