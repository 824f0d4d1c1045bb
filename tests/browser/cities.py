"""Matches of Archmage that stories begin with: a chosen deal, and turns that are played up to where something is due."""

from __future__ import annotations

from collections.abc import Mapping

import shem
from shem.core.contract import Action, Together
from shem.core.dice import ENTER
from shem.core.match import Match
from shem.games.archmage.parts.actions import Allocate, Announce, Face, Move
from shem.games.archmage.parts.board import NORTH
from tests.rules.archmage.scene import SPREAD, Split, faces, order

WINS: Split = (3, 4, 3, 1)  # orientation, movement and harvesting, against RESTS
RESTS: Split = (1, 1, 1, 9)


class City:
    """A match with this deal, seat 0 first Archmage and the golem facing north."""

    def __init__(
        self, places: Mapping[int, str] | None = None, under: Mapping[int, int] = SPREAD, seats: int = 2, goal: int = 30
    ) -> None:
        self.seats = seats
        self.match: Match = shem.new("archmage", seats=seats, goal=goal, seed=4, dice=ENTER)
        for face in faces(order(places or {}, under), archmage=0):
            self.match.enter(face)
        self.play(Face(NORTH))

    def play(self, *actions: Action) -> City:
        """Whoever is asked decides this; of several the first."""
        for action in actions:
            self.match.play(self.match.pending.seats[0], action)
        return self

    def announced(self, *splits: Split) -> City:
        """Allocate, and announce the first phase with the most."""
        self.play(*(Allocate(*split) for split in splits))
        while not isinstance(self.match.pending, Together):
            (seat,) = self.match.pending.seats
            self.play(Announce(splits[seat].index(max(splits[seat]))))
        return self

    def split(self, *splits: Split) -> City:
        """The same, and leave it so."""
        return self.announced(*splits).play(*(Allocate(*split) for split in splits))

    def turn(self, *after: Action, winner: int = 0, facing: int = NORTH, distance: int = 1) -> City:
        """A turn in which one seat wins all but the regeneration; after: what it is asked beside facing and movement."""
        self.split(*(WINS if seat == winner else RESTS for seat in range(self.seats)))
        return self.play(Face(facing), Move(distance), *after)
