"""The shapes of Archmage's head, scene and answers. Seats, places, cards, phases, facings and artifacts are numbers.

Places 0 to 48 go row by row from the north-west. Facings 0 to 3 are north, east, south and west; phases 0 to 3 orientation,
movement, harvesting and regeneration; cards are named by the head.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from shem.table.messages import Choice, Key

CityKind = Literal["charm", "curse"]
TurnPhase = Literal[
    "setup", "horn", "allocation", "announcement", "redistribution", "orientation", "movement", "harvesting",
    "regeneration", "over",
]  # fmt: skip

# The head: what never changes.


class DistrictHead(TypedDict):
    """value: points that it gives, or takes if it is a curse. power: a code, `none` without one; text: what that does."""

    card: int
    name: str
    kind: CityKind
    value: int
    power: str
    text: str


class ArtifactHead(TypedDict):
    """text: what it does. when: at which moment its owner is asked."""

    number: int
    code: str
    name: str
    text: str
    when: str


class NamedCode(TypedDict):
    code: str
    name: str


class SeatHead(TypedDict):
    """badge: its colour and shape."""

    number: int
    name: str
    badge: int


class ArchmageHead(TypedDict):
    """side: places in a row and in a column. wraps: beyond an edge lies the other one. goal: points that win at once."""

    title: str
    side: int
    wraps: bool
    goal: int
    victory: list[str]
    seats: list[SeatHead]
    places: list[str]
    districts: list[DistrictHead]
    artifacts: list[ArtifactHead]
    phases: list[NamedCode]
    facings: list[NamedCode]


# The scene: what changes.


class GolemOfCity(TypedDict):
    """facing: null before it was turned first. left: its district is not harvested yet."""

    place: int
    facing: int | None
    left: bool
    text: str


class DistrictNow(TypedDict):
    """owner: who harvested it, null while it is left. artifacts: what is still to be found there, the next first."""

    place: int
    card: int
    owner: int | None
    artifacts: list[int]


class HarvestedCard(TypedDict):
    """points: below 0 for a curse."""

    card: int
    place: int
    points: int


class SeatNow(TypedDict):
    """order: how many seats after the Archmage's. energy: units of this turn. bonus: of them, from the last regeneration.
    orm: has one unit less. smerte: movement takes exactly one. horn: blew it this turn. konge: gets the whole bonus.
    units: its allocation by phase, null where this seat may not know it. split: it has allocated; again: also anew. marks:
    all these in words."""

    number: int
    order: int
    points: int
    charms: list[HarvestedCard]
    curses: list[HarvestedCard]
    artifacts: list[int]
    energy: int
    bonus: int
    orm: bool
    smerte: bool
    horn: bool
    konge: bool
    split: bool
    again: bool
    announced: int | None
    units: list[int | None]
    marks: list[str]


class ArtifactNow(TypedDict):
    """place: under which district it lies; owner: who has it; both null once it is out of play."""

    number: int
    where: Literal["grid", "seat", "gone"]
    place: int | None
    owner: int | None


class Revealed(TypedDict):
    """units: by seat. tied: the seats with the most, from the Archmage on; empty if one seat alone has it. winner: as far
    as it is settled, else who wins unless the Amulet is used. text: who wins, and by which rule."""

    phase: int
    units: list[int]
    tied: list[int]
    winner: int
    settled: bool
    text: str


class Way(TypedDict):
    """Where a move of so many districts ends. path: every place on the way, harvested ones too, the last is the end."""

    facing: int
    distance: int
    path: list[int]
    end: int


class NextTurn(TypedDict):
    """What is known of the next turn. orm, smerte, skole: who harvested it, null if nobody."""

    archmage: int
    bonus_seat: int | None
    bonus: int
    orm: int | None
    smerte: int | None
    skole: int | None


class ArchmageScene(TypedDict):
    """done: how many phases are resolved. ways: where the golem may go as it faces, while the movement is to come; turned:
    its facing is this turn's own. stride: the farthest. target: where the Bow was aimed. own: the seat's own allocation,
    the newer if there are two."""

    turn: int
    phase: TurnPhase
    archmage: int
    golem: GolemOfCity
    districts: list[DistrictNow]
    left: int
    seats: list[SeatNow]
    artifacts: list[ArtifactNow]
    revealed: list[Revealed]
    done: int
    turned: bool
    stride: int
    ways: list[Way]
    target: int | None
    own: list[int] | None
    next: NextTurn


# The answers.


class ArchmageChoice(Choice):
    """does: what it leads to. The rest is where the page shows it; key, text and price are every Choice's."""

    does: str
    place: NotRequired[int]
    facing: NotRequired[int]
    distance: NotRequired[int]
    path: NotRequired[list[int]]
    phase: NotRequired[int]
    artifact: NotRequired[int]
    seat: NotRequired[int]


class PhaseLimit(TypedDict):
    """least, most: units that this phase takes in some legal split. text: why, where it is not only the budget."""

    phase: int
    least: int
    most: int
    text: str


class SplitOfUnits(TypedDict):
    """units: to be allocated at most. announced: the phase that must hold the most, null if none. start: the own split
    before, or the smallest. legal: how many splits there are. rules: what else would be refused, in words. key: what the
    four numbers follow in the key of the action."""

    key: Key
    units: int
    announced: int | None
    start: list[int]
    limits: list[PhaseLimit]
    legal: int
    rules: list[str]


class ArchmageChoices(TypedDict):
    """The answer to `choices`. prompt: what is asked, empty if nothing is. split: instead of choices, where units are
    allocated: any four numbers within its limits are a tap about phase1 to phase4."""

    prompt: str
    text: str
    choices: list[ArchmageChoice]
    split: NotRequired[SplitOfUnits]


class PhaseChances(TypedDict):
    """shares: how often each seat wins the phase, in percent."""

    phase: int
    shares: list[float]


class PlaceChance(TypedDict):
    """share: how often the golem ends its movement there, in percent. takers: how often each seat harvests there."""

    place: int
    share: float
    takers: list[float]


class CityForecast(TypedDict):
    """The answer to `forecast` (about: phase1 to phase4, an own split to be tried). games: how many playouts of this turn.
    places: the likeliest first. note: what is assumed."""

    games: int
    phases: list[PhaseChances]
    places: list[PlaceChance]
    note: str


class ArtifactCard(TypedDict):
    """The answer to `card` (about: artifact). state: where it is, in words."""

    number: int
    name: str
    text: str
    when: str
    state: str
    chapter: str


class DistrictCard(TypedDict):
    """The answer to `district` (about: place). title: name and points. way: how it can be reached, or why not."""

    place: int
    name: str
    title: str
    kind: CityKind
    points: int
    power: str
    state: str
    lying: list[str]
    way: str
