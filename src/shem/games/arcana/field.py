"""The battlefield: Regions with terrain and cover, their neighbours, and what lies between (Maps, Tiles, and Terrain)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from shem.games.arcana import vocabulary as v

IMPASSABLE: Final = 0
STRIDES: Final = 4
IGNORED: Final = 8
DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


@final
class Terrain:
    """A terrain's figures. walk, fly: MP to enter (IMPASSABLE: never). Damage on entering and at its owner's turn start."""

    def __init__(
        self,
        walk: int,
        fly: int,
        stop: bool,
        blocks: str,
        cover: str,
        range: int,
        ranged_accuracy: int,
        enter: int,
        turn: int,
        climb: int,
        blessable: bool,
    ) -> None:
        self.walk: Final = walk
        self.fly: Final = fly
        self.stop: Final = stop
        self.blocks_all: Final = blocks == "yes"
        self.blocks_height: Final = blocks == "height"
        self.cover: Final = cover
        self.range: Final = range
        self.ranged_accuracy: Final = ranged_accuracy
        self.enter: Final = enter
        self.turn: Final = turn
        self.climb: Final = climb
        self.blessable: Final = blessable


@final
class Region:
    """One square of the map: where it is, what it is, how much room it has, and its cover by class."""

    def __init__(
        self,
        column: int,
        row: int,
        kind: int,
        terrain: Terrain,
        cover: int,
        obstructions: int,
        cover_walk: int,
        cover_values: list[int],
        intervening_values: list[int],
    ) -> None:
        self.column: Final = column
        self.row: Final = row
        self.kind: Final = kind
        self.terrain: Final = terrain
        self.cover: Final = cover
        self.obstructions: Final = obstructions
        self.cover_walk: Final = cover_walk
        self.walk: Final = _walk(terrain.walk, cover_walk)
        self.limit: Final = 4 - obstructions if terrain.stop else 0
        self.cover_values: Final = cover_values
        self.intervening_values: Final = intervening_values


@final
class Line:
    """What a line of sight meets: whether it is blocked for all, the Hills on it, and the Regions that it passes.

    passes: the mask of `between`.
    """

    def __init__(self, blocked: bool, blocker: int, hill: int, between: list[int]) -> None:
        self.blocked: Final = blocked
        self.blocker: Final = blocker
        self.hill: Final = hill
        self.between: Final = between
        mask = 0
        for region in between:
            mask |= 1 << region
        self.passes: Final = mask


@final
class Reach:
    """Where a move can go: the Regions in ascending order with the least MP to each.

    harmful: some of them harm who enters, so that naming another path can matter. paths: the proposed ones, once computed.
    """

    def __init__(self, regions: tuple[int, ...], points: bytes, harmful: bool) -> None:
        self.regions: Final = regions
        self.points: Final = points
        self.harmful: Final = harmful
        self.paths: Final[dict[int, tuple[int, ...]]] = {}
        mask = 0
        for region in regions:
            mask |= 1 << region
        self.mask: Final = mask

    def place(self, region: int) -> int:
        """Where the Region stands in the lists, or -1."""
        return self.regions.index(region) if (self.mask >> region) & 1 else -1


@final
class Field:
    """A map. Regions are numbered by (row, column); a void is a place without a Region.

    `blessable`: a mask of the Regions where a Blessing or Curse may lie. `exits[mode][region]` are the steps (to, MP)
    that a move may take; mode is `mode_of(movement, nimble)`. `lines`, `reaches`, `struck` and `shadows` keep what was
    computed about this map, for all its battles.
    """

    def __init__(self, regions: list[Region]) -> None:
        self.regions: Final = regions
        self.count: Final = len(regions)
        self.columns: Final = 1 + max(region.column for region in regions)
        self.rows: Final = 1 + max(region.row for region in regions)
        self.grid: Final = [-1] * (self.columns * self.rows)
        for number in range(len(regions)):
            region = regions[number]
            self.grid[region.row * self.columns + region.column] = number
        self.limits: Final = [region.limit for region in regions]
        self.open: Final = [_open(regions, size) for size in range(len(v.CLASSES))]
        self.blessable: Final = mask_where([region.terrain.blessable for region in regions])
        self.exits: Final = [_exits(self, mode) for mode in range(4)]
        self._ways: Final[dict[int, list[list[tuple[int, int]]]]] = {}
        self.lines: Final[dict[int, Line]] = {}
        self.reaches: Final[dict[int, Reach]] = {}
        self.struck: Final[dict[int, int]] = {}
        self.shadows: Final[dict[int, int]] = {}
        self.everywhere: Final = (1 << self.count) - 1
        self._near: Final[dict[int, int]] = {}

    def at(self, column: int, row: int) -> int:
        """The Region at these coordinates, -1 for a void or off the map."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return self.grid[row * self.columns + column]
        return -1

    def distance(self, a: int, b: int, by_steps: bool) -> int:
        """Range in Regions; a diagonal counts 1, or 2 where ranges go by steps (ruling B3)."""
        across = abs(self.regions[a].column - self.regions[b].column)
        down = abs(self.regions[a].row - self.regions[b].row)
        return across + down if by_steps else max(across, down)

    def near(self, a: int, far: int, by_steps: bool) -> int:
        """A mask of the Regions within a range of Region a, itself too; kept once computed."""
        far = min(far, self.columns + self.rows)
        key = (a * (self.columns + self.rows + 1) + far) * 2 + (1 if by_steps else 0)
        mask = self._near.get(key)
        if mask is None:
            mask = mask_where([self.distance(a, b, by_steps) <= far for b in range(self.count)])
            self._near[key] = mask
        return mask

    def ways(self, gait: int) -> list[list[tuple[int, int]]]:
        """The exits for a gait: a mode, plus STRIDES for 1 MP into every Region, plus IGNORED times a mask of what costs
        nothing extra (covers, then terrains)."""
        if gait < STRIDES:
            return self.exits[gait]
        found = self._ways.get(gait)
        if found is None:
            found = _exits(self, gait)
            self._ways[gait] = found
        return found

    def line(self, a: int, b: int) -> Line:
        """The line of sight from the centre of `a` to the centre of `b` (ruling B4); kept once computed."""
        key = a * self.count + b
        found = self.lines.get(key)
        if found is None:
            found = _line(self, a, b)
            self.lines[key] = found
        return found


