"""Cards that people type in: the form with its words, lists, and a card tried and told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from shem.core.content.packs import packs
from shem.core.content.problems import Problem, Where, field_name
from shem.faces.arcana.armies.card_shapes import (
    CardChecked,
    CardChoice,
    CardField,
    CardForm,
    CardLine,
    CardList,
    CardProblem,
    CardSentence,
)
from shem.faces.arcana.armies.pieces import Telling
from shem.faces.arcana.telling.effects import ON_CARD, ON_ZONE, effect_text
from shem.games.arcana.content.checks_deeds import GOES_WITH
from shem.games.arcana.content.codex import core_pack, default
from shem.games.arcana.content.compile_effects import compile_effects
from shem.games.arcana.content.compile_pieces import compile_card
from shem.games.arcana.content.deeds import DEEDS
from shem.games.arcana.content.models import KINDS, Codex
from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.models_pieces import RESOURCES
from shem.games.arcana.content.own import Card, cards, schema, tried
from shem.games.arcana.content.provenance import (
    Sourced,
    sourced_ancient,
    sourced_golem,
    sourced_knight,
    sourced_relic,
)
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Catalogue, effects_from
from shem.games.arcana.parts.pieces import Pieces as Cards
from shem.locale.words import SOURCE, Words, kebab
from shem.table.content_words import message_text

SOURCED: Final[Mapping[str, Any]] = {
    "golems": sourced_golem,
    "knights": sourced_knight,
    "relics": sourced_relic,
    "ancients": sourced_ancient,
}
ONE: Final = {"golems": "golem", "knights": "knight", "relics": "relic", "ancients": "ancient"}
# Fields whose words have names of their own in the game's sentences.
NAMED: Final = {
    "class": "class",
    "classes": "class",
    "size": "class",
    "spares": "class",
    "arcanum": "arcanum",
    "arcana": "arcanum",
    "faction": "faction",
    "factions": "faction",
    "terrain": "terrain",
    "cover": "cover",
    "rank": "rank",
    "modify": "attribute",
}


# The form.


def form(words: Words) -> CardForm:
    found = schema()
    definitions: dict[str, Any] = found["$defs"]
    fields: dict[str, CardField] = {}
    said: dict[str, str] = {}
    for name, definition in definitions.items():
        for field, told in definition.get("properties", {}).items():
            label = words.say(_code(words, "field", name, field))
            fields[f"{name}.{field}"] = {
                "label": label,
                "one": words.say(f"arcana-card-one-{field}") if "$ref" in told.get("items", {}) else label,
                "help": _help(words, name, field, told.get("description", "")),
            }
            said |= {f"{field}.{word}": _word(words, field, word) for word in words_of(told)}
    return {
        "cards": found["cards"],
        "definitions": definitions,
        "fields": fields,
        "words": said,
        "choices": {name: _choices(words, told) for name, told in definitions.items() if _choices(words, told)},
        "goes": {field: list(deeds) for field, deeds in GOES_WITH.items()},
    }


def _choices(words: Words, definition: Mapping[str, Any]) -> list[CardChoice]:
    """The choices of which a definition has every field."""
    known = {"deed": DEEDS, "operation": v.OPERATIONS, "cost": RESOURCES}
    return [
        {"label": words.say(f"arcana-card-choice-{name}"), "fields": list(fields)}
        for name, fields in known.items()
        if set(fields) <= set(definition.get("properties", {}))
    ]


def words_of(schema: Any) -> Iterator[str]:
    """The words that a field may have."""
    if isinstance(schema, dict):
        for word in [*schema.get("enum", []), *([schema["const"]] if "const" in schema else [])]:
            yield str(word).lower()
        for inner in (*schema.get("anyOf", []), schema.get("items")):
            yield from words_of(inner)


def _code(words: Words, what: str, name: str, field: str) -> str:
    """The code of a definition's field, or of all fields of this name."""
    own = f"arcana-card-{what}-{kebab(name)}-{kebab(field)}"
    return own if words.has(own) else f"arcana-card-{what}-{kebab(field)}"


def _help(words: Words, name: str, field: str, english: str) -> str:
    """What a field says: in English as the model has it."""
    text = english if words.language == SOURCE else words.say(_code(words, "help", name, field))
    return text[:1].upper() + text[1:]


