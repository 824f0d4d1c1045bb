"""The shapes of what Golem Arcana's page asks for: the answers to its questions. Numbers as in `shapes`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from shem.table.messages import Choice, Number


class Figure(TypedDict):
    """A value as it is now, its printed one, and its lines."""

    code: str
    name: str
    value: int
    printed: int
    number: Number


class AbilityCard(TypedDict):
    """kind: move, melee, ranged or power. origin: golem, knight or relic; owner: the Knight's or Relic's name. about: how
    it moves, whom it strikes, or at what it is aimed. price: in words. words: its effects. usable: nothing keeps its army
    from using it, and the seat has a choice if it is its own; why: what does.

    pips: Cooldown in rounds. star: it has special effects. uses: left, -1 without a limit. resource: ap, mana, health or
    none. figures: those that it has of cost, accuracy, damage, range, points.
    """

    slot: int
    name: str
    kind: str
    origin: str
    owner: str
    about: str
    price: str
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
    """The answer to `card` (about: golem). line: class, Arcanum and Knights. figures: health, armor, dodge. at: as a
    GolemNow's; place: the same in words. effects: what is at work on it, and what lies where it stands. breakdowns: what a
    Colossus has shut down."""

    golem: int
    name: str
    army: int
    line: str
    at: int
    place: str
    construct: bool
    apv: int
    lore: str
    figures: list[Figure]
    abilities: list[AbilityCard]
    passives: list[Passive]
    knights: list[KnightCard]
    relic: str
    relic_lore: str
    effects: list[EffectNow]
    breakdowns: list[str]


class Target(TypedDict):
    """What a choice promises for one Golem: To-Hit and its true chance in percent, damage of a plain hit and of a Crit.

    own: an ally's, whom it would strike, too. kill: chance to destroy in percent, expected: Health that it loses in the
    mean; only in a Forecast.
    """

    golem: int
    own: bool
    to_hit: int
    chance: int
    damage: int
    crit: int
    kill: NotRequired[float]
    expected: NotRequired[float]


class ArcanaChoice(Choice):
    """group: such as `golem:3/1`, `end`, `resign`. golem, slot, region, target, path: where the page shows it. numbers:
    `cost` (of its resource), `points` (MP that it has), `mp` (MP that the way takes), `loss` and `gain` (Health that the
    way is known to take and to give)."""

    golem: NotRequired[int]
    slot: NotRequired[int]
    region: NotRequired[int]
    target: NotRequired[int]
    approach: NotRequired[int]
    move: NotRequired[int]
    ancient: NotRequired[int]
    option: NotRequired[int]
    path: NotRequired[list[int]]
    numbers: NotRequired[dict[str, int]]
    targets: NotRequired[list[Target]]


class Choices(TypedDict):
    """The answer to `choices` (about: golem and slot, or ancient and role; none: all that neither is asked for).

    Without a slot or role: all of that Golem or Ancient One. role: 0 its Miracle, 1 its Blessing, 2 its Curse. notes: such
    as that displacement follows, or that the bar leaves Crits out.
    """

    choices: list[ArcanaChoice]
    notes: list[str]


class Forecast(TypedDict):
    """The answer to `forecast` (by key)."""

    targets: list[Target]


class ArcanaNumber(Number):
    """One of the answers to `numbers` (by key). golem: whom it is against."""

    golem: NotRequired[int]


class EndOfTurn(TypedDict):
    """The answer to `end`: what ending the turn does. ap: unspent, mana: the pool after it. able: Golems that could still
    act. warning: empty if there is nothing to regret."""

    ap: int
    mana: int
    text: str
    warning: str
    able: list[int]


class ArmyLine(TypedDict):
    """place: where it is, in words. line: class, Arcanum and Knights."""

    golem: int
    name: str
    line: str
    apv: int
    at: int
    place: str
    health: int
    most: int
    relic: str
    marks: list[str]


class ArmyPage(TypedDict):
    """The answer to `army` (about: army). line: its pools in words. apv: as it was brought."""

    number: int
    name: str
    faction: str
    line: str
    apv: int
    golems: list[ArmyLine]


class CoverOf(TypedDict):
    """The cover that a Golem of this size has in the Region, and behind it, in percent."""

    size: str
    region: int
    intervening: int


class EnterCost(TypedDict):
    """MP to enter by a way of moving; 0: it cannot."""

    way: str
    points: int


class RegionCard(TypedDict):
    """The answer to `region` (about: region): terrain, cover by class, MP to enter, room left, all that lies there.

    words: what the terrain does. features: capture Regions, wells, Deployment Zones.
    """

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


class Struck(TypedDict):
    """golems: who could strike there."""

    region: int
    golems: list[int]


class Threat(TypedDict):
    """The answer to `threat` (about: golem; golem and slot; army; none: all enemies). text: what is shown, in words.

    moves: where they could stop after one move; strikes: what they could attack before or after it. Of one ability: from
    where its Golem stands now."""

    text: str
    golems: list[int]
    moves: list[int]
    strikes: list[Struck]


class PlaceNow(TypedDict):
    """A Capture Region or a Mana Well with what it gives; region: -1 for a hidden well."""

    region: int
    kind: Literal["capture", "well"]
    text: str


class GoalPage(TypedDict):
    """The answer to `goal`. ends: what ends the battle and who wins then; sides: what allies have together; rates: what a
    destroyed Golem gives."""

    ends: list[str]
    sides: list[str]
    rates: list[str]
    places: list[PlaceNow]


class AncientPower(TypedDict):
    """role: miracle, blessing or curse. lies: the Region's name where it lies, empty if nowhere."""

    role: str
    name: str
    cost: int
    number: Number
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


class VpSource(TypedDict):
    """What an army's VP came from, in words."""

    text: str
    vp: int


class Luck(TypedDict):
    """attacks: rolls to hit, one for each target. expected: how many of them would hit in the mean."""

    attacks: int
    hits: int
    expected: float
    crits: int


class ArmyReport(TypedDict):
    number: int
    vp: int
    sources: list[VpSource]
    luck: Luck


class Report(TypedDict):
    """The answer to `report`: each army's VP by source and its luck so far. ending: how it ended, empty before."""

    ending: str
    armies: list[ArmyReport]
