"""The analysis of a saved match in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shem as program
from shem.bots.registry import bot
from tests.cli.terminal import in_order, shem


@pytest.fixture(scope="module")
def battle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A skilled bot against one that does just something."""
    path = tmp_path_factory.mktemp("analysing") / "battle.jsonl"
    match = program.new("arcana", seats=["greedy", "random"], seed=4, path=path, scenario="three-cairns")
    bots = [bot(name, "arcana", 1) for name in match.seats]
    while not match.over:
        seat = match.state.pending().seats[0]
        match.play(seat, bots[seat].choose(match.sight(seat)).action)
    return path


def test_an_analysis_tells_chances_turning_points_and_luck(battle: Path) -> None:
    told = shem("analyse", str(battle))
    assert told.code == 0 and not told.err
    in_order(
        told.out, "Chance to win", "▅", "█  Dune Hunters", "Where it turned", "Better: ", "Dune Hunters, ", "luckier than"
    )
    found = json.loads(shem("analyse", str(battle), "--json").out)
    assert found["done"] == found["of"] > 20 and len(found["chances"]) > found["of"]
    assert sorted(found["chances"][-1]) == [0.0, 100.0]
    skilled, random = found["luck"]
    assert random["play"] < skilled["play"] <= 0, "the one that weighs nothing loses more by its decisions"
    assert all(one["better"] is None or one["better"]["gain"] == -one["play"] for one in found["moments"])
    in_order(shem("analyse", str(battle), lang="de").out, "Siegchance", "Wo es sich wendete", "Besser: ", "mehr Glück als")


def test_a_match_that_goes_on_is_not_analysed(battle: Path, tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    path.write_text("".join(battle.read_text(encoding="utf-8").splitlines(keepends=True)[:9]), encoding="utf-8")
    told = shem("analyse", str(path))
    assert told.code == 2 and not told.out
    assert told.err == "A match is analysed when it is over: this one goes on still.\n"
