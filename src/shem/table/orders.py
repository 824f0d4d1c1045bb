"""Standing orders: what a seat wants done whenever it is asked something, so that it need not be asked each time.

They are the seat's alone; the actions that they take are entries as all others.
"""

from __future__ import annotations

from collections.abc import Container

from shem.core.contract import Turn
from shem.core.match import Match
from shem.core.sight import Sight
from shem.table.menu import NoAnswer
from shem.table.messages import Order as Offered
from shem.table.stage import Order, Stage


def offered(match: Match, stage: Stage, sight: Sight) -> list[Offered]:
    """The orders that the Sight's seat may give or has given."""
    standing = [] if sight.seat is None else match.course.orders[sight.seat]
    return [{"code": code, "text": text, "on": code in standing} for code, text in stage.orders(sight)]


def give(match: Match, stage: Stage, sight: Sight, order: str, on: bool) -> None:
    """Keep an order of the Sight's seat, or take it back; raises NoAnswer for one that there is not."""
    assert sight.seat is not None
    if order not in [one["code"] for one in offered(match, stage, sight)] + match.course.orders[sight.seat]:
        raise NoAnswer("table-not-legal")
    match.order(sight.seat, order, on)


def follow(match: Match, stage: Stage, people: Container[int]) -> bool:
    """Carry out what an order of the person that is asked says now, or drop one that has come to its end; False if none
    says anything."""
    for seat, order, found in _speaking(match, stage, people):
        if found.over:
            match.order(seat, order, False)
        elif found.action is not None:
            match.play(seat, found.action)
        return True
    return False


def ask_again(match: Match, stage: Stage, people: Container[int]) -> None:
    """Drop what would at once answer again for a person whose decision was taken back."""
    for seat, order, _ in _speaking(match, stage, people):
        match.order(seat, order, False)


def _speaking(match: Match, stage: Stage, people: Container[int]) -> list[tuple[int, str, Order]]:
    """The orders that say something to the person that is asked now, and what."""
    pending = match.pending
    if not isinstance(pending, Turn) or pending.seat not in people:
        return []
    seat, standing = pending.seat, match.course.orders[pending.seat]
    sight = match.sight(seat) if standing else None
    found = [(seat, order, stage.ordered(order, sight)) for order in standing if sight is not None]
    return [one for one in found if one[2].over or one[2].action is not None]
