"""Turned tiles laid on one grid: cells, walls, and areas with their Districts and Sight Marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from shem.games.delve.content.models_quest import Laid, Quest, Side, Tile

Json = dict[str, Any]
Cell = tuple[int, int]  # x, y
ROCK: Final = "#"


def side_of(laid: Laid, tiles: Mapping[str, Tile]) -> Side:
    tile = tiles[laid.tile]
    return tile.a if laid.side == "a" else tile.b


def cells_of(side: Side) -> dict[Cell, str]:
    """The letter of each floor cell."""
    return {(x, y): letter for y, row in enumerate(side.rows) for x, letter in enumerate(row) if letter != ROCK}


def letters(side: Side) -> list[str]:
    return sorted(set("".join(side.rows)) - {ROCK})


def areas_of(quest: Quest, tiles: Mapping[str, Tile]) -> list[str]:
    """The names of a quest's areas, in the order of their numbers; its tiles must be there."""
    return [f"{name}.{letter}" for name, laid in quest.tiles.items() for letter in letters(side_of(laid, tiles))]


def beside(cell: Cell) -> Iterator[Cell]:
    x, y = cell
    yield from ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))


def is_one(cells: set[Cell]) -> bool:
    """Whether cells hang together."""
    found: set[Cell] = set()
    waiting = [min(cells)]
    while waiting:
        cell = waiting.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            waiting.extend(beside(cell))
    return found == cells


def middle(cells: list[Cell]) -> Cell:
    """The cell nearest to the centre of all of them; of two, the first from the top left."""
    count = len(cells)
    wide, deep = sum(x for x, _ in cells), sum(y for _, y in cells)
    return min(cells, key=lambda cell: ((cell[0] * count - wide) ** 2 + (cell[1] * count - deep) ** 2, cell[1], cell[0]))


def turned(cell: Cell, size: int, turn: int) -> Cell:
    for _ in range(turn):
        cell = (size - 1 - cell[1], cell[0])
    return cell


class Plan:
    """A quest's dungeon. at: the area of each floor cell, by its name; twice: tiles that lie on another."""

    def __init__(self, quest: Quest, tiles: Mapping[str, Tile]) -> None:
        self._quest: Final = quest
        self.names: Final = areas_of(quest, tiles)
        self.at: Final[dict[Cell, str]] = {}
        self.twice: Final[list[str]] = []
        self._marks: Final[dict[str, Cell]] = {}
        self._walls: Final = {frozenset(pair) for pair in quest.walls}
        self._doors: Final = {frozenset(door.between) for door in quest.doors.values()}
        self.width = self.height = 0
        covered: set[Cell] = set()
        for name, laid in quest.tiles.items():
            side = side_of(laid, tiles)
            size = len(side.rows)
            square = {(laid.x + x, laid.y + y) for x in range(size) for y in range(size)}
            if square & covered:
                self.twice.append(name)
            covered |= square
            self._lay(name, laid, side)
        self.width = 1 + max(x for x, _ in covered)
        self.height = 1 + max(y for _, y in covered)

    def _lay(self, name: str, laid: Laid, side: Side) -> None:
        def put(cell: Cell) -> Cell:
            x, y = turned(cell, len(side.rows), laid.turn)
            return laid.x + x, laid.y + y

        for cell, letter in cells_of(side).items():
            self.at[put(cell)] = f"{name}.{letter}"
        for letter, (x, y) in side.marks.items():
            self._marks[f"{name}.{letter}"] = put((x, y))
        self._walls.update(frozenset(f"{name}.{letter}" for letter in wall) for wall in side.walls)

    def district(self, area: str) -> str:
        return self._quest.tiles[area.split(".")[0]].district

    def edges(self) -> Iterator[tuple[Cell, Cell]]:
        """Floor cells of two areas, side by side; each pair once."""
        for cell, area in self.at.items():
            for other in list(beside(cell))[:2]:
                if other in self.at and self.at[other] != area:
                    yield cell, other

    def is_open(self, one: str, other: str) -> bool:
        """Whether two areas that touch are not parted by a wall; a door is none."""
        pair = frozenset((one, other))
        return pair in self._doors or (pair not in self._walls and self.district(one) == self.district(other))

    def touching(self) -> set[tuple[str, ...]]:
        """Areas that lie side by side, each pair in the order of the alphabet."""
        return {tuple(sorted((self.at[one], self.at[other]))) for one, other in self.edges()}

    def reached(self) -> set[str]:
        """The areas to which there is a way from where the first Hero begins, through every door."""
        ways = [pair for pair in self.touching() if self.is_open(pair[0], pair[1])]
        found = {self._quest.start[0]}
        while more := {b for pair in ways for a, b in (pair, pair[::-1]) if a in found} - found:
            found |= more
        return found

    def json(self) -> Json:
        """The dungeon of a set-up, with what it is drawn from."""
        numbers = {name: number for number, name in enumerate(self.names)}
        districts = list(self._quest.districts)
        of_area: dict[str, list[Cell]] = {name: [] for name in self.names}
        for cell, area in self.at.items():
            of_area[area].append(cell)

        def place(cell: Cell) -> int:
            return cell[1] * self.width + cell[0]

        spots = [(x, y) for y in range(self.height) for x in range(self.width)]
        return {
            "width": self.width,
            "height": self.height,
            "cells": [numbers[self.at[spot]] if spot in self.at else -1 for spot in spots],
            "walls": sorted(
                [place(one), place(other)] for one, other in self.edges() if not self.is_open(self.at[one], self.at[other])
            ),
            "areas": [
                {
                    "id": name,
                    "district": districts.index(self.district(name)),
                    "mark": place(self._marks.get(name) or middle(of_area[name])),
                }
                for name in self.names
            ],
            "doors": [
                {"id": id, "areas": [numbers[area] for area in door.between], "lock": door.lock}
                for id, door in self._quest.doors.items()
            ],
        }
