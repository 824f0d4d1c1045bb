"""A position of Archmage as the chapters change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.contract import Refusal
from shem.core.steps import Stepping
from shem.games.archmage.parts.actions import ARTIFACTS, PHASES, Allocate
from shem.games.archmage.parts.board import EVERYWHERE, PLACES
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.table import Table

ORIENTATION: Final = 0
MOVEMENT: Final = 1
HARVESTING: Final = 2
REGENERATION: Final = 3

ON_GRID: Final = -1
GONE: Final = -2
STRIDE: Final = 3  # districts that the golem may be moved; the Boots double it


@final
class Carry:
    """What a turn leaves to the next: a bonus and who has it, and who harvested Orm, Smerte or Skole (-1: nobody)."""

    def __init__(self, bonus_seat: int = -1, bonus: int = 0, orm: int = -1, smerte: int = -1, skole: int = -1) -> None:
        self.bonus_seat: Final = bonus_seat
        self.bonus: Final = bonus
        self.orm: Final = orm
        self.smerte: Final = smerte
        self.skole: Final = skole

    def data(self) -> list[int]:
        return [self.bonus_seat, self.bonus, self.orm, self.smerte, self.skole]


def carry_from(data: Sequence[int]) -> Carry:
    return Carry(*data)


NOTHING: Final = Carry()


class ArchmageState(Stepping):
    """left: mask of the positions not harvested. held: such a mask a seat. artifacts: ON_GRID, GONE or the owner.

    now, next: what the last turn left to this one, and this one so far to the next. horn: who blew it this turn.
    plans: each seat's allocation; again: the redistributed one until all have come in. announced: a phase or -1.
    winner: by phase. revealed, done: how many phases were revealed and resolved. stride, target: what Boots and
    Bow change this turn (target -1: where the golem stands). konge: who harvested Konge this turn.

    A new one is a dealt table before the first turn; the golem has no facing yet and no step is set.
    """

    def __init__(self, table: Table, archmage: int) -> None:
        super().__init__([], None)
        seats = table.seats
        self.table: Final = table
        self.turn = 0
        self.archmage = archmage
        self.golem = table.home
        self.facing = -1
        self.left = EVERYWHERE
        self.held = [0] * seats
        self.points = [0] * seats
        self.artifacts = [ON_GRID] * ARTIFACTS
        self.now = NOTHING
        self.next = NOTHING
        self.horn = -1
        self.plans: list[Allocate | None] = [None] * seats
        self.again: list[Allocate | None] = [None] * seats
        self.announced = [-1] * seats
        self.winner = [-1] * PHASES
        self.revealed = 0
        self.done = 0
        self.stride = STRIDE
        self.target = -1
        self.konge = -1

    def copy(self) -> ArchmageState:
        raise NotImplementedError

    def not_asked(self, seat: int) -> Refusal:
        return Refusal(Reject.NOT_YOUR_DECISION if self.ended is None else Reject.GAME_OVER)

    def left_of(self, seat: int) -> int:
        """Seats count up to the left round the table."""
        return (seat + 1) % self.table.seats

    def order(self, seat: int) -> int:
        """How many seats after the Archmage's this one comes."""
        return (seat - self.archmage) % self.table.seats

    def is_left(self, position: int) -> bool:
        return self.left >> position & 1 == 1

    def artifact_at(self, position: int) -> int:
        """The artifact to be found there next, or -1."""
        for artifact in self.table.finds[position]:
            if self.artifacts[artifact] == ON_GRID:
                return artifact
        return -1

    def plan(self, seat: int) -> Allocate:
        """The seat's allocation, which has come in."""
        found = self.plans[seat]
        assert found is not None
        return found


def positions(mask: int) -> list[int]:
    """The positions in a mask, ascending."""
    return [position for position in range(PLACES) if mask >> position & 1]


def plan_data(plan: Allocate | None) -> list[int] | None:
    return None if plan is None else plan.data()


def plan_from(data: Sequence[int] | None) -> Allocate | None:
    return None if data is None else Allocate(*data)


def mask_of(found: Sequence[int]) -> int:
    mask = 0
    for position in found:
        mask |= 1 << position
    return mask
