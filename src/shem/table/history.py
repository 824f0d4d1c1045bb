"""What has happened in a match and still holds, and taking the last decision of a person back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shem.core.errors import UndoError
from shem.core.log import LogEntry, Undone
from shem.core.match import Match

Consent = Callable[[int, int], bool]


def live(match: Match) -> list[LogEntry]:
    """The entries that were not taken back, in order; the set-up first."""
    found: list[LogEntry] = []
    for entry in match.log:
        if isinstance(entry, LogEntry):
            found.append(entry)
        elif isinstance(entry, Undone) and found and found[-1].number == entry.of:
            found.pop()
    return found


def undo_person(match: Match, humans: Sequence[int], asks: int | None, consent: Consent) -> int | None:
    """Take back the last decision that a person took, with whatever bots did after it; returns how many were taken back.

    asks: who wants it (None: whoever took that decision). consent: whether a person agrees (seat, who asks); bots always
    do. None is returned if somebody does not agree; nothing has changed then.
    Raises UndoError if there is nothing of a person's to take back.
    """
    waiting = match.waiting
    seats = [entry.seat for entry in live(match)] + ([waiting.seat] if waiting is not None else [])
    while seats and seats[-1] not in humans:
        seats.pop()
    if not seats or seats[-1] is None:
        raise UndoError("undo-nothing", "there is nothing to undo")
    asker = seats[-1] if asks is None else asks
    total = len(live(match)) + (1 if waiting is not None else 0) - len(seats) + 1
    if _needed(match, asker, total):
        others = [seat for seat in humans if seat != asker]
        if not all(consent(seat, asker) for seat in others):
            return None
    for _ in range(total):
        match.undo(match.undo_needs(asker), asker)
    return total


def _needed(match: Match, asker: int, total: int) -> bool:
    """Whether any of the last `total` decisions needs a consent."""
    return total > 1 or bool(match.undo_needs(asker))
