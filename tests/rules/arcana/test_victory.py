"""Victory Conditions and Game End."""

from __future__ import annotations

import pytest

from shem.core.contract import Over
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import END_TURN
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import effect, golem, kinds, melee, named, pass_turns, refusal, row

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])


def outcome(box: Box) -> tuple[list[int], str, list[int]]:
    assert isinstance(box.state.pending(), Over)
    ended = box.state.ended
    assert ended is not None
    return ended.winners, ended.code, ended.scores


# Capture Regions.


def stand(*places: tuple[int, tuple[int, int]], captures: list[dict[str, object]], **scenario: object) -> Box:
    return arcana.sandbox(
        row(6),
        [("Plain", army, cell) for army, cell in places],
        golems=[PLAIN],
        scenario={"captures": captures, **scenario},
    )


def test_a_capture_region_gives_its_points_at_the_owners_turn_start() -> None:
    box = stand((0, (0, 0)), (0, (1, 0)), (1, (5, 0)), captures=[{"at": [0, 0], "vp": 2, "positions": []}])
    told = pass_turns(box, 4)
    found = [(event["army"], event["vp"], event["total"]) for event in named(told, "captured")]
    assert found == [(0, 2, 2), (0, 2, 4)]


def test_a_contested_capture_region_gives_nothing_to_anybody() -> None:
    box = stand((0, (0, 0)), (0, (0, 0)), (1, (0, 0)), captures=[{"at": [0, 0], "vp": 2, "positions": []}])
    assert named(pass_turns(box, 4), "captured") == []


def test_a_capture_region_may_be_for_some_positions_only() -> None:
    box = stand((0, (0, 0)), (1, (1, 0)), captures=[{"at": [0, 0], "vp": 1, "positions": [1]}])
    assert named(pass_turns(box, 2), "captured") == []
    box.put(box.pieces[0], (3, 0))
    box.put(box.pieces[1], (0, 0))
    assert [event["army"] for event in named(pass_turns(box, 2), "captured")] == [1]


# VP for destruction.


@pytest.mark.parametrize(
    ("size", "apv", "by_class", "by_apv"),
    [
        ("warsprite", 55, 1, 11),
        ("ogre", 99, 2, 19),
        ("titan", 160, 3, 32),
        ("colossus", 500, 5, 100),
    ],
)
def test_points_for_a_destroyed_golem(size: str, apv: int, by_class: int, by_apv: int) -> None:
    """VP for Golem Destruction: 1, 2, 3, 5 by class, or 20 % of the APV, or none, as the scenario says."""
    frail = golem("Frail", size, health=1, apv=apv)
    for way, points in (("class", by_class), ("apv", by_apv), ("none", 0)):
        box = arcana.sandbox(
            row(2),
            [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 1, (1, 0))],
            golems=[PLAIN, frail],
            scenario={"destruction": way},
        )
        told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
        assert [(event["victor"], event["vp"]) for event in named(told, "destroyed")] == [(0, points)]
        assert (box.army(0).vp, box.army(1).vp) == (points, 0)


def test_a_kill_belongs_to_the_army_that_delivered_the_blow() -> None:
    """Of three armies only one is paid."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 2, (0, 0))],
        golems=[PLAIN, golem("Frail", health=25)],
    )
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    box.end_turn()
    box.end_turn()
    box.attack(box.pieces[2], "Blow", box.pieces[1], 42)
    assert [box.army(number).vp for number in range(3)] == [0, 0, 2]


# Game End.


def test_last_man_standing() -> None:
    """The game ends when only one army has Golems on the board, though the other holds some back."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 1, None)],
        golems=[PLAIN, golem("Frail", health=1)],
    )
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert kinds(told)[-2:] == ["eliminated", "ended"]
    assert outcome(box) == ([0], "last-standing", [2, 0])
    assert box.legal() == []
    assert refusal(box, END_TURN) is Reject.OVER


