"""Heroes, Items, Enemies and the cards of the decks, as they are written."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from shem.games.delve.content.models_effects import Attack, Effect, Holding, Use
from shem.games.delve.content.models_party import Member
from shem.games.delve.content.models_words import (
    Copies,
    Face,
    Figure,
    Id,
    ItemKind,
    Name,
    Nature,
    Preference,
    Range,
    Rank,
    Slot,
    SoulRankNumber,
    Strict,
    Titled,
)
from shem.games.delve.parts import vocabulary as v

POWERS_A_RANK = 2
Health = Annotated[int, Field(ge=1, le=99)]
Sides = Annotated[list[Face], Field(min_length=6, max_length=6)]


class Dice(Strict):
    red: Sides
    blue: Sides


class SoulRank(Strict):
    """price: soul points to reach it, or to come back at it."""

    health: Health
    moves: Figure
    combats: Figure
    actions: Figure
    save: Figure
    armor: Figure
    most_blue: Figure
    price: Figure


class Power(Titled):
    """An attack (a Combat Activity), a use, or effects that it always has. turns: quarter turns until it is refreshed."""

    rank: SoulRankNumber
    turns: Annotated[int, Field(ge=0, le=3)] = 0
    attack: Attack | None = None
    use: Use | None = None
    effects: list[Holding] = Field([])


class Hero(Titled):
    """items: those that it begins with, worn as far as there is room, in their order. veterans: as it comes, where no party
    brings it, to a quest of ACT 2, of ACT 3 and so on; the last is also for what comes later."""

    epithet: Name
    nature: Nature
    ranks: Annotated[list[SoulRank], Field(min_length=v.RANKS, max_length=v.RANKS)]
    powers: Annotated[dict[Id, Power], Field(min_length=v.RANKS * POWERS_A_RANK, max_length=v.RANKS * POWERS_A_RANK)]
    items: list[Id]
    veterans: list[Member] = Field([])


class Item(Titled):
    """once: it is discarded when it is used. effects: while it is worn. copies: of a treasure, in the Treasure deck."""

    kind: ItemKind
    slot: Slot
    price: Annotated[int, Field(ge=0, le=99)]
    once: bool = False
    attack: Attack | None = None
    use: Use | None = None
    effects: list[Holding] = Field([])
    copies: Copies | None = None


class EnemyCard(Strict):
    """An Enemy of one rank. souls: soul points for its death."""

    health: Health
    moves: Figure
    armor: Figure = 0
    most_blue: Figure = 1
    shields: Figure = 0
    souls: Figure
    attack: Attack
    effects: list[Holding] = Field([])


class Idle(Strict):
    """The no-target rule. Each sentence is a list of effects; a Slowed Enemy carries out the first alone."""

    prefer: Preference = "nobody"
    sentences: Annotated[list[Annotated[list[Effect], Field(min_length=1)]], Field(min_length=1)]


class Rule(Idle):
    """A rule for when Heroes are in sight, from `near` to `far` areas away."""

    near: Range
    far: Range


class Enemy(Titled):
    """A kind of Enemy with its behaviour card: three ranks, or one master."""

    rules: list[Rule]
    idle: Idle
    ranks: Annotated[list[EnemyCard], Field(min_length=v.FOE_RANKS, max_length=v.FOE_RANKS)] | None = None
    master: EnemyCard | None = None


class Encounter(Titled):
    """Whom it activates: Enemies of a kind, of a rank, of both, or all. otherwise: what is done where there is none."""

    kind: Id | None = None
    rank: Rank | None = None
    otherwise: list[Effect] = Field([])
    copies: Copies = 1


class Drawn(Titled):
    """An Event or a Trap."""

    effects: list[Effect]
    copies: Copies = 1


class Search(Drawn):
    """faces: of the Red Die, that it matches."""

    faces: Annotated[list[Face], Field(min_length=1)]


class Critical(Titled):
    """red: it stays with the Character."""

    red: bool
    effects: Annotated[list[Holding], Field(min_length=1)]
    copies: Copies = 1


class Blessing(Titled):
    """A use of its own, or effects while the Hero has it."""

    nature: Nature
    use: Use | None = None
    effects: list[Holding] = Field([])
    copies: Copies = 1
