"""The map's files: printed tiles, Terrain types and kinds of Cover."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from shem.games.arcana.content.models_words import PROVENANCE_HELP, Model, Provenance

SIDE_PATTERN = "^[1-9][0-9]*[AB]$"


class Tile(Model):
    """One printed side of a map tile."""

    set: int = Field(ge=1, le=99, description="number of the set that it comes in")
    rows: list[str] = Field(min_length=3, max_length=3, description="three rows of three Regions, such as 'P- Pg Hm'")


class TilesFile(Model):
    """tiles.yaml: printed sides by their number and letter."""

    source: Provenance = Field(description=PROVENANCE_HELP)
    tiles: dict[Annotated[str, Field(pattern=SIDE_PATTERN)], Tile] = Field(description="the sides")


class Terrain(Model):
    """A Terrain type."""

    walk: int = Field(ge=0, le=9, description="Movement Points to walk in; 0: impassable")
    fly: int = Field(ge=0, le=9, description="Movement Points to fly in; 0: impassable")
    stop: bool = Field(True, description="a move may end here")
    blocks: Literal["no", "yes", "height"] = Field("no", description="blocks sight: never, always, unless from a height")
    cover: Literal["", "ground", "medium", "heavy", "pit"] = Field("", description="the Cover that it always has")
    range: int = Field(0, ge=-9, le=9, description="added to the range of attacks from here")
    ranged_accuracy: int = Field(0, ge=-100, le=100, description="added to the Accuracy of Ranged attacks from here")
    enter: int = Field(0, ge=0, le=100, description="Health lost by entering")
    turn: int = Field(0, ge=0, le=100, description="Health lost at turn start")
    climb: int = Field(0, ge=0, le=9, description="AP to climb out")
    blessable: bool = Field(True, description="Blessings and Curses may be placed here")


class TerrainChange(Model):
    """The figures of a Terrain type that a scenario changes."""

    walk: int | None = Field(None, ge=0, le=9, description="Movement Points to walk in; 0: impassable")
    fly: int | None = Field(None, ge=0, le=9, description="Movement Points to fly in; 0: impassable")
    stop: bool | None = Field(None, description="a move may end here")
    blocks: Literal["no", "yes", "height"] | None = Field(
        None, description="blocks sight: never, always, unless from a height"
    )
    range: int | None = Field(None, ge=-9, le=9, description="added to the range of attacks from here")
    ranged_accuracy: int | None = Field(
        None, ge=-100, le=100, description="added to the Accuracy of Ranged attacks from here"
    )
    enter: int | None = Field(None, ge=0, le=100, description="Health lost by entering")
    turn: int | None = Field(None, ge=0, le=100, description="Health lost at turn start")
    climb: int | None = Field(None, ge=0, le=9, description="AP to climb out")
    blessable: bool | None = Field(None, description="Blessings and Curses may be placed here")


class Terrains(Model):
    """Every Terrain type."""

    plains: Terrain = Field(description="Plains")
    hills: Terrain = Field(description="Hills")
    mountain: Terrain = Field(description="Mountains")
    shallow: Terrain = Field(description="Shallow Water")
    deep: Terrain = Field(description="Deep Water")
    swamp: Terrain = Field(description="Miasma Swamps")
    pit: Terrain = Field(description="the Pit")


class Cover(Model):
    """A kind of Cover: what it costs to walk in, and what it takes off To-Hit for a target of each class."""

    walk: int = Field(ge=1, le=9, description="Movement Points to walk in")
    warsprite: int = Field(0, ge=0, le=100, description="for a Warsprite")
    ogre: int = Field(0, ge=0, le=100, description="for an Ogre")
    titan: int = Field(0, ge=0, le=100, description="for a Titan")
    colossus: int = Field(0, ge=0, le=100, description="for a Colossus")
    intervenes: bool = Field(True, description="half of it counts for Regions on the way")


class CoverChange(Model):
    """The figures of a kind of Cover that a scenario changes."""

    walk: int | None = Field(None, ge=1, le=9, description="Movement Points to walk in")
    warsprite: int | None = Field(None, ge=0, le=100, description="for a Warsprite")
    ogre: int | None = Field(None, ge=0, le=100, description="for an Ogre")
    titan: int | None = Field(None, ge=0, le=100, description="for a Titan")
    colossus: int | None = Field(None, ge=0, le=100, description="for a Colossus")
    intervenes: bool | None = Field(None, description="half of it counts for Regions on the way")


class Covers(Model):
    """Every kind of Cover."""

    none: Cover = Field(description="No Cover")
    ground: Cover = Field(description="Ground Cover")
    medium: Cover = Field(description="Medium Cover")
    heavy: Cover = Field(description="Heavy Cover")
    pit: Cover = Field(description="the Pit's own")


class TerrainFile(Model):
    """terrain.yaml: Terrain types and kinds of Cover."""

    source: Provenance = Field(description=PROVENANCE_HELP)
    terrains: Terrains = Field(description="Terrain types")
    covers: Covers = Field(description="kinds of Cover")
