"""The shapes of Delve's head and scene. Seats, areas, doors, cards and figures are numbers.

A figure is its `who`: 0 to 4 a Hero by seat, from 8 on an Enemy or a Minion. A card is its deck and its place in it; decks
are 0 encounters, 1 events, 2 traps, 3 search tokens, 4 critical tokens, 5 to 7 blessings of law, neutral and chaos,
8 treasures. Dice have colours 0 red, 1 blue, and faces from 1. All names and texts of cards are in the head.
"""

from __future__ import annotations

from typing import Literal, TypedDict

NatureName = Literal["law", "neutral", "chaos"]
LockName = Literal["open", "closed", "locked", "magic"]
OverlayName = Literal["barrier", "difficult", "deadly"]
FaceName = Literal["blank", "hit", "hit-star", "two-hits", "lethal", "shield", "two-shields", "star"]
ConditionName = Literal["slowed", "blinded", "stunned", "bleed", "fire", "ko", "poison", "hidden"]
StageName = Literal["hit", "defence"]

# The head: what never changes.


class DelveName(TypedDict):
    """Something with a name and what is to be said of it."""

    code: str
    name: str
    text: str


class AttackHead(TypedDict):
    """red, blue: dice. near, far: areas; 0 is the own area. type: of damage, a code. text: what it does besides."""

    red: int
    blue: int
    near: int
    far: int
    type: str
    type_name: str
    stars: list[str]
    text: str


class ItemHead(TypedDict):
    item: int
    id: str
    name: str
    kind: str
    slot: str
    slot_name: str
    price: int
    once: bool
    attack: AttackHead | None
    text: str


class PowerHead(TypedDict):
    """rank: the Soul Rank, from 0, that brings it. turns: quarter turns until its refresh icon is on top. timing: when
    it is used, a code; empty for one that always works."""

    power: int
    id: str
    name: str
    rank: int
    turns: int
    timing: str
    timing_name: str
    attack: AttackHead | None
    text: str


class RankHead(TypedDict):
    """The figures of a Hero at a Soul Rank. price: soul points to reach it."""

    health: int
    moves: int
    combats: int
    actions: int
    save: int
    armor: int
    blue: int
    price: int


class HeroHead(TypedDict):
    """number: the seat. badge: its colour and shape."""

    number: int
    badge: int
    id: str
    name: str
    epithet: str
    text: str
    nature: NatureName
    nature_name: str
    ranks: list[RankHead]
    powers: list[PowerHead]


class RuleHead(TypedDict):
    """A behaviour rule. range: in words; idle: the no-target rule. sentences: in words."""

    rule: int
    near: int
    far: int
    idle: bool
    range: str
    prefers: str
    sentences: list[str]


class FoeHead(TypedDict):
    """An Enemy card. rank: from 0. figures as they are without conditions."""

    foe: int
    id: str
    kind: int
    name: str
    rank: int
    master: bool
    health: int
    moves: int
    armor: int
    blue: int
    shields: int
    souls: int
    attack: AttackHead
    text: str


class KindHead(TypedDict):
    """A kind of Enemy, with its behaviour card."""

    kind: int
    id: str
    name: str
    text: str
    rules: list[RuleHead]


class CardHead(TypedDict):
    """faces: of the red die, that a search token matches. red: a Critical that stays."""

    card: int
    id: str
    name: str
    text: str
    copies: int
    faces: list[int]
    red: bool


class DeckHead(TypedDict):
    deck: int
    code: str
    name: str
    cards: list[CardHead]


class AreaHead(TypedDict):
    """mark: the cell of its Sight Mark. name: as people call it, such as `Furnace C`."""

    area: int
    tile: int
    district: int
    mark: int
    name: str


class LaidTile(TypedDict):
    """A laid side of a map tile. look: a code for how its ground is drawn."""

    tile: int
    id: str
    name: str
    look: str


class DoorHead(TypedDict):
    door: int
    areas: list[int]
    name: str


class DungeonHead(TypedDict):
    """width, height: cells. cells: the area of each, row by row, -1 rock. walls: pairs of cells side by side."""

    width: int
    height: int
    cells: list[int]
    walls: list[list[int]]
    areas: list[AreaHead]
    tiles: list[LaidTile]
    districts: list[str]
    doors: list[DoorHead]


class QuestHead(TypedDict):
    """objectives: by number. camp: a party plays it that goes on in camp."""

    id: str
    name: str
    act: int
    text: str
    objectives: list[str]
    camp: bool


class DelveHead(TypedDict):
    """red, blue: the faces of the dice, from face 1."""

    title: str
    quest: QuestHead
    dungeon: DungeonHead
    heroes: list[HeroHead]
    items: list[ItemHead]
    foes: list[FoeHead]
    kinds: list[KindHead]
    decks: list[DeckHead]
    red: list[FaceName]
    blue: list[FaceName]
    conditions: list[DelveName]
    overlays: list[DelveName]
    locks: list[DelveName]
