"""Matches that are over, analysed: every decision is judged once, in the processes in which bots think, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from shem.app.hosting import Room
from shem.app.rooms import Rooms
from shem.app.store import JUDGEMENT, Access, Store
from shem.app.thinking import Asked
from shem.bots.reasons import Judgement
from shem.core.log import LogEntry
from shem.core.match import Match
from shem.table.analysis import decisions, known_at
from shem.table.fault import Fault
from shem.table.hosted import HELPER, Hosted

LOG: Final = logging.getLogger("shem.app")


class Analyses:
    """Those that are under way. What was judged already is in the database: whoever goes on with one goes on from there."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store: Final = store
        self._rooms: Final = rooms
        self._running: Final[dict[str, asyncio.Task[None]]] = {}
        self._failed: Final[set[str]] = set()

    def runs(self, match: str) -> bool:
        return match in self._running

    def failed(self, match: str) -> bool:
        """Whether the last that was begun of this match ended early, since a bot failed."""
        return match in self._failed

    async def start(self, access: Access) -> None:
        """Judge what is not judged yet of a match that is over; nothing if that is done already. Raises Fault."""
        room = await self._rooms.room(access)
        await room.play_earlier()
        match = await room.run(over)
        if access.row.id not in self._running:
            self._failed.discard(access.row.id)
            task = asyncio.create_task(self._judge(access.row.id, room, match))
            self._running[access.row.id] = task
            task.add_done_callback(lambda done: self._running.pop(access.row.id, None))

    async def stop(self, match: str) -> None:
        """Leave off; what was judged stays."""
        task = self._running.get(match)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def stop_all(self) -> None:
        for match in list(self._running):
            await self.stop(match)

    async def _judge(self, id: str, room: Room, match: Match) -> None:
        try:
            known = await asyncio.to_thread(self._store.thoughts, id, JUDGEMENT)
            live = list(match.live)
            for place, entry in decisions(live):
                if match.live[-1] is not live[-1]:
                    return  # it was reopened meanwhile
                if entry.number not in known:
                    found = await room.judged(to_judge(id, match, live, place))
                    await asyncio.to_thread(self._store.keep_thought, id, JUDGEMENT, entry.number, found._asdict())
        except Exception:
            LOG.exception("match %s: its analysis ended early", id)
            self._failed.add(id)


def over(hosted: Hosted) -> Match:
    """The match, if it has ended; raises Fault else."""
    if not hosted.over:
        raise Fault("not-over", 409)
    return hosted.match


def to_judge(id: str, match: Match, live: list[LogEntry], place: int) -> Asked:
    """The question about the live entry at a place, as the game's own skilled bot shall answer it."""
    entry, start = live[place], known_at(live, place)
    assert entry.seat is not None
    return Asked(id, match, entry.seat, HELPER, entry.number, "judge", live[:start], live[start : place + 1])


def kept(store: Store, id: str) -> dict[int, Judgement]:
    """What was judged so far, by entry."""
    return {entry: Judgement(**data) for entry, data in store.thoughts(id, JUDGEMENT).items()}
