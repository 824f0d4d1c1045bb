"""What every model is made of: the words of the vocabulary, ids, names and texts."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema
from pydantic_core.core_schema import literal_schema

from shem.games.delve.parts import vocabulary as v


class Words:
    """As an annotation: one of these words, where `Literal` would spell them again."""

    def __init__(self, *words: str) -> None:
        self.words: Final = list(words)

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return literal_schema(self.words)


Nature = Annotated[str, Words(*v.NATURES)]
Face = Annotated[str, Words(*v.FACES)]
Slot = Annotated[str, Words(*v.SLOTS)]
ItemKind = Annotated[str, Words(*v.ITEM_KINDS)]
Type = Annotated[str, Words(*v.TYPES)]
Timing = Annotated[str, Words(*v.TIMINGS)]
Aim = Annotated[str, Words(*v.AIMS)]
Moment = Annotated[str, Words(*v.MOMENTS)]
Whom = Annotated[str, Words(*v.WHOM)]
Overlay = Annotated[str, Words(*v.OVERLAYS)]
Lock = Annotated[str, Words(*v.LOCKS)]
Preference = Annotated[str, Words(*v.PREFERENCES)]
Deed = Annotated[str, Words(*v.DEEDS)]
Trigger = Annotated[str, Words(*v.TRIGGERS)]
Provenance = Literal["rulebook", "card", "fan", "house"]

_ID = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
Id = Annotated[str, Field(pattern=f"^{_ID}$", max_length=30)]
Letter = Annotated[str, Field(pattern="^[a-z]$")]
Area = Annotated[str, Field(pattern=rf"^{_ID}\.[a-z]$", max_length=32)]  # a laid tile's name, and the letter on it
Place = Annotated[str, Field(pattern=rf"^{_ID}(\.[a-z])?$", max_length=32)]
Rank = Annotated[int, Field(ge=1, le=v.FOE_RANKS)]
SoulRankNumber = Annotated[int, Field(ge=1, le=v.RANKS)]
Figure = Annotated[int, Field(ge=0, le=99)]
Range = Annotated[int, Field(ge=0, le=9)]
Copies = Annotated[int, Field(ge=0, le=20)]


class Strict(BaseModel):
    """No other fields, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Name(Strict):
    """What people read; `de` as `en` where it is left out."""

    en: Annotated[str, Field(min_length=1, max_length=40)]
    de: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class Text(Strict):
    """A few sentences; `de` as `en` where it is left out."""

    en: Annotated[str, Field(min_length=1, max_length=900)]
    de: Annotated[str, Field(min_length=1, max_length=900)] | None = None


class Titled(Strict):
    """text: colour, not rules: what it does is told from its effects."""

    name: Name
    text: Text | None = None
