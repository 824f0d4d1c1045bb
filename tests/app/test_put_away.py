"""Matches that nobody touches are put away: only the database has them, and whoever wishes something notices nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import shem
from shem.app import rooms as app_rooms
from shem.app.database import open_database
from shem.app.hosting import Bots, Room
from shem.app.journal import DatabaseJournal
from shem.app.rooms import Rooms
from shem.app.store import Access, Store, new_id
from shem.app.thinking import Thinking
from shem.core.match import Match
from shem.table.hosted import Hosted
from tests.app.table import Browser, mine, serving
from tests.app.test_playing import first
from tests.app.test_positions import OWNER, walked

WAIT = 20.0
Work = Callable[[Rooms], Awaitable[None]]


class Guest:
    """Somebody in a room."""

    def __init__(self, room: Room, id: str, queue: asyncio.Queue[str | None]) -> None:
        self.room, self.id, self._queue = room, id, queue

    async def hear(self) -> Any:
        text = await asyncio.wait_for(asyncio.ensure_future(self._queue.get()), WAIT)
        assert text is not None, "the room is closed"
        return json.loads(text)

    async def wish(self, **wish: Any) -> Any:
        """The next message after it."""
        await self.room.hear(self.id, json.dumps(wish))
        return await self.hear()


class House:
    """A database, and the rooms of its matches."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "shem.db"
        self.engine = open_database(f"sqlite:///{self.path}")
        self.store = Store(self.engine)

    def put(self, match: Match, *players: str, state: str = "playing") -> str:
        id = new_id()
        journal = DatabaseJournal(self.engine, id)
        journal.first = self.store.rows(id, OWNER, match, players or ["here"] * len(match.seats), state)
        journal.keep(0, match.lines)
        return id

    def access(self, id: str) -> Access:
        return self.store.access(id, OWNER)

    async def come(self, rooms: Rooms, id: str) -> tuple[Guest, Any]:
        """Somebody and their Welcome."""
        access = await asyncio.to_thread(self.access, id)
        room = await rooms.room(access)
        guest = Guest(room, *await self._joined(room, access))
        return guest, await guest.hear()

    async def _joined(self, room: Room, access: Access) -> tuple[str, asyncio.Queue[str | None]]:
        id, outbox = await room.join(lambda: access, "en")
        return id, outbox.queue

    def run(self, work: Work, patience: float = 0.0) -> None:
        async def worked() -> None:
            rooms = Rooms(self.store, Bots(Thinking(1), 0.0, False), patience)
            try:
                await work(rooms)
            finally:
                await rooms.stop()

        asyncio.run(worked())


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.engine.dispose()


def in_memory(kind: type) -> int:
    return sum(isinstance(one, kind) for one in gc.get_objects())


def test_what_is_put_away_is_free_at_once_and_its_people_stay(house: House) -> None:
    """Nothing of it waits for the collector, which looks seldom."""
    id = house.put(walked(40))

    async def work(rooms: Rooms) -> None:
        guest, welcome = await house.come(rooms, id)
        _, _ = await house.come(rooms, id)
        assert (await guest.hear())["kind"] == "sight", "somebody came"
        gc.collect()
        gc.disable()
        try:
            before = in_memory(Hosted)
            await rooms.put_away()
            assert guest.room.held == 0 and in_memory(Hosted) == before - 1
        finally:
            gc.enable()
        again = await guest.wish(kind="look", seat=welcome["sight"]["seat"])
        assert guest.room.held > 0
        assert [seat["online"] for seat in again["sight"]["seats"]] == [True, True]
        assert again == {**welcome, "sight": again["sight"]}
        assert again["sight"] == welcome["sight"]

    house.run(work)


def test_a_match_that_is_put_away_keeps_a_position_and_is_not_played_again(house: House) -> None:
    match = walked(20)
    id = house.put(match)

    async def work(rooms: Rooms) -> None:
        guest, _ = await house.come(rooms, id)
        await rooms.put_away()
        kept = await asyncio.to_thread(house.store.position, id)
        assert json.loads(kept)["lines"] == match.line_count
        await guest.wish(kind="look", seat=0)
        earlier = await guest.room.run(lambda hosted: hosted.match.earlier)
        assert earlier is not None and earlier.lines == match.line_count

    house.run(work)


def test_what_was_asked_before_is_answered_after(house: House) -> None:
    """Who wants to take back something that others decided after, who agrees, and doing it again."""
    match = shem.new("arcana", scenario="three-cairns", order="position", seed=5)
    for _ in range(4):
        seat = match.pending.seats[0]
        match.play(seat, match.legal(seat)[0])
    id, last = house.put(match), match.live[-1]
    assert last.seat is not None
    asks = 1 - last.seat

    async def work(rooms: Rooms) -> None:
        guest, welcome = await house.come(rooms, id)
        asked = await guest.wish(kind="undo", seq=welcome["sight"]["seq"], seat=asks)
        assert (asked["undo"]["asking"], asked["undo"]["missing"]) == (asks, [last.seat])
        await rooms.put_away()
        await guest.wish(kind="look", seat=None)
        await rooms.put_away()
        undone = await guest.wish(kind="consent", seq=asked["seq"], seat=last.seat, agree=True)
        assert undone["seq"] > asked["seq"] and undone["undo"]["redo"]["by"] == asks
        await rooms.put_away()
        redone = await guest.wish(kind="redo", seq=undone["seq"], seat=asks)
        assert redone["seq"] > undone["seq"]
        assert (await guest.room.run(lambda hosted: hosted.match.live[-1].digest)) == last.digest

    house.run(work)


