"""Saved matches: resume one, play its log again, and name the first entry that the rules play differently."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock
from typing import Any, Final, final

from shem.core.contract import Action, Game, State
from shem.core.dice import APP, ENTER
from shem.core.errors import Detail, Disagreement, OptionError, RollError, SaveError, UndoError
from shem.core.journal import FileJournal, Journal
from shem.core.late import Skipped, skip
from shem.core.log import SEATINGS, Earlier, LogEntry, Logged, Opened, Seated, Undone
from shem.core.match import FORMAT, Match
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
        self._name: Final = str(journal.path) if name is None else name
        self._find: Final = find
        self._journal: Final = journal
        self._lines: Final = journal.lines
        self._at = 1
        self._ready: LogEntry | None = None
        self.match: Final = self._open_match(find)

    def skip(self, late: str) -> bool:
        """Go on from a late position; if False it does not fit, and this reader is of no use any more."""
        match = self.match
        try:
            skipped = Skipped(match.game, self._lines, late)
            earlier = Replayed(self._lines[: skipped.lines], self._find, self._name)
            skip(match, self._lines[1 : skipped.lines], skipped.lengths, earlier)
            match.hides = skipped.hides
            earlier.know(match.live[-1].number, skipped.state(match))
        except MISFIT:
            return False
        match.earlier = earlier
        self._at = skipped.lines
        return True

    def entries(self) -> Iterator[Logged]:
        """Each entry as soon as it was played again and compared."""
        match = self.match
        while self._at < len(self._lines):
            self._at += 1
            found = self._take(self._object(self._at))
            if found is not None:
                yield found
        if not match.live and self._ready is None and match.waiting is None:
            opened = Opened(0, None, None)
            self._journal.add_late(opened.line())
            self._play_on(opened)
        if self._ready is not None:
            self._journal.add_late(self._ready.line())
            yield self._confirm(self._ready)

    def _open_match(self, find: Find) -> Match:
        header = self._object(1)
        form = header.get("shem")
        if form != FORMAT:
            raise self._error("save-format", f"this is format {form!r}; format {FORMAT} is read here", right=FORMAT)
        name = self._text(header, "game")
        try:
            game = find(name)
        except OptionError as unknown:
            raise self._error("save-game", unknown.message, found=name) from unknown
        if self._int(header, "rules") > game.rules:
            raise self._error(
                "save-rules-newer",
                f"played by version {header['rules']} of the rules of {name}; these are version {game.rules}",
                found=header["rules"],
                right=game.rules,
            )
        stated = header.pop("digest", None)
        if stated != digest_of(header):
            raise self._error(
                "save-header-edited", f"the first line was changed: its digest is {digest_of(header)}, not {stated}"
            )
        try:
            secret = self._secret(header)
            seats, dice = self._texts(header, "seats"), self._texts(header, "dice")
            return Match(game, header["setup"], seats, dice, secret, self._journal, header.get("lenient") is not False)
        except MISFIT as misfit:
            message = f"the first line lacks its set-up, seats or dice, or its secret is not hex: {misfit}"
            raise self._error("save-field", message) from misfit

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
        raise self._error(
            "save-line", "a line is an open, a roll, a done, an undo, a redo, a seated or a secret; this is none"
        )

    def _open(self, line: dict[str, Any]) -> None:
        if self._ready is not None or self._waiting() is not None:
            raise self._error("save-order", "a new action begins before the one before it is done")
        number = self._number(line, "open", self.match.next_number())
        seat = line.get("seat")
        if number == 0:
            if seat is not None or line.get("action") is not None:
                raise self._error("save-field", "entry 0 is the set-up: its seat and action are null")
            self._roll_on(Opened(0, None, None))
            return
        seat = self._int(line, "seat")
        action = self._action(line, number)
        refusal = self.match.why_not(seat, action)
        if refusal is not None:
            raise self._differs(
                "legality", number, f"entry {number}, {action} of seat {seat}, is refused: {refusal.code.value}"
            )
        self._roll_on(Opened(number, seat, action, dice=self._dice(line)))

    def _roll_on(self, opened: Opened) -> None:
        """Carry an opened entry out; where the secret was left out, with the faces that it says were drawn."""
        self._play_on(opened if self.match.has_secret else opened.rolled(self._drawn()))

    def _drawn(self) -> list[int]:
        """The faces of an entry that is done on the next line; none if its rolls were entered, or it was cut off."""
        line = self._object(self._at + 1) if self._at < len(self._lines) else {}
        draws = line.get("draws", [])
        return [face for face in draws if type(face) is int] if isinstance(draws, list) else []

    def _dice(self, line: dict[str, Any]) -> str | None:
        """The action's own kind of dice, if it has one."""
        found = line.get("dice")
        if found not in (None, APP, ENTER):
            raise self._error("save-field", f"dice are {APP} or {ENTER}, not {canonical(found)}")
        return None if found is None else str(found)

    def _action(self, line: dict[str, Any], number: int) -> Action:
        key = line.get("action")
        if not isinstance(key, list) or not all(type(value) is int for value in key):
            raise self._error("save-field", f"an action is a list of whole numbers, not {canonical(key)}")
        try:
            return self.match.game.action(key)
        except ValueError as error:
            raise self._differs("legality", number, f"entry {number}: there is no action {canonical(key)}") from error

    def _roll(self, line: dict[str, Any]) -> None:
        waiting = self._waiting()
        if waiting is None or waiting.request is None:
            raise self._error("save-order", "a roll is given that nothing asked for")
        number = self._number(line, "roll", waiting.number)
        face = self._int(line, "face")
        by = self._text(line, "by")
        try:
            waiting.request.check(face)
        except RollError as error:
            raise self._differs("draws", number, f"entry {number}: {error.message}") from error
        if by == "app" and self.match.has_secret and face != self.match.app_face(waiting, waiting.request):
            right = self.match.app_face(waiting, waiting.request)
            raise self._differs("draws", number, f"entry {number}: the app's roll is {right}, not {face}")
        if by not in ("app", "hand"):
            raise self._error("save-field", f"a roll is by app or by hand, not by {by}")
        self._play_on(waiting.with_face(face, by == "hand"))

    def _done(self, line: dict[str, Any]) -> LogEntry:
        waiting = self._waiting()
        if waiting is not None and waiting.request is not None:
            number = self._number(line, "done", waiting.number)
            known = len(waiting.faces)
            raise self._differs(
                "draws", number, f"entry {number} is not done after {known} rolls: it asks for {waiting.request.purpose}"
            )
        if self._ready is None:
            raise self._error("save-order", "an entry is done that was never opened")
        ready = self._ready
        self._number(line, "done", ready.number)
        self._compare(ready, "draws", line.get("draws"), ready.draws)
        self._compare(ready, "events", line.get("events"), events_data(ready.events))
        self._compare(ready, "digest", line.get("digest"), ready.digest)
        return self._confirm(ready)

    def _undo(self, line: dict[str, Any]) -> Undone:
        if self._ready is not None:
            raise self._error("save-order", "an action is taken back before it is done")
        number = self._number(line, "undo", self.match.next_number())
        consent = line.get("consent")
        if not isinstance(consent, list) or not all(type(value) is int for value in consent):
            raise self._error("save-field", f"a consent is a list of seats, not {canonical(consent)}")
        reopens = "secret" in line
        if reopens and not self.match.over:
            raise self._differs("undo", number, f"entry {number} reopens a match that is not over")
        secret = self._secret(line) if reopens else None
        try:
            undone = self.match.undone(self._int(line, "seat"), consent, reopens=reopens, secret=secret)
        except UndoError as error:
            raise self._differs("undo", number, f"entry {number}: {error.message}") from error
        if canonical(undone.line()) != canonical(line):
            raise self._differs(
                "undo", number, f"entry {number} is {canonical(line)}, it should be {canonical(undone.line())}"
            )
        self.match.take_back(undone)
        return undone

    def _redo(self, line: dict[str, Any]) -> LogEntry:
        if self._ready is not None or self._waiting() is not None:
            raise self._error("save-order", "an action is done again before the one before it is done")
        number = self._number(line, "redo", self.match.next_number())
        try:
            entry = self.match.redone(self._int(line, "seat"))
        except UndoError as error:
            raise self._differs("redo", number, f"entry {number}: {error.message}") from error
        if canonical(entry.line()) != canonical(line):
            raise self._differs(
                "redo", number, f"entry {number} is {canonical(line)}, it should be {canonical(entry.line())}"
            )
        self.match.take_up(entry)
        return entry

    def _seated(self, line: dict[str, Any]) -> Seated:
        if self._ready is not None:
            raise self._error("save-order", "somebody sits down before an action that was rolled is done")
        number = self._number(line, "seated", self.match.next_number())
        seat, how = self._int(line, "seat"), self._text(line, "how")
        if how not in SEATINGS or not 0 <= seat < len(self.match.seats):
            raise self._error("save-field", f"who sits at seat {seat} does not change by {how}")
        seated = self.match.seated(seat, how)
        self._same(number, "digest", line.get("digest"), seated.digest)
        self.match.sit(seated)
        return seated

    def _renew(self, line: dict[str, Any]) -> None:
        """Another secret; what waits for the app's faces gets them from that one."""
        if self._ready is not None:
            raise self._error("save-order", "the dice change before an action that was rolled is done")
        self._number(line, "from", self.match.next_number())
        self.match.take_secret(self._secret(line))
        waiting = self.match.waiting
        if waiting is not None:
            self._play_on(waiting)

    def _secret(self, line: dict[str, Any]) -> bytes | None:
        """What dice are drawn from: hex, or null where it was left out."""
        if line.get("secret", "") is None:
            return None
        try:
            return bytes.fromhex(self._text(line, "secret"))
        except ValueError as error:
            raise self._error("save-field", f"its secret is not hex: {error}") from error

    def _waiting(self) -> Opened | None:
        """The action that still waits for a roll; not one whose last roll was read, but not yet that it is done."""
        return self.match.waiting if self._ready is None else None

    def _play_on(self, opened: Opened) -> None:
        ran = self.match.run(opened) if opened.seat is not None else self._set_up(opened)
        if isinstance(ran, LogEntry):
            self._ready = ran
        else:
            self.match.take_up(ran)

    def _set_up(self, opened: Opened) -> Opened | LogEntry:
        """The set-up carried out; a game that cannot read it says what is wrong with the first line."""
        try:
            return self.match.run(opened)
        except OptionError as refused:  # compiled, a name has one type
            self._at = 1
            details = {**refused.details, "reason": refused.code}
            raise self._error("save-setup", f"the set-up cannot be played: {refused}", **details) from refused
        except MISFIT as misfit:
            self._at = 1
            raise self._error("save-field", f"the set-up cannot be read: {misfit}") from misfit

    def _confirm(self, ready: LogEntry) -> LogEntry:
        self.match.take_up(ready)
        self._ready = None
        return ready

    def _compare(self, ready: LogEntry, what: str, found: object, right: object) -> None:
        self._same(ready.number, what, found, right)

    def _same(self, number: int, what: str, found: object, right: object) -> None:
        if canonical(found) == canonical(right):
            return
        where = what
        if isinstance(found, list) and isinstance(right, list):
            at = 0
            while at < min(len(found), len(right)) and canonical(found[at]) == canonical(right[at]):
                at += 1
            where = f"{what}, number {at + 1}"
            found, right = found[at:][:1] or None, right[at:][:1] or None
        raise self._differs(
            what, number, f"entry {number}, {where}: the file says {_said(found)}, the rules {_said(right)}"
        )

    def _number(self, line: dict[str, Any], name: str, right: int) -> int:
        found = self._int(line, name)
        if found != right:
            raise self._error("save-number", f"this is entry {found}, it should be entry {right}", found=found, right=right)
        return found

    def _object(self, number: int) -> dict[str, Any]:
        try:
            found = json.loads(self._lines[number - 1])
        except ValueError as error:
            raise self._error("save-not-json", f"not a line of JSON: {error}") from error
        if not isinstance(found, dict):
            raise self._error("save-not-json", "not a JSON object")
        return found

    def _int(self, line: dict[str, Any], name: str) -> int:
        found = line.get(name)
        if type(found) is not int:
            raise self._error("save-field", f"{name} should be a whole number, not {canonical(found)}")
        return found

    def _text(self, line: dict[str, Any], name: str) -> str:
        found = line.get(name)
        if not isinstance(found, str):
            raise self._error("save-field", f"{name} should be a text, not {canonical(found)}")
        return found

    def _texts(self, line: dict[str, Any], name: str) -> list[str]:
        found = line.get(name)
        if not isinstance(found, list) or not all(isinstance(value, str) for value in found):
            raise self._error("save-field", f"{name} should be a list of texts, not {canonical(found)}")
        return found

    def _error(self, code: str, message: str, **details: Detail) -> SaveError:
        return SaveError(code, self._at_line(message), {"path": self._name, "line": self._at, **details})

    def _differs(self, what: str, entry: int, message: str) -> Disagreement:
        details: dict[str, Detail] = {"path": self._name, "line": self._at, "entry": entry, "what": what}
        return Disagreement(f"save-{what}", self._at_line(message), details)

    def _at_line(self, message: str) -> str:
        return f"{self._name}, line {self._at}: {message}"


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


def _said(found: object) -> str:
    """JSON of a value, of the one item of a list, or `nothing`."""
    if found is None:
        return "nothing"
    return canonical(found[0] if isinstance(found, list) and found else found)
