"""Golems made up for one test, compiled as content is, and what tests ask of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.box import Box
from shem.games.arcana.parts.reasons import Reject

Data = dict[str, Any]


def golem(
    name: str,
    size: str = "ogre",
    *,
    apv: int = 100,
    health: int = 100,
    armor: int = 0,
    dodge: int = 0,
    moves: Sequence[Data] = (),
    attacks: Sequence[Data] = (),
    passive: Sequence[Data] = (),
) -> Data:
    """A Golem; without moves it has Walk 1 AP / 3 MP."""
    return {
        "id": name.lower().replace(" ", "-"),
        "name": name,
        "arcanum": "zikia",
        "class": size,
        "apv": apv,
        "health": health,
        "armor": armor,
        "dodge": dodge,
        "moves": list(moves) or [move("Walk")],
        "attacks": list(attacks),
        "passive": {"name": f"{name}'s gift", "effects": list(passive)} if passive else None,
    }


def move(name: str, ap: int = 1, mp: int = 3, type: str = "walk", nimble: bool = False) -> Data:
    return {"name": name, "type": type, "ap": ap, "mp": mp, "nimble": nimble}


def fly(ap: int = 1, mp: int = 3) -> Data:
    return move("Fly", ap, mp, "fly")


def melee(name: str, accuracy: int = 75, damage: int = 20, *effects: Data, ap: int = 1, scope: str = "single") -> Data:
    return _attack(name, "melee", ap, accuracy, damage, 0, scope, effects)


def ranged(
    name: str, accuracy: int = 75, damage: int = 20, *effects: Data, ap: int = 1, range: int = 3, scope: str = "single"
) -> Data:
    return _attack(name, "ranged", ap, accuracy, damage, range, scope, effects)


def _attack(
    name: str, type: str, ap: int, accuracy: int, damage: int, range: int, scope: str, effects: Sequence[Data]
) -> Data:
    return {
        "name": name,
        "type": type,
        "ap": ap,
        "accuracy": accuracy,
        "damage": damage,
        "range": range,
        "scope": scope,
        "effects": list(effects),
    }


def power(name: str, *effects: Data, ap: int = 1, **fields: Any) -> Data:
    """A power; fields: mana or health (instead of AP), aim, range, sight, uses, attack, summons."""
    resource, cost = "ap", ap
    for other in ("mana", "health"):
        if other in fields:
            resource, cost = other, fields.pop(other)
    return {"name": name, "resource": resource, "cost": cost, "effects": list(effects), **fields}


def knight(name: str, *powers: Data, apv: int = 10, passive: Sequence[Data] = ()) -> Data:
    """A Golem Knight, of more than one power a Blood Knight."""
    return {
        "id": name.lower().replace(" ", "-"),
        "name": name,
        "rank": "knight" if len(powers) < 2 else "blood-knight",
        "apv": apv,
        "passives": [{"name": f"{name}'s gift", "effects": list(passive)}] if passive else [],
        "powers": list(powers),
    }


def relic(name: str, power: Data, apv: int = 20) -> Data:
    return {"id": name.lower().replace(" ", "-"), "name": name, "apv": apv, "size": "warsprite", "power": power}


def construct(
    name: str,
    *,
    apv: int = 20,
    health: int = 40,
    armor: int = 0,
    attacks: Sequence[Data] = (),
    powers: Sequence[Data] = (),
    passive: Sequence[Data] = (),
) -> Data:
    """A Construct; its attacks and powers have uses a Round (one unless they say more)."""
    free = {"resource": "none", "cost": 0, "uses": 1}
    return {
        **golem(
            name,
            "warsprite",
            apv=apv,
            health=health,
            armor=armor,
            attacks=[entry | free | {"uses": entry.get("uses", 1)} for entry in attacks],
        ),
        "arcanum": "",
        "moves": [],
        "passive": {"name": f"{name}'s gift", "effects": list(passive)} if passive else None,
        "powers": [{**free, **entry, "resource": "none", "cost": 0} for entry in powers],
        "construct": True,
    }


def ancient(
    name: str, *, miracle: Data | None = None, blessing: Data | None = None, curse: Data | None = None, apv: int = 20
) -> Data:
    """An Ancient One; what it has by `miracle_of` and `spell`."""
    id = name.lower().replace(" ", "-")
    return {"id": id, "name": name, "apv": apv, "miracle": miracle, "blessing": blessing, "curse": curse}


def miracle_of(name: str, mana: int, *effects: Data) -> Data:
    return {"name": name, "mana": mana, "effects": list(effects)}


def spell(name: str, mana: int, move: int, *effects: Data) -> Data:
    """A Blessing or Curse: the Mana of the first placing and of each later move, and what lies on the Region."""
    return {"name": name, "mana": mana, "move": move, "effects": list(effects)}


def effect(deed: str, on: str = "hit", whom: str = "target", **fields: Any) -> Data:
    """An effect; fields: amount, measure, rounds, until, step, once, distance, way, where, spares, conditions ..."""
    found: Data = {
        "on": on,
        "if": fields.pop("conditions", []),
        "whom": whom,
        "deed": deed,
        "attribute": "",
        "against": "any",
        "operation": "",
        "amount": 0,
        "measure": "fixed",
        "rounds": 0,
        "until": [],
        "step": 0,
        "once": False,
        "per_target": False,
        "distance": 0,
        "way": "chosen",
        "where": {},
        "spares": [],
        "select": [],
        "at": "there",
        "also": {},
    }
    assert set(fields) <= set(found), fields
    return {**found, **fields}


def change(attribute: str, amount: int, on: str = "hit", whom: str = "target", **fields: Any) -> Data:
    """A buff or debuff that adds, or with operation="set" or "multiply" does that."""
    if on != "always":
        fields.setdefault("rounds", 2)
    return effect("modify", on, whom, **{"attribute": attribute, "operation": "add", "amount": amount, **fields})


def gift(attribute: str, amount: int, whom: str = "self", **fields: Any) -> Data:
    """A passive modifier."""
    return change(attribute, amount, "always", whom, **fields)


def when(kind: str, *words: str, who: str = "self", least: int = 1) -> Data:
    """A condition: one of words, or a figure (1 or 0 for what is so or not)."""
    return {"who": who, "is": kind, "of": list(words), "least": least}


def row(count: int) -> list[str]:
    """One row of open plains."""
    return [" ".join(["P-"] * count)]


def plain(columns: int, rows: int) -> list[str]:
    return [" ".join(["P-"] * columns) for _ in range(rows)]


def named(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, as JSON."""
    return [event.data() for event in events if event.kind.code == kind]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind.code for event in events]


def lines(tally: Tally) -> list[tuple[str, int]]:
    """A tally's lines without their sources."""
    return [(str(line.reason.value), line.amount) for line in tally.lines]


def pass_turns(box: Box, turns: int) -> list[Event]:
    """End so many turns; returns everything told."""
    told: list[Event] = []
    for _ in range(turns):
        told += box.end_turn()
    return told


def refusal(box: Box, action: Any) -> Reject:
    """Why the active army may not do this."""
    found = box.why_not(action)
    assert found is not None, f"{action} is legal"
    assert isinstance(found.code, Reject)
    return found.code
