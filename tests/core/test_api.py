"""The public calls: new, load, replay, check."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import shem
from tests.children import PATIENCE


def play(match: shem.Match, decisions: int) -> None:
    choose = Random(0)
    for _ in range(decisions):
        seat = choose.choice(match.pending.seats)
        match.play(seat, choose.choice(match.legal(seat)))


def test_a_match_is_begun_kept_and_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = shem.new("archmage", seats=["human", "greedy", "random"], seed=7, path=path, goal=20)
    assert match.seats == ["human", "greedy", "random"] and match.dice == ["app"] * 3
    assert match.setup["goal"] == 20
    play(match, 10)
    again = shem.load(path)
    assert again.seats == match.seats and again.state.data() == match.state.data()
    assert [entry.number for entry in shem.replay(path)] == [entry.number for entry in match.log]
    assert shem.check(path) is None


def test_the_same_seed_has_the_same_dice_and_no_seed_has_others() -> None:
    one, two = (shem.new("archmage", seats=2, seed=7).state.data() for _ in range(2))
    assert one == two
    assert shem.new("archmage", seats=2, seed=8).state.data() != one
    assert shem.new("archmage", seats=2).state.data() != shem.new("archmage", seats=2).state.data()


def test_dice_are_for_all_or_for_each_seat() -> None:
    assert shem.new("archmage", seats=3, dice="enter").dice == ["enter"] * 3
    mixed = shem.new("archmage", seats=2, dice=["app", "enter"])
    assert mixed.dice == ["app", "enter"] and isinstance(mixed.pending, shem.Roll)


def test_what_does_not_fit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(shem.OptionError, match="there is no game 'chess'; the games are arcana, archmage"):
        shem.new("chess")
    with pytest.raises(shem.OptionError, match="this set-up is for 2 seats, not for 2 seats with 3 kinds of dice"):
        shem.new("archmage", seats=2, dice=["app"] * 3)
    with pytest.raises(shem.OptionError):
        shem.new("archmage", seats=9)
    with pytest.raises(shem.SaveError, match="cannot be read"):
        shem.load(tmp_path / "none.jsonl")


def test_the_names_of_the_games() -> None:
    assert shem.games.names()[:2] == ["arcana", "archmage"]


ALL = "[getattr(shem, name) for name in shem.__all__]; print(shem.new.__name__)"


@pytest.mark.parametrize("missing", ["pydantic", "yaml", "typer", "rich", "fluent.runtime"])
def test_the_api_needs_none_of_what_the_command_line_and_the_content_need(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import shem; from shem.core import save; {ALL}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stdout == "new\n"


def test_everything_exported_is_there() -> None:
    assert sorted(shem.__all__) == list(shem.__all__)
    for name in shem.__all__:
        assert getattr(shem, name) is not None
