"""Heroes, Items, Enemies and decks as a set-up has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shem.games.delve.content.models_cards import (
    Blessing,
    Critical,
    Dice,
    Drawn,
    Encounter,
    Enemy,
    Hero,
    Idle,
    Item,
    Search,
)
from shem.games.delve.content.models_words import Titled
from shem.games.delve.content.scope import Json, Scope, name_json
from shem.games.delve.parts import vocabulary as v

_DRAWN: Final = {"event": "events", "trap": "traps"}


def titled(id: str, entry: Titled) -> Json:
    """What people read of it."""
    return {"id": id, "name": name_json(entry.name), "text": name_json(entry.text)}


def hero_json(id: str, hero: Hero, scope: Scope) -> Json:
    return {
        **titled(id, hero),
        "epithet": name_json(hero.epithet),
        "nature": hero.nature,
        "ranks": [rank.model_dump() for rank in hero.ranks],
        "powers": [
            {
                **titled(power_id, power),
                "rank": power.rank - 1,
                "turns": power.turns,
                "attack": scope.attack(power.attack),
                "use": scope.use(power.use),
                "effects": scope.effects(power.effects, "always"),
            }
            for power_id, power in hero.powers.items()
        ],
        "items": [scope.number("items", item) for item in hero.items],
    }


def item_json(id: str, item: Item, scope: Scope) -> Json:
    return {
        **titled(id, item),
        **item.model_dump(include={"kind", "slot", "price", "once"}),
        "attack": scope.attack(item.attack),
        "use": scope.use(item.use),
        "effects": scope.effects(item.effects, "always"),
    }


def foes_json(enemies: Mapping[str, Enemy], scope: Scope) -> list[Json]:
    """The Enemy cards, in the order of `cards_of`; a master acts with the highest rank."""
    found: list[Json] = []
    for kind, (id, enemy) in enumerate(enemies.items()):
        cards = enemy.ranks or ([enemy.master] if enemy.master is not None else [])
        for place, card in enumerate(cards):
            rank = v.FOE_RANKS - 1 if enemy.master is not None else place
            found.append(
                {
                    **titled(id, enemy),
                    **card.model_dump(exclude={"attack", "effects"}),
                    "kind": kind,
                    "rank": rank,
                    "master": enemy.master is not None,
                    "attack": scope.attack(card.attack),
                    "effects": scope.effects(card.effects, "always"),
                }
            )
    return found


def kind_json(id: str, enemy: Enemy, scope: Scope) -> Json:
    rules = [_rule(rule, rule.near, rule.far, scope) for rule in enemy.rules]
    return {**titled(id, enemy), "rules": [*rules, _rule(enemy.idle, -1, -1, scope)]}


def _rule(rule: Idle, near: int, far: int, scope: Scope) -> Json:
    sentences = [scope.effects(sentence) for sentence in rule.sentences]
    return {"near": near, "far": far, "prefer": rule.prefer, "sentences": sentences}


def decks_json(parts: Mapping[str, Mapping[str, Any]], dice: Dice, scope: Scope) -> dict[str, list[Json]]:
    """The cards of each deck of DECKS."""
    found: dict[str, list[Json]] = {
        "encounter": [_encounter(id, card, scope) for id, card in parts["encounters"].items()],
        "search": [_search(id, card, dice, scope) for id, card in parts["searches"].items()],
        "critical": [_critical(id, card, scope) for id, card in parts["criticals"].items()],
        "treasure": [
            {**titled(id, item), "copies": copies, "item": scope.number("items", id)}
            for id, item in parts["items"].items()
            if (copies := treasure_copies(item))
        ],
    }
    for deck, part in _DRAWN.items():
        found[deck] = [_drawn(id, card, scope) for id, card in parts[part].items()]
    for nature in v.NATURES:
        cards = parts["blessings"].items()
        found[nature] = [_blessing(id, card, scope) for id, card in cards if card.nature == nature]
    return {deck: found[deck] for deck in v.DECKS}


def treasure_copies(item: Item) -> int:
    """How often an Item is in the Treasure deck."""
    if item.kind != "treasure":
        return 0
    return 1 if item.copies is None else item.copies


def _drawn(id: str, card: Drawn, scope: Scope) -> Json:
    return {**titled(id, card), "copies": card.copies, "effects": scope.effects(card.effects)}


def _encounter(id: str, card: Encounter, scope: Scope) -> Json:
    return {
        **titled(id, card),
        "copies": card.copies,
        "kind": -1 if card.kind is None else scope.number("enemies", card.kind),
        "rank": -1 if card.rank is None else card.rank - 1,
        "effects": scope.effects(card.otherwise),
    }


def _search(id: str, card: Search, dice: Dice, scope: Scope) -> Json:
    matched = sum(1 << side for side, face in enumerate(dice.red) if face in card.faces)
    return {**_drawn(id, card, scope), "faces": matched}


def _critical(id: str, card: Critical, scope: Scope) -> Json:
    effects = scope.effects(card.effects, "always" if card.red else "use")
    return {**titled(id, card), "copies": card.copies, "red": card.red, "effects": effects}


def _blessing(id: str, card: Blessing, scope: Scope) -> Json:
    effects = scope.effects(card.effects, "always")
    return {**titled(id, card), "copies": card.copies, "use": scope.use(card.use), "effects": effects}
