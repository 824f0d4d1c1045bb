"""A best reply that is learned: one split for each public situation, by what every split would have brought there."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from shem.core.bot import Bot, Choice, options
from shem.core.chance import Seeded
from shem.core.contract import Action
from shem.core.sight import Sight
from shem.games.archmage.bluffing import BluffingBot, Effort
from shem.games.archmage.duel import MOST, WIDTH, between, stakes
from shem.games.archmage.opening import openest
from shem.games.archmage.parts.actions import Allocate, Announce
from shem.games.archmage.parts.state import ArchmageState

Situation = tuple[int, ...]


class Learner(Bot):
    """While it learns it splits anyhow; then it takes what was best on average.

    A situation is what was announced, who would have a tie, who has more units, and what the turn is about.
    """

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.open = BluffingBot(seed, Effort(rounds=20, outlook=0))
        self.learning = True
        self.sums: dict[Situation, dict[Action, list[float]]] = defaultdict(dict)
        self.said: dict[Situation, list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.world: ArchmageState | None = None
        self.seat = 0

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        legal = options(sight)
        if not isinstance(legal[0], Allocate | Announce):
            return self.open.choose(sight)
        world = sight.world(Seeded(1))
        assert isinstance(world, ArchmageState)
        self.seat = sight.seat
        if isinstance(legal[0], Announce):
            return Choice(self._announcement(world, [action for action in legal if isinstance(action, Announce)]))
        splits = [split for split in legal if isinstance(split, Allocate)]
        if world.plans[self.seat] is None:
            return Choice(openest(splits, self.random))
        self.world = world
        kept = [split for split in splits if split.total == max(found.total for found in splits)]
        known = self.sums.get(self._situation(world), {})
        if self.learning or not known:
            return Choice(self.random.choice(kept))
        return Choice(max(kept, key=lambda split: self._mean(known.get(split, []))))

    def _mean(self, found: list[float]) -> float:
        """Drawn towards an even chance where there was little to learn from."""
        return (sum(found) + 2.0) / (len(found) + 4.0)

    def _announcement(self, world: ArchmageState, legal: list[Announce]) -> Announce:
        if self.learning:
            return self.random.choice(legal)

        def worth(action: Announce) -> float:
            total, count = self.said[(action.phase, *self._around(world))]
            return (total + 1.0) / (count + 2.0)

        return max(legal, key=worth)

    def _around(self, world: ArchmageState) -> Situation:
        first = world.order(self.seat) < world.order(1 - self.seat)
        bonus = world.now.bonus if world.now.bonus_seat == self.seat else -world.now.bonus
        table = stakes(world, self.seat)
        ours, theirs, even = table[7 * WIDTH + MOST], table[MOST], table[4 * WIDTH + MOST]
        about = (ours - even > 0.06) + 2 * (even - theirs > 0.06)
        return (world.announced[1 - self.seat], int(first), (bonus > 0) - (bonus < 0), about)

    def _situation(self, world: ArchmageState) -> Situation:
        return (world.announced[self.seat], *self._around(world))

    def watch(self, own: Allocate, other: Allocate) -> None:
        """Learn what each split would have brought against the other's."""
        world = self.world
        if world is None or not self.learning:
            return
        found = between(world, self.seat, world.announced, stakes(world, self.seat), own.total)
        if other in found.others:
            gains = found.our_gains(found.others.index(other))
            situation = self._situation(world)
            for split, gain in zip(found.mine, gains):
                self.sums[situation].setdefault(split, []).append(gain)
            said = self.said[situation]
            said[0] += max(gains)
            said[1] += 1.0
