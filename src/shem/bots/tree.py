"""The tree of a search: what may be decided after what. Worlds and dice differ from visit to visit; it knows no more."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, final

from shem.core.contract import Action

WIDTH: Final = 1.5  # times the root of how often the place was passed: actions looked at besides the first
CURIOSITY: Final = 0.3  # in chances to win: how much is hoped of what has seldom been tried
TREMBLE: Final = 0.1  # of those who decide at once, how often one tries whatever there is


@final
class Try:
    """An action at a place: how often it was taken and could have been, and what came of it, in win chances."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.count = 0
        self.could = 0
        self.total = 0.0
        self.regret = 0.0
        self.share = 0.0  # of the strategies so far, summed

    def add(self, worth: float) -> None:
        self.count += 1
        self.total += worth


@final
class Place:
    """Where decisions have led. tries: by seat, the likeliest first; next: by what all who were asked decided."""

    def __init__(self) -> None:
        self.count = 0
        self.sums: list[float] = []
        self.tries: Final[dict[int, dict[Action, Try]]] = {}
        self.next: Final[dict[tuple[Action, ...], Place]] = {}

    def add(self, chances: Sequence[float]) -> None:
        self.count += 1
        if not self.sums:
            self.sums = [0.0] * len(chances)
        for seat, chance in enumerate(chances):
            self.sums[seat] += chance

    def after(self, decided: Sequence[tuple[int, Try]]) -> Place:
        key = tuple([one.action for _, one in decided])
        found = self.next.get(key)
        if found is None:
            found = Place()
            self.next[key] = found
        return found

    def best(self, seat: int, allowed: Sequence[Try]) -> Try:
        """By upper confidence bounds, with less hope for what seemed less likely; as wide as the place is by now."""
        level = self.sums[seat] / self.count if self.count else 0.5
        best = allowed[0]
        bound = -1.0
        for number in range(min(len(allowed), 1 + int(WIDTH * sqrt(self.count)))):
            one = allowed[number]
            mean = one.total / one.count if one.count else level
            reach = mean + CURIOSITY / (1.0 + number) * sqrt(one.could) / (1.0 + one.count)
            if reach > bound:
                best, bound = one, reach
        return best

    def learn(self, decided: Sequence[tuple[int, Try]], chances: Sequence[float]) -> None:
        """Tell those who decided what came of it; of several at once also what each missed against what the others did."""
        for seat, one in decided:
            one.add(chances[seat])
        if len(decided) < 2:
            return
        key = tuple([one.action for _, one in decided])
        for number, (seat, _) in enumerate(decided):
            for action, other in self.tries[seat].items():
                there = self.next.get((*key[:number], action, *key[number + 1 :]))
                if there is not None and there.count:
                    other.regret += there.sums[seat] / there.count - chances[seat]


def mixed(found: Sequence[Try], random: Random) -> Try:
    """One by regret matching, with a tremble."""
    shares = strategy(found)
    for one, share in zip(found, shares):
        one.share += share
    if random.random() < TREMBLE:
        return found[int(random.random() * len(found))]
    return found[drawn(shares, random.random())]


def strategy(found: Sequence[Try]) -> list[float]:
    """The shares of regret matching: as the regrets above nothing; all alike where there are none."""
    total = 0.0
    for one in found:
        total += max(0.0, one.regret)
    if total <= 0.0:
        return [1.0 / len(found)] * len(found)
    return [max(0.0, one.regret) / total for one in found]


def drawn(shares: Sequence[float], share: float) -> int:
    """The number at this share (0..1) of all."""
    for number, one in enumerate(shares):
        share -= one
        if share < 0.0:
            return number
    return len(shares) - 1
