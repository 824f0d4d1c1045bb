"""A game that is added to Shem from outside, by an entry point that names REGISTERED."""

from shem.games import Registered

REGISTERED = Registered("tests.specimen.rules", "tests.specimen.face")
