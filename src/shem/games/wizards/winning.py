"""How likely a seat is to win, fitted to how battles of two greedy bots ended (`shem lab reliability wizards`)."""

from __future__ import annotations

from math import log
from typing import Final

from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.value import value_of

# What a point of each term of the value adds to the log odds.
ODDS: Final = {
    "wizards": 0.021,
    "golems": 0.023,
    "mana": 0.03,
    "cards": 0.039,
    "threat": 0.046,
    "clash": 0.135,
}
DEAD: Final = -9.0


def logit(state: WizardsState, seat: int) -> float:
    """The log odds, for `Game.logit`."""
    if not state.alive[seat]:
        return DEAD
    terms = dict(value_of(state, seat))
    found = 0.0
    for code, odds in ODDS.items():
        found += odds * terms[code]
    return found - log(max(1, state.living() - 1))
