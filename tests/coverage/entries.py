"""Every entry of the core pack, down to each effect of each ability: what the coverage list must name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from shem.games.arcana.content import codex
from shem.games.arcana.content.compile_scenario import seat_range
from shem.games.arcana.content.setup import compile_all
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.effect import Catalogue, Effect, effects_from

# An entry: its kind, its id, the part of it (an ability, an encounter; "" for the whole) and what is to happen to it.
Entry = tuple[str, str, str, str]
FIELDED = "stands on the board"
USED = "used"
CORE = codex.default()


def told(effect: Effect) -> str:
    """An effect in few words: when, what, of which attribute."""
    words = [v.TRIGGERS[effect.trigger], v.DEEDS[effect.deed]]
    if effect.deed == v.MODIFY:
        words.append(v.ATTRIBUTES[effect.attribute])
    return " ".join(words)


def all_of(effects: Iterable[Effect]) -> list[Effect]:
    """These effects and all of what they lay."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if effect.layout is not None:
            found += all_of(effect.layout.effects)
    return found


def named(kind: str, id: str, part: str, effects: Iterable[Effect]) -> list[tuple[Effect, Entry]]:
    """Each of a part's effects with its entry; several that read alike are numbered."""
    found: list[tuple[Effect, Entry]] = []
    met: dict[str, int] = {}
    for effect in all_of(effects):
        words = told(effect)
        met[words] = met.get(words, 0) + 1
        number = f" {met[words]}" if met[words] > 1 else ""
        found.append((effect, (kind, id, part, words + number)))
    return found


def _part(kind: str, id: str, part: str, data: Sequence[Mapping[str, Any]]) -> list[Entry]:
    return [entry for _, entry in named(kind, id, part, effects_from(data, v.FROM_GOLEM, 0, Catalogue()))]


def _ability(kind: str, id: str, data: Mapping[str, Any]) -> list[Entry]:
    attack: Mapping[str, Any] = data.get("attack") or {}
    effects = attack.get("effects") or data.get("effects") or []
    return [(kind, id, data["name"], USED), *_part(kind, id, data["name"], effects)]


def _golem(data: Mapping[str, Any]) -> list[Entry]:
    kind, id = "construct" if data.get("construct") else "golem", data["id"]
    found: list[Entry] = [(kind, id, "", FIELDED)]
    for ability in (*data["moves"], *data["attacks"], *data.get("powers", [])):
        found += _ability(kind, id, ability)
    if data.get("passive"):
        found += _part(kind, id, data["passive"]["name"], data["passive"]["effects"])
    return found


def _knight(data: Mapping[str, Any]) -> list[Entry]:
    found: list[Entry] = [("knight", data["id"], "", FIELDED)]
    for power in data.get("powers", []):
        found += _ability("knight", data["id"], power)
    for passive in data.get("passives", []):
        found += _part("knight", data["id"], passive["name"], passive["effects"])
    return found


def _ancient(data: Mapping[str, Any]) -> list[Entry]:
    found: list[Entry] = []
    for role in ("miracle", "blessing", "curse"):
        if data.get(role):
            found += _ability("ancient", data["id"], data[role])
    return found


def _scenario(id: str) -> list[Entry]:
    scenario = CORE.scenarios[id]
    least, most = seat_range(scenario)
    setup = GAME.resolve({"scenario": id, "seats": most})["scenario"]
    found: list[Entry] = [
        ("scenario", id, "", f"{seats} seats, {edition}") for seats in range(least, most + 1) for edition in EDITIONS
    ]
    for capture in setup["captures"]:
        found.append(("scenario", id, f"Capture Region {tuple(capture['at'])}", USED))
    for number in range(len(setup["wells"])):
        found.append(("scenario", id, f"Mana Well {number + 1}", USED))
    for region in setup["regions"]:
        found += _part("scenario", id, region["name"], region["effects"])
    for objective in setup["objectives"]:
        found.append(("scenario", id, f"objective {objective['id']}", USED))
    for encounter in setup["encounters"]:
        part = f"encounter {encounter['id']}"
        found.append(("scenario", id, part, USED))
        choices = encounter.get("choices", [])
        found += [("scenario", id, part, f"choice {number + 1}") for number in range(len(choices))]
        results = [*encounter.get("results", []), *(result for choice in choices for result in choice["results"])]
        found += _part("scenario", id, part, [effect for result in results for effect in result.get("effects", [])])
    return found


@cache
def entries() -> list[Entry]:
    """All of them, in the order of kinds and ids."""
    pieces = compile_all(CORE)
    found: list[Entry] = []
    for data in pieces["golems"]:
        found += _golem(data)
    for data in pieces["knights"]:
        found += _knight(data)
    for data in pieces["relics"]:
        found += _ability("relic", data["id"], data["power"])
    for data in pieces["ancients"]:
        found += _ancient(data)
    found += [("army", id, "", FIELDED) for id in CORE.armies]
    found += [("tile", side, "", "entered") for side in CORE.tiles]
    for id in CORE.scenarios:
        found += _scenario(id)
    return found