def mask_where(flags: list[bool]) -> int:
    """A mask of the places that hold."""
    mask = 0
    for place in range(len(flags)):
        if flags[place]:
            mask |= 1 << place
    return mask


def _open(regions: list[Region], size: int) -> int:
    """A mask of the Regions where a Golem of this class fits as long as nobody is there (rulings B29, B39)."""
    mask = 0
    for number in range(len(regions)):
        region = regions[number]
        room = region.limit + (region.obstructions if size == v.COLOSSUS else 0)
        if region.terrain.stop and room >= v.BASE_SIZES[size]:
            mask |= 1 << number
    return mask


def field_from(regions: list[Mapping[str, Any]], terrain: Mapping[str, Any], pit_walk: int) -> Field:
    """Read compiled Regions and the terrain table; pit_walk: MP that walking into a Pit costs more (ruling A8)."""
    terrains = {
        name: _terrain(data, pit_walk if name == v.TERRAINS[v.PIT] else 0) for name, data in terrain["terrains"].items()
    }
    return Field([_region(data, terrains, terrain["covers"]) for data in regions])


def _terrain(data: Mapping[str, Any], more: int) -> Terrain:
    return Terrain(
        data["walk"] + more if data["walk"] else IMPASSABLE,
        data["fly"],
        data["stop"],
        data["blocks"],
        data["cover"],
        data["range"],
        data["ranged_accuracy"],
        data["enter"],
        data["turn"],
        data["climb"],
        data["blessable"],
    )


