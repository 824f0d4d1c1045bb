"""Delve's own commands."""
