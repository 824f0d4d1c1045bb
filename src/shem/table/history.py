"""What has happened in a match and still holds, and taking the last decision of a person back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shem.core.errors import UndoError
from shem.core.match import Match

Consent = Callable[[int, int], bool]


class UndoPlan:
    """How the last decision of a person would be taken back.

    seat: who asks; decided: who took it; total: how many decisions that takes back, a bot's among them; consent: the
    people who have to agree.
    """

    def __init__(self, seat: int, decided: int, total: int, consent: list[int]) -> None:
        self.seat: Final = seat
        self.decided: Final = decided
        self.total: Final = total
        self.consent: Final = consent


def undo_plan(match: Match, humans: Sequence[int], asks: int | None = None) -> UndoPlan:
    """How `asks` (None: whoever took it) takes the last decision of a person back; bots always agree.

    Raises UndoError if there is nothing of a person's to take back, or a roll of it was already given.
    """
    waiting = match.waiting
    seats = [entry.seat for entry in match.live] + ([waiting.seat] if waiting is not None else [])
    count = len(seats)
    while seats and seats[-1] not in humans:
        seats.pop()
    if not seats or seats[-1] is None:
        raise UndoError("undo-nothing", "there is nothing to undo")
    asker = seats[-1] if asks is None else asks
    total = count - len(seats) + 1
    others = [seat for seat in humans if seat != asker]
    needed = bool(match.undo_needs(asker)) or total > 1
    return UndoPlan(asker, seats[-1], total, others if needed else [])


def carry_out(match: Match, plan: UndoPlan) -> None:
    """Take back what was planned; everybody has agreed."""
    for _ in range(plan.total):
        match.undo(match.undo_needs(plan.seat), plan.seat)


def undo_person(match: Match, humans: Sequence[int], asks: int | None, consent: Consent) -> int | None:
    """Take back the last decision that a person took, with whatever bots did after it; returns how many were taken back.

    asks: who wants it (None: whoever took that decision). consent: whether a person agrees (seat, who asks); bots always
    do. None is returned if somebody does not agree; nothing has changed then.
    Raises UndoError if there is nothing of a person's to take back.
    """
    plan = undo_plan(match, humans, asks)
    if not all(consent(seat, plan.seat) for seat in plan.consent):
        return None
    carry_out(match, plan)
    return plan.total
