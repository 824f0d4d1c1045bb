"""Bots: each sees a Sight and returns its choice with its reasons."""
