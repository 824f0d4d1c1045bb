"""Who holds a PostgreSQL database: a lock that the server gives, on a connection of its own, as long as the app lives."""

from __future__ import annotations

import os
import re
import socket
import threading
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from shem.app.database import address_of, closed
from shem.app.hold import Held
from shem.app.sessions import LOCK

SERVING: Final = 1  # beside LOCK, the second number of ours: writing takes LOCK alone, which is another lock
PATIENCE: Final = 2.0  # seconds until the server knows that an app was killed
AGAIN: Final = 0.1
BEAT: Final = 3.0  # seconds between looks whether we still hold it
_NAME: Final = re.compile(r"shem (\d+) on (\S+) at (\S+)")
_ALIVE: Final = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
_HOLDER: Final = f"""
SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND classid = {LOCK} AND objid = {SERVING} AND objsubid = 2 AND granted
AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class DatabaseHold:
    """Raises Held, NoDatabase. The connection's name says who and where we are; who comes second reads it there.

    A server that stops takes the lock along: it is taken anew as soon as the server is back, and where another app was
    faster, `lost` is called; `taken` is then why.
    """

    def __init__(self, url: str) -> None:
        self._url: Final = address_of(url)
        self._engine: Final = _engine(self._url)
        self._address = "?"
        self._released: Final = threading.Event()
        self.taken: Held | None = None
        try:
            self._connection = self._take()
        except SQLAlchemyError as error:
            raise closed(self._url, error) from error

    def say(self, address: str) -> None:
        """Tell whoever asks the database where we can be reached."""
        self._address = address
        self._connection.exec_driver_sql(self._named())

    def watch(self, lost: Callable[[], None]) -> None:
        """Look from time to time whether the lock is still ours."""
        threading.Thread(target=self._watch, args=(lost,), daemon=True).start()

    def release(self) -> None:
        self._released.set()
        self._connection.close()

    def _watch(self, lost: Callable[[], None]) -> None:
        while not self._released.wait(BEAT):
            try:
                self._connection.exec_driver_sql("SELECT 1")
            except SQLAlchemyError:
                if not self._taken_again():
                    lost()
                    return

    def _taken_again(self) -> bool:
        """False where another app has it now; a server that is still away is asked again at the next beat."""
        self._connection.close()
        try:
            self._connection = self._take()
        except SQLAlchemyError:
            pass
        except Held as held:
            self.taken = None if self._released.is_set() else held
            return self.taken is None
        return True

    def _take(self) -> Connection:
        connection = self._engine.connect()
        try:
            connection.exec_driver_sql(_ALIVE)
            connection.exec_driver_sql(self._named())
            self._lock(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _lock(self, connection: Connection) -> None:
        end = time.monotonic() + PATIENCE
        while not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({LOCK}, {SERVING})").scalar():
            if time.monotonic() > end:
                raise self._held(connection)
            time.sleep(AGAIN)

    def _held(self, connection: Connection) -> Held:
        found = _NAME.fullmatch(str(connection.exec_driver_sql(_HOLDER).scalar()))
        process, machine, address = found.groups() if found else "???"
        shown = self._url.render_as_string(hide_password=True)
        message = f"another app uses {shown}: process {process} on {machine}, at {address}"
        details = {"database": shown, "process": process, "machine": machine, "address": address}
        return Held("held-database", message, details)

    def _named(self) -> str:
        machine = re.sub(r"[^A-Za-z0-9.-]", "-", socket.gethostname())[:16]  # a name has 63 bytes at most
        return f"SET application_name = 'shem {os.getpid()} on {machine or '?'} at {self._address}'"


def _engine(url: URL) -> Engine:
    return create_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
