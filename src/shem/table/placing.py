"""What people with real figures are asked to do with them, so that their table is as the match has it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import groupby
from typing import Final

from shem.core.match import Match
from shem.locale.words import LANGUAGES
from shem.table import real_messages as m
from shem.table.asking import heard
from shem.table.eyes import Eyes
from shem.table.face import face
from shem.table.menu import NoAnswer
from shem.table.real import Change, Confirmed, Thing, changes
from shem.table.voice import Voice


class Placing:
    """For one match. people: the seats that are persons'."""

    def __init__(
        self,
        match: Match,
        confirmed: Confirmed,
        people: Collection[int],
        eyes: Eyes,
        voice: Callable[[str], Voice],
    ) -> None:
        self._match: Final = match
        self._confirmed: Final = confirmed
        self._eyes: Final = eyes
        self._voice: Final = voice
        self._people: Final = frozenset(people)
        self._waits_at: tuple[int, bool] = (-1, False)

    @property
    def seats(self) -> frozenset[int]:
        """Whose figures are real."""
        return self._confirmed.seats

    @property
    def waits(self) -> bool:
        """Whether something is still to be done before anybody decides."""
        if self._waits_at[0] != self._match.line_count:
            self._waits_at = self._match.line_count, bool(self._changes(self._voice(LANGUAGES[0])))
        return self._waits_at[1]

    @property
    def by(self) -> frozenset[int]:
        """Whose holders stand at the table; where all figures are bots', every person does."""
        return self.seats & self._people or self._people

    def told(self, voice: Voice, holds: Collection[int]) -> m.Real | None:
        """What is to be done, for who holds these seats; None where nobody has real figures."""
        if not self.seats:
            return None
        steps = self._steps(voice, self._changes(voice))
        mine = not self.by.isdisjoint(holds)
        return {"steps": steps, "by": sorted(self.by), "mine": mine, "laying": not self._confirmed.laid}

    def do(self, wish: m.Placed | m.Figures, holds: Collection[int]) -> None:
        """What somebody says who holds these seats. Raises NoAnswer, OSError."""
        if wish["kind"] == "placed":
            self._place(wish["steps"], holds)
        else:
            self._seat(wish["of"], wish["real"], holds)
        self._waits_at = (-1, False)

    def is_done(self, wish: m.Placed) -> bool:
        """Whether nothing is to be done of what is said to be done: it was said before."""
        return not set(wish["steps"]).intersection(change.id for change in self._changes(self._voice(LANGUAGES[0])))

    def _place(self, ids: Collection[str], holds: Collection[int]) -> None:
        """These things lie as they should now."""
        if self.by.isdisjoint(holds):
            raise NoAnswer("table-not-there")
        if not self.seats:
            raise NoAnswer("table-not-legal")
        if self._eyes.sight(None) is None:
            raise NoAnswer("table-no-position")
        now = {language: self._things(self._voice(language)) for language in LANGUAGES}
        self._confirmed.confirm(set(ids), now, self._newest)

    def _seat(self, seat: int, real: bool, holds: Collection[int]) -> None:
        """A seat's figures are real from now on, or are no more."""
        if not face(self._match.game.name).real or not 0 <= seat < len(self._match.seats):
            raise NoAnswer("table-not-legal")
        if seat in self._people and seat not in holds:
            raise NoAnswer("table-not-yours")
        if seat not in self._people and self.by.isdisjoint(holds):
            raise NoAnswer("table-not-there")
        self._confirmed.seat(seat, real)

    def table(self, voice: Voice) -> m.RealTable:
        """All that should lie there, row by row, and how to lay it out from nothing."""
        things = self._confirmed.asked(self._things(voice))
        rows = groupby(sorted(things, key=lambda thing: thing.row), key=lambda thing: thing.row)
        return {
            "rows": [_row(voice, row, list(there)) for row, there in rows],
            "steps": self._steps(voice, changes({}, things)),
        }

    @property
    def _newest(self) -> int:
        return self._match.live[-1].number if self._match.live else -1

    def _things(self, voice: Voice) -> list[Thing]:
        sight = self._eyes.sight(None)
        return [] if sight is None or not self.seats else voice.stage.things(sight)

    def _changes(self, voice: Voice) -> list[Change]:
        return self._confirmed.changes(self._things(voice)) if self._eyes.sight(None) is not None else []

    def _steps(self, voice: Voice, found: list[Change]) -> list[m.RealStep]:
        live = [entry for entry in self._match.live if entry.number > self._confirmed.since] if found else []
        ways = voice.stage.ways([event for _, _, event in heard(live, None)]) if self._confirmed.laid else {}
        return [_step(voice, change, ways.get(change.id, [])) for change in found]


def _step(voice: Voice, change: Change, entered: list[int]) -> m.RealStep:
    """entered: the places that the thing is known to have come to, one after the other."""
    before, now = change.before, change.now
    lay = {} if before is None else before
    name, origin, _ = ("", "", "") if before is None else before["words"][voice.words.language]
    here = [*lay.get("at", [])]
    kind, phase, owner = (lay["kind"], lay["phase"], lay["owner"]) if now is None else (now.kind, now.phase, now.owner)
    values = {"name": name, "origin": origin, "place": origin, "how": "none"}
    way = here
    if now is not None:
        values.update(name=now.name, place=now.where, how=now.lies or "none")
        there = list(now.at)
        way = there if change.deed != "move" else here + (entered if entered[-1:] == there[-1:] else there)
    return {
        "id": change.id,
        "deed": change.deed,
        "kind": kind,
        "phase": phase,
        "group": voice.stage.say(f"real-{kind}"),
        "text": voice.stage.say(f"real-{kind}-{change.deed}", **values),
        "way": way,
        "of": owner,
    }


def _row(voice: Voice, row: int, things: list[Thing]) -> m.RealRow:
    places = groupby(sorted(things, key=lambda thing: (thing.at[:1], thing.phase)), key=lambda thing: thing.where)
    return {
        "name": voice.stage.row(row),
        "texts": [
            voice.say("real-there", place=where, names=voice.words.both([_said(voice, thing) for thing in there]))
            for where, there in places
        ],
        "things": [thing.id for thing in things],
    }


def _said(voice: Voice, thing: Thing) -> str:
    return voice.say("real-lies", name=thing.name, how=thing.lies) if thing.lies else thing.name
