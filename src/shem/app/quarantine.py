"""Whatever strangers bring is checked in a process of its own, with limits on time and memory, that can be ended.

The event loop only waits. Replays and packs have a process each; documents, which are small and many, one that is kept.
On Windows the system limits no memory: there only the time by the clock is limited.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from shem.app.faults import LOG
from shem.app.foreign.frames import LENGTHS, MOST_HEAD, frame
from shem.app.foreign.limits import LIMITS, Limit
from shem.app.foreign.outcome import EXCEEDED, found_of
from shem.table.fault import Fault

AT_ONCE: Final = 2
WAITING: Final = 16
KEPT: Final = 60.0  # seconds that a process is kept which nobody asks
Data = dict[str, Any]


class Exceeded(Exception):
    """The process took too much, or died."""


class Cell:
    """A process that checks one kind of thing."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process

    @classmethod
    async def open(cls, check: str) -> Cell:
        # What else this program is told, such as the password of a database, is none of its business.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("SHEM_")}
        command = (sys.executable, "-P", "-m", "shem.app.foreign", check)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment))

    @property
    def ended(self) -> bool:
        return self._process.returncode is not None

    async def ask(self, head: Data, body: bytes, patience: float) -> bytes:
        """What the process answers; raises Exceeded where it does not."""
        try:
            async with asyncio.timeout(patience):
                return await self._asked(head, body)
        except (TimeoutError, ConnectionError, asyncio.IncompleteReadError) as error:
            raise Exceeded from error

    async def _asked(self, head: Data, body: bytes) -> bytes:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(frame(head, body))
        await self._process.stdin.drain()
        length, _ = LENGTHS.unpack(await self._process.stdout.readexactly(LENGTHS.size))
        if length > MOST_HEAD:
            raise Exceeded
        return await self._process.stdout.readexactly(length)

    async def close(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Quarantine:
    """The processes of an app that check for it."""

    def __init__(self) -> None:
        self._turn: Final = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._kept: Final[dict[str, Cell]] = {}
        self._alone: Final = {check: asyncio.Lock() for check, limit in LIMITS.items() if limit.kept}
        self._ends: Final[dict[str, asyncio.TimerHandle]] = {}
        self._ending: Final[set[asyncio.Task[None]]] = set()

    async def ask(self, check: str, head: Data, body: bytes = b"") -> Data:
        """What a check finds. Raises Fault, or what the check says of it: SaveError, OptionError, ContentError."""
        limit = LIMITS[check]
        async with self._in_line(check):
            try:
                text = await (self._of_kept if limit.kept else self._of_new)(check, limit, head, body)
            except Exceeded as error:
                LOG.info("what was brought (%s) was too much, and its process ended", check)
                raise Fault(f"{check}-long", 422) from error
        data: Data = await asyncio.to_thread(json.loads, text)
        found = found_of(data)
        if found is None:
            LOG.info("what was brought (%s) was not read: %s", check, data.get("reason", "too much memory"))
            raise Fault(f"{check}-long" if data["kind"] == EXCEEDED else f"{check}-failed", 422)
        return found

    @asynccontextmanager
    async def _in_line(self, check: str) -> AsyncIterator[None]:
        """One's turn; who would wait too long is sent away."""
        if self._waiting >= WAITING:
            raise Fault("foreign-busy", 503)
        self._waiting += 1
        try:
            async with self._alone.get(check, self._turn):
                yield
        finally:
            self._waiting -= 1

    async def _of_new(self, check: str, limit: Limit, head: Data, body: bytes) -> bytes:
        cell = await Cell.open(check)
        try:
            return await cell.ask(head, body, limit.patience)
        finally:
            await asyncio.shield(cell.close())

    async def _of_kept(self, check: str, limit: Limit, head: Data, body: bytes) -> bytes:
        """As above, by a process that is kept for the next; one that has been left in mid-answer is not."""
        if check in self._ends:
            self._ends.pop(check).cancel()
        cell = self._kept.pop(check, None)
        if cell is None or cell.ended:
            cell = await Cell.open(check)
        try:
            answer = await cell.ask(head, body, limit.patience)
        except BaseException:
            await asyncio.shield(cell.close())
            raise
        self._kept[check] = cell
        self._ends[check] = asyncio.get_running_loop().call_later(KEPT, self._end_soon, check)
        return answer

    def _end_soon(self, check: str) -> None:
        """A process that nobody has asked for some time takes memory for nothing."""
        task = asyncio.ensure_future(self._end(check))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _end(self, check: str) -> None:
        cell = self._kept.pop(check, None)
        if cell is not None:
            await cell.close()

    async def stop(self) -> None:
        """End what is kept."""
        for end in self._ends.values():
            end.cancel()
        for check in list(self._kept):
            await self._end(check)
