"""A process in which bots think, one decision at a time. It keeps the positions of the matches that it was last asked
about, and is told only what was done since: a few numbers, not a whole battle."""

from __future__ import annotations

import os
import signal
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from shem import games
from shem.bots.registry import bot
from shem.core.bot import Bot
from shem.core.chance import Entry, Scripted
from shem.core.contract import Setup, State
from shem.core.event import Event
from shem.core.log import LogEntry
from shem.core.sight import Sight
from shem.table.face import faces

MOST_KEPT: Final = 128  # matches
KINDER: Final = 10  # to the process that people wait for, in steps of `nice`


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
    """What shall a seat do? base: the entry after which the steps come; entry: the last one. seed: of a bot that is new."""

    match: str
    seat: int
    bot: str
    seed: int
    base: int
    entry: int
    steps: list[Step]
    whole: Whole | None


class Answer(NamedTuple):
    """The action's key; none if the match is not known here up to the base. error: what went wrong in the bot."""

    key: list[int] | None
    error: str = ""


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

    def decide(self, question: Question) -> list[int]:
        who = (question.seat, question.bot)
        if who not in self.bots:
            self.bots[who] = bot(question.bot, self.game.name, question.seed)
        sight = Sight(self.game, self.setup, self.state, question.seat, self.events)
        return list(self.bots[who].choose(sight).action.key())


class Memory:
    """The matches that were asked about last."""

    def __init__(self) -> None:
        self._known: Final[OrderedDict[str, Known]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        try:
            known = self._brought_up(question)
            return Answer(None if known is None else known.decide(question))
        except Exception:
            self._known.pop(question.match, None)
            return Answer(None, traceback.format_exc())

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
    for face in faces():
        face.read_content()  # what every battle needs is no part of a decision's time
    memory = Memory()
    with suppress(EOFError, OSError):
        connection.send(None)
        while True:
            question: Question = connection.recv()
            connection.send(memory.answer(question))
