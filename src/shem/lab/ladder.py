"""The ladder: each level of play against the one below; the highest and others against the greedy bot."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from time import process_time
from typing import Any, Final, NamedTuple

from shem.bots.registry import BETWEEN, bot, levels, personalities, plain_names
from shem.core.bot import Bot, Choice
from shem.core.chance import Entry, Seeded
from shem.core.contract import State
from shem.core.errors import OptionError
from shem.core.event import Event
from shem.core.sight import Sight
from shem.lab.battle import Plan, Ring, derived, fought
from shem.lab.report import Share
from shem.lab.shared import shared

Progress = Callable[[int, int], None]
Style = Callable[[State, Sequence[Event], int], Mapping[str, int]]  # how a seat has played, in the game's own numbers
SEATS: Final = 2
YARDSTICK: Final = "greedy"
TRAINED: Final = "trained"  # the greedy bot by weights that were learned


@dataclass(frozen=True)
class Rung:
    """How often a bot won against another; with its like, where all seats play against the game (`other` is empty).

    seconds: of CPU time a turn or round of the battle, of this bot's; it differs from machine to machine. styles: how it
    and the other have played, in the means of the game's own numbers; empty where the game has none.
    """

    bot: str
    other: str
    won: Share
    draws: Share
    seconds: float
    styles: tuple[Mapping[str, float], Mapping[str, float]]

    def data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "other": self.other,
            "won": self.won.data(),
            "draws": self.draws.data(),
            "seconds_a_turn": self.seconds,
            "styles": list(self.styles),
        }


class Task(NamedTuple):
    """One battle. options: JSON of the set-up. chairs: who sits where, of the two in `bots`."""

    game: str
    options: str
    bots: tuple[str, str]
    chairs: tuple[int, ...]
    seed: int


class Told(NamedTuple):
    """What one battle says of the first of the two; styles: of both."""

    won: bool
    drawn: bool
    seconds: float
    length: int
    styles: tuple[Mapping[str, int], Mapping[str, int]]


class _Timed(Bot):
    """A bot, and the CPU time that it has taken."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds = 0.0

    def choose(self, sight: Sight) -> Choice:
        began = process_time()
        try:
            return self._bot.choose(sight)
        finally:
            self.seconds += process_time() - began


def pairs(game: str, together: bool = False) -> list[tuple[str, str]]:
    """Who meets whom: levels, then the greedy bot with learned weights or a personality against itself without; nobody (an
    empty name), where all play together. Raises OptionError if the game has no levels."""
    known = levels(game)
    if not known:
        raise OptionError("no-levels", f"{game} has no levels of play", {"game": game})
    if together:
        return [(name, "") for name in known]
    own = [(f"{YARDSTICK}{BETWEEN}{name}", YARDSTICK) for name in personalities(game).get(YARDSTICK, [])]
    learned = [(TRAINED, YARDSTICK)] if TRAINED in plain_names(game) else []
    return [*zip(known[1:], known), (known[-1], YARDSTICK), *learned, *own]


def climb(
    game: str,
    setups: Sequence[Mapping[str, Any]],
    meetings: Sequence[tuple[str, str]],
    n: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    style: Style | None = None,
) -> list[Rung]:
    """Let each pair play `n` battles, taking turns with the set-ups, sides swapped every other battle.

    setups: options as `Game.resolve` takes them, for two seats. Battle i of a pair depends on (seed, the pair, i) alone,
    whatever `jobs` is. style: where it is wanted; it has to be picklable. Raises OptionError for an unknown game, option or
    bot, and for fewer than one battle.
    """
    for what, number in (("battles", n), ("jobs", jobs)):
        if number < 1:
            raise OptionError("too-few", f"{what}: at least 1, not {number}", {"what": what, "found": number})
    for name in {name for pair in meetings for name in pair if name}:
        bot(name, game, seed)
    options = [json.dumps(setup, sort_keys=True) for setup in setups]
    tasks = [_task(game, options, pair, seed, index) for pair in meetings for index in range(n)]
    told: dict[int, Told] = {}
    for place, found in shared(partial(_play, style), tasks, jobs):
        told[place] = found
        if progress is not None:
            progress(len(told), len(tasks))
    return [_rung(pair, [told[number * n + index] for index in range(n)]) for number, pair in enumerate(meetings)]


def _task(game: str, options: Sequence[str], pair: tuple[str, str], seed: int, index: int) -> Task:
    chairs = (0, 1) if index % SEATS == 0 else (1, 0)
    return Task(game, options[index // SEATS % len(options)], pair, chairs, derived(seed, index, " against ".join(pair)))


def _rung(pair: tuple[str, str], told: Sequence[Told]) -> Rung:
    count = len(told)
    turns = sum(one.length for one in told)
    won, drawn = sum(one.won for one in told), sum(one.drawn for one in told)
    seconds = sum(one.seconds for one in told) / turns
    styles = _means([one.styles[0] for one in told]), _means([one.styles[1] for one in told])
    return Rung(*pair, Share(won, count), Share(drawn, count), seconds, styles)


def _means(styles: Sequence[Mapping[str, int]]) -> dict[str, float]:
    return {name: sum(style[name] for style in styles) / len(styles) for name in styles[0]}


def _play(style: Style | None, task: Task) -> Told:
    ring = _ring(task.game, task.options)
    players = [
        _Timed(bot(task.bots[who] or task.bots[0], task.game, derived(task.seed, who, "bot"))) for who in task.chairs
    ]
    entry = Entry(Seeded(derived(task.seed, 0, "dice")), telling=style is not None)
    result, state = fought(ring.game, ring.setup, players, task.chairs, entry)
    drawn = not result.winners and not result.together
    first, other = task.chairs.index(0), task.chairs.index(1)
    styles = ({}, {}) if style is None else (style(state, entry.events, first), style(state, entry.events, other))
    return Told(0 in result.winners, drawn, players[first].seconds, result.length, styles)


@lru_cache(maxsize=64)
def _ring(game: str, options: str) -> Ring:
    ring = Ring(Plan(game, {"seats": SEATS, **json.loads(options)}, (), 0, False))
    if ring.seats != SEATS:
        raise OptionError(
            "seat-count", f"the ladder is for {SEATS} seats, not for {ring.seats}", {"right": SEATS, "found": ring.seats}
        )
    return ring
