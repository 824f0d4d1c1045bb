"""Golden matches: recorded once, played again by whichever build is under test, with the same digest after every entry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shem

FILES = sorted((Path(__file__).parent / "matches").glob("*.jsonl"))


def digests(path: Path) -> list[str]:
    """What the file says after every entry."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [line["digest"] for line in lines if "done" in line]


def test_two_matches_of_each_game_are_kept() -> None:
    games = sorted(path.name.split("-")[0] for path in FILES)
    assert games == ["arcana", "arcana", "archmage", "archmage"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_plays_the_same(path: Path) -> None:
    assert shem.check(path) is None
    played = [entry.digest for entry in shem.replay(path)]
    assert played == digests(path)
    assert len(set(played)) > 50


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_that_was_changed_is_found_out(path: Path, tmp_path: Path) -> None:
    """One digest that is another: the check names its entry."""
    kept = digests(path)
    text = path.read_text("utf-8").replace(kept[20], "0" * 64)
    changed = tmp_path / path.name
    changed.write_text(text, encoding="utf-8")
    found = shem.check(changed)
    assert found is not None
    assert (found.entry, found.what) == (20, "digest")
