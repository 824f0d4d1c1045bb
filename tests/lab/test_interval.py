"""The Wilson interval against published figures (R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3)."""

from __future__ import annotations

import pytest

from shem.lab.interval import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_published_figures(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=0.00006)


@pytest.mark.parametrize("trials", [1, 7, 200])
def test_hits_and_misses_mirror_each_other(trials: int) -> None:
    for hits in range(trials + 1):
        low, high = wilson(hits, trials)
        other_low, other_high = wilson(trials - hits, trials)
        assert (low, high) == pytest.approx((1 - other_high, 1 - other_low))
        assert 0 <= low <= hits / trials <= high <= 1


def test_it_narrows_as_battles_come_in() -> None:
    widths = [high - low for low, high in (wilson(trials * 9 // 10, trials) for trials in (10, 100, 1000))]
    assert widths[0] > widths[1] > widths[2]


def test_nothing_tried_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("hits", "trials"), [(-1, 5), (6, 5), (0, -1)])
def test_impossible_counts_are_refused(hits: int, trials: int) -> None:
    with pytest.raises(ValueError):
        wilson(hits, trials)
