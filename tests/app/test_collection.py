"""What people own: kept, and what scenarios and armies lack by it."""

from __future__ import annotations

from typing import Any

from shem.games.arcana.content.codex import default
from tests.app.table import Browser, Server

PATH = "/games/arcana/collection"


def army(browser: Browser, id: str) -> Any:
    return next(row["army"] for row in browser.get("/games/arcana/armies")["armies"] if row["id"] == id)


def test_a_collection_is_kept_one_for_each_device(server: Server, browser: Browser) -> None:
    assert browser.get(PATH)["said"] is False
    mine = {"boxes": {"base-game": 1}, "golems": {"sand-lion": 2}, "relics": ["tarmonuds-codex"], "tiles": {"1": 1}}
    for owned in ({"golems": {"fire-ram": 1}}, mine):
        browser.ask("PUT", PATH, 204, json=owned)
    found = browser.get(PATH)
    assert found["said"] and found["collection"] == mine
    assert Browser(server).get(PATH)["said"] is False


def test_boxes_name_what_is_in_them(browser: Browser) -> None:
    browser.language = "de"
    found = browser.get(PATH)
    base = found["boxes"][0]
    assert (base["name"], base["tiles"]) == ("Golem Arcana Grundspiel", ["1", "2", "3", "4", "5", "6"])
    assert base["golems"] == ["sand-lion", "dune-viper", "fire-ram"] and len(base["likely"]) == 3
    assert base["source"] == "Von Spielern aufgeschrieben"
    assert found["tiles"] == [str(number) for number in range(1, 19)]
    boxed = {tile for box in found["boxes"] for tile in box["tiles"]}
    assert boxed == set(found["tiles"]), "every tile came in a box"


def test_too_much_is_refused(browser: Browser) -> None:
    wrongs: list[Any] = [
        {"golems": {"sand-lion": 100}},
        {"golems": {"sand-lion": -1}},
        {"relics": ["x" * 81]},
        {"cards": {}},
        {"golems": {"sand-lion": 1}, "tiles": {"sand-lion": 1}},
    ]
    for wrong in wrongs:
        assert browser.ask("PUT", PATH, 422, json=wrong).json()["code"] == "malformed"


def codes(browser: Browser, wanted: Any) -> set[str]:
    told = browser.ask("POST", "/games/arcana/armies/check", json={"army": wanted}).json()
    return {one["code"] for one in told["warnings"]}


def test_an_army_says_what_the_collection_lacks(browser: Browser) -> None:
    wanted = army(browser, "dune-hunters")
    browser.ask("PUT", PATH, 204, json={"tiles": {"1": 1}})
    assert codes(browser, wanted) == set(), "who named tiles alone said nothing of figures"
    browser.ask("PUT", PATH, 204, json={"golems": {"sand-lion": 9}})
    assert "no-golem-owned" in codes(browser, wanted)
    every: dict[str, Any] = {"golems": dict.fromkeys(default().golems, 9), "relics": list(default().relics)}
    browser.ask("PUT", PATH, 204, json=every)
    assert codes(browser, wanted) == set()
