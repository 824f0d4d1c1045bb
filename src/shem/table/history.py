"""What has happened in a match and still holds; taking the last decision of a person back, and doing it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shem.core.errors import UndoError
from shem.core.event import Event
from shem.core.log import LogEntry, Logged, Seated, Undone
from shem.core.match import Match
from shem.table.messages import Undo


class Rounds:
    """In which round each line of a match's log was decided, 0 before the first began.

    begins: the round that begins with an event, if one does.
    """

    def __init__(self, log: Sequence[Logged], begins: Callable[[Event], int | None]) -> None:
        self._log: Final = log
        self._begins: Final = begins
        self._decided: Final[list[int]] = []
        self._after: Final[list[tuple[int, int]]] = []  # of the entries that stand: the number, and the round after it

    def at(self, place: int) -> int:
        """By its place in the log; one past the last: the round now."""
        for entry in self._log[len(self._decided) :]:
            if isinstance(entry, Undone) and self._after and self._after[-1][0] == entry.of:
                self._after.pop()
            self._decided.append(self._now())
            if isinstance(entry, LogEntry):
                self._after.append((entry.number, self._end(entry)))
        return self._decided[place] if place < len(self._decided) else self._now()

    def _now(self) -> int:
        return self._after[-1][1] if self._after else 0

    def _end(self, entry: LogEntry) -> int:
        begun = [round for event in entry.events if (round := self._begins(event)) is not None]
        return begun[-1] if begun else self._now()


PERSON: Final = "human"  # the label of a seat that is no bot's


class UndoPlan:
    """How the last decision of a person would be taken back.

    seat: who asks; decided: who took it; total: how many decisions that takes back, a bot's among them; beyond: something
    was rolled, shown or decided by others since; consent: the people who have to agree to that; reopens: the match is over.
    """

    def __init__(self, seat: int, decided: int, total: int, beyond: bool, consent: list[int], reopens: bool) -> None:
        self.seat: Final = seat
        self.decided: Final = decided
        self.total: Final = total
        self.beyond: Final = beyond
        self.consent: Final = consent
        self.reopens: Final = reopens


def undo_plan(match: Match, humans: Sequence[int], asks: int | None = None) -> UndoPlan:
    """How `asks` (None: whoever took it) takes the last decision of a person back; bots agree where the match is lenient.

    Raises UndoError if there is nothing of a person's to take back, a roll of it was already given, or bots do not agree.
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
    beyond = bool(match.undo_needs(asker)) or total > 1
    if beyond and not match.lenient and len(humans) < len(match.seats):
        raise UndoError("undo-stands", "this match takes nothing back that was rolled, shown or answered by a bot")
    return UndoPlan(asker, seats[-1], total, beyond, others if beyond else [], match.over)


def carry_out(match: Match, plan: UndoPlan) -> None:
    """Take back what was planned; everybody has agreed."""
    agreed = [seat for seat in range(len(match.seats)) if seat != plan.seat] if plan.beyond else []
    match.undo(agreed, plan.seat, plan.total)


def redo_plan(match: Match, humans: Sequence[int]) -> tuple[int, int] | None:
    """Who may do again what was taken back last, and how many decisions that are: a person's, with the bots' after it."""
    if not match.taken or match.waiting is not None:
        return None
    taker, _ = match.taken[-1]
    total = 1
    while total < len(match.taken):
        other, entry = match.taken[-1 - total]
        if other != taker or entry.seat in humans:
            break
        total += 1
    return taker, total


def beyond_dice(match: Match) -> list[int]:
    """For each seat, how many decisions of people it took back although something was rolled, shown or decided by others
    since, and that were not done again."""
    bots = [seat for seat, label in enumerate(match.seats) if label != PERSON]
    entries: dict[int, LogEntry] = {}
    found: dict[int, int] = {}
    beyond = False
    for entry in match.log:
        if isinstance(entry, LogEntry):
            entries[entry.number] = entry
            if entry.of is not None:
                found.pop(entry.of, None)
            beyond = False
            continue
        if isinstance(entry, Seated):
            continue
        of = entries.get(entry.of)
        if of is None:
            continue
        beyond = beyond or is_beyond(entry, of)
        if of.seat not in bots:
            if beyond:
                found[of.number] = entry.seat
            beyond = False
    return [sum(1 for taker in found.values() if taker == seat) for seat in range(len(match.seats))]


def is_beyond(undo: Undone, of: LogEntry) -> bool:
    """Whether something was rolled, shown or decided by others in what was taken back; an ending shows everything."""
    return bool(of.draws) or of.revealed or undo.reopens or of.seat != undo.seat


def entered(match: Match) -> list[int]:
    """For each seat, and last for the set-up, how many rolls of its decisions that stand were entered by hand."""
    found = [0] * (len(match.seats) + 1)
    for entry in match.live:
        found[-1 if entry.seat is None else entry.seat] += len(entry.hand)
    return found


def no_undo(match: Match) -> Undo:
    """What is told of taking back where nothing can be taken back."""
    return {
        "possible": False,
        "free": False,
        "what": "",
        "of": None,
        "count": 0,
        "by": None,
        "asking": None,
        "missing": [],
        "question": "",
        "why": "",
        "past": beyond_dice(match),
        "redo": None,
    }
