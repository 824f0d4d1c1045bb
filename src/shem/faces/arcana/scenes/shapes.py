"""The shapes of Golem Arcana's head and scene. Regions, Golems, armies and slots are numbers, named by the head."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

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
    """about, victory: the scenario in sentences. wild: the number of the army that belongs to nobody. stylus: the codes of
    the control card's fields and of the Regions (`region:NUMBER`)."""

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
    stylus: dict[str, str]


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
    """at: a Region; -1 in reserve, -2 destroyed, -3 lost. can: slots of abilities that the seat can use now with some
    choice. marks: `effect`, `cooling`, `down`, `silenced`, `moved`. size: warsprite, ogre, titan or colossus; base: the
    places that it takes. sigil: its card, such as sand-lion; arcanum: empty for a Construct."""

    number: int
    army: int
    name: str
    size: str
    base: int
    sigil: str
    arcanum: str
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
    """vp, mana: what it gives a turn at first. holder: the army that would be paid for it now."""

    region: int
    vp: int
    mana: int
    holder: int | None
    text: str


class Goal(TypedDict):
    """done: the seat's army has completed it (for a spectator: any army). secret: only this seat knows it."""

    title: str
    text: str
    done: bool
    secret: bool


class Focus(TypedDict):
    """What a prompt is about: who is displaced or names its path, the Region, the path named so far."""

    golem: NotRequired[int]
    region: NotRequired[int]
    path: NotRequired[list[int]]


class Tale(TypedDict):
    """An encounter that leaves the army a choice: its page."""

    title: str
    text: str
    army: int


class ArcanaScene(TypedDict):
    """regions: only those that are no longer as the head says. turn: whose; order: of the turns. usable: the groups of
    the seat's choices: `golem:GOLEM/SLOT`, `ancient:NUMBER/miracle` (`blessing`, `curse`), `deploy:GOLEM`, `hold`, `go`,
    `arrive`, `choose`, `end`, `resign`. stylus: the codes of the Golems (`golem:NUMBER`)."""

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
    focus: NotRequired[Focus]
    tale: NotRequired[Tale]
    stylus: dict[str, str]
