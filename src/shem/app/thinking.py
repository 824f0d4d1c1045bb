"""Where bots think: processes of their own, so that no person waits for them. Whoever is watched comes first, and people's
matches before those of bots alone. A process that dies is replaced, and asked again."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from secrets import randbits
from threading import Lock
from time import monotonic
from typing import Final

from shem.app.configuration import DEFAULT_LONGEST
from shem.app.thinker import Aim, Answer, Hurry, Progress, Question, Whole, steps_of, think
from shem.core.log import LogEntry
from shem.core.match import Match

LOG: Final = logging.getLogger("shem.app")
STARTING: Final = 60.0  # seconds until a process is ready to be asked
TRIES: Final = 3
MOST_STEPS: Final = 40  # further behind, the whole position is told anew
Rank = Callable[[], tuple[bool, bool]]
Heard = Callable[[int, int], object]  # how much of the thinking is done, of how much


class Gone(Exception):
    """The process is not there any more."""


class TooSlow(Gone):
    """It took too long, and is to be ended."""


class NoDecision(Exception):
    """The bot failed, or every process that it was asked of ended."""


class Asked:
    """A position at which a bot is asked; it stays as it is when the match goes on. seed: of a bot that is asked first.

    entries: of another position than the newest, the live ones up to it. done: what was decided from there on, the last of
    which is to be judged.
    """

    def __init__(
        self,
        id: str,
        match: Match,
        seat: int,
        bot: str,
        seed: int | None = None,
        aim: Aim = "decide",
        entries: list[LogEntry] | None = None,
        done: Sequence[LogEntry] = (),
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.bot: Final = bot
        self.match: Final = match
        self.aim: Final = aim
        self.entries: Final = list(match.live) if entries is None else entries
        self.done: Final = done
        self.seed: Final = randbits(32) if seed is None else seed

    @property
    def entry(self) -> int:
        return self.entries[-1].number

    def question(self, known: int | None, number: int = 0) -> Question:
        """known: the last entry that the other side has; whatever was taken back since is told by the whole position."""
        newer = [entry for entry in self.entries[-MOST_STEPS - 1 :] if known is not None and entry.number > known]
        place = len(self.entries) - len(newer) - 1
        if known is not None and place >= 0 and self.entries[place].number == known:
            base, steps, whole = known, steps_of(newer), None
        else:
            events = [event for entry in self.entries for event in entry.events]
            base, steps = -1, []
            whole = Whole(self.match.game.name, self.match.setup, self.entries[-1].state.data(), events)
        done = steps_of(self.done)
        return Question(number, self.id, self.seat, self.bot, self.seed, base, self.entry, steps, whole, self.aim, done)


class Thinker:
    """A process in which bots think, and what it knows. Its methods wait: they run in a thread of their own.

    longest: seconds of one decision; a process that takes longer is to be ended.
    """

    def __init__(self, longest: float = DEFAULT_LONGEST) -> None:
        self._longest: Final = longest
        self.knows: Final[dict[str, int]] = {}
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._starting: Final = Lock()
        self._sending: Final = Lock()
        self._number = 0
        self._hurried = 0
        self._ready = False
        self._closed = False

    @property
    def id(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process, unless it runs; from any thread."""
        with self._starting:
            if self._process is not None or self._closed:
                return
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=think, args=(theirs,), name="shem-bots", daemon=True)
            with _uninterrupted():
                process.start()
            theirs.close()
            self._process, self._connection, self._ready = process, ours, False
            if self._closed:  # meanwhile: `close` saw no process
                process.kill()

    def think(self, asked: Asked, heard: Heard = lambda done, of: None) -> Answer:
        """Raises Gone, NoDecision."""
        answer = self._ask(asked, self.knows.get(asked.id), heard)
        if not answer.known and not answer.error:
            answer = self._ask(asked, None, heard)
        if not answer.known:
            self.knows.pop(asked.id, None)
            raise NoDecision(answer.error)
        self.knows[asked.id] = asked.entry
        return answer

    def hurry(self) -> None:
        """Let the question that is thought about be answered at once; from any thread."""
        with self._sending, suppress(OSError):
            if self._connection is not None and self._ready and self._hurried < self._number:
                self._hurried = self._number  # once: not every bot reads it, and the pipe does not take many
                self._connection.send(Hurry(self._number))

    def _ask(self, asked: Asked, known: int | None, heard: Heard) -> Answer:
        self.start()
        connection = self._connection
        if connection is None:
            raise Gone("the app ends")
        try:
            if not self._ready:
                if not connection.poll(STARTING):
                    raise TooSlow(f"it was not ready within {STARTING:g} s")
                connection.recv()
                self._ready = True
            with self._sending:
                self._number += 1
                connection.send(asked.question(known, self._number))
            return self._heard(connection, heard)
        except (EOFError, OSError) as error:
            raise Gone("it died") from error

    def _heard(self, connection: Connection, heard: Heard) -> Answer:
        """The answer, when it has come; how far it has come until then is passed on."""
        late = monotonic() + self._longest
        while connection.poll(max(0.0, late - monotonic())):
            message: Answer | Progress = connection.recv()
            if isinstance(message, Answer):
                return message
            heard(message.done, message.of)
        raise TooSlow(f"it thought for more than {self._longest:g} s")

    def close(self) -> None:
        """Start no process any more, and end the one that runs: who waits for it is told that it died. From any thread."""
        self._closed = True
        process = self._process
        if process is not None:
            with suppress(ValueError):  # another thread has ended it meanwhile
                process.kill()

    def end(self) -> None:
        """End the process; the next question starts another."""
        with self._starting:
            process, connection = self._process, self._connection
            self._process = self._connection = None
        self.knows.clear()
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A child begins deaf to Ctrl-C, which is for the app alone."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Waiting:
    """Somebody who waits for a process."""

    def __init__(self, asked: Asked, rank: Rank, number: int, heard: Heard) -> None:
        self.asked: Final = asked
        self.rank: Final = rank
        self.number: Final = number
        self.heard: Final = heard
        self.turn: Final[asyncio.Future[Thinker]] = asyncio.get_running_loop().create_future()

    def place(self) -> tuple[bool, bool, int]:
        return *self.rank(), self.number


