"""Whether win chances are kept: of the positions that are said to be won with 70 %, how many were."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from shem.bots.judging import win_chance
from shem.bots.registry import bot
from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.errors import OptionError
from shem.core.sight import Sight
from shem.games import game
from shem.lab.battle import derived
from shem.lab.report import Share
from shem.lab.shared import shared

SEATS: Final = 2
PLAYER: Final = "greedy"
BINS: Final = 10
EACH: Final = 5  # positions of a battle, at random
ROUNDS: Final = 4  # tasks for each process at once, until there are enough positions


@dataclass(frozen=True)
class Bin:
    """Positions whose chance lies in the same tenth. said: the mean of their chances; won: how many were won."""

    said: float
    won: Share

    def data(self) -> dict[str, Any]:
        return {"said": self.said, "won": self.won.data()}


class Task(NamedTuple):
    game: str
    options: str
    seed: int


Spoken = tuple[float, float]  # the chance that was said, and what it came to: 1 won, 0 lost, a half a draw


def reliability(
    name: str,
    setups: Sequence[Mapping[str, Any]],
    n: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> list[Bin]:
    """Bins of the chances of `n` positions of battles between equal bots, each seen from a seat drawn at random; empty bins
    are left out. A draw counts as lost. Raises OptionError for an unknown game, and for fewer than one position or job."""
    for what, number in (("positions", n), ("jobs", jobs)):
        if number < 1:
            raise OptionError("too-few", f"{what}: at least 1, not {number}", {"what": what, "found": number})
    options = [json.dumps({"seats": SEATS, **setup}, sort_keys=True) for setup in setups]
    found: list[Spoken] = []
    battle = 0
    while len(found) < n:
        tasks = [
            Task(name, options[index % len(options)], derived(seed, index, "reliability"))
            for index in range(battle, battle + ROUNDS * jobs)
        ]
        battle += len(tasks)
        told = dict(shared(_positions, tasks, jobs))
        for place in range(len(tasks)):
            found += told[place]
        if progress is not None:
            progress(min(n, len(found)), n)
    return _bins(found[:n])


def _bins(found: Sequence[Spoken]) -> list[Bin]:
    bins: list[list[Spoken]] = [[] for _ in range(BINS)]
    for one in found:
        bins[min(BINS - 1, int(BINS * one[0]))].append(one)
    return [
        Bin(sum(said for said, _ in one) / len(one), Share(sum(won == 1.0 for _, won in one), len(one)))
        for one in bins
        if one
    ]


def _positions(task: Task) -> list[Spoken]:
    """Some positions of one battle, with what it came to for the seat from which each is seen."""
    rules = game(task.game)
    setup = rules.resolve(json.loads(task.options))
    seats = rules.seats(setup)
    random, dice = Random(derived(task.seed, 0, "positions")), Entry(Seeded(derived(task.seed, 0, "dice")))
    players = [bot(PLAYER, task.game, derived(task.seed, seat, "bot")) for seat in range(seats)]
    state = rules.new(setup, dice)
    said: list[list[float]] = []
    while not isinstance(state.pending(), Over):
        said.append([win_chance(rules, state, seat) for seat in range(seats)])
        seat = state.pending().seats[0]
        state.apply(seat, players[seat].choose(Sight(rules, setup, state, seat)).action, dice)
    chosen = random.sample(range(len(said)), min(EACH, len(said)))
    viewed = [(place, random.randrange(seats)) for place in chosen]
    return [(said[place][seat], win_chance(rules, state, seat)) for place, seat in viewed]
