"""Decisions judged by win chances: what each of its futures is worth, and what the dice then made of it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from shem.core.chance import Entry, Every, Seeded
from shem.core.contract import Action, Game, Over, State

FUTURES: Final = 48  # of an action, which are exact; of more as many samples
FAR: Final = 30.0  # log odds that are as good as certain


@final
class Prospect:
    """What a seat's win chance is expected to be after an action, 0 to 1, and how far the dice spread it."""

    def __init__(self, mean: float, spread: float) -> None:
        self.mean: Final = mean
        self.spread: Final = spread


def win_chance(game: Game, state: State, seat: int) -> float:
    """How likely the seat is to win, 0 to 1; after the end what it came to, a draw half."""
    pending = state.pending()
    if isinstance(pending, Over):
        outcome = pending.outcome
        if seat not in outcome.winners:
            return 0.0 if outcome.winners or outcome.together else 0.5
        return 1.0 if outcome.together or len(outcome.winners) < len(outcome.scores) else 0.5
    return 1.0 / (1.0 + exp(-max(-FAR, min(FAR, game.logit(state, seat)))))


def win_chances(game: Game, state: State, seats: int) -> list[float]:
    return [win_chance(game, state, seat) for seat in range(seats)]


def prospect(game: Game, state: State, seat: int, action: Action, seed: int) -> Prospect:
    """By all futures of a legal action up to the next decision, or by FUTURES samples if there are more."""
    every = Every()
    weights: list[float] = []
    found: list[float] = []
    while True:
        leaf = state.copy()
        leaf.apply(seat, action, Entry(every))
        weights.append(every.weight)
        found.append(win_chance(game, leaf, seat))
        if not every.next():
            return _prospect(weights, found)
        if len(found) == FUTURES:
            return _sampled(game, state, seat, action, seed)


def _sampled(game: Game, state: State, seat: int, action: Action, seed: int) -> Prospect:
    chance = Seeded(seed)
    found: list[float] = []
    for _ in range(FUTURES):
        leaf = state.copy()
        leaf.apply(seat, action, Entry(chance))
        found.append(win_chance(game, leaf, seat))
    return _prospect([1.0 / FUTURES] * FUTURES, found)


def _prospect(weights: list[float], found: list[float]) -> Prospect:
    mean = 0.0
    for place, weight in enumerate(weights):
        mean += weight * found[place]
    squares = 0.0
    for place, weight in enumerate(weights):
        squares += weight * (found[place] - mean) ** 2
    return Prospect(mean, sqrt(squares))
