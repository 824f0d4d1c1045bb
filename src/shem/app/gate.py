"""The gate: every request and every socket comes through here first, by one rule.

They have to call this machine by a name that it has (else a page elsewhere could point a name of its own at us), and
whatever may change something has to come from the app's own page, as the browser says, or from a program that says so.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from shem.app.device import cookie_text, device_id, secret_of
from shem.app.faults import answer, words_of
from shem.app.foreign.sober import check_body
from shem.app.page import policy
from shem.table.fault import Fault

FOREIGN: Final = 4403  # the page does not come back by itself after 4000 and above
READING: Final = ("GET", "HEAD", "OPTIONS")
MOST: Final = 1024 * 1024  # bytes of a request
MOST_OF: Final = {"/api/packs": 12 * 1024 * 1024, "/api/replays": 12 * 1024 * 1024}
LONGEST_REASON: Final = 120  # bytes that a close frame holds, with some room
_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")


class TooLong(HTTPException):
    """A body that goes on and on; the app says it with this status wherever it was reading."""


class Gate:
    """ASGI middleware around the whole app. hosts: names that this machine has besides its own."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str]) -> None:
        self._app: Final = app
        self._hosts: Final = hosts
        self._own: Final = own_names()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        dressed = _dressed(connection, send)
        try:
            self._check(connection, changes=scope["method"] not in READING)
            most = MOST_OF.get(scope["path"], MOST)
            _check_length(connection.headers.get("content-length", "0"), most)
            counted = _counted(receive, most)
            if scope["method"] not in READING and scope["path"] not in MOST_OF:
                counted = await _read(counted)
        except (Fault, TooLong) as error:
            fault = error if isinstance(error, Fault) else Fault("too-large", 413)
            await answer(fault.status, fault.code, fault.said(words_of(connection)))(scope, receive, dressed)
            return
        await self._app(scope, counted, dressed)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            self._check(connection, changes=True)
        except Fault as fault:
            websocket = WebSocket(scope, receive, send)
            await websocket.accept()  # a page learns why only from a close frame
            await websocket.close(FOREIGN, short(fault.said(words_of(connection))))
            return
        await self._app(scope, receive, send)

    def _check(self, connection: HTTPConnection, changes: bool) -> None:
        """Raises Fault for what may not come in."""
        hosts = connection.headers.getlist("host")
        found = _HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
        if found is None or not self._known(found[1], connection.scope.get("server")):
            raise Fault("host", 403, host=", ".join(hosts)[:200])
        if changes:
            check_origin(connection, hosts[0])

    def _known(self, host: str, server: tuple[str, int | None] | None) -> bool:
        """Whether a browser may call this machine so. server: the address at which this connection came in."""
        name = host.lower().rstrip(".")
        if name in self._own or name in self._hosts or name.endswith(".localhost"):
            return True
        number = _number(name)
        return number is not None and (number.is_loopback or (server is not None and number == _number(server[0])))


def own_names() -> frozenset[str]:
    """What this machine calls itself."""
    own = socket.gethostname().lower()
    return frozenset(("localhost", own, f"{own}.local"))


def _number(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, also as sockets for both kinds give it (::ffff:192.168.1.5)."""
    try:
        number = ipaddress.ip_address(name.strip("[]").partition("%")[0])
    except ValueError:
        return None
    return getattr(number, "ipv4_mapped", None) or number


def check_origin(connection: HTTPConnection, host: str) -> None:
    """What changes something comes from a page of ours: browsers say so, and a program can. Raises Fault."""
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site")
    scheme = "https" if is_safe(connection) else "http"
    if origin is None and site is None:
        raise Fault("origin", 403, origin=f"{scheme}://{host}")
    # Behind a proxy that does not say that it speaks https, ours may be the other scheme.
    own = [f"https://{host}".lower()] if scheme == "https" else [f"http://{host}".lower(), f"https://{host}".lower()]
    if (origin is not None and origin.lower() not in own) or site not in (None, "same-origin"):
        raise Fault("foreign", 403)


def is_safe(connection: HTTPConnection) -> bool:
    """Whether it came by https, to us or to a proxy that says so."""
    return connection.scope.get("scheme") in ("https", "wss")


def _check_length(length: str, most: int) -> None:
    if not (length.isascii() and length.isdecimal()) or len(length) > 12 or int(length) > most:
        raise Fault("too-large", 413)


def _counted(receive: Receive, most: int) -> Receive:
    """A body's parts, counted as they come: what was said of its length may be a lie, or nothing was."""
    had = 0

    async def counted() -> Message:
        nonlocal had
        message = await receive()
        had += len(message.get("body", b""))
        if had > most:
            raise TooLong(413)
        return message

    return counted


async def _read(receive: Receive) -> Receive:
    """A body that was read and looked at, to be received once more. Raises Fault, TooLong."""
    body, message = bytearray(), await receive()
    while message["type"] == "http.request":
        body += message.get("body", b"")
        if not message.get("more_body", False):
            check_body(bytes(body))
            message = {"type": "http.request", "body": bytes(body), "more_body": False}
            break
        message = await receive()
    waiting = [message]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


def _dressed(connection: HTTPConnection, send: Send) -> Send:
    """What every answer carries: the rules for the page, and the cookie of a device that has none yet."""
    host, safe = connection.headers.get("host", ""), is_safe(connection)
    secret, stays = secret_of(connection.cookies, safe)
    secret = secret or token_urlsafe(32)
    connection.state.device = device_id(secret)

    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["x-content-type-options"] = "nosniff"
            headers["referrer-policy"] = "no-referrer"
            headers["content-security-policy"] = policy(host if _HOST.fullmatch(host) else "")
            if not stays:
                headers.append("set-cookie", cookie_text(secret, safe))
        await send(message)

    return dressed


def short(text: str) -> str:
    """What a close frame holds of it."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")
