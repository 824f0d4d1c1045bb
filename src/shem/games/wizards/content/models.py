"""A file of cards and tiles as models: fields, words and ranges."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Provenance = Literal["rulebook", "card", "fan", "house"]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=30)]
Figure = Annotated[int, Field(ge=-20, le=20)]
Copies = Annotated[int, Field(ge=0, le=20)]
Hardness = Literal["soft", "hard", "rock", "metal"]
Terrain = Literal["tower", "site", "monolith", "water", "wasteland"]
Deed = Literal[
    "extra_attack",
    "armor",
    "force",
    "haste",
    "mana",
    "storm",
    "power",
    "protection",
    "portal",
    "divination",
    "dispell",
    "repair",
    "theft",
    "transformation",
]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Name(Strict):
    """What people read; `de` as `en` where it is left out."""

    en: Annotated[str, Field(min_length=1, max_length=40)]
    de: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class Sourced(Strict):
    """source: where the figures come from; as the file says where it is left out."""

    name: Name
    source: Provenance | None = None


class Material(Sourced):
    """site: the tile needed to recruit at the single price."""

    hardness: Hardness
    force: Figure
    armor: Figure
    site: Id
    copies: Copies


class Size(Sourced):
    """order: among the sizes of all files, the smallest first; the core's are 10, 20, 30 and 40."""

    hits: Annotated[int, Field(ge=1, le=20)]
    force: Figure
    armor: Figure
    copies: Copies
    order: Annotated[int, Field(ge=0, le=1000)]


class Shape(Sourced):
    """move: spaces."""

    move: Annotated[int, Field(ge=0, le=14)]
    force: Figure
    armor: Figure
    flies: bool = False
    copies: Copies


class Wizard(Strict):
    """The Wizard's figures, and the traits that it has for cards."""

    hits: Annotated[int, Field(ge=1, le=20)]
    force: Figure
    armor: Figure
    size: Id
    shape: Id
    hardness: Hardness


class Effect(Strict):
    """What an Event card does. amount: Force, Armor, Mana or cards; turns: of power and protection.

    sizes, shapes, hardnesses: the units that a Battle card names. golem: it says Golem, so it does not touch a Wizard.
    """

    do: Deed
    amount: Annotated[int, Field(ge=1, le=20)] | None = None
    turns: Annotated[int, Field(ge=1, le=20)] | None = None
    sizes: list[Id] = []
    shapes: list[Id] = []
    hardnesses: list[Hardness] = []
    golem: bool = False


class Event(Sourced):
    effect: Effect
    copies: Copies


class Tile(Sourced):
    kind: Terrain
    count: Annotated[int, Field(ge=0, le=60)]


class Map(Strict):
    """A map that is laid: eight rows of eight tiles, from the north-west."""

    name: Name
    rows: list[list[Id]]


class Contents(Strict):
    """The whole file. What it names like something of the core replaces that; copies or count 0 takes it out."""

    name: Name
    source: Provenance
    materials: dict[Id, Material] = {}
    sizes: dict[Id, Size] = {}
    shapes: dict[Id, Shape] = {}
    events: dict[Id, Event] = {}
    tiles: dict[Id, Tile] = {}
    wizard: Wizard | None = None
    maps: dict[Id, Map] = {}
