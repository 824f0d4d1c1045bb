"""What many battles say: shares with their 95 % intervals, lengths, speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from shem.lab.battle import Plan, Result
from shem.lab.interval import wilson


@dataclass(frozen=True)
class Share:
    """A number of battles out of all, with the 95 % Wilson interval of the share (0..1)."""

    count: int
    of: int

    @property
    def share(self) -> float:
        return self.count / self.of

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.count, self.of)

    def data(self) -> dict[str, Any]:
        low, high = self.interval
        return {"count": self.count, "of": self.of, "share": self.share, "low": low, "high": high}


@dataclass(frozen=True)
class Spread:
    """Least, mean and greatest of a number."""

    least: int
    mean: float
    most: int

    def data(self) -> dict[str, Any]:
        return {"least": self.least, "mean": self.mean, "most": self.most}


@dataclass(frozen=True)
class Report:
    """A simulation. `wins` are in the order of `bots` (the entries, wherever they sat), `chairs` in the order of seats.

    decisions, length: of one battle; length is in the game's own measure. Two reports are equal if their results are:
    `seconds` (wall time) does not count. together: won, where all seats play against the game.
    """

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    swap: bool
    battles: int
    wins: tuple[Share, ...]
    draws: Share
    together: Share | None
    chairs: tuple[Share, ...]
    endings: dict[str, int]
    decisions: Spread
    length: Spread
    total_decisions: int
    seconds: float = field(compare=False)

    @property
    def decisions_per_second(self) -> float:
        return self.total_decisions / self.seconds

    def data(self) -> dict[str, Any]:
        """JSON; everything but `seconds` and `decisions_per_second` is the same for every number of jobs."""
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "swap": self.swap,
            "battles": self.battles,
            "wins": [{"bot": name, **share.data()} for name, share in zip(self.bots, self.wins)],
            "draws": self.draws.data(),
            **({} if self.together is None else {"together": self.together.data()}),
            "chairs": [share.data() for share in self.chairs],
            "endings": self.endings,
            "decisions": self.decisions.data(),
            "length": self.length.data(),
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
        }


def report(plan: Plan, results: Sequence[Result], seconds: float) -> Report:
    """Sum results up. A battle with several winners counts as won for each; with all or none, as drawn."""
    battles = len(results)
    wins = Counter(entry for result in results for entry in result.winners)
    chairs = Counter(result.chairs.index(entry) for result in results for entry in result.winners)
    seats = range(len(plan.bots))
    return Report(
        game=plan.game_name,
        options=dict(plan.options),
        bots=plan.bots,
        seed=plan.seed,
        swap=plan.swap,
        battles=battles,
        wins=tuple(Share(wins[entry], battles) for entry in seats),
        draws=Share(sum(not result.winners and not result.together for result in results), battles),
        together=Share(sum(bool(result.winners) for result in results), battles) if results[0].together else None,
        chairs=tuple(Share(chairs[seat], battles) for seat in seats),
        endings=dict(sorted(Counter(result.ending for result in results).items())),
        decisions=spread([result.decisions for result in results]),
        length=spread([result.length for result in results]),
        total_decisions=sum(result.decisions for result in results),
        seconds=seconds,
    )


def spread(numbers: Sequence[int]) -> Spread:
    return Spread(min(numbers), sum(numbers) / len(numbers), max(numbers))