class Thinking:
    """The processes of an app. count: how many; share: of the time of each, how much may be spent on bots, above 0 to 1;
    longest: seconds of one decision."""

    def __init__(self, count: int, share: float = 1.0, longest: float = DEFAULT_LONGEST) -> None:
        self._share: Final = share
        self._all: Final = [Thinker(longest) for _ in range(count)]
        self._idle: Final = list(self._all)
        self._waiting: Final[list[Waiting]] = []
        self._threads: Final = ThreadPoolExecutor(count, "bots")
        self._asked = 0
        self._stopped = False
        self._running: Final[set[asyncio.Task[Answer]]] = set()
        self._at: Final[dict[Asked, Thinker]] = {}

    def start(self) -> None:
        """Start the first process, so that the first bot need not wait for all of that; from any thread. The others start
        when they are needed."""
        with suppress(OSError):  # whoever needs it tries again, and says so
            self._all[0].start()

    async def think(
        self,
        asked: Asked,
        rank: Rank,
        slow: Callable[[], object] = lambda: None,
        heard: Heard = lambda done, of: None,
    ) -> Answer:
        """What a bot thinks; rank: whether nobody watches, and whether only bots play; slow: what to do whenever it took
        too long and is asked again; heard: told in another thread how far it has come. Raises NoDecision."""
        self._asked += 1
        waiting = Waiting(asked, rank, self._asked, heard)
        self._waiting.append(waiting)
        self._next()
        try:
            thinker = await waiting.turn
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        task = asyncio.create_task(self._run(thinker, waiting, slow))
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)  # a process cannot be disturbed; what comes too late is dropped

    def hurry(self, asked: Asked) -> None:
        """Let a question be answered at once, as well as can be; nothing if nobody thinks about it yet."""
        if asked in self._at:
            self._at[asked].hurry()  # a few bytes into a pipe that is read

    def _done(self, task: asyncio.Task[Answer]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone

    def _give_up(self, waiting: Waiting) -> None:
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif waiting.turn.done() and not waiting.turn.cancelled():
            self._idle.append(waiting.turn.result())
            self._next()

    def _next(self) -> None:
        """Give every process that is idle to whoever is to have it."""
        while self._idle and (waiting := [one for one in self._waiting if not one.turn.done()]):  # some have just given up
            first = min(waiting, key=Waiting.place)
            self._waiting.remove(first)
            knowing = [thinker for thinker in self._idle if first.asked.id in thinker.knows]
            running = [thinker for thinker in self._idle if thinker.id is not None]
            thinker = (knowing or running or self._idle)[0]
            self._idle.remove(thinker)
            first.turn.set_result(thinker)

    async def _run(self, thinker: Thinker, waiting: Waiting, slow: Callable[[], object]) -> Answer:
        began = monotonic()
        self._at[waiting.asked] = thinker
        try:
            return await self._answered(thinker, waiting, slow)
        finally:
            del self._at[waiting.asked]
            rest = (monotonic() - began) * (1 / self._share - 1)
            asyncio.get_running_loop().call_later(rest, self._free, thinker)

    def forget(self, id: str) -> None:
        """Tell the whole position of this match when its bot is asked next."""
        for thinker in self._all:
            thinker.knows.pop(id, None)

    def _free(self, thinker: Thinker) -> None:
        self._idle.append(thinker)
        self._next()

    async def _answered(self, thinker: Thinker, waiting: Waiting, slow: Callable[[], object]) -> Answer:
        loop = asyncio.get_running_loop()
        for again in reversed(range(TRIES)):
            if self._stopped:
                break
            try:
                return await loop.run_in_executor(self._threads, thinker.think, waiting.asked, waiting.heard)
            except Gone as gone:
                if not self._stopped:
                    LOG.warning("the bots' process %s is replaced: %s", thinker.id, gone)
                await loop.run_in_executor(self._threads, thinker.end)
                if again and not self._stopped and isinstance(gone, TooSlow):
                    slow()
        raise NoDecision(f"{TRIES} processes ended over this decision")

    async def stop(self) -> None:
        """End the processes, whatever they think about."""
        self._stopped = True
        for waiting in self._waiting:
            waiting.turn.cancel()
        self._waiting.clear()
        for thinker in self._all:
            thinker.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._threads.shutdown()
        for thinker in self._all:
            thinker.end()
