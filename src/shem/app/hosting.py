"""A room: a match that is played or watched, and its clients; one thing happens after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from secrets import token_hex
from time import monotonic
from typing import Final, NamedTuple, TypeVar

from pydantic import ValidationError

from shem.app.advising import Advising
from shem.app.check import WISH
from shem.app.foreign.sober import Strange, sober
from shem.app.guests import Enter, Guest, Outbox
from shem.app.keeping import Keeping
from shem.app.pondering import Pondering
from shem.app.sessions import DatabaseTrouble
from shem.app.store import Store
from shem.app.thinker import Answer
from shem.app.thinking import TRIES, Asked, Thinking
from shem.bots.reasons import Judgement, Thought
from shem.core.contract import Refused
from shem.core.errors import ShemError
from shem.core.log import HINTED
from shem.table import messages as m
from shem.table.company import Company
from shem.table.fault import Fault
from shem.table.hosted import Hosted, Sent
from shem.table.voice import asked as asked_now

LOG: Final = logging.getLogger("shem.app")
EACH: Final = 30  # what a match takes in memory besides its positions, in such
AGAIN: Final = 1.0  # seconds until what could not be kept is tried once more
T = TypeVar("T")
Open = Callable[[Company], Hosted]


class Bots(NamedTuple):
    """Where bots think; pace: seconds that a decision takes at least where a match of bots alone is watched; alone: whether
    such a match goes on when nobody watches."""

    thinking: Thinking
    pace: float
    alone: bool


class Room:
    """A hosted match and its clients. Everything runs in a worker thread, one at a time; bots think beside it.

    open: takes the match up from the database. While nobody touches it, it can be put away; its clients stay.
    """

    def __init__(self, open: Open, store: Store, bots: Bots) -> None:
        """To be called in a thread: it opens the match."""
        self._open: Final = open
        self._bots: Final = bots
        self._company: Final = Company()
        hosted = open(self._company)
        self.id: Final = hosted.id
        self._people: Final = bool(hosted.people)
        if hosted.bots:
            bots.thinking.start()
        self._keeping: Final = Keeping(hosted, store)
        self._hosted: Hosted | None = hosted
        self._lock: Final = asyncio.Lock()
        self._outboxes: Final[dict[str, Outbox]] = {}
        self._guests: Final[dict[str, Guest]] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._asked: Asked | None = None
        self._pondering: Final = Pondering(self._outboxes, self._company)
        self._advising: Final = Advising(bots.thinking, self._rank, self._pondering.of_hint)
        self._telling: Final[set[asyncio.Task[bool]]] = set()
        self._closed = False
        self.wished = 0.0  # when somebody said something last
        self.touched = monotonic()  # when anything was wanted of the match last

    @property
    def idle(self) -> bool:
        return not self._outboxes and self._thinking is None and not self._advising

    @property
    def held(self) -> int:
        """What it takes in memory, counted in positions of a line each; 0 while the match is put away."""
        if self._hosted is None:
            return 0
        match = self._hosted.match
        earlier = match.earlier
        return EACH + match.line_count - (0 if earlier is None or earlier.played else earlier.lines)

    def _taken_up(self) -> Hosted:
        """The match, opened again if it was put away; in a thread. Raises DatabaseTrouble, ShemError."""
        if self._hosted is None:
            self._hosted = self._open(self._company)
        return self._hosted

    async def put_away(self) -> None:
        """Let go of the match until it is wanted again; not while something is done or thought about."""
        if self._closed or self._thinking is not None or self._advising or self._lock.locked():
            return
        async with self._lock:
            if self._hosted is not None:
                await self._keeping.last_position(self._hosted.match)
                if self._thinking is None and not self._advising:  # else a bot was asked meanwhile
                    self._hosted = None

    async def run(self, work: Callable[[Hosted], T]) -> T:
        """Do something with the match, when nothing else is done with it."""
        async with self._lock:
            self.touched = monotonic()
            return await asyncio.to_thread(lambda: work(self._taken_up()))

    async def join(self, enter: Enter, language: str) -> tuple[str, Outbox]:
        """A client comes in; its Welcome is the first in its outbox. Raises Fault if it may not."""
        id, outbox = token_hex(8), Outbox()
        self._outboxes[id] = outbox
        self._guests[id] = Guest(enter, language)
        try:
            came = await self._do(lambda: self._joined(id))
        except (Fault, OSError, ShemError):
            self._forget(id)
            raise
        if not came:
            outbox.hang_up("")  # the room was closed meanwhile: whoever comes back opens it again
        return id, outbox

    def _joined(self, id: str) -> Sent:
        guest = self._guests[id]
        guest.holds = guest.enter().holds
        return self._taken_up().join(id, guest.holds, guest.language)

    async def leave(self, id: str) -> None:
        self._forget(id)
        await self._do(lambda: self._left(id))

    def _left(self, id: str) -> Sent:
        if self._hosted is not None or self._outboxes:
            try:
                return self._taken_up().leave(id)
            except (OSError, ShemError) as trouble:
                LOG.warning("match %s: nobody was told that somebody left: %s", self.id, trouble)
        self._company.clients.pop(id, None)
        return []

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
            sent = [] if how is None else self._taken_up().seat(seat, how)
            found.append(kept())
            return sent

        await self._do(work)
        return found

    async def tell(self, work: Callable[[Hosted], Sent]) -> None:
        """Something that is not of the match itself has changed."""
        await self._do(lambda: work(self._taken_up()))

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
            return self._refused(id, "table-malformed")
        try:
            sober(wish)
        except Strange:
            return self._refused(id, "table-malformed", wish)
        if wish["kind"] == "speak":
            self._guests[id].language = wish["language"]
        try:
            return self._taken_up().wish(id, wish)
        except DatabaseTrouble as trouble:
            LOG.warning("match %s: %s", self.id, trouble)
            return self._refused(id, f"app-{trouble.code}", wish)
        except Exception:
            LOG.exception("match %s, wish %s", self.id, str(wish)[:500])
            return self._refused(id, "table-internal", wish)

    def _refused(self, id: str, code: str, wish: m.Wish | None = None) -> Sent:
        """What is refused before the match itself is asked."""
        guest = self._guests.get(id)
        if guest is None:
            return []
        found: m.Refused = {"kind": "refused", "code": code.partition("-")[2], "text": guest.says(code), "chapter": ""}
        if wish is not None and wish["kind"] == "ask":
            found["id"] = wish["id"]
        return [(id, found)]

    async def _do(self, work: Callable[[], Sent | None]) -> bool:
        """Do something and tell everybody; False if it came too late."""
        async with self._lock:
            if self._closed:
                return False
            self.touched = monotonic()
            sent = await asyncio.to_thread(self._worked, work)
            for id, text in sent or []:
                if id in self._outboxes:
                    self._outboxes[id].put(text)
            self.let_bots_play()
            if self._hosted is not None:
                self._keeping.position(self._hosted.match)
            return sent is not None

    def _worked(self, work: Callable[[], Sent | None]) -> list[tuple[str, str]] | None:
        sent = work()
        if self._hosted is not None:
            self._keeping.line(self._hosted)
        return None if sent is None else [(id, m.text(message)) for id, message in sent]

    async def play_earlier(self) -> None:
        """Have every position of the match's past at hand, without holding up what is played meanwhile."""
        earlier = await self.run(lambda hosted: hosted.match.earlier)
        if earlier is not None:
            await asyncio.to_thread(earlier.play)

    # Bots.

    def let_bots_play(self) -> None:
        """Let a bot think, if one is to move and none is thinking yet."""
        hosted = self._hosted
        if hosted is not None and self._thinking is None and self._goes_on and hosted.bot_to_move() is not None:
            self._thinking = asyncio.create_task(self._think(hosted))

    @property
    def _goes_on(self) -> bool:
        """Whether bots may play here now: for somebody, or where they shall play for nobody, too."""
        return not self._closed and bool(self._outboxes or self._people or self._bots.alone)

    def _rank(self) -> tuple[bool, bool]:
        """Who is watched comes first, then people's matches."""
        return not self._outboxes, not self._people

    async def _think(self, hosted: Hosted) -> None:
        """Bots decide until a person is asked; what they decide too late is dropped. The match is not put away."""
        failed = 0
        try:
            while self._goes_on:
                began = monotonic()
                async with self._lock:
                    seat, seq = hosted.bot_to_move(), hosted.seq
                    if seat is None:
                        return
                    asked = Asked(self.id, hosted.match, seat, hosted.bot_of(seat))
                answer = await self._thought(hosted, asked)
                if self._outboxes and not self._people:  # nobody decides: who watches should not fall far behind
                    await asyncio.sleep(max(0.0, self._bots.pace - (monotonic() - began)))
                try:
                    await self._bot_plays(hosted, seat, seq, answer)
                except Refused:  # it thought about another position: it is told all of this one
                    failed += 1
                    self._bots.thinking.forget(self.id)
                    if failed == TRIES:
                        raise
        except Exception:
            LOG.exception("match %s: the bot gave up", self.id)
            await self._do(lambda: hosted.announce("table-bot-failed"))
        finally:
            self._thinking = None

    async def _thought(self, hosted: Hosted, asked: Asked) -> Answer:
        """What the bot whose turn it is wants to do; everybody sees how far it has come."""
        self._asked = asked
        try:
            return await self._bots.thinking.think(
                asked, self._rank, lambda: self._slow(hosted), self._pondering.of_bot(asked.seat)
            )
        finally:
            self._asked = None

    def hurry(self, seats: Collection[int]) -> None:
        """Let the bot that thinks, and those that advise these seats, decide at once by what they have found so far."""
        if self._asked is not None:
            self._bots.thinking.hurry(self._asked)
        for seat in seats:
            self._advising.hurry(seat)

    async def advised(self, seat: int, bot: str) -> Thought:
        """What a bot would do for a seat that is asked now; the log says that the seat took a hint. Raises Fault."""
        asked = await self.run(lambda hosted: self._to_advise(hosted, seat, bot))
        thought = await self._advising.take(asked)

        def claims() -> str:
            if self._taken_up().match.live[-1].number != asked.entry:
                raise Fault("hint-moved", 409)
            return HINTED

        if not await self.seat(claims, seat, lambda: True):
            raise Fault("hint-moved", 409)
        return thought

    def stop_advice(self, seat: int) -> None:
        """Let the hint be that a bot thinks about for a seat: it is not given, and does not count."""
        self._advising.stop(seat)

    async def judged(self, asked: Asked) -> Judgement:
        """What a bot thinks of a decision of the past; people's matches come first."""
        answer = await self._bots.thinking.think(asked, lambda: (True, True))
        assert answer.judgement is not None
        return answer.judgement

    def _to_advise(self, hosted: Hosted, seat: int, bot: str) -> Asked:
        if not hosted.match.hints:
            raise Fault("no-hints", 403)
        if seat not in asked_now(hosted.match.pending):
            raise Fault("hint-later", 409)
        return Asked(self.id, hosted.match, seat, bot, aim="advise")

    def _slow(self, hosted: Hosted) -> None:
        """Tell everybody that a bot took too long, and is asked again."""
        telling = asyncio.create_task(self._do(lambda: hosted.announce("table-bot-again")))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _bot_plays(self, hosted: Hosted, seat: int, seq: int, answer: Answer) -> None:
        """Carry out what a bot decided; where it cannot be kept, say so, and try until it can."""
        waits = False
        while True:
            try:
                await self._do(lambda: self._played(hosted, seat, seq, answer))
            except OSError as trouble:
                if not waits:
                    LOG.warning("match %s: the bot's move waits: %s", self.id, trouble)
                    await self._do(lambda: hosted.announce("table-bot-waits"))
                waits = True
                await asyncio.sleep(AGAIN)
                continue
            if waits:
                await self._do(lambda: hosted.announce("table-bot-goes-on"))
            return

    def _played(self, hosted: Hosted, seat: int, seq: int, answer: Answer) -> Sent | None:
        assert answer.thought is not None
        number = hosted.match.next_number()
        sent = hosted.bot_plays(seat, seq, hosted.match.game.action(answer.thought.key))
        if sent is not None:
            self._keeping.thought(number, answer.thought)
        return sent

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
        await self._keeping.done()
