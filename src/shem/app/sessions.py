"""Transactions: reads take no lock; writes come one after the other, wait for each other with a limit, and say in words
why nothing was kept. Neither may be begun on the event loop, where everybody would wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EBUSY, EIO, ENOSPC
from threading import BoundedSemaphore, Lock
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.orm import Session

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
WAIT: Final = 5.0  # seconds that a write waits for others
MOST_WAITING: Final = 200  # writes; one more is refused at once, so that the threads for reads never run out
FULL: Final = "FULL"
LOCK: Final = 0x5348454D  # the number of our lock among a PostgreSQL database's advisory locks: "SHEM"
_READS: Final = "shem_reads"
_WAITS: Final = "shem_waits"
_TURN: Final = Lock()
_PLACES: Final = BoundedSemaphore(MOST_WAITING)
_CODES: Final = {EBUSY: "busy", ENOSPC: "full", EIO: "away"}


class DatabaseTrouble(OSError):
    """Nothing was read or kept. code: `busy` (others held the lock for too long), `full` (no room) or `away`."""

    @property
    def code(self) -> str:
        return _CODES.get(self.errno or EIO, "away")


@contextmanager
def reading(engine: Engine) -> Iterator[Session]:
    """A position of the whole database, as it was kept last; waits for nobody. Raises DatabaseTrouble."""
    with _told(), Session(engine.execution_options(**{_READS: True}), expire_on_commit=False) as session:
        yield session


@contextmanager
def writing(engine: Engine) -> Iterator[Session]:
    """A transaction that is on disk when it ends; nobody else writes meanwhile. Raises DatabaseTrouble."""
    with _turn() as left, _told(), Session(engine.execution_options(**{_WAITS: left})) as session, session.begin():
        yield session


@contextmanager
def unhurried(engine: Engine) -> Iterator[Session]:
    """A transaction that need not be on disk when it ends, for what can be made again: nobody waits for the disk behind
    it. It is whole there or not at all, and never without what was kept before it."""
    with _turn() as left, _told(), engine.execution_options(**{_WAITS: left}).connect() as connection:
        if engine.dialect.name == SQLITE:
            _synchronous(connection, "NORMAL")
        try:
            with Session(connection) as session, session.begin():
                if engine.dialect.name == POSTGRESQL:
                    session.execute(text("SET LOCAL synchronous_commit = off"))
                yield session
        finally:
            if engine.dialect.name == SQLITE:
                _synchronous(connection, FULL)


@contextmanager
def _turn() -> Iterator[float]:
    """Our own writes wait here, without a connection, so that those left are for reads; yields the seconds left to wait."""
    end = monotonic() + WAIT
    if not _PLACES.acquire(blocking=False):
        raise DatabaseTrouble(EBUSY, "too many wait to write")
    try:
        if not _TURN.acquire(timeout=WAIT):
            raise DatabaseTrouble(EBUSY, "others wrote for too long")
        try:
            yield max(0.01, end - monotonic())
        finally:
            _TURN.release()
    finally:
        _PLACES.release()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except NoConnection as error:
        raise DatabaseTrouble(EBUSY, str(error)) from error
    except (OperationalError, InterfaceError, InternalError) as error:
        raise DatabaseTrouble(_number(error), str(error.orig)) from error


def _number(error: DBAPIError) -> int:
    name = str(getattr(error.orig, "sqlite_errorname", ""))
    state = str(getattr(error.orig, "sqlstate", ""))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or state == "55P03":
        return EBUSY
    return ENOSPC if name == "SQLITE_FULL" or state == "53100" else EIO


def begin_sqlite(connection: Connection) -> None:
    """A write takes the lock at once: one that first read and then wrote would fail where another wrote between."""
    _check_thread()
    options = connection.get_execution_options()
    reads = bool(options.get(_READS))
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_milliseconds(options)}")
    cursor.execute(f"PRAGMA query_only = {int(reads)}")
    cursor.close()
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def begin_postgresql(connection: Connection) -> None:
    """As in SQLite: reads see one position of all, and writes come one after the other."""
    _check_thread()
    options = connection.get_execution_options()
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {_milliseconds(options)}")
    if options.get(_READS):
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        return
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def _milliseconds(options: Any) -> int:
    return int(options.get(_WAITS, WAIT) * 1000)


def _check_thread() -> None:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return
    raise RuntimeError("the database is asked on the event loop: ask it in a thread")


def _synchronous(connection: Connection, how: str) -> None:
    """SQLite takes this between transactions only, so that SQLAlchemy must not begin one for it."""
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA synchronous = {how}")
    cursor.close()