def _word(words: Words, field: str, word: str) -> str:
    if field in NAMED:
        return words.say(f"arcana-{NAMED[field]}-{kebab(word)}")
    return words.say(f"arcana-card-word-{kebab(field)}-{kebab(word)}")


# Lists.


def overview(own: Mapping[str, Path], words: Words) -> CardList:
    codex = default()
    mine = [_line(words, codex, card.kind, card.id, pack) for pack, folder in own.items() for card in cards(folder)]
    guessed = [_line(words, codex, kind, id, "") for kind in KINDS for id in codex.pieces(kind)]
    core = {(card.kind, card.id) for card in cards(core_pack())}
    return {
        "mine": sorted(mine, key=lambda line: (KINDS.index(line["kind"]), line["name"])),
        "guessed": [
            line for line in guessed if line["guessed"] and (line["kind"], line["id"]) in core and not line["replaces"]
        ],
    }


def _line(words: Words, codex: Codex, kind: str, id: str, pack: str) -> CardLine:
    piece = codex.pieces(kind)[id]
    sourced: Sourced = SOURCED[kind](piece)
    sources = list(sourced.provenance().values())
    return {
        "kind": kind,
        "id": id,
        "name": piece.name,
        "about": words.say("arcana-card-listed", kind=words.say(f"arcana-card-kind-{ONE[kind]}"), apv=piece.apv),
        "pack": pack,
        "replaces": codex.replaced(kind, id),
        "guessed": sources.count("house"),
        "figures": len(sources),
    }


# A card tried.


def checked(words: Words, card: Card, folder: Path | None) -> CardChecked:
    """What is wrong with a card, what its effects say, and the card in words. folder: of its pack, if that is there."""
    found = tried(folder, [pack for pack in packs() if pack != folder], card)
    problems: list[CardProblem] = [{"field": field, "text": _told(words, problem)} for field, problem in found.own]
    problems += [{"field": "", "text": f"{problem.field}: {_told(words, problem)}"} for problem in found.others]
    told: CardChecked = {
        "problems": problems,
        "sentences": list(_sentences(words, found.codex, card, not problems)),
        "golem": None,
        "knight": None,
        "relic": None,
        "ancient": None,
    }
    if not problems:
        piece: Any = Telling(found.codex, words, "2015").one(card.kind, card.id)
        told[ONE[card.kind]] = piece  # type: ignore[literal-required]
    return told


def _told(words: Words, problem: Problem) -> str:
    return message_text(words, problem.message)


def _sentences(words: Words, codex: Codex, card: Card, sound: bool) -> Iterator[CardSentence]:
    # What this card itself is cannot be compiled while it is half written; others are sound.
    golems = [compile_card(id, golem) for id, golem in codex.golems.items() if sound or id != card.id]
    known = Cards({"golems": golems, "knights": [], "relics": [], "ancients": []}).cards
    for where, data in _effects(card.data, ()):
        text = _sentence(words, data, known, ON_ZONE if {"lay", "blessing", "curse"} & set(where) else ON_CARD)
        if text:
            yield {"field": field_name(where), "text": text}


def _effects(data: Any, where: Where) -> Iterator[tuple[Where, Any]]:
    """Every effect of a card, those that effects lay too, with its place."""
    if isinstance(data, dict):
        for name, entry in data.items():
            if name == "effects" and isinstance(entry, list):
                yield from (((*where, name, place), effect) for place, effect in enumerate(entry))
            yield from _effects(entry, (*where, name))
    elif isinstance(data, list):
        for place, entry in enumerate(data):
            yield from _effects(entry, (*where, place))


def _sentence(words: Words, data: Any, known: Any, place: str) -> str:
    """What an effect says; nothing while it is none."""
    try:
        effect = Effect.model_validate(data)
    except ValidationError:
        return ""
    if not _whole(effect, known):
        return ""
    compiled = compile_effects([effect], effect.on)
    return effect_text(words, effects_from(compiled, v.FROM_GOLEM, 0, Catalogue())[0], known, place)


def _whole(effect: Effect, known: Any) -> bool:
    """Whether it, and each effect that it lays, does exactly one thing, with all that this needs."""
    if sum(getattr(effect, deed) is not None for deed in DEEDS) != 1:
        return False
    if effect.modify is not None and all(getattr(effect, name) is None for name in v.OPERATIONS):
        return False
    if effect.spawn is not None and effect.spawn.golem not in known:
        return False
    return effect.lay is None or all(_whole(laid, known) for laid in effect.lay.effects)
