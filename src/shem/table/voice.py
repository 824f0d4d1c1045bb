"""A match in one language: its words and its pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from shem.core.chance import RollRequest
from shem.core.contract import Action, Over, Pending, Roll, Together, Turn
from shem.core.event import Event
from shem.core.log import HINTED, LogEntry, Logged, Opened, Seated, Undone
from shem.core.match import Match
from shem.core.sight import Sight
from shem.locale.words import Words
from shem.table import messages as m
from shem.table.face import face
from shem.table.history import Rounds, is_beyond
from shem.table.stage import Stage


def unit_of(words: Words, game: str) -> str:
    """What the length of a game's matches is counted in (`Game.length`): its own word, else rounds."""
    own = f"{game}-unit"
    return words.say(own if words.has(own) else "table-unit")


class Voices:
    """Those of a match, one a language, made when it is first heard."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._made: Final[dict[str, Voice]] = {}

    def of(self, language: str) -> Voice:
        if language not in self._made:
            self._made[language] = Voice(language, self._match)
        return self._made[language]


class Voice:
    """The Stage of a match, and what the table itself says. What it says of a position comes from a Sight only."""

    def __init__(self, language: str, match: Match) -> None:
        self.words: Final = Words(language)
        self._texts: Final[dict[int, tuple[Event, str]]] = {}  # by identity; holding the event, so that it stays its own
        self.stage: Final = face(match.game.name).stage(self.words, match.setup, match.seats)
        self._rounds: Final = Rounds(match.log, self.stage.begins)
        for entry in match.log:
            if isinstance(entry, LogEntry):
                self.stage.learn(entry.events)

    def say(self, code: str, **values: str | int | float) -> str:
        return self.words.say(f"table-{code}", **values)

    def title(self, match: Match) -> str:
        """What the match is called: as its Stage says, else by its game."""
        found = self.stage.head().get("title")
        return str(found) if found else self.words.say(f"{match.game.name}-title")

    def round(self, place: int) -> int:
        """The round in which the entry or undo at this place of the log was decided; one past the last: the round now."""
        return self._rounds.at(place)

    def told(self, entry: int, seat: int | None, round: int, events: Sequence[Event], start: int = 0) -> list[m.Told]:
        """Events of an entry that somebody saw, from place `start` on; a place counts only what that seat saw.

        seat: who acted; round: in which round it was decided.
        """
        found = []
        for place, (event, whose) in enumerate(zip(events, self.stage.seats(seat, events))):
            begun = self.stage.begins(event)
            round = round if begun is None else begun
            if place >= start:
                found.append(self._told(entry, place, whose, round, event))
        return found

    def _told(self, entry: int, place: int, seat: int | None, round: int, event: Event) -> m.Told:
        data = {name: list(value) if isinstance(value, tuple) else value for name, value in _values(event)}
        return {
            "entry": entry,
            "place": place,
            "kind": event.kind.code,
            "text": self._text(event),
            "seat": seat,
            "round": round,
            "numbers": numbers_of(event),
            "data": data,
        }

    def _text(self, event: Event) -> str:
        """What happened in words, found once: whoever looks through other eyes is told the whole log again."""
        found = self._texts.get(id(event))
        if found is None:
            found = self._texts[id(event)] = (event, self.stage.event(event))
        return found[1]

    def deed(self, seat: int | None, action: Action | None, known: bool) -> str:
        """A decision in words; known: whether all of it may be told."""
        if seat is None or action is None:
            return self.say("set-up")
        return self.stage.action(seat, action) if known else self.say("hidden-deed", name=self.stage.seat(seat))

    def undone(self, undo: Undone, of: LogEntry | None, viewer: int | None, over: bool, round: int) -> m.Told:
        """An undo as it stands in the log. of: what was taken back, None for an action that waited for its first roll."""
        name = self.stage.seat(undo.seat)
        beyond = of is not None and is_beyond(undo, of)
        if of is None:
            text = self.say("undone-open", name=name)
        else:
            what = self.deed(of.seat, of.action, over or knows(of, viewer))
            text = self.say("undone", name=name, what=what, beyond="end" if undo.reopens else "yes" if beyond else "no")
        return _of_table("undone", undo.number, 0, text, undo.seat, round, {"of": undo.of, "beyond": beyond})

    def redone(self, entry: LogEntry, viewer: int | None, over: bool, round: int) -> m.Told:
        """That something is done again; what it tells comes after it."""
        seat = -1 if entry.asked is None else entry.asked
        what = self.deed(entry.seat, entry.action, over or knows(entry, viewer))
        text = self.say("redone", name=self.stage.seat(seat), what=what)
        return _of_table("redone", entry.number, -1, text, seat, round, {"of": entry.of})

    def seated(self, seated: Seated, round: int) -> m.Told:
        """That somebody sat down, or that a seat's link was renewed."""
        text = self.say(f"seat-{seated.how}", name=self.stage.seat(seated.seat))
        return _of_table("seated", seated.number, -1, text, seated.seat, round, {"how": seated.how})

    def by_hand(self, entry: LogEntry, round: int) -> list[m.Told]:
        """That rolls of this entry were entered by hand; nothing if none was. What they were is told by its events."""
        if not entry.hand:
            return []
        text, seat = self.marked(entry), -1 if entry.seat is None else entry.seat
        return [_of_table("by-hand", entry.number, -2, text, seat, round, {"count": len(entry.hand)})]

    def marked(self, entry: LogEntry) -> str:
        """How many of the entry's rolls were entered by hand, in words; empty if none was."""
        return self.say("by-hand", count=len(entry.hand)) if entry.hand else ""

    def pending(
        self, pending: Pending, waiting: Opened | None, sight: Sight | None, viewer: int | None, givers: Sequence[int]
    ) -> m.Pending:
        """What is awaited, as this viewer may know it. waiting: what waits for a roll; givers: who may give the roll."""
        if isinstance(pending, Roll):
            return self._roll(pending, waiting, sight, viewer, givers)
        if isinstance(pending, Over):
            return self._over(pending)
        assert isinstance(pending, Turn | Together)
        return self._decision(pending, sight)

    def _decision(self, pending: Turn | Together, sight: Sight | None) -> m.Pending:
        seats = list(pending.seats)
        if sight is not None:
            text = self.stage.asked(sight, pending.prompt, seats)
        else:
            names = self.words.both([self.stage.seat(seat) for seat in seats])
            text = self.say("waiting", names=names, count=len(seats))
        return {
            "kind": "together" if isinstance(pending, Together) else "turn",
            "seats": seats,
            "code": pending.prompt.code,
            "args": list(pending.prompt.args),
            "text": text,
            "notes": [],
        }

    def _roll(
        self, pending: Roll, waiting: Opened | None, sight: Sight | None, viewer: int | None, givers: Sequence[int]
    ) -> m.Pending:
        request = pending.request
        found: m.Pending = {
            "kind": "roll",
            "seats": list(givers),
            "code": "roll",
            "args": [],
            "text": self.say("roll-waiting", names=self.words.both([self.stage.seat(seat) for seat in givers])),
            "notes": [],
        }
        if not sees(request, viewer):
            return found
        text, *notes = self.stage.roll(request, None if waiting is None else waiting.action, sight)
        found["code"], found["args"] = request.purpose, list(request.args)
        found["text"], found["notes"] = text, [note.strip() for note in notes]
        found["sides"] = request.sides
        names = self.stage.faces(request)
        if names:
            found["faces"] = [{"face": face, "text": name} for face, name in enumerate(names, 1)]
        named = self.stage.named(waiting.faces) if waiting is not None and waiting.action is None else []
        if named:
            found["named"] = named
        return found

    def _over(self, pending: Over) -> m.Pending:
        outcome = pending.outcome
        first, *rest = self.stage.outcome(outcome)
        return {
            "kind": "over",
            "seats": [],
            "code": outcome.code,
            "args": [],
            "text": first,
            "notes": rest,
            "winners": list(outcome.winners),
            "scores": list(outcome.scores),
        }


