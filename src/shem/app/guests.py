"""Who is connected to a match, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from shem.app.store import Access
from shem.locale.words import Words

WAITING: Final = 256  # messages that a slow client may be behind
MOST_LETTERS: Final = 4_000_000  # of them, if they are more than one
Enter = Callable[[], Access]


class Outbox:
    """What is to be sent to a client, as text; None: hang up."""

    def __init__(self) -> None:
        self.queue: Final[asyncio.Queue[str | None]] = asyncio.Queue(WAITING)
        self._letters = 0
        self.reason = ""

    def put(self, text: str) -> None:
        """Add a message; a client that is too far behind is let go, and comes back to the newest Sight."""
        many = self._letters + len(text) > MOST_LETTERS and not self.queue.empty()
        if many or self.queue.full():
            self.hang_up("")
        else:
            self._letters += len(text)
            self.queue.put_nowait(text)

    async def next(self) -> str | None:
        text = await self.queue.get()
        self._letters -= len(text or "")
        return text

    def hang_up(self, reason: str) -> None:
        """End the connection; reason: in words, where the client is not to come back."""
        self.reason = reason
        while not self.queue.empty():
            self.queue.get_nowait()
        self._letters = 0
        self.queue.put_nowait(None)


class Guest:
    """Who is connected. enter: what they may do here now, raising Fault if they may not come in. holds: when they came."""

    def __init__(self, enter: Enter, language: str) -> None:
        self.enter: Final = enter
        self.language = language
        self.holds: frozenset[int] = frozenset()

    def says(self, code: str) -> str:
        """A sentence in their language; none for no code."""
        return Words(self.language).say(code) if code else ""
