"""What has happened in a match and still holds, and taking the last decision of a person back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shem.core.errors import UndoError
from shem.core.event import Event
from shem.core.log import LogEntry, Undone
from shem.core.match import Match

Consent = Callable[[int, int], bool]


class Rounds:
    """In which round each entry and undo of a match's log was decided, 0 before the first began.

    begins: the round that begins with an event, if one does.
    """

    def __init__(self, log: Sequence[LogEntry | Undone], begins: Callable[[Event], int | None]) -> None:
        self._log: Final = log
        self._begins: Final = begins
        self._decided: Final[list[int]] = []
        self._after: Final[list[tuple[int, int]]] = []  # of the entries that stand: the number, and the round after it

    def at(self, place: int) -> int:
        """By its place in the log; one past the last: the round now."""
        for entry in self._log[len(self._decided) :]:
            if isinstance(entry, Undone):
                if self._after and self._after[-1][0] == entry.of:
                    self._after.pop()
                self._decided.append(self._now())
            else:
                self._decided.append(self._now())
                self._after.append((entry.number, self._end(entry)))
        return self._decided[place] if place < len(self._decided) else self._now()

    def _now(self) -> int:
        return self._after[-1][1] if self._after else 0

    def _end(self, entry: LogEntry) -> int:
        begun = [round for event in entry.events if (round := self._begins(event)) is not None]
        return begun[-1] if begun else self._now()


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
