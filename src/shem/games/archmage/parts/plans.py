"""Legal allocations, worked out once for each budget and shared: nobody may change these lists."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.games.archmage.parts.actions import MOST_UNITS, PHASES, Allocate

UNBOUND: Final = -1
_BASE: Final = MOST_UNITS + 1

_plans: dict[int, Allocate] = {}
_tables: dict[int, list[Action]] = {}
_known: dict[int, list[Action]] = {}


def allocations(limit: int, announced: int = UNBOUND, bound: bool = False) -> list[Action]:
    """Every Allocate of at most `limit` units with at least one a phase.

    announced: a phase that must hold the most, jointly at least. bound: Smerte, exactly one unit for movement.
    """
    mark = (limit * (PHASES + 1) + announced + 1) * 2 + bound
    found = _tables.get(mark)
    if found is None:
        found = _all(limit, bound) if announced == UNBOUND else _with_most(allocations(limit, UNBOUND, bound), announced)
        _tables[mark] = found
    return found


def allocations_with(limit: int, announced: int, bound: bool, revealed: list[int]) -> list[Action]:
    """Those of `allocations` whose first phases hold the revealed units."""
    mark = (limit * (PHASES + 1) + announced + 1) * 2 + bound
    for units in revealed:
        mark = mark * _BASE + units + 1
    mark = mark * PHASES + len(revealed) - 1 if revealed else -mark
    found = _known.get(mark)
    if found is None:
        found = [plan for plan in allocations(limit, announced, bound) if _agrees(plan, revealed)]
        _known[mark] = found
    return found


def _all(limit: int, bound: bool) -> list[Action]:
    found: list[Action] = []
    for orientation in range(1, limit - 2):
        for movement in range(1, 2 if bound else limit - orientation - 1):
            for harvesting in range(1, limit - orientation - movement):
                for regeneration in range(1, limit - orientation - movement - harvesting + 1):
                    found.append(_plan(orientation, movement, harvesting, regeneration))
    return found


def _plan(orientation: int, movement: int, harvesting: int, regeneration: int) -> Allocate:
    mark = ((orientation * _BASE + movement) * _BASE + harvesting) * _BASE + regeneration
    found = _plans.get(mark)
    if found is None:
        found = Allocate(orientation, movement, harvesting, regeneration)
        _plans[mark] = found
    return found


def _with_most(plans: list[Action], phase: int) -> list[Action]:
    return [plan for plan in plans if isinstance(plan, Allocate) and plan.units(phase) == plan.most]


def _agrees(plan: Action, revealed: list[int]) -> bool:
    if not isinstance(plan, Allocate):
        return False
    return all(plan.units(phase) == units for phase, units in enumerate(revealed))
