"""The rulings, one test each."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, NeedRoll, Scripted
from shem.core.contract import Together
from shem.core.errors import OptionError
from shem.games.archmage.game import GAME
from shem.games.archmage.parts.actions import Aim, Allocate, Announce, Decline, Destroy, Face, Move, Place, Settle, Use
from shem.games.archmage.parts.board import EAST, NORTH, SOUTH, WEST
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.state import GONE
from shem.games.archmage.parts.table import AMULET, BOOTS, BOW, HORN
from tests.rules.archmage.scene import CENTRE, ORIENT, Scene, faces, number, order, setup_for, worth

AHEAD = CENTRE - 7
FAR = {AMULET: 45, BOOTS: 46, HORN: 47, BOW: 48}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_01_seats(seats: int) -> None:
    assert GAME.seats(GAME.resolve({"seats": seats})) == seats
    for wrong in (1, 5, "2", 2.0, True, None):
        with pytest.raises(OptionError):
            GAME.resolve({"seats": wrong})


def test_ruling_02_the_deal() -> None:
    """An artifact lies under the last district dealt, under the first if none was; two may lie under one."""
    scene = Scene(under={HORN: -1, AMULET: 0, BOOTS: 30, BOW: 30})
    view = scene.state.view(None)
    assert view["under"] == [0, 30, 0, 30]
    assert view["dealt"][0] == 49 + HORN
    assert [card for card in view["dealt"] if card < 49] == view["grid"]


def test_ruling_02_the_deal_is_entered_card_by_card() -> None:
    """A real deck: each roll names the cards that are left, 53 at first; the last card needs no roll."""
    dealt = order({})
    given = faces(dealt, 1)
    assert len(given) == 53
    for count in (0, 10, 51):
        with pytest.raises(NeedRoll) as need:
            GAME.new(setup_for(), Entry(Scripted(given[:count])))
        request = need.value.request
        assert (request.purpose, request.sides) == ("deal", 53 - count)
        assert list(request.args) == sorted(set(range(53)) - set(dealt[:count]))
        assert request.args[given[count] - 1] == dealt[count]
    with pytest.raises(NeedRoll) as need:
        GAME.new(setup_for(), Entry(Scripted(given[:52])))
    assert (need.value.request.purpose, need.value.request.sides) == ("first-archmage", 2)
    assert GAME.new(setup_for(), Entry(Scripted(given))).view(None)["dealt"] == dealt


@pytest.mark.parametrize("place", [0, 13, 48])
def test_ruling_03_the_golem_starts_on_hjem(place: int) -> None:
    scene = Scene({place: "Hjem"}, archmage=1, facing=None)
    assert scene.state.view(None)["golem"] == place
    assert (scene.asked(), scene.prompt()) == (1, ["face", 0])


def test_ruling_04_horn_before_the_allocation() -> None:
    """Openly: the other seat knows of it when it allocates."""
    scene = Scene(under={**FAR, HORN: AHEAD})
    scene.to_harvest(winner=0)
    assert (scene.asked(), scene.prompt()) == (0, ["artifact", HORN])
    scene.play(0, Use(HORN))
    assert isinstance(scene.state.pending(), Together)
    assert scene.state.view(1)["budget"][0] == 15
    assert scene.told("artifact-used") == [{"kind": "artifact-used", "seat": 0, "artifact": HORN}]


def test_ruling_05_budget() -> None:
    """12 and the bonus and 3 for the Horn less 1 for Orm, for the next turn only; the sum may be smaller."""
    scene = Scene().edit(now=[0, 4, 0, -1, -1], horn=0)
    assert scene.state.view(None)["budget"] == [18, 12]
    assert scene.state.why_not(0, Allocate(15, 1, 1, 1)) is None
    assert scene.refused(0, Allocate(15, 2, 1, 1)).code is Reject.OVER_BUDGET
    assert scene.state.why_not(0, Allocate(1, 1, 1, 1)) is None
    assert scene.refused(0, Allocate(0, 1, 1, 1)).code is Reject.EMPTY_PHASE


def test_ruling_05_smerte() -> None:
    scene = Scene().edit(now=[-1, 0, -1, 1, -1])
    assert scene.refused(1, Allocate(1, 2, 1, 1)).code is Reject.SMERTE
    scene.split((3, 3, 3, 3), (4, 1, 4, 3))  # the redistribution is bound as well
    scene = Scene().edit(now=[-1, 0, -1, 1, -1])
    for seat in (0, 1):
        scene.play(seat, Allocate(9, 1, 1, 1))
    for seat in (0, 1):
        scene.play(seat, Announce(0))
    assert scene.refused(1, Allocate(5, 2, 2, 2)).code is Reject.SMERTE
    assert scene.state.why_not(0, Allocate(5, 2, 2, 2)) is None


def test_ruling_06_announcement() -> None:
    """In turn, open; any phase that holds the joint most, no other."""
    scene = Scene(archmage=1)
    scene.play(0, Allocate(2, 4, 4, 2))
    scene.play(1, Allocate(3, 3, 3, 3))
    assert scene.asked() == 1
    scene.play(1, Announce(3))
    assert scene.state.view(0)["announced"] == [-1, 3]
    assert scene.state.legal(0) == [Announce(1), Announce(2)]
    scene.play(0, Announce(2))


def test_ruling_06_is_asked_even_where_only_one_answer_is_true() -> None:
    """Else being asked would tell of a tie in one's own split."""
    scene = Scene(archmage=0)
    scene.play(0, Allocate(*ORIENT))
    scene.play(1, Allocate(3, 3, 3, 3))
    assert scene.asked() == 0
    assert scene.state.legal(0) == [Announce(0)]


