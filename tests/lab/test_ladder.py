"""The ladder: who meets whom, and that its figures are those of the battles played."""

from __future__ import annotations

import pytest

from shem.bots.registry import LEVELS
from shem.core.errors import OptionError
from shem.lab.ladder import climb, pairs
from shem.table.face import face


def test_each_level_meets_the_one_below_and_the_highest_the_greedy_bot() -> None:
    own = [(f"greedy-{name}", "greedy") for name in ("aggressive", "careful", "flags")]
    assert pairs("arcana") == [*zip(LEVELS[1:], LEVELS), ("archmage", "greedy"), *own]
    assert pairs("wizards")[-2:] == [("archmage", "greedy"), ("trained", "greedy")]
    assert pairs("delve", together=True) == [(name, "") for name in LEVELS]


def test_the_number_of_jobs_changes_nothing() -> None:
    def played(jobs: int) -> list[tuple[int, int]]:
        rungs = climb("arcana", [{"scenario": "thirst"}], [("greedy", "random")], 4, 1, jobs)
        return [(rung.won.count, rung.draws.count) for rung in rungs]

    assert played(1) == played(2)


def test_greedy_beats_random_on_both_sides() -> None:
    (rung,) = climb("arcana", [{"scenario": "thirst"}, {"scenario": "four-winds"}], [("greedy", "random")], 8, 1)
    assert (rung.won.count, rung.won.of, rung.draws.count) == (8, 8, 0)
    assert rung.seconds > 0


def test_it_says_how_both_played() -> None:
    """What one deals the other takes, but for what neither's attack does."""
    (rung,) = climb("arcana", [{"scenario": "thirst"}], [("greedy", "random")], 2, 1, 2, style=face("arcana").style)
    own, other = rung.styles
    assert list(own) == ["attacks", "dealt", "taken", "lost", "flags", "kills"] == list(other)
    assert own["attacks"] > other["attacks"] > 0 and own["kills"] > other["kills"]
    assert (own["dealt"], own["taken"]) == (other["taken"], other["dealt"])
    assert rung.data()["styles"] == [own, other]
    (untold,) = climb("arcana", [{"scenario": "thirst"}], [("greedy", "random")], 2, 1)
    assert (untold.won, untold.styles) == (rung.won, ({}, {})), "telling changes nothing"


def test_where_all_play_together_a_bot_plays_with_its_like() -> None:
    (rung,) = climb("delve", [{}], [("random", "")], 2, 1)
    assert rung.won.of == 2 and rung.draws.count == 0


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(OptionError, match="at least 1"):
        climb("arcana", [{}], [("greedy", "random")], 0, 1)
    with pytest.raises(OptionError, match="no bot"):
        climb("arcana", [{}], [("greedy", "nobody")], 1, 1)
