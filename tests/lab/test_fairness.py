"""Positions, who goes first and contenders are measured apart, over the decided battles."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shem.core.errors import OptionError
from shem.games.arcana.content import codex, listing
from shem.games.arcana.parts.edition import EDITIONS, edition
from shem.lab.battle import Result
from shem.lab.fairness import Met, Series, play, sum_up
from shem.lab.report import Share

MEETINGS = (("wood", "dune"), ("dune", "wood"))


def result(winner: int | None, first: int) -> Result:
    return Result((0, 1), () if winner is None else (winner,), "points", 10, 3, first)


def series(n: int = 4, **more: Any) -> Series:
    given: dict[str, Any] = {
        "game": "arcana",
        "options": {"scenario": "three-cairns"},
        "meetings": (("hired-wood", "dune-hunters"), ("dune-hunters", "hired-wood")),
        "option": "armies",
        "bot": "random",
        "n": n,
        "seed": 1,
        **more,
    }
    return Series(**given)


def test_three_shares_of_the_same_battles() -> None:
    """Wood wins from either position; position 2 and who goes first win as often as not."""
    met = [
        (MEETINGS[0], result(0, 0)),
        (MEETINGS[1], result(1, 0)),
        (MEETINGS[0], result(0, 1)),
        (MEETINGS[1], result(1, 1)),
        (MEETINGS[0], result(None, 0)),
    ]
    found = sum_up(met)
    assert found.battles == 5
    assert found.draws == Share(1, 5)
    assert found.positions == (Share(2, 4), Share(2, 4))
    assert found.first == Share(2, 4)
    assert found.pairs == {("dune", "wood"): Share(0, 4)}


def test_an_army_against_itself_tells_of_positions_only() -> None:
    found = sum_up([(("wood", "wood"), result(1, 0))])
    assert found.pairs == {}
    assert found.positions == (Share(0, 1), Share(1, 1))


def test_battles_of_several_set_ups_add_up() -> None:
    one: list[Met] = [(MEETINGS[0], result(0, 0))]
    other: list[Met] = [(MEETINGS[1], result(0, 0))]
    assert sum_up([*one, *other]).pairs == {("dune", "wood"): Share(1, 2)}


def test_the_number_of_jobs_changes_nothing() -> None:
    assert play(series(), 2) == play(series(), 1)


def test_meetings_take_turns_and_battles_differ() -> None:
    met = play(series(4))
    assert [meeting for meeting, _ in met] == [*series().meetings] * 2
    assert len({found.decisions for _, found in met}) > 1


def test_whom_the_battle_asks_first_is_whom_the_turn_order_begins_with() -> None:
    fixed = play(series(6, options={"scenario": "three-cairns", "order": "position"}))
    assert {found.first for _, found in fixed} == {0}
    assert {found.first for _, found in play(series(6))} == {0, 1}


def test_a_game_without_contenders_has_one_meeting() -> None:
    met = play(series(3, game="archmage", options={"goal": 10}, meetings=((),)))
    assert sum_up(met).pairs == {}
    assert sum_up(met).positions[0].of == 3 - sum_up(met).draws.count


def test_it_is_json() -> None:
    data = sum_up(play(series(2))).data()
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"n": 0}, "too-few"),
        ({"bot": "oracle"}, "unknown-bot"),
        ({"game": "archmage", "options": {"seats": 3}, "meetings": ((),)}, "seat-count"),
    ],
)
def test_what_cannot_be_measured_is_refused(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionError) as error:
        play(series(**wrong))
    assert error.value.code == code


def test_every_two_ready_armies_of_the_size_meet_from_either_position() -> None:
    library = codex.default()
    met = listing.meetings(library, "three-cairns", edition(EDITIONS[0]))
    of_size = {id for id, army in library.armies.items() if army.points == 500}
    assert {army for meeting in met for army in meeting} == of_size
    assert len(met) == len(set(met)) == len(of_size) * (len(of_size) - 1)
    assert all((other, one) in met for one, other in met)


def test_prescribed_armies_meet_each_other_only() -> None:
    assert listing.meetings(codex.default(), "battle-of-two-rock", edition(EDITIONS[0])) == [
        ("jagaras-march", "red-dominion")
    ]
