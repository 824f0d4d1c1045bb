"""The matches that are being played or watched: each has a room, where one thing happens after the other."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from secrets import token_hex
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from pydantic import ValidationError

from shem import games
from shem.app.check import WISH
from shem.app.journal import DatabaseJournal
from shem.app.sessions import DatabaseTrouble
from shem.app.shapes import Joined
from shem.app.sober import Strange, sober
from shem.app.store import GATHERING, Access, Store, standing
from shem.app.thinking import TRIES, Asked, Thinking
from shem.core import save
from shem.core.contract import Action, Refused
from shem.core.late import Late
from shem.core.log import FREED, HOST
from shem.locale.words import Words
from shem.table import messages as m
from shem.table.fault import Fault
from shem.table.hosted import Hosted, Sent

LOG: Final = logging.getLogger("shem.app")
KEPT: Final = 8  # rooms that nobody is in stay open, so many of them
BETWEEN: Final = 60  # lines from one late position that is kept to the next
WAITING: Final = 256  # messages that a slow client may be behind
AGAIN: Final = 1.0  # seconds until what could not be kept is tried once more
T = TypeVar("T")
Enter = Callable[[], Access]


class Outbox:
    """What is to be sent to a client, as text; None: hang up."""

    def __init__(self) -> None:
        self.queue: Final[asyncio.Queue[str | None]] = asyncio.Queue(WAITING)
        self.reason = ""

    def put(self, text: str) -> None:
        """Add a message; a client that is too far behind is let go, and comes back to the newest Sight."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.hang_up("")

    def hang_up(self, reason: str) -> None:
        """End the connection; reason: in words, where the client is not to come back."""
        self.reason = reason
        while not self.queue.empty():
            self.queue.get_nowait()
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


class Bots(NamedTuple):
    """Where bots think; pace: seconds that a decision takes at least where a match of bots alone is watched; alone: whether
    such a match goes on when nobody watches."""

    thinking: Thinking
    pace: float
    alone: bool


