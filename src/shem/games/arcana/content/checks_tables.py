"""What tiles, terrain, armies and scenarios mean to each other and to the Golems."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from shem.games.arcana import vocabulary as v
from shem.games.arcana.content.board import Cell, parse_region, rectangle, tile_cells, turned
from shem.games.arcana.content.checks_golem import Finding
from shem.games.arcana.content.models import ArmyFile, GolemFile, Position, ScenarioFile, TerrainFile, Tile, TilesFile
from shem.games.arcana.content.problems import Where, hint

if TYPE_CHECKING:
    from shem.games.arcana.content.codex import Codex


def check_tiles(file: TilesFile) -> Iterator[Finding]:
    """Three Regions a row, each with a code that can be read."""
    for side, tile in file.tiles.items():
        for place, row in enumerate(tile.rows):
            where: Where = ("tiles", side, "rows", place)
            codes = row.split()
            if len(codes) != 3:
                yield where, f"must name 3 Regions, not {len(codes)}"
            for code in codes:
                try:
                    parse_region(code)
                except ValueError as error:
                    yield where, str(error)


def check_terrain(file: TerrainFile) -> Iterator[Finding]:
    """Nothing may stop where nothing can enter; water and the like have a Cover that exists."""
    for name, terrain in file.terrains:
        if terrain.stop and terrain.walk == 0 and terrain.fly == 0:
            yield ("terrains", name, "stop"), "nothing can enter here, so nothing can stop: say stop: false"


def legal_arcana(faction: str) -> list[str]:
    """Army Creation: the Arcana that a faction may use."""
    return v.FACTION_ARCANA[v.FACTIONS.index(faction)]


def army_apv(army: ArmyFile, golems: Mapping[str, GolemFile]) -> int:
    """The total Army Point Value; Golem Masters cost 0."""
    return sum(golems[id].apv for id in army.golems)


def check_army(army: ArmyFile, codex: Codex) -> Iterator[Finding]:
    """Known Golems that the faction may use, within the army's points."""
    for place, id in enumerate(army.golems):
        where: Where = ("golems", place)
        golem = codex.golems.get(id)
        if golem is None:
            yield where, f"there is no Golem '{id}'{hint(id, codex.golems)}"
        elif golem.arcanum not in legal_arcana(army.faction):
            yield (
                where,
                f"{golem.name} is of {golem.arcanum}; {army.faction} may use {', '.join(legal_arcana(army.faction))}",
            )
        elif golem.factions and army.faction not in golem.factions:
            yield where, f"{golem.name} serves only {', '.join(golem.factions)}"
    if all(id in codex.golems for id in army.golems) and army_apv(army, codex.golems) > army.points:
        yield ("golems",), f"costs {army_apv(army, codex.golems)} APV, more than its {army.points} points"


def check_scenario(scenario: ScenarioFile, codex: Codex) -> Iterator[Finding]:
    """The map, what lies on it, the armies, and that the battle can be won."""
    wrong = list(_check_map(scenario, codex.tiles))
    yield from wrong
    if not wrong:
        laid = dict(_lay(scenario, codex.tiles))
        yield from _check_zones(scenario, laid)
        yield from _check_places("captures", [capture.at for capture in scenario.captures], laid)
        yield from _check_places("wells", [well.at for well in scenario.wells], laid)
    yield from _check_captors(scenario)
    for place, position in enumerate(scenario.positions):
        yield from _check_army_of(("positions", place), position, codex)
    victory = scenario.victory
    if victory.rounds == 0 and victory.vp_total == 0 and not victory.last_standing_wins:
        yield ("victory",), "nothing ends the battle: give rounds, vp_total or last_standing_wins"
    if victory.destruction == "none" and not scenario.captures and not victory.last_standing_wins:
        yield ("victory", "destruction"), "nothing earns Victory Points: give captures, or VP by class or apv"


def _lay(scenario: ScenarioFile, tiles: Mapping[str, Tile]) -> Iterator[tuple[Cell, str]]:
    for placed in scenario.tiles:
        codes = [code for row in turned(tiles[placed.side].rows, placed.turn) for code in row]
        yield from zip(tile_cells(placed.at), codes)


