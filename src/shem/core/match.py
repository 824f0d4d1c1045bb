"""A match: seats, a set-up and a log around a state. All that people do to a game goes through here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, final

from shem.core.chance import Entry, NeedRoll, RollRequest
from shem.core.contract import Action, Code, Game, Over, Pending, Refusal, Refused, Roll, Setup, State
from shem.core.dice import APP, ENTER, Dice, check_dice, fresh_secret
from shem.core.errors import OptionError, RollError, ShemError, UndoError
from shem.core.event import Event
from shem.core.journal import FileJournal, Journal
from shem.core.log import Earlier, LogEntry, Logged, Opened, Seated, Undone
from shem.core.notation import digest, digest_of
from shem.core.setups import shared
from shem.core.sight import Sight

__all__ = ["APP", "ENTER", "FORMAT", "Match", "MatchCode", "begin"]

FORMAT: Final = 1


class MatchCode(Code):
    """Refusals that no game needs to know about."""

    ROLL_AWAITED = "roll-awaited"
    NO_SUCH_SEAT = "no-such-seat"


@final
class Match:
    """A game being played.

    seats: a label each, such as "human" or "greedy". dice: for each seat "app", "enter" or "either" (the app unless an
    action is entered), for the rolls of its own actions; the set-up's rolls are entered if any seat enters. secret: what
    the app's dice are drawn from, None if it was left out of the file. lenient: the seats of bots let what drew or showed
    something be taken back.
    earlier: what was not played again when it was taken up, None if all was. hides: somebody was not shown all that was
    rolled or told, be it taken back since.
    `begin` makes a new match, `shem.core.save.load` takes one up again; the constructor alone has no position yet.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: Sequence[str],
        dice: Sequence[str],
        secret: bytes | None,
        journal: Journal,
        lenient: bool = True,
    ) -> None:
        self.game: Final = game
        self.setup: Final[Setup] = shared(setup)
        self.seats: Final = list(seats)
        self.dice: Final = list(dice)
        self.lenient: Final = lenient
        self.log: Final[list[Logged]] = []
        self.earlier: Earlier | None = None
        self.hides = False
        self._first_secret: Final = secret
        self._dice: Final = Dice(self.dice, secret)
        self._journal: Final = journal
        self._live: Final[list[LogEntry]] = []
        self._taken: Final[list[tuple[int, LogEntry]]] = []
        self._events: Final[list[Event]] = []
        self._open: Opened | None = None
        self._last = -1
        _check_seats(game, self.setup, self.seats, self.dice)

    def header(self) -> dict[str, Any]:
        """The first line of a saved match: all that is needed to play it again."""
        found: dict[str, Any] = {
            "shem": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "dice": self.dice,
            "secret": None if self._first_secret is None else self._first_secret.hex(),
            "setup": self.setup,
        }
        if not self.lenient:
            found["lenient"] = False
        found["digest"] = digest_of(found)
        return found

    @property
    def state(self) -> State:
        """The position with all secrets, for trusted code, not to be changed; while a roll is awaited, the one before."""
        if not self._live:
            raise ShemError("no-position", "the set-up waits for a roll: there is no position yet")
        return self._live[-1].state

    @property
    def live(self) -> list[LogEntry]:
        """The entries that were not taken back, in order, the set-up first; not to be changed."""
        return self._live

    @property
    def taken(self) -> list[tuple[int, LogEntry]]:
        """What can be done again, the last taken back last: who asked for taking it back, and the entry; not to be
        changed. There is nothing once something else was done."""
        return self._taken

    @property
    def pending(self) -> Pending:
        """Who must decide (Turn, Together), the roll that must be entered (Roll), or how it ended (Over)."""
        if self._open is not None and self._open.request is not None:
            return Roll(self._open.request, self._open.seat)
        return self.state.pending()

    @property
    def lines(self) -> list[str]:
        """Every line kept so far, the header first; their number grows with each decision, entered roll and undo."""
        return list(self._journal.lines)

    @property
    def line_count(self) -> int:
        """How many lines are kept."""
        return len(self._journal.lines)

    @property
    def path(self) -> Path | None:
        """The file that keeps this match, if there is one."""
        return self._journal.path

    @property
    def torn(self) -> str | None:
        """What stood behind the last whole line of the loaded file: a write that was cut off, no part of the match."""
        return self._journal.torn

    @property
    def waiting(self) -> Opened | None:
        """The action that waits for a roll, with the faces known so far."""
        return self._open

    def legal(self, seat: int) -> list[Action]:
        """Every action that this seat may take now."""
        if self._open is not None or not 0 <= seat < len(self.seats):
            return []
        return list(self.state.legal(seat))

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None if the seat may take the action now; else the rule it breaks."""
        if not 0 <= seat < len(self.seats):
            return Refusal(MatchCode.NO_SUCH_SEAT, len(self.seats), seat)
        if self._open is not None:
            return Refusal(MatchCode.ROLL_AWAITED)
        return self.state.why_not(seat, action)

    def told(self, seat: int | None) -> list[Event]:
        """What this seat has seen so far of the action that waits for a roll."""
        if self._open is None:
            return []
        return [event for event in self._open.told if event.seen_by(seat)]

    def sight(self, seat: int | None) -> Sight:
        """What this seat (None: a spectator) may see, ask and imagine; while a roll is awaited, of the position before."""
        return Sight(self.game, self.setup, self.state, seat, list(self._events))

    def play(self, seat: int, action: Action, dice: str | None = None) -> None:
        """Take an action; raises Refused, with nothing changed, if it is not legal. `pending` may then ask for a roll.

        dice: `app` or `enter` for this action's rolls, None: as set up for the seat. Raises OptionError for another, and
        for `enter` where the seat's dice are the app's.
        """
        if dice is not None and 0 <= seat < len(self.seats):
            self._dice.check_may(seat, dice)
        self._dice.check_secret()
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self._begin(Opened(self.next_number(), seat, action, dice=dice))

    def enter(self, face: int) -> None:
        """Give the face of the awaited roll; raises RollError, with nothing lost, if it is off the die or none awaited."""
        opened, request = self._awaited()
        request.check(face)
        self._give(opened, face, app=False)

    def roll(self) -> None:
        """Let the app roll the awaited roll, just this one; raises RollError if none is awaited."""
        opened, request = self._awaited()
        self._give(opened, self.app_face(opened, request), app=True)

    def undo_needs(self, seat: int | None = None, depth: int = 0) -> list[int]:
        """The seats whose consent an undo needs when `seat` (None: whoever decided last) asks for it; none: it is free.

        It is free to who decided last, if that drew and showed nothing; an ending shows everything. depth: how many are
        taken back before it. Raises UndoError if nothing can be taken back.
        """
        return self._undo_needs(seat, depth, depth == 0 and self.over)

    def _undo_needs(self, seat: int | None, depth: int, ended: bool) -> list[int]:
        if seat is not None and not 0 <= seat < len(self.seats):
            count = len(self.seats)
            raise UndoError(
                "undo-no-seat", f"there is no seat {seat}; the match has {count}", {"seat": seat, "right": count}
            )
        opened = self._open
        if opened is not None and depth == 0:
            last, drew, revealed = opened.seat, len(opened.faces), opened.revealed
            if drew > 0:
                raise UndoError("undo-roll-entered", "a roll of this action is already entered: finish the action first")
        else:
            entry = self._live[self._place(depth)]
            last, drew, revealed = entry.seat, len(entry.draws), entry.revealed
        if last is None:
            raise UndoError("undo-nothing", "there is nothing to undo")
        asks = last if seat is None else seat
        if asks == last and drew == 0 and not revealed and not ended:
            return []
        return [other for other in range(len(self.seats)) if other != asks]

    def undo(self, consent: Iterable[int] = (), seat: int | None = None, count: int = 1) -> None:
        """Take the last actions back; `seat` asks (None: whoever decided last), `consent` names the seats that agree.

        Raises UndoError, with nothing changed, if a consent is missing (see `undo_needs`) or nothing can be taken back.
        """
        agreed = list(consent)
        secret = fresh_secret() if self.over else None
        lines = [self.undone(seat, agreed, depth, depth == 0 and self.over, secret) for depth in range(count)]
        self._journal.add([line.line() for line in lines])
        for line in lines:
            self.take_back(line)

    def redo(self, seat: int, count: int = 1) -> None:
        """Do again what was taken back last, with the same rolls; only while nothing else was done since.

        Only who took it back may, and needs nobody's consent. Raises UndoError, with nothing changed.
        """
        entries = [self.redone(seat, depth) for depth in range(count)]
        self._journal.add([entry.line() for entry in entries])
        for entry in entries:
            self.take_up(entry)

    def seat(self, seat: int, how: str) -> None:
        """Log that who decides for a seat has changed (`core.log.SEATINGS`)."""
        seated = self.seated(seat, how)
        self._journal.add([seated.line()])
        self.sit(seated)

    def renew(self, secret: bytes | None = None) -> None:
        """Draw the app's dice from another secret (None: a fresh one) from now on; the log says so."""
        new = fresh_secret() if secret is None else secret
        self._journal.add([{"secret": new.hex(), "from": self.next_number()}])
        self.take_secret(new)
        ran = None if self._open is None else self.run(self._open)
        if isinstance(ran, LogEntry):
            self._settle(ran, [])

    def save(self, path: str | Path) -> None:
        """Write the match as it is now to a file, in place of what was there; it goes on where it was kept."""
        self._journal.copy_to(Path(path))

    def _begin(self, opened: Opened) -> None:
        self._settle(self.run(opened), [opened.line()])

    def _give(self, opened: Opened, face: int, app: bool) -> None:
        self._settle(self.run(opened.with_face(face, not app)), [opened.roll_line(face, app)])

    def _settle(self, ran: Opened | LogEntry, lines: list[dict[str, Any]]) -> None:
        """Make lines durable, then the change: whoever is told of it finds it on disk."""
        if isinstance(ran, LogEntry):
            lines.append(ran.line())
        self._journal.add(lines)
        self.take_up(ran)

    def _awaited(self) -> tuple[Opened, RollRequest]:
        if self._open is None or self._open.request is None:
            raise RollError("roll-not-awaited", "no roll is being waited for")
        return self._open, self._open.request

    # What loading shares with playing: to run an entry, to take its result up, to take it back.

    def next_number(self) -> int:
        """The number of the next entry; none is ever used twice, so that an undone action can never see its dice again."""
        return self._last + 1

    @property
    def over(self) -> bool:
        """Whether it has ended: then everybody may see everything, its dice's secret too."""
        return self._open is None and bool(self._live) and isinstance(self.state.pending(), Over)

    @property
    def has_secret(self) -> bool:
        """Whether the app can roll, or else only what was drawn before be played again."""
        return self._dice.secret is not None

    def app_face(self, opened: Opened, request: RollRequest) -> int:
        """The face that the app rolls for the awaited roll; raises ShemError if it cannot."""
        return self._dice.face(opened, request)

    def run(self, opened: Opened) -> Opened | LogEntry:
        """Carry an entry out on a copy with the faces known so far; it comes back open if a roll is missing."""
        entry = Entry(self._dice.chance(opened), telling=True)
        try:
            state = self._apply(opened, entry)
        except NeedRoll as need:
            self.hides = self.hides or entry.hidden
            return Opened(
                opened.number,
                opened.seat,
                opened.action,
                entry.draws,
                need.request,
                entry.events,
                entry.revealed,
                opened.dice,
                opened.hand,
            )
        self.hides = self.hides or entry.hidden
        return LogEntry(
            opened.number,
            opened.seat,
            opened.action,
            entry.draws,
            entry.events,
            entry.revealed,
            state,
            digest(state),
            self.game.length(state),
            hand=opened.hand,
        )

    def _apply(self, opened: Opened, entry: Entry) -> State:
        if opened.seat is None or opened.action is None:
            return self.game.new(self.setup, entry)
        state = self.state.copy()
        state.apply(opened.seat, opened.action, entry)
        return state

    def take_up(self, ran: Opened | LogEntry) -> None:
        """Make a run entry part of the match: waiting for its roll, or done."""
        if isinstance(ran, LogEntry) and ran.of is not None:
            self._taken.pop()
        else:
            self._taken.clear()
        self._last = max(self._last, ran.number)
        if isinstance(ran, Opened):
            self._open = ran
            return
        self._open = None
        self.log.append(ran)
        self._live.append(ran)
        self._events.extend(ran.events)

    def undone(
        self, seat: int | None, consent: list[int], depth: int = 0, reopens: bool = False, secret: bytes | None = None
    ) -> Undone:
        """The line of taking the last action back, after `depth` others; raises UndoError if that may not be.

        reopens: it had ended the match, and dice come from `secret` from then on.
        """
        agreed = [other for other in range(len(self.seats)) if other in consent]
        missing = [other for other in self._undo_needs(seat, depth, reopens) if other not in agreed]
        if missing:
            names = ", ".join(str(other) for other in missing)
            raise UndoError("undo-consent", f"this undo also needs the consent of seat {names}", {"seats": names})
        opened = self._open if depth == 0 else None
        place = self._place(depth)
        last = opened if opened is not None else self._live[place]
        before = self._live[place] if opened is not None else self._live[place - 1]
        asks = last.seat if seat is None else seat
        assert asks is not None
        return Undone(self.next_number() + depth, last.number, asks, agreed, before.digest, reopens, secret)

    def _place(self, depth: int) -> int:
        """Where the entry stands that an undo takes back, or that stands before the action that waits for a roll."""
        return max(0, len(self._live) - 1 - depth + (1 if self._open is not None and depth > 0 else 0))

    def redone(self, seat: int, depth: int = 0) -> LogEntry:
        """The entry that does again what was taken back last, after `depth` others; raises UndoError if that may not be."""
        if depth >= len(self._taken):
            raise UndoError("redo-nothing", "there is nothing to do again: something else was done since")
        taker, entry = self._taken[len(self._taken) - 1 - depth]
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
        self._last = line.number
        if line.reopens:
            self._dice.secret = line.secret
        if self._open is not None:
            self._open = None
            return
        last = self._live.pop()
        self._taken.append((line.seat, last))
        del self._events[len(self._events) - len(last.events) :]

    def seated(self, seat: int, how: str) -> Seated:
        """The line of who came to a seat, or went."""
        return Seated(self.next_number(), seat, how, self._live[-1].digest if self._live else "")

    def sit(self, line: Seated) -> None:
        self.log.append(line)
        self._last = line.number

    def take_secret(self, secret: bytes | None) -> None:
        """Draw the app's dice from this secret from now on."""
        self._dice.secret = secret


def begin(
    game: Game,
    setup: Setup,
    seats: Sequence[str],
    dice: Sequence[str],
    secret: bytes,
    path: str | Path | None = None,
    journal: Journal | None = None,
    lenient: bool = True,
) -> Match:
    """A new match, kept in a new file if a path is given, or in a journal. Raises OptionError for what does not fit."""
    if journal is None:
        journal = Journal() if path is None else FileJournal(Path(path))
    match = Match(game, setup, seats, dice, secret, journal, lenient)
    opened = Opened(0, None, None)
    ran = match.run(opened)
    journal.create(match.header())
    match._settle(ran, [opened.line()])
    return match


def _check_seats(game: Game, setup: Setup, seats: list[str], dice: list[str]) -> None:
    count = game.seats(setup)
    if len(seats) != count or len(dice) != count:
        raise OptionError(
            "seat-count",
            f"this set-up is for {count} seats, not for {len(seats)} seats with {len(dice)} kinds of dice",
            {"right": count, "found": len(seats)},
        )
    for kind in dice:
        check_dice(kind)
