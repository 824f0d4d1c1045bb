"""Control of Spaces: who has access to the materials (ruling 6)."""

from __future__ import annotations

from shem.games.wizards.parts.board import BESIDE
from shem.games.wizards.parts.state import WizardsState


def controls(state: WizardsState, seat: int, space: int) -> bool:
    """One of the seat's Golems stands on it, or it is empty of all units and one of them is adjacent."""
    if state.units[space]:
        return has_golem(state, seat, space)
    for other in BESIDE[space]:  # noqa: SIM110 (a generator is slow when compiled)
        if has_golem(state, seat, other):
            return True
    return False


def controls_site(state: WizardsState, seat: int, material: int) -> bool:
    """Whether the seat controls a site of this material."""
    for space in state.ground.site_of[material]:  # noqa: SIM110 (a generator is slow when compiled)
        if controls(state, seat, space):
            return True
    return False


def sites(state: WizardsState, seat: int) -> int:
    """How many sites the seat controls."""
    return sum([1 for space in state.ground.sites if controls(state, seat, space)])


def has_golem(state: WizardsState, seat: int, space: int) -> bool:
    """Whether one of the seat's Golems stands there; the Wizard does not count."""
    for unit in state.units[space]:  # noqa: SIM110 (a generator is slow when compiled)
        if unit.seat == seat and unit.number > 0:
            return True
    return False
