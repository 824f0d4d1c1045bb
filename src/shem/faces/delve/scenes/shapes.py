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
    """red, blue: dice. near, far: areas; 0 is the own area. type: of damage, a code. text: what it does besides, its star
    lines among it."""

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


class TileHead(TypedDict):
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
    tiles: list[TileHead]
    districts: list[str]
    doors: list[DoorHead]


class QuestHead(TypedDict):
    """objectives: by number."""

    id: str
    name: str
    act: int
    text: str
    objectives: list[str]


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


# The scene: what changes.


class ConditionNow(TypedDict):
    """rank: 0 where there are none. count: tokens of it. text: what it does."""

    code: ConditionName
    name: str
    rank: int
    count: int
    text: str


class FigureNow(TypedDict):
    """health of most. blue: dice that it may roll in a DEF Stage. shields: Magic Shields that are not spent. criticals: Red
    Criticals, by card. text: all of it in a sentence, for who listens. Each figure opens: `numbers` about who."""

    who: int
    area: int
    name: str
    health: int
    most: int
    armor: int
    blue: int
    moves: int
    shields: int
    flies: bool
    hidden: bool
    ko: bool
    broken: int
    conditions: list[ConditionNow]
    criticals: list[int]
    text: str


class PowerNow(TypedDict):
    """learned: the Soul Rank brings it. left: quarter turns until it can be refreshed, -1: ready."""

    power: int
    learned: bool
    left: int


class HeroNow(FigureNow):
    """acted: in this round. price: soul points for the next Soul Rank, or to come back; null: none."""

    seat: int
    rank: int
    soul: bool
    acted: bool
    active: bool
    save: int
    combats: int
    actions: int
    worn: list[int]
    pack: list[int]
    crowns: int
    powers: list[PowerNow]
    blessings: list[list[int]]
    dashed: bool
    focused: bool
    focus: bool
    prayed: bool
    price: int | None


class EnemyNow(FigureNow):
    """number: tells those of one card apart, from 1. owner: the seat that holds its card, or that a Minion obeys."""

    foe: int
    kind: int
    rank: int
    master: bool
    number: int
    owner: int
    minion: bool


class AreaNow(TypedDict):
    """A discovered area. controls, dominates: 1 the Heroes, -1 the Enemies, 0 nobody. seen: Heroes that see it, by seat.
    items, crowns: on the floor. text: all of it in a sentence."""

    area: int
    controls: int
    dominates: int
    seen: list[int]
    overlays: list[OverlayName]
    barriers: list[int]
    shrine: bool
    search: int | None
    chest: int | None
    chest_lock: LockName | None
    items: list[int]
    crowns: int
    text: str


class DoorNow(TypedDict):
    door: int
    lock: LockName


class DelveDeckNow(TypedDict):
    """left: cards in the deck. discards: cards, each as often as it lies there."""

    deck: int
    left: int
    discards: list[int]


class DieNow(TypedDict):
    """again: it was rerolled, so never again."""

    die: int
    colour: int
    face: int
    again: bool


class AddedNow(TypedDict):
    """What was added to an attack or a defence, in words."""

    text: str
    amount: int


class FightNow(TypedDict):
    """An attack that is made. weapon: what it is made with. stars: left to spend; lines: star lines that were triggered.
    hits, lethal: as they stand. defender: whose DEF Stage it is, null in the HIT Stage. others: defenders still to come.
    Its tallies: `numbers` about fight 0."""

    attacker: int
    target: int
    weapon: str
    stage: StageName
    dice: list[DieNow]
    stars: int
    lines: list[int]
    hits: int
    lethal: int
    added: list[AddedNow]
    defender: int | None
    blocks: list[DieNow]
    guards: list[AddedNow]
    others: list[int]
    text: str


class ChoiceNow(TypedDict):
    """why: what forbids it, empty if nothing does."""

    choice: int
    text: str
    nature: NatureName | None
    why: str


class PageNow(TypedDict):
    """A paragraph of the Book of Secrets that was read. chosen: what was chosen in it, null: nothing."""

    paragraph: int
    text: str
    chosen: str | None


class TurnNow(TypedDict):
    """What the active Hero still has. moving: 0 not yet, 1 begun, 2 over."""

    seat: int
    points: int
    moving: int
    combats: int
    actions: int
    slips: bool


class DelveScene(TypedDict):
    """first: the seat that names who goes next. areas, doors: those discovered. event, sky: Event cards that lie open, null
    where there is none. objective: of the quest. book: what was read, in order. choosing: the ways to go on from
    choosing_paragraph. deciding: the Enemy that two Heroes are alike for. won: null until it is over."""

    round: int
    act: int
    first: int
    turn: TurnNow | None
    heroes: list[HeroNow]
    enemies: list[EnemyNow]
    areas: list[AreaNow]
    doors: list[DoorNow]
    decks: list[DelveDeckNow]
    event: int | None
    sky: int | None
    night: bool
    souls: int
    objective: str
    fight: FightNow | None
    book: list[PageNow]
    choosing: list[ChoiceNow]
    choosing_paragraph: int | None
    deciding: int | None
    won: bool | None
