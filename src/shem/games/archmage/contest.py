"""Two sides that choose at once, and the mixes that neither can do much better against.

A choice that is always the same would be read and beaten. So both sides play against each other in the head, many times,
by regret matching: each draws its choices in proportion to how much better they would have done so far. What they have
drawn on average is close to a mix that nobody can exploit.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import final

from mypy_extensions import mypyc_attr


@final
class Mix:
    """One side's choices: the regret of not having made each, and how much each was drawn so far."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.regrets = [0.0] * size
        self.drawn = [0.0] * size

    def now(self) -> list[float]:
        """Shares in proportion to the regrets; even where there are none."""
        total = sum(self.regrets)
        if total <= 0.0:
            return [1.0 / self.size] * self.size
        return [regret / total for regret in self.regrets]

    def learn(self, shares: Sequence[float], gains: Sequence[float], weight: float) -> float:
        """Take in what each choice would have gained; the mean gain of these shares."""
        mean = 0.0
        for share, gain in zip(shares, gains):
            mean += share * gain
        for at in range(self.size):
            regret = self.regrets[at] + gains[at] - mean
            self.regrets[at] = regret if regret > 0.0 else 0.0
            self.drawn[at] += weight * shares[at]
        return mean

    def average(self) -> list[float]:
        """The shares drawn so far, which are close to the best mix."""
        total = sum(self.drawn)
        if total <= 0.0:
            return [1.0 / self.size] * self.size
        return [share / total for share in self.drawn]


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest:
    """Both sides' choices by number, and what each would bring, one side's gain being the other's loss."""

    def __init__(self, ours: int, theirs: int) -> None:
        self.ours = Mix(ours)
        self.theirs = Mix(theirs)
        self.rounds = 0
        self.won = 0.0
        self.counted = 0.0

    def our_gains(self, theirs: int) -> list[float]:
        """What each of our choices brings us against this one of theirs."""
        raise NotImplementedError

    def their_gains(self, ours: int) -> list[float]:
        """What each of their choices brings them against this one of ours."""
        raise NotImplementedError

    def settle(self, rounds: int, random: Random) -> None:
        """Play so many rounds, later ones counting more."""
        for _ in range(rounds):
            self.rounds += 1
            weight = float(self.rounds)
            shares = self.ours.now()
            drawn = pick(self.theirs.now(), random)
            self.won += weight * self.ours.learn(shares, self.our_gains(drawn), weight)
            self.counted += weight
            shares = self.theirs.now()
            drawn = pick(self.ours.now(), random)
            self.won -= weight * self.theirs.learn(shares, self.their_gains(drawn), weight)
            self.counted += weight

    def worth(self) -> float:
        """What we gain a round on average."""
        return self.won / self.counted if self.counted > 0.0 else 0.0


def pick(shares: Sequence[float], random: Random) -> int:
    """A choice drawn by its share."""
    left = random.random() * sum(shares)
    for at, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return at
    return max(range(len(shares)), key=shares.__getitem__)


def without_rare(shares: Sequence[float], part: float) -> list[float]:
    """Shares below this part of the largest left out: they are leftovers of the first rounds."""
    floor = max(shares) * part
    return [share if share >= floor else 0.0 for share in shares]
