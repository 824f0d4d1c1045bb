"""Wizards in words."""