def _region(data: Mapping[str, Any], terrains: Mapping[str, Terrain], covers: Mapping[str, Any]) -> Region:
    terrain = terrains[data["terrain"]]
    word: str = terrain.cover or data["cover"]
    cover: Mapping[str, Any] = covers[word]
    values: list[int] = list(cover["values"])
    intervening = [0, 0, 0, 0]
    if not terrain.cover and cover["intervenes"]:
        intervening = [value // 2 for value in values]  # ruling B1
    return Region(
        data["at"][0],
        data["at"][1],
        v.TERRAINS.index(data["terrain"]),
        terrain,
        v.COVERS.index(word),
        data["obstructions"],
        0 if terrain.cover else cover["walk"],
        values,
        intervening,
    )


def mode_of(movement: int, nimble: bool) -> int:
    return movement * 2 + (1 if nimble else 0)


def _walk(ground: int, cover: int) -> int:
    """Terrain and Cover: increases are not cumulative, the larger one counts."""
    return IMPASSABLE if ground == IMPASSABLE else max(ground, cover)


def _points(region: Region, gait: int) -> int:
    """MP to enter a Region."""
    ignored = gait // IGNORED
    ground = region.terrain.walk if gait & 2 == 0 else region.terrain.fly
    if ground != IMPASSABLE and (gait & STRIDES or (ignored >> len(v.COVERS) + region.kind) & 1):
        ground = 1
    if gait & 2 or gait & STRIDES or (ignored >> region.cover) & 1:
        return ground
    return _walk(ground, region.cover_walk)


def _exits(field: Field, gait: int) -> list[list[tuple[int, int]]]:
    walking = gait & 2 == 0
    nimble = gait & 1 == 1
    prices = [_points(region, gait) for region in field.regions]
    found: list[list[tuple[int, int]]] = []
    for region in field.regions:
        steps: list[tuple[int, int]] = []
        for across, down in DIRECTIONS:
            diagonal = across != 0 and down != 0
            to = field.at(region.column + across, region.row + down)
            if to < 0 or (diagonal and not nimble):
                continue
            points = prices[to]
            if points == IMPASSABLE or not may_cut(field, region, across, down, walking):
                continue
            steps.append((to, points))
        found.append(steps)
    return found


def may_cut(field: Field, region: Region, across: int, down: int, walking: bool) -> bool:
    """Ruling B6: a diagonal step needs one of the two Regions beside it, not a Mountain for walkers."""
    if across == 0 or down == 0:
        return True
    for beside in (
        field.at(region.column + across, region.row),
        field.at(region.column, region.row + down),
    ):
        if beside >= 0 and not (walking and field.regions[beside].walk == IMPASSABLE):
            return True
    return False


def _line(field: Field, a: int, b: int) -> Line:
    start, end = field.regions[a], field.regions[b]
    across, down = end.column - start.column, end.row - start.row
    between: list[tuple[int, int]] = []
    blocked = False
    blocker = -1
    hill = -1
    for row in range(min(start.row, end.row), max(start.row, end.row) + 1):
        for column in range(min(start.column, end.column), max(start.column, end.column) + 1):
            number = field.at(column, row)
            if number in (a, b):
                continue
            over, under = column - start.column, row - start.row
            if number < 0:
                blocked = blocked or enters_square(across, down, over, under)
            elif enters_circle(across, down, over, under):
                between.append((over * across + under * down, number))
                if field.regions[number].terrain.blocks_all:
                    blocked = True
                    blocker = number
                elif field.regions[number].terrain.blocks_height:
                    hill = number
    between.sort()
    return Line(blocked or _slips_between_voids(field, a, b), blocker, hill, [number for _, number in between])


def enters_circle(across: int, down: int, over: int, under: int) -> bool:
    """Whether the line from (0, 0) to (across, down) enters the circle in the unit square centred on (over, under)."""
    cross = across * under - down * over
    along = over * across + under * down
    return 4 * cross * cross < across * across + down * down and 0 < along < across * across + down * down


def enters_square(across: int, down: int, over: int, under: int) -> bool:
    """Whether that line crosses the inside of the square itself; the square lies between the line's ends."""
    least = 0
    most = 0
    for corner_x, corner_y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        cross = across * (2 * under + corner_y) - down * (2 * over + corner_x)
        least = min(least, cross)
        most = max(most, cross)
    return least < 0 < most


def _slips_between_voids(field: Field, a: int, b: int) -> bool:
    """Ruling B4: a corner between two voids blocks too."""
    start, end = field.regions[a], field.regions[b]
    across, down = end.column - start.column, end.row - start.row
    if across == 0 or down == 0:
        return False
    right, below = (1 if across > 0 else -1), (1 if down > 0 else -1)
    for i in range(abs(across)):
        for j in range(abs(down)):
            corner_x, corner_y = right * (2 * i + 1), below * (2 * j + 1)
            if across * corner_y != down * corner_x:
                continue
            column, row = start.column + right * i, start.row + below * j
            if field.at(column + right, row) < 0 and field.at(column, row + below) < 0:
                return True
    return False
