"""The grid: seven by seven positions, row by row from the north-west, which wraps round at every edge."""

from __future__ import annotations

from typing import Final

SIDE: Final = 7
PLACES: Final = 49
EVERYWHERE: Final = (1 << PLACES) - 1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FACINGS: Final = 4


def _beside(position: int, facing: int) -> int:
    row, column = divmod(position, SIDE)
    if facing == NORTH:
        row -= 1
    elif facing == EAST:
        column += 1
    elif facing == SOUTH:
        row += 1
    else:
        column -= 1
    return row % SIDE * SIDE + column % SIDE


def _line(position: int, facing: int) -> int:
    mask = 0
    for _ in range(SIDE):
        mask |= 1 << position
        position = _beside(position, facing)
    return mask


BESIDE: Final = [[_beside(position, facing) for position in range(PLACES)] for facing in range(FACINGS)]
LINE: Final = [[_line(position, facing) for position in range(PLACES)] for facing in range(FACINGS)]


def beside(position: int, facing: int) -> int:
    """The adjacent position that way, round the edge where there is one."""
    return BESIDE[facing][position]


def may_face(left: int, golem: int, facing: int) -> bool:
    """Orientation: whether a district remains in the line that way; `left` is the mask of remaining districts.

    The golem's own district counts while it remains (ruling 9).
    """
    return left & LINE[facing][golem] != 0


def stranded(left: int, golem: int) -> bool:
    """Whether no facing at all is possible (ruling 11)."""
    return left & (LINE[NORTH][golem] | LINE[EAST][golem]) == 0


def walk(left: int, golem: int, facing: int, distance: int) -> int:
    """Movement: where the golem stops after `distance` remaining districts; the line must hold at least one.

    Harvested districts are passed as if they were not there; the golem's own counts when the walk comes back to it
    (ruling 10).
    """
    step = BESIDE[facing]
    while distance > 0:
        golem = step[golem]
        if left >> golem & 1:
            distance -= 1
    return golem
