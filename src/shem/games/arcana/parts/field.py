"""The battlefield: Regions with terrain and cover, their neighbours, and what lies between (Maps, Tiles, and Terrain)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.masks import mask_where, places_of, united
from shem.games.arcana.parts.squares import Sightline, Squares

IMPASSABLE: Final = 0
STRIDES: Final = 4
IGNORED: Final = 8
POINT_BITS: Final = 8
POINT_MASK: Final = (1 << POINT_BITS) - 1
DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


@final
class Terrain:
    """A terrain's figures. walk, fly: MP to enter (IMPASSABLE: never). Damage on entering and at its owner's turn start.

    climb_named: the scenario names the AP to climb out.
    """

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
        climb_named: bool,
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
        self.climb_named: Final = climb_named
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
@mypyc_attr(acyclic=True)
class Line:
    """What a line of sight meets: whether it is blocked for all, the Hills on it, and the Regions that it passes.

    passes: the mask of `between`.
    """

    def __init__(self, blocked: bool, blocker: int, hill: int, between: tuple[int, ...], passes: int) -> None:
        self.blocked: Final = blocked
        self.blocker: Final = blocker
        self.hill: Final = hill
        self.between: Final = between
        self.passes: Final = passes


@final
@mypyc_attr(acyclic=True)
class Reach:
    """Where a move can go: the Regions in ascending order with the least MP to each.

    harmful: some of them harm who enters, so that naming another path can matter. paths: the proposed ones, once computed.
    passed: a mask of the Regions from which it goes on, where nothing hinders the move. hindered: the same move where some
    Regions stop it or are closed to it, by the mask of these. mask: of the Regions; free: of those where it could go if
    nothing hindered it.
    """

    def __init__(self, regions: tuple[int, ...], points: bytes, mask: int, free: int, harmful: bool, passed: int) -> None:
        self.regions: Final = regions
        self.points: Final = points
        self.harmful: Final = harmful
        self.paths: dict[int, tuple[int, ...]] | None = None
        self.hindered: dict[int, Reach] | None = None
        self.mask: Final = mask
        self.free: Final = free
        self.passed: Final = passed

    def place(self, region: int) -> int:
        """Where the Region stands in the lists, or -1."""
        least, most = 0, len(self.regions) - 1
        while least < most:
            middle = (least + most) >> 1
            if self.regions[middle] < region:
                least = middle + 1
            else:
                most = middle
        return least if least <= most and self.regions[least] == region else -1


# Tuples, for the garbage collector soon leaves tuples of numbers alone.
Exits = list[tuple[tuple[int, int], ...]]


@final
class Field:
    """A map. Regions are numbered by (row, column); a void is a place without a Region.

    `blessable`: a mask of the Regions where a Blessing or Curse may lie; `blessable_before`: how many of these come before
    each; `harmful`: a mask of those that harm who enters; `halts`: of those where a move may
    end if there is room. `exits[mode][region]` are the steps (to, MP) that a move may
    take; mode is `mode_of(movement, nimble)`. `lines`, `reaches` and `struck` keep what was computed about this map, for
    all its battles; `squares` what does not hang on terrain, for all maps of these Regions. `like`: the map from which it
    was made; `changed`: a mask of the Regions that are not what they were there; `around`: of these and those beside them.
    """

    def __init__(self, regions: list[Region], squares: Squares, like: Field | None = None) -> None:
        """like: a map of the same Regions, of which what holds for this one, too, is taken over."""
        self.regions: Final = regions
        self.squares: Final = squares
        self.count: Final = len(regions)
        self.bits: Final = squares.bits
        self.columns: Final = squares.columns
        self.rows: Final = squares.rows
        self.limits: Final = [region.limit for region in regions]
        self.open: Final = [_open(regions, size) for size in range(len(v.CLASSES))]
        may_be_blessed = [region.terrain.blessable for region in regions]
        self.blessable: Final = mask_where(may_be_blessed)
        self.blessable_before: Final = _counted(may_be_blessed)
        self.like: Final = like
        self.changed: Final = 0 if like is None else _changes(regions, like.regions)
        self.around: Final = self.beside(places_of(self.changed))
        self.exits: Final[list[Exits]] = [_exits(self, mode, like) for mode in range(STRIDES)]
        self._ways: Final[dict[int, Exits]] = {}
        self._steps: Final[dict[int, list[tuple[int, ...]]]] = {}
        self.harmful: Final = mask_where([region.terrain.enter > 0 for region in regions])
        self.halts: Final = mask_where([region.terrain.stop for region in regions])
        self.lines: Final[dict[int, Line]] = {}
        self.reaches: Final[dict[int, Reach]] = {}
        self.hindered = 0  # how many of them are kept in others' `hindered`
        self.struck: Final[dict[int, int]] = {}
        self.everywhere: Final = (1 << self.count) - 1

    def at(self, column: int, row: int) -> int:
        """The Region at these coordinates, -1 for a void or off the map."""
        return self.squares.at(column, row)

    def distance(self, a: int, b: int, by_steps: bool) -> int:
        """Range in Regions; a diagonal counts 1, or 2 where ranges go by steps (ruling B3)."""
        one, other = self.regions[a], self.regions[b]
        across = one.column - other.column if one.column > other.column else other.column - one.column
        down = one.row - other.row if one.row > other.row else other.row - one.row
        return across + down if by_steps else max(across, down)

    def near(self, a: int, far: int, by_steps: bool) -> int:
        """A mask of the Regions within a range of Region a, itself too; kept once computed."""
        far = min(far, self.columns + self.rows)
        key = (a * (self.columns + self.rows + 1) + far) * 2 + (1 if by_steps else 0)
        mask = self.squares.near.get(key)
        if mask is None:
            mask = mask_where([self.distance(a, b, by_steps) <= far for b in range(self.count)])
            self.squares.near[key] = mask
        return mask

    def beside(self, regions: list[int]) -> int:
        """A mask of some Regions and those next to them."""
        mask = 0
        for region in regions:
            mask = united(mask, self.near(region, 1, False))
        return mask

    def ways(self, gait: int) -> Exits:
        """The exits for a gait: a mode, plus STRIDES for 1 MP into every Region, plus IGNORED times a mask of what costs
        nothing extra (covers, then terrains)."""
        if gait < STRIDES:
            return self.exits[gait]
        found = self._ways.get(gait)
        if found is None:
            found = _exits(self, gait, self.like)
            self._ways[gait] = found
        return found

    def steps(self, gait: int) -> list[tuple[int, ...]]:
        """`ways`, each step as one number: MP in the lower POINT_BITS, where to above them."""
        found = self._steps.get(gait)
        if found is None:
            ways = self.ways(gait)
            if self.like is None:
                found = [_packed(exits) for exits in ways]
            else:
                found = self.like.steps(gait).copy()
                for number in places_of(self.around):
                    found[number] = _packed(ways[number])
            self._steps[gait] = found
        return found

    def line(self, a: int, b: int) -> Line:
        """The line of sight from the centre of `a` to the centre of `b` (ruling B4); kept once computed."""
        key = a * self.count + b
        found = self.lines.get(key)
        if found is None and self.like is not None:
            found = self.like.lines.get(key)
            if found is not None and found.passes & self.changed:
                found = None
        if found is None:
            found = _line(self, self.squares.sightline(a, b))
            self.lines[key] = found
        return found

    def reach(self, key: int, start: int) -> Reach | None:
        """What is kept of a move from a Region: on this map, or on the one before if no change concerns it."""
        found = self.reaches.get(key)
        if found is None and self.like is not None:
            found = self.like.reaches.get(key)
            if found is not None and (found.mask | self.bits[start]) & self.around:
                found = None
            if found is not None:
                self.reaches[key] = found
        return found

    def strikes(self, key: int, a: int, far: int) -> int | None:
        """What is kept of the Regions within a range and in sight: on this map, or on the one before, as in `reach`."""
        mask = self.struck.get(key)
        if mask is None and self.like is not None and not self.near(a, far, False) & self.changed:
            mask = self.like.struck.get(key)
            if mask is not None:
                self.struck[key] = mask
        return mask


def _line(field: Field, sightline: Sightline) -> Line:
    """What the terrain on a line of sight does to it."""
    blocked = sightline.cut
    blocker = -1
    hill = -1
    for region in sightline.between:
        terrain = field.regions[region].terrain
        if terrain.blocks_all:
            blocked = True
            blocker = region
        elif terrain.blocks_height:
            hill = region
    return Line(blocked, blocker, hill, sightline.between, sightline.passes)


def _counted(flags: list[bool]) -> list[int]:
    """How many of those before each place hold."""
    found: list[int] = []
    count = 0
    for flag in flags:
        found.append(count)
        count += 1 if flag else 0
    return found


def _changes(regions: list[Region], before: list[Region]) -> int:
    """A mask of the Regions that are others for moves and sight."""
    return mask_where([now.kind != then.kind or now.cover != then.cover for now, then in zip(regions, before)])


def _open(regions: list[Region], size: int) -> int:
    """A mask of the Regions where a Golem of this class fits as long as nobody is there (rulings B29, B39)."""
    mask = 0
    for number in range(len(regions)):
        region = regions[number]
        room = region.limit + (region.obstructions if size == v.COLOSSUS else 0)
        if region.terrain.stop and room >= v.BASE_SIZES[size]:
            mask |= 1 << number
    return mask


def mode_of(movement: int, nimble: bool) -> int:
    return movement * 2 + (1 if nimble else 0)


def _walk(ground: int, cover: int) -> int:
    """Terrain and Cover: increases are not cumulative, the larger one counts."""
    return IMPASSABLE if ground == IMPASSABLE else max(ground, cover)


def points_into(region: Region, gait: int) -> int:
    """MP to enter a Region."""
    ignored = gait // IGNORED
    ground = region.terrain.walk if gait & 2 == 0 else region.terrain.fly
    if ground != IMPASSABLE and (gait & STRIDES or (ignored >> len(v.COVERS) + region.kind) & 1):
        ground = 1
    if gait & 2 or gait & STRIDES or (ignored >> region.cover) & 1:
        return ground
    return _walk(ground, region.cover_walk)


def _exits(field: Field, gait: int, like: Field | None) -> Exits:
    """like: the map before, of which what no change concerns is taken over."""
    prices = [points_into(region, gait) for region in field.regions]
    if like is None:
        return [_steps_from(field, gait, prices, region) for region in field.regions]
    found = like.ways(gait).copy()
    for number in places_of(field.around):
        found[number] = _steps_from(field, gait, prices, field.regions[number])
    return found


def _packed(exits: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple([to << POINT_BITS | points for to, points in exits])


def _steps_from(field: Field, gait: int, prices: list[int], region: Region) -> tuple[tuple[int, int], ...]:
    walking = gait & 2 == 0
    nimble = gait & 1 == 1
    steps: list[tuple[int, int]] = []
    for across, down in DIRECTIONS:
        diagonal = across != 0 and down != 0
        to = field.at(region.column + across, region.row + down)
        if to < 0 or (diagonal and not nimble):
            continue
        if prices[to] != IMPASSABLE and may_cut(field, region, across, down, walking):
            steps.append((to, prices[to]))
    return tuple(steps)


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
