"""Processes that tests start: with the signals that a test means, however the tests themselves were started."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 120  # seconds for a child that does nothing long


@contextmanager
def interruptible() -> Iterator[None]:
    """Children that start within obey Ctrl+C, though a shell may have started the tests in the background, ignoring it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