def test_ruling_07_redistribution() -> None:
    """Joint most again, and the sum may not grow, even within the budget."""
    scene = Scene()
    scene.play(0, Allocate(4, 2, 2, 2))
    scene.play(1, Allocate(3, 3, 3, 3))
    scene.play(0, Announce(0))
    scene.play(1, Announce(1))
    grew = scene.refused(0, Allocate(4, 3, 2, 2))
    assert (grew.code, grew.need, grew.have) == (Reject.SUM_GREW, 11, 10)
    least = scene.refused(0, Allocate(3, 4, 1, 1))
    assert (least.code, least.need, least.have, least.about) == (Reject.NOT_THE_MOST, 4, 3, 0)
    for fine in (Allocate(3, 3, 3, 1), Allocate(7, 1, 1, 1), Allocate(2, 2, 2, 2)):
        assert scene.state.why_not(0, fine) is None


def test_ruling_08_interrupts_after_the_reveal() -> None:
    """The Amulet first, then the winner that it made may say Boots or Bow."""
    scene = Scene(seats=3).edit(artifacts=[2, 1, -1, 1])
    scene.split((9, 1, 1, 1), (1, 4, 4, 1), (1, 4, 4, 1))
    scene.play(0, Face(NORTH))
    assert (scene.asked(), scene.prompt()) == (2, ["settle", 1, 1])
    scene.play(2, Decline())
    assert (scene.asked(), scene.prompt()) == (1, ["artifact", BOOTS])
    scene.play(1, Decline())
    scene.play(1, Move(1))
    assert (scene.asked(), scene.prompt()) == (2, ["settle", 2, 1])
    scene.play(2, Settle(2))
    assert scene.state.view(None)["harvested"] == [[], [], [AHEAD]]  # no Bow for seat 1, which has lost the tie


def test_ruling_08_amulet_also_in_a_tie_of_others() -> None:
    scene = Scene(seats=3, archmage=0).edit(artifacts=[2, -1, -1, -1])
    scene.split((4, 3, 3, 2), (4, 2, 2, 2), (1, 9, 1, 1))
    assert (scene.asked(), scene.state.legal(2)) == (2, [Settle(0), Settle(1), Decline()])
    scene.play(2, Settle(1))
    assert scene.asked() == 1


