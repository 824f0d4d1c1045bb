"""Odds by running the rule itself over every future of an action, or over samples where there are too many."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, final

from shem.core.chance import Chance, Entry, Every, Seeded
from shem.core.contract import Action, State

LEAVES: Final = 256
SAMPLES: Final = 256


@final
class Leaf:
    """A future of an action, with its probability."""

    def __init__(self, weight: float, state: State) -> None:
        self.weight: Final = weight
        self.state: Final = state


@final
class Futures:
    """The futures of an action: `exact` if they are all of them, else equally weighted samples."""

    def __init__(self, leaves: list[Leaf], exact: bool) -> None:
        self.leaves: Final = leaves
        self.exact: Final = exact

    def error(self, values: list[float]) -> float:
        """The standard error of the mean of one value a leaf: 0.0 where the futures are exact."""
        return 0.0 if self.exact else _error(values)


@final
class Expectation:
    """What an action is expected to lead to: the means of named terms, over how many futures, and the standard error."""

    def __init__(self, means: dict[str, float], leaves: int, exact: bool, error: float) -> None:
        self.means: Final = means
        self.leaves: Final = leaves
        self.exact: Final = exact
        self.error: Final = error


def expected(
    world: State,
    seat: int,
    action: Action,
    terms: Callable[[State, int], list[tuple[str, float]]],
    seed: int = 0,
    limit: int = LEAVES,
) -> Expectation:
    """The means of what `terms` says of each future to the seat: exact up to `limit` futures, else over as many samples.

    No future is kept, as `futures` does: very many states at once are hard on memory and on the garbage collector.
    """
    every = Every()
    means: dict[str, float] = {}
    leaves = 0
    while True:
        weight, state = _run(world, seat, action, every)
        for code, amount in terms(state, seat):
            means[code] = means.get(code, 0.0) + weight * amount
        leaves += 1
        if not every.next():
            return Expectation(means, leaves, True, 0.0)
        if leaves == limit:
            return _estimated(world, seat, action, terms, Seeded(seed), limit)


def _estimated(
    world: State,
    seat: int,
    action: Action,
    terms: Callable[[State, int], list[tuple[str, float]]],
    chance: Chance,
    samples: int,
) -> Expectation:
    means: dict[str, float] = {}
    totals: list[float] = []
    for _ in range(samples):
        state = world.copy()
        state.apply(seat, action, Entry(chance))
        total = 0.0
        for code, amount in terms(state, seat):
            total += amount
            means[code] = means.get(code, 0.0) + amount / samples
        totals.append(total)
    return Expectation(means, samples, False, _error(totals))


def _error(values: list[float]) -> float:
    """The standard error of the mean of samples."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def futures(world: State, seat: int, action: Action, seed: int = 0, limit: int = LEAVES, samples: int = SAMPLES) -> Futures:
    """The futures of a legal action up to the next decision: exact up to `limit` leaves, else so many samples."""
    every = Every()
    leaves: list[Leaf] = []
    while True:
        leaves.append(Leaf(*_run(world, seat, action, every)))
        if not every.next():
            return Futures(leaves, True)
        if len(leaves) == limit:
            return Futures(_sampled(world, seat, action, Seeded(seed), samples), False)


def _run(world: State, seat: int, action: Action, every: Every) -> tuple[float, State]:
    state = world.copy()
    state.apply(seat, action, Entry(every))
    return every.weight, state


def _sampled(world: State, seat: int, action: Action, chance: Chance, samples: int) -> list[Leaf]:
    leaves: list[Leaf] = []
    for _ in range(samples):
        state = world.copy()
        state.apply(seat, action, Entry(chance))
        leaves.append(Leaf(1 / samples, state))
    return leaves
