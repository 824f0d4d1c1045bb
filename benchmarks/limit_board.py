"""What `benchmarks.limit` plays on: flat lists of numbers, as Numba takes them, and chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

try:
    import numba
except ImportError:
    numba = None

Ints = list[int]
Function = TypeVar("Function", bound=Callable[..., Any])
COMPILED: Final = numba is not None

RESERVE: Final = -1
GONE: Final = -2
END_TURN: Final = -1
HOLD_BACK: Final = -2
NOTHING: Final = -1  # an ability that the Golem does not have, or that only effects grant
MOVE: Final = 0
MELEE: Final = 1
RANGED: Final = 2
TARGETS: Final = 64  # a Region or a Golem, as the last digit of an action
MOST_REGIONS: Final = 62  # their masks are signed words
HASH: Final = 67  # the powers of two are all different by this
BASES: Final = 5  # 0 to 4 small bases
LUCKIEST: Final = 100
# The clock: whose place in the turn order it is, the Round (0: deployment), whether it is over, what chance draws from.
PLACE: Final = 0
ROUND: Final = 1
ENDED: Final = 2
SEED: Final = 3
# drand48: its product overflows a word, but not the bits that are kept, so both ways to run it draw alike.
FACTOR: Final = 0x5DEECE66D
SEEDS: Final = (1 << 48) - 1


class Board(NamedTuple):
    """What a battle does not change. Masks are of Regions; all lists are flat.

    By Golem: army to prize (VP for destroying it). By Golem * slots + slot: kind to far. By gait: neighbours * Region, and
    priced, the Regions that cost so many MP (from 1 to prices). struck: by range * Region, what is in sight; elevated: the
    Range that a Region adds; shelter: by class * Region * Region, all cover from there to here. room: by Region; open: by
    base, where it fits as long as nobody is there. places: the place of a lone bit by its rest to HASH.
    """

    regions: int
    slots: int
    prices: int
    drawn: int
    ap: int
    rounds: int
    contested: int
    crit: int
    first_move: int
    first_other: int
    breakaway: int
    first_ap: Ints
    army: Ints
    base: Ints
    size: Ints
    health: Ints
    armor: Ints
    dodge: Ints
    walks: Ints
    flies: Ints
    prize: Ints
    kind: Ints
    cost: Ints
    points: Ints
    gait: Ints
    walking: Ints
    accuracy: Ints
    damage: Ints
    far: Ints
    neighbours: Ints
    priced: Ints
    struck: Ints
    elevated: Ints
    shelter: Ints
    room: Ints
    open: Ints
    zone: Ints
    captures: Ints
    capture_vp: Ints
    places: Ints


class Position(NamedTuple):
    """A battle: by Golem at and health, by ability pips and uses, by Region room, by base where it fits, by army where it
    stands, AP and VP; the turn order and the clock. layers: for `reach` to work with."""

    at: Ints
    health: Ints
    pips: Ints
    uses: Ints
    room: Ints
    fits: Ints
    stands: Ints
    ap: Ints
    vp: Ints
    order: Ints
    clock: Ints
    layers: Ints


class Actions(NamedTuple):
    """What may be done now, as numbers: keys are `Golem's ability * TARGETS + target`, or one of the negative ones."""

    keys: Ints


Flat = Board | Position | Actions


def fast(function: Function) -> Function:
    """Compiled where numba is there."""
    compiled: Function = numba.njit(function) if COMPILED else function
    return compiled


@fast
def draw(now: Position, count: int) -> int:
    """A number from 0 up to below count, which is small."""
    seed = (now.clock[SEED] * FACTOR + 11) & SEEDS
    now.clock[SEED] = seed
    return ((seed >> 17) * count) >> 31


def position(board: Board, seed: int) -> Position:
    """Room for a position, which `begin` fills."""
    golems, abilities = len(board.army), len(board.kind)
    sizes = [golems, golems, abilities, abilities, board.regions, BASES, 2, 2, 2, 2, 4, 1 + max(board.points)]
    now = Position(*[[0] * size for size in sizes])
    now.clock[SEED] = seed
    return now


def buffer(board: Board) -> Actions:
    """Room for all actions that there can ever be."""
    return Actions([0] * (2 + len(board.kind) * TARGETS))


def listed(flat: Flat) -> Any:
    """As it is, for the interpreter."""
    return flat


def recorded(flat: Flat) -> Any:
    """As one record, for numba: it goes from function to function as one pointer, where a tuple would be copied."""
    import numpy

    values = flat._asdict()
    shapes = [(name, "i8", (len(value),) if isinstance(value, list) else ()) for name, value in values.items()]
    record = numpy.zeros(1, numpy.dtype(shapes))
    for name, value in values.items():
        record[name] = value
    return record[0]
