"""Who holds the folder of all that is kept: two apps on it would tell each other's people old positions."""

from __future__ import annotations

import errno
import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from shem.core.errors import ShemError

NAME: Final = "serving.lock"
LONGEST: Final = 4096  # bytes of what it says
BUSY: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
OURS: Final = 0o700


class Held(ShemError):
    """Another app serves this folder, or a database in it; `details` name its process and its address."""


class Hold:
    """A lock on a folder, for as long as this process lives; the file says who and where we are. Raises Held, OSError.

    database: the file of one in that folder, which alone is locked, as other homes may name it, too.

    A lock that the system gives, not a mere file: it is gone with its process, whatever end that comes to.
    """

    def __init__(self, folder: Path, database: str = "") -> None:
        if database:
            folder.mkdir(OURS, parents=True, exist_ok=True)
        else:
            private(folder)
        self._path: Final = folder / (f"{database}.lock" if database else NAME)
        self._file: Final = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            if error.errno in BUSY:
                raise _held(self._path) from error
            raise

    def say(self, address: str) -> None:
        """Write down where we can be reached."""
        text = json.dumps({"process": os.getpid(), "address": address}).encode()
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, text)
        os.ftruncate(self._file, len(text))

    def release(self) -> None:
        """Let the next one in; what the file says is no longer so."""
        with suppress(OSError):
            os.ftruncate(self._file, 0)
        os.close(self._file)


def private(folder: Path) -> None:
    """Make a folder for this user alone; one that others use, too, such as /tmp, stays as it is."""
    folder.mkdir(OURS, parents=True, exist_ok=True)
    if sys.platform != "win32":
        found = folder.stat()
        if found.st_uid == os.geteuid() and not found.st_mode & 0o1000:
            folder.chmod(OURS)


def _held(path: Path) -> Held:
    try:
        found = json.loads(path.read_bytes()[:LONGEST])
        process, address = str(found["process"]), str(found["address"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):  # it has only begun, and not said where it is
        process, address = "?", "?"
    message = f"another app serves {path.parent}, process {process}, at {address}"
    return Held("held", message, {"folder": str(path.parent), "process": process, "address": address})


if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 20  # behind what the file says: Windows lets nobody read what is locked

    def _lock(file: int) -> None:
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        """By record: unlike `flock`, worker processes do not keep it when this one is killed."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
