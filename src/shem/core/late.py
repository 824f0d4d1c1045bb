"""A late position: kept beside a match's lines, so that taking the match up again plays only what came after it.

The lines stay the truth. A late position counts only if it was written by the same rules for these very lines, and is
the position whose digest they name; its events are those of the lines.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import Enum
from hashlib import sha256
from typing import Any, Final, final

from shem.core.contract import Game, State
from shem.core.event import EVERYBODY, Event, EventKind
from shem.core.log import Earlier, LogEntry, Opened, Ordered, Seated, Undone
from shem.core.match import Match
from shem.core.notation import canonical, digest
from shem.core.tally import Tally


@final
class Late:
    """The position that a match has now, after `lines` lines; no roll may be awaited. `text` is what is kept of it."""

    def __init__(self, match: Match) -> None:
        assert match.waiting is None
        self.lines: Final = match.line_count
        self._texts: Final = match.lines
        self._rules: Final = match.game.rules
        self._state: Final = match.state
        self._hides: Final = match.hides
        self._lengths: Final = [entry.length for entry in match.log if isinstance(entry, LogEntry) and entry.of is None]

    def text(self) -> str:
        """JSON in canonical form; it takes its time, and may be made in another thread while the match goes on."""
        return canonical(
            {
                "rules": self._rules,
                "lines": self.lines,
                "digest": lines_digest(self._texts),
                "lengths": self._lengths,
                "hides": self._hides,
                "state": self._state.data(),
            }
        )


def lines_digest(lines: Sequence[str]) -> str:
    """SHA-256 of lines, each with its newline, in hex."""
    return sha256("".join([line + "\n" for line in lines]).encode()).hexdigest()


@final
class Skipped:
    """A kept position as it was read again: after how many lines, and how long the game had lasted after each entry.

    Raises ValueError, or what a game raises for data that are none of its own, if it does not fit the lines.
    """

    def __init__(self, game: Game, lines: list[str], text: str) -> None:
        data = json.loads(text)
        self.lines: Final[int] = data["lines"]
        if data["rules"] != game.rules or not 1 < self.lines <= len(lines):
            raise ValueError("written by other rules, or for other lines")
        if data["digest"] != lines_digest(lines[: self.lines]):
            raise ValueError("written for other lines")
        self.lengths: Final[list[int]] = data["lengths"]
        self.hides: Final[bool] = data.get("hides", True) is not False  # one kept by an earlier version does not say
        self.data: Final[dict[str, Any]] = data["state"]

    def state(self, match: Match) -> State:
        """The position; raises ValueError if it is not the one that the match's last entry names."""
        state = match.game.state(match.setup, self.data)
        if digest(state) != match.log[-1].digest:
            raise ValueError("not the position of these lines")
        return state


def skip(match: Match, lines: list[str], lengths: list[int], earlier: Earlier) -> None:
    """Take up what these lines say was done, without playing it; raises ValueError, LookupError or TypeError."""
    if len(lengths) != sum('"done":' in text for text in lines):
        raise ValueError("a length is missing")
    events = EventReader(match.game)
    rest = iter(lengths)
    opened: Opened | None = None
    hand: list[int] = []
    for text in lines:
        line = json.loads(text)
        if "open" in line:
            key, hand = line["action"], []
            opened = Opened(line["open"], line["seat"], None if key is None else match.game.action(key), hand=hand)
        elif "roll" in line:
            hand += [line["face"]] if line["by"] == "hand" else []
        elif "done" in line:
            if opened is None or line["done"] != opened.number:
                raise ValueError("an entry is done that was not opened")
            match.course.take_up(_entry(opened, line, events, earlier, next(rest)))
            opened = None
        elif "undo" in line:
            if opened is not None:
                match.course.take_up(opened)
            match.take_back(_undone(line))
            opened = None
        elif "redo" in line:
            match.course.take_up(match.course.redone(line["seat"]))
        elif "seated" in line:
            match.course.sit(Seated(line["seated"], line["seat"], line["how"], line["digest"]))
        elif "secret" in line:
            match.take_secret(_secret(line))
        elif "order" in line:
            match.course.order(Ordered(line["seat"], line["order"], line["on"]))
    if opened is not None or not match.log:
        raise ValueError("a late position does not stand in the middle of an action")


def _undone(line: dict[str, Any]) -> Undone:
    reopens = "secret" in line
    secret = _secret(line) if reopens else None
    return Undone(line["undo"], line["of"], line["seat"], line["consent"], line["digest"], reopens, secret)


def _secret(line: dict[str, Any]) -> bytes | None:
    return None if line["secret"] is None else bytes.fromhex(line["secret"])


def _entry(opened: Opened, line: dict[str, Any], reader: EventReader, earlier: Earlier, length: int) -> LogEntry:
    events = [reader.event(data) for data in line["events"]]
    revealed = any(event.kind.reveals for event in events)
    return LogEntry(
        opened.number,
        opened.seat,
        opened.action,
        line["draws"],
        events,
        revealed,
        earlier,
        line["digest"],
        length,
        hand=opened.hand,
    )


@final
class EventReader:
    """Reads a game's events from their JSON; raises LookupError for what is none of them."""

    def __init__(self, game: Game) -> None:
        self._kinds: Final[dict[str, EventKind]] = {kind.code: kind for kind in game.kinds()}
        self._reasons: Final[dict[str, Enum]] = {str(reason.value): reason for reason in game.reasons()}

    def event(self, data: dict[str, Any]) -> Event:
        """The event that `Event.data` wrote, with its tallies in their order."""
        kind = self._kinds[data["kind"]]
        values = [data[name] for name in kind.fields]
        tallies = self._tallies(kind, data["tally"]) if "tally" in data else []
        return Event(
            kind,
            tuple([tuple(value) if isinstance(value, list) else value for value in values]),
            tallies,
            data.get("seers", EVERYBODY),
        )

    def _tallies(self, kind: EventKind, data: dict[str, Any]) -> list[tuple[str, Tally]]:
        found: list[tuple[str, Tally]] = []
        for name in [name for name in kind.tallies if name in data] + [name for name in data if name not in kind.tallies]:
            tally = Tally()
            for reason, amount, source in data[name]:
                tally.base(self._reasons[reason], amount, source)
            found.append((name, tally))
        return found
