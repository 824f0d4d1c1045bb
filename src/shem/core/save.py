"""Saved matches: resume one, play its log again, and name the first entry that the rules play differently."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock
from typing import Any, Final, final

from shem.core.contract import Action, Game, State
from shem.core.dice import APP, ENTER
from shem.core.errors import Disagreement, OptionError, RollError, UndoError
from shem.core.journal import FileJournal, Journal
from shem.core.late import Skipped, skip
from shem.core.lines import Lines
from shem.core.log import SEATINGS, Earlier, LogEntry, Logged, Opened, Ordered, Seated, Undone
from shem.core.match import FORMAT, Match, permits
from shem.core.notation import canonical, digest_of, events_data

Find = Callable[[str], Game]
# What a game raises when it reads a set-up that it did not write.
MISFIT: Final = (OptionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


def load(path: str | Path, find: Find) -> Match:
    """Take a saved match up again where its file ends, in the middle of an action too.

    find: a game by its name, raising OptionError. Everything is played again and compared. Raises SaveError, and its
    Disagreement where the log and the rules differ; the file itself is not changed by loading.
    """
    return take_up(read(path), find)


def read(path: str | Path) -> FileJournal:
    """The lines of a saved match, not looked at yet; raises SaveError if it cannot be read."""
    journal = FileJournal(Path(path))
    journal.read()
    return journal


def take_up(journal: Journal, find: Find, name: str | None = None, late: str = "") -> Match:
    """The match of a journal that was read; it is kept there from now on. name: what errors call it. As `load` else.

    late: the text of a late position. If it fits, only what came after it is played; what came before, when it is asked
    for (`Match.earlier`). If it does not, everything is.
    """
    reader = Reader(journal, find, name)
    if late and not reader.skip(late):
        reader = Reader(journal, find, name)
    for _ in reader.entries():
        pass
    return reader.match


def replay(source: str | Path | Match, find: Find) -> Iterator[Logged]:
    """The entries of a match as its log has them, or of a saved one, played again one by one; raises as `load` does."""
    if isinstance(source, Match):
        yield from list(source.log)
    else:
        yield from Reader(read(source), find).entries()


def check(path: str | Path, find: Find) -> Disagreement | None:
    """The first entry that the rules play differently, None if there is none; raises SaveError for what is no save."""
    try:
        load(path, find)
    except Disagreement as found:
        return found
    return None


@final
class Reader:
    """Plays a saved match again, line by line."""

    def __init__(self, journal: Journal, find: Find, name: str | None = None) -> None:
        self._find: Final = find
        self._journal: Final = journal
        self._lines: Final = Lines(journal.lines, str(journal.path) if name is None else name)
        self._ready: LogEntry | None = None
        self.match: Final = self._open_match(find)

    def skip(self, late: str) -> bool:
        """Go on from a late position; if False it does not fit, and this reader is of no use any more."""
        match, texts = self.match, self._journal.lines
        try:
            skipped = Skipped(match.game, texts, late)
            earlier = Replayed(texts[: skipped.lines], self._find, self._lines.name)
            skip(match, texts[1 : skipped.lines], skipped.lengths, earlier)
            match.hides = skipped.hides
            earlier.know(match.live[-1].number, skipped.state(match))
        except MISFIT:
            return False
        match.earlier = earlier
        self._lines.at = skipped.lines
        return True

    def entries(self) -> Iterator[Logged]:
        """Each entry as soon as it was played again and compared."""
        match = self.match
        line = self._lines.next()
        while line is not None:
            found = self._take(line)
            if found is not None:
                yield found
            line = self._lines.next()
        if not match.live and self._ready is None and match.waiting is None:
            opened = Opened(0, None, None)
            self._journal.add_late(opened.line())
            self._play_on(opened)
        if self._ready is not None:
            self._journal.add_late(self._ready.line())
            yield self._confirm(self._ready)

    def _open_match(self, find: Find) -> Match:
        header = self._lines.line(1)
        form = header.get("shem")
        if form != FORMAT:
            raise self._lines.wrong("save-format", f"this is format {form!r}; format {FORMAT} is read here", right=FORMAT)
        name = self._lines.text(header, "game")
        try:
            game = find(name)
        except OptionError as unknown:
            raise self._lines.wrong("save-game", unknown.message, found=name) from unknown
        if self._lines.whole(header, "rules") > game.rules:
            raise self._lines.wrong(
                "save-rules-newer",
                f"played by version {header['rules']} of the rules of {name}; these are version {game.rules}",
                found=header["rules"],
                right=game.rules,
            )
        stated = header.pop("digest", None)
        if stated != digest_of(header):
            raise self._lines.wrong(
                "save-header-edited", f"the first line was changed: its digest is {digest_of(header)}, not {stated}"
            )
        try:
            secret = self._lines.secret(header)
            seats, dice = self._lines.texts(header, "seats"), self._lines.texts(header, "dice")
            return Match(game, header["setup"], seats, dice, secret, self._journal, *permits(header))
        except MISFIT as misfit:
            message = f"the first line lacks its set-up, seats or dice, or its secret is not hex: {misfit}"
            raise self._lines.wrong("save-field", message) from misfit

    def _take(self, line: dict[str, Any]) -> Logged | None:
        if "open" in line:
            self._open(line)
            return None
        if "roll" in line:
            self._roll(line)
            return None
        if "done" in line:
            return self._done(line)
        if "undo" in line:
            return self._undo(line)
        if "redo" in line:
            return self._redo(line)
        if "seated" in line:
            return self._seated(line)
        if "secret" in line:
            self._renew(line)
            return None
        if "order" in line:
            self._order(line)
            return None
        raise self._lines.wrong(
            "save-line", "a line is an open, a roll, a done, an undo, a redo, a seated, an order or a secret; this is none"
        )

    def _open(self, line: dict[str, Any]) -> None:
        if self._ready is not None or self._waiting() is not None:
            raise self._lines.wrong("save-order", "a new action begins before the one before it is done")
        number = self._lines.number(line, "open", self.match.next_number())
        seat = line.get("seat")
        if number == 0:
            if seat is not None or line.get("action") is not None:
                raise self._lines.wrong("save-field", "entry 0 is the set-up: its seat and action are null")
            self._roll_on(Opened(0, None, None))
            return
        seat = self._lines.whole(line, "seat")
        action = self._action(line, number)
        refusal = self.match.why_not(seat, action)
        if refusal is not None:
            raise self._lines.differs(
                "legality", number, f"entry {number}, {action} of seat {seat}, is refused: {refusal.code.value}"
            )
        self._roll_on(Opened(number, seat, action, dice=self._dice(line)))

    def _roll_on(self, opened: Opened) -> None:
        """Carry an opened entry out; where the secret was left out, with the faces that it says were drawn."""
        self._play_on(opened if self.match.has_secret else opened.rolled(self._drawn()))

    def _drawn(self) -> list[int]:
        """The faces of an entry that is done on the next line; none if its rolls were entered, or it was cut off."""
        draws = self._lines.following().get("draws", [])
        return [face for face in draws if type(face) is int] if isinstance(draws, list) else []

    def _dice(self, line: dict[str, Any]) -> str | None:
        """The action's own kind of dice, if it has one."""
        found = line.get("dice")
        if found not in (None, APP, ENTER):
            raise self._lines.wrong("save-field", f"dice are {APP} or {ENTER}, not {canonical(found)}")
        return None if found is None else str(found)

    def _action(self, line: dict[str, Any], number: int) -> Action:
        key = line.get("action")
        if not isinstance(key, list) or not all(type(value) is int for value in key):
            raise self._lines.wrong("save-field", f"an action is a list of whole numbers, not {canonical(key)}")
        try:
            return self.match.game.action(key)
        except ValueError as error:
            raise self._lines.differs("legality", number, f"entry {number}: there is no action {canonical(key)}") from error

    def _roll(self, line: dict[str, Any]) -> None:
        waiting = self._waiting()
        if waiting is None or waiting.request is None:
            raise self._lines.wrong("save-order", "a roll is given that nothing asked for")
        number = self._lines.number(line, "roll", waiting.number)
        face = self._lines.whole(line, "face")
        by = self._lines.text(line, "by")
        try:
            waiting.request.check(face)
        except RollError as error:
            raise self._lines.differs("draws", number, f"entry {number}: {error.message}") from error
        if by == "app" and self.match.has_secret and face != self.match.app_face(waiting, waiting.request):
            right = self.match.app_face(waiting, waiting.request)
            raise self._lines.differs("draws", number, f"entry {number}: the app's roll is {right}, not {face}")
        if by not in ("app", "hand"):
            raise self._lines.wrong("save-field", f"a roll is by app or by hand, not by {by}")
        self._play_on(waiting.with_face(face, by == "hand"))

    def _done(self, line: dict[str, Any]) -> LogEntry:
        waiting = self._waiting()
        if waiting is not None and waiting.request is not None:
            number = self._lines.number(line, "done", waiting.number)
            known = len(waiting.faces)
            raise self._lines.differs(
                "draws", number, f"entry {number} is not done after {known} rolls: it asks for {waiting.request.purpose}"
            )
        if self._ready is None:
            raise self._lines.wrong("save-order", "an entry is done that was never opened")
        ready = self._ready
        self._lines.number(line, "done", ready.number)
        self._lines.same(ready.number, "draws", line.get("draws"), ready.draws)
        self._lines.same(ready.number, "events", line.get("events"), events_data(ready.events))
        self._lines.same(ready.number, "digest", line.get("digest"), ready.digest)
        return self._confirm(ready)

    def _undo(self, line: dict[str, Any]) -> Undone:
        if self._ready is not None:
            raise self._lines.wrong("save-order", "an action is taken back before it is done")
        number = self._lines.number(line, "undo", self.match.next_number())
        consent = line.get("consent")
        if not isinstance(consent, list) or not all(type(value) is int for value in consent):
            raise self._lines.wrong("save-field", f"a consent is a list of seats, not {canonical(consent)}")
        reopens = "secret" in line
        if reopens and not self.match.over:
            raise self._lines.differs("undo", number, f"entry {number} reopens a match that is not over")
        secret = self._lines.secret(line) if reopens else None
        try:
            undone = self.match.course.undone(self._lines.whole(line, "seat"), consent, reopens=reopens, secret=secret)
        except UndoError as error:
            raise self._lines.differs("undo", number, f"entry {number}: {error.message}") from error
        if canonical(undone.line()) != canonical(line):
            raise self._lines.differs(
                "undo", number, f"entry {number} is {canonical(line)}, it should be {canonical(undone.line())}"
            )
        self.match.take_back(undone)
        return undone

    def _redo(self, line: dict[str, Any]) -> LogEntry:
        if self._ready is not None or self._waiting() is not None:
            raise self._lines.wrong("save-order", "an action is done again before the one before it is done")
        number = self._lines.number(line, "redo", self.match.next_number())
        try:
            entry = self.match.course.redone(self._lines.whole(line, "seat"))
        except UndoError as error:
            raise self._lines.differs("redo", number, f"entry {number}: {error.message}") from error
        if canonical(entry.line()) != canonical(line):
            raise self._lines.differs(
                "redo", number, f"entry {number} is {canonical(line)}, it should be {canonical(entry.line())}"
            )
        self.match.course.take_up(entry)
        return entry

    def _seated(self, line: dict[str, Any]) -> Seated:
        if self._ready is not None:
            raise self._lines.wrong("save-order", "somebody sits down before an action that was rolled is done")
        number = self._lines.number(line, "seated", self.match.next_number())
        seat, how = self._lines.whole(line, "seat"), self._lines.text(line, "how")
        if how not in SEATINGS or not 0 <= seat < len(self.match.seats):
            raise self._lines.wrong("save-field", f"who sits at seat {seat} does not change by {how}")
        seated = self.match.course.seated(seat, how)
        self._lines.same(number, "digest", line.get("digest"), seated.digest)
        self.match.course.sit(seated)
        return seated

    def _order(self, line: dict[str, Any]) -> None:
        if self._ready is not None:
            raise self._lines.wrong("save-order", "an order is given before an action that was rolled is done")
        seat, order, on = self._lines.whole(line, "seat"), self._lines.text(line, "order"), line.get("on")
        if not 0 <= seat < len(self.match.seats) or not isinstance(on, bool):
            raise self._lines.wrong("save-field", f"seat {seat} gives or takes back no order so")
        self.match.course.order(Ordered(seat, order, on))

    def _renew(self, line: dict[str, Any]) -> None:
        """Another secret; what waits for the app's faces gets them from that one."""
        if self._ready is not None:
            raise self._lines.wrong("save-order", "the dice change before an action that was rolled is done")
        self._lines.number(line, "from", self.match.next_number())
        self.match.take_secret(self._lines.secret(line))
        waiting = self.match.waiting
        if waiting is not None:
            self._play_on(waiting)

    def _waiting(self) -> Opened | None:
        """The action that still waits for a roll; not one whose last roll was read, but not yet that it is done."""
        return self.match.waiting if self._ready is None else None

    def _play_on(self, opened: Opened) -> None:
        ran = self.match.run(opened) if opened.seat is not None else self._set_up(opened)
        if isinstance(ran, LogEntry):
            self._ready = ran
        else:
            self.match.course.take_up(ran)

    def _set_up(self, opened: Opened) -> Opened | LogEntry:
        """The set-up carried out; a game that cannot read it says what is wrong with the first line."""
        try:
            return self.match.run(opened)
        except OptionError as refused:  # compiled, a name has one type
            self._lines.at = 1
            details = {**refused.details, "reason": refused.code}
            raise self._lines.wrong("save-setup", f"the set-up cannot be played: {refused}", **details) from refused
        except MISFIT as misfit:
            self._lines.at = 1
            raise self._lines.wrong("save-field", f"the set-up cannot be read: {misfit}") from misfit

    def _confirm(self, ready: LogEntry) -> LogEntry:
        self.match.course.take_up(ready)
        self._ready = None
        return ready


@final
class Replayed(Earlier):
    """The first lines of a match, played again all at once when a position that is not known is first asked for."""

    def __init__(self, lines: list[str], find: Find, name: str) -> None:
        super().__init__(len(lines))
        self._texts: Final = lines
        self._find: Final = find
        self._name: Final = name
        self._lock: Final = Lock()
        self._states: Final[dict[int, State]] = {}

    def know(self, number: int, state: State) -> None:
        """A position that need not be played for."""
        self._states[number] = state

    def state(self, number: int) -> State:
        if number not in self._states:
            self.play()
        return self._states[number]

    def play(self) -> None:
        with self._lock:
            if self.played:
                return
            journal = Journal()
            journal.lines = self._texts
            for entry in Reader(journal, self._find, self._name).entries():
                if isinstance(entry, LogEntry):
                    self._states.setdefault(entry.number, entry.state)
            self.played = True
