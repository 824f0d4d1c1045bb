"""Armies and collections as files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

from shem.games.arcana.content.models_words import (
    GOLEM_MASTER_ID,
    PROVENANCE_HELP,
    Faction,
    Id,
    Model,
    Provenance,
    Text,
    Titled,
)

COLOSSUS_KNIGHTS = 3
Count = Annotated[int, Field(ge=0, le=99)]
NUMBER_PATTERN = "^[1-9][0-9]*$"
TileNumber = Annotated[str, Field(pattern=NUMBER_PATTERN)]


class Fielded(Model):
    """A Golem of an army with who commands it and what it carries."""

    golem: str = Field(description="id of the Golem")
    knight: str | None = Field(None, description="id of its Knight; none given: a Golem Master")
    knights: list[str] | None = Field(None, description="ids of the three Knights of a Colossus")
    relic: str | None = Field(None, description="id of the Relic that it carries")

    def commanders(self, colossus: bool) -> list[str]:
        """The ids of its Knights; where none is named, Golem Masters."""
        if self.knights is not None:
            return list(self.knights)
        if self.knight is not None:
            return [self.knight]
        return [GOLEM_MASTER_ID] * (COLOSSUS_KNIGHTS if colossus else 1)


def _fielded(value: Any) -> Any:
    return {"golem": value} if isinstance(value, str) else value


class _OrId:
    """In the JSON Schema: the model, or an id alone."""

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        return {"anyOf": [{"type": "string"}, handler(core)]}


class ArmyFile(Model):
    """armies/<id>.yaml: an army."""

    title: Text = Field(description="its name")
    description: Text = Field(description="how it plays")
    faction: Faction = Field(description="its faction")
    points: int = Field(ge=1, le=9999, description="the most that its APV may be")
    fielded: list[Annotated[Fielded, BeforeValidator(_fielded), _OrId()]] = Field(
        alias="golems", min_length=1, max_length=32, description="its Golems: an id, or golem, knight and relic"
    )
    ancients: list[str] = Field([], max_length=16, description="ids of its Ancient Ones")

    @property
    def golems(self) -> Sequence[str]:
        """The ids of its Golems, in its order."""
        return [entry.golem for entry in self.fielded]


class Box(Titled):
    """A box as it was sold, as far as it is known."""

    golems: list[Id] = Field([], max_length=40, description="ids of the Golems whose figures are in it")
    likely: list[Id] = Field([], max_length=40, description="ids of those that this house takes to be in it, too")
    tiles: list[TileNumber] = Field([], max_length=40, description="numbers of the map tiles in it")
    source: Provenance = Field(description=PROVENANCE_HELP)


class BoxesFile(Model):
    """boxes.yaml: boxes by id."""

    boxes: dict[Id, Box] = Field(description="the boxes")


class CollectionFile(Model):
    """A collection: what somebody owns; only for warnings."""

    golems: dict[str, Count] = Field({}, description="how many of each Golem, by id")
    relics: list[str] = Field([], description="ids of Relics")
    tiles: dict[TileNumber, Count] = Field({}, description="how many of each map tile, by its number")
