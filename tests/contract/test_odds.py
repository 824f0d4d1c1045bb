"""Exact odds: faces that a rule calls alike must lead to the same future."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from shem.core.chance import Entry, Every, Seeded
from shem.core.contract import Action, State
from shem.core.notation import digest
from tests.contract.tables import TABLES, Table
from tests.contract.walk import some

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)

LEAVES = 300


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


def rolling(table: Table, seed: int) -> Iterator[tuple[State, int, Action]]:
    """Some legal actions of a playout that roll, each with its position and seat."""
    for decision in some(table, seed, 12):
        actions = decision.state.legal(decision.seat)
        found = 0
        for action in Random(seed).sample(actions, min(60, len(actions))):
            entry = Entry(Seeded(seed))
            decision.state.copy().apply(decision.seat, action, entry)
            if entry.rolls > 0 and found < 4:
                found += 1
                yield decision.state, decision.seat, action


def test_faces_alike_lead_to_the_same_future(table: Table) -> None:
    saved = 0
    for seed in range(table.playouts):
        for state, seat, action in rolling(table, seed):
            each, long = distribution(state, seat, action, alike=False)
            if not each:
                continue
            classes, short = distribution(state, seat, action, alike=True)
            assert sum(classes.values()) == pytest.approx(1.0)
            assert set(classes) == set(each)
            for mark, weight in each.items():
                assert classes[mark] == pytest.approx(weight)
            saved += long - short
    assert saved > 0 or not table.alike
