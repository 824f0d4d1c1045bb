"""One app a folder; its files are this user's alone; a database of a newer version is told in words."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from shem.app.database import NoDatabase, file_of, open_database
from shem.app.hold import NAME, Held, Hold
from tests.app.table import Browser, Server
from tests.cli.terminal import shem


def test_a_second_app_says_who_holds_the_folder_and_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(tmp_path).start()
    try:
        browser = Browser(server)
        made = browser.make("here", "here")
        monkeypatch.setenv("SHEM_HOME", str(tmp_path))
        for lang, said in (("en", "Another app serves"), ("de", "Eine andere App benutzt")):
            run = shem("serve", "--no-open", "--port", "0", lang=lang)
            assert run.code == 2 and "Traceback" not in run.err
            assert said in run.err and server.address in run.err and str(server.process) in run.err
        assert browser.get(f"/matches/{made['id']}")["state"] == "playing"
        server.kill()
        server.start()  # a power cut leaves no lock behind
        assert browser.get(f"/matches/{made['id']}")["state"] == "playing"
    finally:
        server.stop()
    Server(tmp_path).start().stop()
    assert server.errors() == ""


def test_two_folders_are_two_apps(tmp_path: Path) -> None:
    servers = []
    try:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            servers.append(Server(tmp_path / name).start())
        assert len({server.address for server in servers}) == 2
    finally:
        for server in servers:
            server.stop()


def test_two_folders_do_not_share_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor by another name of it: each would tell its people old positions."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "one" / "shem.db")
    server = Server(tmp_path / "one").start()
    try:
        monkeypatch.setenv("SHEM_HOME", str(tmp_path / "two"))
        for file in (tmp_path / "one" / "shem.db", tmp_path / "one" / ".." / "one" / "shem.db", tmp_path / "link.db"):
            monkeypatch.setenv("SHEM_DATABASE", f"sqlite:///{file}")
            run = shem("serve", "--no-open", "--port", "0")
            assert run.code == 2 and "Traceback" not in run.err
            assert server.address in run.err and str(server.process) in run.err
    finally:
        server.stop()


@pytest.mark.parametrize(("lang", "said"), [("en", "Name another folder"), ("de", "einen anderen Ordner")])
def test_a_home_whose_packs_could_not_be_named_is_refused_in_words(
    lang: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SHEM_PACKS, by which other processes learn of imported packs, separates them by that sign."""
    home = tmp_path / f"a{os.pathsep}b"
    monkeypatch.setenv("SHEM_HOME", str(home))
    run = shem("serve", "--no-open", "--port", "0", lang=lang)
    assert run.code == 2 and said in run.err and "SHEM_HOME" in run.err and "Traceback" not in run.err
    assert not home.exists()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_a_database_that_keeps_nothing_is_refused_in_words(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoDatabase):
        file_of(url)
    if url == "sqlite://":
        monkeypatch.setenv("SHEM_HOME", str(tmp_path))
        monkeypatch.setenv("SHEM_DATABASE", url)
        run = shem("serve", "--no-open", "--port", "0")
        assert run.code == 2 and "SHEM_DATABASE" in run.err and "Traceback" not in run.err


def test_whatever_the_lock_says_the_refusal_is_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(tmp_path).start()
    try:
        monkeypatch.setenv("SHEM_HOME", str(tmp_path))
        assert json.loads((tmp_path / NAME).read_text()) == {"process": server.process, "address": server.address}
        for text in ("", "{", "[]", "null", "\x00" * 9000, "[" * 4000, '{"process": 1}', '{"process": [], "address": {}}'):
            (tmp_path / NAME).write_text(text)
            with pytest.raises(Held):
                Hold(tmp_path)
    finally:
        server.stop()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights otherwise")
@pytest.mark.parametrize("before", ["none", "open to all"])
def test_what_is_kept_is_this_users_alone(before: str, tmp_path: Path) -> None:
    """The folder, the database, its log and its index, whatever they were; while it runs and afterwards."""
    home = tmp_path / "shem"
    if before == "open to all":
        home.mkdir(0o755)
        open_database(f"sqlite:///{home}/shem.db").dispose()
        home.chmod(0o755)
        (home / "shem.db").chmod(0o644)
    else:
        home.mkdir()  # for what the server says
    server = Server(home).start()
    try:
        Browser(server).make("here", "here")
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in home.iterdir() if path.name != "stderr.txt"}
        assert {"shem.db", "shem.db-wal", "shem.db-shm", NAME} <= set(rights)
        assert set(rights.values()) == {0o600}
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
    finally:
        server.stop()


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights otherwise")
def test_a_folder_that_others_use_too_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    Hold(tmp_path).release()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777


@pytest.mark.parametrize("version", ["0999", "later", "ffff'--"])
def test_a_database_of_a_newer_version_is_told_in_words(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is left as it is."""
    path = tmp_path / "shem.db"
    open_database(f"sqlite:///{path}").dispose()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = ?", (version,))
        before = list(database.iterdump())
    with pytest.raises(NoDatabase) as told:
        open_database(f"sqlite:///{path}")
    assert told.value.code == "database-newer"
    monkeypatch.setenv("SHEM_HOME", str(tmp_path))
    for lang, said in (("en", "A newer version of Shem"), ("de", "Eine neuere Version von Shem")):
        run = shem("serve", "--no-open", "--port", "0", lang=lang)
        assert run.code == 2 and said in run.err and version in run.err and "Traceback" not in run.err
    with closing(sqlite3.connect(path)) as database:
        assert list(database.iterdump()) == before
