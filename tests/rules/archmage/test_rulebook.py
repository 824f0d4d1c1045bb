"""The rulebook, chapter by chapter."""

from __future__ import annotations

import pytest

from shem.core.contract import Together, Turn
from shem.core.event import only
from shem.games.archmage.parts.actions import Allocate, Announce, Face, Move
from shem.games.archmage.parts.board import EAST, NORTH, SOUTH, WEST
from shem.games.archmage.parts.events import OWN_ALLOCATION
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.table import BOOTS, CARDS, CHARMS, CURSES
from tests.rules.archmage.scene import CENTRE, HARVEST, MOVE, ORIENT, REGENERATE, Scene, number, setup_for, worth


def test_game_pieces() -> None:
    """Game pieces: 37 charms, 12 curses, four artifacts."""
    kinds = [district["kind"] for district in setup_for()["districts"]]
    assert (kinds.count("charm"), kinds.count("curse"), CARDS - len(kinds)) == (37, 12, 4) == (CHARMS, CURSES, 4)


def test_setup_deals_everything_face_up() -> None:
    """Setup: a grid of 7 by 7 that all see, the golem on Hjem, the Archmage chooses its first facing."""
    scene = Scene(seats=3, archmage=2, facing=None)
    assert scene.asked() == 2
    for seat in (None, 0, 1, 2):
        view = scene.state.view(seat)
        assert sorted(view["grid"]) == list(range(49))
        assert view["grid"][view["golem"]] == number("Hjem")
    assert scene.state.legal(2) == [Face(facing) for facing in range(4)]
    scene.play(2, Face(WEST))
    assert scene.state.view(None)["facing"] == WEST


def test_allocation_of_twelve_units() -> None:
    """Allocation: 12 units, at least one a phase, otherwise as one likes; what is left out is lost."""
    scene = Scene()
    legal = scene.state.legal(0)
    assert len(legal) == 495  # four parts of at least one, and a rest, of twelve: 12 choose 4
    assert Allocate(1, 1, 1, 9) in legal and Allocate(1, 1, 1, 1) in legal
    over = scene.refused(0, Allocate(1, 1, 1, 10))
    assert (over.code, over.need, over.have) == (Reject.OVER_BUDGET, 13, 12)
    empty = scene.refused(0, Allocate(4, 4, 0, 4))
    assert (empty.code, empty.need, empty.have, empty.about) == (Reject.EMPTY_PHASE, 1, 0, 2)
    scene.split((1, 1, 1, 1), (3, 3, 3, 3))
    scene.play(1, Face(NORTH))
    scene.play(1, Move(1))
    assert scene.state.view(None)["budget"] == [12, 13]  # 12 again for all, whatever was left out; a bonus of 3 // 2


def test_allocation_is_secret_and_simultaneous() -> None:
    """Allocation: every seat is asked at once and sees only its own split."""
    scene = Scene(seats=3)
    pending = scene.state.pending()
    assert isinstance(pending, Together)
    assert pending.seats == [0, 1, 2]
    told = scene.play(1, Allocate(*MOVE))
    own = [event for event in told if event.kind is OWN_ALLOCATION]
    assert [event.seers for event in own] == [only(1)]
    assert scene.state.view(1)["allocation"] == list(MOVE)
    for seat in (None, 0, 2):
        assert scene.state.view(seat)["allocated"] == [False, True, False]
        assert scene.state.view(seat)["allocation"] is None
    pending = scene.state.pending()
    assert pending.seats == [0, 2]


def test_announcement_starts_with_the_archmage() -> None:
    """Allocation: each announces the phase with the most tokens, from the Archmage on; one of them if several are equal."""
    scene = Scene(seats=3, archmage=1)
    scene.play(0, Allocate(5, 1, 5, 1))
    scene.play(1, Allocate(*ORIENT))
    scene.play(2, Allocate(3, 3, 3, 3))
    assert scene.asked() == 1
    refusal = scene.refused(1, Announce(3))
    assert (refusal.code, refusal.need, refusal.have, refusal.about) == (Reject.NOT_THE_MOST, 9, 1, 3)
    scene.play(1, Announce(0))
    assert scene.asked() == 2
    assert len(scene.state.legal(2)) == 4
    scene.play(2, Announce(3))
    assert scene.asked() == 0
    assert scene.state.legal(0) == [Announce(0), Announce(2)]
    scene.play(0, Announce(2))
    assert scene.state.view(None)["announced"] == [2, 0, 3]


