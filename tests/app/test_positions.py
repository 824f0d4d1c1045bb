"""A long match opens from a late position in the database; its lines stay the truth."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import Engine, select, text
from sqlalchemy.orm import Session

import shem
from shem.app.database import open_database
from shem.app.device import COOKIE, device_id
from shem.app.guests import Outbox
from shem.app.hosting import Bots, Room
from shem.app.journal import DatabaseJournal
from shem.app.keeping import BETWEEN
from shem.app.rooms import Rooms
from shem.app.sessions import unhurried
from shem.app.store import Store, new_id, now
from shem.app.tables import Device, LineRow, PositionRow
from shem.app.thinking import Thinking
from shem.core.errors import SaveError
from shem.core.late import lines_digest
from shem.core.log import Earlier
from shem.core.match import Match
from shem.games.arcana.parts.actions import Deploy, EndTurn, Move
from tests.app.table import Browser, Chair, Message, Server
from tests.app.test_playing import first

NORMAL, FULL = 1, 2  # as SQLite counts
OWNER = "0" * 64
SHOWN = ("seq", "seat", "seats", "pending", "legal", "secrets", "undo", "scene")
Kept = tuple[int, str, str]


def walked(decisions: int) -> Match:
    """Both armies are deployed and walk about without a roll, so that all of it can be taken back freely."""
    match = shem.new("arcana", scenario="three-cairns", order="position", seed=5)
    for number in range(decisions):
        seat = match.pending.seats[0]
        legal = match.legal(seat)
        wanted = [kind for kind in (Deploy, Move, EndTurn) if any(isinstance(action, kind) for action in legal)]
        some = [action for action in legal if isinstance(action, wanted[0])]
        match.play(seat, some[number % len(some)])
    return match


def put(server: Server, browser: Browser, match: Match) -> str:
    """A match into the server's database, as one that this browser made and plays alone; its id."""
    browser.get("/home")
    engine = open_database(f"sqlite:///{server.home / 'shem.db'}")
    id = kept_match(engine, match, device_id(browser.cookies[COOKIE]))
    engine.dispose()
    return id


def kept_match(engine: Engine, match: Match, owner: str) -> str:
    """A match into a database, as one that a device plays alone; its id."""
    id = new_id()
    journal = DatabaseJournal(engine, id)
    journal.first = Store(engine).rows(id, owner, match, ["here"] * len(match.seats), "playing")
    journal.keep(0, match.lines)
    return id


@contextmanager
def inside(server: Server) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(server.home / "shem.db")) as database, database:
        yield database


def kept(server: Server, match: str) -> Kept | None:
    """The late position of a match: after how many lines, its text, its digest."""
    with inside(server) as database:
        found: Kept | None = database.execute(
            "SELECT line, text, digest FROM match_position WHERE match = ?", (match,)
        ).fetchone()
        return found


def wait_for_position(server: Server, match: str, right: Callable[[Kept], bool] = lambda found: True) -> Kept:
    """It is written while the match goes on, so that it may take a moment."""
    end = monotonic() + 30
    while monotonic() < end:
        found = kept(server, match)
        if found is not None and right(found):
            return found
        sleep(0.05)
    raise AssertionError("no such position was kept")


