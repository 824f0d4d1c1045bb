"""A match's log: what was decided, drawn and told, what was taken back, who came to a seat, and the action that waits
for a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.chance import RollRequest
from shem.core.contract import Action, State
from shem.core.event import Event
from shem.core.notation import action_data, events_data


class Earlier:
    """The part of a match, its first `lines` lines, that was not played again when the match was taken up.

    played: it was since, and all its positions are held.
    """

    def __init__(self, lines: int) -> None:
        self.lines: Final = lines
        self.played = False

    def state(self, number: int) -> State:
        """The position after entry `number`; plays that part again if need be, raising as `save.load` does."""
        raise NotImplementedError

    def play(self) -> None:
        """Play that part again now, from whichever thread, so that no position needs to be waited for later."""
        raise NotImplementedError


@final
class LogEntry:
    """An action carried out (entry 0: the set-up, of no seat and with no action).

    draws: the faces in order. revealed: it showed somebody something new. state: the position after it, not to be changed.
    length: how long the game had lasted then (`Game.length`). of: the entry that was taken back and is done again here,
    just as it was, None for a decision of its own; asked: the seat that wanted it; source: the entry first decided so.
    hand: those of the faces that were entered by hand.
    """

    def __init__(
        self,
        number: int,
        seat: int | None,
        action: Action | None,
        draws: list[int],
        events: list[Event],
        revealed: bool,
        state: State | Earlier,
        digest: str,
        length: int,
        of: int | None = None,
        asked: int | None = None,
        source: int | None = None,
        hand: Sequence[int] = (),
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.action: Final = action
        self.draws: Final = draws
        self.events: Final = events
        self.revealed: Final = revealed
        self._state: Final = state
        self.digest: Final = digest
        self.length: Final = length
        self.of: Final = of
        self.asked: Final = asked
        self.hand: Final = hand
        self._source: Final = number if source is None else source

    @property
    def state(self) -> State:
        found = self._state
        return found.state(self._source) if isinstance(found, Earlier) else found

    def again(self, number: int, asked: int) -> LogEntry:
        """The same once more, after it was taken back."""
        return LogEntry(
            number,
            self.seat,
            self.action,
            self.draws,
            self.events,
            self.revealed,
            self._state,
            self.digest,
            self.length,
            self.number,
            asked,
            self._source,
            self.hand,
        )

    def line(self) -> dict[str, Any]:
        if self.of is not None:
            return {"redo": self.number, "of": self.of, "seat": self.asked, "digest": self.digest}
        return {"done": self.number, "draws": self.draws, "events": events_data(self.events), "digest": self.digest}


@final
class Undone:
    """Entry `of` taken back: who asked, who consented, and the digest of the position to which the match returned.

    reopens: that entry had ended the match, and everybody could read what its dice were drawn from; secret: from what they
    are drawn from now on, None where it was left out of the file.
    """

    def __init__(
        self,
        number: int,
        of: int,
        seat: int,
        consent: list[int],
        digest: str,
        reopens: bool = False,
        secret: bytes | None = None,
    ) -> None:
        self.number: Final = number
        self.of: Final = of
        self.seat: Final = seat
        self.consent: Final = consent
        self.digest: Final = digest
        self.reopens: Final = reopens
        self.secret: Final = secret

    def line(self) -> dict[str, Any]:
        found = {"undo": self.number, "of": self.of, "seat": self.seat, "consent": self.consent, "digest": self.digest}
        if self.reopens:
            found["secret"] = None if self.secret is None else self.secret.hex()
        return found


TAKEN: Final = "taken"  # somebody sat down
HOST: Final = "host"  # who made the match sat down at a guest's seat
FREED: Final = "freed"  # the seat's link was renewed: whoever had it has gone
HINTED: Final = "hinted"  # the seat let a bot advise it
SEATINGS: Final = (TAKEN, HOST, FREED, HINTED)


@final
class Seated:
    """Who decides for a seat, or who helps, has changed: how (`SEATINGS`), and the digest of the position then.

    It is no decision: nothing is undone by it, and it cannot be taken back.
    """

    def __init__(self, number: int, seat: int, how: str, digest: str) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.how: Final = how
        self.digest: Final = digest

    def line(self) -> dict[str, Any]:
        return {"seated": self.number, "seat": self.seat, "how": self.how, "digest": self.digest}


Logged = LogEntry | Undone | Seated


@final
class Ordered:
    """A standing order of a seat, given or taken back. It is no decision and no part of the log: it is the seat's alone."""

    def __init__(self, seat: int, order: str, on: bool) -> None:
        self.seat: Final = seat
        self.order: Final = order
        self.on: Final = on

    def line(self) -> dict[str, Any]:
        return {"order": self.order, "seat": self.seat, "on": self.on}


@final
class Opened:
    """An action on its way: the faces known so far and, while it waits, the roll it asks for and what it has told.

    dice: `app` or `enter`, where this action's are not its seat's. hand: those of the faces that were entered by hand.
    """

    def __init__(
        self,
        number: int,
        seat: int | None,
        action: Action | None,
        faces: Sequence[int] = (),
        request: RollRequest | None = None,
        told: Sequence[Event] = (),
        revealed: bool = False,
        dice: str | None = None,
        hand: Sequence[int] = (),
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.action: Final = action
        self.faces: Final = faces
        self.request: Final = request
        self.told: Final = told
        self.revealed: Final = revealed
        self.dice: Final = dice
        self.hand: Final = hand

    def with_face(self, face: int, by_hand: bool) -> Opened:
        """The same action with one more face known, to be run again."""
        hand = [*self.hand, face] if by_hand else self.hand
        return Opened(self.number, self.seat, self.action, [*self.faces, face], dice=self.dice, hand=hand)

    def rolled(self, faces: Sequence[int]) -> Opened:
        """The same action with the faces that were drawn for it, to be run again."""
        return Opened(self.number, self.seat, self.action, list(faces), dice=self.dice, hand=self.hand)

    def line(self) -> dict[str, Any]:
        found = {"open": self.number, "seat": self.seat, "action": action_data(self.action)}
        return found if self.dice is None else {**found, "dice": self.dice}

    def roll_line(self, face: int, app: bool) -> dict[str, Any]:
        return {"roll": self.number, "face": face, "by": "app" if app else "hand"}
