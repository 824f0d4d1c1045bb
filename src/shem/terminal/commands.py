"""The words that mean the same in every game: why, undo, table, map, log, save, quit and so on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from shem.core.contract import Together, Turn
from shem.core.errors import ShemError
from shem.core.event import Event
from shem.core.sight import Sight
from shem.table.errors import error_lines
from shem.table.history import UndoPlan, carry_out, undo_plan
from shem.table.menu import NoAnswer, is_number
from shem.table.messages import Key
from shem.table.orders import ask_again, give
from shem.table.taking import question_of, what_of
from shem.terminal.reasons import at_length

if TYPE_CHECKING:
    from shem.terminal.session import Session

SHOWN = 20


class Leave(Exception):
    """Somebody leaves the table."""


class Commands:
    """Runs a command if the typed line is one."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._words = session.words
        table: list[tuple[str, Callable[[list[str]], None]]] = [
            ("why", self._why),
            ("undo", self._undo),
            ("table", self._table),
            ("options", self._options),
            ("back", self._back),
            ("map", self._map),
            ("log", self._log),
            ("help", self._help),
            ("order", self._order),
            ("save", self._save),
            ("quit", self._quit),
        ]
        self._by_word = {word: run for code, run in table for word in self._words.aliases(f"command-{code}")}

    def run(self, typed: str) -> bool:
        """Whether the line was a command; it has been carried out then, or said why not."""
        first, *rest = typed.split()
        run = self._by_word.get(first.lower())
        try:
            if run is not None:
                run(rest)
                return True
            sight = self._sight()
            found = self._session.stage.look(typed.lower().split(), sight) if sight is not None else None
            if found is not None:
                self._session.voice.tell(found)
            return found is not None
        except NoAnswer as error:
            self._session.voice.say(self._words.say(error.code, **error.values))
        except ShemError as error:
            self._session.voice.tell(error_lines(self._words, error))
        return True

    def _sight(self) -> Sight | None:
        """What those at the keyboard may see; None while the game is being set up."""
        session = self._session
        if not session.match.log:
            return None
        return session.match.sight(session.seat if session.seat is not None else session.keyboard.viewer)

    def _seen(self) -> Sight:
        sight = self._sight()
        if sight is None:
            raise NoAnswer("table-no-position")
        return sight

    def _asked(self) -> None:
        """Raises NoAnswer as long as nobody at the keyboard is asked anything."""
        if self._session.seat is None or not isinstance(self._session.match.pending, Turn | Together):
            raise NoAnswer("roll-first")

    def _table(self, rest: list[str]) -> None:
        self._session.voice.tell(self._session.stage.table(self._seen()))

    def _map(self, rest: list[str]) -> None:
        self._session.voice.tell(self._session.stage.board(self._seen()))

    def _options(self, rest: list[str]) -> None:
        self._asked()
        del self._session.menus[1:]
        self._session.shown = None

    def _back(self, rest: list[str]) -> None:
        self._session.back()

    def _help(self, rest: list[str]) -> None:
        text = self._words.say("play-help") + "\n" + self._session.stage.say("play-help")
        self._session.voice.tell(text.split("\n"))

    def _log(self, rest: list[str]) -> None:
        """The seat's own log, the newest entries or all."""
        sight = self._seen()
        entries = self._session.match.live
        everything = bool(rest) and rest[0].lower() in self._words.aliases("command-all")
        for entry in entries if everything else entries[-SHOWN:]:
            for event in entry.events:
                if event.seen_by(sight.seat):
                    self._session.voice.say(f"#{entry.number} {self._session.stage.event(event)}")

    def _order(self, rest: list[str]) -> None:
        """Read the seat's standing orders out, or give or take back one by its number."""
        self._asked()
        session, sight = self._session, self._seen()
        orders = dict(enumerate(session.orders(sight), 1))
        if not orders:
            raise NoAnswer("no-orders")
        if rest:
            chosen = orders.get(int(rest[0])) if is_number(rest[0]) else None
            if chosen is None:
                raise NoAnswer("no-such-order", typed=rest[0], known=self._words.either([str(number) for number in orders]))
            give(session.match, session.stage, sight, chosen["code"], not chosen["on"])
            orders = dict(enumerate(session.orders(sight), 1))
        for number, one in orders.items():
            on = self._words.say("order-on" if one["on"] else "order-off")
            session.voice.say(f"  {number}  {one['text']}: {on}")

    def _save(self, rest: list[str]) -> None:
        if not rest:
            raise NoAnswer("save-where")
        path = Path(" ".join(rest))
        try:
            path = path.expanduser()
            if path.is_file() and not self._session.agrees(self._words.say("save-replaces", path=str(path))):
                return
            self._session.save(path)
        except (OSError, RuntimeError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise NoAnswer("save-failed", path=str(path), reason=reason or str(error)) from error

    def _quit(self, rest: list[str]) -> None:
        raise Leave

    def _undo(self, rest: list[str]) -> None:
        session, say = self._session, self._words.say
        plan = undo_plan(session.match, session.humans, session.seat)
        if plan.beyond and not plan.consent and not session.agrees(f"{say('table-undo-beyond')} {say('do-it')}"):
            return
        if not all(self._consents(plan, seat) for seat in plan.consent):
            session.voice.say(say("table-undo-declined"))
            if session.keyboard.seat != session.seat:
                session.shown = None  # the page between two people has covered the menu
            return
        carry_out(session.match, plan)
        ask_again(session.match, session.stage, session.humans)
        session.menus = []
        session.report()

    def _consents(self, plan: UndoPlan, seat: int) -> bool:
        """Whether this person agrees, who does not read it below what is secret of another."""
        session = self._session
        session.keyboard.consult(seat)
        session.voice.say(what_of(session.match, session.table, plan, seat))
        return session.agrees(f"{session.stage.seat(seat)}: {question_of(session.table, plan.seat)}")

    # Why.

    def _why(self, rest: list[str]) -> None:
        words = [word.lower() for word in rest]
        if not words:
            self._explain(self._session.recent())
        elif words[0] in self._words.aliases("command-not"):
            self._why_not(" ".join(rest[1:]))
        elif words[0] in self._words.aliases("command-bot"):
            self._why_bot()
        elif words[0].startswith("#"):
            self._explain(self._events_of(words[0][1:]))
        else:
            self._why_number(rest)

    def _explain(self, events: list[Event]) -> None:
        lines = [line for event in events if event.tallies for line in self.event_lines(event)]
        if not lines:
            raise NoAnswer("why-nothing")
        self._session.voice.tell(lines)

    def event_lines(self, event: Event) -> list[str]:
        """An event with the numbers behind it."""
        stage = self._session.stage
        return [stage.event(event), *(f"  {line}" for line in stage.behind(event))]

    def _events_of(self, number: str) -> list[Event]:
        sight = self._seen()
        for entry in self._session.match.live:
            if str(entry.number) == number:
                return [event for event in entry.events if event.seen_by(sight.seat)]
        raise NoAnswer("no-such-entry", typed=number)

    def _why_number(self, rest: list[str]) -> None:
        session = self._session
        sight = self._seen()
        numbers = session.stage.facts([word.lower() for word in rest], sight)
        remarks: list[str] = []
        if numbers is None:
            self._asked()
            key = self._key(rest, sight)
            numbers, remarks = session.stage.numbers(sight, key), session.stage.remarks(sight, key)
        if not numbers:
            raise NoAnswer("why-no-number")
        session.voice.tell([*(line for number in numbers for line in session.stage.number_lines(number)), *remarks])

    def _key(self, words: list[str], sight: Sight) -> Key:
        """The action that is meant by an option's number, or as it would be typed."""
        if len(words) == 1 and is_number(words[0]):
            return self._session.option(int(words[0])).key
        return list(self._session.stage.meaning(sight, self._session.read(" ".join(words), sight)).key())

    def _why_not(self, text: str) -> None:
        session = self._session
        if not text:
            raise NoAnswer("why-not-what")
        sight, stage = self._seen(), session.stage
        self._asked()
        about = session.read(text, sight)
        assert sight.seat is not None
        session.voice.say(stage.action(sight.seat, stage.meaning(sight, about)))
        session.voice.say(stage.verdict_line(stage.why(sight, about)))

    def _why_bot(self) -> None:
        session = self._session
        if not session.choices:
            raise NoAnswer("no-bot-yet")
        for seat, choice in session.choices.items():
            if session.keyboard.private(seat):
                session.voice.say(self._words.say("bot-secret", name=session.stage.seat(seat)))
            else:
                session.voice.tell(at_length(session.stage, seat, choice))
