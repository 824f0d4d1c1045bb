"""How much time and memory a check may take. On Windows, where nothing limits memory, only the app's clock does."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

MEGABYTE: Final = 1024 * 1024
STARTING: Final = 20.0  # seconds until a process is there, on a slow machine that has much else to do


class Limit(NamedTuple):
    """seconds: of the processor, for each thing that is checked. memory: bytes, besides what the program itself takes.
    file: the largest that may be written. kept: the process is asked again."""

    seconds: int
    memory: int
    file: int = 0
    kept: bool = False

    @property
    def patience(self) -> float:
        """Seconds by the clock after which a process is ended, whatever it does: others may need the processor, too."""
        return STARTING + 3.0 * self.seconds


LIMITS: Final = {
    "replay": Limit(15, 512 * MEGABYTE),
    "pack": Limit(12, 512 * MEGABYTE, file=MEGABYTE),
    "document": Limit(2, 256 * MEGABYTE, file=MEGABYTE, kept=True),
}


def limit_memory(limit: Limit) -> None:
    """Take no more memory from now on, write no larger files, leave no core, and give way to the app."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(5)
    for what, most in (
        (resource.RLIMIT_AS, _taken() + limit.memory),
        (resource.RLIMIT_FSIZE, limit.file),
        (resource.RLIMIT_CORE, 0),
    ):
        with suppress(ValueError, OSError):  # a lower limit is set already, or this system knows none
            resource.setrlimit(what, (most, most))


def limit_time(limit: Limit) -> None:
    """Take so much time of the processor more and no more: then the system ends the process."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    most = int(used.ru_utime + used.ru_stime) + 1 + limit.seconds
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (most, hard))


def _taken() -> int:
    """The address space in use; where the system does not say, none."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
