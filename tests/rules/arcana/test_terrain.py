"""Terrain and Cover: every figure of the chapter, asked of the game."""

from __future__ import annotations

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from tests.rules.arcana.made import fly, golem, kinds, lines, melee, named, pass_turns, ranged

SHOOTER = golem("Shooter", attacks=[ranged("Shot", 100, range=6), melee("Blow", 100)])
WALKER = golem("Walker")
FLYER = golem("Flyer", moves=[fly()])
SIZES = {"warsprite": 55, "ogre": 100, "titan": 160, "colossus": 400}
TARGETS = {size: golem(size, size, apv=apv) for size, apv in SIZES.items()}

# The chapter, row by row: code, walk, fly (0: impassable), cover and intervening cover of W, O, T, C, Occupation Limit.
TABLE = [
    ("P-", 1, 1, (0, 0, 0, 0), (0, 0, 0, 0), 4),
    ("Pg", 1, 1, (10, 0, 0, 0), (5, 0, 0, 0), 4),
    ("Pm", 2, 1, (20, 10, 5, 0), (10, 5, 2, 0), 4),
    ("Ph1", 2, 1, (25, 15, 10, 0), (12, 7, 5, 0), 3),
    ("Ph2", 2, 1, (25, 15, 10, 0), (12, 7, 5, 0), 2),
    ("H-", 2, 1, (0, 0, 0, 0), (0, 0, 0, 0), 4),
    ("Hg", 2, 1, (10, 0, 0, 0), (5, 0, 0, 0), 4),
    ("Hm", 2, 1, (20, 10, 5, 0), (10, 5, 2, 0), 4),
    ("Hh1", 2, 1, (25, 15, 10, 0), (12, 7, 5, 0), 3),
    ("M-", 0, 1, None, None, 0),
    ("S-", 1, 1, (10, 0, 0, 0), (0, 0, 0, 0), 4),
    ("D-", 2, 1, (20, 10, 5, 0), (0, 0, 0, 0), 4),
    ("W-", 1, 1, (0, 0, 0, 0), (0, 0, 0, 0), 4),
    ("T-", 1, 1, (50, 50, 50, 50), (0, 0, 0, 0), 4),
]
CODES = [line[0] for line in TABLE]


def shot(rows: list[str], size: str, at: tuple[int, int]) -> int:
    """What the terrain takes off a sure shot from (0, 0)."""
    box = arcana.sandbox(rows, [("Shooter", 0, (0, 0)), (size, 1, at)], golems=[SHOOTER, TARGETS[size]])
    return 100 - box.to_hit(box.pieces[0], "Shot", box.pieces[1]).total


@pytest.mark.parametrize(("code", "walk", "fly_"), [line[:3] for line in TABLE])
def test_ruling_A8_movement_points_to_enter(code: str, walk: int, fly_: int) -> None:
    """The Pit: 1. Increases of Terrain and Cover are not cumulative; at most 2 on foot, 1 by air."""
    box = arcana.sandbox([f"P- {code} P-"], [("Walker", 0, (0, 0)), ("Flyer", 0, (0, 0))], golems=[WALKER, FLYER])
    walker, flyer = box.pieces
    stops = code != "M-"
    beyond = {} if walk == 0 else {(2, 0): walk + 1}
    assert box.reach(walker, "Walk") == {**({(1, 0): walk} if stops else {}), **beyond}
    assert box.reach(flyer, "Fly") == {**({(1, 0): fly_} if stops else {}), (2, 0): fly_ + 1}


def test_flyers_cross_mountains_but_do_not_stop_there() -> None:
    box = arcana.sandbox(["P- M- M- P-"], [("Flyer", 0, (0, 0))], golems=[FLYER])
    assert box.reach(box.pieces[0], "Fly") == {(3, 0): 3}
    assert box.path(box.pieces[0], "Fly", (3, 0)) == [(1, 0), (2, 0), (3, 0)]


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize(("code", "cover"), [(line[0], line[3]) for line in TABLE if line[3]])
def test_cover_of_the_targets_region(code: str, cover: tuple[int, ...], place: int) -> None:
    """Smaller Golems gain more."""
    assert shot([f"P- {code}"], list(SIZES)[place], (1, 0)) == cover[place]


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize(("code", "half"), [(line[0], line[4]) for line in TABLE if line[4]])
def test_ruling_B1_intervening_cover_is_half_rounded_down(code: str, half: tuple[int, ...], place: int) -> None:
    """None for water and the Pit; Hills count by their cover where they are seen across."""
    rows = [f"{'H-' if code[0] == 'H' else 'P-'} {code} P-"]
    assert shot(rows, list(SIZES)[place], (2, 0)) == half[place]