class Room:
    """A hosted match and its clients. Everything runs in a worker thread, one at a time; bots think beside it."""

    def __init__(self, hosted: Hosted, store: Store, bots: Bots) -> None:
        self.hosted: Final = hosted
        self._store: Final = store
        self._bots: Final = bots
        self._lock: Final = asyncio.Lock()
        self._outboxes: Final[dict[str, Outbox]] = {}
        self._guests: Final[dict[str, Guest]] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._known: dict[str, Any] = {}
        self._closed = False
        self.wished = 0.0  # when somebody said something last
        earlier = hosted.match.earlier
        self._positioned = 0 if earlier is None else earlier.lines
        self._keeping: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not self._outboxes and self._thinking is None

    async def run(self, work: Callable[[], T]) -> T:
        """Do something with the match, when nothing else is done with it."""
        async with self._lock:
            return await asyncio.to_thread(work)

    async def join(self, enter: Enter, language: str) -> tuple[str, Outbox]:
        """A client comes in; its Welcome is the first in its outbox. Raises Fault if it may not."""
        id, outbox = token_hex(8), Outbox()
        self._outboxes[id] = outbox
        self._guests[id] = Guest(enter, language)
        try:
            came = await self._do(lambda: self._joined(id))
        except (Fault, OSError):
            self._forget(id)
            raise
        if not came:
            outbox.hang_up("")  # the room was closed meanwhile: whoever comes back opens it again
        return id, outbox

    def _joined(self, id: str) -> Sent:
        guest = self._guests[id]
        guest.holds = guest.enter().holds
        return self.hosted.join(id, guest.holds, guest.language)

    async def leave(self, id: str) -> None:
        self._forget(id)
        await self._do(lambda: self.hosted.leave(id))

    def _forget(self, id: str) -> None:
        self._outboxes.pop(id, None)
        self._guests.pop(id, None)

    async def look_after(self, code: str) -> None:
        """Who may come in has changed: who may not any more has to go, told the sentence `code`; whose seats are others
        now, too, but comes back by itself."""
        async with self._lock:
            gone = await asyncio.to_thread(self._unwelcome, code)
            for id, reason in gone:
                if id in self._outboxes:
                    self._outboxes[id].hang_up(reason)
                    self._forget(id)
        for id, _ in gone:
            await self.leave(id)

    def _unwelcome(self, code: str) -> list[tuple[str, str]]:
        """The clients that have to go, and why, in words; empty for those who may come back."""
        found: list[tuple[str, str]] = []
        for id, guest in list(self._guests.items()):  # who comes or goes meanwhile is seen to there
            try:
                if guest.enter().holds != guest.holds:
                    found.append((id, ""))
            except Fault:
                found.append((id, guest.says(code)))
        return found

    async def seat(self, claims: Callable[[], str | None], seat: int, kept: Callable[[], T]) -> list[T]:
        """Change who decides for a seat: the log says how (None: it need not) before it counts, and everybody is told.

        Returns what was kept; nothing if the room was closed meanwhile.
        """
        found: list[T] = []

        def work() -> Sent:
            how = claims()
            sent = [] if how is None else self.hosted.seat(seat, how)
            found.append(kept())
            return sent

        await self._do(work)
        return found

    async def tell(self, work: Callable[[], Sent]) -> None:
        """Something that is not of the match itself has changed."""
        await self._do(work)

    async def hear(self, id: str, text: str | bytes) -> None:
        """A client's message, whatever it is."""
        self.wished = monotonic()
        await self._do(lambda: self._heard(id, text))

    def _heard(self, id: str, text: str | bytes) -> Sent:
        if id not in self._outboxes:
            return []  # it was sent away meanwhile
        try:
            wish: m.Wish = WISH.validate_json(text, strict=True)
        except (ValidationError, ValueError, RecursionError):
            return self.hosted.refuse(id, "table-malformed")
        try:
            sober(wish)
        except Strange:
            return self.hosted.refuse(id, "table-malformed", wish["id"] if wish["kind"] == "ask" else None)
        if wish["kind"] == "speak":
            self._guests[id].language = wish["language"]
        try:
            return self.hosted.wish(id, wish)
        except Exception:
            LOG.exception("match %s, wish %s", self.hosted.id, str(wish)[:500])
            return self.hosted.refuse(id, "table-internal", wish["id"] if wish["kind"] == "ask" else None)

    async def _do(self, work: Callable[[], Sent | None]) -> bool:
        """Do something and tell everybody; False if it came too late."""
        async with self._lock:
            if self._closed:
                return False
            sent = await asyncio.to_thread(self._worked, work)
            for id, text in sent or []:
                if id in self._outboxes:
                    self._outboxes[id].put(text)
            self.wake()
            self._keep_position()
            return sent is not None

    def _keep_position(self) -> None:
        """Every so many lines: note the position, and keep it while the match goes on."""
        match = self.hosted.match
        if match.line_count < self._positioned + BETWEEN or match.waiting is not None or self._keeping is not None:
            return
        late = Late(match)
        self._positioned = late.lines
        self._keeping = asyncio.create_task(self._kept(late))

    async def _kept(self, late: Late) -> None:
        try:
            await asyncio.to_thread(self._store.keep_position, self.hosted.id, late)
        except DatabaseTrouble as trouble:
            LOG.warning("match %s: its position was not kept: %s", self.hosted.id, trouble)
        except Exception:
            LOG.exception("match %s: its position was not kept", self.hosted.id)
        finally:
            self._keeping = None

    async def play_earlier(self) -> None:
        """Have every position of the match's past at hand, without holding up what is played meanwhile."""
        earlier = self.hosted.match.earlier
        if earlier is not None:
            await asyncio.to_thread(earlier.play)

    def _worked(self, work: Callable[[], Sent | None]) -> list[tuple[str, str]] | None:
        sent = work()
        if self.hosted.match.line_count != self._known.get("lines"):
            self._keep_line()
        return None if sent is None else [(id, _json(message)) for id, message in sent]

    def _keep_line(self) -> None:
        """What lists show; where there is no room for that, it is kept with what comes next."""
        values = standing(self.hosted.match, self.hosted.bots)
        try:
            self._store.keep_line(self.hosted.id, self._known, values)
        except DatabaseTrouble as trouble:
            LOG.warning("match %s: lists show it as it was: %s", self.hosted.id, trouble)
            return
        self._known = {**values, "lines": self.hosted.match.line_count}

    # Bots.

    def wake(self) -> None:
        """Let a bot think, if one is to move and none is thinking yet."""
        if self._thinking is None and self._goes_on and self.hosted.bot_to_move() is not None:
            self._thinking = asyncio.create_task(self._think())

    @property
    def _goes_on(self) -> bool:
        """Whether bots may play here now: for somebody, or where they shall play for nobody, too."""
        return not self._closed and bool(self._outboxes or self.hosted.people or self._bots.alone)

    def _rank(self) -> tuple[bool, bool]:
        """Who is watched comes first, then people's matches."""
        return not self._outboxes, not self.hosted.people

    async def _think(self) -> None:
        """Bots decide until a person is asked; what they decide too late is dropped."""
        failed = 0
        try:
            while self._goes_on:
                began = monotonic()
                async with self._lock:
                    seat, seq = self.hosted.bot_to_move(), self.hosted.seq
                    if seat is None:
                        return
                    asked = Asked(self.hosted.id, self.hosted.match, seat, self.hosted.bot_of(seat))
                action = await self._bots.thinking.choose(asked, self._rank)
                if self._outboxes and not self.hosted.people:  # nobody decides: who watches should not fall far behind
                    await asyncio.sleep(max(0.0, self._bots.pace - (monotonic() - began)))
                try:
                    await self._bot_plays(seat, seq, action)
                except Refused:  # it thought about another position: it is told all of this one
                    failed += 1
                    self._bots.thinking.forget(self.hosted.id)
                    if failed == TRIES:
                        raise
        except Exception:
            LOG.exception("match %s: the bot gave up", self.hosted.id)
            await self._do(lambda: self.hosted.announce("table-bot-failed"))
        finally:
            self._thinking = None

    async def _bot_plays(self, seat: int, seq: int, action: Action) -> None:
        """Carry out what a bot decided; where it cannot be kept, say so, and try until it can."""
        waits = False
        while True:
            try:
                await self._do(lambda: self.hosted.bot_plays(seat, seq, action))
            except OSError as trouble:
                if not waits:
                    LOG.warning("match %s: the bot's move waits: %s", self.hosted.id, trouble)
                    await self._do(lambda: self.hosted.announce("table-bot-waits"))
                waits = True
                await asyncio.sleep(AGAIN)
                continue
            if waits:
                await self._do(lambda: self.hosted.announce("table-bot-goes-on"))
            return

    async def end(self, work: Callable[[], None], code: str) -> None:
        """Do what leaves nothing to play, and close; if it raises, everything goes on."""
        async with self._lock:
            await asyncio.to_thread(work)
            self._closed = True
        await self.close(code)

    async def close(self, code: str) -> None:
        """Send everybody away, told the sentence `code`; who is told none comes back."""
        self._closed = True
        for id, outbox in self._outboxes.items():
            outbox.hang_up(self._guests[id].says(code))
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        if self._keeping is not None:
            await self._keeping


