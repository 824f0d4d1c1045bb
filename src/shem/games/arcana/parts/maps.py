"""A map as compiled content has it, read into a Field (Maps, Tiles, and Terrain)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import IMPASSABLE, Field, Region, Terrain
from shem.games.arcana.parts.squares import Squares


def field_from(
    regions: list[Mapping[str, Any]], terrain: Mapping[str, Any], pit_walk: int, like: Field | None = None
) -> Field:
    """Read compiled Regions and the terrain table.

    pit_walk: MP that walking into a Pit costs more (ruling A8). like: another map of the same Regions, if there is one.
    """
    squares = like.squares if like is not None else Squares([(data["at"][0], data["at"][1]) for data in regions])
    terrains = {
        name: _terrain(data, pit_walk if name == v.TERRAINS[v.PIT] else 0) for name, data in terrain["terrains"].items()
    }
    return Field([_region(data, terrains, terrain["covers"]) for data in regions], squares, like)


def _terrain(data: Mapping[str, Any], more: int) -> Terrain:
    return Terrain(
        data["walk"] + (0 if data.get("walk_named", False) else more) if data["walk"] else IMPASSABLE,
        data["fly"],
        data["stop"],
        data["blocks"],
        data["cover"],
        data["range"],
        data["ranged_accuracy"],
        data["enter"],
        data["turn"],
        data["climb"],
        data.get("climb_named", False),
        data["blessable"],
    )


def _region(data: Mapping[str, Any], terrains: Mapping[str, Terrain], covers: Mapping[str, Any]) -> Region:
    terrain = terrains[data["terrain"]]
    word: str = terrain.cover or data["cover"]
    cover: Mapping[str, Any] = covers[word]
    values: list[int] = list(cover["values"])
    intervening = [0, 0, 0, 0]
    if not terrain.cover and cover["intervenes"]:
        intervening = [value // 2 for value in values]  # ruling B1
    return Region(
        data["at"][0],
        data["at"][1],
        v.TERRAINS.index(data["terrain"]),
        terrain,
        v.COVERS.index(word),
        data["obstructions"],
        0 if terrain.cover else cover["walk"],
        values,
        intervening,
    )