def test_ruling_09_facing_an_empty_line() -> None:
    """Column for north and south, row for east and west; the golem's own district counts while it remains."""
    scene = Scene().keep_only(CENTRE + 1, 0)
    scene.split(ORIENT, (1, 1, 1, 1))
    assert scene.state.legal(0) == [Face(EAST), Face(WEST)]
    scene = Scene().keep_only(CENTRE, 0)
    scene.split(ORIENT, (1, 1, 1, 1))
    assert scene.state.legal(0) == [Face(NORTH), Face(EAST), Face(SOUTH), Face(WEST)]


def test_ruling_10_the_walk_comes_back_to_the_golems_own_district() -> None:
    scene = Scene().keep_only(CENTRE, CENTRE + 1, 0)
    scene.to_harvest(EAST, 2)
    assert scene.told("moved")[0]["end"] == CENTRE
    scene = Scene().keep_only(CENTRE, 0)
    scene.to_harvest(EAST, 1)
    assert scene.told("moved")[0]["end"] == CENTRE
    scene = Scene().keep_only(CENTRE - 1, CENTRE + 1, 0)  # the golem's own is harvested: it does not count
    scene.to_harvest(EAST, 2)
    assert scene.told("moved")[0]["end"] == CENTRE - 1


def test_ruling_10_boots_round_the_world() -> None:
    scene = Scene().edit(artifacts=[-1, 0, -1, -1])
    scene.split((3, 4, 3, 1), (1, 1, 1, 9))
    scene.play(0, Face(SOUTH))
    scene.play(0, Use(BOOTS))
    scene.play(0, Move(6))
    assert scene.told("moved")[0]["end"] == CENTRE - 7


def test_ruling_11_no_legal_facing_ends_the_game() -> None:
    """Without a facing the golem's own district is harvested too, so the turn that begins there ends the game."""
    scene = Scene({AHEAD: "Drage", 0: "Sol"}).keep_only(AHEAD, 0)
    scene.edit(points=[3, 0])
    scene.to_harvest(NORTH, 1, winner=1)
    assert scene.told("stranded") == [{"kind": "stranded", "position": AHEAD}]
    assert scene.outcome() == {"winners": [1], "code": "stranded", "scores": [3, worth("Drage")]}


def test_ruling_12_artifacts_one_a_turn_first_dealt_first() -> None:
    """The first dealt of two first; the district stays and can be harvested later."""
    scene = Scene(under={BOW: AHEAD, AMULET: AHEAD, BOOTS: 46, HORN: 47}).edit(facing=NORTH)
    found = []
    for winner in (0, 1):
        scene.to_harvest(NORTH, 1, winner)
        found.append(scene.told("artifact-found")[-1]["artifact"])
        scene.edit(golem=CENTRE)
    assert found == [BOW, AMULET]
    assert scene.state.view(None)["points"] == [0, 0]
    scene.split((3, 4, 3, 1), (1, 1, 1, 9))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    scene.play(0, Decline())  # the Bow
    assert scene.state.view(None)["harvested"] == [[AHEAD], []]


def test_ruling_12_several_in_one_turn() -> None:
    scene = Scene(archmage=0).edit(artifacts=[1, 1, -1, 1])
    scene.split((4, 4, 1, 3), (4, 4, 3, 1))
    scene.play(1, Settle(1))
    scene.play(1, Face(NORTH))
    assert scene.prompt() == ["move", 3]  # the Amulet is spent: the Archmage wins the second tie
    assert scene.asked() == 0
    scene.play(0, Move(1))
    scene.play(1, Use(BOW))
    scene.play(1, Aim(EAST))
    assert scene.state.view(None)["artifacts"] == [GONE, 1, -1, GONE]