class Long:
    """A match of somebody who plays both seats, some lines longer than its late position; as it was shown at last."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browser = Browser(server)
        self.match = walked(BETWEEN // 2 + 4)
        self.id = put(server, self.browser, self.match)
        with self.browser.sit(self.id) as chair:
            self.line = wait_for_position(server, self.id)[0]
            for _ in range(3):
                self.step(chair)
            self.shown, self.log = self.look(chair)

    def step(self, chair: Chair) -> None:
        """Whoever is asked ends its turn."""
        seat = chair.sight["pending"]["seats"][0]
        if chair.sight["seat"] != seat:
            chair.wish(kind="look", seat=seat)
        chair.act(first(chair.question("choices", about={})["choices"], "end"))

    def look(self, chair: Chair) -> tuple[Message, list[Message]]:
        welcome = chair.wish(kind="look", seat=chair.sight["pending"]["seats"][0])
        return {name: welcome["sight"][name] for name in SHOWN}, welcome["log"]

    def opened(self) -> tuple[Message, list[Message]]:
        with self.browser.sit(self.id) as chair:
            return self.look(chair)

    def at(self, seq: int) -> Any:
        return self.browser.get(f"/matches/{self.id}/at/{seq}", params={"seat": 0})


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    """A server that is killed and started again."""
    server = Server(tmp_path)
    yield server.start()
    server.stop()


def test_a_killed_server_opens_a_long_match_where_it_was(home: Server) -> None:
    """The same sight and the same log; its past is played again when it is asked for."""
    long = Long(home)
    assert BETWEEN <= long.line < long.shown["seq"]
    before = [long.at(seq) for seq in (1, 5, 20)]
    home.kill()
    home.start()
    assert long.opened() == (long.shown, long.log)
    told = next(one for one in reversed(long.log) if one["numbers"])
    with long.browser.sit(long.id) as chair:
        numbers = chair.question("dive", about={"entry": told["entry"], "place": told["place"]})
        assert {number["code"]: number["total"] for number in numbers} == told["numbers"]
        assert chair.question("log") == long.log
    assert [long.at(seq) for seq in (1, 5, 20)] == before
    long.browser.ask("DELETE", f"/matches/{long.id}", 204)
    assert kept(home, long.id) is None
    assert home.errors() == ""


# The same without a server: what `Rooms` opens from a database.


class House:
    """A database with one match in it, some lines longer than a late position."""

    def __init__(self, folder: Path) -> None:
        self.engine = open_database(f"sqlite:///{folder / 'shem.db'}")
        self.store = Store(self.engine)
        self.match = walked(BETWEEN // 2 + 4)
        self.id = kept_match(self.engine, self.match, OWNER)

    def visit(self, work: Callable[[Room, Outbox], Awaitable[None]] | None = None) -> tuple[Message, Earlier | None]:
        """Open the match anew and come in; the Welcome, and what was not played again for it."""

        access = self.store.access(self.id, OWNER)

        async def visited() -> tuple[Message, Earlier | None]:
            rooms = Rooms(self.store, Bots(Thinking(1), 0.0, False))
            room = await rooms.room(access)
            _, outbox = await room.join(lambda: access, "en")
            welcome: Message = json.loads(await outbox.queue.get() or "")
            if work is not None:
                await work(room, outbox)
            earlier = await room.run(lambda hosted: hosted.match.earlier)
            await rooms.stop()
            return welcome, earlier

        return asyncio.run(visited())

    def keep(self, data: Any) -> None:
        """A position that is whole by its digest."""
        text = json.dumps(data)
        with Session(self.engine) as session, session.begin():
            row = session.get_one(PositionRow, self.id)
            row.text, row.digest = text, sha256(text.encode()).hexdigest()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.engine.dispose()


def test_a_match_without_a_position_gets_one_and_is_opened_from_it(house: House) -> None:
    first_time, earlier = house.visit()
    assert earlier is None
    again, earlier = house.visit()
    assert earlier is not None and earlier.lines == house.match.line_count
    assert again == first_time


def lines_of(engine: Engine, match: str) -> list[str]:
    journal = DatabaseJournal(engine, match)
    journal.read()
    return journal.lines


def test_a_late_position_stands_for_lines_that_are_not_played_again(house: House) -> None:
    """What would disagree before it is only found out by who asks for that past; the match goes on."""
    shown, _ = house.visit()
    with Session(house.engine) as session, session.begin():
        row = session.get_one(LineRow, (house.id, 2))
        row.text = json.dumps({**json.loads(row.text), "digest": "0" * 64})
    data = json.loads(house.store.position(house.id))
    house.keep({**data, "digest": lines_digest(lines_of(house.engine, house.id))})

    async def look_back(room: Room, outbox: Outbox) -> None:
        with pytest.raises(SaveError, match="digest"):
            await room.play_earlier()

    again, earlier = house.visit(look_back)
    assert earlier is not None and again == shown


def test_undo_goes_back_before_the_late_position(house: House) -> None:
    house.visit()

    async def undo(room: Room, outbox: Outbox) -> None:
        (id,) = room._outboxes
        for back in range(2, 10):
            seat, seq = await room.run(lambda hosted: (hosted.match.live[-1].seat, hosted.seq))
            await room.hear(id, json.dumps({"kind": "undo", "seq": seq, "seat": seat}))
            sight = json.loads(await outbox.queue.get() or "")
            assert sight["kind"] == "sight" and len(sight["undone"]) == 1
            there = house.match.live[-back].state.data()["golems"]
            assert [golem["at"] for golem in sight["scene"]["golems"]] == [golem["at"] for golem in there]

    _, earlier = house.visit(undo)
    assert earlier is not None


@pytest.mark.parametrize("spoiled", ["text", "digest", "foreign", "gone"])
def test_a_spoiled_position_is_thrown_away_and_the_lines_are_played(
    spoiled: str, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """foreign: whole by its digest, but not the position that the lines name."""
    shown, _ = house.visit()
    sound = house.store.position(house.id)
    data = json.loads(sound)
    data["state"]["armies"][0]["vp"] += 3
    if spoiled == "foreign":
        house.keep(data)
    else:
        with Session(house.engine) as session, session.begin():
            row = session.get_one(PositionRow, house.id)
            if spoiled == "text":
                row.text = json.dumps(data)
            elif spoiled == "digest":
                row.digest = "0" * 64
            else:
                session.delete(row)
    again, earlier = house.visit()
    assert earlier is None and again == shown
    assert house.store.position(house.id) == sound, "a sound one takes its place"
    assert ("spoiled" in caplog.text) == (spoiled in ("text", "digest"))


def test_nobody_waits_for_the_disk_behind_a_late_position(tmp_path: Path) -> None:
    """All else is on disk when its transaction ends, before it and after it."""
    engine = open_database(f"sqlite:///{tmp_path}/shem.db")
    assert engine.pool.checkedin() == 1  # type: ignore[attr-defined]
    with unhurried(engine) as session:
        assert session.scalar(text("PRAGMA synchronous")) == NORMAL
        session.add(Device(id="0" * 64, made=now(), settings={}))
    with pytest.raises(ZeroDivisionError), unhurried(engine) as session:
        session.add(Device(id="1" * 64, made=now(), settings={}))
        raise ZeroDivisionError
    with Session(engine) as session:
        assert session.scalar(text("PRAGMA synchronous")) == FULL
        assert list(session.scalars(select(Device.id))) == ["0" * 64]
    engine.dispose()
