"""What is kept of a match beside its lines, and could be found from them again: what lists show, and a late position."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from shem.app.sessions import DatabaseTrouble
from shem.app.store import REASONS, Store, standing
from shem.bots.reasons import Thought
from shem.core.late import Late
from shem.core.match import Match
from shem.table.hosted import Hosted

LOG: Final = logging.getLogger("shem.app")
BETWEEN: Final = 60  # lines from one late position that is kept to the next
FEW: Final = 10  # lines that are played again as fast as a position is read


class Keeping:
    """For one match; where there is no room for it now, it is kept with what comes next."""

    def __init__(self, hosted: Hosted, store: Store) -> None:
        self._id: Final = hosted.id
        self._store: Final = store
        self._known: dict[str, Any] = {}
        earlier = hosted.match.earlier
        self._positioned = 0 if earlier is None else earlier.lines
        self._task: asyncio.Task[None] | None = None

    def line(self, hosted: Hosted) -> None:
        """What lists show."""
        count = hosted.match.line_count
        if count == self._known.get("lines"):
            return
        values = standing(hosted.match, hosted.bots)
        try:
            self._store.keep_line(self._id, self._known, values)
        except DatabaseTrouble as trouble:
            LOG.warning("match %s: lists show it as it was: %s", self._id, trouble)
            return
        self._known = {**values, "lines": count}

    def thought(self, entry: int, thought: Thought) -> None:
        """Why a bot decided as it did; it is played without that, too."""
        try:
            self._store.keep_thought(self._id, REASONS, entry, thought._asdict())
        except DatabaseTrouble as trouble:
            LOG.warning("match %s: what a bot thought is not kept: %s", self._id, trouble)

    def position(self, match: Match) -> None:
        """Every so many lines: note the position, and keep it while the match goes on."""
        if self._task is None and self._lacks(match, BETWEEN):
            self._task = asyncio.create_task(self._kept(Late(match)))

    async def last_position(self, match: Match) -> None:
        """Keep the position of a match that is about to be put away."""
        await self.done()
        if self._lacks(match, FEW):
            await self._kept(Late(match))

    async def done(self) -> None:
        """Until nothing is on its way any more."""
        if self._task is not None:
            await self._task

    def _lacks(self, match: Match, most: int) -> bool:
        return match.waiting is None and match.line_count >= self._positioned + most

    async def _kept(self, late: Late) -> None:
        self._positioned = late.lines
        try:
            await asyncio.to_thread(self._store.keep_position, self._id, late)
        except DatabaseTrouble as trouble:
            LOG.warning("match %s: its position was not kept: %s", self._id, trouble)
        except Exception:
            LOG.exception("match %s: its position was not kept", self._id)
        finally:
            self._task = None
