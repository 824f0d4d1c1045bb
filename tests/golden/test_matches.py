"""Golden matches: recorded once, played again by whichever build is under test, with the same digest after every entry."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import shem
from tests.golden.record import FOLDER, MATCHES

FILES = sorted(FOLDER.glob("*.jsonl.gz"))
NAMES = [path.name.removesuffix(".jsonl.gz") for path in FILES]
SIZE = 1_000_000  # bytes of all of them together


@pytest.fixture(params=FILES, ids=NAMES)
def text(request: pytest.FixtureRequest) -> str:
    """A golden match as it was saved."""
    path: Path = request.param
    return gzip.decompress(path.read_bytes()).decode("utf-8")


@pytest.fixture
def match(text: str, tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


def digests(text: str) -> list[str]:
    """What the file says after every entry."""
    lines = [json.loads(line) for line in text.splitlines()]
    return [line["digest"] for line in lines if "done" in line]


def test_matches_of_each_game_are_kept_and_of_every_scenario_and_edition() -> None:
    assert sorted(NAMES) == sorted(name for name, *_ in MATCHES)
    assert sum(path.stat().st_size for path in FILES) < SIZE


def test_a_golden_match_plays_the_same(match: Path, text: str) -> None:
    assert shem.check(match) is None
    played = [entry.digest for entry in shem.replay(match)]
    assert played == digests(text)
    assert len(set(played)) > 50


def test_a_golden_match_that_was_changed_is_found_out(match: Path, text: str) -> None:
    """One digest that is another: the check names its entry."""
    match.write_text(text.replace(digests(text)[20], "0" * 64), encoding="utf-8")
    found = shem.check(match)
    assert found is not None
    assert (found.entry, found.what) == (20, "digest")
