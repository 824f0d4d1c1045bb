"""Odds by running the rule itself over every future of an action, or over samples where there are too many."""

from __future__ import annotations

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
        count = len(values)
        if self.exact or count < 2:
            return 0.0
        mean = sum(values) / count
        return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def futures(world: State, seat: int, action: Action, seed: int = 0, limit: int = LEAVES) -> Futures:
    """The futures of a legal action up to the next decision: exact up to `limit` leaves, else `SAMPLES` samples."""
    every = Every()
    leaves: list[Leaf] = []
    while True:
        leaves.append(Leaf(*_run(world, seat, action, every)))
        if not every.next():
            return Futures(leaves, True)
        if len(leaves) == limit:
            return Futures(_sampled(world, seat, action, Seeded(seed)), False)


def _run(world: State, seat: int, action: Action, every: Every) -> tuple[float, State]:
    state = world.copy()
    state.apply(seat, action, Entry(every))
    return every.weight, state


def _sampled(world: State, seat: int, action: Action, chance: Chance) -> list[Leaf]:
    leaves: list[Leaf] = []
    for _ in range(SAMPLES):
        state = world.copy()
        state.apply(seat, action, Entry(chance))
        leaves.append(Leaf(1 / SAMPLES, state))
    return leaves
