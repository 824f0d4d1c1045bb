"""Golem Arcana's reach, paths and sight against slow oracles written from the rules anew."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shem.games import arcana
from shem.games.arcana.box import Box
from tests.properties.test_arcana import MOVES, STEADY, maps
from tests.rules.arcana.made import golem

Cell = tuple[int, int]
WALK = {"P-": 1, "Pg": 1, "Pm": 2, "Ph2": 2, "H-": 2, "Hm": 2, "S-": 1, "D-": 2, "W-": 1, "T-": 1}
HARM = {"W-": 5, "T-": 10}


def cells_of(rows: list[str]) -> dict[Cell, str]:
    return {(c, r): code for r, text in enumerate(rows) for c, code in enumerate(text.split()) if code != ".."}


def every_path(
    cells: dict[Cell, str], start: Cell, name: str, points: int, enemies: set[Cell]
) -> dict[Cell, tuple[int, int]]:
    """(MP, damage) of the best path to each Region, by trying every path that visits no Region twice."""
    flies, nimble = name in ("Flyer", "Hawk"), name in ("Nimble", "Hawk")
    best: dict[Cell, tuple[int, int]] = {}

    def go(at: Cell, path: tuple[Cell, ...], spent: int, hurt: int) -> None:
        if path:
            best[at] = min(best.get(at, (spent, hurt)), (spent, hurt))
            if at in enemies and not flies:
                return
        for across in (-1, 0, 1):
            for down in (-1, 0, 1):
                to = (at[0] + across, at[1] + down)
                if to in (at, start) or to not in cells or to in path or (across and down and not nimble):
                    continue
                if not flies and cells[to] == "M-":
                    continue
                beside = [(at[0] + across, at[1]), (at[0], at[1] + down)]
                if across and down and not any(cell in cells and (flies or cells[cell] != "M-") for cell in beside):
                    continue
                price = 1 if flies else WALK[cells[to]]
                if spent + price <= points:
                    go(to, (*path, to), spent + price, hurt + HARM.get(cells[to], 0))

    go(start, (), 0, 0)
    return best


@STEADY
@given(maps, st.sampled_from(sorted(MOVES)), st.integers(1, 4), st.sets(st.integers(0, 41), max_size=6))
def test_reach_and_paths_against_every_path(rows: list[str], name: str, points: int, where: set[int]) -> None:
    """The least MP to each Region with room, and the proposed path is the cheapest and among those the least harmful."""
    cells = cells_of(rows)
    free = [cell for cell, code in sorted(cells.items()) if code != "M-"]
    if not free:
        return
    start = free[len(free) // 2]
    enemies = {free[place % len(free)] for place in where}
    mover = golem(name, moves=[{**MOVES[name][0], "mp": points}])
    enemy = golem("Enemy")
    pieces = [(name, 0, start), *(("Enemy", 1, cell) for cell in sorted(enemies))]
    box = arcana.sandbox(rows, pieces, golems=[mover, enemy])
    best = every_path(cells, start, name, points, enemies)
    stops = {cell: figures for cell, figures in best.items() if cells[cell] != "M-"}
    assert box.reach(box.pieces[0], "Go") == {cell: spent for cell, (spent, _) in stops.items()}
    for cell, (spent, hurt) in stops.items():
        path = box.path(box.pieces[0], "Go", cell)
        assert path[-1] == cell
        assert sum(HARM.get(cells[step], 0) for step in path) == hurt
        assert sum(1 if name in ("Flyer", "Hawk") else WALK[cells[step]] for step in path) == spent


def crosses(a: Cell, b: Cell, square: Cell) -> bool:
    """Whether the segment between two centres meets the inside of the square: clipping by exact fractions."""
    low, high = Fraction(0), Fraction(1)
    for start, end, centre in zip(a, b, square):
        step = end - start
        near, far = Fraction(2 * (centre - start) - 1, 2), Fraction(2 * (centre - start) + 1, 2)
        if step == 0:
            if not near < 0 < far:
                return False
            continue
        first, last = sorted((near / step, far / step))
        low, high = max(low, first), min(high, last)
    return low < high


def is_seen(cells: dict[Cell, str], a: Cell, b: Cell) -> bool:
    """Line of Sight with ruling B4, from its words."""
    across, down = b[0] - a[0], b[1] - a[1]
    length = across**2 + down**2
    around = [
        (c, r)
        for c in range(min(a[0], b[0]), max(a[0], b[0]) + 1)
        for r in range(min(a[1], b[1]), max(a[1], b[1]) + 1)
        if (c, r) not in (a, b)
    ]
    for cell in around:
        code = cells.get(cell)
        off = across * (cell[1] - a[1]) - down * (cell[0] - a[0])
        entered = Fraction(off * off, length) < Fraction(1, 4)
        if code is None and crosses(a, b, cell):
            return False
        if code == "M-" and entered:
            return False
        if code is not None and code[0] == "H" and entered and cells[a][0] != "H":
            return False
    for c in range(min(a[0], b[0]), max(a[0], b[0])):
        for r in range(min(a[1], b[1]), max(a[1], b[1])):
            corner = (Fraction(2 * c + 1, 2) - a[0], Fraction(2 * r + 1, 2) - a[1])
            if across * corner[1] != down * corner[0]:
                continue
            falling = (across > 0) == (down > 0)
            beside = [(c + 1, r), (c, r + 1)] if falling else [(c, r), (c + 1, r + 1)]
            if all(cell not in cells for cell in beside):
                return False
    return True


def check_sight(box: Box, cells: dict[Cell, str]) -> None:
    for a in cells:
        for b in cells:
            if a != b:
                assert box.sees(a, b) == is_seen(cells, a, b), (a, b)


@STEADY
@given(maps)
def test_sight_against_its_words(rows: list[str]) -> None:
    cells = cells_of(rows)
    if cells:
        check_sight(arcana.sandbox(rows, golems=[]), cells)


@pytest.mark.parametrize("place", range(63))
def test_one_void_or_mountain_anywhere_on_a_wide_map(place: int) -> None:
    for code in ("..", "M-"):
        codes = [["P-"] * 9 for _ in range(7)]
        codes[place // 9][place % 9] = code
        rows = [" ".join(line) for line in codes]
        cells = cells_of(rows)
        box = arcana.sandbox(rows, golems=[])
        for a in ((0, 0), (8, 3), (4, 6)):
            for b in cells:
                if a in cells and a != b:
                    assert box.sees(a, b) == is_seen(cells, a, b), (a, b)
