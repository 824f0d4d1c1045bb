"""What every model is made of: the words of the vocabulary and the small types that are written in several ways."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, GetCoreSchemaHandler, WithJsonSchema
from pydantic_core import CoreSchema
from pydantic_core.core_schema import literal_schema

from shem.core.content.problems import Message, Mistake
from shem.games.arcana.parts import vocabulary as v


class Words:
    """As an annotation: one of these words, where `Literal` would spell them again."""

    def __init__(self, *words: str) -> None:
        self.words: Final = list(words)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return literal_schema(self.words)


_CLASSES, _ARCANA, _FACTIONS = Words(*v.CLASSES), Words(*v.ARCANA), Words(*v.FACTIONS)
_TERRAINS, _COVERS, _ENDS = Words(*v.TERRAINS), Words(*v.COVERS), Words(*v.ENDS)
Class = Annotated[str, _CLASSES]
Rank = Annotated[str, Words(*v.RANKS)]
Arcanum = Annotated[str, _ARCANA]
Faction = Annotated[str, _FACTIONS]
TerrainWord = Annotated[str, _TERRAINS]
CoverWord = Annotated[str, _COVERS]
Movement = Annotated[str, Words(*v.MOVEMENTS)]
AttackType = Annotated[str, Words(*v.ATTACKS[1:])]
Against = Annotated[str, Words(*v.ATTACKS)]
Scope = Annotated[str, Words("single", "area", *v.SCOPES[1:])]
Aim = Annotated[str, Words(*v.AIMS)]
Trigger = Annotated[str, Words(*v.TRIGGERS)]
Whom = Annotated[str, Words(*v.WHOM)]
Attribute = Annotated[str, Words(*v.ATTRIBUTES)]
WellDeed = Annotated[str, Words(*v.WELL_DEEDS[:-1])]
WellChange = Annotated[str, Words(*v.WELL_DEEDS)]
Measure = Annotated[str, Words(*v.MEASURES)]
End = Annotated[str, _ENDS]
Way = Annotated[str, Words(*v.WAYS)]
Destruction = Annotated[str, Words(*v.DESTRUCTION_VP)]
Order = Annotated[str, Words(*v.ORDERS)]
Ranges = Annotated[str, Words(*v.RANGES)]
Provenance = Literal["rulebook", "card", "fan", "house"]
PROVENANCE_HELP = "where a figure comes from: a rulebook, a card, fans' transcription, or this house"
GOLEM_MASTER_ID = "golem-master"


class Model(BaseModel):
    """Strict: no other fields, no conversions."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


Name = Annotated[str, Field(min_length=1, max_length=60)]


class Text(Model):
    """A sentence in every language of the program."""

    en: str = Field(min_length=1, description="English")
    de: str = Field(min_length=1, description="German")


class Titled(Model):
    """What has a name of its own that people read."""

    name: Name = Field(description="its name")
    name_de: Name | None = Field(None, description="its name in German; none given: the program's own, if it has one")


def _listed(value: Any) -> Any:
    return [value] if isinstance(value, str) else value


def _one_or_more(words: Words) -> WithJsonSchema:
    word = {"enum": words.words, "type": "string"}
    return WithJsonSchema({"anyOf": [word, {"type": "array", "items": word}]})


def _sourced(value: Any) -> Any:
    return {"default": value} if isinstance(value, str) else value


# One word, or a list of them.
Classes = Annotated[list[Class], BeforeValidator(_listed), _one_or_more(_CLASSES)]
Arcana = Annotated[list[Arcanum], BeforeValidator(_listed), _one_or_more(_ARCANA)]
Factions = Annotated[list[Faction], BeforeValidator(_listed), _one_or_more(_FACTIONS)]
TerrainWords = Annotated[list[TerrainWord], BeforeValidator(_listed), _one_or_more(_TERRAINS)]
CoverWords = Annotated[list[CoverWord], BeforeValidator(_listed), _one_or_more(_COVERS)]
Ends = Annotated[list[End], BeforeValidator(_listed), _one_or_more(_ENDS)]

_FIGURE_SOURCE = {"enum": list(get_args(Provenance)), "type": "string"}
Source = Annotated[
    dict[str, Provenance],
    BeforeValidator(_sourced),
    WithJsonSchema({"anyOf": [_FIGURE_SOURCE, {"type": "object", "additionalProperties": _FIGURE_SOURCE}]}),
]
ID_PATTERN = "^[a-z0-9]+(-[a-z0-9]+)*$"
Id = Annotated[str, Field(pattern=ID_PATTERN, max_length=60)]

# Places on the map: a row of all 28 tiles is 84 Regions long.
FARTHEST = 99
Cell = Annotated[list[Annotated[int, Field(ge=0, le=FARTHEST)]], Field(min_length=2, max_length=2)]
Area = Annotated[list[Annotated[int, Field(ge=0, le=FARTHEST)]], Field(min_length=2, max_length=4)]
AREA_HELP = "a Region [column, row], a rectangle [column, row, column, row], or a list of them"


def _areas(value: Any) -> Any:
    single = isinstance(value, list) and bool(value) and all(isinstance(part, int) for part in value)
    return [value] if single else value


_STEPS = {"type": "integer", "minimum": 0, "maximum": FARTHEST}
AREA_SCHEMA = {"type": "array", "items": _STEPS, "minItems": 2, "maxItems": 4}
Areas = Annotated[
    list[Area],
    BeforeValidator(_areas),
    WithJsonSchema({"anyOf": [AREA_SCHEMA, {"type": "array", "items": AREA_SCHEMA}]}),
]


def _here_or_cell(value: Any) -> Any:
    cell = isinstance(value, list) and len(value) == 2
    right = cell and all(type(part) is int and 0 <= part <= FARTHEST for part in value)
    if value == "here" or right:
        return value
    raise Mistake(Message("here-or-region", "must be here, or a Region [column, row]"))


HereOrCell = Annotated[
    str | list[int],
    BeforeValidator(_here_or_cell),
    WithJsonSchema({"anyOf": [{"const": "here"}, {**AREA_SCHEMA, "maxItems": 2}]}),
]


def _party(*words: str) -> tuple[BeforeValidator, WithJsonSchema]:
    def checked(value: Any) -> Any:
        if value in words or (type(value) is int and value >= 1):
            return value
        known = ", ".join(words)
        raise Mistake(Message("party", "must be {known}, or the number of a position from 1", known=known))

    return BeforeValidator(checked), WithJsonSchema({"anyOf": [{"enum": list(words)}, {"type": "integer", "minimum": 1}]})


_TO, _ARMY, _WINNER = _party("actor", "others", "all"), _party("actor", "wild"), _party("actor", "vp")
Receiver = Annotated[str | int, _TO[0], _TO[1]]
Owner = Annotated[str | int, _ARMY[0], _ARMY[1]]
Winner = Annotated[str | int, _WINNER[0], _WINNER[1]]
