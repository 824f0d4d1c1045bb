"""A match at the terminal, from the first question to the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from shem.core.bot import Bot, Choice
from shem.core.contract import Action, Over, Pending, Roll, Together, Turn
from shem.core.errors import ShemError
from shem.core.event import Event
from shem.core.match import Match
from shem.core.sight import Sight
from shem.locale.words import Words
from shem.table.client import Client
from shem.table.errors import error_lines
from shem.table.menu import Menu, NoAnswer, Option, is_number
from shem.table.messages import About, Order
from shem.table.news import News
from shem.table.orders import follow, offered
from shem.table.voice import Voice as Table
from shem.terminal.commands import Commands, Leave
from shem.terminal.keyboard import Keyboard
from shem.terminal.reasons import brief
from shem.terminal.replaying import marks
from shem.terminal.rolls import Rolls
from shem.terminal.voice import Voice

BY_HAND = "by-hand"  # whoever has just typed a roll knows that


class Session:
    """One sitting: people type, bots (by seat) choose, the match is kept in its file all the while.

    table: what is said of the match, as a page says it; voice: says it here.
    """

    def __init__(self, match: Match, table: Table, bots: Mapping[int, Bot], voice: Voice) -> None:
        self.match = match
        self.table = table
        self.stage = table.stage
        self.bots = bots
        self.voice = voice
        self.words: Words = table.words
        self.humans = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.keyboard = Keyboard(match, self.stage, voice, self.humans)
        self.menus: list[Menu] = []
        self.shown: Menu | None = None
        self.choices: dict[int, Choice] = {}
        self.seat: int | None = None
        self.commands = Commands(self)
        self.rolls = Rolls(match, self.stage, voice, self.keyboard, self.commands.run)
        self._news = News(match)
        self._client = Client("", self.humans, self.words.language)
        self._client.seat = self.keyboard.viewer
        self._client.heard = len(match.log)

    def greet(self) -> None:
        """Tell how the match stands: what the set-up did, or the table of a match that goes on."""
        entries = self.match.log
        if len(entries) < 2:
            self.voice.tell(self.stage.greeting())
        if len(entries) == 1:
            self._client.heard = 0
            self.report()
        elif entries and not isinstance(self.match.pending, Over):
            self.voice.tell(self.stage.table(self.match.sight(self.keyboard.viewer)))

    def run(self) -> None:
        """Play until the match is over or somebody leaves; what was decided is on disk at every moment."""
        try:
            while not isinstance(pending := self.match.pending, Over):
                self._step(pending)
            self.voice.gap()
            outcome = pending.outcome
            self.voice.tell([*self.stage.outcome(outcome), *marks(self.stage, self.match)])
            self._farewell("kept-over")
            if self.match.path is not None:
                self.voice.tell(self.stage.afterwards(str(self.match.path)))
        except (EOFError, KeyboardInterrupt, Leave):
            self.voice.gap()
            self._farewell("kept-left")

    def _farewell(self, code: str) -> None:
        if self.match.path is not None:
            self.voice.say(self.words.say(code, path=str(self.match.path)))

    def _step(self, pending: Pending) -> None:
        if isinstance(pending, Roll):
            self.seat = None
            self.rolls.settle(pending)
            self.report()
            return
        assert isinstance(pending, Turn | Together)
        people = [seat for seat in pending.seats if seat not in self.bots]
        if follow(self.match, self.stage, people):
            self.menus = []
            self.report()
        elif people:
            seat = self.keyboard.seat if self.keyboard.seat in people else people[0]
            self._person(seat, pending)
        else:
            self._bot(pending.seats[0])

    def _bot(self, seat: int) -> None:
        choice = self.bots[seat].choose(self.match.sight(seat))
        self.choices[seat] = choice
        self.match.play(seat, choice.action)
        weighed = brief(self.stage, seat, choice)
        if weighed and not self.keyboard.private(seat):
            self.voice.say(weighed)
        self.report()

    def report(self) -> None:
        """Tell what has happened since the last time, as far as those at the keyboard may see it."""
        told, _ = self._news.newest(self.table, self._client)
        self.voice.tell(one["text"] for one in told if one["kind"] != BY_HAND)

    def recent(self) -> list[Event]:
        """What happened last, of what still stands."""
        viewer = self.keyboard.viewer
        if self.match.waiting is not None and (open := self.match.told(viewer)):
            return open
        seen = ([event for event in entry.events if event.seen_by(viewer)] for entry in reversed(self.match.live))
        return next(filter(None, seen), [])

    def _person(self, seat: int, pending: Pending) -> None:
        self.keyboard.sit(seat, pending)
        if seat != self.seat:
            self.menus = []
        self.seat = seat
        sight = self.match.sight(seat)
        if not self.menus:
            self.menus = [self.stage.menu(sight)]
            self.shown = None
        if self.shown is not self.menus[-1]:
            if len(self.menus) == 1:
                self.voice.gap()
                self.voice.tell(self.stage.status(sight))
                self.voice.tell(
                    self.words.say("order-stands", order=one["text"]) for one in self.orders(sight) if one["on"]
                )
            self.show(self.menus[-1])
        self.take(self.voice.ask(self.words.say("ask-choice", name=self.stage.seat(seat))), sight)

    def orders(self, sight: Sight) -> list[Order]:
        """The standing orders of whoever looks."""
        return offered(self.match, self.stage, sight)

    def show(self, menu: Menu) -> None:
        """Read a menu out."""
        self.shown = menu
        self.voice.say(menu.title)
        self.voice.tell(f"  {note}" for note in menu.notes)
        self.voice.tell(f"  {number}  {option.label}" for number, option in menu.numbered())
        if len(self.menus) > 1:
            self.voice.say("  0  " + self.words.say("back"))

    def take(self, typed: str, sight: Sight) -> None:
        """Do what was typed; what cannot be done is said, and nothing changes."""
        try:
            if not typed:
                self.shown = None
            elif is_number(typed):
                self._number(int(typed), sight)
            elif not self.commands.run(typed):
                self.tap(sight, self.read(typed, sight))
        except NoAnswer as error:
            self.voice.say(self.words.say(error.code, **error.values))
        except ShemError as error:
            self.voice.tell(error_lines(self.words, error))

    def read(self, typed: str, sight: Sight) -> About:
        """The tap that typed words mean here; raises NoAnswer."""
        return self.stage.read(typed, sight, self.menus[-1].at if self.menus else None)

    def tap(self, sight: Sight, about: About) -> None:
        """Take the action that a tap means, as at the page; what is refused is said with its rule."""
        action = self.stage.meaning(sight, about)
        refusal = sight.why_not(action)
        if refusal is None:
            key = list(action.key())
            choices = self.stage.choices(sight, about)["choices"]
            self.play(sight, action, next((one.get("warning", "") for one in choices if one["key"] == key), ""))
            return
        why = self.stage.why(sight, about)
        self.voice.say(self.stage.refusal(refusal) if why["legal"] else self.stage.verdict_line(why))

    def option(self, number: int) -> Option:
        """The option of the menu that was last read out; raises NoAnswer."""
        numbered = dict(self.menus[-1].numbered())
        if number not in numbered:
            known = self.words.either([str(known) for known in numbered])
            raise NoAnswer("no-such-option", typed=number, count=len(numbered), known=known)
        return numbered[number]

    def back(self) -> None:
        if len(self.menus) > 1:
            self.menus.pop()
        self.shown = None

    def _number(self, number: int, sight: Sight) -> None:
        if number == 0:
            self.back()
            return
        option = self.option(number)
        if option.opens is not None:
            self.menus.append(option.opens())
        else:
            self.play(sight, self.match.game.action(option.key), option.warning)

    def play(self, sight: Sight, action: Action, warning: str) -> None:
        """Take a legal action for the seat that is asked, after any warning."""
        assert sight.seat is not None
        if warning and not self.agrees(f"{warning} {self.words.say('do-it')}"):
            return
        self.menus = []
        self.match.play(sight.seat, action)
        self.report()

    def agrees(self, question: str) -> bool:
        """Ask until the answer is yes or no."""
        while True:
            answer = self.voice.ask(f"{question} {self.words.say('yes-or-no')} ").lower()
            if answer in self.words.aliases("answer-yes"):
                return True
            if answer in self.words.aliases("answer-no"):
                return False

    def save(self, path: Path) -> None:
        self.match.save(path)
        self.voice.say(self.words.say("saved", path=str(path)))
