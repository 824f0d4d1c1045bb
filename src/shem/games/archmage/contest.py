"""Two sides that choose at once, and the mixes that neither can do much better against.

A choice that is always the same would be read and beaten. So both sides play against each other in the head, many times,
by regret matching: each mixes its choices in proportion to how much better they would have done so far against all of the
other's. What they have mixed on average is close to what nobody can exploit. Source: CFR+ (Tammelin, Burch, Johanson,
Bowling 2015), by turns and with later rounds counting more.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import final

from mypy_extensions import mypyc_attr


@final
class Mix:
    """One side's choices: the regret of not having made each, and how much each was taken so far."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.regrets = [0.0] * size
        self.taken = [0.0] * size

    def now(self) -> list[float]:
        """Shares in proportion to the regrets; even where there are none."""
        total = sum(self.regrets)
        if total <= 0.0:
            return [1.0 / self.size] * self.size
        return [regret / total for regret in self.regrets]

    def learn(self, shares: Sequence[float], gains: Sequence[float], weight: float) -> None:
        """Take in what each choice would have gained where it was mixed by these shares."""
        mean = 0.0
        for share, gain in zip(shares, gains):
            mean += share * gain
        for at in range(self.size):
            regret = self.regrets[at] + gains[at] - mean
            self.regrets[at] = regret if regret > 0.0 else 0.0
            self.taken[at] += weight * shares[at]

    def average(self) -> list[float]:
        """The shares taken so far, which are close to the best mix."""
        total = sum(self.taken)
        if total <= 0.0:
            return [1.0 / self.size] * self.size
        return [share / total for share in self.taken]


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest:
    """Both sides' choices by number, and what each would bring, one side's gain being the other's loss."""

    def __init__(self, ours: int, theirs: int) -> None:
        self.ours = Mix(ours)
        self.theirs = Mix(theirs)
        self.rounds = 0
        self._gains: list[list[float]] = []  # ours against each of theirs

    def our_gains(self, theirs: int) -> list[float]:
        """What each of our choices brings us against this one of theirs."""
        raise NotImplementedError

    def settle(self, rounds: int) -> None:
        """Play so many rounds, each against the other side's whole mix."""
        for _ in range(rounds):
            self.rounds += 1
            shares = self.ours.now()
            self.ours.learn(shares, self.our_means(self.theirs.now()), float(self.rounds))
            shares = self.theirs.now()
            self.theirs.learn(shares, self.their_means(self.ours.now()), float(self.rounds))

    def worth(self) -> float:
        """What we gain on average, by both average mixes."""
        total = 0.0
        for share, gain in zip(self.ours.average(), self.our_means(self.theirs.average())):
            total += share * gain
        return total

    def our_means(self, theirs: Sequence[float]) -> list[float]:
        """What each of our choices brings us against this mix of theirs."""
        found = [0.0] * self.ours.size
        for share, gains in zip(theirs, self._table()):
            if share > 0.0:
                for at, gain in enumerate(gains):
                    found[at] += share * gain
        return found

    def their_means(self, ours: Sequence[float]) -> list[float]:
        """What each of their choices brings them against this mix of ours."""
        mixed = [(at, share) for at, share in enumerate(ours) if share > 0.0]
        found: list[float] = []
        for gains in self._table():
            lost = 0.0
            for at, share in mixed:
                lost += share * gains[at]
            found.append(-lost)
        return found

    def _table(self) -> list[list[float]]:
        if not self._gains:
            self._gains = [self.our_gains(theirs) for theirs in range(self.theirs.size)]
        return self._gains


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
