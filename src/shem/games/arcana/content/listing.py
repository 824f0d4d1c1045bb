"""What there is to choose from: scenarios and armies with what a person wants to know before choosing."""

from __future__ import annotations

from typing import Any

from shem.games.arcana.content.army import army_apv, commanders, problems
from shem.games.arcana.content.compile_scenario import action_points, scenario_points, seat_range
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_scenario import ScenarioFile
from shem.games.arcana.content.provenance import sourced_golem
from shem.games.arcana.parts.edition import Edition


def scenarios(codex: Codex) -> list[dict[str, Any]]:
    """JSON of every scenario: id, title, description, points, ap, seats (the most), least_seats, story, rounds, tiles,
    sets, copies, armies.
    """
    return [_scenario(codex, id, scenario) for id, scenario in codex.scenarios.items()]


def armies(codex: Codex) -> list[dict[str, Any]]:
    """JSON of every ready army: id, title, description, faction, points, apv, the ids and names of its Golems, and the ids
    of each one's Knights and Relic (empty: none) and of its Ancient Ones.
    """
    return [
        {
            "id": id,
            "title": army.title.model_dump(),
            "description": army.description.model_dump(),
            "faction": army.faction,
            "points": army.points,
            "apv": army_apv(army, codex),
            "golems": list(army.golems),
            "names": [codex.golems[golem].name for golem in army.golems],
            "knights": [commanders(entry, codex.golems[entry.golem]) for entry in army.fielded],
            "relics": [entry.relic or "" for entry in army.fielded],
            "ancients": list(army.ancients),
        }
        for id, army in codex.armies.items()
    ]


def duels(codex: Codex, points: int | None = None) -> list[str]:
    """The ids of the scenarios for two, of this size if one is named."""
    return [
        id
        for id, scenario in codex.scenarios.items()
        if seat_range(scenario) == (2, 2) and points in (None, scenario_points(scenario))
    ]


def meetings(codex: Codex, id: str, rules: Edition) -> list[tuple[str, ...]]:
    """Every two different ready armies of a scenario's size that may meet there, by position."""
    scenario = codex.scenarios[id]
    fitting = [
        [
            army
            for army, file in codex.armies.items()
            if file.points == scenario_points(scenario) and not problems(file, codex, rules, position, army)
        ]
        for position in scenario.positions
    ]
    return [(one, other) for one in fitting[0] for other in fitting[1] if one != other]


def golem_sources(codex: Codex) -> dict[str, dict[str, str]]:
    """Where each figure of each Golem comes from: rulebook, card, fan or house."""
    return {id: sourced_golem(golem).provenance() for id, golem in codex.golems.items()}


def _scenario(codex: Codex, id: str, scenario: ScenarioFile) -> dict[str, Any]:
    sides = [tile.side for tile in scenario.tiles]
    numbers = [side[:-1] for side in sides]
    points = scenario_points(scenario)
    return {
        "id": id,
        "title": scenario.title.model_dump(),
        "description": scenario.description.model_dump(),
        "points": points,
        "ap": action_points(points),
        "seats": seat_range(scenario)[1],
        "least_seats": seat_range(scenario)[0],
        "story": scenario.story,
        "rounds": scenario.victory.rounds,
        "tiles": sides,
        "sets": sorted({codex.tiles[side].set for side in sides}),
        "copies": max(numbers.count(number) for number in numbers),
        "armies": [position.army for position in scenario.positions],
    }
