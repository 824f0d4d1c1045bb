"""What units and cards are worth to a bot, in Mana: a heuristic, from the figures that the rules give."""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.figures import armor, force, health
from shem.games.wizards.weights import Weights

FORCE: Final = 0.8
HIT: Final = 1.5
WIZARD_HIT: Final = 16.0
GOLEM_CARD: Final = 0.8
# Event cards by what they do
EVENT: Final = {
    v.EXTRA_ATTACK: 1.5,
    v.ARMOR: 1.5,
    v.FORCE: 1.5,
    v.HASTE: 1.5,
    v.MANA: 1.0,
    v.STORM: 3.0,
    v.POWER: 1.5,
    v.PROTECTION: 1.5,
    v.PORTAL: 3.0,
    v.DIVINATION: 0.8,
    v.DISPELL: 2.0,
    v.REPAIR: 1.0,
    v.THEFT: 1.5,
    v.TRANSFORMATION: 3.0,
}


def golem_worth(weights: Weights, force: int, armor: int, hits: float, move: int) -> float:
    """A Golem of these figures."""
    return max(0.5, FORCE * force + weights.armor * armor + HIT * hits + weights.space * move)


def worth(state: WizardsState, unit: Unit, weights: Weights) -> float:
    """A unit with the Hits that it has left."""
    if unit.number == 0:
        return WIZARD_HIT * health(state, unit)
    figures = force(state, unit, Tally(False)), armor(state, unit, Tally(False))
    return golem_worth(weights, *figures, health(state, unit), state.box.shapes[unit.shape].move)


def event_worth(state: WizardsState, event: int, weights: Weights) -> float:
    """An Event card in a hand."""
    return weights.events * EVENT[state.box.events[event].deed]
