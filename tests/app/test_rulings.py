"""The rulings' documents: what the help says, with every number, and every number that the code names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shem import games
from shem.app.rulings import document, main

ROOT = Path(__file__).parents[2]
DOCUMENTS = ROOT / "docs/rulings"
# Golem Arcana: part A has the numbers 1 to 22, part B 1 to 53, of which 18 is part of 21.
NUMBERS = {
    "arcana": [f"A{n}" for n in range(1, 23)] + [f"B{n}" for n in range(1, 54) if n != 18],
    "archmage": [str(n) for n in range(1, 20)],
    "delve": [str(n) for n in range(1, 27)],
    "wizards": [str(n) for n in range(1, 26)],
}
NUMBER = r"[A-Z]?\d{1,2}(?!\d)"  # and no edition
NAMED = re.compile(rf"[Rr]ulings?[ _]({NUMBER}(?:(?:, | and ){NUMBER})*)")


def headings(text: str) -> list[str]:
    return re.findall(r"^### (\S+)$", text, re.MULTILINE)


def named(game: str) -> Iterator[tuple[str, str]]:
    """Each place of a game's code and tests that names a ruling, with its number."""
    for folder in (f"src/shem/games/{game}", f"src/shem/faces/{game}", f"tests/rules/{game}"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for found in NAMED.finditer(path.read_text(encoding="utf-8")):
                for number in re.split(", | and ", found[1]):
                    yield str(path.relative_to(ROOT)), number.lstrip("0")


def test_the_documents_are_what_the_command_writes(tmp_path: Path) -> None:
    main(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {f"{game}.md" for game in NUMBERS}
    for path in tmp_path.iterdir():
        assert (DOCUMENTS / path.name).read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
    assert {path.name for path in DOCUMENTS.iterdir()} == {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize("game", NUMBERS)
def test_every_number_has_one_heading_and_stands_in_the_index(game: str) -> None:
    text = document(game)
    assert sorted(headings(text)) == sorted(NUMBERS[game])
    assert re.findall(r"\[(\w+)\]\(#\w+\)", text.partition("\n## ")[0]) == NUMBERS[game]


@pytest.mark.parametrize("game", NUMBERS)
def test_every_link_leads_to_a_heading(game: str) -> None:
    text = document(game)
    anchors = {code.lower() for code in headings(text)}
    assert set(re.findall(r"\(#([^)]*)\)", text)) == anchors


@pytest.mark.parametrize("game", NUMBERS)
def test_every_ruling_that_code_or_tests_name_is_there_and_each_is_named(game: str) -> None:
    found = list(named(game))
    assert [(place, number) for place, number in found if number not in NUMBERS[game]] == []
    assert {number for _place, number in found} == set(NUMBERS[game])


def test_every_game_has_a_document() -> None:
    assert games.names() == list(NUMBERS)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_whoever_reads_about_the_house_is_led_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    assert {f"docs/rulings/{game}.md" for game in NUMBERS} <= set(re.findall(r"\]\(([^)]+)\)", text))
