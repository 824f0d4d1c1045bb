"""What the terminal says to a line is what the page is told about the same tap."""

from __future__ import annotations

from pathlib import Path

import pytest

import shem as library
from shem.locale.words import LANGUAGES, Words
from shem.table.face import face
from shem.table.menu import NoAnswer
from shem.table.stage import Stage
from tests.cli.terminal import shem
from tests.cli.test_play_arcana import ARMIES, OPENING

BATTLE = ["arcana", *ARMIES, "--dice", "enter"]
REFUSED = ["move 3 A6", "move 8 C5", "attack 3 hamstring 8", "attack 2 volley 8", "attack 1 slip 3", "deploy 2 A1"]
REFUSED += ["move 2 C4", "charge 1 8", "choose 2", "miracle", "attack 1 volley 8", "go B3", "attack 3 bite A6"]
AUCTION = ["archmage", "--seed", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("match", "opening", "lines"),
    [(BATTLE, OPENING, REFUSED), (AUCTION, ["1"], ["4 4 4 4", "12 0 0 0", "40 40 40 40"])],
    ids=["arcana", "archmage"],
)
def test_a_line_and_its_tap_have_one_answer(
    match: list[str], opening: list[str], lines: list[str], language: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    two = ["--seat", "human", "--seat", "human", "--save", str(path)]
    in_language = [line.replace("yes", "ja") for line in opening] if language == "de" else opening
    parts = shem("play", *match, *two, typed=[*in_language, *lines], lang=language).parts()[-len(lines) :]
    kept = library.load(path)
    stage = face(match[0]).stage(Words(language), kept.setup, kept.seats)
    sight = kept.sight(kept.pending.seats[0])
    refused = 0
    for line, printed in zip(lines, parts):
        answer = page(stage, sight, line)
        refused += answer != ""
        assert printed.splitlines()[0] == line
        assert printed.splitlines()[1] == answer, line
    assert refused == len(lines)


def page(stage: Stage, sight: library.Sight, line: str) -> str:
    """The page's answer to the tap that a line means, with its rule."""
    try:
        why = stage.ask(sight, "why", stage.read(line, sight, None), [])
    except NoAnswer as none:
        return stage.words.say(none.code, **none.values)
    return "" if why["legal"] else stage.verdict_line(why)
