"""The app on a real PostgreSQL: everything that is kept in SQLite else, and what only a server of its own can do."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Engine, create_engine, func, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from shem.app.database import NoDatabase, address_of, migrate, open_database
from shem.app.hold import Held
from shem.app.hold_database import BEAT, DatabaseHold
from shem.app.hold_database import PATIENCE as PATIENCE_OF_HOLD
from shem.app.journal import DatabaseJournal
from shem.app.sessions import LOCK, WAIT, unhurried
from shem.app.shelf import DocumentShelf
from shem.app.store import Store, new_id
from shem.app.tables import Base, Holder, LineRow, MatchRow, PositionRow, RealRow, SeatRow
from shem.core.errors import SaveError
from shem.core.late import Late
from shem.core.save import take_up
from shem.games import game
from shem.table.face import face
from shem.table.fault import Fault
from tests.app.battles import battle, gone_on_with
from tests.app.postgres import Cluster, cluster, missing
from tests.app.table import Browser, Server
from tests.app.test_full_disk import TWO, WORDS, Disk, a_bot_waits_for_room, small_disk
from tests.app.test_keeping import strike
from tests.app.test_locked import AT_ONCE, nothing_stops, timed
from tests.app.test_playing import first, token_of
from tests.app.test_positions import walked
from tests.children import PATIENCE
from tests.cli.terminal import shem

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "there is one")

OWNER = "0" * 64
LINES = 27  # of the matches here: the header, and two for the set-up and each decision


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture
def engine(postgresql: Cluster) -> Iterator[Engine]:
    found = open_database(postgresql.new())
    yield found
    found.dispose()


def laid(engine: Engine, *players: str, decisions: int = LINES // 2 - 1) -> str:
    """A match in the database; its id."""
    match, id = walked(decisions), new_id()
    journal = DatabaseJournal(engine, id)
    journal.first = Store(engine).rows(id, OWNER, match, players or ("here", "remote"), "playing")
    journal.keep(0, match.lines)
    return id


def differences(engine: Engine) -> list[Any]:
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))


def test_the_migrations_make_the_tables_that_the_app_uses(engine: Engine, tmp_path: Path) -> None:
    """In PostgreSQL and in SQLite, from nothing and from an older version; and running them again changes nothing."""
    small = open_database(f"sqlite:///{tmp_path}/shem.db")
    for one in (engine, small):
        migrate(one)
        assert differences(one) == []
    small.dispose()


def test_what_the_older_version_kept_is_there_after_the_migration(engine: Engine) -> None:
    id = laid(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE match_thought"))
        connection.execute(text("DROP TABLE match_position"))
        connection.execute(text("DROP TABLE match_real"))
        connection.execute(text("ALTER TABLE document DROP COLUMN kind, DROP COLUMN version"))
        connection.execute(text("ALTER TABLE document RENAME TO army"))
        connection.execute(text("ALTER INDEX ix_document_owner RENAME TO ix_army_owner"))
        connection.execute(text("ALTER TABLE seat DROP COLUMN name, DROP COLUMN real, DROP COLUMN banner"))
        connection.execute(text('ALTER TABLE "match" DROP COLUMN wanted, DROP COLUMN rematch, DROP COLUMN asked'))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    migrate(engine)
    assert differences(engine) == []
    journal = DatabaseJournal(engine, id)
    journal.read()
    assert take_up(journal, game, id).line_count == LINES


def test_a_transaction_is_on_disk_before_anybody_is_told(engine: Engine) -> None:
    """But for late positions, which can be made again."""
    with unhurried(engine) as session:
        assert session.scalar(text("SHOW synchronous_commit")) == "off"
    with engine.connect() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
        assert connection.execute(text("SHOW lock_timeout")).scalar() == "5s"


def test_a_match_is_kept_taken_up_and_deleted(engine: Engine) -> None:
    id, store = laid(engine), Store(engine)
    journal = DatabaseJournal(engine, id)
    journal.read()
    match = take_up(journal, game, id)
    store.keep_position(id, Late(match))
    seat = match.pending.seats[0]
    match.play(seat, match.legal(seat)[0])
    store.keep_position(id, Late(match))
    again = DatabaseJournal(engine, id)
    again.read()
    taken = take_up(again, game, id, store.position(id))
    for things, seats in (({}, [0, 1]), ({"tile-0": {"place": "0,0"}}, [1])):
        store.keep_real(id, {"things": things}, seats)
        assert store.real(id) == {"things": things} and store.access_of_owner(id).real == seats
    assert taken.earlier is not None and taken.state.data() == match.state.data() and again.lines == journal.lines
    store.remove(id)
    with Session(engine) as session:
        for table in (MatchRow, LineRow, PositionRow, RealRow, SeatRow, Holder):
            assert session.scalar(select(func.count()).select_from(table)) == 0
    store.keep_position(id, Late(match))  # too late: it says so in the log and harms nobody
    store.keep_real(id, {"things": {}}, ())  # as this
    assert store.position(id) == "" and store.real(id) is None


def test_who_writes_the_same_line_second_is_refused(engine: Engine) -> None:
    id = laid(engine)
    first, second = DatabaseJournal(engine, id), DatabaseJournal(engine, id)
    for journal in (first, second):
        journal.read()
    one, other = (take_up(journal, game, id) for journal in (first, second))
    seat = one.pending.seats[0]
    one.play(seat, one.legal(seat)[0])
    with pytest.raises(SaveError, match="changed by somebody else"):
        other.play(seat, other.legal(seat)[0])
    assert other.line_count == len(first.lines) - 2


def test_a_line_that_cannot_be_kept_is_an_oserror(engine: Engine) -> None:
    id = laid(engine)
    journal = DatabaseJournal(engine, id)
    journal.read()
    match = take_up(journal, game, id)
    full = "CREATE FUNCTION full_() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$"
    with engine.begin() as connection:
        connection.execute(text(full))
        connection.execute(text("CREATE TRIGGER full_ BEFORE INSERT ON match_line FOR EACH ROW EXECUTE FUNCTION full_()"))
    seat, before = match.pending.seats[0], match.state.data()
    with pytest.raises(OSError, match="full"):
        match.play(seat, match.legal(seat)[0])
    assert match.state.data() == before and len(journal.lines) == match.line_count


def together(*works: Callable[[], object]) -> list[BaseException]:
    """Do all of it at once; what was raised."""
    raised: list[BaseException] = []
    gate = threading.Barrier(len(works))

    def run(work: Callable[[], object]) -> None:
        gate.wait(PATIENCE)
        try:
            work()
        except Exception as error:
            raised.append(error)

    threads = [threading.Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    return raised


def test_what_happens_at_once_happens_one_after_the_other(engine: Engine) -> None:
    """A device that follows a link twice at once sits down once; and who comes while the link is renewed has it or not."""
    id, store = laid(engine), Store(engine)
    token = store.access(id, OWNER).seats[1].token or ""
    assert together(*[lambda: store.join(token, "1" * 64, "en")] * 6) == []
    assert store.access(id, "1" * 64).holds == {1}
    for attempt in range(8):
        device = f"{attempt + 2}" * 64
        old = store.access(id, OWNER).seats[1].token or ""
        late = together(lambda: store.join(old, device, "en"), lambda: store.renew(id, 1))  # noqa: B023 - done at once
        assert all(isinstance(error, Fault) and error.code == "no-link" for error in late)
        with pytest.raises(Fault):
            store.access(id, device)


def test_two_apps_that_start_at_once_make_the_tables_once(postgresql: Cluster) -> None:
    url = postgresql.new()
    assert together(*[lambda: open_database(url).dispose()] * 3) == []


def test_armies_are_kept_with_any_text(engine: Engine) -> None:
    shelf = DocumentShelf(engine, OWNER, face("arcana"), "army")
    title = "Größe \u0000 \\ 🜁 ' \" %s"
    army: Any = {"title": title, "golems": []}
    id = shelf.add(army)
    assert shelf.get(id) == army and shelf.all() == [(id, army)]
    changed: Any = {**army, "title": "x"}
    assert shelf.change(id, changed) and shelf.remove(id) and shelf.all() == []


def test_a_database_that_went_away_for_a_moment_is_found_again(postgresql: Cluster, engine: Engine) -> None:
    id = laid(engine)
    postgresql.stop()
    journal = DatabaseJournal(engine, id)
    with pytest.raises(OSError):
        journal.keep(LINES, ["{}"])
    postgresql.start()
    journal.keep(LINES, ["{}"])
    journal.lines.clear()
    journal.read()
    assert journal.lines[-1] == "{}"


@pytest.fixture
def server(postgresql: Cluster, tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, SHEM_DATABASE=postgresql.new().replace("postgresql+psycopg", "postgresql"))
    yield found.start()
    found.stop()


def test_a_killed_app_comes_back_in_mid_attack(server: Server, tmp_path: Path) -> None:
    """The whole story over HTTP and the socket, without a single SQLite file."""
    browser, guest = Browser(server), Browser(server)
    browser.ask("PUT", "/settings", json={"language": "de", "other": {"x": "\u0000"}})
    id = gone_on_with(browser, battle(("either", "either"), near=True))
    shared = browser.make("here", "remote", order="position")
    guest.join(shared["links"][1])
    new = browser.ask("POST", f"/matches/{shared['id']}/seats/1/link").json()
    assert guest.ask("GET", f"/matches/{shared['id']}", 404).json()["code"] == "no-match"
    assert guest.ask("POST", f"/join/{token_of(new)}").json()["seat"] == 1
    for path in ("/matches/%00", "/matches/a%00b"):
        assert browser.ask("GET", path, 400).json()["code"] == "malformed"
    with browser.sit(id) as chair:
        awaited = chair.act(strike(chair), dice="enter")
        assert awaited["pending"]["kind"] == "roll"
        server.kill()
    server.start()
    with browser.sit(id) as chair:
        if chair.sight["seat"] != awaited["seat"]:
            chair.wish(kind="look", seat=awaited["seat"])
        for name in ("seq", "pending", "scene", "undo"):
            assert chair.sight[name] == awaited[name]
    assert browser.get("/settings")["other"] == {"x": "\u0000"}
    assert browser.get(f"/matches/{id}/at/1")["sight"]["scene"]
    browser.ask("DELETE", f"/matches/{id}", 204)
    assert [line["id"] for line in browser.get("/home")["matches"] if line["state"] != "replay"] == [shared["id"]]
    assert server.errors() == "" and not list(tmp_path.glob("*.db*"))


# Two apps.


def test_two_homes_do_not_share_a_database(
    postgresql: Cluster, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second says who has it and where, or stops; one that was killed leaves no lock behind."""
    url = server.environment["SHEM_DATABASE"]
    monkeypatch.setenv("SHEM_HOME", str(tmp_path / "other"))
    monkeypatch.setenv("SHEM_DATABASE", url)
    for lang, said in (("en", "Another app uses"), ("de", "Eine andere App benutzt")):
        run = shem("serve", "--no-open", "--port", "0", lang=lang)
        assert run.code == 2 and "Traceback" not in run.err
        assert said in run.err and server.address in run.err and str(server.process) in run.err
    browser = Browser(server)
    id = browser.make("here", "here")["id"]
    server.kill()
    server.start()
    assert browser.get(f"/matches/{id}")["state"] == "playing"
    beside = postgresql.new().replace("postgresql+psycopg", "postgresql")
    (tmp_path / "beside").mkdir()
    Server(tmp_path / "beside", SHEM_DATABASE=beside).start().stop()


