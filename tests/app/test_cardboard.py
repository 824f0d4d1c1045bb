"""What of each game can be printed: every piece once, in both languages; of a portion what it needs; of none a word why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from shem import games
from shem.games.arcana.content.codex import default
from shem.games.delve.content.codex import world_of
from shem.stylus.field import code_of
from shem.table.cardboard import HIGHEST, WIDEST
from tests.app.table import Browser, serving
from tests.app.test_cards import CARDS, sent, storm_weaver

GAMES = games.names()
COLLECTION = "/games/arcana/collection"


def asked(browser: Browser, game: str, of: str = "") -> Any:
    return browser.get(f"/cardboard/{game}", params={"of": of})


def counts(found: Any) -> dict[str, dict[str, int]]:
    """How many of which piece are on each sheet."""
    return {sheet["code"]: {one["id"]: one["count"] for one in sheet["pieces"]} for sheet in found["sheets"]}


@pytest.fixture
def alone() -> Iterator[Browser]:
    """A browser at a server of its own, whose packs may change."""
    with serving() as server:
        yield Browser(server)


@pytest.mark.parametrize("game", GAMES)
def test_everything_fits_on_paper_and_has_words_of_both_languages(browser: Browser, game: str) -> None:
    told = {}
    for language in ("en", "de"):
        browser.language = language
        told[language] = asked(browser, game)["sheets"]
    for sheet, other in zip(told["en"], told["de"], strict=True):
        assert (sheet["code"], len(sheet["pieces"])) == (other["code"], len(other["pieces"])) and sheet["about"]
        assert len({one["id"] for one in sheet["pieces"]}) == len(sheet["pieces"])
        for one in sheet["pieces"]:
            high = one["height"] * (2 if sheet["form"] in ("stand", "tent") else 1)
            assert 0 < one["width"] <= WIDEST and 0 < high <= HIGHEST and one["name"] and one["count"] > 0
    changed = sum(sheet["name"] != other["name"] for sheet, other in zip(told["en"], told["de"]))
    assert changed > len(told["en"]) / 2


def test_every_piece_of_golem_arcana_is_there(browser: Browser) -> None:
    found, codex = counts(asked(browser, "arcana")), default()
    assert {id.removeprefix("golem-") for id in found["golems"]} == set(codex.golems)
    assert {id.removeprefix("relic-") for id in found["relics"]} == set(codex.relics)
    assert {id.removeprefix("ancient-") for id in found["ancients"]} == set(codex.ancients)
    assert {id.removeprefix("tile-") for id in found["tiles"]} == set(codex.tiles)
    assert found["tokens"]["token-well"] == 6 and "token-army-7" not in found["tokens"]
    control = next(sheet for sheet in asked(browser, "arcana")["sheets"] if sheet["code"] == "control")["pieces"][0]
    assert code_of("arcana", {"kind": "rune", "place": 9}) in [part["code"] for part in control["parts"]]


def test_a_golems_card_has_the_figures_of_the_content(browser: Browser) -> None:
    cards = next(sheet["pieces"] for sheet in asked(browser, "arcana")["sheets"] if sheet["code"] == "golems")
    for card in cards:
        golem = default().golems[card["id"].removeprefix("golem-")]
        figures = [figure["value"] for figure in card["figures"]]
        assert (card["name"], figures) == (golem.name, [str(golem.health), str(golem.armor), str(golem.dodge)])
        assert len(card["parts"]) >= len(golem.moves) + len(golem.attacks)


def test_an_army_a_scenario_and_a_collection_need_less(browser: Browser) -> None:
    army = counts(asked(browser, "arcana", "army:dune-hunters"))
    entries = Counter(default().armies["dune-hunters"].golems)
    assert army["golems"] == {f"golem-{id}": count for id, count in entries.items()} and "tiles" not in army
    assert {id: army["stands"][f"stand-{id}"] for id in entries} == dict(entries)
    scenario, laid = counts(asked(browser, "arcana", "scenario:three-cairns")), default().scenarios["three-cairns"]
    assert scenario["tiles"] == Counter(f"tile-{tile.side}" for tile in laid.tiles)
    assert scenario["tokens"]["token-well"] == len(laid.wells)
    browser.ask("GET", "/cardboard/arcana", 404, params={"of": "collection"})
    browser.ask("PUT", COLLECTION, 204, json={"golems": {"sand-lion": 2}, "relics": ["tarmonuds-codex"], "tiles": {"1": 1}})
    mine = asked(browser, "arcana", "collection")
    assert counts(mine)["golems"] == {"golem-sand-lion": 2}
    assert counts(mine)["relics"] == {"relic-tarmonuds-codex": 1}
    assert set(counts(mine)["tiles"]) == {"tile-1A", "tile-1B"} and "stands" not in counts(mine)
    assert "collection" in [portion["code"] for portion in mine["portions"]]


def test_a_card_typed_in_says_whose_it_is(alone: Browser) -> None:
    alone.ask("GET", "/cardboard/arcana", 200)
    assert "own" not in [portion["code"] for portion in asked(alone, "arcana")["portions"]]
    alone.ask("PUT", f"{CARDS}/golems/storm-weaver", 200, json=sent(storm_weaver()))
    found = asked(alone, "arcana", "own")
    assert counts(found) == {"golems": {"golem-storm-weaver": 1}, "stands": {"stand-storm-weaver": 1}}
    card = found["sheets"][0]["pieces"][0]
    assert card["own"] == "my-cards" and card["figures"][0]["value"] == "71"
    assert asked(alone, "arcana")["sheets"][0]["pieces"][0] == card, "one's own come first"


def test_the_other_games_have_what_is_in_their_boxes(browser: Browser) -> None:
    wizards, archmage, delve = (counts(asked(browser, game)) for game in ("wizards", "archmage", "delve"))
    assert sum(wizards["tiles"].values()) >= 20 and wizards["notes"] == {"notes": 4}
    assert len(archmage["city"]) == 7 * 7 + 4, "the grid and the artifacts"
    assert archmage["tokens"]["unit"] == 60 and len(archmage["screens"]) == 16
    world = world_of("")
    assert set(delve["heroes"]) == {f"hero-{id}" for id in world.parts["heroes"]}
    assert len(delve["tiles"]) == 2 * len(world.parts["tiles"])
    quest = next(iter(world.parts["quests"]))
    needed = counts(asked(browser, "delve", f"quest::{quest}"))
    laid = Counter(f"tile-{tile.tile}-{tile.side}" for tile in world.parts["quests"][quest].tiles.values())
    assert needed["tiles"] == laid and set(needed) == {"tiles", "tokens"}


@pytest.mark.parametrize(
    ("game", "of"),
    [
        ("arcana", "army:nobody"),
        ("arcana", "scenario:nowhere"),
        ("arcana", "x"),
        ("archmage", "x"),
        ("delve", "pack:gone"),
        ("delve", "quest::gone"),
        ("delve", "x"),
        ("wizards", "pack:gone"),
        ("wizards", "x"),
    ],
)
def test_what_there_is_not_is_said(browser: Browser, game: str, of: str) -> None:
    browser.language = "de"
    told = browser.ask("GET", f"/cardboard/{game}", 404, params={"of": of}).json()
    assert told == {"code": "no-portion", "text": "Das gibt es nicht zum Ausdrucken. Vielleicht wurde es gelöscht."}
    browser.ask("GET", "/cardboard/chess", 400)
