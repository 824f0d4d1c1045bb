"""The course of a match: what was done and stands, what was taken back, and the action that waits for a die."""

from __future__ import annotations

from typing import Final, final

from shem.core.errors import UndoError
from shem.core.event import Event
from shem.core.log import LogEntry, Logged, Opened, Ordered, Seated, Undone


@final
class Course:
    """seats: how many. log: every line's entry. live: the entries that were not taken back, in order, the set-up first.

    taken: what can be done again, the last taken back last: who asked for taking it back, and the entry; nothing once
    something else was done. events: of the live ones. waiting: the action that waits for a roll. last: the newest number.
    orders: each seat's standing orders, the oldest first; ordered: how often one was given or taken back.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.log: Final[list[Logged]] = []
        self.live: Final[list[LogEntry]] = []
        self.taken: Final[list[tuple[int, LogEntry]]] = []
        self.events: Final[list[Event]] = []
        self.waiting: Opened | None = None
        self.last = -1
        self.orders: Final[list[list[str]]] = [[] for _ in range(seats)]
        self.ordered = 0

    def next_number(self) -> int:
        """The number of the next entry; none is ever used twice, so that an undone action can never see its dice again."""
        return self.last + 1

    def take_up(self, ran: Opened | LogEntry) -> None:
        """Make a run entry part of the match: waiting for its roll, or done."""
        if isinstance(ran, LogEntry) and ran.of is not None:
            self.taken.pop()
        else:
            self.taken.clear()
        self.last = max(self.last, ran.number)
        if isinstance(ran, Opened):
            self.waiting = ran
            return
        self.waiting = None
        self.log.append(ran)
        self.live.append(ran)
        self.events.extend(ran.events)

    def undo_needs(self, seat: int | None, depth: int, ended: bool) -> list[int]:
        """See `Match.undo_needs`; ended: what is taken back had ended the match."""
        if seat is not None and not 0 <= seat < self.seats:
            count = self.seats
            raise UndoError(
                "undo-no-seat", f"there is no seat {seat}; the match has {count}", {"seat": seat, "right": count}
            )
        opened = self.waiting
        if opened is not None and depth == 0:
            last, drew, revealed = opened.seat, len(opened.faces), opened.revealed
            if drew > 0:
                raise UndoError("undo-roll-entered", "a roll of this action is already entered: finish the action first")
        else:
            entry = self.live[self._place(depth)]
            last, drew, revealed = entry.seat, len(entry.draws), entry.revealed
        if last is None:
            raise UndoError("undo-nothing", "there is nothing to undo")
        asks = last if seat is None else seat
        if asks == last and drew == 0 and not revealed and not ended:
            return []
        return [other for other in range(self.seats) if other != asks]

    def undone(
        self, seat: int | None, consent: list[int], depth: int = 0, reopens: bool = False, secret: bytes | None = None
    ) -> Undone:
        """The line of taking the last action back, after `depth` others; raises UndoError if that may not be.

        reopens: it had ended the match, and dice come from `secret` from then on.
        """
        agreed = [other for other in range(self.seats) if other in consent]
        missing = [other for other in self.undo_needs(seat, depth, reopens) if other not in agreed]
        if missing:
            names = ", ".join(str(other) for other in missing)
            raise UndoError("undo-consent", f"this undo also needs the consent of seat {names}", {"seats": names})
        opened = self.waiting if depth == 0 else None
        place = self._place(depth)
        last = opened if opened is not None else self.live[place]
        before = self.live[place] if opened is not None else self.live[place - 1]
        asks = last.seat if seat is None else seat
        assert asks is not None
        return Undone(self.next_number() + depth, last.number, asks, agreed, before.digest, reopens, secret)

    def _place(self, depth: int) -> int:
        """Where the entry stands that an undo takes back, or that stands before the action that waits for a roll."""
        return max(0, len(self.live) - 1 - depth + (1 if self.waiting is not None and depth > 0 else 0))

    def redone(self, seat: int, depth: int = 0) -> LogEntry:
        """The entry that does again what was taken back last, after `depth` others; raises UndoError if that may not be."""
        if depth >= len(self.taken):
            raise UndoError("redo-nothing", "there is nothing to do again: something else was done since")
        taker, entry = self.taken[len(self.taken) - 1 - depth]
        if seat != taker:
            raise UndoError(
                "redo-not-yours",
                f"seat {taker} took it back: seat {seat} cannot do it again",
                {"seat": taker, "found": seat},
            )
        return entry.again(self.next_number() + depth, seat)

    def take_back(self, line: Undone) -> None:
        """Return to the position before the last action."""
        self.log.append(line)
        self.last = line.number
        if self.waiting is not None:
            self.waiting = None
            return
        last = self.live.pop()
        self.taken.append((line.seat, last))
        del self.events[len(self.events) - len(last.events) :]

    def seated(self, seat: int, how: str) -> Seated:
        """The line of who came to a seat, or went."""
        return Seated(self.next_number(), seat, how, self.live[-1].digest if self.live else "")

    def order(self, line: Ordered) -> None:
        """A standing order is given, or taken back."""
        standing = self.orders[line.seat]
        if line.order in standing:
            standing.remove(line.order)
        if line.on:
            standing.append(line.order)
        self.ordered += 1

    def sit(self, line: Seated) -> None:
        self.log.append(line)
        self.last = line.number
