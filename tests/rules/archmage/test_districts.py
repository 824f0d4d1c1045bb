"""Special districts: their powers, beside the points that they give as any other."""

from __future__ import annotations

import pytest

from shem.core.contract import Together
from shem.games.archmage.parts.actions import Allocate, Decline, Destroy, Face, Move, Place
from shem.games.archmage.parts.board import EAST, NORTH, SOUTH, WEST
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.state import GONE
from shem.games.archmage.parts.table import AMULET, BOOTS, BOW, HORN
from tests.rules.archmage.scene import CENTRE, Scene, number, setup_for, worth

AHEAD = CENTRE - 7


def next_turn(scene: Scene) -> None:
    """Play a turn in which nothing special happens: seat 0 takes an ordinary charm."""
    splits = [(3, 1, 3, 1)] * scene.seats
    scene.split(*splits)
    winner = scene.asked()
    scene.play(winner, Face(EAST))
    scene.play(winner, Move(1))


@pytest.mark.parametrize("name", ["Hamre", "Konge", "Magibok", "Orm", "Skole", "Smerte"])
def test_a_special_district_counts_as_any_other(name: str) -> None:
    scene = Scene({AHEAD: name})
    scene.to_harvest()
    assert scene.state.view(None)["points"] == [worth(name), 0]
    assert scene.state.view(None)["harvested"] == [[AHEAD], []]


def test_six_districts_are_special() -> None:
    powers = [district["power"] for district in setup_for()["districts"]]
    assert sorted(power for power in powers if power != "none") == [
        "hamre",
        "hjem",
        "konge",
        "magibok",
        "orm",
        "skole",
        "smerte",
    ]


def test_hamre_destroys_an_artifact() -> None:
    """Hamre: one artifact on the grid or of an opponent, at once."""
    scene = Scene({AHEAD: "Hamre"}).edit(artifacts=[0, 1, -1, GONE])
    scene.to_harvest()
    assert (scene.asked(), scene.prompt()) == (0, ["destroy"])
    assert scene.state.legal(0) == [Destroy(BOOTS), Destroy(HORN), Decline()]
    refusal = scene.refused(0, Destroy(AMULET))
    assert (refusal.code, refusal.about) == (Reject.ARTIFACT_OUT_OF_REACH, AMULET)
    assert scene.refused(0, Destroy(BOW)).code is Reject.ARTIFACT_OUT_OF_REACH
    scene.play(0, Destroy(BOOTS))
    assert scene.state.view(None)["artifacts"] == [0, GONE, -1, GONE]


def test_konge_gives_all_units_back() -> None:
    """Konge: with the most units in regeneration as well, as many bonus units as were allocated."""
    scene = Scene({AHEAD: "Konge"}, archmage=0)
    scene.split((2, 2, 2, 5), (1, 1, 1, 4))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert scene.state.view(None)["budget"] == [17, 12]
    scene = Scene({AHEAD: "Konge"})
    scene.split((2, 2, 2, 4), (1, 1, 1, 5))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert scene.state.view(None)["budget"] == [12, 14]  # somebody else's regeneration is halved as always


def test_magibok_places_the_golem() -> None:
    """Magibok: on any unharvested district, facing any line with districts."""
    scene = Scene({AHEAD: "Magibok"}).edit(held=[[0, 1], []])
    scene.to_harvest()
    legal = scene.state.legal(0)
    assert Place(AHEAD) not in legal and Place(0) not in legal and Place(48) in legal and Decline() in legal
    assert len(legal) == 49 - 3 + 1
    refusal = scene.refused(0, Place(0))
    assert (refusal.code, refusal.about) == (Reject.TARGET_HARVESTED, 0)
    scene.play(0, Place(48))
    assert scene.prompt() == ["face", 2]
    scene.play(0, Face(WEST))
    view = scene.state.view(None)
    assert (view["golem"], view["facing"]) == (48, WEST)


def test_magibok_not_facing_an_empty_line() -> None:
    """Magibok: not facing a row or column with no districts remaining; the golem's own always counts (ruling 9)."""
    scene = Scene({AHEAD: "Magibok"}).keep_only(AHEAD, 0, 7)
    scene.to_harvest()
    scene.play(0, Place(0))
    assert scene.state.legal(0) == [Face(NORTH), Face(EAST), Face(SOUTH), Face(WEST)]


def test_orm_costs_a_unit() -> None:
    """Orm: eleven tokens on the following turn, and only then."""
    scene = Scene({AHEAD: "Orm"})
    scene.to_harvest(winner=1)
    assert scene.state.view(None)["budget"] == [16, 11]
    assert ["orm", -1, number("Orm")] in scene.told("budget")[-1]["tally"]["budget"]  # type: ignore[index]
    assert scene.refused(1, Allocate(9, 1, 1, 1)).code is Reject.OVER_BUDGET
    next_turn(scene)
    assert scene.state.view(None)["budget"][1] == 12


def test_orm_beside_a_bonus() -> None:
    """Orm: one unit less than there would be."""
    scene = Scene({AHEAD: "Orm"})
    scene.split((1, 1, 1, 1), (2, 2, 2, 6))
    scene.play(1, Face(NORTH))
    scene.play(1, Move(1))
    assert scene.state.view(None)["budget"] == [12, 12 + 3 - 1]


def test_skole_takes_the_token() -> None:
    """Skole: its harvester is Archmage next turn."""
    scene = Scene({AHEAD: "Skole"}, seats=3, archmage=0)
    scene.to_harvest(winner=0)
    assert scene.state.view(None)["archmage"] == 0
    assert scene.told("turn-began")[-1] == {"kind": "turn-began", "turn": 2, "archmage": 0, "skole": 1}


def test_skole_of_the_next_archmage_changes_nothing() -> None:
    """Skole: no more than the token that comes anyway."""
    scene = Scene({AHEAD: "Skole"}, seats=3, archmage=0)
    scene.to_harvest(winner=1)
    seen = [scene.state.view(None)["archmage"]]
    next_turn(scene)
    assert [*seen, scene.state.view(None)["archmage"]] == [1, 2]


def test_smerte_binds_movement() -> None:
    """Smerte: no more than one unit for movement in the following turn, and only then."""
    scene = Scene({AHEAD: "Smerte"})
    scene.to_harvest(winner=1)
    refusal = scene.refused(1, Allocate(4, 2, 4, 2))
    assert (refusal.code, refusal.need, refusal.have) == (Reject.SMERTE, 1, 2)
    assert all(isinstance(split, Allocate) and split.movement == 1 for split in scene.state.legal(1))
    assert scene.state.why_not(0, Allocate(4, 2, 4, 2)) is None
    next_turn(scene)
    assert scene.state.why_not(1, Allocate(4, 2, 4, 2)) is None
    assert isinstance(scene.state.pending(), Together)
