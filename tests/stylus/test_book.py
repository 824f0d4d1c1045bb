"""Code books: what is one is read as it was written, what is none is refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shem.locale.words import LANGUAGES, Words
from shem.stylus.book import LONGEST_CODE, MOST_ENTRIES, BookError, checked, read
from shem.stylus.field import LENGTH, LETTERS, MARK, code_of
from shem.table.errors import error_text
from shem.table.face import face, faces

VIPER = {"kind": "figure", "of": "dune-viper"}
BOOK: dict[str, Any] = {"name": "Our table", "game": "arcana", "entries": {"4006381333931": VIPER}}

letters = st.characters(min_codepoint=32, exclude_categories=["Cs", "Cc"])
words = st.from_regex(r"[a-z][a-z0-9-]{0,10}", fullmatch=True)
plain = st.text(letters, min_size=1, max_size=40).map(str.strip).filter(bool)
fields = st.dictionaries(words, plain | st.integers(-(2**30), 2**30), max_size=6).flatmap(
    lambda more: words.map(lambda kind: {**more, "kind": kind})
)
books = st.fixed_dictionaries({"name": plain, "game": words, "entries": st.dictionaries(plain, fields, max_size=20)})
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=20), inner, max_size=4),
)


@given(books)
def test_a_book_is_read_as_it_was_written(book: dict[str, Any]) -> None:
    assert read(json.dumps(book)) == book == checked(book)


@given(anything | st.fixed_dictionaries({"name": anything, "game": anything, "entries": anything}))
def test_whatever_else_comes_is_refused_as_no_book_or_is_one(data: Any) -> None:
    try:
        found = checked(data)
    except BookError:
        return
    assert found == data and checked(found) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"more": 1}, "book-shape"),
        ({"name": " "}, "book-name"),
        ({"name": "x" * 81}, "book-name"),
        ({"name": "a\nb"}, "book-name"),
        ({"game": "../etc"}, "book-game"),
        ({"entries": []}, "book-entries"),
        ({"entries": {str(number): VIPER for number in range(MOST_ENTRIES + 1)}}, "book-entries"),
        ({"entries": {"": VIPER}}, "book-code"),
        ({"entries": {" 12": VIPER}}, "book-code"),
        ({"entries": {"x" * (LONGEST_CODE + 1): VIPER}}, "book-code"),
        ({"entries": {"12": {}}}, "book-field"),
        ({"entries": {"12": {"of": "dune-viper"}}}, "book-field"),
        ({"entries": {"12": {"kind": 3}}}, "book-field"),
        ({"entries": {"12": {**VIPER, "nth": True}}}, "book-field"),
        ({"entries": {"12": {**VIPER, "nth": 2**40}}}, "book-field"),
        ({"entries": {"12": {**VIPER, "nth": [1]}}}, "book-field"),
    ],
)
def test_what_is_wrong_is_said(language: str, change: dict[str, Any], code: str) -> None:
    with pytest.raises(BookError) as told:
        checked({**BOOK, **change})
    assert told.value.code == code
    assert len(error_text(Words(language), told.value)) > 20


def test_a_file_that_is_no_json_is_said_so() -> None:
    for text in ("", "{", "[" * 100_000):
        with pytest.raises(BookError) as told:
            read(text)
        assert told.value.code == "book-not-json"


def test_the_code_of_a_field_stays_for_good() -> None:
    # Stickers that people have printed carry these.
    assert code_of("arcana", {"kind": "figure", "of": "dune-viper", "nth": 1}) == "SHXDSLBUNX"
    assert code_of("arcana", {"nth": 1, "kind": "figure", "of": "dune-viper"}) == "SHXDSLBUNX"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_every_game_has_a_code_of_its_own_that_any_reader_types(language: str) -> None:
    found = [field for one in faces() for group in one.fields(Words(language)) for field in group["fields"]]
    codes = [field["code"] for field in found]
    assert len(set(codes)) == len(codes) > 500
    for code in codes:
        assert code.startswith(MARK) and len(code) == len(MARK) + LENGTH and set(code[len(MARK) :]) <= set(LETTERS)
    entries = {field["code"]: field["field"] for field in found}
    assert checked({**BOOK, "entries": entries})["entries"] == entries


def test_two_bases_of_one_kind_have_stickers_of_their_own() -> None:
    groups = face("arcana").fields(Words("en"))
    bases = next(group for group in groups if group["sheet"] == "bases" and group["name"] == "Dune Viper")
    assert [field["name"] for field in bases["fields"]] == ["Dune Viper 1", "Dune Viper 2", "Dune Viper 3"]


def test_the_control_card_has_what_the_rulebook_lists() -> None:
    control = next(group for group in face("arcana").fields(Words("en")) if group["sheet"] == "control")
    names = [field["name"] for field in control["fields"]]
    wanted = [
        "Armies",
        "Ancient Ones",
        "Map",
        "Enter Dice Roll",
        "Enter",
        "End Turn",
        "Rune 1",
        "Rune 9",
        *map(str, range(10)),
    ]
    assert set(wanted) <= set(names)
