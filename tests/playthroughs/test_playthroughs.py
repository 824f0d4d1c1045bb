"""Playthroughs: matches in plain text, played again by whichever build is under test, and compared line by line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shem import games
from tests.children import PATIENCE, inherited
from tests.playthroughs.make import FOLDER, PLAYS, path
from tests.playthroughs.telling import actions_of, again, difference, head_of

ROOT = Path(__file__).parents[2]
SIZE = 150_000  # bytes of a file that somebody may still want to read


def kept(name: str) -> str:
    return path(name).read_text(encoding="utf-8")


def by_a_child(name: str) -> str:
    """Played again where the specimen is installed."""
    search = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.playthroughs.make", "again", name],
        env={**inherited(), "PYTHONPATH": search, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_every_game_and_edition_has_one() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(PLAYS)
    heads = [head_of(kept(name)) for name in PLAYS]
    assert heads == list(PLAYS.values())
    assert {head["game"] for head in heads} == {*games.names(), "specimen"}
    assert {head["options"]["edition"] for head in heads if head["game"] == "arcana"} == {"2015", "2014"}


@pytest.mark.parametrize("name", PLAYS)
def test_it_plays_the_same_line_by_line(name: str) -> None:
    text = kept(name)
    now = by_a_child(name) if PLAYS[name]["game"] == "specimen" else again(text)
    found = difference(text, now)
    assert not found, f"{path(name)}, {found}"


@pytest.mark.parametrize("name", PLAYS)
def test_it_is_told_to_its_end_and_can_be_read(name: str) -> None:
    text = kept(name)
    assert len(text.encode()) < SIZE
    assert len(actions_of(text)) > 20
    assert "\n## The end\n" in text
    assert " object at 0x" not in text
    for told in ("draws: ", "- ", "| ", "  [", "legal for "):
        assert f"\n{told}" in text, told


def test_the_first_line_that_differs_is_named() -> None:
    """A well in a kept file that pays one Mana more than it does."""
    text = kept("arcana-2015")
    at = next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith("| Mana Well B4, still 6 and 6"))
    wrong = text.replace("| Mana Well B4, still 6 and 6", "| Mana Well B4, still 6 and 7", 1)
    found = difference(wrong, again(wrong)).splitlines()
    assert found[0] == f"line {at}"
    assert "still 6 and 7" in found[1] and "still 6 and 6" in found[2]


def test_a_decision_that_is_not_legal_ends_it_with_its_rule() -> None:
    text = kept("archmage-2")
    first = next(line for line in text.splitlines() if line.startswith("action: "))
    wrong = text.replace(first, "action: 0 1 1 1 1 1", 1)
    assert again(wrong).splitlines()[-1].startswith("refused: 0 1 1 1 1 1: ")


def test_a_line_that_is_missing_differs() -> None:
    assert difference("a\nb\n", "a\n") == "line 2\n  was: b\n  is:  (the end)"
    assert difference("a\n", "a\n") == ""


def test_a_battle_is_told_with_cards_on_both_sides_and_what_comes_back() -> None:
    text = kept("wizards-battle")
    told = (
        "Player 1 attacks",
        "Player 2 plays Maul",
        "Player 1 plays Splatter",
        "Player 1 wins",
        "Small Clay Flyer (1) of Player 1 is back",
    )
    places = [text.find(f"\n- {line}") for line in told]
    assert places == sorted(places) and -1 not in places
