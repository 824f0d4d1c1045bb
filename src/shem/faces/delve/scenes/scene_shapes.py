"""The shapes of Delve's scene: what changes. Numbers are named as in the head (`shapes`)."""

from __future__ import annotations

from typing import TypedDict

from shem.faces.delve.scenes.shapes import ConditionName, LockName, NatureName, OverlayName, StageName


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
    choosing_paragraph. deciding: the Enemy that two Heroes are alike for. won: null until it is over. party: what the party
    has become by a finished quest, as its file; null where nothing is kept."""

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
    party: str | None
