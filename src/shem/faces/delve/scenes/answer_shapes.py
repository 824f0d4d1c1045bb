"""The shapes of Delve's answers. Numbers are named as in the head and the scene."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from shem.table.messages import Choice, Number


class DelveChoice(Choice):
    """does: what it leads to: move, attack, power, item, blessing, pray, dash, stand, rise, focus, force, open, search,
    reorganize, equip, pick, drop, exchange, pass, reroll, star, victim, push, choose, enhance, return, next, done.

    The rest is where the page shows it; key, text and price are every Choice's. chance: that an attack kills, in percent.
    wounds: that it is expected to inflict. crowns: in an exchange.
    """

    does: str
    seat: NotRequired[int]
    area: NotRequired[int]
    who: NotRequired[int]
    item: NotRequired[int]
    power: NotRequired[int]
    blessing: NotRequired[int]
    door: NotRequired[int]
    chest: NotRequired[int]
    search: NotRequired[int]
    die: NotRequired[int]
    line: NotRequired[int]
    choice: NotRequired[int]
    crowns: NotRequired[int]
    gives: NotRequired[bool]
    points: NotRequired[int]
    evades: NotRequired[bool]
    chance: NotRequired[int]
    wounds: NotRequired[float]


class DelveChoices(TypedDict):
    """The answer to `choices`. prompt: what is asked, empty if nothing is."""

    prompt: str
    text: str
    choices: list[DelveChoice]


class FigureCard(TypedDict):
    """The answer to `figure` (about: who). lines: what holds for it."""

    who: int
    name: str
    text: str
    numbers: list[Number]
    lines: list[str]


class AreaCard(TypedDict):
    """The answer to `area` (about: area, and optionally from: another area whose sight is asked). sees: areas that are in
    sight from it, for a Hero who stands there. lines: overlays, doors, who controls it."""

    area: int
    name: str
    lines: list[str]
    sees: list[int]
    who: list[int]


class Share(TypedDict):
    """A number with how likely it is, in percent."""

    amount: int
    chance: float


class Spendable(TypedDict):
    """What could still be spent on an attack, and what comes of it then."""

    name: str
    wounds: float
    kills: float


class DelveOdds(TypedDict):
    """The answer to `odds` (about: way, target; in an attack: nothing). Exact, by running the rule over the dice.

    hits, wounds: their spread. kills: in percent. mean: wounds expected. spend: each Item, power and activity that could be
    spent on it, by itself. numbers: what is added before the dice."""

    way: int
    target: int
    hits: list[Share]
    wounds: list[Share]
    mean: float
    kills: float
    spend: list[Spendable]
    numbers: list[Number]
    text: str


class TriedRule(TypedDict):
    """A behaviour rule that was looked at. matched: it applies. why: in words."""

    rule: int
    matched: bool
    why: str


class PossibleVictim(TypedDict):
    who: int
    name: str
    wounds: int
    health: int
    distance: int
    preferred: bool
    chosen: bool
    text: str


class ActivationCard(TypedDict):
    """The answer to `activation`: why him. About: number, from 0, of the event `activated` among all of that kind that were
    told; or who: the last activation of an Enemy; else the last of all.

    done: the sentences that were carried out, in words, with what came of each."""

    who: int
    name: str
    kind: int
    rules: list[TriedRule]
    victims: list[PossibleVictim]
    by: str
    done: list[str]


class AdviceLine(TypedDict):
    """An action that the party's bot weighed. gain: in its own numbers, with the terms that make it, in words."""

    key: list[int]
    text: str
    gain: float
    terms: list[str]


class DelveAdvice(TypedDict):
    """The answer to `advice`: what the party's bot would do now."""

    text: str
    lines: list[AdviceLine]