def test_an_app_whose_database_another_has_taken_meanwhile_stops(postgresql: Cluster) -> None:
    """As after a restart of PostgreSQL; while nobody else has taken it, the app takes it again by itself."""
    url, lost = postgresql.new(), threading.Event()
    hold = DatabaseHold(url)
    hold.watch(lost.set)
    postgresql.stop()
    postgresql.start()
    time.sleep(BEAT + PATIENCE_OF_HOLD)
    with pytest.raises(Held):
        DatabaseHold(url)
    assert not lost.is_set() and hold.taken is None
    postgresql.stop()
    postgresql.start()
    other = DatabaseHold(url)
    assert lost.wait(PATIENCE)
    assert hold.taken is not None and hold.taken.details["process"] == str(os.getpid())
    for each in (hold, other):
        each.release()
    DatabaseHold(url).release()


# Others hold a lock.


@contextmanager
def locked(url: URL, statement: str) -> Iterator[None]:
    """As somebody else does who holds this until they are done."""
    other = create_engine(url)
    with other.connect() as connection, connection.begin():
        connection.execute(text(statement))
        yield
    other.dispose()


ALL = ", ".join(f'"{table}"' for table in Base.metadata.tables)
HELD_BY = {
    "an app that writes": f"SELECT pg_advisory_xact_lock({LOCK})",
    "a program": f"LOCK TABLE {ALL} IN EXCLUSIVE MODE",
}


