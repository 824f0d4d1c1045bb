"""Starting the app: where it listens, what it says, what happens if it cannot; and the page."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from shem.app.configuration import Configuration
from shem.app.database import NoDatabase, open_database
from shem.app.links import link
from shem.app.page import serve_page
from tests.app.table import Browser, Server, serving
from tests.cli.terminal import shem


@pytest.mark.parametrize(("lang", "said"), [("en", "Does it run already?"), ("de", "Läuft sie schon?")])
def test_a_port_that_is_taken_is_told_with_what_to_do(lang: str, said: str, tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = shem("serve", "--no-open", "--port", str(port), home=tmp_path, lang=lang)
    assert run.code == 2 and said in run.err and str(port) in run.err


def test_links_lead_to_this_machine_on_the_network_when_it_is_shared() -> None:
    with serving("--share") as server:
        browser = Browser(server)
        made = browser.make("here", "remote")
        addresses = browser.get("/home")["addresses"]
        base = addresses[0] if addresses else server.address  # a machine without a network has only itself
        assert made["links"][1]["url"].startswith(f"{base}/#/join/")
        assert made["watch"]["url"].startswith(f"{base}/#/watch/")
        assert all(("<svg" in link["qr"]) == bool(addresses) for link in (made["links"][1], made["watch"]))


def test_it_is_not_on_the_network_unless_it_is_shared(server: Server, browser: Browser) -> None:
    assert browser.get("/home")["addresses"] == []
    made = browser.make("here", "remote")
    assert made["links"][1]["url"].startswith(f"{server.address}/#/join/")
    assert made["links"][1]["qr"] == made["watch"]["qr"] == ""  # a code would lead other devices to themselves
    assert browser.ask("POST", f"/matches/{made['id']}/seats/1/link").json()["qr"] == ""


def test_the_code_of_a_link_is_drawn_where_others_can_open_it() -> None:
    assert link("http://192.168.100.100:8765", "join", "abc", 1)["qr"].startswith("<svg")
    for base in ("http://[::1]:8765", "http://localhost:8765", "http://127.0.0.1:8765"):
        assert link(base, "join", "abc", 1)["qr"] == ""


def test_where_things_are_kept(tmp_path: Path) -> None:
    own = Configuration({"SHEM_HOME": str(tmp_path)})
    assert (own.home, own.database) == (tmp_path, f"sqlite:///{tmp_path}/shem.db")
    other = Configuration({"SHEM_HOME": str(tmp_path), "SHEM_DATABASE": "postgresql://x/y", "SHEM_HOSTS": "Tower.lan, "})
    assert (other.database, other.hosts) == ("postgresql://x/y", ["tower.lan"])
    assert Configuration({"XDG_DATA_HOME": str(tmp_path)}).home == tmp_path / "shem"


def test_the_database_keeps_what_it_says(tmp_path: Path) -> None:
    """Write-ahead log, every transaction on disk, foreign keys; and opening it again changes nothing."""
    url = f"sqlite:///{tmp_path}/deep/er/shem.db"
    for _ in range(2):
        engine = open_database(url)
        with engine.connect() as connection:
            found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
            assert found == ["wal", 2]
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        engine.dispose()
    with closing(sqlite3.connect(tmp_path / "deep/er/shem.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0008",)]


def test_the_page_is_served_or_said_to_be_missing(tmp_path: Path) -> None:
    def get(folder: Path, path: str) -> httpx.Response:
        async def asked() -> httpx.Response:
            app = FastAPI()
            serve_page(app, folder)
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
                return await client.get(path)

        return asyncio.run(asked())

    told = get(tmp_path, "/?lang=de")
    assert told.status_code == 503 and "Baue sie" in told.text and 'lang="de"' in told.text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>Shem")
    (tmp_path / "assets/main-1.js").write_text("1")
    assert get(tmp_path, "/").text == "<!doctype html>Shem"
    assert get(tmp_path, "/").headers["cache-control"] == "no-cache"
    assert "immutable" in get(tmp_path, "/assets/main-1.js").headers["cache-control"]
    assert get(tmp_path, "/assets/%2e%2e/%2e%2e/secret").status_code == 404


@pytest.mark.parametrize(
    ("url", "code", "said"),
    [
        ("nonsense", "database-url", "an example"),
        ("mysql://x/y", "database-kind", "sqlite or postgresql"),
        ("postgresql+pg8000://x/y", "database-driver", "shem[postgres]"),
        ("sqlite:////dev/null/deep/shem.db", "database-closed", "/dev/null/deep"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_with_what_to_do(
    url: str, code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoDatabase) as told:
        open_database(url)
    assert told.value.code == code
    monkeypatch.setenv("SHEM_DATABASE", url)
    run = shem("serve", "--no-open", "--port", "0", home=tmp_path)
    assert run.code == 2 and said in run.err.lower() and "Traceback" not in run.err
