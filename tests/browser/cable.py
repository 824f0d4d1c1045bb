"""The cable between a guest and the server: it can be pulled out and put in again."""

from __future__ import annotations

import contextlib
import socket
import struct
from collections.abc import Iterator
from threading import Thread

CHUNK = 65536
PATIENCE = 0.2  # seconds until it is looked whether the cable was pulled
LONGEST = 20.0  # seconds
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: nobody says goodbye


class Cable:
    """Leads from an address of its own to a server's."""

    def __init__(self, address: str) -> None:
        self._to = ("127.0.0.1", int(address.rpartition(":")[2]))
        self._ends: list[socket.socket] = []
        self._port = 0
        self.plug()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def plug(self) -> None:
        """Put it in: from now on the server is reached."""
        self._door = socket.create_server(("127.0.0.1", self._port))
        self._port = self._door.getsockname()[1]
        self._door.settimeout(PATIENCE)
        self._porter = Thread(target=self._let_in, args=(self._door,))
        self._plugged = True
        self._porter.start()

    def pull(self) -> None:
        """Pull it out: what is connected is lost, and nothing connects."""
        self._plugged = False
        self._porter.join(LONGEST)
        self._door.close()
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def _let_in(self, door: socket.socket) -> None:
        while self._plugged:
            with contextlib.suppress(TimeoutError):
                guest, _ = door.accept()
                server = socket.create_connection(self._to)
                self._ends += [guest, server]
                for one, other in ((guest, server), (server, guest)):
                    Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
        other.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def cable(address: str) -> Iterator[Cable]:
    """A cable to a server for the length of a story."""
    made = Cable(address)
    try:
        yield made
    finally:
        made.pull()