def _check_map(scenario: ScenarioFile, tiles: Mapping[str, Tile]) -> Iterator[Finding]:
    used: dict[str, int] = {}
    taken: dict[Cell, str] = {}
    for place, placed in enumerate(scenario.tiles):
        where: Where = ("tiles", place)
        if placed.side not in tiles:
            yield (*where, "side"), f"there is no tile side '{placed.side}'{hint(placed.side, tiles)}"
        if placed.side in used:
            yield (
                (*where, "side"),
                f"{placed.side} is on the map already (entry {used[placed.side] + 1}); a side once a map",
            )
        used.setdefault(placed.side, place)
        under = [cell for cell in tile_cells(placed.at) if cell in taken]
        if under:
            yield (*where, "at"), f"{placed.side} lies on {taken[under[0]]} at {list(under[0])}"
        for cell in tile_cells(placed.at):
            taken.setdefault(cell, placed.side)
    apart = _unreached(set(taken))
    if apart:
        place = next(i for i, placed in enumerate(scenario.tiles) if apart[0] in tile_cells(placed.at))
        yield ("tiles", place, "at"), f"{scenario.tiles[place].side} touches no side of the rest of the map"


def _unreached(cells: set[Cell]) -> list[Cell]:
    """Cells that no way over sides joins to the first."""
    left = set(cells)
    waiting = [min(left)]
    left.discard(waiting[0])
    while waiting:
        c, r = waiting.pop()
        for cell in ((c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)):
            if cell in left:
                left.discard(cell)
                waiting.append(cell)
    return sorted(left)


def _misplaced(cell: Cell, laid: Mapping[Cell, str]) -> str:
    """Why nothing can lie or stand in a Region, or an empty string."""
    if cell not in laid:
        return f"{list(cell)} is not on the map"
    terrain, _, _ = parse_region(laid[cell])
    return f"{list(cell)} is a Mountain, where no Golem can stop" if terrain == "mountain" else ""


def _check_zones(scenario: ScenarioFile, laid: Mapping[Cell, str]) -> Iterator[Finding]:
    owner: dict[Cell, int] = {}
    for number, position in enumerate(scenario.positions):
        wrong = [
            finding for place in range(len(position.zones)) for finding in _check_zone(position, number, place, laid, owner)
        ]
        yield from wrong
        room = sum(4 - parse_region(laid[cell])[2] for cell, whose in owner.items() if whose == number)
        if room == 0 and not wrong:
            yield ("positions", number, "zones"), "has no room for a Golem"


def _check_zone(
    position: Position, number: int, place: int, laid: Mapping[Cell, str], owner: dict[Cell, int]
) -> Iterator[Finding]:
    where: Where = ("positions", number, "zones", place)
    zone = position.zones[place]
    if len(zone) == 3:
        yield where, "must be [column, row] or [column, row, column, row]"
        return
    for cell in rectangle(zone):
        trouble = _misplaced(cell, laid)
        if trouble:
            yield where, trouble
        elif cell in owner:
            whose = "this position" if owner[cell] == number else f"position {owner[cell] + 1}"
            yield where, f"{list(cell)} is already in a zone of {whose}"
        else:
            owner[cell] = number


def _check_captors(scenario: ScenarioFile) -> Iterator[Finding]:
    most = len(scenario.positions)
    for number, capture in enumerate(scenario.captures):
        for place, position in enumerate(capture.positions):
            if not 1 <= position <= most:
                yield ("captures", number, "positions", place), f"there is no position {position}; they are 1 to {most}"


def _check_places(field: str, places: Iterable[list[int]], laid: Mapping[Cell, str]) -> Iterator[Finding]:
    seen: set[Cell] = set()
    for number, at in enumerate(places):
        cell = (at[0], at[1])
        trouble = _misplaced(cell, laid) or (f"{at} is listed already" if cell in seen else "")
        if trouble:
            yield (field, number, "at"), trouble
        seen.add(cell)


def _check_army_of(where: Where, position: Position, codex: Codex) -> Iterator[Finding]:
    army = codex.armies.get(position.army)
    if army is None:
        yield (*where, "army"), f"there is no army '{position.army}'{hint(position.army, codex.armies)}"
    elif all(id in codex.golems for id in army.golems) and army_apv(army, codex.golems) > position.limit:
        apv = army_apv(army, codex.golems)
        yield (*where, "army"), f"'{position.army}' costs {apv} APV, more than the limit of {position.limit}"
