"""The shapes of Golem Arcana's scene and answers. Regions, Golems, armies and slots are numbers, named by the head."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from shem.table.messages import Choice, Number

# The head: what never changes.


class Region(TypedDict):
    """at: column, row. name: such as B3. room: places for small bases."""

    number: int
    name: str
    at: list[int]
    terrain: str
    cover: str
    obstructions: int
    room: int


class Tile(TypedDict):
    side: str
    at: list[int]
    turn: int


class ZoneOfPosition(TypedDict):
    """A Deployment Zone; open from and until these rounds (0: from the start, for good)."""

    army: int
    regions: list[int]
    from_round: int
    until_round: int


class ArmyHead(TypedDict):
    """badge: 0 to 7, its colour and shape. ancients: its Ancient Ones in order."""

    number: int
    name: str
    faction: str
    faction_name: str
    team: int
    badge: int
    ancients: list[str]


class ArcanaHead(TypedDict):
    """about, victory: the scenario in sentences. wild: the number of the army that belongs to nobody."""

    edition: str
    scenario: str
    title: str
    about: str
    victory: list[str]
    points: int
    rounds: int
    ap: int
    columns: int
    rows: int
    regions: list[Region]
    tiles: list[Tile]
    zones: list[ZoneOfPosition]
    armies: list[ArmyHead]
    wild: int
    terrains: dict[str, str]
    covers: dict[str, str]


# The scene: what changes.


class ArmyNow(TypedDict):
    """golems, reserve, lost: how many. secret: its secret objective, for who may know it."""

    number: int
    ap: int
    mana: int
    vp: int
    out: bool
    golems: int
    reserve: int
    lost: int
    secret: NotRequired[str]


class GolemNow(TypedDict):
    """at: a Region; -1 in reserve, -2 destroyed, -3 lost. can: slots of abilities that its army can use now with some
    choice. marks: codes such as `effect`, `cooling`, `down`, `silenced`. size: warsprite, ogre, titan or colossus."""

    number: int
    army: int
    name: str
    size: str
    sigil: str
    construct: bool
    at: int
    health: int
    most: int
    can: list[int]
    marks: list[str]


class Lying(TypedDict):
    """A Blessing, a Curse or something laid on a Region. until: the round, 0 for good."""

    region: int
    role: Literal["blessing", "curse", "laid"]
    name: str
    army: int
    until: int


class WellNow(TypedDict):
    """region: null while it is hidden; then `among` says where it can be."""

    region: int | None
    among: list[int]
    left: int


class CaptureNow(TypedDict):
    region: int
    vp: int
    holder: int | None
    text: str


class Goal(TypedDict):
    title: str
    text: str
    done: bool


class ArcanaScene(TypedDict):
    """regions: only those that are no longer as the head says. turn: whose; order: of the turns. usable: the groups of
    the seat's choices (`golem:3/1`, `ancient:0/curse`, `end` ...)."""

    round: int
    turn: int | None
    order: list[int]
    armies: list[ArmyNow]
    golems: list[GolemNow]
    regions: list[Region]
    lying: list[Lying]
    wells: list[WellNow]
    captures: list[CaptureNow]
    goals: list[Goal]
    usable: list[str]
    stylus: NotRequired[dict[str, str]]


# Answers.


class Figure(TypedDict):
    """A value as it is now, its printed one, and its lines."""

    code: str
    name: str
    value: int
    printed: int
    number: Number


class AbilityCard(TypedDict):
    """kind: move, melee, ranged or power. origin: golem, knight or relic. words: its effects. why: what keeps it from use.

    pips: Cooldown in rounds. star: it has special effects. uses: left, -1 without a limit. resource: ap, mana, health or
    none. figures: those that it has of cost, accuracy, damage, range, points.
    """

    slot: int
    name: str
    kind: str
    origin: str
    owner: str
    about: str
    resource: str
    figures: list[Figure]
    pips: int
    uses: int
    star: bool
    scope: str
    words: list[str]
    usable: bool
    why: str
    down: bool


class Passive(TypedDict):
    name: str
    origin: str
    owner: str
    words: list[str]


class KnightCard(TypedDict):
    """state: free, silenced or down."""

    name: str
    rank: str
    apv: int
    state: str
    lore: str


class EffectNow(TypedDict):
    """An effect at work on the Golem: what, from what, and until when in words."""

    text: str
    source: str
    until: str


class Card(TypedDict):
    """The answer to `card` (about: golem). figures: health, armor, dodge. breakdowns: what a Colossus has shut down."""

    golem: int
    name: str
    army: int
    line: str
    apv: int
    lore: str
    figures: list[Figure]
    abilities: list[AbilityCard]
    passives: list[Passive]
    knights: list[KnightCard]
    relic: str
    effects: list[EffectNow]
    breakdowns: list[str]


class Target(TypedDict):
    """What a choice promises for one Golem: To-Hit and its true chance in percent, damage of a plain hit and of a Crit.

    kill: chance to destroy in percent, only where it was asked for.
    """

    golem: int
    to_hit: int
    chance: int
    damage: int
    crit: int
    kill: NotRequired[float]
    expected: NotRequired[float]


class ArcanaChoice(Choice):
    targets: NotRequired[list[Target]]


class Choices(TypedDict):
    """The answer to `choices` (about: golem and slot, or ancient and role; none: all that no Golem is asked for).

    notes: such as that displacement follows, or that the bar leaves Crits out.
    """

    choices: list[ArcanaChoice]
    notes: list[str]


class CoverOf(TypedDict):
    size: str
    region: int
    intervening: int


class EnterCost(TypedDict):
    """MP to enter by a way of moving; 0: it cannot."""

    way: str
    points: int


class RegionCard(TypedDict):
    """The answer to `region` (about: region): terrain, cover by class, MP to enter, room left, all that lies there."""

    region: int
    name: str
    terrain: str
    cover: str
    words: list[str]
    covers: list[CoverOf]
    enter: list[EnterCost]
    room: int
    most: int
    golems: list[int]
    effects: list[EffectNow]
    features: list[str]


class AncientPower(TypedDict):
    """role: miracle, blessing or curse. lies: the Region's name where it lies, empty if nowhere."""

    role: str
    name: str
    cost: int
    words: list[str]
    lies: str
    usable: bool
    why: str


class AncientCard(TypedDict):
    """One of the answers to `ancients` (about: army)."""

    number: int
    name: str
    lore: str
    powers: list[AncientPower]
