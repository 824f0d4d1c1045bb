"""Golem Arcana: what a position keeps up to date while it changes is what a fresh one works out from its data."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.games import arcana
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import AreaCharge, Attack, Move
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.standing import Standing
from shem.games.arcana.parts.state import Battle
from tests.properties.test_arcana_made_up import made_setup
from tests.rules.arcana.made import ancient, gift, golem, melee, move, ranged, row, spell

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
    there = [[golem.number for golem in crowd] for crowd in standing.there]
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
    random = Random(seed)
    battle = GAME.new(setup, Entry(Seeded(seed)))
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
        action = random.choice(deeds if deeds and random.random() < 0.5 else options)
        told = battle.copy()
        told.apply(seat, action, Entry(Seeded(seed + decision), telling=True))
        battle.apply(seat, action, Entry(Seeded(seed + decision)))
        assert told == battle, "whether anybody is told of it changes nothing"
    return compared


@pytest.mark.parametrize("options", SCENARIOS, ids=lambda options: str(options["scenario"]))
def test_what_is_kept_is_what_a_fresh_position_lists(options: dict[str, Any]) -> None:
    assert play(GAME.resolve(options), 3, 240) > 20


def test_what_is_kept_is_what_a_fresh_position_lists_in_made_up_battles() -> None:
    assert sum(play(made_setup(Random(seed), 8), seed, 120) for seed in range(16)) > 150


@pytest.mark.parametrize("edition", EDITIONS)
def test_rulings_B27_B41_a_charge_for_allies_goes_with_them_and_comes_with_them(edition: str) -> None:
    """The Titan has no room beside three enemies, with or without the Ogre; only with it there is somebody to charge."""
    titan = golem("Titan", "titan", apv=160, attacks=[melee("Balm", 100, 1, scope="allies")])
    ogre = golem("Ogre", moves=[move("Walk", 1, 1)])
    own = [("Titan", 0, (0, 0)), ("Ogre", 0, (2, 0)), *[("Ogre", 0, (column, 0)) for column in (4, 4, 4, 5)]]
    box = arcana.sandbox(row(6), [*own, *[("Ogre", 1, (2, 0))] * 3], golems=[titan, ogre], edition=edition)
    charge = AreaCharge(box.pieces[0].number, 1, 0, 2, 1)
    for cell, able in (((3, 0), False), ((2, 0), True)):
        assert (charge in box.legal()) == (box.why_not(charge) is None) == (not able)
        box.move(box.pieces[1], "Walk", cell)
        assert (charge in box.legal()) == (box.why_not(charge) is None) == able


def test_what_comes_to_stand_or_lie_in_a_region_changes_at_once_what_golems_there_can_do() -> None:
    """A Blessing that is laid on a Golem and taken away again, and an aura that comes and goes."""
    herald = golem("Herald", moves=[move("Walk", 1, 1)], passive=[gift("cost", 1, "allies_here", select=["attacks"])])
    archer = golem("Archer", moves=[move("Walk", 1, 1)], attacks=[ranged("Shot")])
    haste = ancient("Haste", blessing=spell("Haste", 2, 1, gift("movement", 2, "allies_here")))
    own = [("Archer", 0, (1, 0)), ("Herald", 0, (2, 0)), *[("Herald", 0, (column, 0)) for column in (4, 4, 4, 5)]]
    box = arcana.sandbox(row(7), [*own, ("Herald", 1, (3, 0))], golems=[herald, archer], ancients=[(haste, 0)])
    box.army(0).mana, box.army(0).ap = 20, 20
    shooter, bearer = box.pieces[:2]

    def seen() -> tuple[set[int], int]:
        """Where the archer can walk, and whether it can shoot when there is 1 AP left."""
        fresh = [action.key() for action in box.state.copy().legal(0)]
        legal = [action for action in box.legal() if action.key() in fresh]
        assert len(legal) == len(fresh) == len(box.legal())
        walks = {action.region for action in legal if isinstance(action, Move) and action.golem == shooter.number}
        return walks, len([action for action in legal if isinstance(action, Attack) and action.golem == shooter.number])

    assert seen() == ({0, 2}, 1)
    box.bless("Haste", (1, 0))
    assert seen() == ({0, 2, 3}, 1)
    box.bless("Haste", (6, 0))
    assert seen() == ({0, 2}, 1)
    box.army(0).ap = 2
    assert seen() == ({0, 2}, 1)
    box.move(bearer, "Walk", (1, 0))
    assert seen() == ({0, 2}, 0)
