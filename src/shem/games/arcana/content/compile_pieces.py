"""Golems, Knights, Relics and Ancient Ones as the rules read them: plain JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from shem.core.content.problems import Where
from shem.games.arcana.content.compile_effects import compile_effects, compile_name
from shem.games.arcana.content.models_effects import Effect
from shem.games.arcana.content.models_pieces import (
    Aimed,
    Ancient,
    Attack,
    Construct,
    ConstructAttack,
    ConstructPower,
    GolemFile,
    GolemPower,
    Knight,
    Move,
    Passive,
    Power,
    Relic,
    Spell,
    Strike,
)
from shem.games.arcana.content.models_words import GOLEM_MASTER_ID, Text

GOLEM_MASTER = {"id": GOLEM_MASTER_ID, "rank": "golem-master", "apv": 0}
_AREAS = {"melee": "others", "ranged": "everyone"}


def compile_card(id: str, golem: GolemFile) -> dict[str, Any]:
    """A Golem's card."""
    return {
        "id": id,
        "name": golem.name,
        "arcanum": golem.arcanum,
        "class": golem.size,
        "apv": golem.apv,
        "health": golem.health,
        "armor": golem.armor,
        "dodge": golem.dodge,
        "moves": [_move(move) for move in golem.moves],
        "attacks": [_attack(attack) for attack in golem.attacks],
        "passive": _passive(golem.passive),
        "powers": [_active(compile_name(power), power) for power in golem.powers],
        **_lore(golem.lore),
    }


def compile_knight(id: str, knight: Knight) -> dict[str, Any]:
    """A Knight, the passive powers apart from the active ones."""
    active = [power for power in knight.powers if power.payments()]
    passive = [power for power in knight.powers if not power.payments()]
    return {
        "id": id,
        "name": knight.name,
        "rank": knight.rank,
        "apv": knight.apv,
        "passives": [{**compile_name(power), "effects": compile_effects(power.effects, power.name)} for power in passive],
        "powers": [_active(compile_name(power), power) for power in active],
        **_lore(knight.lore),
    }


def compile_ancient(id: str, ancient: Ancient) -> dict[str, Any]:
    """An Ancient One; None for what it lacks."""
    miracle = ancient.miracle
    return {
        "id": id,
        "name": ancient.name,
        "apv": ancient.apv,
        "miracle": miracle
        and {**compile_name(miracle), "mana": miracle.mana, "effects": compile_effects(miracle.effects, miracle.name)},
        "blessing": _spell(ancient.blessing),
        "curse": _spell(ancient.curse),
        **_lore(ancient.lore),
    }


def compile_relic(id: str, relic: Relic) -> dict[str, Any]:
    """A Relic; its power names the card of the Construct that it summons, if it does."""
    power = {**_active({"name": relic.name}, relic), "summons": construct_id(id) if relic.summons is not None else ""}
    return {"id": id, "name": relic.name, "apv": relic.apv, "size": relic.size, "power": power, **_lore(relic.lore)}


def _lore(text: Text | None) -> dict[str, Any]:
    """What is told of a piece, for those who show it; the rules do not read it."""
    return {} if text is None else {"lore": text.model_dump()}


def construct_id(relic: str) -> str:
    """The id of the card of a Relic's Construct."""
    return f"{relic}-construct"


def compile_construct(relic: str, apv: int, construct: Construct) -> dict[str, Any]:
    """The card of a Construct: no Arcanum, no moves, the class Warsprite and its Relic's APV (rulings B17, B33)."""
    return {
        "id": construct_id(relic),
        "name": construct.name,
        "arcanum": "",
        "class": "warsprite",
        "apv": apv,
        "health": construct.health,
        "armor": construct.armor,
        "dodge": construct.dodge,
        "moves": [],
        "attacks": [_free_attack(attack) for attack in construct.attacks],
        "passive": _passive(construct.passive),
        "powers": [_free_power(power) for power in construct.powers],
        "construct": True,
    }


def effects_in(value: Any, where: Where = ()) -> Iterator[tuple[Where, Effect]]:
    """Every effect in a model, those that effects lay too, each with its place."""
    if isinstance(value, Effect):
        yield where, value
    if isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            yield from effects_in(getattr(value, name), (*where, field.alias or name))
    elif isinstance(value, list):
        for place, entry in enumerate(value):
            yield from effects_in(entry, (*where, place))
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from effects_in(entry, (*where, key))


def _move(move: Move) -> dict[str, Any]:
    return {**compile_name(move), "type": move.type, "ap": move.ap, "mp": move.mp, "nimble": move.nimble}


def _attack(attack: Attack) -> dict[str, Any]:
    resource, cost = attack.cost()
    return {**compile_name(attack), "resource": resource, "cost": cost, **_strike(attack, attack.name)}


def _strike(strike: Strike, name: str) -> dict[str, Any]:
    return {
        "type": strike.type,
        "accuracy": strike.accuracy,
        "damage": strike.damage,
        "range": strike.range,
        "scope": _AREAS[strike.type] if strike.scope == "area" else strike.scope,  # ruling B41
        "effects": compile_effects(strike.effects, name),
    }


def _passive(passive: Passive | None) -> dict[str, Any] | None:
    if passive is None:
        return None
    return {**compile_name(passive), "effects": compile_effects(passive.effects, passive.name)}


def _active(name: dict[str, Any], power: GolemPower | Relic) -> dict[str, Any]:
    resource, cost = power.cost()
    strike = power.attack if isinstance(power, Power | Relic) else None
    return {
        **name,
        "resource": resource,
        "cost": cost,
        **_aim(power),
        "effects": compile_effects(power.effects, name["name"]),
        "attack": None if strike is None else _strike(strike, name["name"]),
    }


def _aim(power: Aimed) -> dict[str, Any]:
    return {"aim": power.aim, "range": power.range, "sight": power.sight}


def _free_attack(attack: ConstructAttack) -> dict[str, Any]:
    return {**compile_name(attack), "resource": "none", "cost": 0, "uses": attack.uses, **_strike(attack, attack.name)}


def _free_power(power: ConstructPower) -> dict[str, Any]:
    free = {**compile_name(power), "resource": "none", "cost": 0, "uses": power.uses}
    return {**free, **_aim(power), "effects": compile_effects(power.effects, power.name)}


def _spell(spell: Spell | None) -> dict[str, Any] | None:
    if spell is None:
        return None
    effects = compile_effects(spell.effects, spell.name)
    return {**compile_name(spell), "mana": spell.mana, "move": spell.move, "effects": effects}
