"""Effects as the rules read them: plain JSON. Figures that few effects have are left out where they are the default."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shem.games.arcana.content.deeds import deed_of
from shem.games.arcana.content.models_effects import Condition, Conditions, Effect, Grant, Ground, Places, Zone
from shem.games.arcana.content.models_words import Titled
from shem.games.arcana.parts import vocabulary as v

ANYWHERE = 99
_WORDS, _NUMBERS = v.CONDITIONS[: v.IF_MOVED], v.CONDITIONS[v.IF_MOVED :]
_BOTH = ["blessing", "curse"]


def compile_effects(effects: Iterable[Effect], name: str) -> list[dict[str, Any]]:
    """The effects of an ability with this name."""
    return [_effect(effect, name) for effect in effects]


def compile_ground(ground: Ground) -> dict[str, Any]:
    return {"terrain": ground.terrain, "cover": ground.cover, "obstructions": ground.obstructions}


def _effect(effect: Effect, name: str) -> dict[str, Any]:
    written = deed_of(effect)
    deed = "cool" if written.startswith("cool_") else written
    operation = next((name for name in v.OPERATIONS if getattr(effect, name) is not None), "")
    found = {
        "on": effect.on,
        "if": _conditions(effect.when),
        "whom": effect.displace if effect.displace in ("self", "target") else effect.whom,
        "deed": deed,
        "attribute": effect.modify or "",
        "against": effect.against,
        "operation": operation,
        "amount": _amount(effect, written, operation),
        "rounds": effect.rounds,
        "distance": ANYWHERE if effect.anywhere else effect.within or 0,
        "spares": list(effect.spares),
        "select": _select(effect, written),
    }
    rare = {
        "measure": effect.measure,
        "until": list(effect.until),
        "step": effect.step,
        "once": effect.once,
        "per_target": effect.per_target,
        "way": effect.way,
        "where": _where(effect.where or effect.ignore),
        "at": effect.at,
        "also": _also(effect, name),
    }
    return {**found, **{key: value for key, value in rare.items() if value != _DEFAULTS[key]}}


_DEFAULTS = {
    "measure": "fixed",
    "until": [],
    "step": 0,
    "once": False,
    "per_target": False,
    "way": "chosen",
    "where": None,
    "at": "there",
    "also": None,
}


def _amount(effect: Effect, written: str, operation: str) -> int:
    value = getattr(effect, operation or written)
    if value == "one":
        return 1
    return value if type(value) is int else 0


def _select(effect: Effect, written: str) -> list[str]:
    """Which abilities, or which of Blessing and Curse; nothing: all."""
    if written.startswith("cool_"):
        kind = written.removeprefix("cool_")
        return [] if kind == "all" else [kind]
    if effect.of != "any":
        return ["walk", "fly"] if effect.of == "moves" else [effect.of]
    zones = effect.dispel or effect.shift
    return [] if zones is None else _BOTH if zones == "both" else [zones]


def _where(places: Places | None) -> dict[str, Any] | None:
    return None if places is None else {"cover": list(places.cover), "terrain": list(places.terrain)}


def _also(effect: Effect, name: str) -> dict[str, Any] | None:
    """The figures that only one deed has."""
    if effect.grant is not None:
        return _move(effect.grant)
    if effect.lay is not None:
        own = effect.lay.name or name
        return {**compile_name(effect.lay), "name": own, "effects": compile_effects(effect.lay.effects, own)}
    if effect.well is not None:
        return {"do": effect.well, "mana": list(effect.well_mana)}
    if effect.terrain is not None:
        return compile_ground(effect.terrain)
    if effect.spawn is not None:
        return {"golem": effect.spawn.golem, "army": effect.spawn.army}
    return None


def compile_name(titled: Titled | Zone) -> dict[str, Any]:
    """A name; with the German one where the file gives it, for those who show it: the rules do not read that."""
    own = {} if titled.name_de is None else {"name_de": titled.name_de}
    return {"name": titled.name, **own}


def _move(grant: Grant) -> dict[str, Any]:
    return {**compile_name(grant), "type": grant.type, "ap": grant.ap, "mp": grant.mp, "nimble": grant.nimble}


def _conditions(conditions: Conditions | None) -> list[dict[str, Any]]:
    if conditions is None:
        return []
    found = _conditions_on("self", conditions)
    for who, condition in (("other", conditions.other), ("each", conditions.each)):
        if condition is not None:
            found += _conditions_on(who, condition)
    return found


def _conditions_on(who: str, condition: Condition) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for kind in _WORDS:
        words = condition.size if kind == "class" else getattr(condition, kind)
        if words:
            found.append({"who": who, "is": kind, "of": list(words)})
    for kind in _NUMBERS:
        figure = getattr(condition, kind)
        if figure is not None:
            found.append({"who": who, "is": kind, "least": int(figure)})
    return found
