"""The auction of a turn between two seats, as a contest of whole splits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, final

from shem.games.archmage.chances import chance, saved, ways
from shem.games.archmage.contest import Contest
from shem.games.archmage.mixing import without_loss
from shem.games.archmage.parts.actions import Allocate
from shem.games.archmage.parts.plans import allocations
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.rules.allocation import units
from shem.games.archmage.value import WIN, reach

MOST: Final = 20  # units that a regeneration can carry over, no matter who wins it
WIDTH: Final = 2 * MOST + 1
SURE: Final = 40.0  # points: what a sure win counts for against a sure loss, where gains are told in points


@cache
def whole(limit: int, announced: int, bound: bool) -> tuple[Allocate, ...]:
    """The legal splits that lose no unit; `announced` and `bound` as in `allocations`."""
    return tuple(without_loss(allocations(limit, announced, bound)))


def splits(world: ArchmageState, seat: int, announced: int, limit: int = 0) -> tuple[Allocate, ...]:
    """Those of a seat with an announcement (-1: none), of `limit` units if it allocated fewer than it has."""
    return whole(limit or units(world, seat), announced, seat == world.now.smerte)


def stakes(world: ArchmageState, seat: int) -> list[float]:
    """The seat's chance to win the game, by who wins what in this turn.

    Rows: which of orientation, movement and harvesting the seat wins, a mask. In a row: the units that it carries over,
    from -MOST, where the other seat does, to MOST.
    """
    found: list[float] = []
    before = ways(world)
    for mask in range(8):
        winner = seat if mask & 4 else 1 - seat
        turns = (mask & 1 != 0) == (mask & 4 != 0)
        moves = (mask & 2 != 0) == (mask & 4 != 0)
        gain = reach(world, winner, turns, moves)
        for carried in range(-MOST, MOST + 1):
            if gain >= WIN:
                found.append(1.0 if winner == seat else 0.0)
                continue
            after = before[:]
            after[winner] -= gain
            after[seat if carried > 0 else 1 - seat] -= saved(abs(carried))
            found.append(chance(after, seat))
    return found


@final
class Duel(Contest):
    """Our splits against theirs; ties go to us or to them."""

    def __init__(self, ours: Sequence[Allocate], theirs: Sequence[Allocate], ties: bool, table: Sequence[float]) -> None:
        super().__init__(len(ours), len(theirs))
        self.mine: Final = ours
        self.others: Final = theirs
        self.ties: Final = ties
        self.table: Final = list(table)

    def our_gains(self, theirs: int) -> list[float]:
        met = self.others[theirs]
        least = 0 if self.ties else 1
        turn, move, take, bonus = (met.orientation + least, met.movement + least, met.harvesting + least, met.regeneration)
        lost = MOST - bonus // 2
        bonus += least
        table = self.table
        found: list[float] = []
        for split in self.mine:
            mask = 0
            if split.orientation >= turn:
                mask = 1
            if split.movement >= move:
                mask += 2
            if split.harvesting >= take:
                mask += 4
            units_ = split.regeneration
            found.append(table[mask * WIDTH + (MOST + units_ // 2 if units_ >= bonus else lost)])
        return found


def duel(world: ArchmageState, seat: int, announced: Sequence[int], limit: int = 0) -> Duel:
    """This turn's, from the seat's side, with these announcements by seat."""
    return between(world, seat, announced, stakes(world, seat), limit)


def between(world: ArchmageState, seat: int, announced: Sequence[int], table: Sequence[float], limit: int = 0) -> Duel:
    """The same with stakes that are known already."""
    ours = splits(world, seat, announced[seat], limit)
    theirs = splits(world, 1 - seat, announced[1 - seat])
    return Duel(ours, theirs, world.order(seat) < world.order(1 - seat), table)
