"""The connection of a match's socket, which is given up where uvicorn itself would wait for ever, or hold on to it."""

from __future__ import annotations

from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from shem.app.connections import SLOWEST

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

FAREWELL: Final = 2.0  # seconds for the other side to say goodbye, too
MOST_GOING: Final = 16  # sockets that only wait for that; the app counts them no more


class Wire(WebSocketsSansIOProtocol):
    """A socket that is given up when it takes too long to begin, to read what it is told, or to go."""

    _timer: TimerHandle | None = None
    _since = 0.0  # when it began to go

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._give_up_in(SLOWEST)

    def start_keepalive(self) -> None:
        """It has begun."""
        self._go_on()
        super().start_keepalive()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # a head that cannot be read is answered by nobody
            self.transport.abort()
        elif self.close_sent:
            self._goes()

    def handle_text(self, event: Frame) -> None:
        """As it came: what is no UTF-8 is refused in words, as any other message that cannot be read."""
        self.handle_bytes(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self._since:
            self._give_up_in(SLOWEST)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.handshake_complete and not self._since:
            self._go_on()

    def handle_ping(self) -> None:
        """Whoever does not read what they are sent gets no more of it."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._goes()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self._goes()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)

    def _goes(self) -> None:
        """Wait a little for the other side; of too many that do, the first to begin goes at once."""
        if self._since or self.disconnected:
            return
        self._since = self.loop.time()
        self._give_up_in(FAREWELL)
        going = [one for one in self.connections if isinstance(one, Wire) and one._since]
        if len(going) > MOST_GOING:
            min(going, key=lambda one: one._since).transport.abort()

    def _give_up_in(self, seconds: float) -> None:
        self._go_on()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _go_on(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
