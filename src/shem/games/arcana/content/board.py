"""Tiles and Regions as text and as data: the code of a Region, turning a tile, laying a map. No library needed."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.content.problems import Message, Mistake
from shem.games.arcana.parts import vocabulary as v

Cell = tuple[int, int]
VOID = ".."
TURNS = (0, 90, 180, 270)


def parse_region(code: str) -> tuple[str, str, int]:
    """Terrain, Cover and obstructions of a Region's code, such as `Ph2`; raises Mistake, a ValueError."""
    place = v.TERRAIN_LETTERS.find(code[:1]) if code else -1
    if place < 0:
        known = ", ".join(v.TERRAIN_LETTERS)
        raise Mistake(
            Message("terrain-letter", "'{code}' must begin with a Terrain letter: {known}", code=code, known=known)
        )
    terrain, rest = v.TERRAINS[place], code[1:]
    if rest in ("-", "g", "m"):
        cover, obstructions = v.COVERS["-gm".index(rest)], 0
    elif len(rest) == 2 and rest[0] == "h" and rest[1] in "1234":
        cover, obstructions = "heavy", int(rest[1])
    else:
        raise Mistake(
            Message(
                "cover-letter",
                "'{code}' must end with its Cover: -, g, m, or h1 to h4 (heavy with its obstructions)",
                code=code,
            )
        )
    if cover != "none" and terrain not in ("plains", "hills"):
        raise Mistake(
            Message(
                "cover-nowhere",
                "'{code}': only plains (P) and hills (H) take a Cover; write '{right}'",
                code=code,
                right=f"{code[0]}-",
            )
        )
    return terrain, cover, obstructions


def parse_rows(rows: Sequence[str]) -> dict[Cell, str]:
    """The code of every Region of rows such as `P- Pg ..` (a void is `..`); raises ValueError."""
    found: dict[Cell, str] = {}
    for row, text in enumerate(rows):
        for column, code in enumerate(text.split()):
            if code != VOID:
                parse_region(code)
                found[column, row] = code
    return found


def turned(rows: Sequence[str], turn: int) -> list[list[str]]:
    """A tile's codes after a clockwise turn of 0, 90, 180 or 270 degrees."""
    grid = [row.split() for row in rows]
    for _ in range(turn // 90):
        grid = [[grid[len(grid) - 1 - column][row] for column in range(len(grid))] for row in range(len(grid[0]))]
    return grid


def tile_cells(at: Sequence[int]) -> list[Cell]:
    """The nine cells of a tile whose upper-left Region is `at`."""
    return [(at[0] + column, at[1] + row) for row in range(3) for column in range(3)]


def rectangle(zone: Sequence[int]) -> list[Cell]:
    """The cells of a zone: one Region [column, row], or a rectangle [column, row, column, row]."""
    if len(zone) == 2:
        return [(zone[0], zone[1])]
    columns, rows = sorted((zone[0], zone[2])), sorted((zone[1], zone[3]))
    return [(c, r) for r in range(rows[0], rows[1] + 1) for c in range(columns[0], columns[1] + 1)]
