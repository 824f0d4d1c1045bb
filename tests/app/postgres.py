"""A PostgreSQL of one's own, for the time of a test: in a temporary directory, on a socket that nobody else can reach."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

from sqlalchemy import create_engine, text

from tests.children import PATIENCE

FOLDERS = "/usr/lib/postgresql/*/bin"  # where Debian keeps the programs that are not on the PATH
USERS = ("postgres", "nobody")


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is, the newest first."""
    found = sorted(Path("/").glob(f"{FOLDERS.strip('/')}/{name}"), key=lambda path: path.parts[-3], reverse=True)
    return shutil.which(name) or (str(found[0]) if found else None)


def missing() -> str:
    """Why there can be no PostgreSQL here; empty if there can."""
    if os.name != "posix":
        return "PostgreSQL is tried on POSIX systems only"
    for name in ("initdb", "postgres"):
        if program(name) is None:
            return f"there is no {name} on this machine"
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed: pip install 'shem[postgres]'"
    return ""


class Cluster:
    """A running PostgreSQL; `stop` and `start` as one likes."""

    def __init__(self, folder: Path, journal: Path | None = None) -> None:
        """journal: where what is written ahead is kept, if not with the rest."""
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL does not run as root
            user, group = _unprivileged()
            os.chown(folder, user, group)
            self._as = {"user": user, "group": group, "extra_groups": []}
        arguments = ["-D", str(folder / "data"), "-U", "shem", "--auth=trust", "--encoding=UTF8", "--locale=C", "-N"]
        if journal is not None:
            self.give(journal)
            arguments += ["--waldir", str(journal / "wal"), "--wal-segsize", "1"]
        done = subprocess.run(
            [str(program("initdb")), *arguments], capture_output=True, text=True, cwd=folder, timeout=PATIENCE, **self._as
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "fsync=off"]
        arguments = [option for setting in settings for option in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(program("postgres")), "-D", str(self.folder / "data"), *arguments],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )
        engine = create_engine(self.url("postgres"), connect_args={"connect_timeout": 2})
        for _ in range(200):
            with contextlib.suppress(Exception), engine.connect():
                break
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(0.1)
                raise AssertionError((self.folder / "log").read_text())
        engine.dispose()

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)  # without waiting for those who are still connected
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(PATIENCE)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://shem@/{database}?host={self.folder}"

    def new(self, folder: Path | None = None) -> str:
        """The URL of a new, empty database; folder: where its tables are, if not with the others."""
        name = f"shem_{token_hex(4)}"
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            if folder is not None:
                self.give(folder)
                connection.execute(text(f"CREATE TABLESPACE {name} LOCATION '{folder}'"))
            connection.execute(text(f"CREATE DATABASE {name}" + (f" TABLESPACE {name}" if folder else "")))
        engine.dispose()
        return self.url(name)

    def give(self, folder: Path) -> None:
        """Let the server keep something there."""
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])


def _unprivileged() -> tuple[int, int]:
    """A user without rights and its group."""
    import pwd  # on POSIX systems only

    for name in USERS:
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    raise AssertionError(f"none of the users {', '.join(USERS)} is known here")


@contextlib.contextmanager
def cluster(journal: Path | None = None) -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="shem-pg-") as folder:
        found = Cluster(Path(folder), journal)
        found.start()
        try:
            yield found
        finally:
            found.stop()
