"""The database: SQLite in the user's data folder, or PostgreSQL by its URL; brought up to date when it is opened.

What writes runs one after the other in both, so that what it has read is still so when it writes: `sessions`.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from shem.app.sessions import FULL, POSTGRESQL, SQLITE, begin_postgresql, begin_sqlite
from shem.core.errors import ShemError

BUSY: Final = 10_000  # milliseconds to wait for another process
DRIVER: Final = "psycopg"
OURS_ALONE: Final = 0o600


class NoDatabase(ShemError):
    """A database that cannot be used: its URL is none, or of another kind, its driver is not installed, it is shut, or
    a newer version of the program made it."""


def open_database(url: str) -> Engine:
    """The engine, with all tables as this version has them. Raises NoDatabase."""
    address = address_of(url)
    try:
        return _opened(address)
    except (SQLAlchemyError, OSError) as error:
        raise closed(address, error) from error


def closed(address: URL, error: Exception) -> NoDatabase:
    """Why a database cannot be used, without its password."""
    why = str(getattr(error, "orig", None) or error).strip()
    shown = address.render_as_string(hide_password=True)
    return NoDatabase("database-closed", f"{shown}: {why}", {"url": shown, "why": why})


def _opened(address: URL) -> Engine:
    if address.get_backend_name() == SQLITE:
        engine = create_engine(address)
        if address.database and address.database != ":memory:" and not address.database.startswith("file:"):
            _private(Path(address.database))
        event.listen(engine, "connect", _on_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    else:
        engine = create_engine(address, pool_pre_ping=True)
        event.listen(engine, "connect", _on_postgresql)
        event.listen(engine, "begin", begin_postgresql)
    try:
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _private(path: Path) -> None:
    """Make a database file that only this user reads; SQLite makes those beside it (-wal, -shm) alike."""
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OURS_ALONE))
    for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):
            each.chmod(OURS_ALONE)


def address_of(url: str) -> URL:
    """The URL of a database that we can use, with its driver. Raises NoDatabase."""
    try:
        address = make_url(url)
        kind = address.get_backend_name()
        if kind in (POSTGRESQL, "postgres") and address.drivername in (POSTGRESQL, "postgres"):
            kind, address = POSTGRESQL, address.set(drivername=f"{POSTGRESQL}+{DRIVER}")
        if kind not in (SQLITE, POSTGRESQL):
            raise NoDatabase("database-kind", f"{kind} is not supported: SQLite or PostgreSQL", {"kind": kind})
        address.get_dialect().import_dbapi()
    except ArgumentError as error:
        raise NoDatabase("database-url", f"this is no URL of a database: {error}") from error
    except ModuleNotFoundError as error:
        name = str(error.name)
        raise NoDatabase("database-driver", f"{name} is not installed", {"driver": name}) from error
    return address


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, None for PostgreSQL. Raises NoDatabase, for one in memory too: nothing would be kept,
    and every thread would have another."""
    address = address_of(url)
    if address.get_backend_name() != SQLITE:
        return None
    if address.database in (None, "", ":memory:"):
        raise NoDatabase("database-url", "this names no file for the database")
    return Path(str(address.database)).resolve()


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the tables up to a version (default: the newest), in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        _check_version(connection, config)
        command.upgrade(config, to)


def _check_version(connection: Connection, config: Config) -> None:
    """Raise NoDatabase for a version that we do not know: it is one to come."""
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(found):
        newer, newest = ", ".join(sorted(set(found) - known)), max(known)
        details = {"found": newer, "known": newest}
        raise NoDatabase("database-newer", f"the database is of version {newer}, this program knows {newest}", details)


def _on_sqlite(connection: Any, record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", f"synchronous = {FULL}", f"busy_timeout = {BUSY}", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _on_postgresql(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = {BUSY}")
    cursor.execute("SET synchronous_commit = on")
    cursor.close()
    connection.commit()
