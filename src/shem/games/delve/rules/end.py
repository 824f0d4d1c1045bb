"""The quest is over: all win or all lose (ruling 1)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Outcome
from shem.core.event import Event
from shem.games.delve.parts.events import ENDED
from shem.games.delve.parts.state import DelveState


def finish(state: DelveState, won: bool, ending: int, entry: Entry) -> None:
    """End the quest; each seat's score is the soul points that the party has won."""
    if state.ended is not None:
        return
    seats = state.box.seats
    winners = [seat for seat in range(seats) if won]
    state.ending = max(ending, -1)
    state.ended = Outcome(winners, "won" if won else "lost", [state.souls] * seats)
    if entry.telling:
        entry.tell(Event(ENDED, (1 if won else 0, ending)))
