"""A long match opens from a late position in the database; its lines stay the truth."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.orm import Session

import shem
from shem.app.database import open_database, unhurried
from shem.app.device import COOKIE, device_id
from shem.app.journal import DatabaseJournal
from shem.app.rooms import BETWEEN
from shem.app.store import Store, new_id, now
from shem.app.tables import Device
from shem.core.match import Match
from shem.games.arcana.actions import Deploy, EndTurn, Move
from tests.app.table import Browser, Chair, Message, Server
from tests.app.test_playing import first

NORMAL, FULL = 1, 2  # as SQLite counts
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
    id = new_id()
    journal = DatabaseJournal(engine, id)
    owner = device_id(browser.cookies[COOKIE])
    journal.first = Store(engine).rows(id, owner, match, ["here"] * len(match.seats), "playing")
    journal.keep(0, match.lines)
    engine.dispose()
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
    """A server that may complain of what is done to its database."""
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
    assert home.errors() == ""


def test_a_late_position_stands_for_lines_that_are_not_played_again(home: Server) -> None:
    """What would disagree before it is only found out by who asks for that past; the match goes on."""
    long = Long(home)
    home.kill()
    with inside(home) as database:
        text = database.execute("SELECT text FROM match_line WHERE match = ? AND number = 2", (long.id,)).fetchone()[0]
        changed = json.dumps({**json.loads(text), "digest": "0" * 64})
        database.execute("UPDATE match_line SET text = ? WHERE match = ? AND number = 2", (changed, long.id))
        data = json.loads(kept(home, long.id)[1])  # type: ignore[index]
        lines = [
            row[0] for row in database.execute("SELECT text FROM match_line WHERE match = ? ORDER BY number", (long.id,))
        ]
        data["digest"] = sha256("".join(line + "\n" for line in lines[: long.line]).encode()).hexdigest()
        keep(database, json.dumps(data))
    home.start()
    assert long.opened()[0] == long.shown
    refused = long.browser.ask("GET", f"/matches/{long.id}/at/1", 400).json()
    assert refused["code"] == "save-digest" and refused["text"]
    assert long.opened()[0] == long.shown


def keep(database: sqlite3.Connection, text: str) -> None:
    """A position that is whole by its digest."""
    digest = sha256(text.encode()).hexdigest()
    database.execute("UPDATE match_position SET text = ?, digest = ?", (text, digest))


def test_undo_goes_back_before_the_late_position(home: Server) -> None:
    long = Long(home)
    home.kill()
    home.start()
    with long.browser.sit(long.id) as chair:
        for taken in range(1, 9):
            chair.wish(kind="look", seat=chair.sight["undo"]["by"])
            undo = chair.sight["undo"]
            assert undo["possible"] and undo["free"] and undo["count"] == 1
            chair.wish(kind="undo", seq=chair.sight["seq"], seat=undo["by"])
            if taken >= 3:
                there = long.match.live[len(long.match.live) + 2 - taken].state.data()["golems"]
                places = [(golem["number"], golem["at"]) for golem in chair.sight["scene"]["golems"]]
                assert places == [(number, there[number]["at"]) for number, _ in places]
    assert home.errors() == ""


@pytest.mark.parametrize("spoiled", ["text", "digest", "foreign", "gone"])
def test_a_spoiled_position_is_thrown_away_and_the_lines_are_played(spoiled: str, home: Server) -> None:
    """foreign: whole by its digest, but not the position that the lines name."""
    long = Long(home)
    line, text, _ = wait_for_position(home, long.id)
    home.kill()
    data = json.loads(text)
    data["state"]["armies"][0]["vp"] += 3
    with inside(home) as database:
        if spoiled == "text":
            database.execute("UPDATE match_position SET text = ?", (json.dumps(data),))
        elif spoiled == "digest":
            database.execute("UPDATE match_position SET digest = ?", ("0" * 64,))
        elif spoiled == "foreign":
            keep(database, json.dumps(data))
        else:
            database.execute("DELETE FROM match_position")
    home.start()
    assert long.opened() == (long.shown, long.log)
    found = wait_for_position(home, long.id, lambda found: found[0] > line)
    assert sha256(found[1].encode()).hexdigest() == found[2], "a sound one takes its place"
    assert ("spoiled" in home.errors()) == (spoiled in ("text", "digest"))


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


def test_a_deleted_match_leaves_no_position(home: Server) -> None:
    long = Long(home)
    long.browser.ask("DELETE", f"/matches/{long.id}", 204)
    assert kept(home, long.id) is None