class Rooms:
    """The rooms that are open. A match that nobody has asked for since the start is only in the database."""

    def __init__(self, store: Store, bots: Bots) -> None:
        self.store: Final = store
        self._bots: Final = bots
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final = asyncio.Lock()
        self._waking: asyncio.Task[None] | None = None

    async def room(self, access: Access) -> Room:
        """The room of a match, opened if need be; raises SaveError if its lines cannot be played again."""
        id = access.row.id
        room = self._rooms.get(id)
        if room is None:
            async with self._opening:
                if id not in self._rooms:
                    hosted = await asyncio.to_thread(self._open, access)
                    self._rooms[id] = Room(hosted, self.store, self._bots)
                    await self._tidy(id)
                room = self._rooms[id]
        if access.row.state == "playing":
            room.wake()
        return room

    def _open(self, access: Access) -> Hosted:
        id = access.row.id
        journal = DatabaseJournal(self.store.engine, id)
        journal.read()
        if not journal.lines:
            raise Fault("gathering", 409)
        match = save.take_up(journal, games.game, id, self.store.position(id))
        still = access.row.state == "replay"
        hosted = Hosted(id, match, {} if still else access.bots, access.names, access.row.rematch or "", still)
        hosted.settle()
        return hosted

    async def _tidy(self, but: str) -> None:
        idle = [id for id, room in self._rooms.items() if room.idle and id != but]
        for id in idle[: max(0, len(idle) - KEPT)]:
            await self._rooms.pop(id).close("")

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
            room.hosted.names.pop(seat, None)
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

    async def call(self, access: Access, seat: int, name: str) -> str:
        """Give a seat its person's name, as it is kept, and tell everybody."""
        kept = await asyncio.to_thread(self.store.call, access.row.id, seat, name)
        room = self._rooms.get(access.row.id)
        if room is not None:
            await room.tell(lambda: room.hosted.call(seat, kept))
        return kept

    async def goes_on(self, access: Access, rematch: str) -> None:
        """Tell everybody at a match in which one it is played once more."""
        room = await self.room(access)
        await room.tell(lambda: room.hosted.goes_on(rematch))

    async def remove(self, id: str) -> None:
        """Close a match's room and forget the match."""
        async with self._opening:
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
        """Go on with every match in which a bot is to move."""
        self._waking = asyncio.create_task(self._wake_all())

    async def _wake_all(self) -> None:
        for id in await asyncio.to_thread(self.store.with_bots_to_move, self._bots.alone):
            try:
                access = await asyncio.to_thread(self.store.access_of_owner, id)
                await self.room(access)
            except Exception:
                LOG.exception("match %s cannot go on", id)

    async def stop(self) -> None:
        """Let go of everything; all of it is kept already."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        for room in self._rooms.values():
            await room.close("")
        self._rooms.clear()
        await self._bots.thinking.stop()


def _json(message: m.Message) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
