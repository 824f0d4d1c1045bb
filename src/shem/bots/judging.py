"""Decisions judged by win chances: what each of its futures is worth, and what the dice then made of it."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from shem.core.contract import Action, Game, Over, State
from shem.core.odds import expected

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

    def moments(leaf: State, who: int) -> list[tuple[str, float]]:
        chance = win_chance(game, leaf, who)
        return [("mean", chance), ("square", chance * chance)]

    found = expected(state, seat, action, moments, seed, FUTURES).means
    return Prospect(found["mean"], sqrt(max(0.0, found["square"] - found["mean"] ** 2)))
