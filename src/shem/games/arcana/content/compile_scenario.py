"""Scenarios as the rules read them: plain JSON. Positions count from 0; objectives and encounters go by their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from shem.games.arcana.content.board import rectangle
from shem.games.arcana.content.compile_effects import compile_effects, compile_ground, compile_name
from shem.games.arcana.content.models_scenario import Capture, Position, ScenarioFile, Well
from shem.games.arcana.content.models_story import Encounter, Objective, Occasion, Result
from shem.games.arcana.content.models_words import Text

Data = dict[str, Any]
# What a position may have of its own, instead of what holds for all.
OWN_VICTORY = ("destruction", "class_vp", "destruction_vp", "construct_vp", "vp_total")


def compile_scenario(id: str, scenario: ScenarioFile, seats: int, golems: Sequence[int]) -> Data:
    """The scenario for its first `seats` positions, whose armies have so many `golems` each."""
    victory = scenario.victory
    points = scenario_points(scenario)
    objectives = [objective.id for objective in scenario.objectives]
    teams = team_numbers(scenario.positions)
    return {
        "id": id,
        "name": scenario.title.en,
        "title": scenario.title.model_dump(),
        "description": scenario.description.model_dump(),
        "story": scenario.story,
        "points": points,
        "ap": action_points(points),
        "first_turn_ap": list(scenario.first_turn_ap[:seats]),
        "rounds": victory.rounds,
        "vp_total": victory.vp_total,
        "last_standing_wins": victory.last_standing_wins,
        "destruction": victory.destruction,
        "destruction_vp": scenario.destruction_vp,
        "construct_vp": scenario.construct_vp,
        "destruction_mana": scenario.destruction_mana,
        "class_vp": list(scenario.class_vp),
        "captures": [_capture(capture, seats) for capture in scenario.captures if _open_to(capture, seats)],
        "wells": [_well(well) for well in scenario.wells],
        "mana_per_turn": scenario.mana_per_turn,
        "deploy_rounds": scenario.deploy_rounds,
        "ranges": scenario.ranges,
        "regions": [
            {**compile_name(region), "at": cells(region.at), "effects": compile_effects(region.effects, region.name)}
            for region in scenario.regions
        ],
        "objectives": [_objective(objective) for objective in scenario.objectives],
        "encounters": [_encounter(encounter, scenario, objectives) for encounter in scenario.encounters],
        "positions": [
            _position(position, teams[number], golems[number], objectives)
            for number, position in enumerate(scenario.positions[:seats])
        ],
    }


def scenario_points(scenario: ScenarioFile) -> int:
    """The scenario's rating: the highest limit of its positions."""
    return max(position.limit for position in scenario.positions)


def action_points(points: int) -> int:
    """The AP pool of every army in a scenario of so many points (ruling A11)."""
    for most, ap in ((500, 6), (1000, 8), (2000, 10)):
        if points <= most:
            return ap
    return 12


def seat_range(scenario: ScenarioFile) -> tuple[int, int]:
    """The fewest and the most seats."""
    most = len(scenario.positions)
    if scenario.seats is None:
        return most, most
    return scenario.seats.least, scenario.seats.most or most


def team_numbers(positions: Sequence[Position]) -> list[int]:
    """The team of each position, from 0 in the order in which they come; without a team each is its own."""
    known: dict[tuple[str, int], int] = {}
    found: list[int] = []
    for number, position in enumerate(positions):
        key = ("alone", number) if position.team is None else ("team", position.team)
        found.append(known.setdefault(key, len(known)))
    return found


def cells(areas: Iterable[Sequence[int]]) -> list[list[int]]:
    """The Regions of areas, each once."""
    return [list(cell) for cell in dict.fromkeys(cell for area in areas for cell in rectangle(area))]


def _position(position: Position, team: int, golems: int, objectives: Sequence[str]) -> Data:
    places: list[Any] = [None] * golems if position.places else []
    for place in position.places:
        places[place.golem - 1] = "reserve" if place.at is None else list(place.at)
    return {
        "limit": position.limit,
        "team": team,
        "zones": [{"cells": cells([zone.at]), "from": zone.opens, "until": zone.until} for zone in position.zones],
        "places": places,
        "secrets": [objectives.index(id) for id in position.secrets],
        **position.model_dump(include=set(OWN_VICTORY), exclude_none=True),
    }


def _open_to(capture: Capture, seats: int) -> bool:
    """Somebody who plays can be paid for it."""
    return not capture.positions or min(capture.positions) <= seats


