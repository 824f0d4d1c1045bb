"""Pieces by code: what can be touched, which code stands for it. Knows no game."""
