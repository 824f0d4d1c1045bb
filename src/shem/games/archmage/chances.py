"""How likely each seat is to win, by how far it still has to the goal: a heuristic for bots."""

from __future__ import annotations

from collections.abc import Sequence
from math import pow
from typing import Final

from shem.games.archmage.parts.actions import ARTIFACTS
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.value import ARTIFACT

STEEPNESS: Final = 2.4  # how fast a chance grows as the way gets shorter than the others'
SPARE: Final = 4.0  # points added to every way, for a single harvest can be long enough for the last of it
UNIT_POINTS: Final = 1.4  # victory points that the first unit of the next turn is worth
FEWER: Final = 0.72  # the power of their number that units are worth: each further one less


def ways(state: ArchmageState) -> list[float]:
    """Points that each seat still needs, less what its artifacts are worth."""
    found = [float(state.table.goal - points) for points in state.points]
    for artifact in range(ARTIFACTS):
        owner = state.artifacts[artifact]
        if owner >= 0:
            found[owner] -= ARTIFACT[artifact]
    return found


def saved(units: int) -> float:
    """Victory points that so many units of the next turn are worth: by so much its auction is then better."""
    return UNIT_POINTS * pow(units, FEWER)


def chance(way: Sequence[float], seat: int) -> float:
    """How likely the seat is to win when these ways are left."""
    own = _pull(way[seat])
    total = own
    for other, length in enumerate(way):
        if other != seat:
            total += _pull(length)
    return own / total


def _pull(way: float) -> float:
    return pow(max(way, 0.0) + SPARE, -STEEPNESS)
