"""Golem Arcana: what a position keeps up to date while it changes is what a fresh one works out from its data."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.games.arcana.game import GAME
from shem.games.arcana.standing import Standing
from shem.games.arcana.state import Battle
from tests.properties.test_arcana_made_up import made_setup

SCENARIOS: list[dict[str, Any]] = [
    {"scenario": "three-cairns"},
    {"scenario": "thirst", "edition": "2014"},
    {"scenario": "as-the-embers-die"},
    {"scenario": "caves-of-mahtis", "edition": "2014"},
    {"scenario": "epic"},
    {"scenario": "tournament-of-the-hundred-skulls", "seats": 8},
]


def described(standing: Standing) -> list[Any]:
    """All that it says about who stands where."""
    there = sorted((region, [golem.number for golem in crowd]) for region, crowd in standing.there.items())
    return [there, standing.room, standing.fits, standing.golems, standing.pieces, standing.giants]


def compare(battle: Battle, setup: Any) -> None:
    """The position itself, its copy and the one that its data gives list the same actions in the same order."""
    again = GAME.state(setup, json.loads(json.dumps(battle.data())))
    assert isinstance(again, Battle)
    for fresh in (battle.copy(), again):
        assert described(battle.standing()) == described(fresh.standing())
        assert battle.laid().modified == fresh.laid().modified and battle.laid().roles == fresh.laid().roles
        assert [zone.data() for zone in battle.laid().upkeeps] == [zone.data() for zone in fresh.laid().upkeeps]
        for army in range(len(battle.armies)):
            assert [battle.enemies_of(army, kind) for kind in (False, True)] == [
                fresh.enemies_of(army, kind) for kind in (False, True)
            ]
        for seat in range(battle.plan.wild):
            assert [action.key() for action in battle.legal(seat)] == [action.key() for action in fresh.legal(seat)]


def play(setup: Any, seed: int, decisions: int) -> int:
    """A battle at random, compared before every third decision, with attacks, powers and Charges preferred."""
    random, dice = Random(seed), Seeded(seed)
    battle = GAME.new(setup, Entry(dice))
    assert isinstance(battle, Battle)
    compared = 0
    for decision in range(decisions):
        if isinstance(battle.pending(), Over):
            break
        if decision % 3 == 0:
            compare(battle, setup)
            compared += 1
        seat = battle.pending().seats[0]
        options = battle.legal(seat)
        deeds = [option for option in options if 5 <= option.key()[0] <= 16]
        battle.apply(seat, random.choice(deeds if deeds and random.random() < 0.5 else options), Entry(dice))
    return compared


@pytest.mark.parametrize("options", SCENARIOS, ids=lambda options: str(options["scenario"]))
def test_what_is_kept_is_what_a_fresh_position_lists(options: dict[str, Any]) -> None:
    assert play(GAME.resolve(options), 3, 240) > 20


def test_what_is_kept_is_what_a_fresh_position_lists_in_made_up_battles() -> None:
    assert sum(play(made_setup(Random(seed)), seed, 120) for seed in range(12)) > 150
