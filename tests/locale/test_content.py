"""What is wrong with content files: the English stands where it is checked, the German in a catalogue of its own."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path
from string import Formatter

import pytest

from shem import games
from shem.games.arcana.content import codex
from shem.games.arcana.content.army import RULES
from shem.locale.words import LANGUAGES, SOURCE, Words, catalogues
from shem.table.content_words import problem_text
from tests.locale.reading import messages
from tests.locale.test_catalogues import SOURCE as SOURCES
from tests.locale.test_catalogues import calls
from tests.locale.told import LEFT_OUT
from tests.rules.arcana import faulty

GERMAN = Words("de")


def constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def in_source() -> dict[str, set[str]]:
    """The code of every message that the source makes, with its English; those of armies have their own test."""
    found: dict[str, set[str]] = defaultdict(set)
    for path, name, call in calls(SOURCES):
        if name != "Message" or (path.name == "army.py" and isinstance(call.args[0], ast.JoinedStr)):
            continue
        code, english = constant(call.args[0]), constant(call.args[1])
        assert code is not None and english is not None, f"{path}:{call.lineno}: a code or its English is not plain text"
        found[code].add(english)
    return found


def details(english: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(english) if name}


def test_only_other_languages_have_catalogues_of_what_stands_in_the_source() -> None:
    for game in ("", *games.names()):
        english = set(catalogues(SOURCE, game))
        assert english and all(set(catalogues(language, game)) - {"content", "names"} == english for language in LANGUAGES)
    assert "content" in catalogues("de") and "names" in catalogues("de", "arcana")
    for language in LANGUAGES:
        messages(language)  # raises ValueError for a code that is there twice


def test_every_message_has_one_english_and_a_german_with_the_same_details() -> None:
    english = in_source()
    assert len(english) > 200
    assert {code: texts for code, texts in english.items() if len(texts) > 1} == {}
    right = {f"content-{code}": details(*texts) - LEFT_OUT.get(code, set()) for code, texts in english.items()}
    assert messages("de", [catalogues("de")["content"]]) == right


def test_every_problem_of_an_army_has_a_german_sentence() -> None:
    assert not [code for code in in_source() if code.startswith("army-")]
    assert {f"arcana-army-{code}" for code in RULES} <= set(messages("de"))


@pytest.mark.parametrize(
    ("case", "german"),
    [
        (
            ("knights.yaml", "golems: [test-tower]", "golems: [test-towr]"),
            "knights.eva.golems[0]: einen Golem „test-towr“ gibt es nicht; meintest du „test-tower“?",
        ),
        (
            ("relics.yaml", "    mana: 4\n", "    mana: 4\n    effects: [{on: use, heal: 2}]\n"),
            "relics.totem: braucht genau eines von effects, attack, construct; angegeben: effects und construct",
        ),
        (
            ("scenarios/test.yaml", "limit: 600", "limit: 500"),
            "positions[0].army: „testers“ kostet 530 APV; die Grenze der Position ist 500",
        ),
        (
            ("armies/testers.yaml", "points: 600", "points: 500"),
            "golems: kostet 530 APV, mehr als ihre 500 Punkte [engl. Regelbuch: Army Point Values; Regelung B30]",
        ),
        (
            ("scenarios/test.yaml", "whom: everyone_here, harm: 3", "harm: 3"),
            "regions[0].effects[0].whom: „self“ hat keine Bedeutung bei einer Region des Szenarios; möglich: everyone_here",
        ),
        (
            ("scenarios/test.yaml", "title: {en: Dusk, de: Dämmerung}", "title: [Dusk]"),
            "encounters[1].title: muss eine Gruppe von Feldern sein, nicht eine Liste",
        ),
    ],
)
def test_sentences(tmp_path: Path, case: tuple[str, str, str], german: str) -> None:
    told = [problem_text(GERMAN, problem) for problem in faulty.broken(tmp_path, *case)]
    assert german in [line.split(": ", 1)[1] for line in told]


def test_what_is_no_pack_is_told_in_german(tmp_path: Path) -> None:
    assert [problem_text(GERMAN, problem) for problem in codex.problems(tmp_path / "nowhere")] == [
        f"{tmp_path / 'nowhere'}:1: diesen Ordner gibt es nicht"
    ]
    (empty,) = codex.problems(tmp_path)
    assert "ein Paket hat golems/*.yaml, armies/*.yaml, scenarios/*.yaml und knights.yaml" in problem_text(GERMAN, empty)
