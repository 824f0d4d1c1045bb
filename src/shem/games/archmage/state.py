"""A position of Archmage: what changes, how it is copied and written, and how a decision runs on to the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Outcome, Over, Pending, Refusal, State, View
from shem.core.steps import Step, pending_of
from shem.games.archmage.actions import ARTIFACTS, PHASES, Allocate
from shem.games.archmage.board import EVERYWHERE, PLACES
from shem.games.archmage.reasons import Reject
from shem.games.archmage.table import Table

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


NOTHING: Final = Carry()


@final
class ArchmageState(State):
    """left: mask of the positions not harvested. held: such a mask a seat. artifacts: ON_GRID, GONE or the owner.

    now, next: what the last turn left to this one, and this one so far to the next. horn: who blew it this turn.
    plans: each seat's allocation; again: the redistributed one until all have come in. announced: a phase or -1.
    winner: by phase. revealed, done: how many phases were revealed and resolved. stride, target: what Boots and
    Bow change this turn (target -1: where the golem stands). konge: who harvested Konge this turn.
    """

    def __init__(
        self,
        table: Table,
        turn: int,
        archmage: int,
        golem: int,
        facing: int,
        left: int,
        held: list[int],
        points: list[int],
        artifacts: list[int],
        now: Carry,
        after: Carry,
        horn: int,
        plans: list[Allocate | None],
        again: list[Allocate | None],
        announced: list[int],
        winner: list[int],
        revealed: int,
        done: int,
        stride: int,
        target: int,
        konge: int,
        steps: list[Step[ArchmageState]],
        outcome: Outcome | None,
    ) -> None:
        self.table: Final = table
        self.turn = turn
        self.archmage = archmage
        self.golem = golem
        self.facing = facing
        self.left = left
        self.held: Final = held
        self.points: Final = points
        self.artifacts: Final = artifacts
        self.now = now
        self.next = after
        self.horn = horn
        self.plans = plans
        self.again = again
        self.announced = announced
        self.winner = winner
        self.revealed = revealed
        self.done = done
        self.stride = stride
        self.target = target
        self.konge = konge
        self.steps: Final = steps
        self.outcome = outcome

    def pending(self) -> Pending:
        if self.outcome is not None:
            return Over(self.outcome)
        return pending_of(self.steps[-1], self)

    def legal(self, seat: int) -> list[Action]:
        if self.outcome is not None:
            return []
        step = self.steps[-1]
        return step.legal(self, seat) if seat in step.seats(self) else []

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        if self.outcome is not None:
            return Refusal(Reject.GAME_OVER)
        step = self.steps[-1]
        if seat not in step.seats(self):
            return Refusal(Reject.NOT_YOUR_DECISION)
        return step.why_not(self, seat, action)

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        self.steps[-1].take(self, seat, action, entry)
        self.run_on(entry)

    def run_on(self, entry: Entry) -> None:
        """Run what nobody decides, up to the next decision or the end."""
        while self.outcome is None:
            step = self.steps[-1]
            if step.seats(self):
                return
            step.run(self, entry)

    def view(self, seat: int | None) -> View:
        from shem.games.archmage.view import view_of  # it reads states, so it cannot come before this file

        return view_of(self, seat)

    def determinize(self, seat: int | None, entry: Entry) -> State:
        from shem.games.archmage.view import imagine

        return imagine(self, seat, entry)

    def copy(self) -> ArchmageState:
        return ArchmageState(
            self.table,
            self.turn,
            self.archmage,
            self.golem,
            self.facing,
            self.left,
            self.held[:],
            self.points[:],
            self.artifacts[:],
            self.now,
            self.next,
            self.horn,
            self.plans[:],
            self.again[:],
            self.announced[:],
            self.winner[:],
            self.revealed,
            self.done,
            self.stride,
            self.target,
            self.konge,
            self.steps[:],
            self.outcome,
        )

    def data(self) -> dict[str, Any]:
        return {
            "dealt": list(self.table.dealt),
            "turn": self.turn,
            "archmage": self.archmage,
            "golem": self.golem,
            "facing": self.facing,
            "left": positions(self.left),
            "held": [positions(mask) for mask in self.held],
            "points": list(self.points),
            "artifacts": list(self.artifacts),
            "now": self.now.data(),
            "next": self.next.data(),
            "horn": self.horn,
            "plans": [plan_data(plan) for plan in self.plans],
            "again": [plan_data(plan) for plan in self.again],
            "announced": list(self.announced),
            "winner": list(self.winner),
            "revealed": self.revealed,
            "done": self.done,
            "stride": self.stride,
            "target": self.target,
            "konge": self.konge,
            "steps": [step.data() for step in self.steps],
            "outcome": self.outcome.data() if self.outcome is not None else None,
        }

    def __reduce__(self) -> tuple[object, ...]:
        from shem.games.archmage.rules.frames import restored  # it knows every frame, so it comes after this file

        return restored, (self.table, self.data())

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
    return None if data is None else Allocate(data[0], data[1], data[2], data[3])


def first_state(table: Table, archmage: int) -> ArchmageState:
    """A dealt table before the first turn; the golem has no facing yet and no step is set."""
    seats = table.seats
    none: list[Allocate | None] = [None] * seats
    return ArchmageState(
        table,
        0,
        archmage,
        table.home,
        -1,
        EVERYWHERE,
        [0] * seats,
        [0] * seats,
        [ON_GRID] * ARTIFACTS,
        NOTHING,
        NOTHING,
        -1,
        none,
        none[:],
        [-1] * seats,
        [-1] * PHASES,
        0,
        0,
        STRIDE,
        -1,
        -1,
        [],
        None,
    )


def state_from(table: Table, data: Mapping[str, Any], steps: list[Step[ArchmageState]]) -> ArchmageState:
    """The state that `ArchmageState.data` wrote."""
    ended = data["outcome"]
    return ArchmageState(
        table,
        data["turn"],
        data["archmage"],
        data["golem"],
        data["facing"],
        mask_of(data["left"]),
        [mask_of(found) for found in data["held"]],
        list(data["points"]),
        list(data["artifacts"]),
        Carry(*data["now"]),
        Carry(*data["next"]),
        data["horn"],
        [plan_from(plan) for plan in data["plans"]],
        [plan_from(plan) for plan in data["again"]],
        list(data["announced"]),
        list(data["winner"]),
        data["revealed"],
        data["done"],
        data["stride"],
        data["target"],
        data["konge"],
        steps,
        None if ended is None else Outcome(list(ended["winners"]), ended["code"], list(ended["scores"])),
    )


def mask_of(found: Sequence[int]) -> int:
    mask = 0
    for position in found:
        mask |= 1 << position
    return mask
