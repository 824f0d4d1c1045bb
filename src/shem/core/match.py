"""A match: seats, a set-up and a log around a state. All that people do to a game goes through here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

from shem.core.chance import Entry, NeedRoll, RollRequest
from shem.core.contract import Action, Code, Game, Over, Pending, Refusal, Refused, Roll, Setup, State
from shem.core.course import Course
from shem.core.dice import Dice, check_dice, fresh_secret
from shem.core.errors import OptionError, RollError, ShemError
from shem.core.event import Event
from shem.core.journal import FileJournal, Journal
from shem.core.log import Earlier, LogEntry, Opened, Ordered, Undone
from shem.core.notation import canonical_with, digest, text_digest
from shem.core.setups import shared, text_of
from shem.core.sight import Sight

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
    something be taken back. hints: bots may advise people.
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
        hints: bool = True,
    ) -> None:
        self.game: Final = game
        self.setup: Final[Setup] = shared(setup)
        self.seats: Final = list(seats)
        self.dice: Final = list(dice)
        self.lenient: Final = lenient
        self.hints: Final = hints
        self.course: Final = Course(len(self.seats))
        self.log: Final = self.course.log
        self.earlier: Earlier | None = None
        self.hides = False
        self._first_secret: Final = secret
        self._dice: Final = Dice(self.dice, secret)
        self._journal: Final = journal
        _check_seats(game, self.setup, self.seats, self.dice)

    def header(self) -> dict[str, Any]:
        """The first line of a saved match: all that is needed to play it again."""
        return {**self._header(), "setup": self.setup}

    def _header(self) -> dict[str, Any]:
        """All but the set-up, of which the digest is, too."""
        found: dict[str, Any] = {
            "shem": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "dice": self.dice,
            "secret": None if self._first_secret is None else self._first_secret.hex(),
        }
        if not self.lenient:
            found["lenient"] = False
        if not self.hints:
            found["hints"] = False
        found["digest"] = text_digest(canonical_with(found, "setup", text_of(self.setup)))
        return found

    @property
    def state(self) -> State:
        """The position with all secrets, for trusted code, not to be changed; while a roll is awaited, the one before."""
        if not self.course.live:
            raise ShemError("no-position", "the set-up waits for a roll: there is no position yet")
        return self.course.live[-1].state

    @property
    def live(self) -> list[LogEntry]:
        """The entries that were not taken back, in order, the set-up first; not to be changed."""
        return self.course.live

    @property
    def taken(self) -> list[tuple[int, LogEntry]]:
        """What can be done again, the last taken back last: who asked for taking it back, and the entry; not to be
        changed. There is nothing once something else was done."""
        return self.course.taken

    @property
    def pending(self) -> Pending:
        """Who must decide (Turn, Together), the roll that must be entered (Roll), or how it ended (Over)."""
        if self.course.waiting is not None and self.course.waiting.request is not None:
            return Roll(self.course.waiting.request, self.course.waiting.seat)
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
        return self.course.waiting

    def legal(self, seat: int) -> list[Action]:
        """Every action that this seat may take now."""
        if self.course.waiting is not None or not 0 <= seat < len(self.seats):
            return []
        return list(self.state.legal(seat))

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None if the seat may take the action now; else the rule it breaks."""
        if not 0 <= seat < len(self.seats):
            return Refusal(MatchCode.NO_SUCH_SEAT, len(self.seats), seat)
        if self.course.waiting is not None:
            return Refusal(MatchCode.ROLL_AWAITED)
        return self.state.why_not(seat, action)

    def told(self, seat: int | None) -> list[Event]:
        """What this seat has seen so far of the action that waits for a roll."""
        if self.course.waiting is None:
            return []
        return [event for event in self.course.waiting.told if event.seen_by(seat)]

    def sight(self, seat: int | None) -> Sight:
        """What this seat (None: a spectator) may see, ask and imagine; while a roll is awaited, of the position before."""
        return Sight(self.game, self.setup, self.state, seat, list(self.course.events))

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
        return self.course.undo_needs(seat, depth, depth == 0 and self.over)

    def undo(self, consent: Iterable[int] = (), seat: int | None = None, count: int = 1) -> None:
        """Take the last actions back; `seat` asks (None: whoever decided last), `consent` names the seats that agree.

        Raises UndoError, with nothing changed, if a consent is missing (see `undo_needs`) or nothing can be taken back.
        """
        agreed = list(consent)
        secret = fresh_secret() if self.over else None
        lines = [self.course.undone(seat, agreed, depth, depth == 0 and self.over, secret) for depth in range(count)]
        self._journal.add([line.line() for line in lines])
        for line in lines:
            self.take_back(line)

    def redo(self, seat: int, count: int = 1) -> None:
        """Do again what was taken back last, with the same rolls; only while nothing else was done since.

        Only who took it back may, and needs nobody's consent. Raises UndoError, with nothing changed.
        """
        entries = [self.course.redone(seat, depth) for depth in range(count)]
        self._journal.add([entry.line() for entry in entries])
        for entry in entries:
            self.course.take_up(entry)

    def seat(self, seat: int, how: str) -> None:
        """Log that who decides for a seat has changed (`core.log.SEATINGS`)."""
        seated = self.course.seated(seat, how)
        self._journal.add([seated.line()])
        self.course.sit(seated)

    def order(self, seat: int, order: str, on: bool) -> None:
        """Keep a standing order of a seat, or that it is taken back; whoever hosts the match carries it out."""
        line = Ordered(seat, order, on)
        self._journal.add([line.line()])
        self.course.order(line)

    def renew(self, secret: bytes | None = None) -> None:
        """Draw the app's dice from another secret (None: a fresh one) from now on; the log says so."""
        new = fresh_secret() if secret is None else secret
        self._journal.add([{"secret": new.hex(), "from": self.next_number()}])
        self.take_secret(new)
        ran = None if self.course.waiting is None else self.run(self.course.waiting)
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
        self.course.take_up(ran)

    def _awaited(self) -> tuple[Opened, RollRequest]:
        if self.course.waiting is None or self.course.waiting.request is None:
            raise RollError("roll-not-awaited", "no roll is being waited for")
        return self.course.waiting, self.course.waiting.request

    # What loading shares with playing: to run an entry; what comes of it is for the course.

    def next_number(self) -> int:
        """The number of the next entry."""
        return self.course.next_number()

    @property
    def over(self) -> bool:
        """Whether it has ended: then everybody may see everything, its dice's secret too."""
        return self.course.waiting is None and bool(self.course.live) and isinstance(self.state.pending(), Over)

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

    def take_back(self, line: Undone) -> None:
        """Return to the position before the last action."""
        self.course.take_back(line)
        if line.reopens:
            self._dice.secret = line.secret

    def take_secret(self, secret: bytes | None) -> None:
        """Draw the app's dice from this secret from now on."""
        self._dice.secret = secret


def permits(header: Mapping[str, Any]) -> tuple[bool, bool]:
    """Whether a match of this first line is `lenient`, and whether it allows `hints`."""
    return header.get("lenient") is not False, header.get("hints") is not False


def begin(
    game: Game,
    setup: Setup,
    seats: Sequence[str],
    dice: Sequence[str],
    secret: bytes,
    path: str | Path | None = None,
    journal: Journal | None = None,
    lenient: bool = True,
    hints: bool = True,
) -> Match:
    """A new match, kept in a new file if a path is given, or in a journal. Raises OptionError for what does not fit."""
    if journal is None:
        journal = Journal() if path is None else FileJournal(Path(path))
    match = Match(game, setup, seats, dice, secret, journal, lenient, hints)
    opened = Opened(0, None, None)
    ran = match.run(opened)
    journal.create(canonical_with(match._header(), "setup", text_of(match.setup)))
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
