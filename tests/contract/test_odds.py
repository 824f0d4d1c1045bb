"""Exact odds: faces that a rule calls alike must lead to the same future."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Every
from shem.core.contract import Action, State
from shem.core.notation import digest
from tests.contract.tables import TABLES, Table
from tests.contract.walk import some

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)

LEAVES = 1000


def distribution(state: State, seat: int, action: Action, alike: bool) -> tuple[dict[str, float], int]:
    """The probability of each resulting digest, and how many leaves it took; empty beyond LEAVES leaves."""
    every, found, leaves = Every(alike), dict[str, float](), 0
    while True:
        world = state.copy()
        world.apply(seat, action, Entry(every))
        mark = digest(world)
        found[mark] = found.get(mark, 0.0) + every.weight
        leaves += 1
        if not every.next():
            return found, leaves
        if leaves == LEAVES:
            return {}, leaves


def test_faces_alike_lead_to_the_same_future(table: Table) -> None:
    saved = 0
    for seed in range(table.playouts):
        for decision in some(table, seed, 8):
            actions = decision.state.legal(decision.seat)
            for action in actions[:: 1 + len(actions) // 8]:
                each, long = distribution(decision.state, decision.seat, action, alike=False)
                if not each:
                    continue
                classes, short = distribution(decision.state, decision.seat, action, alike=True)
                assert sum(classes.values()) == pytest.approx(1.0)
                assert set(classes) == set(each)
                for mark, weight in each.items():
                    assert classes[mark] == pytest.approx(weight)
                saved += long - short
    assert saved > 0 or not table.alike