def test_a_bot_answers_who_comes_back(house: House) -> None:
    """And while a bot thinks, nothing is put away."""
    match = shem.new("arcana", scenario="three-cairns", order="position", seed=5, seats=2)
    id = house.put(match, "here", "random")

    async def work(rooms: Rooms) -> None:
        guest, welcome = await house.come(rooms, id)
        sight = welcome["sight"]
        for _ in range(3):
            while sight["pending"]["seats"] != [0]:
                await rooms.put_away()
                sight = await guest.hear()
            await rooms.put_away()
            assert guest.room.held == 0
            await guest.room.hear(guest.id, json.dumps({"kind": "ask", "id": 1, "what": "choices"}))
            choices = (await guest.hear())["result"]["choices"]
            await rooms.put_away()
            sight = await guest.wish(kind="act", seq=sight["seq"], seat=0, key=choices[0]["key"])
            assert sight["kind"] == "sight"

    house.run(work)


def test_while_the_database_does_not_answer_who_wishes_something_is_told_so(house: House) -> None:
    """The match is taken up as soon as it can be."""
    id = house.put(walked(5))

    async def work(rooms: Rooms) -> None:
        guest, welcome = await house.come(rooms, id)
        await rooms.put_away()
        with closing(sqlite3.connect(house.path)) as database:
            database.execute("ALTER TABLE match_line RENAME TO elsewhere")
            refused = await guest.wish(kind="ask", id=3, what="choices")
            assert (refused["kind"], refused["code"], refused["id"]) == ("refused", "away", 3)
            assert refused["text"].startswith("The database does not answer.")
            database.execute("ALTER TABLE elsewhere RENAME TO match_line")
        assert (await guest.wish(kind="look", seat=0))["sight"]["seq"] == welcome["sight"]["seq"]

    house.run(work)


def test_who_leaves_a_match_that_is_put_away_is_gone_from_it(house: House) -> None:
    id = house.put(walked(5))

    async def work(rooms: Rooms) -> None:
        guest, _ = await house.come(rooms, id)
        await rooms.put_away()
        await guest.room.leave(guest.id)
        assert guest.room.held == 0, "nobody is there who would be told"
        _, welcome = await house.come(rooms, id)
        assert await guest.room.run(lambda hosted: len(hosted._clients)) == 1
        assert welcome["kind"] == "welcome"

    house.run(work)


def test_beyond_what_all_may_hold_who_was_touched_longest_ago_goes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [house.put(walked(10)) for _ in range(4)]
    monkeypatch.setattr(app_rooms, "MOST_HELD", 110)

    async def work(rooms: Rooms) -> None:
        guests = [(await house.come(rooms, id))[0] for id in ids]
        await guests[0].wish(kind="look", seat=0)
        await rooms.put_away()
        assert [guest.room.held > 0 for guest in guests] == [True, False, False, True]

    house.run(work, patience=600.0)


def test_a_match_is_played_though_it_is_put_away_at_every_moment() -> None:
    """The app itself, with a person, somebody who watches, and a bot."""
    with serving(SHEM_PUT_AWAY="0.1") as server:
        browser = Browser(server)
        made = browser.make("here", "random", order="position")
        with browser.sit(made["id"]) as chair, browser.sit(made["id"]) as watcher:
            for _ in range(4):
                sight = chair.wait(mine)
                sleep(0.4)
                chair.act(first(chair.choices(), "deploy"))
                watcher.wait(lambda seen, seq=sight["seq"]: seen["seq"] > seq)  # type: ignore[misc]


@pytest.mark.parametrize(
    ("state", "times"), [("replay", 200), ("playing", 3000)]
)  # a replay is played again, undone or not
def test_nobody_waits_for_a_long_match_that_somebody_else_opens(house: House, state: str, times: int) -> None:
    """Somebody may bring a file of very many lines, and open it again and again."""
    long = walked(1)
    action = long.legal(long.pending.seats[0])[0]
    for _ in range(times):
        long.play(long.pending.seats[0], action)
        long.undo(range(len(long.seats)))
    slow = [house.put(long, state=state) for _ in range(3)]
    quick = house.put(walked(1))

    *slowly, quickly = [house.access(id) for id in (*slow, quick)]

    async def work(rooms: Rooms) -> None:
        opening = [asyncio.create_task(rooms.room(access)) for access in slowly]
        await asyncio.sleep(0.01)
        await asyncio.wait_for(rooms.room(quickly), WAIT)
        assert not all(task.done() for task in opening)
        again = await asyncio.wait_for(rooms.room(slowly[0]), WAIT)
        assert again is await asyncio.wait_for(opening[0], WAIT), "it is opened once"
        await asyncio.wait_for(asyncio.gather(*opening), WAIT)

    house.run(work, patience=WAIT)
