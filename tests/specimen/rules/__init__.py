"""The specimen's rules."""
