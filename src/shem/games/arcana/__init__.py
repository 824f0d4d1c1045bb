"""Golem Arcana (2014), edition 2015."""
