"""What a seat can know (ruling 19), and the worlds that it can imagine."""

from __future__ import annotations

from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Action, View
from shem.games.archmage.parts.actions import PHASES, Allocate
from shem.games.archmage.parts.events import IMAGINED
from shem.games.archmage.parts.plans import allocations_with
from shem.games.archmage.parts.state import ArchmageState, plan_data, positions
from shem.games.archmage.rules.allocation import units


def view_of(state: ArchmageState, seat: int | None) -> View:
    """JSON, public but for the seat's own `allocation` and `redistribution`.

    dealt: all cards in the order of the deal. grid: card by position, row by row. under: position by artifact.
    artifacts: owner, -1 on the grid, -2 gone.
    harvested: positions by seat. budget: units by seat this turn. last, next: bonus seat, bonus, and who harvested
    Orm, Smerte and Skole (-1 nobody), for this turn and for the next. revealed: units by phase, then by seat.
    """
    table = state.table
    seats = range(table.seats)
    mine = seat if seat is not None else -1
    return {
        "turn": state.turn,
        "archmage": state.archmage,
        "goal": table.goal,
        "golem": state.golem,
        "facing": state.facing,
        "dealt": list(table.dealt),
        "grid": list(table.grid),
        "under": list(table.under),
        "left": positions(state.left),
        "harvested": [positions(mask) for mask in state.held],
        "points": list(state.points),
        "artifacts": list(state.artifacts),
        "horn": state.horn,
        "budget": [units(state, other) for other in seats],
        "last": state.now.data(),
        "next": state.next.data(),
        "allocated": [plan is not None for plan in state.plans],
        "redistributed": [_redistributed(state, other) for other in seats],
        "announced": list(state.announced),
        "revealed": [[state.plan(other).units(phase) for other in seats] for phase in range(state.revealed)],
        "winner": list(state.winner),
        "done": state.done,
        "stride": state.stride,
        "target": state.target,
        "konge": state.konge,
        "allocation": plan_data(state.plans[mine]) if mine >= 0 else None,
        "redistribution": plan_data(state.again[mine]) if mine >= 0 else None,
        "steps": [step.data() for step in state.steps],
        "outcome": _outcome(state),
    }


def _redistributed(state: ArchmageState, seat: int) -> bool:
    """Whether the seat's second allocation has come in; before the reveal that is all another seat sees."""
    return state.revealed > 0 or state.again[seat] is not None


def _outcome(state: ArchmageState) -> dict[str, Any] | None:
    return state.ended.data() if state.ended is not None else None


def imagine(state: ArchmageState, seat: int | None, entry: Entry) -> None:
    """Draw the other seats' unrevealed allocations, each as likely, from those that agree with the view."""
    for other in range(state.table.seats):
        if other == seat or state.plans[other] is None or state.revealed == PHASES:
            continue
        bound = other == state.now.smerte
        announced = state.announced[other]
        revealed = [state.plan(other).units(phase) for phase in range(state.revealed)]
        plan = _drawn(allocations_with(units(state, other), announced, bound, revealed), other, entry)
        state.plans[other] = plan
        if state.again[other] is not None:
            state.again[other] = _drawn(allocations_with(plan.total, announced, bound, []), other, entry)


def _drawn(plans: list[Action], seat: int, entry: Entry) -> Allocate:
    plan = plans[entry.roll(len(plans), IMAGINED, (seat,)) - 1]
    assert isinstance(plan, Allocate)
    return plan
