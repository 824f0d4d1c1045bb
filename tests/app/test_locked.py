"""Somebody else holds the database for long: whatever only reads goes on, what writes says so in words, nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from shem.app.database import open_database
from shem.app.sessions import WAIT, DatabaseTrouble, reading, unhurried, writing
from tests.app.table import Browser, Message, Server, serving
from tests.app.test_playing import first

AT_ONCE = 1.5  # seconds; the machine may be busy
HELD = 6.0


@contextmanager
def held(server: Server) -> Iterator[None]:
    """As another program holds it that writes."""
    with closing(sqlite3.connect(server.home / "shem.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def timed(work: Callable[[], object]) -> float:
    began = time.monotonic()
    work()
    return time.monotonic() - began


def test_a_lock_of_six_seconds_stops_no_reading_and_loses_nothing() -> None:
    with serving() as server:
        nothing_stops(server, held)


def nothing_stops(server: Server, hold: Callable[[Server], AbstractContextManager[None]]) -> None:
    """No reading, while somebody holds the database; and whoever writes is told."""
    browser = Browser(server)
    made = browser.make("here", "here", order="position")
    id, other = made["id"], browser.make("here", "here")["id"]
    token = browser.make("here", "remote")["links"][1]["url"].rpartition("/")[2]
    reads: list[Callable[[], object]] = [
        lambda: httpx.get(server.address, trust_env=False),
        lambda: browser.get("/home"),
        lambda: browser.get("/settings"),
        lambda: browser.get(f"/matches/{id}"),
        lambda: browser.ask("GET", f"/matches/{id}/log"),
        lambda: browser.get("/games/arcana/armies"),
        lambda: browser.ask("GET", "/matches/none", 404),
    ]
    writes: list[Callable[[], httpx.Response]] = [
        lambda: browser.ask("PUT", "/settings", 503, json={"language": "de"}),
        lambda: browser.ask("POST", "/matches", 503, json={"game": "arcana", "options": {}, "seats": TWO}),
        lambda: browser.ask("PUT", f"/matches/{id}/seats/0/name", 503, json={"name": "Ada"}),
        lambda: browser.ask("DELETE", f"/matches/{other}", 503),
        lambda: Browser(server).ask("POST", f"/join/{token}", 503),
    ]
    for read in reads:
        read()  # what is worked out once is there
    with ThreadPoolExecutor(len(writes)) as threads, browser.sit(id) as chair:
        choice = first(chair.choices(), "deploy")
        wish = {"kind": "act", "seq": chair.sight["seq"], "seat": chair.sight["seat"], "key": choice["key"]}
        with hold(server):
            began = time.monotonic()
            chair.say(**wish)
            told = [threads.submit(write) for write in writes]
            while time.monotonic() < began + HELD:
                assert max(timed(read) for read in reads[:4]) < AT_ONCE
                time.sleep(0.2)
            refused = chair.hear()
            assert (refused["kind"], refused["code"]) == ("refused", "busy") and "try it again" in refused["text"]
            for answer in told:
                problem = answer.result(1).json()
                assert problem["code"] == "busy" and "again" in problem["text"]
            assert all(timed(read) < AT_ONCE for read in reads), "what its own room had to wait for"
        assert chair.wish(**wish)["seq"] > wish["seq"], "it had not happened, and can be done now"
    assert browser.get("/settings") == {}
    assert [line["seats"][0]["who"] for line in browser.get("/home")["matches"]] == ["", "", ""]
    warned = server.errors()
    (server.home / "stderr.txt").write_text("")
    assert "Traceback" not in warned and "/join/" in warned and token not in warned


TWO = [{"player": "here", "dice": "app"}] * 2


def test_a_short_lock_is_waited_for() -> None:
    with serving() as server:
        browser = Browser(server)
        made = browser.make("here", "here", order="position")
        with browser.sit(made["id"]) as chair:
            choice = first(chair.choices(), "deploy")
            with held(server):
                seq = chair.sight["seq"]
                chair.say(kind="act", seq=seq, seat=chair.sight["seat"], key=choice["key"])
                time.sleep(1)
            after: Message = chair.hear()
            assert after["kind"] == "sight" and after["seq"] > seq


def test_the_database_is_never_asked_on_the_event_loop(tmp_path: Path) -> None:
    """Whoever tries finds out at once, in every test of the app."""
    engine = open_database(f"sqlite:///{tmp_path / 'shem.db'}")
    for begin in (reading, writing, unhurried):

        async def asked() -> None:
            with begin(engine) as session:  # noqa: B023 - called at once
                session.execute(text("SELECT 1"))

        with pytest.raises(RuntimeError, match="event loop"):
            asyncio.run(asked())
    engine.dispose()


def test_reading_cannot_write_and_writing_waits_with_a_limit(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'shem.db'}")
    with pytest.raises((SQLAlchemyError, DatabaseTrouble)), reading(engine) as session:
        session.execute(text("DELETE FROM device"))
    with closing(sqlite3.connect(tmp_path / "shem.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with reading(engine) as session:
            assert session.scalar(text("SELECT count(*) FROM device")) == 0
        began = time.monotonic()
        for begin in (writing, unhurried):
            with pytest.raises(DatabaseTrouble) as told, begin(engine) as session:
                session.execute(text("DELETE FROM device"))
            assert told.value.code == "busy"
        assert WAIT <= time.monotonic() - began < 2 * WAIT + AT_ONCE
    engine.dispose()


def test_all_who_wait_to_write_are_told_after_the_same_time(tmp_path: Path) -> None:
    """One after the other, each with a limit of its own, they would wait for minutes."""
    engine = open_database(f"sqlite:///{tmp_path / 'shem.db'}")

    def write() -> str:
        try:
            with writing(engine) as session:
                session.execute(text("DELETE FROM device"))
            return "kept"
        except DatabaseTrouble as trouble:
            return trouble.code

    with closing(sqlite3.connect(tmp_path / "shem.db", isolation_level=None)) as other, ThreadPoolExecutor(40) as threads:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        waiting = [threads.submit(write) for _ in range(40)]
        assert [each.result(WAIT * 3) for each in waiting] == ["busy"] * 40
        assert time.monotonic() - began < WAIT + 2 * AT_ONCE
    assert write() == "kept"
    engine.dispose()
