"""How likely a seat is to win, fitted to how battles of two greedy bots ended (`shem lab reliability delve`)."""

from __future__ import annotations

from typing import Final

from shem.games.delve.parts.state import DelveState
from shem.games.delve.value import value_of

HEALTH: Final = 0.035  # what a Health of a Hero of value adds to the log odds of the party
NOTHING: Final = -0.78  # the log odds where the value is none


def logit(state: DelveState, seat: int) -> float:
    """The log odds, for `Game.logit`; the same for every seat."""
    found = NOTHING
    for _, amount in value_of(state, seat):
        found += HEALTH * amount
    return found
