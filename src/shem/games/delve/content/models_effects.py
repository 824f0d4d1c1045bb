"""What cards, powers, sentences and paragraphs do, as it is written: deeds with the fields that each needs."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from shem.games.delve.content.models_words import (
    Aim,
    Area,
    Deed,
    Figure,
    Id,
    Moment,
    Place,
    Range,
    Rank,
    Strict,
    Timing,
    Type,
    Whom,
)
from shem.games.delve.parts import vocabulary as v

Dice = Annotated[int, Field(ge=0, le=9)]


class Effect(Strict):
    """One thing that is done; vocabulary.DEEDS say what each means, `content/deeds.py` which fields it has.

    by_heroes: instead of amount, for 1, 2, 3, 4 and 5 Heroes; for 0 the effect is left out. rank: of an enemy, or of Bleed,
    Fire and Poison. to: the area to which a barrier that is placed bars the way.
    """

    do: Deed
    amount: Annotated[int, Field(ge=-20, le=20)] | None = None
    by_heroes: Annotated[list[Figure], Field(min_length=v.MOST_HEROES, max_length=v.MOST_HEROES)] | None = None
    what: Id | None = None
    rank: Rank | None = None
    whom: Whom | None = None
    reach: Range | None = None
    at: Place | None = None
    to: Area | None = None
    save: bool = False


class Holding(Effect):
    """An effect of something that a Character has. when: always where it is left out; of a black Critical, use."""

    when: Moment | None = None


class Attack(Strict):
    """effects: added to the attack; with `when`, what happens once it has wounded or killed.

    stars: what a star triggers, one list a star.
    """

    red: Dice
    blue: Dice = 0
    near: Range = 0
    far: Range = 0
    type: Type
    effects: list[Holding] = Field([])
    stars: Annotated[list[list[Effect]], Field(max_length=4)] = Field([])


class Use(Strict):
    """How a power, an Item or a Blessing is used. reach: areas to what it is aimed at."""

    timing: Timing
    aim: Aim = "none"
    reach: Range = 0
    effects: Annotated[list[Effect], Field(min_length=1)]
