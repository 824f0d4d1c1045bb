"""A match's past: its steps in words, and every position that it has had."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Over
from shem.core.log import LogEntry, Undone
from shem.core.match import ENTER, Match
from shem.core.sight import Sight
from shem.table import messages as m
from shem.table.stage import NoAnswer
from shem.table.voice import Voice

Entry = LogEntry | Undone


class Past:
    """The past of a match as a seat (None: a spectator) may know it. bots: the seats that are bots', with their names."""

    def __init__(self, match: Match, bots: dict[int, str], voice: Voice, viewer: int | None) -> None:
        self._match: Final = match
        self._bots: Final = bots
        self._voice: Final = voice
        self._viewer: Final = viewer

    def steps(self) -> list[tuple[Entry, int, str]]:
        """Each entry and undo with the round and a sentence; what this seat did not see whole is not named."""
        found: list[tuple[Entry, int, str]] = []
        round = 1
        for entry in self._match.log:
            if isinstance(entry, LogEntry):
                round = self._match.game.length(entry.state)
            found.append((entry, round, self._text(entry)))
        return found

    def _text(self, entry: Entry) -> str:
        words, teller = self._voice.words, self._voice.teller
        if isinstance(entry, Undone):
            return self._voice.say("undone", name=teller.seat(entry.seat), of=entry.of)
        if entry.seat is None or entry.action is None:
            return self._voice.say("set-up")
        known = isinstance(self._match.pending, Over) or entry.seat == self._viewer
        if known or all(event.seen_by(self._viewer) for event in entry.events):
            return teller.action(entry.seat, entry.action)
        return words.say("replay-secret", number=entry.number, seat=teller.seat(entry.seat))

    def at(self, seq: int) -> tuple[m.Sight, list[m.Told]]:
        """The position after so many entries and undos, and what the last of them told; raises NoAnswer for another."""
        log = self._match.log
        if not 1 <= seq <= len(log):
            raise NoAnswer("table-nothing-told")
        standing = self._standing(seq)
        last, now = log[seq - 1], standing[-1]
        events = [event for entry in standing for event in entry.events]
        sight = Sight(self._match.game, self._match.setup, now.state, self._viewer, events)
        round = self._match.game.length(now.state)
        if isinstance(last, Undone):
            told = [self._voice.undone(last.number, last.of, last.seat, round)]
        else:
            seen = [event for event in last.events if event.seen_by(self._viewer)]
            told = self._voice.told(last.number, last.seat, round, seen)
        return self._sight(seq, sight), told

    def _standing(self, seq: int) -> list[LogEntry]:
        """The entries that stood after so many entries and undos."""
        found: list[LogEntry] = []
        for entry in self._match.log[:seq]:
            if isinstance(entry, LogEntry):
                found.append(entry)
            elif found and found[-1].number == entry.of:
                found.pop()
        return found

    def _sight(self, seq: int, sight: Sight) -> m.Sight:
        voice = self._voice
        return {
            "kind": "sight",
            "seq": seq,
            "seat": self._viewer,
            "seats": [
                {
                    "number": seat,
                    "name": voice.teller.seat(seat),
                    "player": self._bots.get(seat, "person"),
                    "here": False,
                    "online": False,
                    "dice": "enter" if self._match.dice[seat] == ENTER else "app",
                }
                for seat in range(len(self._match.seats))
            ],
            "pending": voice.pending(sight.pending(), None, sight, None, []),
            "legal": 0,
            "secrets": False,
            "bot": None,
            "undo": {
                "possible": False,
                "free": False,
                "count": 0,
                "by": None,
                "asking": None,
                "missing": [],
                "why": "",
            },
            "scene": voice.stage.scene(sight),
            "news": [],
            "undone": [],
        }
