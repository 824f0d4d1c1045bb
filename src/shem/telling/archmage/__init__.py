"""Archmage in words."""
