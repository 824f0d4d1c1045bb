"""What tiles and Terrain types mean in themselves."""

from __future__ import annotations

from collections.abc import Iterator

from shem.core.content.problems import Message, Mistake, Where
from shem.games.arcana.content.board import parse_region
from shem.games.arcana.content.models_tables import TerrainFile, TilesFile
from shem.games.arcana.content.problems import Finding, unreachable


def check_tiles(file: TilesFile) -> Iterator[Finding]:
    """Three Regions a row, each with a code that can be read."""
    for side, tile in file.tiles.items():
        for place, row in enumerate(tile.rows):
            where: Where = ("tiles", side, "rows", place)
            codes = row.split()
            if len(codes) != 3:
                yield where, Message("row", "must name 3 Regions, not {have}", have=len(codes))
            for code in codes:
                try:
                    parse_region(code)
                except Mistake as mistake:
                    yield where, mistake.message


def check_terrain(file: TerrainFile) -> Iterator[Finding]:
    """Nothing may stop where nothing can enter; water and the like have a Cover that exists."""
    for name, terrain in file.terrains:
        if terrain.stop and terrain.walk == 0 and terrain.fly == 0:
            yield ("terrains", name, "stop"), unreachable()
