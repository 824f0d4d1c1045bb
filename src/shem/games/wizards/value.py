"""What a position is worth to a seat: Mana, Golems, sites, cards, and how near the Wizards' ends are."""

from __future__ import annotations

from typing import Final

from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.rules.control import sites
from shem.games.wizards.rules.figures import health

WIN: Final = 1000.0


def value_of(state: WizardsState, seat: int) -> list[tuple[str, float]]:
    """end, mana, golems, sites, wizards: each the seat's lead over its rivals' mean."""
    end = 0.0
    if state.ended is not None:
        end = 0.0 if not state.ended.winners else WIN if seat in state.ended.winners else -WIN
    seats = range(state.box.seats)
    return [
        ("end", end),
        ("mana", _lead(seat, [float(mana) for mana in state.mana])),
        ("golems", _lead(seat, [_golems(state, other) for other in seats])),
        ("sites", _lead(seat, [float(sites(state, other)) for other in seats])),
    ]


def _lead(seat: int, amounts: list[float]) -> float:
    others = len(amounts) - 1
    return amounts[seat] - (sum(amounts) - amounts[seat]) / others


def _golems(state: WizardsState, seat: int) -> float:
    return float(sum([health(state, unit) for here in state.units for unit in here if unit.seat == seat]))
