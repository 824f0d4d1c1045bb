"""A process in which bots think, one question at a time. It keeps the positions of the matches that it was last asked
about, and is told only what was done since: a few numbers, not a whole battle. While it thinks it says how far it has come,
and can be told to hurry."""

from __future__ import annotations

import os
import signal
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, Final, Literal, NamedTuple

from shem import games
from shem.bots.reasons import Done, Judgement, Thought, judged, thought_of
from shem.bots.registry import bot
from shem.core.bot import Bot, Watch
from shem.core.chance import Entry, Scripted
from shem.core.contract import Setup, State
from shem.core.event import Event
from shem.core.log import LogEntry
from shem.core.sight import Sight

MOST_KEPT: Final = 128  # matches
KINDER: Final = 10  # to the process that people wait for, in steps of `nice`
OFTEN: Final = 0.1  # seconds between two words on how far it has come
Aim = Literal["decide", "advise", "judge"]


class Whole(NamedTuple):
    """A position, for who does not know the match yet."""

    game: str
    setup: Setup
    data: dict[str, Any]
    events: list[Event]


class Step(NamedTuple):
    """What was done since."""

    seat: int
    key: list[int]
    draws: list[int]


class Question(NamedTuple):
    """What shall a seat do? base: the entry after which the steps come; entry: the last one. seed: of a bot that is new.

    aim: `decide` for the match's own bot, `advise` for one that is new each time, `judge` to say what the bot thinks of
    what was `done` then.
    """

    number: int
    match: str
    seat: int
    bot: str
    seed: int
    base: int
    entry: int
    steps: list[Step]
    whole: Whole | None
    aim: Aim = "decide"
    done: Sequence[Step] = ()


class Hurry(NamedTuple):
    """The answer to this question shall come at once."""

    number: int


class Progress(NamedTuple):
    """done: of about `of` parts of the thinking."""

    done: int
    of: int


class Answer(NamedTuple):
    """What was found out; known: whether the match is known here up to the base. error: what went wrong in the bot."""

    thought: Thought | None = None
    judgement: Judgement | None = None
    known: bool = True
    error: str = ""


class Waiter(Watch):
    """Whoever asked, at the other end of the connection."""

    def __init__(self, connection: Connection, number: int) -> None:
        self._connection: Final = connection
        self._number: Final = number
        self._last = monotonic()
        self._hurried = False

    def hurries(self, done: int, of: int) -> bool:
        if monotonic() - self._last >= OFTEN:
            self._last = monotonic()
            self._connection.send(Progress(done, of))
            while self._connection.poll():
                self._hurried = self._hurried or self._connection.recv() == Hurry(self._number)
        return self._hurried


class Known:
    """A match as far as this process knows it."""

    def __init__(self, whole: Whole, entry: int, setup: Setup) -> None:
        self.game: Final = games.game(whole.game)
        self.setup: Final = setup
        self.state: State = self.game.state(setup, whole.data)
        self.events: Final = list(whole.events)
        self.bots: dict[tuple[int, str], Bot] = {}
        self.entry = entry

    def go_on(self, steps: Sequence[Step], entry: int) -> None:
        for step in steps:
            done = Entry(Scripted(step.draws), telling=True)
            self.state.apply(step.seat, self.game.action(step.key), done)
            self.events.extend(done.events)
        self.entry = entry

    def answer(self, question: Question, watch: Watch) -> Answer:
        sight = Sight(self.game, self.setup, self.state, question.seat, self.events)
        if question.done:
            done = [Done(step.seat, self.game.action(step.key), step.draws) for step in question.done]
            player = partial(bot, question.bot, self.game.name)
            return Answer(judgement=judged(sight, self.state, done, player, question.seed))
        thinks = self._bot(question)
        thinks.watched(watch)
        return Answer(thought_of(sight, thinks.choose(sight), question.bot, question.seed))

    def _bot(self, question: Question) -> Bot:
        """The match's own goes on as it began; one that advises or judges begins anew."""
        if question.aim != "decide":
            return bot(question.bot, self.game.name, question.seed)
        who = (question.seat, question.bot)
        if who not in self.bots:
            self.bots[who] = bot(question.bot, self.game.name, question.seed)
        return self.bots[who]


class Memory:
    """The matches that were asked about last."""

    def __init__(self) -> None:
        self._known: Final[OrderedDict[str, Known]] = OrderedDict()

    def answer(self, question: Question, watch: Watch) -> Answer:
        try:
            known = self._brought_up(question)
            return Answer(known=False) if known is None else known.answer(question, watch)
        except Exception:
            self._known.pop(question.match, None)
            return Answer(known=False, error=traceback.format_exc())

    def _brought_up(self, question: Question) -> Known | None:
        """The match at the question's position; None if it is not known here."""
        known = self._known.get(question.match)
        if question.whole is not None:
            known = self._take(question, question.whole, known)
        elif known is None or known.entry != question.base:
            return None
        else:
            known.go_on(question.steps, question.entry)
        self._known.move_to_end(question.match)
        return known

    def _take(self, question: Question, whole: Whole, before: Known | None) -> Known:
        same = before is not None and before.setup == whole.setup
        known = Known(whole, question.entry, before.setup if before is not None and same else whole.setup)
        if before is not None:
            known.bots = before.bots
        self._known[question.match] = known
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return known


def steps_of(entries: Sequence[LogEntry]) -> list[Step]:
    return [
        Step(entry.seat, list(entry.action.key()), list(entry.draws))
        for entry in entries
        if entry.seat is not None and entry.action is not None
    ]


def think(connection: Connection) -> None:
    """Say that the process is ready, then answer questions until nobody is there who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the app, which then lets go of us
    if hasattr(os, "nice"):
        os.nice(KINDER)
    memory = Memory()
    with suppress(EOFError, OSError):
        connection.send(None)
        while True:
            question: Question | Hurry = connection.recv()
            if isinstance(question, Question):  # else it came too late: that question is answered
                connection.send(memory.answer(question, Waiter(connection, question.number)))
