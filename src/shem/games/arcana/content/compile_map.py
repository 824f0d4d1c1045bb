"""Maps and Terrain as the rules read them: plain JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from shem.core.errors import OptionError
from shem.games.arcana.content.board import TURNS, Cell, parse_region, tile_cells, turned
from shem.games.arcana.content.lookup import unknown
from shem.games.arcana.content.models import Codex
from shem.games.arcana.content.models_tables import CoverChange, TerrainChange
from shem.games.arcana.parts import vocabulary as v


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


def compile_terrain(
    codex: Codex, terrain: Mapping[Any, TerrainChange] | None = None, covers: Mapping[Any, CoverChange] | None = None
) -> dict[str, Any]:
    """Terrain types and kinds of Cover with what a scenario changes; a Cover's values stand in the order of classes."""
    assert codex.terrain is not None
    kinds = {name: cover.model_dump() for name, cover in codex.terrain.covers}
    for name, change in (covers or {}).items():
        kinds[name] |= change.model_dump(exclude_none=True)
    terrains = _terrains(codex)
    for name, other in (terrain or {}).items():
        terrains[name] |= other.model_dump(exclude_none=True)
        terrains[name]["climb_named"] = other.climb is not None
        terrains[name]["walk_named"] = other.walk is not None
    return {"terrains": terrains, "covers": {name: _cover(figures) for name, figures in kinds.items()}}


def compile_changes(
    codex: Codex, terrain: Mapping[Any, TerrainChange], covers: Mapping[Any, CoverChange]
) -> list[dict[str, Any]]:
    """The figures that are not the usual ones, by Terrain and kind of Cover: what a scenario has to say of them."""
    usual = compile_terrain(codex)
    now = compile_terrain(codex, terrain, covers)
    found = []
    for table in ("terrains", "covers"):
        for name, figures in usual[table].items():
            changed = {field: now[table][name][field] for field in figures if now[table][name][field] != figures[field]}
            if changed:
                found.append({"of": table, "name": name, "figures": changed})
    return found


def _cover(figures: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "walk": figures["walk"],
        "values": [figures[size] for size in v.CLASSES],
        "intervenes": figures["intervenes"],
    }


def _terrains(codex: Codex) -> dict[str, Any]:
    assert codex.terrain is not None
    return {name: terrain.model_dump() for name, terrain in codex.terrain.terrains}