def test_ruling_13_bow() -> None:
    """Round the edge; only unharvested; its artifact first; its power is the harvester's."""
    scene = Scene({0: "Hjem", 42: "Skole"}, under={**FAR, BOOTS: 42}).edit(
        artifacts=[-1, -1, -1, 0], held=[[1], []], golem=6
    )
    scene.split((3, 4, 3, 1), (1, 1, 1, 9))
    scene.play(0, Face(EAST))
    scene.play(0, Move(1))
    assert scene.state.view(None)["golem"] == 0
    scene.play(0, Use(BOW))
    assert scene.state.legal(0) == [Aim(NORTH), Aim(SOUTH), Aim(WEST)]
    refusal = scene.refused(0, Aim(EAST))
    assert (refusal.code, refusal.about) == (Reject.TARGET_HARVESTED, 1)
    scene.play(0, Aim(NORTH))
    view = scene.state.view(None)
    assert view["artifacts"] == [-1, 0, -1, GONE]  # the Boots that lay under position 42
    assert 42 in view["left"]


def test_ruling_13_power_of_an_aimed_district() -> None:
    scene = Scene({AHEAD - 7: "Skole"}).edit(artifacts=[-1, -1, -1, 0])
    scene.split((3, 4, 3, 1), (1, 1, 1, 9))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    scene.play(0, Use(BOW))
    scene.play(0, Aim(NORTH))
    assert scene.state.view(None)["archmage"] == 0


def test_ruling_13_bow_without_a_target_is_not_asked() -> None:
    scene = Scene().keep_only(AHEAD, 0).edit(artifacts=[-1, -1, -1, 0])
    scene.to_harvest(NORTH, 1)
    assert scene.told("harvested")[0]["position"] == AHEAD


def test_ruling_14_hamre() -> None:
    """On the grid or before an opponent, or not at all; not asked where there is nothing to destroy."""
    scene = Scene({AHEAD: "Hamre"}, seats=3).edit(artifacts=[0, 2, GONE, -1])
    scene.to_harvest(winner=0)
    assert scene.state.legal(0) == [Destroy(BOOTS), Destroy(BOW), Decline()]
    scene.play(0, Decline())
    assert scene.state.view(None)["artifacts"] == [0, 2, GONE, -1]
    assert scene.told("power-declined") == [{"kind": "power-declined", "seat": 0, "card": number("Hamre")}]
    scene = Scene({AHEAD: "Hamre"}).edit(artifacts=[0, GONE, GONE, GONE])
    scene.to_harvest(winner=0)
    assert isinstance(scene.state.pending(), Together)


def test_ruling_14_a_destroyed_artifact_is_not_found() -> None:
    scene = Scene({AHEAD: "Hamre"}, under={**FAR, HORN: CENTRE})
    scene.to_harvest(winner=0)
    scene.play(0, Destroy(HORN))
    scene.split((3, 4, 3, 1), (1, 1, 1, 9))
    scene.play(0, Face(SOUTH))
    scene.play(0, Move(1))
    assert scene.state.view(None)["harvested"] == [[AHEAD, CENTRE], []]


def test_ruling_15_magibok() -> None:
    """May be declined; after the placement a facing must follow."""
    scene = Scene({AHEAD: "Magibok"})
    scene.to_harvest(NORTH, 1)
    scene.play(0, Decline())
    view = scene.state.view(None)
    assert (view["golem"], view["facing"], view["turn"]) == (AHEAD, NORTH, 2)
    scene = Scene({AHEAD: "Magibok"})
    scene.to_harvest(NORTH, 1)
    scene.play(0, Place(48))
    assert scene.refused(0, Decline()).code is Reject.ANOTHER_DECISION
    assert scene.prompt() == ["face", 2]


def test_ruling_16_konge() -> None:
    """As many as allocated, also an odd number: not twice the rounded half."""
    scene = Scene({AHEAD: "Konge"})
    scene.split((2, 2, 2, 5), (1, 1, 1, 4))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    assert scene.told("regenerated") == [
        {
            "kind": "regenerated",
            "seat": 0,
            "units": 5,
            "tally": {"bonus": [["regeneration", 5, -1], ["konge", 0, number("Konge")]]},
        }
    ]


