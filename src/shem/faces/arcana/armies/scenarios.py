"""Scenarios as the app shows them: to choose from, and each with all that one wants to know before playing it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from shem import games
from shem.faces.arcana.armies.shapes import Named, PositionOf, Scenario, ScenarioLine
from shem.faces.arcana.scenes.head import head_of
from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.scenario import changes, fairness
from shem.games.arcana.content import listing
from shem.games.arcana.content.measured import measured
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_scenario import Position, ScenarioFile
from shem.games.arcana.content.setup import compile_setup
from shem.locale.words import Words

KEPT: Final = 64


def lines(codex: Codex, words: Words, tiles: Mapping[str, int] | None) -> list[ScenarioLine]:
    """Every scenario; tiles: how many of each map tile are owned, None: nobody has said."""
    return [_line(codex, row, words, tiles) for row in listing.scenarios(codex)]


def _line(codex: Codex, row: Mapping[str, Any], words: Words, tiles: Mapping[str, int] | None) -> ScenarioLine:
    scenario = codex.scenarios[row["id"]]
    return {
        "id": row["id"],
        "title": row["title"][words.language],
        "about": row["description"][words.language],
        "points": row["points"],
        "ap": row["ap"],
        "seats": row["seats"],
        "least": row["least_seats"],
        "rounds": row["rounds"],
        "story": scenario.story,
        "encounters": bool(scenario.encounters),
        "secrets": any(position.secrets for position in scenario.positions),
        "tiles": list(row["tiles"]),
        "missing": {} if tiles is None else _missing(row["tiles"], tiles),
        "armies": list(row["armies"]),
    }


def _missing(sides: list[str], owned: Mapping[str, int]) -> dict[str, int]:
    """How many of which tile are lacking; a tile has two sides, of which only one lies up."""
    needed: dict[str, int] = {}
    for side in sides:
        needed[side[:-1]] = needed.get(side[:-1], 0) + 1
    return {number: count - owned.get(number, 0) for number, count in needed.items() if count > owned.get(number, 0)}


def page(codex: Codex, id: str, words: Words, tiles: Mapping[str, int] | None) -> Scenario:
    """A scenario with its map, its positions and its rules in words; `id` is one of the codex."""
    scenario = codex.scenarios[id]
    row = next(row for row in listing.scenarios(codex) if row["id"] == id)
    names = _names(codex, id, words.language)
    head = head_of(names)
    found = measured(id, scenario)
    return {
        **_line(codex, row, words, tiles),
        "owned": tiles is not None,
        "order": scenario.order or "",
        "positions": [_position(codex, names, number, at) for number, at in enumerate(scenario.positions)],
        "victory": head["victory"],
        "rules": _rules(words, names, scenario),
        "fairness": "" if found is None else fairness(names, found, scenario.order or ""),
        "columns": head["columns"],
        "rows": head["rows"],
        "regions": head["regions"],
        "map": head["tiles"],
        "zones": head["zones"],
        "captures": [capture.region for capture in names.plan.captures],
        "wells": [well.region for well in names.plan.wells if not well.among],
        "terrains": head["terrains"],
        "covers": head["covers"],
    }


@lru_cache(maxsize=KEPT)
def _names(codex: Codex, id: str, language: str) -> Names:
    """The scenario with its own armies and the most players, as a battle would begin."""
    setup = compile_setup(codex, {"scenario": id})
    assert games.game("arcana").seats(setup) > 0
    return Names(Words(language), setup)


def _position(codex: Codex, names: Names, number: int, position: Position) -> PositionOf:
    return {
        "number": number + 1,
        "team": position.team or 0,
        "limit": position.limit,
        "factions": [{"id": faction, "name": names.say(f"faction-{faction}")} for faction in position.factions],
        "required": [_named(codex, piece) for piece in position.required],
        "banned": [_named(codex, piece) for piece in position.banned],
        "fixed": position.fixed,
        "army": position.army,
    }


def _named(codex: Codex, id: str) -> Named:
    """A Golem, Knight or Relic by its name."""
    tables: list[Mapping[str, Any]] = [codex.golems, codex.knights, codex.relics]
    return {"id": id, "name": next((str(table[id].name) for table in tables if id in table), id)}


def _rules(words: Words, names: Names, scenario: ScenarioFile) -> list[str]:
    """How the turn order comes about, where armies deploy, and what else is not as usual."""
    found = [words.say("app-scenario-order", order=scenario.order or "edition")]
    limited = [
        (army, zone) for army, muster in enumerate(names.plan.musters) for zone in muster.zones if zone.start or zone.until
    ]
    for army, zone in limited:
        found.append(
            words.say("app-scenario-zone", position=army + 1, start=max(zone.start, 1), until=zone.until or "none")
        )
    if any(position.team for position in scenario.positions):
        found.append(words.say("app-scenario-teams"))
    if any(position.secrets for position in scenario.positions):
        found.append(words.say("app-scenario-secrets"))
    if any(well.among for well in scenario.wells):
        found.append(words.say("app-scenario-wells"))
    if scenario.encounters:
        found.append(words.say("app-scenario-encounters"))
    return found + changes(names)