def numbers_of(event: Event) -> dict[str, int]:
    """The numbers that an event carries, by the names that the page knows them by."""
    return {name.replace("-", "_"): tally.total for name, tally in event.tallies}


def sees(request: RollRequest, viewer: int | None) -> bool:
    """Whether a seat may know what a roll is for, and its face."""
    return request.seers == -1 or (viewer is not None and (request.seers >> viewer) & 1 == 1)


def knows(entry: LogEntry, viewer: int | None) -> bool:
    """Whether a seat may know what was decided: its own decisions, and what it saw whole."""
    return entry.seat == viewer or all(event.seen_by(viewer) for event in entry.events)


def _of_table(kind: str, number: int, place: int, text: str, seat: int, round: int, data: dict[str, Any]) -> m.Told:
    """What the table tells by itself; seat: -1 for nobody's."""
    return {
        "entry": number,
        "place": place,
        "kind": kind,
        "text": text,
        "seat": None if seat < 0 else seat,
        "round": round,
        "numbers": {},
        "data": data,
    }


def _values(event: Event) -> list[tuple[str, int | tuple[int, ...]]]:
    return list(zip(event.kind.fields, event.values))


def asked(pending: Pending) -> list[int]:
    """The seats that have to decide."""
    return list(pending.seats) if isinstance(pending, Turn | Together) else []


def hinted(stage: Stage, log: Sequence[Logged]) -> list[str]:
    """Who took hints, and how many, in a sentence; nothing if nobody did."""
    words = stage.words
    taken = Counter(entry.seat for entry in log if isinstance(entry, Seated) and entry.how == HINTED)
    told = [words.say("table-hints-of", name=stage.seat(seat), count=taken[seat]) for seat in sorted(taken)]
    return [words.say("table-hints-used", hints=words.both(told))] if told else []
