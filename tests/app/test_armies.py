"""Armies in the app: pieces in words, checks, the code of links and QR codes, files, and their routes."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, Request
from httpx import ASGITransport, AsyncClient, Response

from shem.app.check import shape
from shem.app.quarantine import Quarantine
from shem.core.content.problems import ContentError
from shem.core.errors import OptionError
from shem.faces.arcana.armies import army_code
from shem.faces.arcana.armies.armies import army_file, army_of, check, position_of
from shem.faces.arcana.armies.pieces import fits, pieces
from shem.faces.arcana.armies.routes import router
from shem.faces.arcana.armies.shapes import Army
from shem.games.arcana.content.army import army_apv
from shem.games.arcana.content.codex import default
from shem.games.arcana.content.setup import find_army
from shem.locale.words import LANGUAGES, Words
from tests.app.army_fixtures import FOLDER, fixtures

ENGLISH = Words("en")


def army(*golems: str, faction: str = "durani", points: int = 500, title: str = "Three Rams") -> Army:
    return {
        "title": {"en": title, "de": ""},
        "about": {"en": "", "de": ""},
        "faction": faction,
        "points": points,
        "golems": [{"golem": golem, "knights": [], "relic": ""} for golem in golems],
        "ancients": [],
    }


def codes(found: Any) -> list[tuple[str, str]]:
    return [(problem["code"], problem["where"]) for problem in found["problems"]]


# Pieces.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_told_in_words(language: str) -> None:
    codex, found = default(), pieces(default(), language)
    assert {one["id"] for one in found["golems"]} == set(codex.golems)
    assert {one["id"] for one in found["knights"]} == {"golem-master", *codex.knights}
    assert {one["id"] for one in found["relics"]} == set(codex.relics)
    assert {one["id"] for one in found["ancients"]} == set(codex.ancients)
    assert all(one["lore"] and one["sources"] for one in [*found["golems"], *found["relics"], *found["ancients"]])
    assert all(one["about"] and (one["abilities"] or one["id"] == "golem-master") for one in found["knights"])
    assert all(one["powers"] for one in found["ancients"])


def test_a_card_has_its_printed_figures() -> None:
    lion = next(one for one in pieces(default(), "en")["golems"] if one["id"] == "sand-lion")
    assert (lion["size_name"], lion["arcanum_name"], lion["knights"]) == ("Warsprite", "Gudanna", 1)
    hamstring = lion["abilities"][1]
    assert (hamstring["kind"], hamstring["price"]) == ("melee", "1 AP")
    assert [(one["code"], one["value"]) for one in hamstring["figures"]] == [("accuracy", "95%"), ("damage", "10")]
    assert hamstring["words"] == ["On a hit, the target: Dodge -15 for 2 Rounds."]
    assert [(one["source"], one["figures"]) for one in lion["sources"]] == LION


def test_a_relic_shows_the_construct_that_it_summons() -> None:
    cairn = next(one for one in pieces(default(), "en")["relics"] if one["id"] == "ember-cairn")
    assert cairn["construct"] is not None
    assert (cairn["construct"]["health"], cairn["construct"]["abilities"][0]["name"]) == (30, "Leaping Ember")
    assert cairn["ability"]["price"].endswith("once a battle")


def test_knights_and_relics_are_filtered_by_the_rules_themselves() -> None:
    """Knights: faction, Arcanum, class and own Golems; Relics: at least their class (ruling A20)."""
    codex, found = default(), fits(default())
    for id, golem in codex.golems.items():
        for faction, knights in found[id].commanders.items():
            for knight in knights[1:]:
                card = codex.knights[knight]
                assert faction in card.factions and golem.arcanum in card.arcana and golem.size in card.classes
                assert not card.golems or id in card.golems
    assert found["sand-lion"].factions == ["gudanna"]
    assert "tarmonuds-codex" in found["elderwood"].relics and "tarmonuds-codex" not in found["sand-lion"].relics


LION = [
    ("rulebook", ["Hamstring (effects)"]),
    (
        "fan",
        [
            *["Arcanum", "class", "Health", "Armor", "Dodge", "Walk"],
            *["Hamstring (AP, kind, Accuracy, damage, Range, whom it strikes)", "Bite"],
        ],
    ),
    ("house", ["APV"]),
]


# Checked.


def test_a_draft_is_told_all_that_it_lacks() -> None:
    found = check(default(), ENGLISH, army(title=" ", points=0), None)
    assert codes(found) == [("draft-title", "title"), ("draft-points", "points"), ("draft-golems", "golems")]
    found = check(default(), ENGLISH, army("fire-ram", faction="nobody"), None)
    assert codes(found) == [("draft-faction", "faction")]
    assert found["apv"] == default().golems["fire-ram"].apv


def test_problems_name_the_field_of_the_app() -> None:
    draft = army("fire-ram", "sand-lion", points=50)
    draft["golems"][0]["knights"] = ["nobody"]
    draft["golems"][1]["knights"] = ["golem-master", "golem-master"]
    draft["ancients"] = ["er-haka-the-storm", "er-haka-the-storm"]
    found = check(default(), ENGLISH, draft, None)
    assert codes(found) == [
        ("unknown-knight", "golems.0.knights.0"),
        ("golem-arcanum", "golems.1.golem"),
        ("knight-count", "golems.1.knights"),
        ("ancient-twice", "ancients.1"),
        ("too-dear", "golems"),
    ]
    twice = next(one for one in found["problems"] if one["code"] == "ancient-twice")
    assert "at Er-Haka the Storm, number 1;" in twice["text"] and "[" in twice["text"]


def test_an_army_is_checked_at_a_position() -> None:
    assert check(default(), ENGLISH, army("fire-ram"), position_of(default(), "three-cairns", 1))["problems"] == []
    dear = army(*["growling-phalanx"] * 5, points=1000)
    assert ("over-limit", "golems") in codes(check(default(), ENGLISH, dear, position_of(default(), "three-cairns", 1)))
    with pytest.raises(OptionError, match="no position 9"):
        position_of(default(), "three-cairns", 9)


def test_every_ready_army_comes_through_the_app_unchanged() -> None:
    for id, file in default().armies.items():
        own = army_of(file)
        again = army_file(own, ENGLISH)
        assert again.model_dump() == file.model_dump(), id
        found = check(default(), ENGLISH, own, None)
        assert (found["problems"], found["apv"]) == ([], army_apv(file, default()))


def test_an_army_of_the_app_can_be_fielded() -> None:
    file = army_file(army("fire-ram", "fire-ram"), ENGLISH)
    brought = find_army(default(), file)
    assert (brought.id, list(brought.army.golems), brought.listed) == ("Three Rams", ["fire-ram", "fire-ram"], False)
    with pytest.raises(OptionError, match="draft-golems"):
        army_file(army(), ENGLISH)


# What carries an army.


def test_every_ready_army_fits_a_link_and_a_qr_code() -> None:
    for file in default().armies.values():
        own = army_of(file)
        code = army_code.encode(own)
        assert army_code.decode(code) == own
        assert len(code) < 500
        assert len(army_code.short(own)) < 260
        assert army_code.qr(army_code.link(army_code.short(own), "http://192.168.100.100:8765")).startswith("<svg")


def test_an_army_of_pieces_that_nobody_knows_is_carried_too() -> None:
    strange = army(*[f"golem-of-a-pack-{number}" for number in range(32)], title="Größe & 石")
    strange["golems"][3] = {"golem": "x", "knights": ["a", "b", "c"], "relic": "r"}
    strange["golems"][4] = {"golem": "x", "knights": [], "relic": "r"}
    assert army_code.decode(army_code.encode(strange)) == strange


def test_what_is_too_long_for_a_qr_code_has_none() -> None:
    assert army_code.qr("x" * 3000) == ""


def test_an_army_is_read_from_whatever_carries_it() -> None:
    own = army_of(default().armies["red-dominion"])
    code = army_code.encode(own)
    for text in (code, f" {code}\n", f"shem-army:{code}", army_code.link(code, "https://example.org:1/"), json.dumps(own)):
        assert army_code.read(text) == own
    assert army_code.read(army_code.army_yaml(army_file(own, ENGLISH))) == own


@pytest.mark.parametrize("text", ["", "hello", "http://example.org/", "{}", "{", "x" * 200_000, "0" * 20, '{"title": 3}'])
def test_what_is_no_army_is_refused(text: str) -> None:
    with pytest.raises(OptionError) as caught:
        army_code.read(text)
    assert caught.value.code == "army-code"


def test_a_code_that_was_cut_or_mistyped_is_noticed() -> None:
    code = army_code.encode(army("fire-ram", "sand-lion", "jade-ram"))
    for wrong in (code[:-1], code[:-5], code[:20] + "A" + code[21:] if code[20] != "A" else code[:20] + "B" + code[21:]):
        with pytest.raises(OptionError) as caught:
            army_code.decode(wrong)
        assert caught.value.code == "army-code-cut"
    with pytest.raises(OptionError) as newer:
        army_code.read(f"shem-army:9{code[1:]}")
    assert newer.value.code == "army-code-newer"


def test_a_file_with_mistakes_is_told_by_its_lines() -> None:
    with pytest.raises(ContentError, match=r"army\.yaml:1: .*is missing") as caught:
        army_code.read("title: {en: A, de: A}\nfaction: durani\n")
    assert all(not problem.path.is_absolute() for problem in caught.value.problems)


def test_the_words_of_the_first_format_never_change() -> None:
    """Links and printed QR codes are for good."""
    words = (files("shem.faces.arcana.armies") / "army_code_1.txt").read_bytes()
    assert hashlib.sha256(words).hexdigest() == WORDS
    saved = Path(__file__).parents[1] / "saves/armies/army-code-1.txt"
    assert army_code.read(saved.read_text(encoding="utf-8")) == army_code.read(
        saved.with_suffix(".json").read_text("utf-8")
    )


WORDS = "15a6c054e9719bc11b0dc983acc082c8c6941649ddcf8c5b32823dec50acccd3"


def keys(value: Any) -> Any:
    """The fields of an answer, those of a list by its first entry."""
    if isinstance(value, dict):
        return {name: keys(one) for name, one in value.items()}
    return keys(value[0]) if isinstance(value, list) and value else None


def test_the_tests_of_the_page_know_the_answers_as_they_are_now() -> None:
    for name, text in fixtures().items():
        drawn = (FOLDER / name).read_text(encoding="utf-8")
        if name.endswith(".json"):
            again, now = json.loads(drawn), json.loads(text)
            assert keys(again) == keys(now), f"{name}: draw it anew by python -m tests.app.army_fixtures"
    link = (FOLDER / "army-qr.txt").read_text(encoding="utf-8")
    assert army_code.read(link)["title"]["en"] == "The Crimson Tide"


# Routes.


class Memory:
    """A shelf in memory: one device's armies."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}

    def all(self) -> list[tuple[str, dict[str, Any]]]:
        return list(self.kept.items())

    def get(self, id: str) -> dict[str, Any] | None:
        return self.kept.get(id)

    def add(self, data: Mapping[str, Any]) -> str:
        id = f"a{len(self.kept) + 1}"
        self.kept[id] = dict(data)
        return id

    def change(self, id: str, data: Mapping[str, Any]) -> bool:
        known = id in self.kept
        if known:
            self.kept[id] = dict(data)
        return known

    def remove(self, id: str) -> bool:
        return self.kept.pop(id, None) is not None


