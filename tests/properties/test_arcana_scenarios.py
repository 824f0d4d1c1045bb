"""Golem Arcana: random battles of every scenario of the core pack, with the fewest seats and the most, in both editions."""

from __future__ import annotations

from random import Random

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.games.arcana.content import codex
from shem.games.arcana.content.compile_scenario import scenario_points, seat_range
from shem.games.arcana.game import GAME
from shem.games.arcana.rules.edition import EDITIONS
from shem.games.arcana.state import Battle
from tests.properties.test_arcana import Books, is_end, look

CORE = codex.default()
LARGE = 3000
SEATINGS = [
    pytest.param(id, seats, marks=[pytest.mark.long] if scenario_points(scenario) == LARGE else [])
    for id, scenario in CORE.scenarios.items()
    for seats in sorted(set(seat_range(scenario)))
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("id", "seats"), SEATINGS)
def test_a_random_battle_of_every_scenario_keeps_every_invariant(id: str, seats: int, edition: str) -> None:
    choose, dice = Random(seats), Seeded(seats)
    entry = Entry(dice, telling=True)
    battle = GAME.new(GAME.resolve({"scenario": id, "seats": seats, "edition": edition}), entry)
    assert isinstance(battle, Battle)
    books = Books()
    books.enter(battle, entry.events)
    while not isinstance(battle.pending(), Over):
        look(battle, books)
        seat = battle.pending().seats[0]
        assert all(battle.legal(other) == [] for other in range(seats) if other != seat)
        options = battle.legal(seat)
        action = choose.choice([option for option in options if not is_end(option)] or options)
        entry = Entry(dice, telling=True)
        battle.apply(seat, action, entry)
        books.enter(battle, entry.events)
    look(battle, books)
    assert battle.round <= battle.plan.rounds
    assert battle.ended is not None and len(battle.ended.scores) == seats
