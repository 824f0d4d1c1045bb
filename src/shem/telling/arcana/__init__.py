"""Golem Arcana in words."""
