"""What lies on a scenario's map: tiles, deployment zones, starting places, capture Regions, wells, and what is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from shem.core.content.problems import Message, Where, field_name
from shem.games.arcana.content.board import Cell, parse_region, rectangle, tile_cells, turned
from shem.games.arcana.content.checks_effects import check_effects
from shem.games.arcana.content.holders import REGION
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_scenario import Place, Position, ScenarioFile
from shem.games.arcana.content.models_tables import Tile
from shem.games.arcana.content.problems import Finding, hint, listed_already, never_comes, no_area
from shem.games.arcana.parts import vocabulary as v

ROOM = 4


class Laid:
    """The map as it lies: the code of each Region; `hidden` collects who hides something where."""

    def __init__(self, codes: Mapping[Cell, str]) -> None:
        self.codes: Final = codes
        self.hidden: Final[dict[Cell, str]] = {}

    def misplaced(self, cell: Cell) -> Message | None:
        """Why nothing can lie or stand in a Region, if so."""
        if cell not in self.codes:
            return Message("off-map", "{cell} is not on the map", cell=written(cell))
        if parse_region(self.codes[cell])[0] == "mountain":
            return Message("mountain", "{cell} is a Mountain, where no Golem can stop", cell=written(cell))
        return None

    def obstructions(self, cell: Cell) -> int:
        return parse_region(self.codes[cell])[2]

    def check_areas(self, where: Where, areas: Sequence[Sequence[int]]) -> Iterator[Finding]:
        """Regions and rectangles on the map, each Region once."""
        seen: set[Cell] = set()
        for place, area in enumerate(areas):
            if len(area) == 3:
                yield (*where, place), no_area()
                continue
            for cell in rectangle(area):
                trouble = self.misplaced(cell) or (listed_already(written(cell)) if cell in seen else None)
                if trouble:
                    yield (*where, place), trouble
                seen.add(cell)

    def check_hidden(self, where: Where, areas: Sequence[Sequence[int]]) -> Iterator[Finding]:
        """The candidates of something hidden: at least two, and nothing else is hidden there."""
        wrong = list(self.check_areas(where, areas))
        yield from wrong
        if wrong:
            return
        cells = cells_of(areas)
        if len(cells) < 2:
            yield where, Message("hide", "needs at least 2 candidates to hide among, not {have}", have=len(cells))
        for cell in cells:
            other = self.hidden.setdefault(cell, field_name(where))
            if other != field_name(where):
                yield where, Message("hidden", "{cell} is a candidate of {other} already", cell=written(cell), other=other)


def written(cell: Sequence[int]) -> str:
    """A Region as it is written in a file."""
    return str(list(cell))


def cells_of(areas: Iterable[Sequence[int]]) -> list[Cell]:
    """The Regions of areas, in their order; areas of the wrong length have none."""
    return [cell for area in areas if len(area) != 3 for cell in rectangle(area)]


def lay(scenario: ScenarioFile, tiles: Mapping[str, Tile]) -> Laid:
    """The map of a scenario whose tiles are in order."""
    codes: dict[Cell, str] = {}
    for placed in scenario.tiles:
        own = [code for row in turned(tiles[placed.side].rows, placed.turn) for code in row]
        codes.update(zip(tile_cells(placed.at), own))
    return Laid(codes)


def check_tiling(scenario: ScenarioFile, tiles: Mapping[str, Tile]) -> Iterator[Finding]:
    """Known sides, each once, none on another, all in one piece."""
    used: dict[str, int] = {}
    taken: dict[Cell, str] = {}
    for place, placed in enumerate(scenario.tiles):
        where: Where = ("tiles", place)
        if placed.side not in tiles:
            near = hint(placed.side, tiles)
            yield (*where, "side"), Message("no-side", "there is no tile side '{side}'{hint}", side=placed.side, hint=near)
        if placed.side in used:
            yield (
                (*where, "side"),
                Message(
                    "side-twice",
                    "{side} is on the map already (entry {entry}); a side once a map",
                    side=placed.side,
                    entry=used[placed.side] + 1,
                ),
            )
        used.setdefault(placed.side, place)
        under = [cell for cell in tile_cells(placed.at) if cell in taken]
        if under:
            yield (
                (*where, "at"),
                Message(
                    "overlap",
                    "{side} lies on {other} at {cell}",
                    side=placed.side,
                    other=taken[under[0]],
                    cell=written(under[0]),
                ),
            )
        for cell in tile_cells(placed.at):
            taken.setdefault(cell, placed.side)
    apart = _unreached(set(taken))
    if apart:
        place = next(i for i, placed in enumerate(scenario.tiles) if apart[0] in tile_cells(placed.at))
        side = scenario.tiles[place].side
        yield ("tiles", place, "at"), Message("apart", "{side} touches no side of the rest of the map", side=side)


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


def check_map(scenario: ScenarioFile, laid: Laid, codex: Codex) -> Iterator[Finding]:
    """Everything that lies on the map, but for the story."""
    yield from _check_zones(scenario, laid, codex)
    yield from _check_all_places(scenario, laid, codex)
    yield from _check_cells("captures", [capture.at for capture in scenario.captures], laid)
    yield from _check_cells("wells", [well.at for well in scenario.wells], laid)
    for number, well in enumerate(scenario.wells):
        if (well.at is None) == (not well.among):
            message = Message("well-place", "needs at, or among: the candidates of a hidden well; one of them")
            yield ("wells", number), message
        elif well.among:
            where: Where = ("wells", number, "among")
            yield from laid.check_hidden(where, well.among)
            yield from _check_known(where, well.among, scenario)
    for number, region in enumerate(scenario.regions):
        yield from laid.check_areas(("regions", number, "at"), region.at)
        yield from check_effects(("regions", number, "effects"), region.effects, REGION)


def _check_known(where: Where, among: Sequence[Sequence[int]], scenario: ScenarioFile) -> Iterator[Finding]:
    """A Region has only one Mana Well: where a known one lies, no other is hidden."""
    known = {(well.at[0], well.at[1]) for well in scenario.wells if well.at is not None}
    for cell in cells_of(among):
        if cell in known:
            yield where, Message("known-well", "{cell} has a Mana Well that everybody sees", cell=written(cell))


def _check_cells(field: str, places: Iterable[list[int] | None], laid: Laid) -> Iterator[Finding]:
    seen: set[Cell] = set()
    for number, at in enumerate(places):
        if at is None:
            continue
        cell = (at[0], at[1])
        trouble = laid.misplaced(cell) or (listed_already(written(at)) if cell in seen else None)
        if trouble:
            yield (field, number, "at"), trouble
        seen.add(cell)


# Deployment zones.


def _check_zones(scenario: ScenarioFile, laid: Laid, codex: Codex) -> Iterator[Finding]:
    owner: dict[Cell, int] = {}
    for number, position in enumerate(scenario.positions):
        zones = range(len(position.zones))
        wrong = [finding for place in zones for finding in _check_zone(scenario, number, place, laid, owner)]
        yield from wrong
        rooms = [ROOM - laid.obstructions(cell) for cell, whose in owner.items() if whose == number]
        where: Where = ("positions", number, "zones")
        if position.zones and not wrong and not any(room >= need for room in rooms for need in _bases(position, codex)):
            yield where, Message("no-room", "has no room for a Golem")
        elif position.zones and all(zone.opens > 1 for zone in position.zones) and not _starts_somewhere(position):
            yield (
                where,
                Message(
                    "closed",
                    "is closed at the start, so that no Golem would be on the board: give a zone without from",
                ),
            )


def _bases(position: Position, codex: Codex) -> list[int]:
    """What room the Golems of its ready army need beside Obstructions, of which a Colossus needs none (ruling B29)."""
    army = codex.armies.get(position.army)
    known = [] if army is None else [codex.golems[one.golem].size for one in army.fielded if one.golem in codex.golems]
    return [0 if size == "colossus" else v.BASE_SIZES[v.CLASSES.index(size)] for size in known] or [1]


def _starts_somewhere(position: Position) -> bool:
    return any(place.at is not None for place in position.places)


def _check_zone(scenario: ScenarioFile, number: int, place: int, laid: Laid, owner: dict[Cell, int]) -> Iterator[Finding]:
    where: Where = ("positions", number, "zones", place)
    zone = scenario.positions[number].zones[place]
    rounds = scenario.victory.rounds
    if zone.until and zone.opens > zone.until:
        message = Message(
            "opens-late", "opens in Round {first}, after its last Round {last}", first=zone.opens, last=zone.until
        )
        yield (*where, "from"), message
    elif rounds and zone.opens > rounds:
        yield (*where, "from"), never_comes(zone.opens, rounds)
    if len(zone.at) == 3:
        yield where, no_area()
        return
    for cell in rectangle(zone.at):
        trouble = laid.misplaced(cell)
        if trouble:
            yield where, trouble
        elif cell in owner:
            yield where, _zoned(cell, owner[cell], number)
        else:
            owner[cell] = number


def _zoned(cell: Cell, owner: int, number: int) -> Message:
    if owner == number:
        return Message("zoned-here", "{cell} is already in a zone of this position", cell=written(cell))
    return Message("zoned", "{cell} is already in a zone of position {owner}", cell=written(cell), owner=owner + 1)


# Fixed starting places.


def _check_all_places(scenario: ScenarioFile, laid: Laid, codex: Codex) -> Iterator[Finding]:
    taken: dict[Cell, int] = {}
    for number, position in enumerate(scenario.positions):
        where: Where = ("positions", number, "places")
        if position.places and not position.fixed:
            yield where, Message("fixed", "are for the Golems of one army: say fixed: true")
        yield from _check_places(where, position, laid, codex, taken)
        army = codex.armies.get(position.army)
        missing = army is None or len({place.golem for place in position.places}) < len(army.fielded)
        if not position.zones and missing:
            message = Message("no-zones", "is missing: without zones every Golem needs its own of places")
            yield ("positions", number, "zones"), message


def _check_places(where: Where, position: Position, laid: Laid, codex: Codex, taken: dict[Cell, int]) -> Iterator[Finding]:
    army = codex.armies.get(position.army)
    seen: set[int] = set()
    for at, place in enumerate(position.places):
        spot: Where = (*where, at)
        if (place.at is None) == (place.reserve is None):
            yield spot, Message("at-or-reserve", "needs at, or reserve: true; one of them")
        if place.golem in seen:
            yield (*spot, "golem"), Message("placed", "Golem {number} has its place already", number=place.golem)
        seen.add(place.golem)
        if army is not None and place.golem > len(army.fielded):
            yield (
                (*spot, "golem"),
                Message(
                    "golem-number",
                    "'{army}' has {have} Golems, no Golem {number}",
                    army=position.army,
                    have=len(army.fielded),
                    number=place.golem,
                ),
            )
        elif army is not None and place.at is not None:
            golem = codex.golems.get(army.fielded[place.golem - 1].golem)
            yield from _check_room(spot, place, "" if golem is None else golem.size, laid, taken)


def _check_room(where: Where, place: Place, size: str, laid: Laid, taken: dict[Cell, int]) -> Iterator[Finding]:
    assert place.at is not None
    cell = (place.at[0], place.at[1])
    trouble = laid.misplaced(cell)
    if trouble:
        yield (*where, "at"), trouble
        return
    base = v.BASE_SIZES[v.CLASSES.index(size)] if size else 0
    room = ROOM - (0 if size == "colossus" else laid.obstructions(cell))  # ruling B29
    if taken.get(cell, 0) + base > room:
        yield (
            (*where, "at"),
            Message(
                "crowded",
                "{cell} has no room for this {size}: {taken} of {room} places are taken",
                cell=written(cell),
                size=size,
                taken=taken.get(cell, 0),
                room=room,
            ),
        )
    taken[cell] = taken.get(cell, 0) + base
