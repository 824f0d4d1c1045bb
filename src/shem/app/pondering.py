"""Who sees how far the bot has come that thinks in a room."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from shem.app.guests import Outbox
from shem.app.thinking import Heard
from shem.table import messages as m
from shem.table.company import Company


class Pondering:
    """Tells a room's clients; outboxes: theirs, by their ids. To be called in the thread of the room's event loop."""

    def __init__(self, outboxes: Mapping[str, Outbox], company: Company) -> None:
        self._outboxes: Final = outboxes
        self._company: Final = company

    def of_bot(self, seat: int) -> Heard:
        """Everybody sees how far the bot of a seat has come."""
        return self._heard(seat, False)

    def of_hint(self, seat: int) -> Heard:
        """How far a seat's hint has come is seen by who holds the seat."""
        return self._heard(seat, True)

    def _heard(self, seat: int, hint: bool) -> Heard:
        loop = asyncio.get_running_loop()

        def tell(message: m.Pondering) -> None:
            holders = self._company.holders(seat)
            for id, outbox in self._outboxes.items():
                if id in holders or not hint:
                    outbox.put(m.text(message))

        def heard(done: int, of: int) -> None:
            loop.call_soon_threadsafe(tell, m.Pondering(kind="pondering", seat=seat, done=done, of=of))

        return heard
