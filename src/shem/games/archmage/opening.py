"""What a duelling seat lets be known: the first split, which leaves the announcement open, and the announcement.

Nobody ever sees the first split; it only decides what may be announced. One with several phases as the highest leaves the
choice until the others have spoken.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from shem.games.archmage.contest import pick
from shem.games.archmage.duel import between, splits, stakes
from shem.games.archmage.parts.actions import PHASES, Allocate
from shem.games.archmage.parts.state import ArchmageState

CARE: Final = 0.01  # chances of winning that differ by this are told apart, but not by much


def openest(legal: Sequence[Allocate], random: Random) -> Allocate:
    """A first split with as many highest phases as there can be, and no unit lost; any of those."""
    most = max([split.total for split in legal])
    kept = [split for split in legal if split.total == most]
    widest = max([_highest(split) for split in kept])
    return random.choice([split for split in kept if _highest(split) == widest])


def _highest(split: Allocate) -> int:
    return sum([1 for phase in range(PHASES) if split.units(phase) == split.most])


def announcement(world: ArchmageState, seat: int, open_: Sequence[int], rounds: int, random: Random) -> int:
    """A phase of those that may be announced, the likelier the better its auction is for the seat.

    What the other seat has announced is known, or else it is taken to announce what is best for it.
    """
    table = stakes(world, seat)
    other = 1 - seat
    said = world.announced[other]
    limit = world.plan(seat).total
    answers = [said] if said >= 0 else [phase for phase in range(PHASES) if _sensible(world, other, phase)]
    found: list[float] = []
    for phase in open_:
        worst = 1.0
        for answer in answers:
            announced = [phase, answer] if seat == 0 else [answer, phase]
            auction = between(world, seat, announced, table, limit)
            auction.settle(rounds)
            worst = min(worst, auction.worth())
        found.append(worst)
    best = max(found)
    return open_[pick([exp((worth - best) / CARE) for worth in found], random)]


def _sensible(world: ArchmageState, seat: int, phase: int) -> bool:
    """Whether a seat that announces this phase keeps all its units."""
    return splits(world, seat, phase)[0].total == splits(world, seat, -1)[0].total