@pytest.mark.parametrize(("standing_wins", "winner"), [(False, 1), (True, 0)])
def test_ruling_B32_most_points_win_even_of_an_eliminated_army(standing_wins: bool, winner: int) -> None:
    """Unless the scenario says that who stands last wins."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0))],
        golems=[PLAIN, golem("Frail", health=1)],
        scenario={"last_standing_wins": standing_wins},
    )
    box.army(1).vp = 9
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert outcome(box) == ([winner], "last-standing", [2, 9])


def test_ruling_B32_a_vp_total_ends_the_game_when_the_action_is_done() -> None:
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 1, (1, 0))],
        golems=[PLAIN, golem("Frail", health=1)],
        scenario={"vp_total": 2},
    )
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert outcome(box) == ([0], "vp-total", [2, 0])


def test_ruling_B32_a_vp_total_ends_the_game_when_the_upkeep_step_is_done() -> None:
    """The well is not collected any more: capture VP come before it (B8)."""
    box = stand(
        (0, (0, 0)),
        (1, (5, 0)),
        captures=[{"at": [0, 0], "vp": 3, "positions": []}],
        wells=[{"at": [0, 0], "mana": [6]}],
        vp_total=3,
    )
    told = pass_turns(box, 2)
    assert kinds(told)[-2:] == ["captured", "ended"]
    assert outcome(box) == ([0], "vp-total", [3, 0])


def test_the_round_limit() -> None:
    """The game ends when the last player of that Round finishes his turn."""
    box = stand((0, (0, 0)), (1, (5, 0)), captures=[{"at": [0, 0], "vp": 1, "positions": []}], rounds=2)
    pass_turns(box, 3)
    assert box.state.ended is None
    box.end_turn()
    assert outcome(box) == ([0], "round-limit", [1, 0])


def test_the_round_limit_when_the_last_army_of_the_order_is_out() -> None:
    box = arcana.sandbox(
        row(3),
        [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Frail", 2, (0, 0))],
        golems=[PLAIN, golem("Frail", health=1)],
        scenario={"rounds": 1},
    )
    box.attack(box.pieces[0], "Blow", box.pieces[2], 42)
    box.end_turn()
    assert box.state.ended is None
    box.end_turn()
    assert outcome(box) == ([0], "round-limit", [2, 0, 0])


@pytest.mark.parametrize(("apv", "winners"), [(100, []), (90, [1]), (120, [0])])
def test_ruling_B32_ties_go_to_the_most_apv_on_the_board_then_nobody(apv: int, winners: list[int]) -> None:
    """Reserves and what was destroyed do not count."""
    box = arcana.sandbox(
        row(3),
        [("Odd", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 0, None)],
        golems=[PLAIN, golem("Odd", apv=apv)],
        scenario={"rounds": 1},
    )
    pass_turns(box, 2)
    assert outcome(box)[0] == winners


def test_everybody_dies_at_once() -> None:
    """Ruling B21: all is resolved before elimination is looked at; nobody stands, the points decide."""
    bomber = golem("Bomber", health=5, attacks=[melee("Burst", 100, 20, scope="everyone")])
    for standing_wins in (False, True):
        box = arcana.sandbox(
            row(2),
            [("Bomber", 0, (0, 0)), ("Frail", 1, (0, 0))],
            golems=[bomber, golem("Frail", health=1)],
            scenario={"last_standing_wins": standing_wins},
        )
        told = box.attack(box.pieces[0], "Burst", (0, 0), 42)
        assert kinds(told) == [
            "attacked",
            "struck",
            "destroyed",
            "struck",
            "destroyed",
            "eliminated",
            "eliminated",
            "ended",
        ]
        assert outcome(box) == ([0], "last-standing", [2, 0])


def test_a_dot_of_an_eliminated_army_still_earns_it_points() -> None:
    """Rulings B17 and B19: its effects stay, and most VP win, even of an eliminated army."""
    venom = golem("Venom", health=5, attacks=[melee("Sting", 100, 0, effect("harm_each_turn", amount=60, rounds=3))])
    box = arcana.sandbox(
        row(3),
        [("Venom", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 2, (2, 0)), ("Plain", 1, (1, 0))],
        golems=[venom, PLAIN],
    )
    box.attack(box.pieces[0], "Sting", box.pieces[1], 42)
    box.end_turn()
    box.attack(box.pieces[1], "Blow", box.pieces[0], 42)
    assert box.army(0).out
    pass_turns(box, 2)
    assert (box.pieces[1].at < 0, box.army(0).vp, box.army(1).vp) == (True, 2, 2)


def test_an_army_that_its_own_upkeep_destroys_is_out_before_its_turn() -> None:
    """Last man standing in the upkeep: nobody acts any more."""
    box = arcana.sandbox(["P- W-"], [("Plain", 0, (0, 0)), ("Frail", 1, (1, 0))], golems=[PLAIN, golem("Frail", health=5)])
    told = box.end_turn()
    assert kinds(told)[-4:] == ["harmed", "destroyed", "eliminated", "ended"]
    assert outcome(box)[0] == [0], "no points for either; the APV on the board decide"
