"""Somebody at the table: what they hold, what they look at, in which language, and what they have been told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


class Client:
    """A connection. holds: the seats that it may act for. seat: whose eyes it looks through, None: a spectator's.

    heard: how much of the log it was told; place: and of the action that waits for a roll, of number `open`.
    """

    def __init__(self, id: str, holds: Iterable[int], language: str) -> None:
        self.id: Final = id
        self.holds: Final = frozenset(holds)
        self.language = language
        self.seat: int | None = None
        self.heard = 0
        self.open = -1
        self.place = 0

    def forget(self) -> None:
        """Be told everything again."""
        self.heard, self.open, self.place = 0, -1, 0
