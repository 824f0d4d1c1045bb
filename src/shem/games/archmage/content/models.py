"""The districts' file as models: fields, words and ranges, and what they mean to each other."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Provenance = Literal["rulebook", "card", "fan", "house"]


class Source(BaseModel):
    """Where an entry's figures come from."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Provenance
    kind: Provenance
    value: Provenance


class District(BaseModel):
    """A charm or a curse; the value is the points that it gives or takes."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Annotated[str, Field(min_length=1, max_length=20)]
    kind: Literal["charm", "curse"]
    value: Annotated[int, Field(ge=1, le=20)]
    power: Literal["none", "hamre", "konge", "magibok", "orm", "skole", "smerte", "hjem"] = "none"
    source: Provenance | Source


class Districts(BaseModel):
    """The whole file."""

    model_config = ConfigDict(extra="forbid", strict=True)

    districts: list[District]
