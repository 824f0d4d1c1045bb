"""Stacking Rule: up to four Golems a space, no two of the same size, shape or hardness (ruling 7)."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Refusal
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import WizardsState

MOST: Final = 4


def refused(state: WizardsState, seat: int, material: int, size: int, shape: int, space: int) -> Refusal | None:
    """Why a Golem of these traits may not stop in a space: Water, an enemy, the stack; None if it may."""
    if not state.ground.dry[space]:
        return Refusal(Reject.ON_WATER, about=space)
    here = state.units[space]
    if not here:
        return None
    if here[0].seat != seat:
        return Refusal(Reject.ENEMY_THERE, about=space)
    golems = state.golems(space)  # the Wizard counts for neither rule
    if len(golems) >= MOST:
        return Refusal(Reject.STACK_FULL, MOST, len(golems), space)
    hardness = state.box.materials[material].hardness
    for other in golems:
        if other.size == size:
            return Refusal(Reject.SAME_SIZE, about=space)
        if other.shape == shape:
            return Refusal(Reject.SAME_SHAPE, about=space)
        if state.hardness(other) == hardness:
            return Refusal(Reject.SAME_HARDNESS, about=space)
    return None


def fits(state: WizardsState, seat: int, material: int, size: int, shape: int, space: int) -> bool:
    return refused(state, seat, material, size, shape, space) is None
