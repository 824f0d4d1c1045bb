"""A codex compiled to the plain JSON that the rules read: a whole set-up, or single pieces for the sandbox."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from shem.core.errors import OptionError
from shem.games.arcana import vocabulary as v
from shem.games.arcana.content.board import TURNS, Cell, parse_region, rectangle, tile_cells, turned
from shem.games.arcana.content.checks_tables import army_apv
from shem.games.arcana.content.codex import Codex
from shem.games.arcana.content.models import ArmyFile, Attack, Condition, Conditions, Effect, ScenarioFile
from shem.games.arcana.content.problems import hint
from shem.games.arcana.rules.edition import EDITIONS

OPTIONS = ("scenario", "armies", "order", "edition", "seats")
GOLEM_MASTER = {"id": "golem-master", "rank": "golem-master", "apv": 0}
_DEEDS = ("modify", "harm", "harm_each_turn", "displace", "cool_moves")
_AREAS = {"melee": "others", "ranged": "everyone"}
Piece = TypeVar("Piece")


def compile_setup(codex: Codex, options: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up of a battle.

    Options: `scenario` (id or English title; default: see `find_scenario`), `armies` (ids in position order; default:
    the scenario's own), `order` (random, position, apv), `edition`, `seats` (only as many as there are positions).
    Raises OptionError for an unknown option, value or piece, and for an army that does not fit.
    """
    for name in options:
        if name not in OPTIONS:
            raise OptionError(
                "unknown-option",
                f"there is no option '{name}'{hint(name, OPTIONS)} The options are {', '.join(OPTIONS)}",
                {"name": name, "known": ", ".join(OPTIONS)},
            )
    edition = _one_of("edition", options.get("edition"), EDITIONS)
    order = _one_of("order", options.get("order") or "random", v.ORDERS)
    id, scenario = find_scenario(codex, options.get("scenario"))
    _check_seats(options.get("seats"), len(scenario.positions))
    armies = [_compile_army(army_id, codex) for army_id in _armies(codex, scenario, options.get("armies"))]
    used = sorted({golem for army in armies for golem in army["golems"]})
    placed = [{"side": tile.side, "at": list(tile.at), "turn": tile.turn} for tile in scenario.tiles]
    return {
        "edition": edition,
        "scenario": _compile_scenario(id, scenario),
        "order": order,
        "tiles": placed,
        "regions": compile_map(codex, [(tile.side, (tile.at[0], tile.at[1]), tile.turn) for tile in scenario.tiles]),
        "terrain": compile_terrain(codex),
        "golems": [compile_golem(codex, golem) for golem in used],
        "knights": [GOLEM_MASTER],
        "armies": armies,
    }


def compile_all(codex: Codex) -> dict[str, Any]:
    """Every Golem and the terrain, for the sandbox: `{"golems": [...], "terrain": {...}}`."""
    return {"golems": [compile_golem(codex, id) for id in sorted(codex.golems)], "terrain": compile_terrain(codex)}


def compile_golem(codex: Codex, id: str) -> dict[str, Any]:
    """A Golem by its id or name; raises OptionError if there is none."""
    id, golem = _find("golem", codex.golems, {golem.name: id for id, golem in codex.golems.items()}, id)
    passive = golem.passive
    return {
        "id": id,
        "name": golem.name,
        "arcanum": golem.arcanum,
        "class": golem.size,
        "apv": golem.apv,
        "health": golem.health,
        "armor": golem.armor,
        "dodge": golem.dodge,
        "moves": [
            {"name": move.name, "type": move.type, "ap": move.ap, "mp": move.mp, "nimble": move.nimble}
            for move in golem.moves
        ],
        "attacks": [_compile_attack(attack) for attack in golem.attacks],
        "passive": passive and {"name": passive.name, "effects": [_compile_effect(effect) for effect in passive.effects]},
    }