@pytest.mark.parametrize("statement", HELD_BY.values(), ids=HELD_BY)
def test_a_lock_of_six_seconds_stops_no_reading_and_loses_nothing(statement: str, server: Server) -> None:
    url = address_of(server.environment["SHEM_DATABASE"])
    nothing_stops(server, lambda _: locked(url, statement))


def test_where_even_reading_is_locked_it_waits_with_a_limit_and_the_page_stands(server: Server) -> None:
    """As while an administrator rebuilds a table."""
    url = address_of(server.environment["SHEM_DATABASE"])
    browser = Browser(server, "de")
    id = browser.make("here", "here")["id"]

    def read() -> tuple[int, float, str]:
        began = time.monotonic()
        found = httpx.get(
            f"{server.address}/api/matches/{id}?lang=de", cookies=browser.cookies, timeout=60, trust_env=False
        )
        return found.status_code, time.monotonic() - began, found.json()["text"]

    with ThreadPoolExecutor(4) as threads, locked(url, f"LOCK TABLE {ALL} IN ACCESS EXCLUSIVE MODE"):
        waiting = [threads.submit(read) for _ in range(4)]
        time.sleep(1)
        for path in ("/", "/api/openapi.json"):
            assert timed(lambda path=path: httpx.get(server.address + path, trust_env=False)) < AT_ONCE  # type: ignore[misc]
        for status, took, said in (each.result(PATIENCE) for each in waiting):
            assert (status, "noch einmal" in said) == (503, True)
            assert WAIT - 0.5 < took < WAIT + 2 * AT_ONCE
    assert browser.get(f"/matches/{id}")["id"] == id
    assert "Traceback" not in server.errors()


