"""Victory: the goal, and the end without it (ruling 18)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Outcome
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.archmage.parts.events import ENDED
from shem.games.archmage.parts.reasons import Why
from shem.games.archmage.parts.state import ArchmageState, positions


def points(state: ArchmageState, seat: int) -> Tally:
    """A seat's victory points: a line a harvested district, whose card is the source."""
    tally = Tally()
    for position in positions(state.held[seat]):
        worth = state.table.worth[position]
        tally.base(Why.CURSE if worth < 0 else Why.CHARM, worth, state.table.grid[position])
    return tally


def end_by_goal(state: ArchmageState, seat: int, entry: Entry) -> None:
    """The first seat to reach the goal wins at once."""
    _end(state, seat, "goal", entry)


def end_by_points(state: ArchmageState, code: str, entry: Entry) -> None:
    """Most points win; among equals the first from this turn's Archmage on."""
    best = state.archmage
    for back in range(1, state.table.seats):
        seat = (state.archmage + back) % state.table.seats
        if state.points[seat] > state.points[best]:
            best = seat
    _end(state, best, code, entry)


def _end(state: ArchmageState, winner: int, code: str, entry: Entry) -> None:
    state.steps.clear()
    state.ended = Outcome([winner], code, state.points[:])
    if entry.telling:
        tallies = [(f"points-{seat}", points(state, seat)) for seat in range(state.table.seats)]
        entry.tell(Event(ENDED, (winner, tuple(state.points)), tallies))
