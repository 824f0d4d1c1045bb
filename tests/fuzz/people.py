"""What people keep and say, spoilt: a banner, a collection, a card typed in, a message to a table with real figures."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from shem import games
from shem.app.check import WISH, strict
from shem.app.foreign.sober import Strange, check_body, sober
from shem.core.match import begin
from shem.faces.arcana.armies.card_routes import CardModel
from shem.faces.arcana.armies.cards import checked
from shem.faces.arcana.armies.collection import as_file
from shem.faces.arcana.armies.models import CollectionModel
from shem.games.arcana.content import codex
from shem.games.arcana.content.models import KINDS
from shem.games.arcana.content.own import data_of
from shem.locale.words import Words
from shem.table import banners
from shem.table.fault import Fault
from shem.table.hosted import Hosted
from shem.table.real import Confirmed
from tests.fuzz.mutants import of_bytes, of_data, text_of

BANNER: Final[TypeAdapter[Any]] = TypeAdapter(strict(banners.Banner))
COLORS: Final = ("red", "gold", "white", "black")
CLIENT: Final = "ada"


def _spoilt(random: Random, data: Any) -> bytes:
    text = text_of(data).encode()
    return of_bytes(random, text, [text]) if random.random() < 0.3 else text_of(of_data(random, data)).encode()


def _sent(content: bytes, form: TypeAdapter[Any]) -> Any:
    """The body of a request as the gate and a route's shape let it through; None: they do not."""
    try:
        check_body(content)
        return form.validate_json(content)
    except (Fault, ValidationError):
        return None


def banner(random: Random) -> bytes:
    parts = {"shape": "swallowtail", "pattern": "pale", "sigil": "tower"}
    colors = {part: random.choice(COLORS) for part in ("field", "second", "tint")}
    return _spoilt(random, {"name": "Red Tower", **parts, **colors})


def use_banner(content: bytes) -> None:
    found = _sent(content, BANNER)
    if found is None:
        return
    try:
        banners.check(found)
    except Fault:
        return
    json.dumps(found, ensure_ascii=False).encode()


def collection(random: Random) -> bytes:
    library = codex.default()
    golems = {id: random.randrange(4) for id in random.sample(sorted(library.golems), 4)}
    relics = random.sample(sorted(library.relics), 2)
    return _spoilt(random, {"boxes": {}, "golems": golems, "relics": relics, "tiles": {"1": 1, "7": 2}})


def use_collection(content: bytes) -> None:
    found = _sent(content, TypeAdapter(CollectionModel))
    if found is not None:
        as_file(found.model_dump())
        json.dumps(found.model_dump(), ensure_ascii=False).encode()


def card(random: Random) -> bytes:
    kind = random.choice(KINDS)
    id, piece = random.choice(sorted(getattr(codex.default(), kind).items()))
    data = {**deepcopy(data_of(piece)), "replaces": True}
    if random.random() < 0.2:
        return _spoilt(random, {"pack": "my-cards", "kind": kind, "id": id, "data": data})
    return text_of({"pack": "my-cards", "kind": kind, "id": id, "data": of_data(random, data)}).encode()


def use_card(content: bytes) -> None:
    """Tried as its form does at every change: what is wrong with it is said, or it is told in words."""
    found = _sent(content, TypeAdapter(CardModel))
    if found is not None:
        json.dumps(checked(Words("de"), found.card(), None), ensure_ascii=False).encode()


@cache
def _setup() -> Any:
    return games.game("arcana").resolve({})


def _table() -> Hosted:
    """A new battle of two people here, all of whose figures are real."""
    match = begin(games.game("arcana"), _setup(), ["human", "human"], ["app", "app"], bytes(32))
    hosted = Hosted("match", match, {}, real=Confirmed([0, 1], None, lambda data, seats: None))
    hosted.join(CLIENT, [0, 1], "de")
    return hosted


@cache
def _steps() -> list[str]:
    told = _table()._placing.told(_table().voice("en"), ())
    assert told is not None and told["steps"]
    return [step["id"] for step in told["steps"]]


def message(random: Random) -> bytes:
    seq, seat = _table().seq, random.randrange(2)
    placed = {"kind": "placed", "seq": seq, "seat": seat, "steps": random.sample(_steps(), random.randrange(4))}
    others: list[dict[str, Any]] = [
        {"kind": "figures", "seq": seq, "seat": seat, "of": 1 - seat, "real": False},
        {"kind": "ask", "id": 1, "what": random.choice(["table", "choices", "log"])},
        {"kind": "act", "seq": seq, "seat": seat, "key": [1, 2]},
    ]
    return _spoilt(random, placed if random.random() < 0.7 else random.choice(others))


def use_message(content: bytes) -> None:
    """As `app/hosting.py` hears it; the table goes on: it still tells everybody what to lay where."""
    try:
        wish = WISH.validate_json(content, strict=True)
        sober(wish)
    except (ValidationError, ValueError, RecursionError, Strange):
        return
    hosted = _table()
    for _, told in hosted.wish(CLIENT, wish):
        json.dumps(told, ensure_ascii=False).encode()
        assert told["kind"] != "refused" or told["text"]
    told_all = hosted.wish(CLIENT, {"kind": "look", "seat": 0})
    assert told_all[0][1]["kind"] == "welcome"
