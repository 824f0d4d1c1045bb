"""Maps and Terrain as the rules read them: plain JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from shem.core.errors import OptionError
from shem.games.arcana import vocabulary as v
from shem.games.arcana.content.board import TURNS, Cell, parse_region, tile_cells, turned
from shem.games.arcana.content.codex import Codex
from shem.games.arcana.content.lookup import unknown
from shem.games.arcana.content.models_tables import TerrainChange


def compile_map(codex: Codex, tiles: Iterable[tuple[str, Cell, int]]) -> list[dict[str, Any]]:
    """The Regions of tiles (side, (column, row) of the upper-left Region, clockwise turn), by row and column.

    Raises OptionError for an unknown side, one used twice, a turn that is none, a place off the board and an overlap.
    """
    laid: dict[Cell, str] = {}
    used: set[str] = set()
    for side, at, turn in tiles:
        if side not in codex.tiles:
            raise unknown("tile", side, codex.tiles)
        if side in used:
            raise OptionError("tile-twice", f"tile side {side} is on the map twice", {"side": side})
        if turn not in TURNS:
            raise OptionError("bad-turn", f"a tile turns by 0, 90, 180 or 270 degrees, not {turn}", {"found": turn})
        used.add(side)
        codes = [code for row in turned(codex.tiles[side].rows, turn) for code in row]
        for cell, code in zip(tile_cells(at), codes):
            if cell in laid or cell[0] < 0 or cell[1] < 0:
                raise OptionError(
                    "tile-place", f"tile {side} does not fit at {at}", {"side": side, "column": at[0], "row": at[1]}
                )
            laid[cell] = code
    return compile_regions(codex, laid)


def compile_regions(codex: Codex, codes: Mapping[Cell, str]) -> list[dict[str, Any]]:
    """Regions from their codes (see `board.parse_rows`), by row and column."""
    regions = []
    for cell in sorted(codes, key=lambda cell: (cell[1], cell[0])):
        terrain, cover, obstructions = parse_region(codes[cell])
        own = _terrains(codex)[terrain]["cover"]
        regions.append({"at": list(cell), "terrain": terrain, "cover": own or cover, "obstructions": obstructions})
    return regions


def compile_terrain(codex: Codex, changes: Mapping[Any, TerrainChange] | None = None) -> dict[str, Any]:
    """Terrain types, with what a scenario changes, and kinds of Cover; a Cover's values stand in the order of classes."""
    assert codex.terrain is not None
    covers = {
        name: {"walk": cover.walk, "values": [getattr(cover, size) for size in v.CLASSES], "intervenes": cover.intervenes}
        for name, cover in codex.terrain.covers
    }
    terrains = _terrains(codex)
    for name, change in (changes or {}).items():
        terrains[name] |= change.model_dump(exclude_none=True)
        terrains[name]["climb_named"] = change.climb is not None
    return {"terrains": terrains, "covers": covers}


def _terrains(codex: Codex) -> dict[str, Any]:
    assert codex.terrain is not None
    return {name: terrain.model_dump() for name, terrain in codex.terrain.terrains}