def test_ruling_16_konge_by_the_amulet() -> None:
    """Who wins the regeneration by the Amulet has won it."""
    scene = Scene({AHEAD: "Konge"}, archmage=1).edit(artifacts=[0, -1, -1, -1])
    scene.split((3, 3, 2, 4), (1, 1, 1, 4))
    scene.play(0, Face(NORTH))
    scene.play(0, Move(1))
    scene.play(0, Settle(0))
    assert scene.state.view(None)["budget"] == [16, 12]


def test_ruling_17_skole() -> None:
    """Instead of the player to the left; the turn after that it passes on from the harvester."""
    scene = Scene({AHEAD: "Skole"}, seats=4, archmage=0)
    scene.to_harvest(winner=2)
    seen = [scene.state.view(None)["archmage"]]
    scene.to_harvest(EAST, 1, winner=2)
    assert [*seen, scene.state.view(None)["archmage"]] == [2, 3]


def test_ruling_18_goal_before_the_power() -> None:
    scene = Scene({AHEAD: "Magibok"}, goal=20).edit(points=[20 - worth("Magibok"), 0])
    scene.to_harvest()
    assert scene.outcome() == {"winners": [0], "code": "goal", "scores": [20, 0]}
    assert scene.state.legal(0) == []
    assert scene.refused(0, Decline()).code is Reject.GAME_OVER


def test_ruling_18_goal_option() -> None:
    assert GAME.resolve({})["goal"] == 30
    for goal in (10, 60):
        assert GAME.resolve({"goal": goal})["goal"] == goal
    for wrong in (9, 61, "30", True):
        with pytest.raises(OptionError) as found:
            GAME.resolve({"goal": wrong})
        assert found.value.code == "bad-goal"


def test_ruling_18_districts_run_out() -> None:
    """Most points win, which may be negative; ties by that turn's Archmage order."""
    scene = Scene({AHEAD: "Avgrunn"}, seats=3, archmage=2).keep_only(AHEAD)
    scene.edit(points=[worth("Avgrunn") - 1, 0, worth("Avgrunn") - 1])
    scene.to_harvest(winner=1)
    assert scene.outcome() == {
        "winners": [1],
        "code": "districts",
        "scores": [worth("Avgrunn") - 1, worth("Avgrunn"), worth("Avgrunn") - 1],
    }
    scene = Scene({AHEAD: "Avgrunn"}, seats=3, archmage=2).keep_only(AHEAD)
    scene.edit(points=[5, 5 - worth("Avgrunn"), 5])
    scene.to_harvest(winner=1)
    assert scene.outcome()["winners"] == [2]


def test_ruling_19_hidden() -> None:
    """Before the reveal only that a seat has allocated; after it that phase alone; the rest is open."""
    scene = Scene()
    views = []
    for split in (Allocate(9, 1, 1, 1), Allocate(5, 3, 3, 1)):
        other = Scene()
        other.play(0, split)
        views.append(other.state.view(1))
    assert views[0] == views[1]
    assert views[0]["allocated"] == [True, False]
    scene.play(0, Allocate(9, 1, 1, 1))
    scene.play(1, Allocate(1, 9, 1, 1))
    scene.play(0, Announce(0))
    scene.play(1, Announce(1))
    scene.play(0, Allocate(6, 2, 2, 2))
    assert scene.state.view(1)["redistributed"] == [True, False]
    assert scene.state.view(1)["allocation"] == [1, 9, 1, 1]
    assert scene.state.view(0)["redistribution"] == [6, 2, 2, 2]
    scene.play(1, Allocate(2, 4, 4, 2))
    assert scene.state.view(1)["revealed"] == [[6, 2]]
    assert scene.state.view(1)["allocation"] == [2, 4, 4, 2]
    scene.play(0, Face(NORTH))
    assert scene.state.view(0)["revealed"] == [[6, 2], [2, 4]]
