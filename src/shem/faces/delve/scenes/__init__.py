"""Delve as a page shows it: the head, the scene, and the answers to its questions."""