class Client:
    """Asks the app without a network."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def __call__(self, method: str, path: str, body: object = None) -> Response:
        async def ask() -> Response:
            async with AsyncClient(transport=ASGITransport(app=self.app), base_url="http://here") as client:
                return await client.request(method, f"/api/games/arcana/{path}", json=body)

        return asyncio.run(ask())


class Alone:
    """A host of the routes without the app."""

    def __init__(self) -> None:
        self._shelves = {"army": Memory(), "collection": Memory()}

    def shelf(self, request: Request, kind: str) -> Memory:
        return self._shelves[kind]

    def words(self, request: Request) -> Words:
        return Words(request.query_params.get("lang", "en"))

    def origin(self, request: Request) -> str:
        return "http://192.168.1.5:8765"

    def setting(self, request: Request, name: str) -> None:
        return None

    def shape(self, kind: Any) -> Any:
        return shape(kind)

    def packs(self) -> dict[str, Path]:
        return {}

    async def keep_pack(self, request: Request, name: str, files: Mapping[str, bytes]) -> None:
        raise NotImplementedError

    async def read(self, kind: str, text: str) -> dict[str, Any]:
        quarantine = Quarantine()
        try:
            found = await quarantine.ask("document", {"game": "arcana", "kind": kind, "packs": []}, text.encode())
            return dict(found["document"])
        finally:
            await quarantine.stop()


@pytest.fixture
def ask() -> Client:
    app = FastAPI()
    app.include_router(router(Alone()), prefix="/api")
    return Client(app)


def test_armies_are_saved_listed_changed_and_deleted(ask: Client) -> None:
    own = army("fire-ram")
    id = ask("POST", "armies", {"army": own}).json()["id"]
    rows = ask("GET", "armies?lang=de").json()["armies"]
    assert (rows[0]["id"], rows[0]["saved"], rows[0]["fit"], rows[0]["army"]) == (id, True, "", own)
    assert rows[1]["saved"] is False and len(rows) == 1 + len(default().armies)
    assert ask("PUT", f"armies/{id}", {"army": army()}).json() == {"id": id}
    assert ask("GET", "armies?lang=de").json()["armies"][0]["fit"] == "Die Armee hat noch keinen Golem."
    assert ask("DELETE", f"armies/{id}").status_code == 204
    assert ask("DELETE", f"armies/{id}").status_code == 404
    assert ask("PUT", f"armies/{id}", {"army": own}).status_code == 404


def test_an_army_goes_out_and_comes_in(ask: Client) -> None:
    own = army("fire-ram", "jade-ram")
    out = ask("POST", "armies/qr", {"army": own}).json()
    assert out["link"] == f"http://192.168.1.5:8765/#/army/{out['code']}"
    assert out["svg"].startswith("<svg") and out["name"] == "three-rams.yaml"
    for text in (out["link"], out["code"], out["file"]):
        assert ask("POST", "armies/read", {"text": text}).json() == {"army": own}
    assert ask("POST", "armies/qr", {"army": army()}).json()["file"] == ""


def test_checks_and_pieces_are_in_the_language_asked_for(ask: Client) -> None:
    found = ask("POST", "armies/check?lang=de", {"army": army("sand-lion")}).json()
    assert found["problems"][0]["text"].startswith("Sand Lion")
    assert ask("GET", "pieces?lang=de").json()["factions"][2]["name"] == "Söldner"


def test_what_is_malformed_is_refused(ask: Client) -> None:
    own = army("fire-ram")
    bodies: list[object] = [{}, {"army": {}}, {"army": {**own, "points": "many"}}, {"army": {**own, "more": 1}}]
    for body in bodies:
        assert ask("POST", "armies", body).status_code == 422
