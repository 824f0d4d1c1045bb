"""Every word of the effect algebra in a sentence: English and German, on cards, on what lies on Regions, in encounters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shem.faces.arcana.telling.deeds import deed_text
from shem.faces.arcana.telling.effects import IN_STORY, ON_CARD, ON_ZONE, effect_text
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Catalogue, Effect, effects_from
from shem.locale.words import LANGUAGES, Words

PLACES = [ON_CARD, ON_ZONE, IN_STORY]
FIGURES = {
    "grant": {"name": "Leap", "type": "fly", "ap": 1, "mp": 4, "nimble": True},
    "lay": {"name": "Fog", "effects": [{"deed": "modify", "attribute": "dodge", "operation": "add", "amount": 5}]},
    "terrain": {"terrain": "hills", "cover": "ground", "obstructions": 1},
    "spawn": {"golem": "sand-lion", "army": "wild"},
}


def effect(**data: Any) -> Effect:
    """An effect as compiled content has it."""
    return effects_from([data], v.FROM_GOLEM, 0, Catalogue())[0]


def every_deed() -> Iterator[dict[str, Any]]:
    for deed in v.DEEDS[1:]:
        where = {"cover": ["medium"], "terrain": ["hills"]}
        yield {"deed": deed, "amount": 5, "distance": 2, "where": where, "also": FIGURES.get(deed, {"do": "recharge"})}
    for attribute in v.ATTRIBUTES:
        for operation in v.OPERATIONS:
            yield {"deed": "modify", "attribute": attribute, "operation": operation, "amount": 1}
    for measure in v.MEASURES:
        for deed in ("harm", "heal", "harm_each_turn", "heal_each_turn"):
            yield {"deed": deed, "amount": 50, "measure": measure, "rounds": 2}
    for way in v.WAYS:
        yield {"deed": "displace", "way": way, "distance": 99, "where": {"cover": v.COVERS, "terrain": v.TERRAINS}}
    for do in v.WELL_DEEDS:
        yield {"deed": "well", "also": {"do": do, "mana": [6, 6]}}


def every_condition() -> Iterator[dict[str, Any]]:
    named = [v.COVERS, v.TERRAINS, v.CLASSES, v.ARCANA, v.FACTIONS]
    for kind, name in enumerate(v.CONDITIONS):
        for who in v.SUBJECTS:
            for least in (0, 1, 2):
                words = named[kind] if kind < len(named) else []
                yield {"who": who, "is": name, "of": words, "least": least}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_algebra_has_a_sentence(language: str) -> None:
    words = Words(language)
    told: set[str] = set()
    for place in PLACES:
        for deed in every_deed():
            told.add(
                effect_text(words, effect(**deed, until=v.ENDS, spares=v.CLASSES, once=True, per_target=True), None, place)
            )
        for whom in v.WHOM:
            for trigger in v.TRIGGERS:
                told.add(effect_text(words, effect(deed="destroy", on=trigger, whom=whom), None, place))
        for condition in every_condition():
            told.add(effect_text(words, effect(deed="destroy", **{"if": [condition]}), None, place))
    assert len(told) > 500
    assert all(text.endswith(".") and not set("{}_") & set(text) and "  " not in text for text in told)


@pytest.mark.parametrize(("language", "says"), [("en", "(once for each target)"), ("de", "(einmal je Ziel)")])
def test_what_is_done_once_for_each_target_says_so(language: str, says: str) -> None:
    """A theft from an army is done once for the attack, or once for each of it that the attack has hit."""
    words = Words(language)
    theft = {"deed": "steal_mana", "on": "hit", "whom": "target", "amount": 3}
    once = effect_text(words, effect(**theft))
    assert effect_text(words, effect(**theft, per_target=True)) == f"{once.removesuffix('.')} {says}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_tell_apart_what_differs(language: str) -> None:
    """No two deeds, triggers, ends or conditions read alike."""
    words = Words(language)
    deeds = [deed_text(words, effect(**deed)) for deed in every_deed() if deed.get("measure") != "fixed"]
    assert len(set(deeds)) > 0.8 * len(deeds)
    triggers = {effect_text(words, effect(deed="destroy", on=trigger)) for trigger in v.TRIGGERS}
    assert len(triggers) == len(v.TRIGGERS)
    whom = {effect_text(words, effect(deed="destroy", whom=whom)) for whom in v.WHOM}
    assert len(whom) == len(v.WHOM)


@pytest.mark.parametrize(
    ("data", "english", "german"),
    [
        (
            {"on": "hit", "whom": "others_there", "deed": "harm", "amount": 10, "spares": ["colossus"]},
            "On a hit, everybody else in the target's Region: 10 damage past Armor (not a Colossus).",
            "Bei einem Treffer, alle anderen in der Region des Ziels: 10 Schaden an der Rüstung vorbei"
            " (verschont: ein Koloss).",
        ),
        (
            {
                "on": "hit",
                "whom": "target",
                "deed": "modify",
                "attribute": "dodge",
                "operation": "add",
                "amount": -20,
                "step": 5,
                "rounds": 4,
            },
            "On a hit, the target: Dodge -20, -15, -10, -5 (turn by turn) for 4 Rounds.",
            "Bei einem Treffer, das Ziel: Ausweichen -20, -15, -10, -5 (Zug um Zug) für 4 Runden.",
        ),
        (
            {
                "deed": "modify",
                "attribute": "armor",
                "operation": "add",
                "amount": 5,
                "against": "melee",
                "if": [
                    {"who": "self", "is": "moved", "least": 0},
                    {"who": "other", "is": "class", "of": ["ogre", "titan"]},
                ],
            },
            "Always, if it has not moved and the attacker is an Ogre or a Titan, this Golem: Armor +5 in melee attacks.",
            "Immer, wenn er sich nicht bewegt hat und der Angreifer ein Oger oder ein Titan ist, dieser Golem:"
            " Rüstung +5 bei Nahkampfangriffen.",
        ),
        (
            {
                "on": "use",
                "deed": "lay",
                "rounds": 2,
                "also": {
                    "name": "Fog",
                    "effects": [
                        {
                            "whom": "everyone_here",
                            "deed": "modify",
                            "attribute": "dodge",
                            "operation": "add",
                            "amount": 10,
                        }
                    ],
                },
            },
            "When used, that Region: Fog lies there for 2 Rounds (Always, everybody here: Dodge +10.).",
            "Beim Einsatz, jene Region: Fog liegt dort für 2 Runden (Immer, alle hier: Ausweichen +10.).",
        ),
        (
            {"on": "use", "whom": "target", "deed": "cool", "select": ["moves", "attacks"], "amount": 1},
            "When used, the target: Cooldown of moves and attacks -1.",
            "Beim Einsatz, das Ziel: Abklingzeit für Bewegungen und Angriffe -1.",
        ),
        (
            {"on": "kill", "deed": "steal_mana", "whom": "target", "amount": 3, "once": True},
            "When its attack destroys the target, the target: up to 3 Mana of the army stolen (once a game).",
            "Wenn sein Angriff das Ziel zerstört, das Ziel: bis zu 3 Mana der Armee gestohlen (einmal je Partie).",
        ),
        (
            {"on": "use", "deed": "displace", "whom": "self", "distance": 99, "where": {"cover": ["heavy"]}},
            "When used, this Golem: displaced to any Region (only in Heavy Cover).",
            "Beim Einsatz, dieser Golem: in eine beliebige Region verschoben (nur in schwerer Deckung).",
        ),
        (
            {
                "deed": "modify",
                "attribute": "cost",
                "operation": "add",
                "amount": 1,
                "select": ["walk", "fly", "powers"],
                "whom": "enemies_here",
                "on": "hit",
                "until": ["next_attack", "move"],
                "rounds": 1,
            },
            "On a hit, enemies in its Region: cost of moves and powers +1 for 1 Round, until its next attack or until it"
            " moves.",
            "Bei einem Treffer, Feinde in seiner Region: Kosten für Bewegungen und Kräfte +1 für 1 Runde, bis zu seinem"
            " nächsten Angriff oder bis er sich bewegt.",
        ),
    ],
)
def test_sentences(data: dict[str, Any], english: str, german: str) -> None:
    assert effect_text(Words("en"), effect(**data)) == english
    assert effect_text(Words("de"), effect(**data)) == german