def test_redistribution_keeps_the_announced_phase() -> None:
    """Allocation: tokens may then be moved in any way that leaves the most in the announced phase."""
    scene = Scene()
    scene.play(0, Allocate(*HARVEST))
    scene.play(1, Allocate(*MOVE))
    scene.play(0, Announce(2))
    scene.play(1, Announce(1))
    assert isinstance(scene.state.pending(), Together)
    assert scene.refused(0, Allocate(4, 3, 3, 2)).code is Reject.NOT_THE_MOST
    scene.play(0, Allocate(4, 2, 4, 2))
    scene.play(1, Allocate(2, 4, 3, 3))
    assert scene.told("revealed")[0]["units"] == [4, 2]


@pytest.mark.parametrize("facing", [NORTH, EAST, SOUTH, WEST])
def test_orientation(facing: int) -> None:
    """Orientation: the most units may turn the golem to any of four points, the present one too; it stays in place."""
    scene = Scene(facing=WEST)
    scene.split(REGENERATE, ORIENT)
    assert (scene.asked(), scene.prompt()) == (1, ["face", 1])
    scene.play(1, Face(facing))
    view = scene.state.view(None)
    assert (view["facing"], view["golem"]) == (facing, CENTRE)


def test_orientation_away_from_empty_lines() -> None:
    """Orientation: not toward a row or column without districts."""
    scene = Scene().keep_only(CENTRE + 7, CENTRE + 14)  # two in the column south of the golem, nothing in its row
    scene.split(ORIENT, REGENERATE)
    assert scene.state.legal(0) == [Face(NORTH), Face(SOUTH)]
    assert scene.refused(0, Face(EAST)).code is Reject.LINE_EMPTY


def test_ties_go_to_the_archmage_and_then_to_the_left() -> None:
    """All four phases: the Archmage wins ties, else the next on its left who is in the tie."""
    scene = Scene(seats=4, archmage=1)
    scene.split((4, 2, 3, 3), (4, 1, 3, 3), (1, 3, 4, 3), (1, 3, 4, 3))
    assert scene.asked() == 1  # 4 4 1 1: the Archmage
    scene.play(1, Face(NORTH))
    assert scene.asked() == 2  # 2 1 3 3: first from seat 1 on
    scene.play(2, Move(1))
    won = {event["phase"]: (event["seat"], event["tied"]) for event in scene.told("phase-won")}
    assert won == {0: (1, [1, 0]), 1: (2, [2, 3]), 2: (2, [2, 3]), 3: (1, [1, 2, 3, 0])}


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_movement_straight_ahead(distance: int) -> None:
    """Movement: one, two or three districts in the facing's direction."""
    scene = Scene()
    scene.to_harvest(EAST, distance)
    assert scene.state.view(None)["golem"] == CENTRE + distance


def test_movement_is_a_must_and_at_most_three() -> None:
    scene = Scene()
    scene.split(ORIENT, MOVE)
    scene.play(0, Face(NORTH))
    assert scene.state.legal(1) == [Move(1), Move(2), Move(3)]
    refusal = scene.refused(1, Move(4))
    assert (refusal.code, refusal.need, refusal.have) == (Reject.TOO_FAR, 4, 3)


def test_movement_passes_over_harvested_districts() -> None:
    """Movement: harvested districts do not count."""
    scene = Scene().edit(held=[[CENTRE + 1], [CENTRE + 3]])
    scene.to_harvest(EAST, 2)
    assert scene.state.view(None)["golem"] == CENTRE - 3  # counts 26, then round the edge 21


