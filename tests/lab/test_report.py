"""Wins are counted for entries, not chairs; draws apart."""

from __future__ import annotations

import json

from shem.core.contract import Outcome
from shem.lab.battle import Plan, Result, decided, derived
from shem.lab.report import Share, Spread, report
from shem.locale.words import Words
from shem.terminal.simulating import report_lines

PLAN = Plan("arcana", {"scenario": "x"}, ("greedy", "random"), 7, True)
RESULTS = [
    Result((0, 1), (0,), "points", 10, 3, 0),
    Result((1, 0), (0,), "points", 20, 5, 0),
    Result((0, 1), (1,), "last-standing", 30, 7, 0),
    Result((1, 0), (), "rounds", 40, 9, 0),
]


def test_counts() -> None:
    found = report(PLAN, RESULTS, 2.0)
    assert found.wins == (Share(2, 4), Share(1, 4))
    assert found.draws == Share(1, 4)
    assert found.chairs == (Share(1, 4), Share(2, 4))
    assert found.endings == {"last-standing": 1, "points": 2, "rounds": 1}
    assert found.decisions == Spread(10, 25.0, 40)
    assert found.length == Spread(3, 6.0, 9)
    assert found.decisions_per_second == 50.0


def test_time_does_not_make_reports_differ() -> None:
    assert report(PLAN, RESULTS, 2.0) == report(PLAN, RESULTS, 3.0)
    assert report(PLAN, RESULTS, 2.0) != report(PLAN, RESULTS[:3], 2.0)


def test_it_is_json() -> None:
    data = report(PLAN, RESULTS, 2.0).data()
    assert json.loads(json.dumps(data)) == data
    assert data["wins"][0]["bot"] == "greedy"
    assert data["wins"][0]["low"] < data["wins"][0]["share"] == 0.5 < data["wins"][0]["high"]


def test_a_battle_that_all_win_is_drawn() -> None:
    assert decided(Outcome([0, 1], "points", [5, 5])) == []
    assert decided(Outcome([], "points", [5, 5])) == []
    assert decided(Outcome([0, 1], "won", [5, 5], together=True)) == [0, 1]
    assert decided(Outcome([1], "points", [4, 5])) == [1]
    assert decided(Outcome([1, 2], "points", [4, 5, 5])) == [1, 2]


def test_seeds_of_battles_and_bots_differ() -> None:
    seeds = [derived(seed, index, what) for seed in range(5) for index in range(20) for what in ("dice", "bot 0", "bot 1")]
    assert len(set(seeds)) == len(seeds)
    assert derived(1, 2, "dice") == 0x3BC74A68A284DDFE  # the same in every process, on every machine


def test_a_game_that_all_win_or_lose_together_has_one_share_and_no_draws() -> None:
    results = [
        Result((0, 1), (0, 1) if won else (), "won" if won else "lost", 10, 3, 0, True) for won in (True, False, False)
    ]
    found = report(Plan("delve", {}, ("greedy", "greedy"), 1, False), results, 1.0)
    assert found.together == Share(1, 3) and found.draws == Share(0, 3)
    assert report_lines(Words("en"), found)[1] == "won together: 1, 33.3% (6.1 to 79.2%)"
