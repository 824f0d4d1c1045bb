"""A file that was taken along before the end, at the command line: told, checked, gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shem
from shem.bots.random import RandomBot
from shem.core.along import taken_along
from tests.cli.terminal import in_order
from tests.cli.terminal import shem as run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    match, bot = (
        shem.new("arcana", seats=["human", "random"], scenario="three-cairns", order="position", seed=5),
        RandomBot(5),
    )
    for _ in range(30):
        match.play(match.pending.seats[0], bot.choose(match.sight(match.pending.seats[0])).action)
    found = tmp_path / "taken.jsonl"
    found.write_text("\n".join(taken_along(match)) + "\n")
    return found


def test_it_is_told_and_checked_and_says_what_it_lacks(path: Path) -> None:
    content = path.read_text()
    told = run("replay", str(path))
    assert told.code == 0
    in_order(told.out, "The match is not over yet.", "without the secret of its dice")
    checked = run("replay", str(path), "--check", lang="de")
    assert checked.code == 0 and "ohne das Geheimnis ihrer Würfel" in checked.out
    assert path.read_text() == content


def test_whoever_goes_on_draws_the_dice_anew(path: Path) -> None:
    before = path.read_text().splitlines()
    gone_on = run("play", "--resume", str(path), typed=("quit",))
    assert gone_on.code == 0 and "they are drawn anew" in gone_on.out
    lines = path.read_text().splitlines()
    assert lines[: len(before)] == before
    assert len(json.loads(lines[len(before)])["secret"]) == 64
    assert "without the secret" not in run("replay", str(path), "--check").out
    assert run("play", "--resume", str(path), typed=("quit",)).out.count("drawn anew") == 0
