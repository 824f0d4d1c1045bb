"""Processes that tests start: with the signals that a test means, however the tests themselves were started."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PATIENCE: Final = 120  # seconds for a child that does nothing long
NO_BYTECODE: Final = "PYTHONDONTWRITEBYTECODE"


def inherited() -> dict[str, str]:
    """Our environment, without settings of the program. Where Python is not to keep what it compiles beside the sources it
    keeps that elsewhere: else each child compiles the whole program anew, two thirds of its start."""
    found = {name: value for name, value in os.environ.items() if not name.startswith("SHEM_")}
    if found.pop(NO_BYTECODE, ""):
        cache = Path(found.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        found.setdefault("PYTHONPYCACHEPREFIX", str(cache / "shem-tests"))
    return found


@contextmanager
def interruptible() -> Iterator[None]:
    """Children that start within obey Ctrl+C, though a shell may have started the tests in the background, ignoring it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
