"""Golem Arcana: what is kept of a position's value from the one before it is what is worked out from nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Game, Over
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.state import NOT_JUDGED, Battle
from tests.properties.test_arcana_kept import SCENARIOS
from tests.properties.test_arcana_made_up import made_setup

BRANCHES = 3


def from_nothing(battle: Battle, seat: int, passed: bool) -> list[tuple[str, float]]:
    """The value of a copy of which nothing is known, nor of any other position of its set-up."""
    fresh = battle.copy()
    fresh.judged = NOT_JUDGED
    known = dict(fresh.plan.memories)
    fresh.plan.memories.clear()
    found = GAME.passed(fresh, seat) if passed else GAME.value(fresh, seat)
    fresh.plan.memories.clear()
    fresh.plan.memories.update(known)
    return found


def compare(battle: Battle) -> None:
    """For each seat: the terms as they are kept, their sum, and the terms from nothing; to the last bit."""
    for seat in range(battle.plan.wild):
        assert GAME.value(battle, seat) == from_nothing(battle, seat, False)
        assert GAME.passed(battle, seat) == from_nothing(battle, seat, True)
        assert GAME.worth(battle, seat) == Game.worth(GAME, battle, seat)


def play(setup: Any, seed: int, decisions: int) -> int:
    """A battle at random, judged for every seat before each decision, and so what a few of the choices lead to."""
    random, dice = Random(seed), Seeded(seed)
    battle = GAME.new(setup, Entry(dice))
    assert isinstance(battle, Battle)
    compared = 0
    for _ in range(decisions):
        pending = battle.pending()
        if isinstance(pending, Over):
            break
        seat = random.choice(pending.seats)
        legal = battle.legal(seat)
        compare(battle)
        for action in random.sample(legal, min(BRANCHES, len(legal))):
            other = battle.copy()
            other.apply(seat, action, Entry(Seeded(random.getrandbits(32))))
            compare(other)
            compared += 1
        deeds = [action for action in legal if 5 <= action.key()[0] <= 16]
        battle.apply(seat, random.choice(deeds if deeds and random.random() < 0.5 else legal), Entry(dice))
    return compared


@pytest.mark.parametrize("options", SCENARIOS, ids=lambda options: str(options["scenario"]))
def test_what_is_kept_is_what_is_worked_out_from_nothing(options: dict[str, Any]) -> None:
    setup = GAME.resolve(options)
    assert play(setup, 3, 120 if GAME.seats(setup) < 3 else 12) > 20


@pytest.mark.long
def test_what_is_kept_is_what_is_worked_out_from_nothing_in_made_up_battles() -> None:
    """With every effect that there is, and many Golems in a Region."""
    assert sum(play(made_setup(Random(seed), 5), seed, 40) for seed in range(24)) > 1000
