"""The dungeon of a quest: areas on laid tiles, with walls, doors and Districts, and what can be seen and walked in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

FAR: Final = 99  # areas to where there is no way


@final
class Line:
    """What lies between two Sight Marks. blocked: by a wall or a tile's edge. doors, areas: masks of those crossed."""

    def __init__(self, blocked: bool, doors: int, areas: int) -> None:
        self.blocked: Final = blocked
        self.doors: Final = doors
        self.areas: Final = areas


@final
class Ways:
    """Distances as long as the same doors, Districts and barriers are open.

    beside: areas that a legal path joins to each, whatever barriers there are. steps: those that can be stepped to.
    far: areas between any two past barriers, FAR where there is no way; walk: the same by steps; fly: for who flies.
    """

    def __init__(self, beside: list[list[int]], steps: list[list[int]]) -> None:
        self.beside: Final = beside
        self.steps: Final = steps
        self.far: Final = [_distances(beside, area) for area in range(len(beside))]
        self.walk: Final = [_distances(steps, area) for area in range(len(steps))]


@final
class Dungeon:
    """width, height: cells. cells: the area of each, row by row, -1 rock. districts: of each area. marks: the cell of each
    area's Sight Mark. doors: the two areas of each. beside: neighbours without a wall, by area; gates: the door between two
    neighbours, by area and neighbour."""

    def __init__(
        self,
        width: int,
        cells: list[int],
        walls: list[list[int]],
        districts: list[int],
        marks: list[int],
        doors: list[list[int]],
    ) -> None:
        self.width: Final = width
        self.cells: Final = cells
        self.districts: Final = districts
        self.marks: Final = marks
        self.doors: Final = doors
        self.areas: Final = len(districts)
        self._walls: Final = {(min(one, other), max(one, other)) for one, other in walls}
        self._gate: Final = {(min(one, other), max(one, other)): door for door, (one, other) in enumerate(doors)}
        self.beside: Final = self._neighbours()
        lines = [[self._line(min(one, other), max(one, other)) for other in range(self.areas)] for one in range(self.areas)]
        self.lines: Final = lines
        self._ways: Final[dict[tuple[int, int, tuple[int, ...]], Ways]] = {}

    def gate(self, one: int, other: int) -> int:
        """The door between two areas, or -1."""
        return self._gate.get((min(one, other), max(one, other)), -1)

    def ways(self, closed: int, revealed: int, barriers: tuple[int, ...]) -> Ways:
        """closed: mask of doors. revealed: mask of Districts. barriers: each as area * areas + the area it bars."""
        key = (closed, revealed, barriers)
        found = self._ways.get(key)
        if found is None:
            beside = [
                [other for other in self.beside[area] if self._passable(area, other, closed, revealed)]
                for area in range(self.areas)
            ]
            steps = [
                [other for other in beside[area] if area * self.areas + other not in barriers] for area in range(self.areas)
            ]
            found = Ways(beside, steps)
            self._ways[key] = found
        return found

    def _passable(self, one: int, other: int, closed: int, revealed: int) -> bool:
        door = self.gate(one, other)
        if door >= 0 and closed >> door & 1:
            return False
        return revealed >> self.districts[one] & revealed >> self.districts[other] & 1 == 1

    def _neighbours(self) -> list[list[int]]:
        found: list[set[int]] = [set() for _ in range(self.areas)]
        for cell, area in enumerate(self.cells):
            for other in self._after(cell):
                there = self.cells[other]
                if area >= 0 and there >= 0 and area != there and (cell, other) not in self._walls:
                    found[area].add(there)
                    found[there].add(area)
        return [sorted(areas) for areas in found]

    def _after(self, cell: int) -> list[int]:
        """The cells to the right of a cell and below it."""
        right = [cell + 1] if (cell + 1) % self.width else []
        return right + ([cell + self.width] if cell + self.width < len(self.cells) else [])

    def _line(self, one: int, other: int) -> Line:
        """The straight line between two Sight Marks, cell by cell (ruling 3)."""
        found = _Tracing(self, one, other)
        x, y = self.marks[one] % self.width, self.marks[one] // self.width
        to_x, to_y = self.marks[other] % self.width, self.marks[other] // self.width
        right, down = abs(to_x - x), abs(to_y - y)
        step_x, step_y = (1 if to_x > x else -1), (1 if to_y > y else -1)
        gone_x = gone_y = 0
        while gone_x < right or gone_y < down:
            ahead = (1 + 2 * gone_x) * down - (1 + 2 * gone_y) * right
            here = y * self.width + x
            if ahead == 0:  # through a corner: either way round it will do
                found.corner(here, here + step_x, here + step_y * self.width, here + step_x + step_y * self.width)
                x, y, gone_x, gone_y = x + step_x, y + step_y, gone_x + 1, gone_y + 1
            elif ahead < 0:
                found.cross(here, here + step_x)
                x, gone_x = x + step_x, gone_x + 1
            else:
                found.cross(here, here + step_y * self.width)
                y, gone_y = y + step_y, gone_y + 1
        return Line(found.blocked, found.doors, found.areas)

    def open_edge(self, one: int, other: int) -> bool:
        """Whether no wall and no rock lies between two cells side by side."""
        if self.cells[one] < 0 or self.cells[other] < 0:
            return False
        return (min(one, other), max(one, other)) not in self._walls


@final
class _Tracing:
    """A line of sight on its way."""

    def __init__(self, dungeon: Dungeon, one: int, other: int) -> None:
        self._dungeon: Final = dungeon
        self._ends: Final = 1 << one | 1 << other
        self.blocked = False
        self.doors = 0
        self.areas = 0

    def cross(self, here: int, there: int) -> None:
        if not self._dungeon.open_edge(here, there):
            self.blocked = True
            return
        cells = self._dungeon.cells
        door = self._dungeon.gate(cells[here], cells[there])
        if door >= 0:
            self.doors |= 1 << door
        self.areas |= 1 << cells[there] & ~self._ends

    def corner(self, here: int, beside: int, below: int, across: int) -> None:
        edge = self._dungeon.open_edge
        if edge(here, beside) and edge(beside, across):
            self.cross(here, beside)
            self.cross(beside, across)
        elif edge(here, below) and edge(below, across):
            self.cross(here, below)
            self.cross(below, across)
        else:
            self.blocked = True


def _distances(beside: Sequence[Sequence[int]], start: int) -> list[int]:
    far = [FAR] * len(beside)
    far[start] = 0
    queue = [start]
    for area in queue:
        for other in beside[area]:
            if far[other] == FAR:
                far[other] = far[area] + 1
                queue.append(other)
    return far


def dungeon_from(data: Mapping[str, Any]) -> Dungeon:
    """The dungeon of a set-up."""
    areas = data["areas"]
    return Dungeon(
        data["width"],
        list(data["cells"]),
        data["walls"],
        [area["district"] for area in areas],
        [area["mark"] for area in areas],
        [list(door["areas"]) for door in data["doors"]],
    )
