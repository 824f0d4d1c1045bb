"""How fair a set-up is: who meets whom, from which position, and who decides first, each measured apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from shem.bots.registry import bot
from shem.core.errors import OptionError
from shem.lab.battle import Plan, Result, Ring
from shem.lab.report import Share
from shem.lab.shared import shared

Meeting = tuple[str, ...]
Met = tuple[Meeting, Result]
Progress = Callable[[int, int], None]

SEATS = 2


@dataclass(frozen=True)
class Series:
    """Battles of one set-up between two equal bots. meetings: who sits where (contenders by seat); they take turns.

    option: the game's option that names the contenders. A game without any has one meeting, `()`.
    """

    game: str
    options: Mapping[str, Any]
    meetings: tuple[Meeting, ...]
    option: str
    bot: str
    n: int
    seed: int


@dataclass(frozen=True)
class Fairness:
    """Shares of the decided battles; `draws` of all.

    positions: won from each seat. first: won by whom the battle asked first. pairs: by names in order, how many the first
    one won against the second, wherever they sat. Meetings of one contender with itself tell of positions only.
    """

    battles: int
    draws: Share
    positions: tuple[Share, ...]
    first: Share
    pairs: Mapping[tuple[str, str], Share]

    def data(self) -> dict[str, Any]:
        return {
            "battles": self.battles,
            "draws": self.draws.data(),
            "positions": [share.data() for share in self.positions],
            "first": self.first.data(),
            "pairs": [{"pair": list(pair), **share.data()} for pair, share in self.pairs.items()],
        }


def play(series: Series, jobs: int = 1, progress: Progress | None = None) -> list[Met]:
    """Play the battles, in order. Battle i depends on (seed, i) alone, whatever `jobs` is.

    Raises OptionError for an unknown game, bot or option, for other than two seats, for fewer than one battle.
    """
    for what, number in (("battles", series.n), ("jobs", jobs)):
        if number < 1:
            raise OptionError("too-few", f"{what}: at least 1, not {number}", {"what": what, "found": number})
    bot(series.bot, series.game, series.seed)
    seats = _ring(series, series.meetings[0]).seats
    if seats != SEATS:
        raise OptionError(
            "seat-count", f"fairness is measured between {SEATS} seats, not {seats}", {"right": SEATS, "found": seats}
        )
    results: dict[int, Result] = {}
    for index, result in shared(partial(_play, series), range(series.n), jobs):
        results[index] = result
        if progress is not None:
            progress(len(results), series.n)
    return [(_meeting(series, index), results[index]) for index in range(series.n)]


def sum_up(met: Sequence[Met]) -> Fairness:
    """What battles say together, of whatever set-ups they were."""
    decided = [(meeting, result, result.winners[0]) for meeting, result in met if len(result.winners) == 1]
    count = len(decided)
    wins: dict[tuple[str, str], list[int]] = {}
    for meeting, _, winner in decided:
        if meeting and meeting[0] != meeting[1]:
            pair = (min(meeting), max(meeting))
            wins.setdefault(pair, []).append(1 if meeting[winner] == pair[0] else 0)
    return Fairness(
        len(met),
        Share(len(met) - count, len(met)),
        tuple(Share(sum(winner == seat for _, _, winner in decided), count) for seat in range(SEATS)),
        Share(sum(winner == result.first for _, result, winner in decided), count),
        {pair: Share(sum(won), len(won)) for pair, won in sorted(wins.items())},
    )


def _play(series: Series, index: int) -> Result:
    return _ring(series, _meeting(series, index)).battle(index)


def _meeting(series: Series, index: int) -> Meeting:
    return series.meetings[index % len(series.meetings)]


def _ring(series: Series, meeting: Meeting) -> Ring:
    options = {**series.options, series.option: list(meeting)} if meeting else dict(series.options)
    return _made(
        series.game, tuple(sorted((name, _frozen(value)) for name, value in options.items())), series.bot, series.seed
    )


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@lru_cache(maxsize=64)
def _made(game: str, options: tuple[tuple[str, Any], ...], bot: str, seed: int) -> Ring:
    thawed = {name: list(value) if isinstance(value, tuple) else value for name, value in options}
    return Ring(Plan(game, thawed, (bot,) * SEATS, seed, False))
