"""The database: SQLite in the user's data folder, or another by its URL; brought up to date when it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

BUSY = 10_000  # milliseconds to wait for another process


def open_database(url: str) -> Engine:
    """The engine, with all tables as this version has them. Raises what SQLAlchemy raises if it cannot be opened."""
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        if engine.url.database and engine.url.database != ":memory:":
            Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)
    migrate(engine)
    return engine


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the tables up to a version (default: the newest), in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def _on_connect(connection: Any, record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {BUSY}", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    """Take the write lock at once: a transaction that first reads and then writes would fail where another wrote."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
