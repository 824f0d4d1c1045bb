"""How likely a seat is to win, fitted to how battles of two greedy bots ended (`shem lab reliability archmage`)."""

from __future__ import annotations

from math import log
from typing import Final

from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.value import value_of

POINT: Final = 0.054  # what a victory point's lead adds to the log odds
ARTIFACT: Final = 0.09  # and an artifact's point of value; the rest of the value says nothing of the end


def logit(state: ArchmageState, seat: int) -> float:
    """The log odds, for `Game.logit`."""
    terms = dict(value_of(state, seat))
    return POINT * terms["points"] + ARTIFACT * terms["artifacts"] - log(state.table.seats - 1)
