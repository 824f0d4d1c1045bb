"""The yardstick itself: up to 64 actions or so, by all their futures up to 256, and passing counts as nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shem.core.bot import Bot, Choice, options
from shem.core.chance import Seeded
from shem.core.contract import Action, State
from shem.core.odds import expected
from shem.core.sight import Sight

WEIGHED: Final = 64
Value = Callable[[State, int], list[tuple[str, float]]]
Shortlist = Callable[[State, int, list[Action], int], list[Action]]


class Yardstick(Bot):
    name = "yardstick"

    def __init__(self, seed: int, value: Value, shortlist: Shortlist) -> None:
        self.seed = seed
        self.decisions = 0
        self.value = value
        self.shortlist = shortlist

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        seat = sight.seat
        self.decisions += 1
        seed = self.seed * 1_000_003 + self.decisions
        world = sight.world(Seeded(seed))
        before = sum(amount for _, amount in self.value(world, seat))
        best: Action | None = None
        most = 0.0
        for action in self.shortlist(world, seat, options(sight), WEIGHED):
            gain = 0.0
            if not sight.game.idle(action):
                gain = sum(expected(world, seat, action, self.value, seed).means.values()) - before
            if best is None or gain > most:
                best, most = action, gain
        assert best is not None
        return Choice(best)
