"""The squares of a map, whatever their terrain: which there are, and which lie on the way of sight (Line of Sight)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from shem.core.errors import OptionError

LONGEST: Final = 1000


@final
@mypyc_attr(acyclic=True)
class Sightline:
    """The line between two centres: the Regions whose circles it enters, in order, and their mask; cut: by a void or the
    map's edge."""

    def __init__(self, between: tuple[int, ...], cut: bool) -> None:
        self.between: Final = between
        self.cut: Final = cut
        mask = 0
        for region in between:
            mask |= 1 << region
        self.passes: Final = mask


@final
class Squares:
    """Unit squares at (column, row), numbered in their order; bits: the mask of each.

    `near`, `shadows` and `steps` keep what was computed.
    """

    def __init__(self, spots: list[tuple[int, int]]) -> None:
        self.spots: Final = spots
        self.count: Final = len(spots)
        self.bits: Final = [1 << number for number in range(len(spots))]
        self.columns: Final = 1 + max(column for column, _ in spots)
        self.rows: Final = 1 + max(row for _, row in spots)
        if self.columns > LONGEST or self.rows > LONGEST:
            message = f"a map is at most {LONGEST} Regions wide and high"
            raise OptionError("impossible-map", message, {"most": LONGEST})
        self.grid: Final = [-1] * (self.columns * self.rows)
        for number in range(len(spots)):
            column, row = spots[number]
            self.grid[row * self.columns + column] = number
        self._sightlines: Final[dict[int, Sightline]] = {}
        self.near: Final[dict[int, int]] = {}
        self.steps: Final[dict[int, list[int]]] = {}
        self.shadows: Final[dict[int, int]] = {}

    def at(self, column: int, row: int) -> int:
        """The square at these coordinates, -1 for a void or off the map."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return self.grid[row * self.columns + column]
        return -1

    def sightline(self, a: int, b: int) -> Sightline:
        """The line from the centre of `a` to the centre of `b` (ruling B4); kept once computed."""
        key = a * self.count + b
        found = self._sightlines.get(key)
        if found is None:
            found = _sightline(self, a, b)
            self._sightlines[key] = found
        return found


def _sightline(squares: Squares, a: int, b: int) -> Sightline:
    column, row = squares.spots[a]
    across, down = squares.spots[b][0] - column, squares.spots[b][1] - row
    between: list[tuple[int, int]] = []
    cut = False
    for under in range(min(0, down), max(0, down) + 1):
        for over in range(min(0, across), max(0, across) + 1):
            number = squares.at(column + over, row + under)
            if number in (a, b):
                continue
            if number < 0:
                cut = cut or enters_square(across, down, over, under)
            elif enters_circle(across, down, over, under):
                between.append((over * across + under * down, number))
    between.sort()
    return Sightline(
        tuple([number for _, number in between]), cut or _slips_between_voids(squares, column, row, across, down)
    )


def enters_circle(across: i64, down: i64, over: i64, under: i64) -> bool:
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


def _slips_between_voids(squares: Squares, start: int, top: int, across: int, down: int) -> bool:
    """Ruling B4: a corner between two voids blocks too."""
    if across == 0 or down == 0:
        return False
    right, below = (1 if across > 0 else -1), (1 if down > 0 else -1)
    for i in range(abs(across)):
        for j in range(abs(down)):
            corner_x, corner_y = right * (2 * i + 1), below * (2 * j + 1)
            if across * corner_y != down * corner_x:
                continue
            column, row = start + right * i, top + below * j
            if squares.at(column + right, row) < 0 and squares.at(column, row + below) < 0:
                return True
    return False
