"""Allocation: the budget, the secret split over four phases, the announcements and the secret redistribution."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event, only
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.archmage.parts.actions import ANNOUNCEMENTS, PHASES, Allocate, Announce
from shem.games.archmage.parts.board import PLACES
from shem.games.archmage.parts.events import (
    ALLOCATED,
    ANNOUNCED,
    BUDGET,
    OWN_ALLOCATION,
    OWN_REDISTRIBUTION,
    REDISTRIBUTED,
)
from shem.games.archmage.parts.plans import allocations
from shem.games.archmage.parts.reasons import Reject, Why
from shem.games.archmage.parts.state import MOVEMENT, ArchmageState
from shem.games.archmage.parts.table import HORN, ORM
from shem.games.archmage.rules.deciding import Deciding

ENERGY: Final = 12
HORN_ENERGY: Final = 3


def budget(state: ArchmageState, seat: int, tally: Tally) -> int:
    """Units that this seat may allocate this turn."""
    tally.base(Why.ENERGY, ENERGY)
    if seat == state.now.bonus_seat:
        tally.add(Why.BONUS, state.now.bonus)
    if seat == state.horn:
        tally.add(Why.HORN, HORN_ENERGY, PLACES + HORN)
    if seat == state.now.orm:
        tally.add(Why.ORM, -1, state.table.special(ORM))
    return tally.total


def units(state: ArchmageState, seat: int) -> int:
    """The budget without its lines."""
    return budget(state, seat, Tally(False))


@final
class Energy(Step[ArchmageState]):
    """Tell every budget once it is settled whether the Horn was blown."""

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        if entry.telling:
            for seat in range(state.table.seats):
                tally = Tally()
                entry.tell(Event(BUDGET, (seat, budget(state, seat, tally)), [("budget", tally)]))

    def data(self) -> list[Any]:
        return ["energy"]


@final
class Allocation(Step[ArchmageState]):
    """All seats at once and in secret (ruling 5)."""

    def seats(self, state: ArchmageState) -> list[int]:
        return _missing(state.plans)

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("allocate")

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        return allocations(units(state, seat), bound=seat == state.now.smerte)

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Allocate):
            return Refusal(Reject.ANOTHER_DECISION)
        limit = units(state, seat)
        if action.total > limit:
            return Refusal(Reject.OVER_BUDGET, action.total, limit)
        return _unfit(state, seat, action)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Allocate)
        state.plans[seat] = action
        if entry.telling:
            entry.tell(Event(ALLOCATED, (seat,)))
            entry.tell(Event(OWN_ALLOCATION, (seat, *action.data()), seers=only(seat)))
        if not _missing(state.plans):
            state.steps.pop()

    def data(self) -> list[Any]:
        return ["allocation"]


@final
class Announcing(Deciding):
    """In turn from the Archmage. A seat is asked even where one phase alone holds its most: silence would tell that."""

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("announce")

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        plan = state.plan(seat)
        return [ANNOUNCEMENTS[phase] for phase in range(PHASES) if plan.units(phase) == plan.most]

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Announce):
            return Refusal(Reject.ANOTHER_DECISION)
        return _not_most(state.plan(seat), action.phase)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Announce)
        state.steps.pop()
        state.announced[seat] = action.phase
        if entry.telling:
            entry.tell(Event(ANNOUNCED, (seat, action.phase)))

    def data(self) -> list[Any]:
        return ["announcing", self.seat]


@final
class Redistribution(Step[ArchmageState]):
    """All seats at once and in secret; the announced phase keeps the most and the sum may not grow (ruling 7)."""

    def seats(self, state: ArchmageState) -> list[int]:
        return _missing(state.again)

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("redistribute")

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        return allocations(state.plan(seat).total, state.announced[seat], seat == state.now.smerte)

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Allocate):
            return Refusal(Reject.ANOTHER_DECISION)
        before = state.plan(seat).total
        if action.total > before:
            return Refusal(Reject.SUM_GREW, action.total, before)
        return _unfit(state, seat, action) or _not_most(action, state.announced[seat])

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Allocate)
        state.again[seat] = action
        if entry.telling:
            entry.tell(Event(REDISTRIBUTED, (seat,)))
            entry.tell(Event(OWN_REDISTRIBUTION, (seat, *action.data()), seers=only(seat)))
        if not _missing(state.again):
            state.plans = state.again
            state.again = [None] * state.table.seats
            state.steps.pop()

    def data(self) -> list[Any]:
        return ["redistribution"]


def _missing(plans: list[Allocate | None]) -> list[int]:
    return [seat for seat, plan in enumerate(plans) if plan is None]


def _unfit(state: ArchmageState, seat: int, plan: Allocate) -> Refusal | None:
    """What breaks the bounds of a single phase."""
    for phase in range(PHASES):
        if plan.units(phase) < 1:
            return Refusal(Reject.EMPTY_PHASE, 1, plan.units(phase), phase)
    if seat == state.now.smerte and plan.movement != 1:
        return Refusal(Reject.SMERTE, 1, plan.units(MOVEMENT))
    return None


def _not_most(plan: Allocate, phase: int) -> Refusal | None:
    have = plan.units(phase)
    return Refusal(Reject.NOT_THE_MOST, plan.most, have, phase) if have < plan.most else None
