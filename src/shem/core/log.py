"""A match's log: what was decided, drawn and told, what was taken back, and the action that waits for a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.chance import RollRequest
from shem.core.contract import Action, State
from shem.core.event import Event
from shem.core.notation import action_data, events_data


class Earlier:
    """The part of a match, its first `lines` lines, that was not played again when the match was taken up."""

    def __init__(self, lines: int) -> None:
        self.lines: Final = lines

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
        )

    def line(self) -> dict[str, Any]:
        if self.of is not None:
            return {"redo": self.number, "of": self.of, "seat": self.asked, "digest": self.digest}
        return {"done": self.number, "draws": self.draws, "events": events_data(self.events), "digest": self.digest}


@final
class Undone:
    """Entry `of` taken back: who asked, who consented, and the digest of the position to which the match returned."""

    def __init__(self, number: int, of: int, seat: int, consent: list[int], digest: str) -> None:
        self.number: Final = number
        self.of: Final = of
        self.seat: Final = seat
        self.consent: Final = consent
        self.digest: Final = digest

    def line(self) -> dict[str, Any]:
        return {"undo": self.number, "of": self.of, "seat": self.seat, "consent": self.consent, "digest": self.digest}


@final
class Opened:
    """An action on its way: the faces known so far and, while it waits, the roll it asks for and what it has told.

    dice: `app` or `enter`, where this action's are not its seat's.
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
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.action: Final = action
        self.faces: Final = faces
        self.request: Final = request
        self.told: Final = told
        self.revealed: Final = revealed
        self.dice: Final = dice

    def with_face(self, face: int) -> Opened:
        """The same action with one more face known, to be run again."""
        return Opened(self.number, self.seat, self.action, [*self.faces, face], dice=self.dice)

    def line(self) -> dict[str, Any]:
        found = {"open": self.number, "seat": self.seat, "action": action_data(self.action)}
        return found if self.dice is None else {**found, "dice": self.dice}

    def roll_line(self, face: int, app: bool) -> dict[str, Any]:
        return {"roll": self.number, "face": face, "by": "app" if app else "hand"}
