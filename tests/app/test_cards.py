"""Cards over HTTP: the form knows every word of the models, a card is tried, kept, listed, replaced, shared and removed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shem.faces.arcana.armies.cards import form, words_of
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.models import KINDS
from shem.games.arcana.content.own import data_of, schema
from shem.locale.words import LANGUAGES, Words
from tests.app.table import Browser, serving

CARDS = "/games/arcana/cards"


def storm_weaver() -> dict[str, Any]:
    """The Storm Weaver as somebody types it in from the card."""
    data = data_of(default().golems["storm-weaver"])
    for ability in (*data["moves"], *data["attacks"]):
        ability.pop("source", None)
    return {**data, "replaces": True, "source": "card", "health": 71}


def sent(data: dict[str, Any], kind: str = "golems", id: str = "storm-weaver", pack: str = "my-cards") -> dict[str, Any]:
    return {"pack": pack, "kind": kind, "id": id, "data": data}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_and_word_of_the_models_has_a_name(language: str) -> None:
    made = form(Words(language))
    definitions = schema()["$defs"]
    assert set(made["cards"]) == set(KINDS) and set(made["cards"].values()) <= set(definitions)
    fields = {f"{name}.{field}": told for name, found in definitions.items() for field, told in found["properties"].items()}
    assert set(made["fields"]) == set(fields) and len(fields) > 200
    assert all(told["label"] and told["help"] for told in made["fields"].values())
    words = {f"{name.partition('.')[2]}.{word}" for name, told in fields.items() for word in words_of(told)}
    assert set(made["words"]) == words and len(words) > 130
    assert [choice["fields"][0] for choice in made["choices"]["Effect"]] == ["modify", "add"]
    assert [choice["fields"] for choice in made["choices"]["Attack"]] == [["ap", "mana", "health"]]
    assert "Construct" not in made["choices"]
    assert "until.turn_end" in words and "modify.reroll_hits" in words and "whom.target_and_its_allies_there" in words


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Browser]:
    """A browser at a server of its own, whose packs may change."""
    with serving() as server:
        yield Browser(server)


def test_a_card_is_tried_by_the_real_check(browser: Browser) -> None:
    data = storm_weaver()
    told = browser.ask("POST", f"{CARDS}/check", 200, json=sent(data)).json()
    assert told["problems"] == []
    assert told["golem"]["health"] == 71 and told["knight"] is None
    assert told["golem"]["sources"][0]["source"] == "replaces"
    (first, *_) = told["sentences"]
    assert first["field"] == "attacks[0].effects[0]"
    assert first["text"] in [text for ability in told["golem"]["abilities"] for text in ability["words"]]

    data["attacks"][0]["range"] = 0
    data["apv"] = 90
    told = browser.ask("POST", f"{CARDS}/check", 200, json=sent(data)).json()
    assert {problem["field"] for problem in told["problems"]} == {"apv", "attacks[0].range"}
    assert told["golem"] is None and told["sentences"]
    data["health"] = 0
    told = Browser(browser.server, "de").ask("POST", f"{CARDS}/check", 200, json=sent(data)).json()
    assert told["problems"] == [{"field": "health", "text": "muss mindestens 1 sein, nicht 0"}]


@pytest.mark.parametrize(
    "laid", [{}, {"modify": "armor"}, {"modify": "armor", "add": 1, "heal": 3}, {"spawn": {"golem": "nobody"}}]
)
def test_an_effect_says_nothing_while_one_that_it_lays_is_half_written(browser: Browser, laid: dict[str, Any]) -> None:
    data = storm_weaver()
    data["attacks"][0]["effects"] = [
        {"on": "hit", "rounds": 2, "lay": {"effects": [{"on": "enter", "whom": "everyone_here", **laid}]}}
    ]
    told = browser.ask("POST", f"{CARDS}/check", 200, json=sent(data)).json()
    assert told["problems"]
    assert "attacks[0].effects[0]" not in {sentence["field"] for sentence in told["sentences"]}


def test_without_saying_so_a_card_replaces_nothing(browser: Browser) -> None:
    told = browser.ask("POST", f"{CARDS}/check", 200, json=sent({**storm_weaver(), "replaces": False})).json()
    assert [problem["field"] for problem in told["problems"]] == [""]
    assert "'storm-weaver' is there already" in told["problems"][0]["text"]


def test_a_knight_is_checked_in_the_file_of_all(browser: Browser) -> None:
    knight = {"name": "Edda", "rank": "knight", "factions": ["durani"], "arcana": ["durani"], "classes": [], "apv": 5}
    told = browser.ask("POST", f"{CARDS}/check", 200, json=sent({**knight, "source": "card"}, "knights", "edda")).json()
    assert {problem["field"] for problem in told["problems"]} == {"classes", "powers"}


@pytest.mark.parametrize(
    "change",
    [
        {"id": "../weaver"},
        {"pack": "a/b"},
        {"kind": "armies"},
        {"data": {"name": "x" * 70_000}},
        {"data": {"a": [[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]}},
    ],
)
def test_what_no_file_could_hold_is_refused(browser: Browser, change: dict[str, Any]) -> None:
    browser.ask("POST", f"{CARDS}/check", 422, json={**sent(storm_weaver()), **change})


def test_a_card_is_kept_and_replaces_shared_and_removed(alone: Browser) -> None:
    before = alone.ask("GET", CARDS, 200).json()
    assert before["mine"] == []
    assert "storm-weaver" in [line["id"] for line in before["guessed"]]
    bad = {**storm_weaver(), "health": 0}
    alone.ask("PUT", f"{CARDS}/golems/storm-weaver", 422, json=sent(bad))
    assert alone.ask("GET", CARDS, 200).json() == before
    assert alone.ask("PUT", f"{CARDS}/golems/storm-weaver", 200, json=sent(storm_weaver())).json()["pack"] == "my-cards"
    knight = {"name": "Edda", "rank": "golem-master", "factions": ["durani"], "apv": 0, "source": "card"}
    alone.ask("PUT", f"{CARDS}/knights/edda", 200, json=sent(knight, "knights", "edda"))

    listed = alone.ask("GET", CARDS, 200).json()
    assert [(line["kind"], line["id"], line["replaces"]) for line in listed["mine"]] == [
        ("golems", "storm-weaver", True),
        ("knights", "edda", False),
    ]
    assert "storm-weaver" not in [line["id"] for line in listed["guessed"]]
    healths = {golem["id"]: golem["health"] for golem in alone.ask("GET", "/games/arcana/pieces", 200).json()["golems"]}
    assert healths["storm-weaver"] == 71
    assert alone.ask("GET", f"{CARDS}/golems/storm-weaver", 200).json()["data"]["health"] == 71
    shared = alone.ask("GET", f"{CARDS}/packs/my-cards.zip", 200).content
    assert zipfile.ZipFile(io.BytesIO(shared)).namelist() == ["golems/storm-weaver.yaml", "knights.yaml"]

    alone.ask("DELETE", f"{CARDS}/golems/storm-weaver", 204, params={"pack": "my-cards"})
    assert [line["id"] for line in alone.ask("GET", CARDS, 200).json()["mine"]] == ["edda"]
    alone.ask("DELETE", f"{CARDS}/knights/edda", 204, params={"pack": "my-cards"})
    assert alone.ask("GET", "/packs", 200).json()["packs"] == []
    alone.ask("POST", "/packs", 201, files={"files": ("my-cards.zip", shared, "application/zip")})
    assert len(alone.ask("GET", CARDS, 200).json()["mine"]) == 2
