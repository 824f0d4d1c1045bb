"""`shem serve`: the app as one process."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import ssl
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

from shem.app.api.server import create_app
from shem.app.configuration import Configuration
from shem.app.connections import SLOWEST, Patient, connections, fitted, more_files
from shem.app.database import file_of, open_database
from shem.app.hold import Hold
from shem.app.hold_database import DatabaseHold
from shem.app.links import lan_addresses
from shem.app.wire import Wire
from shem.core.errors import ShemError
from shem.locale.words import Words

if TYPE_CHECKING:
    from shem.app.certificate import Certificate

LOCAL = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
EVERYWHERE_6 = "::"  # and IPv4, too, where the system does not keep them apart
LONGEST_MESSAGE = 64 * 1024  # bytes from a client
PATIENCE = 30.0


class CannotServe(ShemError):
    """The port is taken, or the address is not this machine's."""


def serve(words: Words, host: str, port: int, open_page: bool, https: bool = False) -> None:
    """Serve until it is ended; says where. port 0: any that is free. https: with a certificate of our own.
    Raises Held, CannotServe, NoDatabase."""
    configuration = Configuration()
    with ExitStack() as opened:
        holds: list[Hold | DatabaseHold] = [Hold(configuration.home)]
        opened.callback(holds[0].release)
        file = file_of(configuration.database)
        holds.append(DatabaseHold(configuration.database) if file is None else Hold(file.parent, file.name))
        opened.callback(holds[1].release)
        listening = opened.enter_context(_listen(host, port))
        _serve(words, configuration, holds, listening, host, open_page, https)


def _serve(
    words: Words,
    configuration: Configuration,
    holds: list[Hold | DatabaseHold],
    listening: socket.socket,
    host: str,
    open_page: bool,
    https: bool,
) -> None:
    engine = open_database(configuration.database)
    number = listening.getsockname()[1]
    shown = LOCAL if host in ("", EVERYWHERE) else "::1" if host == EVERYWHERE_6 else host
    scheme = "https" if https else "http"
    configuration.addresses = addresses_at(host, number, scheme)
    configuration.hosts.extend(urlsplit(each).hostname or "" for each in configuration.addresses)
    files = more_files()
    configuration.limits, Patient.most = fitted(configuration.limits, files), connections(files)
    address = _url(shown, number, scheme)
    own = _certificate(configuration, host) if https else None
    configuration.authority = own.authority if own is not None else None
    for hold in holds:
        hold.say(address)
    for line in _told(words, address, configuration.addresses, own):
        print(line, flush=True)
    logging.basicConfig(format="%(message)s")
    logging.getLogger("python_multipart").setLevel(logging.ERROR)  # what strangers send is no news
    if open_page and _has_screen():
        threading.Thread(target=_open, args=(address, configuration.authority), daemon=True).start()
    options = _options(create_app(configuration, engine), own)
    _run(_Server(options), listening, [hold for hold in holds if isinstance(hold, DatabaseHold)])


def _options(app: FastAPI, own: Certificate | None) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="error",
        access_log=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # 46 kB a connection, and time of the event loop at every Sight
        timeout_graceful_shutdown=3,
        server_header=False,
        http=Patient,
        ws=Wire,
        ssl_certfile=own.file if own is not None else None,
        proxy_headers=True,  # of a proxy on this machine, or at FORWARDED_ALLOW_IPS: whether the browser speaks https
    )


def _certificate(configuration: Configuration, host: str) -> Certificate:
    """For all that this machine is called here. Its library is slow to import, and only this needs it."""
    from shem.app import certificate

    return certificate.certificate(configuration.home, certificate.names_of([host, *configuration.hosts, *lan_addresses()]))


def _told(words: Words, address: str, others: list[str], own: Certificate | None) -> list[str]:
    """What is said at the start."""
    lines = [words.say("serve-address", address=address)]
    lines += [words.say("serve-network", address=other) for other in others]
    if own is not None:
        if own.made:
            lines.append(words.say(f"serve-https-{own.made}"))
        lines += [
            words.say("serve-https-warning"),
            words.say("serve-https-fingerprint", fingerprint=own.fingerprint),
            words.say("serve-https-trust", address=f"{(others or [address])[0]}/api/certificate", file=str(own.authority)),
            words.say("serve-https-fingerprint", fingerprint=own.authority_fingerprint),
        ]
    return [*lines, words.say("serve-end")]


class _Server(uvicorn.Server):
    """Gives up whoever connects and then says nothing, which is no connection yet to those that count them."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self.config.is_ssl:
            loop = asyncio.get_running_loop()
            loop.create_server = partial(loop.create_server, ssl_handshake_timeout=SLOWEST)  # type: ignore[method-assign]
        await super().startup(sockets)


def _run(server: uvicorn.Server, listening: socket.socket, holds: list[DatabaseHold]) -> None:
    """Serve until it is ended, or until another app has the database. Raises Held."""

    def end() -> None:
        server.should_exit = True

    for hold in holds:
        hold.watch(end)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    for hold in holds:
        if hold.taken is not None:
            raise hold.taken


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(128)  # who comes before the app is ready waits
    except OSError as error:
        found.close()
        raise CannotServe(
            "cannot-serve", f"cannot listen on {host}, port {port}: {error.strerror}", {"host": host, "port": str(port)}
        ) from error
    return found


def addresses_at(host: str, port: int, scheme: str = "http") -> list[str]:
    """How other devices reach us."""
    if host in ("", EVERYWHERE, EVERYWHERE_6):
        return [_url(address, port, scheme) for address in lan_addresses()]
    return [] if host in (LOCAL, "localhost", "::1") else [_url(host, port, scheme)]


def _url(host: str, port: int, scheme: str) -> str:
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def _has_screen() -> bool:
    """Whether a browser would open a window; one that runs in the terminal would take it away from us."""
    return (
        os.name == "nt" or sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    )


def _open(address: str, authority: Path | None) -> None:
    """Open the page in the browser as soon as it is there. authority: who vouches for it."""
    end = time.monotonic() + PATIENCE
    trusted = ssl.create_default_context(cafile=authority) if authority is not None else None
    while time.monotonic() < end:
        with suppress(OSError):
            urllib.request.urlopen(f"{address}/api/openapi.json", timeout=2, context=trusted).close()
            webbrowser.open(address)
            return
        time.sleep(0.2)
