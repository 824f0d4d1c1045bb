"""The matches that are being played or watched: each has a room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from shem import games
from shem.app.configuration import DEFAULT_PATIENCE
from shem.app.hosting import Bots, Room
from shem.app.journal import DatabaseJournal
from shem.app.shapes import Joined
from shem.app.store import GATHERING, Access, Store
from shem.core import save
from shem.core.log import FREED, HOST
from shem.table.company import Company, Person
from shem.table.fault import Fault
from shem.table.hosted import Hosted
from shem.table.looking import NOBODY
from shem.table.real import Confirmed

LOG: Final = logging.getLogger("shem.app")
KEPT: Final = 8  # rooms that nobody is in stay open, so many of them
LOOKS: Final = 5.0  # seconds between two looks at that
MOST_HELD: Final = 80_000  # positions that all matches together hold in memory (`Room.held`), of 4 kB each
# How many are opened at once, by whether they are replays: those may take long, and nobody who plays waits for them.
AT_ONCE: Final = {False: 4, True: 1}
T = TypeVar("T")


class Rooms:
    """The rooms that are open. A match that nobody has asked for since the start is only in the database, and so is one
    that nobody has touched for a while: its clients stay, and it is taken up when any of them wishes something."""

    def __init__(self, store: Store, bots: Bots, patience: float = DEFAULT_PATIENCE) -> None:
        """patience: seconds until a match is put away."""
        self.store: Final = store
        self._bots: Final = bots
        self._patience: Final = patience
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final = {still: asyncio.Semaphore(most) for still, most in AT_ONCE.items()}
        self._doors: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._tasks: Final[list[asyncio.Task[None]]] = []

    async def room(self, access: Access) -> Room:
        """The room of a match, opened if need be; raises SaveError if its lines cannot be played again."""
        id = access.row.id
        room = self._rooms.get(id)
        if room is None:
            async with self._door(id):
                if id not in self._rooms:
                    async with self._opening[access.row.state == "replay"]:
                        self._rooms[id] = await asyncio.to_thread(self._opened, access)
                room = self._rooms[id]
            await self._tidy(id)
        if access.row.state == "playing":
            room.let_bots_play()
        return room

    def _door(self, id: str) -> asyncio.Lock:
        """Who has it opens or closes the match's room, and nobody else meanwhile."""
        return self._doors.setdefault(id, asyncio.Lock())

    def _opened(self, access: Access) -> Room:
        first = [access]

        def open(company: Company) -> Hosted:
            return self._hosted(first.pop() if first else self.store.access_of_owner(access.row.id), company)

        return Room(open, self.store, self._bots)

    def _hosted(self, access: Access, company: Company) -> Hosted:
        id = access.row.id
        journal = DatabaseJournal(self.store.engine, id)
        journal.read()
        if not journal.lines:
            raise Fault("gathering", 409)
        match = save.take_up(journal, games.game, id, self.store.position(id))
        still = access.row.state == "replay"
        real = Confirmed(access.real, self.store.real(id), partial(self.store.keep_real, id))
        bots = {} if still else access.bots
        hosted = Hosted(id, match, bots, access.persons, access.row.rematch or "", still, company, real)
        hosted.settle()
        return hosted

    async def _tidy(self, but: str) -> None:
        idle = [id for id, room in self._rooms.items() if room.idle and id != but]
        for id in idle[: max(0, len(idle) - KEPT)]:
            async with self._door(id):
                room = self._rooms.get(id)
                if room is not None and room.idle:
                    del self._rooms[id]
                    await room.close("")

    async def join(self, token: str, device: str, language: str) -> Joined:
        """Seat a device by the token of a link; everybody at the match is told, and its log says so. Raises Fault."""
        claim = await asyncio.to_thread(self.store.claim, token, device)
        if claim is None:
            return await asyncio.to_thread(self.store.join, token, device, language)

        def claims() -> str | None:
            again = self.store.claim(token, device)
            return None if again is None else again[2]

        id, seat, _ = claim
        return await self._seat(id, seat, claims, lambda: self.store.join(token, device, language))

    async def renew(self, access: Access, seat: int) -> str:
        """A new token for a seat's link; who held the seat has to go, and everybody is told. Raises Fault."""
        id = access.row.id
        token = await self._seat(
            id, seat, lambda: FREED if self.store.is_taken(id, seat) else None, lambda: self.store.renew(id, seat)
        )
        room = self._rooms.get(id)
        if room is not None:
            await room.tell(lambda hosted: hosted.call(seat, NOBODY))
            await room.look_after("app-renewed")
        return token

    async def _seat(self, id: str, seat: int, claims: Callable[[], str | None], kept: Callable[[], T]) -> T:
        """Change who decides for a seat; before a match has begun there is nobody to tell yet."""
        while True:
            access = await asyncio.to_thread(self.store.access_of_owner, id)
            if access.row.state == GATHERING:
                return await asyncio.to_thread(kept)
            found = await (await self.room(access)).seat(claims, seat, kept)
            if found:
                return found[0]

    async def begun(self, access: Access) -> None:
        """Open the room of a match that has begun; who made it and sits at guests' seats, too, is named to everybody."""
        room = await self.room(access)
        for seat in await asyncio.to_thread(self.store.hosted_seats, access.row.id):
            await room.seat(lambda: HOST, seat, lambda: None)

    async def call(self, access: Access, seat: int, name: str, banner: str | None) -> Person:
        """Give a seat its person's name and banner, as they are kept, and tell everybody."""
        kept = await asyncio.to_thread(self.store.call, access.row.id, seat, name, banner)
        room = self._rooms.get(access.row.id)
        if room is not None:
            await room.tell(lambda hosted: hosted.call(seat, kept))
        return kept

    async def goes_on(self, access: Access, rematch: str) -> None:
        """Tell everybody at a match in which one it is played once more."""
        room = await self.room(access)
        await room.tell(lambda hosted: hosted.goes_on(rematch))

    async def remove(self, id: str) -> None:
        """Close a match's room and forget the match."""
        async with self._door(id):
            room = self._rooms.get(id)
            if room is None:
                await asyncio.to_thread(self.store.remove, id)
                return
            await room.end(lambda: self.store.remove(id), "app-deleted")
            del self._rooms[id]

    def last_wish(self) -> float:
        """When somebody at any match wished something, as `monotonic` has it."""
        return max((room.wished for room in self._rooms.values()), default=0.0)

    def start(self) -> None:
        """Go on with every match in which a bot is to move, and put away what nobody touches."""
        self._tasks.append(asyncio.create_task(self._go_on()))
        self._tasks.append(asyncio.create_task(self._look()))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(min(LOOKS, self._patience))
            try:
                await self.put_away()
            except Exception:
                LOG.exception("matches could not be put away")

    async def put_away(self) -> None:
        """Close the rooms that nobody is in, and put away the matches that nobody has touched for so long; beyond what all
        may hold, those, too, that were touched longest ago."""
        await self._tidy("")
        held = sum(room.held for room in self._rooms.values())
        for room in sorted(self._rooms.values(), key=lambda room: room.touched):
            if monotonic() - room.touched < self._patience and held <= MOST_HELD:
                break
            before = room.held
            await room.put_away()
            held -= before - room.held
            await asyncio.sleep(0)  # letting go of a thousand at once would hold everybody up

    async def _go_on(self) -> None:
        for id in await asyncio.to_thread(self.store.with_bots_to_move, self._bots.alone):
            try:
                access = await asyncio.to_thread(self.store.access_of_owner, id)
                await self.room(access)
            except Exception:
                LOG.exception("match %s cannot go on", id)

    async def stop(self) -> None:
        """Let go of everything; all of it is kept already."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            await room.close("")
        self._rooms.clear()
        await self._bots.thinking.stop()
