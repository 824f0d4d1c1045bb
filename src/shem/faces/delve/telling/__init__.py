"""Delve in words."""
