"""What of the games can be printed: all of it in words, each piece fit for a page, and portions with what they need."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shem import games
from shem.games.arcana.content import codex
from shem.table.cardboard import HIGHEST, WIDEST
from tests.app.table import Browser, serving


def pieces(cardboard: Any, code: str) -> list[Any]:
    return next((sheet["pieces"] for sheet in cardboard["sheets"] if sheet["code"] == code), [])


def test_everything_is_told_and_fits_on_a_page() -> None:
    with serving() as server:
        for language in ("en", "de"):
            browser = Browser(server, language)
            for game in games.names():
                sheets = browser.get(f"/cardboard/{game}")["sheets"]
                assert len({sheet["code"] for sheet in sheets}) == len(sheets) > 1
                for sheet in sheets:
                    ids = [piece["id"] for piece in sheet["pieces"]]
                    assert len(set(ids)) == len(ids) > 0, (game, sheet["code"])
                    assert sheet["name"]
                    for piece in sheet["pieces"]:
                        across = 2 if sheet["form"] in ("stand", "tent") else 1
                        assert 5 <= piece["width"] <= WIDEST and 5 <= across * piece["height"] <= HIGHEST, piece["id"]
                        assert piece["name"] and piece["count"] > 0


def test_every_golem_of_arcana_has_its_card_with_the_figures_of_the_content() -> None:
    library = codex.default()
    with serving() as server:
        found = Browser(server).get("/cardboard/arcana")
    cards = {piece["id"].partition("-")[2] or piece["id"]: piece for piece in pieces(found, "golems")}
    assert len(cards) == len(library.golems)
    for piece in pieces(found, "golems"):
        golem = next(one for one in library.golems.values() if one.name == piece["name"])
        assert {str(golem.health), str(golem.dodge)} <= {figure["value"].rstrip("\u00a0%") for figure in piece["figures"]}
        assert len(piece["parts"]) >= len(golem.moves) + len(golem.attacks)


def test_an_armys_portion_is_that_army() -> None:
    library = codex.default()
    id, army = next(iter(library.armies.items()))
    with serving() as server:
        found = Browser(server).get("/cardboard/arcana", params={"of": f"army:{id}"})
    wanted = Counter(library.golems[golem].name for golem in army.golems)
    assert {piece["name"]: piece["count"] for piece in pieces(found, "golems")} == wanted
    assert not pieces(found, "tiles")


def test_a_scenarios_portion_has_its_tiles_and_wells() -> None:
    scenario = codex.default().scenarios["four-winds"]
    with serving() as server:
        found = Browser(server).get("/cardboard/arcana", params={"of": "scenario:four-winds"})
    assert sum(piece["count"] for piece in pieces(found, "tiles")) == len(scenario.tiles) == 5
    assert not pieces(found, "golems")


@pytest.mark.parametrize(("game", "of"), [("arcana", "army:nobody"), ("arcana", "collection"), ("archmage", "x")])
def test_what_there_is_not_is_refused_in_words(game: str, of: str) -> None:
    with serving() as server:
        answer = Browser(server, "de").ask("GET", f"/cardboard/{game}", status=404, params={"of": of})
    assert answer.json()["code"] == "no-portion" and answer.json()["text"]