def _capture(capture: Capture, seats: int) -> Data:
    return {
        "at": list(capture.at),
        "vp": capture.vp,
        "positions": [number - 1 for number in capture.positions if number <= seats],
        "mana": capture.mana,
        "once": capture.once,
        "grows": capture.grows,
    }


def _well(well: Well) -> Data:
    return {"at": None if well.at is None else list(well.at), "among": cells(well.among), "mana": list(well.mana)}


# The story.


def _text(text: Text) -> Data:
    return {"en": text.en, "de": text.de}


def _numbers(positions: Iterable[int]) -> list[int]:
    return [number - 1 for number in positions]


def _trigger(occasion: Occasion | None) -> Data:
    """What fires or completes something; of no kind where only an encounter's result does."""
    found: Data = {
        "kind": "",
        "at": [],
        "among": [],
        "positions": [],
        "classes": [],
        "round": 0,
        "of": -1,
        "by": -1,
        "golem": "",
        "count": 1,
        "reaches": 0,
    }
    if occasion is None:
        return found
    found["kind"] = occasion.kinds()[0]
    enter, turn, capture, destroyed, vp = (
        occasion.enter,
        occasion.turn_start,
        occasion.capture,
        occasion.destroyed,
        occasion.vp,
    )
    if enter is not None:
        found |= {"at": cells(enter.at), "among": cells(enter.among), "positions": _numbers(enter.positions)}
        found["classes"] = list(enter.size)
    elif turn is not None:
        found |= {"round": turn.round, "positions": _maybe(turn.position)}
    elif capture is not None:
        found |= {"at": cells(capture.at), "positions": _numbers(capture.positions)}
    elif destroyed is not None:
        found |= {"of": (destroyed.of or 0) - 1, "by": (destroyed.by or 0) - 1, "golem": destroyed.golem or ""}
        found |= {"classes": list(destroyed.size), "count": destroyed.count}
    elif vp is not None:
        found |= {"positions": _maybe(vp.position), "reaches": vp.reaches}
    else:
        found["round"] = occasion.round_start if occasion.round_start is not None else occasion.round_end
    return found


def _maybe(position: int | None) -> list[int]:
    return [] if position is None else [position - 1]


def _objective(objective: Objective) -> Data:
    return {
        "id": objective.id,
        "title": _text(objective.title),
        "trigger": _trigger(objective.on),
        "vp": objective.vp,
        "mana": objective.mana,
        "ap": objective.ap,
        "ends": objective.ends,
        "positions": _numbers(objective.positions),
    }


def _encounter(encounter: Encounter, scenario: ScenarioFile, objectives: Sequence[str]) -> Data:
    known = [other.id for other in scenario.encounters]
    name = encounter.title.en
    return {
        "id": encounter.id,
        "title": _text(encounter.title),
        "text": _text(encounter.text),
        "trigger": _trigger(encounter.on),
        "again": encounter.again,
        "after": [known.index(id) for id in encounter.after],
        "unless": [known.index(id) for id in encounter.unless],
        "results": [_result(result, objectives, name) for result in encounter.results],
        "choices": [
            {"text": _text(choice.text), "results": [_result(result, objectives, name) for result in choice.results]}
            for choice in encounter.choices
        ],
    }


def _result(result: Result, objectives: Sequence[str], name: str) -> Data:
    """One result; `to` may also be wild (for spawn) and vp (for end)."""
    kind = result.kinds()[0]
    found: Data = {"kind": kind}
    if kind in ("vp", "mana", "ap"):
        found |= {"amount": getattr(result, kind), **_party(result.to or "actor")}
    elif result.effects is not None:
        found["effects"] = compile_effects(result.effects, name)
    elif result.spawn is not None:
        found |= {"golem": result.spawn.golem, "at": _cell(result.spawn.at), **_party(result.spawn.army)}
    elif result.terrain is not None:
        found |= {"at": _cell(result.terrain.at), "also": compile_ground(result.terrain)}
    elif result.well is not None:
        found |= {"at": _cell(result.well.at), "also": {"do": result.well.do, "mana": list(result.well.mana)}}
    elif result.message is not None:
        found["text"] = _text(result.message)
    elif result.objective is not None:
        found["objective"] = objectives.index(result.objective)
    elif result.end is not None:
        found |= _party(result.end.winner)
    elif result.send is not None:
        found["at"] = list(result.send)
    return found


def _party(party: str | int) -> Data:
    return {"to": party} if isinstance(party, str) else {"to": "position", "position": party - 1}


def _cell(at: str | list[int]) -> list[int] | None:
    return None if isinstance(at, str) else list(at)