def compile_map(codex: Codex, tiles: Iterable[tuple[str, Cell, int]]) -> list[dict[str, Any]]:
    """The Regions of tiles (side, (column, row) of the upper-left Region, clockwise turn), by row and column.

    Raises OptionError for an unknown side, one used twice, a turn that is none, a place off the board and an overlap.
    """
    laid: dict[Cell, str] = {}
    used: set[str] = set()
    for side, at, turn in tiles:
        if side not in codex.tiles:
            raise _unknown("tile", side, codex.tiles)
        if side in used:
            raise OptionError("tile-twice", f"tile side {side} is on the map twice", {"side": side})
        if turn not in TURNS:
            raise OptionError("bad-turn", f"a tile turns by 0, 90, 180 or 270 degrees, not {turn}", {"found": turn})
        used.add(side)
        codes = [code for row in turned(codex.tiles[side].rows, turn) for code in row]
        for cell, code in zip(tile_cells(at), codes):
            if cell in laid or cell[0] < 0 or cell[1] < 0:
                raise OptionError(
                    "tile-place", f"tile {side} does not fit at {at}", {"side": side, "column": at[0], "row": at[1]}
                )
            laid[cell] = code
    return compile_regions(codex, laid)


def compile_regions(codex: Codex, codes: Mapping[Cell, str]) -> list[dict[str, Any]]:
    """Regions from their codes (see `board.parse_rows`), by row and column."""
    regions = []
    for cell in sorted(codes, key=lambda cell: (cell[1], cell[0])):
        terrain, cover, obstructions = parse_region(codes[cell])
        own = _terrains(codex)[terrain]["cover"]
        regions.append({"at": list(cell), "terrain": terrain, "cover": own or cover, "obstructions": obstructions})
    return regions


def compile_terrain(codex: Codex) -> dict[str, Any]:
    """Terrain types and kinds of Cover; a Cover's values stand in the order of classes."""
    assert codex.terrain is not None
    covers = {
        name: {"walk": cover.walk, "values": [getattr(cover, size) for size in v.CLASSES], "intervenes": cover.intervenes}
        for name, cover in codex.terrain.covers
    }
    return {"terrains": _terrains(codex), "covers": covers}


def _terrains(codex: Codex) -> dict[str, Any]:
    assert codex.terrain is not None
    return {name: terrain.model_dump() for name, terrain in codex.terrain.terrains}


def _compile_attack(attack: Attack) -> dict[str, Any]:
    return {
        "name": attack.name,
        "type": attack.type,
        "ap": attack.ap,
        "accuracy": attack.accuracy,
        "damage": attack.damage,
        "range": attack.range,
        "scope": _AREAS[attack.type] if attack.scope == "area" else attack.scope,  # ruling B41
        "effects": [_compile_effect(effect) for effect in attack.effects],
    }


def _compile_effect(effect: Effect) -> dict[str, Any]:
    operation = next((name for name in v.OPERATIONS if getattr(effect, name) is not None), "")
    deed = next(name for name in _DEEDS if getattr(effect, name) is not None)
    amount = getattr(effect, operation) if operation else 0 if deed == "displace" else getattr(effect, deed)
    return {
        "on": effect.on,
        "if": _compile_conditions(effect.when),
        "whom": effect.displace or effect.whom,
        "deed": "cool" if deed == "cool_moves" else deed,
        "select": ["moves"] if deed == "cool_moves" else [],
        "attribute": effect.modify or "",
        "against": effect.against,
        "operation": operation,
        "amount": amount,
        "rounds": effect.rounds,
        "distance": effect.within or 0,
        "spares": list(effect.spares),
    }


def _compile_conditions(conditions: Conditions | None) -> list[dict[str, Any]]:
    if conditions is None:
        return []
    return _conditions_on("self", conditions) + (_conditions_on("other", conditions.other) if conditions.other else [])


def _conditions_on(who: str, condition: Condition) -> list[dict[str, Any]]:
    named: list[tuple[str, Sequence[str]]] = [
        ("cover", condition.cover),
        ("terrain", condition.terrain),
        ("class", condition.size),
    ]
    return [{"who": who, "is": kind, "of": list(words)} for kind, words in named if words]