def test_all_regions_on_the_line_count_and_the_attackers_own_does_not() -> None:
    """Net Cover is the sum of the target's Region and ALL intervening ones."""
    assert shot(["Pm Pm Pg Ph1 Pm"], "warsprite", (4, 0)) == 10 + 5 + 12 + 20
    assert shot(["T- P-"], "warsprite", (1, 0)) == 30, "the Pit's own -30 is not cover"


@pytest.mark.parametrize(("code", "limit"), [(line[0], line[5]) for line in TABLE])
def test_occupation_limit(code: str, limit: int) -> None:
    box = arcana.sandbox([f"P- {code}"], [("Walker", 0, (0, 0))], golems=[WALKER])
    assert box.state.free_room(1) == limit


@pytest.mark.parametrize("code", CODES)
def test_what_blocks_sight(code: str) -> None:
    """Mountains always, Hills unless the attacker stands on one; the target's height opens nothing (ruling A6)."""
    box = arcana.sandbox([f"P- {code} P-", f"H- {code} P-", f"P- {code} H-"], golems=[])
    mountain, hill = code[0] == "M", code[0] == "H"
    assert box.sees((0, 0), (2, 0)) == (not mountain and not hill)
    assert box.sees((0, 1), (2, 1)) == (not mountain)
    assert box.sees((0, 2), (2, 2)) == (not mountain and not hill)


def test_the_targets_own_hill_does_not_block() -> None:
    """A Golem can fire uphill if no other Hill is between."""
    box = arcana.sandbox(["P- P- H-"], golems=[])
    assert box.sees((0, 0), (2, 0))


@pytest.mark.parametrize("code", [code for code in CODES if code != "M-"])
def test_range_and_aim_from_each_terrain(code: str) -> None:
    """+1 Range from Elevated terrain; -30 Accuracy for Ranged attacks from the Pit, none for Melee."""
    box = arcana.sandbox([f"{code} P-"], [("Shooter", 0, (0, 0)), ("ogre", 1, (1, 0))], golems=[SHOOTER, TARGETS["ogre"]])
    shooter, target = box.pieces
    assert box.attack_range(shooter, "Shot").total == (7 if code[0] == "H" else 6)
    assert box.to_hit(shooter, "Shot", target).total == (70 if code == "T-" else 100)
    box.put(target, (0, 0))
    assert box.to_hit(shooter, "Blow", target).total == 100


@pytest.mark.parametrize("code", [code for code in CODES if code != "M-"])
def test_ruling_A9_damage_of_each_terrain(code: str) -> None:
    """5 on entering a Swamp and at its owner's turn start there, 10 on entering the Pit; Armor is no help."""
    tough = golem("Tough", armor=50)
    box = arcana.sandbox([f"P- {code}"], [("Tough", 0, (0, 0)), ("ogre", 1, (0, 0))], golems=[tough, TARGETS["ogre"]])
    box.move(box.pieces[0], "Walk", (1, 0))
    entered = {"W": 5, "T": 10}.get(code[0], 0)
    assert box.pieces[0].health == 100 - entered
    told = box.end_turn()
    assert "harmed" not in kinds(told), "not at the enemy's turn start"
    box.end_turn()
    assert box.pieces[0].health == 100 - entered - (5 if code[0] == "W" else 0)


def test_a_swamp_kills_at_turn_start_and_nobody_gets_the_points() -> None:
    box = arcana.sandbox(["W- P-"], [("Walker", 0, (0, 0)), ("Walker", 1, (1, 0)), ("Walker", 0, (1, 0))], golems=[WALKER])
    box.pieces[0].health = 5
    told = pass_turns(box, 2)
    assert [event["victor"] for event in named(told, "destroyed")] == [-1]
    assert (box.army(1).vp, box.army(0).mana) == (0, 6 + 20)


def test_the_pit_shelters_from_ranged_attacks_only() -> None:
    box = arcana.sandbox(["P- T-"], [("Shooter", 0, (0, 0)), ("titan", 1, (1, 0))], golems=[SHOOTER, TARGETS["titan"]])
    tally = box.to_hit(box.pieces[0], "Shot", box.pieces[1])
    assert lines(tally) == [("accuracy", 100), ("cover", -50), ("dodge", 0)]


def pit_box() -> Box:
    return arcana.sandbox(["P- T-"], [("Walker", 0, (0, 0)), ("Flyer", 0, (0, 0))], golems=[WALKER, FLYER])


def test_flyers_are_harmed_by_the_pit_too() -> None:
    box = pit_box()
    box.move(box.pieces[1], "Fly", (1, 0))
    assert box.pieces[1].health == 90
