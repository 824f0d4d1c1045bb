"""What may come of one address, whatever cookies it brings: who takes a new one for each wish is a new device each time."""

from __future__ import annotations

import ipaddress
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from time import monotonic
from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from shem.table.fault import Fault

DAY: Final = 24 * 3600.0
MANY: Final = 10_000  # addresses; more are looked through for those of yesterday
NETWORK: Final = 64  # bits that a provider gives whole to one customer


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from: an address, of the newer kind its network. Empty for this machine itself, and so for
    whoever comes through a proxy here that does not say for whom it asks."""
    try:
        number = ipaddress.ip_address((connection.client.host if connection.client else "").partition("%")[0])
    except ValueError:
        return ""
    number = getattr(number, "ipv4_mapped", None) or number
    if number.is_loopback:
        return ""
    return str(number if number.version == 4 else ipaddress.ip_network((number, NETWORK), strict=False))


def _of_request(request: Request) -> str:
    return address_of(request)


Address = Annotated[str, Depends(_of_request)]


class Made:
    """How much of a kind each address has made within a day. code: of the Fault that says that it is enough."""

    def __init__(self, most: int, code: str) -> None:
        self._most: Final = most
        self._code: Final = code
        self._times: Final[dict[str, deque[float]]] = {}
        self._lock: Final = Lock()

    def check(self, address: str) -> None:
        """Raise Fault if it has made as much as it may."""
        with self._lock:
            times = self._times.get(address, deque())
            while times and times[0] < monotonic() - DAY:
                times.popleft()
            if len(times) >= self._most:
                raise Fault(self._code, 429, most=self._most)

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """One more, unless making it fails; raises Fault if it has made as much as it may."""
        self.check(address)
        yield
        self.count(address)

    def count(self, address: str) -> None:
        """It has made one more."""
        if not address:
            return
        with self._lock:
            if len(self._times) > MANY:
                yesterday = monotonic() - DAY
                for old in [each for each, times in self._times.items() if times[-1] < yesterday]:
                    del self._times[old]
            self._times.setdefault(address, deque()).append(monotonic())
