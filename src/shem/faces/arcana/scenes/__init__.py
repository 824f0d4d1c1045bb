"""Golem Arcana as it lies on the table: what a page needs to draw it and to let a person act."""
