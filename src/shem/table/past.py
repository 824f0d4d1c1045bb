"""A match's past: its steps in words, and every position that it has had."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shem.core.event import Event
from shem.core.log import LogEntry, Logged, Seated, Undone
from shem.core.match import Match
from shem.core.sight import Sight
from shem.table import messages as m
from shem.table.asking import action_of, dive, heard
from shem.table.company import Person
from shem.table.looking import seats_of, sight_of
from shem.table.menu import NoAnswer
from shem.table.voice import Voice, knows


class Past:
    """The past of a match as a seat (None: a spectator) may know it. bots: the seats that are bots', with their names;
    persons: as `seats_of` has them."""

    def __init__(
        self, match: Match, bots: dict[int, str], voice: Voice, viewer: int | None, persons: Mapping[int, Person]
    ) -> None:
        self._match: Final = match
        self._bots: Final = bots
        self._voice: Final = voice
        self._viewer: Final = viewer
        self._persons: Final = persons

    def steps(self) -> list[tuple[Logged, int, str]]:
        """Each line of the log with the round in which it was decided and a sentence.

        What this seat did not see whole is not named.
        """
        return [(entry, self._voice.round(place), self._text(entry)) for place, entry in enumerate(self._match.log)]

    def scores(self) -> list[list[int]]:
        """The points of each seat after every line of the log, as the viewer could know them."""
        now = [0] * len(self._match.seats)
        after: dict[int, list[int]] = {}
        found: list[list[int]] = []
        for entry in self._match.log:
            if isinstance(entry, Undone):
                now = after.get(entry.of, now)
            elif isinstance(entry, LogEntry):
                after[entry.number] = now
                now = self._scored(now, entry)
            found.append(now)
        return found

    def _scored(self, before: list[int], entry: LogEntry) -> list[int]:
        now = list(before)
        for event in entry.events:
            found = self._voice.stage.scored(event) if event.seen_by(self._viewer) else None
            if found is not None and 0 <= found[0] < len(now):
                now[found[0]] += found[1]
        return now

    def _text(self, entry: Logged) -> str:
        if isinstance(entry, Undone):
            return self._undone(entry, 0)["text"]
        if isinstance(entry, Seated):
            return self._voice.seated(entry, 0)["text"]
        if entry.of is not None:
            return self._voice.redone(entry, self._viewer, self._over, 0)["text"]
        deed = self._voice.deed(entry.seat, entry.action, self._over or knows(entry, self._viewer))
        return " ".join(filter(None, (deed, self._voice.marked(entry))))

    def _undone(self, entry: Undone, round: int) -> m.Told:
        of = next((one for one in self._match.log if isinstance(one, LogEntry) and one.number == entry.of), None)
        return self._voice.undone(entry, of, self._viewer, self._over, round)

    @property
    def _over(self) -> bool:
        return self._match.over

    def at(self, seq: int) -> tuple[m.Sight, list[m.Told]]:
        """The position after so many entries and undos, and what the last of them told; raises NoAnswer for another."""
        sight, voice = self._seen(seq), self._voice
        seats = seats_of(self._match, voice, self._bots, self._persons)
        pending = voice.pending(sight.pending(), None, sight, None, [])
        return sight_of(self._match, voice, self._viewer, seq, seats, sight, pending), self._told(seq - 1)

    def ask(self, seq: int, what: str, about: m.About, key: m.Key) -> Any:
        """The answer to a question at that position, as a seat could have asked it there; raises NoAnswer.

        `log` is all that was told up to then and stands, `dive` the numbers of anything told up to then.
        """
        sight = self._seen(seq)
        if what == "log":
            return [told for place in self._listed(seq) for told in self._told(place)]
        if what == "dive":
            return dive(self._voice, self._events(seq, about.get("entry", -1)), about.get("place", -1))
        if what == "digest":
            return self._voice.stage.digest(sight, heard(self._standing(seq), self._viewer))
        if what == "why" and (key or self._viewer is None):
            if self._viewer is None:
                raise NoAnswer("table-watching")
            return self._voice.stage.verdict(sight.why_not(action_of(self._match.game, key)))
        if key:
            action_of(self._match.game, key)
        return self._voice.stage.ask(sight, what, about, key)

    def _seen(self, seq: int) -> Sight:
        """What the viewer saw after so many entries and undos."""
        if not 1 <= seq <= len(self._match.log):
            raise NoAnswer("table-nothing-told")
        standing = self._standing(seq) or self._match.live[:1]
        if not standing:
            raise NoAnswer("table-no-position")
        events = [event for entry in standing for event in entry.events]
        return Sight(self._match.game, self._match.setup, standing[-1].state, self._viewer, events)

    def _listed(self, seq: int) -> list[int]:
        """The places of what the log lists by then, in their order: of the entries those that stand."""
        standing = {entry.number for entry in self._standing(seq)}
        log = self._match.log[:seq]
        return [place for place, entry in enumerate(log) if not isinstance(entry, LogEntry) or entry.number in standing]

    def _events(self, seq: int, number: int) -> list[Event]:
        """What the viewer saw of an entry."""
        for entry in self._match.log[:seq]:
            if isinstance(entry, LogEntry) and entry.number == number:
                return [event for event in entry.events if event.seen_by(self._viewer)]
        return []

    def _told(self, place: int) -> list[m.Told]:
        entry, round = self._match.log[place], self._voice.round(place)
        if isinstance(entry, Undone):
            return [self._undone(entry, round)]
        if isinstance(entry, Seated):
            return [self._voice.seated(entry, round)]
        seen = [event for event in entry.events if event.seen_by(self._viewer)]
        again = [self._voice.redone(entry, self._viewer, self._over, round)] if entry.of is not None else []
        return [*again, *self._voice.told(entry.number, entry.seat, round, seen), *self._voice.by_hand(entry, round)]

    def _standing(self, seq: int) -> list[LogEntry]:
        """The entries that stood after so many entries and undos."""
        found: list[LogEntry] = []
        for entry in self._match.log[:seq]:
            if isinstance(entry, LogEntry):
                found.append(entry)
            elif isinstance(entry, Undone) and found and found[-1].number == entry.of:
                found.pop()
        return found
