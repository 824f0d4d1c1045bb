"""Futures of an action: all of them, or samples with their error."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, State
from shem.core.odds import LEAVES, SAMPLES, futures


class Throw(Action):
    """Throw so many dice of six."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def key(self) -> tuple[int, ...]:
        return (self.dice,)


class Sum(State):
    def __init__(self, total: int = 0) -> None:
        self.total = total

    def copy(self) -> Sum:
        return Sum(self.total)

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        for _ in range(action.key()[0]):
            self.total += entry.roll(6, "throw")


def totals(state: Sum, dice: int, **how: int) -> tuple[list[int], list[float], bool]:
    found = futures(state, 0, Throw(dice), **how)
    ends = [leaf.state.total for leaf in found.leaves if isinstance(leaf.state, Sum)]
    return ends, [leaf.weight for leaf in found.leaves], found.exact


def test_few_futures_are_all_there() -> None:
    state = Sum(10)
    ends, weights, exact = totals(state, 2)
    assert exact and len(ends) == 36
    assert sum(weights) == pytest.approx(1.0)
    assert sum(weight for end, weight in zip(ends, weights) if end == 17) == pytest.approx(6 / 36)
    assert state.total == 10


def test_an_action_without_dice_has_one_future() -> None:
    assert totals(Sum(3), 0) == ([3], [1.0], True)


def test_too_many_futures_are_sampled_the_same_way_each_time() -> None:
    assert LEAVES < 6**4
    ends, weights, exact = totals(Sum(), 4, seed=5)
    assert not exact and len(ends) == SAMPLES and sum(weights) == pytest.approx(1.0)
    assert ends == totals(Sum(), 4, seed=5)[0]
    assert ends != totals(Sum(), 4, seed=6)[0]
    assert min(ends) >= 4 and max(ends) <= 24


def test_exactly_as_many_as_allowed_are_exact() -> None:
    assert totals(Sum(), 2, limit=36)[2]
    assert not totals(Sum(), 2, limit=35)[2]


def test_the_error_is_of_the_mean_and_zero_if_exact() -> None:
    exact = futures(Sum(), 0, Throw(1))
    assert exact.error([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]) == 0.0
    sampled = futures(Sum(), 0, Throw(4))
    assert sampled.error([1.0] * SAMPLES) == 0.0
    assert sampled.error([0.0, 2.0] * (SAMPLES // 2)) == pytest.approx((SAMPLES / (SAMPLES - 1)) ** 0.5 / SAMPLES**0.5)


def test_a_seeded_throw_is_one_of_the_futures() -> None:
    state = Sum()
    state.apply(0, Throw(3), Entry(Seeded(1)))
    assert state.total in totals(Sum(), 3)[0]
