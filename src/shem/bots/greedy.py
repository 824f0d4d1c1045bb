"""The greedy bot: each action by the exact expectation of its value over the dice, and the best of them."""

from __future__ import annotations

from typing import Final

from shem.bots.bot import Bot, Choice, Considered, Term, options
from shem.core.chance import Seeded
from shem.core.contract import Action, Game, State
from shem.core.odds import LEAVES, expected
from shem.core.sight import Sight

# Together they bound what a decision costs, whatever the battle, without a clock: the same seed decides the same.
WEIGHED: Final = 32  # about as many actions as a decision weighs
FUTURES: Final = 48  # of one action, which are exact; more are sampled


class GreedyBot(Bot):
    """Looks one action ahead in a world that its Sight allows. Exact up to FUTURES an action, then sampled with its error.

    Where there are very many actions, it weighs those on the game's shortlist.
    """

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decisions = 0

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        self.decisions += 1
        seed = self.seed * 1_000_003 + self.decisions
        world = sight.world(Seeded(seed))
        before = dict(sight.game.value(world, sight.seat))
        listed = sight.game.shortlist(world, sight.seat, options(sight), WEIGHED)
        considered = [weigh(sight.game, world, sight.seat, action, seed, before, FUTURES) for action in listed]
        considered.sort(key=lambda option: -option.gain)
        return Choice(considered[0].action, tuple(considered))


def weigh(
    game: Game,
    world: State,
    seat: int,
    action: Action,
    seed: int = 0,
    before: dict[str, float] | None = None,
    limit: int = LEAVES,
) -> Considered:
    """What an action is expected to gain for a seat over the position as it is; passing gains nothing by definition.

    before: the position's own value by its terms, where it is known already. limit: of exact futures.
    """
    if game.idle(action):
        return Considered(action, 0.0, 0.0, 1, True)
    if before is None:
        before = dict(game.value(world, seat))
    found = expected(world, seat, action, game.value, seed, limit)
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
