"""Standing orders: what a seat wants done whenever it is asked something, so that it need not be asked each time.

They are the seat's alone; the actions that they take are entries as all others.
"""

from __future__ import annotations

from collections.abc import Container

from shem.core.contract import Turn
from shem.core.match import Match
from shem.table.stage import Stage


def follow(match: Match, stage: Stage, people: Container[int]) -> bool:
    """Carry out what an order of the person that is asked says now, or drop one that has come to its end; False if none
    says anything."""
    pending = match.pending
    if not isinstance(pending, Turn) or pending.seat not in people:
        return False
    seat = pending.seat
    for order in match.course.orders[seat]:
        found = stage.ordered(order, match.sight(seat))
        if found.over:
            match.order(seat, order, False)
            return True
        if found.action is not None:
            match.play(seat, found.action)
            return True
    return False
