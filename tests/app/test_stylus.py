"""What a stylus needs of the app: fields with codes, books that are brought and kept, codes to print."""

from __future__ import annotations

import json

import pytest

from shem.stylus.book import MOST_ENTRIES
from tests.app.table import Browser

VIPER = {"kind": "figure", "of": "dune-viper", "nth": 1}
BOOK = {"name": "Our table", "game": "arcana", "entries": {"4006381333931": VIPER}}


def test_the_fields_of_a_game_have_names_and_codes(browser: Browser) -> None:
    groups = browser.get("/stylus/fields", params={"game": "arcana"})
    vipers = next(group for group in groups if group["sheet"] == "bases" and group["name"] == "Dune Viper")
    assert vipers["fields"][0] == {"field": VIPER, "name": "Dune Viper 1", "about": "Base", "code": "SHXDSLBUNX"}
    browser.language = "de"
    assert browser.get("/stylus/fields", params={"game": "arcana"})[0]["name"] == "Steuerkarte"
    assert browser.get("/stylus/fields", params={"game": "wizards"}) == []
    assert browser.get("/stylus/games") == ["arcana"]
    browser.ask("GET", "/stylus/fields", 400, params={"game": "chess"})


def test_a_book_that_is_brought_is_checked_and_kept(browser: Browser) -> None:
    assert browser.ask("POST", "/stylus/read", json={"text": json.dumps(BOOK)}).json() == BOOK
    id = browser.ask("POST", "/documents/book", 201, json=BOOK).json()["id"]
    assert browser.get(f"/documents/book/{id}") == BOOK
    browser.language = "de"
    told = browser.ask("POST", "/stylus/read", 400, json={"text": "Codes"}).json()
    assert told == {"code": "book-not-json", "text": "Das ist kein Codebuch: Es ist kein JSON."}
    told = browser.ask("POST", "/documents/book", 400, json={**BOOK, "name": ""}).json()
    assert told["code"] == "book-name" and "80" in told["text"]
    browser.ask("POST", "/documents/book", 422, json={**BOOK, "entries": {"1": {"kind": ["figure"]}}})
    browser.ask("POST", "/documents/book", 422, json={**BOOK, "more": 1})


def test_the_largest_book_can_be_kept(browser: Browser) -> None:
    entries = {f"SH{number:08}": VIPER for number in range(MOST_ENTRIES)}
    browser.ask("POST", "/documents/book", 201, json={**BOOK, "entries": entries})


def test_stickers_are_drawn(browser: Browser) -> None:
    found = browser.ask("POST", "/stylus/stickers", json={"codes": ["SHXDSLBUNX"]}).json()
    assert found[0]["code"] == "SHXDSLBUNX" and found[0]["size"] == 29
    assert found[0]["path"].startswith("M4 4h7v1h-7z"), "the corner of a QR code is seven squares wide"


@pytest.mark.parametrize("codes", [[""], ["x" * 201], ["x"] * 401])
def test_too_many_stickers_are_refused(browser: Browser, codes: list[str]) -> None:
    assert browser.ask("POST", "/stylus/stickers", 422, json={"codes": codes}).json()["code"] == "stickers"