def test_movement_wraps_round() -> None:
    """Movement, the example: off the right side of the grid it comes in on the left of the same row."""
    scene = Scene({27: "Hjem"})
    scene.to_harvest(EAST, 1)
    assert scene.state.view(None)["golem"] == 21
    scene = Scene({45: "Hjem"})
    scene.to_harvest(SOUTH, 2)
    assert scene.state.view(None)["golem"] == 10


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_movement_to_the_only_district_left(distance: int) -> None:
    """Movement: if one district alone remains in the line, the golem must go there."""
    scene = Scene().keep_only(CENTRE + 2, 0)
    scene.to_harvest(WEST, distance)
    assert scene.state.view(None)["golem"] == CENTRE + 2


def test_harvesting_a_charm() -> None:
    """Harvesting: its value in points for the most units; the card lies open, the district is harvested."""
    scene = Scene({17: "Drage"})
    scene.to_harvest(NORTH, 1)
    for seat in (None, 0, 1):
        view = scene.state.view(seat)
        assert view["points"] == [worth("Drage"), 0]
        assert view["harvested"] == [[17], []]
        assert 17 not in view["left"]
    event = scene.told("harvested")[0]
    assert event["tally"] == {"points": [["charm", worth("Drage"), number("Drage")]]}


def test_harvesting_a_curse() -> None:
    """Harvesting: a curse takes its value."""
    scene = Scene({17: "Avgrunn"})
    scene.split((3, 3, 1, 5), (1, 1, 9, 1))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert worth("Avgrunn") < 0
    assert scene.state.view(None)["points"] == [0, worth("Avgrunn")]
    assert scene.state.view(None)["harvested"] == [[], [17]]


def test_harvesting_an_artifact() -> None:
    """Harvesting: no points, the artifact is taken, the district stays and is not harvested."""
    scene = Scene(under={0: 45, BOOTS: 17, 2: 47, 3: 48})
    scene.to_harvest(NORTH, 1)
    view = scene.state.view(None)
    assert view["artifacts"] == [-1, 0, -1, -1]
    assert view["points"] == [0, 0]
    assert 17 in view["left"]


@pytest.mark.parametrize(("units", "bonus"), [(9, 4), (8, 4), (3, 1), (2, 1)])
def test_regeneration(units: int, bonus: int) -> None:
    """Regeneration: half the units, rounded down, more in the following turn only."""
    scene = Scene()
    scene.split((3, 3, 3, 1), (1, 1, 1, units))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert scene.state.view(None)["budget"] == [12, 12 + bonus]
    assert scene.told("regenerated")[0]["tally"]
    assert scene.told("budget")[-1]["tally"] == {"budget": [["energy", 12, -1], ["bonus", bonus, -1]]}
    scene.split((3, 3, 3, 3), (1, 1, 1, 2))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert scene.state.view(None)["budget"] == [13, 12]


def test_archmage_token_goes_left() -> None:
    """Archmage token: one player to the left at the end of each turn."""
    scene = Scene(seats=3, archmage=2)
    seen = []
    for _ in range(4):
        seen.append(scene.state.view(None)["archmage"])
        scene.to_harvest(EAST, 1)
        scene.edit(held=[[], [], []])
    assert seen == [2, 0, 1, 2]


def test_phases_in_order() -> None:
    """Gameplay, overview: allocation, orientation, movement, harvesting, regeneration."""
    scene = Scene()
    scene.to_harvest()
    assert [event["phase"] for event in scene.told("revealed")] == [0, 1, 2, 3]
    codes = [event.kind.code for event in scene.events]
    where = [codes.index(code) for code in ("allocated", "announced", "redistributed", "moved", "harvested", "regenerated")]
    assert where == sorted(where)
    pending = scene.state.pending()
    assert isinstance(pending, Together) and not isinstance(pending, Turn)


def test_victory() -> None:
    """Victory: the first to have 30 points wins."""
    scene = Scene({17: "Drage"}).edit(points=[30 - worth("Drage"), 29])
    scene.to_harvest(NORTH, 1)
    assert scene.outcome() == {"winners": [0], "code": "goal", "scores": [30, 29]}
