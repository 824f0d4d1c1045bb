"""The chessboard: 64 spaces, row by row from the north-west; spaces are adjacent where they share a border."""

from __future__ import annotations

from typing import Final

SIDE: Final = 8
SPACES: Final = 64
CORNERS: Final = (0, 7, 56, 63)  # the Tower spaces: north-west, north-east, south-west, south-east
OPPOSITE: Final = ((0, 3), (1, 2))  # corners that face each other, as indices of CORNERS


def _beside(space: int) -> list[int]:
    row, column = divmod(space, SIDE)
    found: list[int] = []
    if row > 0:
        found.append(space - SIDE)
    if column > 0:
        found.append(space - 1)
    if column < SIDE - 1:
        found.append(space + 1)
    if row < SIDE - 1:
        found.append(space + SIDE)
    return found


BESIDE: Final = [_beside(space) for space in range(SPACES)]
