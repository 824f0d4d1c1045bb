"""The greedy bot: each action by the exact expectation of its value over the dice, and the best of them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, final

from shem.core.bot import Bot, Choice, Considered, Term, options
from shem.core.chance import Seeded
from shem.core.contract import Action, Game, State
from shem.core.odds import LEAVES, Expectation, expected
from shem.core.sight import Sight

# Together they bound what a decision costs, whatever the battle, without a clock: the same seed decides the same.
WEIGHED: Final = 32  # about as many actions as a decision weighs
NOTHING: Final = 1e-9  # a gain that is none but for rounding
FUTURES: Final = 48  # of one action, which are exact; more are sampled


@final
class Taste:
    """A game's value as a personality sees it: each term times its weight; those without one stay as they are."""

    def __init__(self, game: Game, weights: Mapping[str, float]) -> None:
        self._game: Final = game
        self._weights: Final = weights

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        return self._weighted(self._game.value(state, seat))

    def passed(self, state: State, seat: int) -> list[tuple[str, float]]:
        return self._weighted(self._game.passed(state, seat))

    def _weighted(self, terms: list[tuple[str, float]]) -> list[tuple[str, float]]:
        return [(code, amount * self._weights.get(code, 1.0)) for code, amount in terms]


class GreedyBot(Bot):
    """Looks one action ahead in a world that its Sight allows. Exact up to FUTURES an action, then sampled with its error.

    Where there are very many actions, it weighs those on the shortlist. weights: its personality, as `Taste` has them.
    """

    def __init__(self, seed: int, weights: Mapping[str, float] | None = None) -> None:
        self.seed = seed
        self.weights: Final = weights
        self.decisions = 0

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        self.decisions += 1
        seed = self.seed * 1_000_003 + self.decisions
        world = sight.world(Seeded(seed))
        taste: Game | Taste = sight.game if self.weights is None else Taste(sight.game, self.weights)
        before = dict(taste.value(world, sight.seat))
        legal = options(sight)
        start = Random(seed).randrange(len(legal))  # of what is alike, the shortlist has the first
        listed = sight.game.shortlist(world, sight.seat, legal[start:] + legal[:start], WEIGHED)
        considered = [weigh(sight.game, world, sight.seat, action, seed, before, FUTURES, taste) for action in listed]
        considered.sort(key=lambda option: -option.gain)
        worthwhile = better_than_passing(sight.game, considered)
        least = worthwhile[0].gain
        good = [option.action for option in worthwhile if option.gain >= least - sight.game.leeway(option.action)]
        return Choice(Random(seed).choice(good), tuple(considered))


def better_than_passing(game: Game, considered: list[Considered]) -> list[Considered]:
    """Passing and what is better than that: what gains something, or at least keeps more than passing does.

    Passing loses what might still be done; what only puts that off is no reason to do anything.
    """
    passing = next((option for option in considered if game.idle(option.action)), None)
    if passing is None:
        return considered
    kept = _lasting(game, passing)
    return [
        option
        for option in considered
        if option is passing or option.gain > NOTHING or _lasting(game, option) > kept + NOTHING
    ]


def _lasting(game: Game, option: Considered) -> float:
    """What is left of its gain when the seat passes after it."""
    return sum(term.gain for term in option.terms if term.code not in game.fleeting())


def weigh(
    game: Game,
    world: State,
    seat: int,
    action: Action,
    seed: int = 0,
    before: dict[str, float] | None = None,
    limit: int = LEAVES,
    taste: Game | Taste | None = None,
) -> Considered:
    """What an action is expected to gain for a seat over the position as it is; passing: by what is lost with the turn.

    before: the position's own value by its terms, where it is known already. limit: of exact futures. taste: whose value
    counts; None: the game's own.
    """
    if taste is None:
        taste = game
    if before is None:
        before = dict(taste.value(world, seat))
    if game.idle(action):
        found = Expectation(dict(taste.passed(world, seat)), 1, True, 0.0)
    else:
        found = expected(world, seat, action, taste.value, seed, limit)
    codes = list(dict.fromkeys([*before, *found.means]))
    gains = [Term(code, found.means.get(code, 0.0) - before.get(code, 0.0)) for code in codes]
    return Considered(
        action,
        sum([term.gain for term in gains]),
        found.error,
        found.leaves,
        found.exact,
        tuple(term for term in gains if abs(term.gain) > 1e-9),
    )