def _compile_scenario(id: str, scenario: ScenarioFile) -> dict[str, Any]:
    victory = scenario.victory
    points = scenario_points(scenario)
    return {
        "id": id,
        "name": scenario.title.en,
        "title": scenario.title.model_dump(),
        "points": points,
        "ap": action_points(points),
        "rounds": victory.rounds,
        "vp_total": victory.vp_total,
        "last_standing_wins": victory.last_standing_wins,
        "destruction": victory.destruction,
        "captures": [
            {"at": list(capture.at), "vp": capture.vp, "positions": [number - 1 for number in capture.positions]}
            for capture in scenario.captures
        ],
        "wells": [{"at": list(well.at), "mana": list(well.mana)} for well in scenario.wells],
        "mana_per_turn": scenario.mana_per_turn,
        "deploy_rounds": scenario.deploy_rounds,
        "ranges": scenario.ranges,
        "positions": [
            {
                "limit": position.limit,
                "zones": [{"cells": [list(cell) for cell in rectangle(zone)]} for zone in position.zones],
            }
            for position in scenario.positions
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


def _compile_army(id: str, codex: Codex) -> dict[str, Any]:
    army = codex.armies[id]
    return {
        "id": id,
        "name": army.title.en,
        "title": army.title.model_dump(),
        "faction": army.faction,
        "golems": list(army.golems),
        "knights": [[GOLEM_MASTER["id"]] for _ in army.golems],
    }


def find_scenario(codex: Codex, wanted: Any) -> tuple[str, ScenarioFile]:
    """A scenario by id or English title; None: one of 500 points, of the lowest tile sets. Raises OptionError."""
    if wanted is None:
        wanted = min(codex.scenarios, key=lambda id: _simplicity(codex, codex.scenarios[id]))
    titles = {scenario.title.en: id for id, scenario in codex.scenarios.items()}
    return _find("scenario", codex.scenarios, titles, wanted)


def _simplicity(codex: Codex, scenario: ScenarioFile) -> tuple[bool, int]:
    return scenario_points(scenario) != 500, max(codex.tiles[tile.side].set for tile in scenario.tiles)


def _armies(codex: Codex, scenario: ScenarioFile, wanted: Any) -> list[str]:
    if wanted is None:
        return [position.army for position in scenario.positions]
    titles = {army.title.en: id for id, army in codex.armies.items()}
    if isinstance(wanted, str) or not isinstance(wanted, Sequence):
        raise OptionError("armies-list", "armies must be a list of ids, one a position", {})
    if len(wanted) != len(scenario.positions):
        raise OptionError(
            "armies-count",
            f"the scenario has {len(scenario.positions)} positions, but {len(wanted)} armies are named",
            {"need": len(scenario.positions), "have": len(wanted)},
        )
    found = [_find("army", codex.armies, titles, name) for name in wanted]
    for (id, army), position in zip(found, scenario.positions):
        _check_fits(codex, id, army, position.limit)
    return [id for id, _ in found]


def _check_fits(codex: Codex, id: str, army: ArmyFile, limit: int) -> None:
    apv = army_apv(army, codex.golems)
    if apv > limit:
        raise OptionError(
            "army-too-dear", f"army '{id}' costs {apv} APV; the limit is {limit}", {"army": id, "apv": apv, "limit": limit}
        )


def _check_seats(seats: Any, positions: int) -> None:
    if seats is not None and (isinstance(seats, bool) or seats != positions):
        raise OptionError(
            "seats", f"this scenario is for {positions} seats, not {seats}", {"need": positions, "have": str(seats)}
        )


def _one_of(option: str, value: Any, known: Sequence[str]) -> str:
    chosen = str(value) if value is not None else known[0]
    if chosen not in known:
        raise OptionError(
            f"unknown-{option}",
            f"there is no {option} '{chosen}'{hint(chosen, known) or ';'} There is {', '.join(known)}",
            {"name": chosen, "known": ", ".join(known)},
        )
    return chosen


def _find(kind: str, table: Mapping[str, Piece], titles: Mapping[str, str], wanted: Any) -> tuple[str, Piece]:
    """A piece by id or by its name, capital letters or not."""
    text = str(wanted)
    id = text if text in table else {title.lower(): id for title, id in titles.items()}.get(text.lower(), "")
    if not id:
        raise _unknown(kind, text, [*table, *titles])
    return id, table[id]


def _unknown(kind: str, name: str, known: Iterable[str]) -> OptionError:
    names = sorted(known)
    return OptionError(
        f"unknown-{kind}", f"there is no {kind} '{name}'{hint(name, names)}", {"name": name, "known": ", ".join(names)}
    )
