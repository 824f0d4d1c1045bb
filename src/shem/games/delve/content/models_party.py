"""A party as it is kept between quests (ruling 26)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from shem.games.delve.content.models_words import Id, SoulRankNumber, Strict


class Member(Strict):
    """rank: Soul Rank, 1 to 4. worn, pack: Items by id."""

    rank: SoulRankNumber = 1
    worn: list[Id] = Field([])
    pack: list[Id] = Field([])
    crowns: Annotated[int, Field(ge=0, le=999)] = 0


class Party(Strict):
    """flags: those of the campaign's story that are set. heroes: those that were kept; others begin anew."""

    campaign: Id | None = None
    flags: list[Id] = Field([])
    heroes: dict[Id, Member] = Field({})
