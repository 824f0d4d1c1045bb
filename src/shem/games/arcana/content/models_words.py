"""What every model is made of: the words of the vocabulary and the small types that are written in several ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from shem.core.content.problems import Message, Mistake

# The vocabulary's words; a test holds them equal to `vocabulary`.
Class = Literal["warsprite", "ogre", "titan", "colossus"]
Rank = Literal["golem-master", "knight", "blood-knight"]
Arcanum = Literal["durani", "gudanna", "urugal", "zikia"]
Faction = Literal["durani", "gudanna", "mercenary"]
TerrainWord = Literal["plains", "hills", "mountain", "shallow", "deep", "swamp", "pit"]
CoverWord = Literal["none", "ground", "medium", "heavy", "pit"]
Movement = Literal["walk", "fly"]
AttackType = Literal["melee", "ranged"]
Against = Literal["any", "melee", "ranged"]
Scope = Literal["single", "area", "everyone", "others", "enemies", "allies"]
Aim = Literal["none", "ally", "enemy", "anyone", "region"]
Trigger = Literal[
    "always", "hit", "miss", "attack", "move", "upkeep", "damaged", "destroyed", "kill", "use", "enter", "attacked"
]
Whom = Literal[
    "self",
    "target",
    "target_and_its_allies_there",
    "others_there",
    "allies_there",
    "enemies_there",
    "everyone_there",
    "allies_here",
    "enemies_here",
    "others_here",
    "everyone_here",
    "allies",
    "enemies",
    "everyone",
]
Attribute = Literal[
    "accuracy",
    "damage",
    "range",
    "dodge",
    "armor",
    "movement",
    "cover",
    "intervening",
    "damage_taken",
    "crit",
    "doubles",
    "cost",
    "ignores_cover",
    "as_melee",
    "roll",
    "reroll_misses",
    "reroll_hits",
    "cooldown",
    "doubling",
]
WellDeed = Literal["create", "recharge", "fill", "drain", "remove"]
WellChange = Literal["create", "recharge", "fill", "drain", "remove", "move"]
Measure = Literal["fixed", "base_damage", "damage"]
End = Literal["next_attack", "move", "leaves", "turn_end"]
Way = Literal["chosen", "random", "push", "pull"]
Destruction = Literal["none", "class", "apv"]
Order = Literal["apv", "position", "random"]
Ranges = Literal["diagonal", "steps"]
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


def _one_or_more(words: Any) -> WithJsonSchema:
    word = {"enum": list(get_args(words)), "type": "string"}
    return WithJsonSchema({"anyOf": [word, {"type": "array", "items": word}]})


def _sourced(value: Any) -> Any:
    return {"default": value} if isinstance(value, str) else value


# One word, or a list of them.
Classes = Annotated[list[Class], BeforeValidator(_listed), _one_or_more(Class)]
Arcana = Annotated[list[Arcanum], BeforeValidator(_listed), _one_or_more(Arcanum)]
Factions = Annotated[list[Faction], BeforeValidator(_listed), _one_or_more(Faction)]
TerrainWords = Annotated[list[TerrainWord], BeforeValidator(_listed), _one_or_more(TerrainWord)]
CoverWords = Annotated[list[CoverWord], BeforeValidator(_listed), _one_or_more(CoverWord)]
Ends = Annotated[list[End], BeforeValidator(_listed), _one_or_more(End)]

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
