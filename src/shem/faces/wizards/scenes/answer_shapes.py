"""The shapes of Wizards' answers. Numbers are named as in the head and the scene."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shem.table.messages import Choice, Number


class WizardsChoice(Choice):
    """does: what it leads to. The rest is where the page shows it; key, text and price are every Choice's. chance: of the
    attack that it names or changes, in percent."""

    does: str
    unit: NotRequired[int]
    target: NotRequired[int]
    space: NotRequired[int]
    to: NotRequired[int]
    path: NotRequired[list[int]]
    deck: NotRequired[int]
    card: NotRequired[int]
    cards: NotRequired[list[int]]
    seat: NotRequired[int]
    trait: NotRequired[int]
    value: NotRequired[int]
    lost: NotRequired[int]
    chance: NotRequired[int]


class WizardsChoices(TypedDict):
    """The answer to `choices`. prompt: what is asked, empty if nothing is."""

    prompt: str
    text: str
    choices: list[WizardsChoice]


class UnitCard(TypedDict):
    """The answer to `unit` (about: unit). sources: what its figures come from is in `numbers`. lines: what holds for it."""

    unit: int
    name: str
    seat: int
    text: str
    numbers: list[Number]
    lines: list[str]


class SpaceCard(TypedDict):
    """The answer to `space` (about: space). lines: what its tile does, who controls it. units: who stands there."""

    space: int
    name: str
    tile: str
    kind: str
    lines: list[str]
    units: list[int]


class CardCard(TypedDict):
    """The answer to `card` (about: deck, card). when: at which moment it is played. note: what can be done with it now, or
    why not; empty if it is not in the own hand."""

    deck: int
    card: int
    name: str
    text: str
    when: str
    note: str
    chapter: str


class WorkshopPlace(TypedDict):
    """why: the rule against it; empty if the Golem may stand there."""

    space: int
    why: str


class Workshop(TypedDict):
    """The answer to `workshop` (about: material, size, shape): the Golem that three cards make, before it is paid.

    doubled: for want of control of its site. affordable: there is enough Mana. numbers: cost, force, armor, move and hits,
    on open ground."""

    name: str
    cost: int
    doubled: bool
    mana: int
    affordable: bool
    numbers: list[Number]
    places: list[WorkshopPlace]


class CardChance(TypedDict):
    """chance: of the attack with this card of the own hand played on it, too, in percent."""

    card: int
    name: str
    chance: int


class WizardsOdds(TypedDict):
    """The answer to `odds` (about: unit, target; in a battle the attack that is named, if nothing is).

    chance: that the target loses a Hit, in percent, exact. cards: of the own hand, each by itself beside those played."""

    unit: int
    target: int
    chance: int
    numbers: list[Number]
    cards: list[CardChance]
    text: str


class UnitLeft(TypedDict):
    """stands: in how many of a hundred battles it is left. hits: how many Hits it then has on average."""

    unit: int
    stands: int
    hits: float


class BattleForecast(TypedDict):
    """The answer to `forecast` (about: stack, space; only of a battle that one may declare now). won: by the own stack, of
    a hundred; low, high: the 95 % interval."""

    playouts: int
    won: int
    low: int
    high: int
    units: list[UnitLeft]
    text: str


class DeedPart(TypedDict):
    """Something that happened. entry, place: what has its numbers (question `dive`). space: where, if anywhere."""

    kind: str
    text: str
    entry: int
    place: int
    numbers: dict[str, int]
    space: int | None


class DeedLine(DeedPart):
    """A deed with what came of it. mine: something became of the seat's own."""

    mine: bool
    parts: list[DeedPart]


class TurnDeeds(TypedDict):
    """What was done in a seat's turn."""

    seat: int
    name: str
    lines: list[DeedLine]


class WizardsDigest(TypedDict):
    """The answer to `digest`: since the seat's last turn. fresh: its own has begun, and nothing was done in it yet. text:
    what became of its own units."""

    fresh: bool
    text: str
    sections: list[TurnDeeds]