# The disk is full.

ROOM = "24m"  # an empty database has 8 MB
JOURNAL = "24m"  # segments have 1 MB, and some are kept ready


def fill_pages(url: URL, disk: Disk) -> None:
    """Fill the disk, and then what room is left in the pages of the tables that grow as one plays."""
    disk.fill()
    engine = create_engine(url)
    for size in (4000, 1000, 200, 1):
        with suppress(OperationalError):
            for number in range(10_000):
                row = {"number": -1 - number - size * 10_000, "text": token_hex(size)}
                with engine.begin() as connection:
                    connection.execute(text("SET LOCAL synchronous_commit = off"))
                    connection.execute(text('INSERT INTO match_line SELECT min(id), :number, :text FROM "match"'), row)
            raise AssertionError("the disk is not full")
    engine.dispose()


@pytest.fixture
def disk() -> Iterator[Disk]:
    with small_disk(ROOM) as found:
        yield found


@pytest.fixture
def cramped(postgresql: Cluster, disk: Disk, tmp_path: Path) -> Iterator[Server]:
    """An app whose database has little room."""
    url = postgresql.new(disk.folder)
    found = Server(tmp_path, SHEM_DATABASE=url.replace("postgresql+psycopg", "postgresql")).start()
    yield found
    found.stop()
    name = url.partition("?")[0].rpartition("/")[2]
    engine = create_engine(postgresql.url("postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:  # before what it lies on goes away
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        connection.execute(text(f"DROP TABLESPACE {name}"))
    engine.dispose()


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_has_no_room_is_said_in_words_and_did_not_happen(disk: Disk, cramped: Server, language: str) -> None:
    browser = Browser(cramped, language)
    url = address_of(cramped.environment["SHEM_DATABASE"])
    made = browser.make("here", "here", order="position")
    with browser.sit(made["id"]) as chair:
        choice = first(chair.choices(), "deploy")
        before = browser.get("/home")["matches"]
        fill_pages(url, disk)
        for method, path, body in (
            ("POST", "/matches", {"game": "arcana", "options": {}, "seats": TWO}),
            ("PUT", "/settings", {"other": {"x": token_hex(20_000)}}),
        ):
            problem = browser.ask(method, path, 507, json=body).json()
            assert problem["code"] == "full" and WORDS[language] in problem["text"], path
        seq = chair.sight["seq"]
        refused = chair.act(choice)
        assert (refused["kind"], refused["code"]) == ("refused", "full") and WORDS[language] in refused["text"]
        assert chair.question("log"), "the socket lives"
        assert browser.get("/home")["matches"] == before and browser.get("/settings") == {}
        disk.free()
        assert chair.act(choice)["seq"] > seq
    browser.make("here", "here")
    assert "Traceback" not in cramped.errors()


def test_a_bots_turn_waits_for_room_and_goes_on_by_itself(disk: Disk, cramped: Server) -> None:
    a_bot_waits_for_room(disk, cramped)


def test_where_its_journal_has_no_room_the_server_ends_and_nothing_is_lost(tmp_path: Path) -> None:
    """PostgreSQL stops itself then; with room again it is started, and everything that was told is there."""
    with small_disk(JOURNAL) as disk, cluster(disk.folder) as found:
        app = Server(tmp_path, SHEM_DATABASE=found.new().replace("postgresql+psycopg", "postgresql")).start()
        try:
            browser = Browser(app)
            made = browser.make("here", "here", order="position")
            with browser.sit(made["id"]) as chair:
                seq = chair.act(first(chair.choices(), "deploy"))["seq"]
                kept = browser.get("/home")["matches"]
                disk.fill()
                for _ in range(200):
                    told = browser.try_to("PUT", "/settings", json={"other": {"x": token_hex(20_000)}})
                    if not told.is_success:
                        break
                assert told.status_code in (503, 507) and told.json()["code"] in ("away", "full")
                choice = first(chair.choices(), "deploy")
                refused = chair.act(choice)
                assert refused["kind"] == "refused" and refused["code"] in ("not-kept", "full"), refused
                assert httpx.get(app.address + "/api/openapi.json", trust_env=False).is_success
                found.stop()
                disk.free()
                found.start()
                assert chair.act(choice)["seq"] > seq
            assert [line["id"] for line in browser.get("/home")["matches"]] == [line["id"] for line in kept]
            assert "Traceback" not in app.errors()
        finally:
            app.stop()


@pytest.mark.parametrize("url", ["postgres://x@/y", "postgresql://x@/y", "postgresql+psycopg://x@/y"])
def test_any_usual_url_of_postgresql_will_do(url: str) -> None:
    assert address_of(url).drivername == "postgresql+psycopg"


def test_a_database_that_is_not_there_is_told_without_its_password(postgresql: Cluster) -> None:
    url = postgresql.url("nowhere").replace("shem@", "shem:secret@")
    with pytest.raises(NoDatabase) as told:
        open_database(url)
    assert told.value.code == "database-closed" and "nowhere" in told.value.message and "secret" not in told.value.message
