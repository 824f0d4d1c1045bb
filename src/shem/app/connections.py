"""How many connections there may be, so that none who only waits can lock the others out."""

from __future__ import annotations

import sys
from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from shem.app.configuration import Limits
from shem.table.fault import Fault

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

ENOUGH: Final = 8192  # open files
RESERVE: Final = 96  # of them for the database, workers and what comes up
SLOWEST: Final = 20.0  # seconds for the head of a request, or to read a part of its answer
MOST_HEAD: Final = 64 * 1024  # bytes of a head; so much also between two parts of a body
THROWN: Final = 64 * 1024 * 1024  # bytes that may still come of a body that was refused: so whoever sends it reads why


def more_files() -> int:
    """How many files may be open at once, after raising that as far as we may and need."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return ENOUGH if soft == resource.RLIM_INFINITY else soft


def fitted(limits: Limits, files: int) -> Limits:
    """The limits with so many sockets as the files allow; one device or address leaves an eighth of them to others."""
    sockets = min(limits.sockets, max(2, (files - RESERVE) * 6 // 10))
    some = sockets - sockets // 8
    device, address = min(limits.device_sockets, some), min(limits.address_sockets, some)
    return limits._replace(sockets=sockets, device_sockets=device, address_sockets=address)


def connections(files: int) -> int:
    """How many connections besides the matches' sockets; each may be sent a file."""
    return max(8, (files - RESERVE) * 2 // 10)


class Sockets:
    """The sockets that are open, by device and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._open: Final[Counter[str]] = Counter()
        self._from: Final[Counter[str]] = Counter()

    @contextmanager
    def place(self, device: str, address: str) -> Iterator[None]:
        """A place for one more; raises Fault if there is none. address: empty for this machine's own."""
        if address and self._from[address] >= self._limits.address_sockets:
            raise Fault("address-sockets", 429, most=self._limits.address_sockets)
        if self._open[device] >= self._limits.device_sockets:
            raise Fault("device-sockets", 429, most=self._limits.device_sockets)
        if self._open.total() >= self._limits.sockets:
            raise Fault("sockets", 429, most=self._limits.sockets)
        places = ((self._open, device), (self._from, address))
        for counted, who in places:
            counted[who] += 1
        try:
            yield
        finally:
            for counted, who in places:
                counted[who] -= 1
                if not counted[who]:
                    del counted[who]


class Patient(HttpToolsProtocol):
    """A connection that is given up when it takes too long to ask or to read the answer, when its head has no end, when it
    goes on and on with what was refused, or when others need its place more.

    uvicorn itself waits for the first request, and for whoever does not read, for ever.
    """

    most: ClassVar[int] = ENOUGH
    _timer: TimerHandle | None = None
    _stalled: TimerHandle | None = None
    _answering: RequestResponseCycle | None = None
    _head = 0  # bytes since there was something to do
    _thrown = 0
    _is_socket = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        others = [one for one in self.connections if isinstance(one, Patient)]
        if len(others) > self.most:
            waiting = [one for one in others if one.can_go and one is not self]
            (min(waiting, key=lambda one: one.since) if waiting else self).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        self._unstall()
        if self._answering is not None:
            self._answering.disconnected = True
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self.cycle is not None and self.cycle.response_complete and self.cycle.more_body:
            self._thrown += len(data)
        if (self._head > MOST_HEAD and not self._is_socket) or self._thrown > THROWN:
            self.transport.abort()
        elif self._is_socket or not self.waits:
            self._go_on()
        elif self._timer is None and self.timeout_keep_alive_task is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._head = 0
        self._go_on()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.since = self.loop.time()
        self._unstall()
        self._stalled = self.loop.call_later(SLOWEST, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unstall()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Of requests that came at once the first is answered, while uvicorn knows only the last as its own."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._is_socket = True
        super().handle_websocket_upgrade()

    @property
    def waits(self) -> bool:
        """Whether it is the client's turn."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    @property
    def can_go(self) -> bool:
        """Whether others may have its place: nothing is being done for it."""
        return self.waits or self.flow.write_paused

    def _wait(self) -> None:
        self.since = self.loop.time()
        self._timer = self.loop.call_later(SLOWEST, self.transport.abort)

    def _go_on(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _unstall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
