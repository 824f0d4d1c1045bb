"""How much there may be at once: each limit is a setting, and says in words what to do; who only waits locks nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import shem
from shem.app.configuration import BadSetting, Configuration
from shem.app.connections import SLOWEST
from shem.app.guests import MOST_LETTERS, Outbox
from shem.app.packs import MOST_BYTES
from shem.locale.words import Words
from shem.table.errors import error_text
from tests.app.table import PATIENCE, Browser, Server, serving
from tests.cli.terminal import shem as run_shem

CORE = Path(shem.__file__).parent / "games/arcana/content/packs/core"
WORDS = {"en": "more", "de": "mehr"}


def refused(server: Server, browser: Browser, path: str, code: str, **body: object) -> None:
    """In both languages."""
    for language, word in WORDS.items():
        browser.language = language
        told = browser.ask("POST", path, 409, **body).json()
        assert told["code"] == code and word in told["text"] and told["text"].endswith(".")
    assert server.errors() == ""


def test_a_device_has_so_many_matches_and_armies() -> None:
    with serving(SHEM_MOST_MATCHES="2", SHEM_MOST_DOCUMENTS="1") as server:
        browser, other = Browser(server), Browser(server)
        ready = browser.get("/games/arcana/armies")["armies"][0]["army"]
        browser.ask("POST", "/games/arcana/armies", json={"army": ready})
        refused(server, browser, "/games/arcana/armies", "documents", json={"army": ready})
        first = browser.make("here", "here")
        replay = other.ask("GET", f"/matches/{other.make('here', 'here')['id']}/file").content
        browser.ask("POST", "/replays", 201, content=replay)
        seats = [{"player": "here", "dice": "app"}] * 2
        wanted = {"game": "arcana", "options": {}, "seats": seats}
        refused(server, browser, "/matches", "matches", json=wanted)
        refused(server, browser, "/replays", "matches", content=replay)
        waiting = {**wanted, "options": {"armies": [None, None]}, "seats": [{"player": "remote", "dice": "app"}] * 2}
        refused(server, browser, "/matches", "matches", json=waiting)
        other.make("here", "here")
        browser.ask("DELETE", f"/matches/{first['id']}", 204)
        browser.make("here", "here")


def test_there_are_so_many_packs() -> None:
    golem = next((CORE / "golems").glob("*.yaml")).read_bytes()
    with serving(SHEM_MOST_PACKS="1") as server:
        browser = Browser(server)
        browser.ask("POST", "/packs", 201, files=[("files", ("one.yaml", golem))])
        refused(server, browser, "/packs", "packs", files=[("files", ("two.yaml", golem))])
        browser.ask("POST", "/packs", 201, files=[("files", ("one.yaml", golem + b"\n"))])  # in place of that of its name
        browser.ask("DELETE", "/packs/one", 204)
        browser.ask("POST", "/packs", 201, files=[("files", ("two.yaml", golem))])


def test_all_packs_together_have_a_size(tmp_path: Path) -> None:
    """Few large ones make the start as long as many small ones."""
    scenario, golem = (next((CORE / kind).glob("*.yaml")) for kind in ("scenarios", "golems"))
    folder = tmp_path / "packs" / "large.0123456789ab" / "scenarios"
    folder.mkdir(parents=True)
    shutil.copy(scenario, folder / "made.yaml")
    (folder.parent / ".notes").write_bytes(b"#" * (MOST_BYTES - 2000))
    server = Server(tmp_path).start()
    try:
        browser = Browser(server)
        files = [("files", ("one.yaml", golem.read_bytes()))]
        refused(server, browser, "/packs", "packs-size", files=files)
        assert [line["name"] for line in browser.get("/packs")["packs"]] == ["large"]
        browser.ask("DELETE", "/packs/large", 204)
        browser.ask("POST", "/packs", 201, files=files)
        browser.ask("POST", "/packs", 201, files=files)
    finally:
        server.stop()


@pytest.mark.parametrize(("lang", "said"), [("en", "whole number"), ("de", "ganze Zahl")])
def test_a_limit_that_is_no_number_is_told(lang: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEM_MOST_PACKS", "many")
    found = run_shem("serve", "--no-open", "--port", "0", home=tmp_path, lang=lang)
    assert found.code == 2 and said in found.err and "SHEM_MOST_PACKS" in found.err and "Traceback" not in found.err


@pytest.mark.parametrize(
    "name",
    ["SHEM_MOST_PACKS", "SHEM_BOT_PROCESSES", "SHEM_BOT_PACE", "SHEM_BOT_SHARE", "SHEM_BOT_LONGEST", "SHEM_PUT_AWAY"],
)
@pytest.mark.parametrize("text", ["many", "nan", "inf", "1e999", "1,5", "-", "[]"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_setting_that_is_no_number_is_told(name: str, text: str, language: str) -> None:
    with pytest.raises(BadSetting) as found:
        Configuration({name: text})
    told = error_text(Words(language), found.value)
    assert name in told and text in told and ("number" if language == "en" else "Zahl") in told


def opened(
    stack: contextlib.ExitStack, browser: Browser, match: str, headers: Mapping[str, str] = MappingProxyType({})
) -> ClientConnection:
    """A socket that waits."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    url = browser.server.address.replace("http", "ws", 1) + f"/api/matches/{match}/socket?lang={browser.language}"
    headers = {"cookie": cookie, **browser.server.own, **headers}
    return stack.enter_context(connect(url, additional_headers=headers, proxy=None, max_size=None))


def closed(wire: ClientConnection) -> str:
    """Why it was shut, empty if it was not."""
    try:
        wire.recv(PATIENCE)
    except ConnectionClosed as error:
        assert error.rcvd is not None and error.rcvd.code == 4429, error
        return error.rcvd.reason
    return ""


def test_a_device_has_so_many_sockets_and_the_app_too() -> None:
    with serving(SHEM_MOST_SOCKETS="5", SHEM_MOST_DEVICE_SOCKETS="2") as server, contextlib.ExitStack() as stack:
        devices = [Browser(server, language) for language in ("en", "de", "en", "de")]
        matches = [device.make("here", "here")["id"] for device in devices]
        told = [closed(opened(stack, device, match)) for device, match in zip(devices, matches) for _ in range(3)]
        assert ["".join("x" if text else "." for text in told[at : at + 3]) for at in (0, 3, 6, 9)] == [
            "..x",
            "..x",
            ".xx",
            "xxx",
        ]
        assert told[2].startswith("This device has 2 open") and told[5].startswith("Dieses Gerät hat 2 offene")
        assert all(text.startswith("5 connections are open") for text in told[7:9])
        assert all(text.startswith("5 Verbindungen sind offen") for text in told[9:])
    with serving(SHEM_MOST_DEVICE_SOCKETS="2") as server:
        browser = Browser(server)
        match = browser.make("here", "here")["id"]
        for _ in range(5):  # whoever goes makes room
            with contextlib.ExitStack() as few:
                for _ in range(2):
                    began = time.monotonic()
                    while closed(opened(few, browser, match)):  # until the app has seen who went
                        assert time.monotonic() - began < PATIENCE
                few.callback(time.sleep, 0.2)


# By address, whatever cookies. A proxy on this machine is believed for whom it asks.


class Comer(Browser):
    """A new device each time, from an address."""

    def __init__(self, server: Server, address: str, language: str = "en") -> None:
        super().__init__(server, language)
        self.headers = {"x-forwarded-for": address} if address else {}

    def ask(self, method: str, path: str, status: int | None = None, **options: Any) -> httpx.Response:
        return super().ask(method, path, status, headers={**self.headers, **options.pop("headers", {})}, **options)


WANTED = {"game": "arcana", "options": {}, "seats": [{"player": "here", "dice": "app"}] * 2}
HOME, OTHER = "203.0.113.7", "203.0.113.8"
PLACES = [
    ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:2::1"),
    (HOME, HOME, OTHER),
    (HOME, f"::ffff:{HOME}", OTHER),
]


@pytest.mark.parametrize(("one", "same", "other"), PLACES, ids=["networks", "addresses", "mapped"])
def test_new_cookies_make_no_more_matches_and_armies(one: str, same: str, other: str) -> None:
    with serving(SHEM_MOST_ADDRESS_MATCHES="2", SHEM_MOST_ADDRESS_DOCUMENTS="1") as server:
        army = {"army": Browser(server).get("/games/arcana/armies")["armies"][0]["army"]}
        bad = {**WANTED, "options": {"scenario": "nowhere"}}
        Comer(server, one).ask("POST", "/matches", 400, json=bad)  # what failed is not counted
        made = [Comer(server, one).ask("POST", "/matches", json=WANTED).json() for _ in range(2)]
        Comer(server, one).ask("POST", "/games/arcana/armies", json=army)
        for language, word in {"en": "come back tomorrow", "de": "komm morgen wieder"}.items():
            for path, body, code in (("/matches", WANTED, "matches"), ("/games/arcana/armies", army, "documents")):
                told = Comer(server, same, language).ask("POST", path, 429, json=body).json()
                assert told["code"] == f"address-{code}" and word in told["text"]
        Comer(server, same).ask("POST", "/replays", 429, content=b"x")
        assert len({each["id"] for each in made}) == 2 and server.errors() == ""
        Comer(server, other).ask("POST", "/matches", json=WANTED)
        Comer(server, other).ask("POST", "/games/arcana/armies", json=army)
        for _ in range(4):  # this machine's own
            Comer(server, "").ask("POST", "/matches", json=WANTED)


def test_new_cookies_open_no_more_sockets() -> None:
    with serving(SHEM_MOST_ADDRESS_SOCKETS="2") as server, contextlib.ExitStack() as stack:
        told = []
        for address, language in [(HOME, "en"), (HOME, "de")] * 2 + [(OTHER, "en"), ("", "en")]:
            comer = Comer(server, address, language)
            match = comer.make("here", "here")["id"]
            told.append(closed(opened(stack, comer, match, comer.headers)))
        assert [bool(text) for text in told] == [False, False, True, True, False, False]
        assert told[2].startswith("Your network has 2 open") and told[3].startswith("Dein Netz hat 2 offene")
        assert all(text.endswith(".") for text in told[2:4])


def test_an_address_that_is_made_up_is_not_believed_beyond_the_proxy() -> None:
    """Of a list only what the proxy itself has added counts, and of others nothing."""
    with serving(SHEM_MOST_ADDRESS_MATCHES="1") as server:
        Comer(server, f"198.51.100.1, {HOME}").ask("POST", "/matches", json=WANTED)
        Comer(server, f"198.51.100.2, {HOME}").ask("POST", "/matches", 429, json=WANTED)
    with serving(SHEM_MOST_ADDRESS_MATCHES="1", FORWARDED_ALLOW_IPS="192.0.2.1") as server:
        for _ in range(2):
            Comer(server, HOME).ask("POST", "/matches", json=WANTED)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_whoever_only_waits_locks_nobody_out() -> None:
    """300 connections that say nothing, 300 that begin a request, and 300 sockets of one device, at 256 open files."""
    with serving(files="-n 256") as server, contextlib.ExitStack() as stack:
        greedy, guest = Browser(server), Browser(server)
        match = greedy.make("here", "here")["id"]
        own = guest.make("here", "here")["id"]
        port = httpx.URL(server.address).port or 0
        for number in range(600):
            wire = stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            with contextlib.suppress(OSError):  # it was given up already
                wire.sendall(b"POST /api/matches HTTP/1.1\r\nContent-Length: 900\r\n" if number % 2 else b"")
        assert guest.get("/home")["games"]
        told = [closed(opened(stack, greedy, match)) for _ in range(300)]
        assert told[0] == "" and told[-1].startswith("This device has")
        for _ in range(3):
            began = time.monotonic()
            assert guest.get("/home")["games"]
            with guest.sit(own) as chair:
                assert chair.question("log") == chair.welcome["log"]
            assert time.monotonic() - began < 10
            assert greedy.get("/home")["matches"][0]["id"] == match


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + "a" * 22 + "==\r\n"
)
NEVER_GONE = {
    "refused sockets": "GET /api/matches/x/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\n"
    + UPGRADE
    + "\r\n",
    "sockets of no match": "GET /api/matches/x/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
    + UPGRADE
    + "\r\n",
    "heads of too many lines": "GET / HTTP/1.1\r\nHost: {host}\r\n" + UPGRADE + "X: y\r\n" * 300 + "\r\n",
    "answers that nobody reads": "GET /api/games/arcana/pieces HTTP/1.1\r\nHost: {host}\r\n\r\n" * 80,
}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
@pytest.mark.parametrize("sent", sorted(NEVER_GONE))
def test_whoever_neither_reads_nor_goes_locks_nobody_out(sent: str) -> None:
    """300 connections at 256 open files that ask, and then never read nor hang up."""
    with serving(files="-n 256") as server, contextlib.ExitStack() as stack:
        guest = Browser(server)
        match = guest.make("here", "here")["id"]
        url = httpx.URL(server.address)
        text = NEVER_GONE[sent].replace("{host}", f"{url.host}:{url.port}").encode()
        for _ in range(34 if "answers" in sent else 300):  # of these there may be 32
            wire = stack.enter_context(socket.socket())
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.settimeout(PATIENCE)
            with contextlib.suppress(OSError):  # it was given up already
                wire.connect((url.host, url.port or 0))
                wire.sendall(text)
        end = time.monotonic() + PATIENCE
        while not answered(guest):  # as long as those are answered who do not read yet, everybody waits
            assert time.monotonic() < end
        for _ in range(3):
            assert guest.get("/home")["games"]
            with guest.sit(match) as chair:
                assert chair.question("log") == chair.welcome["log"]


def answered(browser: Browser) -> bool:
    try:
        return bool(browser.get("/home")["games"])
    except httpx.TransportError:
        time.sleep(0.5)
        return False


@pytest.mark.parametrize(
    "start", ["GET / HTTP/1.1\r\nX: ", "GET /", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "]
)
def test_a_head_has_an_end(start: str, server: Server) -> None:
    """Its parts are put together again and again as they come: nobody would be answered meanwhile."""
    url = httpx.URL(server.address)
    with socket.create_connection((url.host, url.port or 0), PATIENCE) as wire:
        wire.sendall(start.encode())
        with pytest.raises(OSError):
            for sent in range(64):
                assert sent < 16
                wire.sendall(b"x" * 1024 * 1024)
    assert Browser(server).get("/home")["games"]


def test_who_reads_slowly_is_not_cut_off(server: Server) -> None:
    """Longer than anybody may stand still, a little at a time."""
    url = httpx.URL(server.address)
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.settimeout(PATIENCE)
        wire.connect((url.host, url.port or 0))
        count = 40
        asked = f"GET /api/games/arcana/pieces HTTP/1.1\r\nHost: {url.host}:{url.port}\r\n\r\n"
        wire.sendall(asked.encode() * count)
        began, heard = time.monotonic(), bytearray()
        while heard.count(b"HTTP/1.1 200") < count:
            part = wire.recv(256 * 1024)
            assert part
            heard += part
            if time.monotonic() - began < SLOWEST + 3:
                time.sleep(0.05)
    assert time.monotonic() - began > SLOWEST


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells it so")
def test_as_many_files_as_it_may_are_open() -> None:
    """A low limit that may be raised is raised."""
    with serving(files="-S -n 256") as server:
        lines = Path(f"/proc/{server.process}/limits").read_text().splitlines()
        line = next(line for line in lines if line.startswith("Max open files"))
        soft, hard = line.split()[3:5]
        assert int(soft) == min(8192, int(hard)) > 256


# How often the file of a pack that is opened most often is opened at the start.
STARTING = """
import sys
from collections import Counter
from pathlib import Path
from shem.app.packs import Packs
folder, opened = sys.argv[1], Counter()
sys.addaudithook(lambda event, about: event == "open" and folder in str(about[0]) and opened.update([str(about[0])]))
Packs(Path(folder)).start()
print(len(opened), max(opened.values()))
"""


def test_the_start_with_300_packs_reads_each_of_them_once(tmp_path: Path) -> None:
    """Whoever asks for the scenarios then has them all; one that cannot be read is left out."""
    scenarios = sorted((CORE / "scenarios").glob("*.yaml"))
    for number in range(300):
        folder = tmp_path / "packs" / f"pack-{number:03}.0123456789ab" / "scenarios"
        folder.mkdir(parents=True)
        shutil.copy(scenarios[number % len(scenarios)], folder / f"made-{number}.yaml")
    (tmp_path / "packs" / "broken.0123456789ab" / "scenarios").mkdir(parents=True)
    starts = [sys.executable, "-c", STARTING, str(tmp_path / "packs")]
    started = subprocess.run(starts, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert started.stdout.split() == ["300", "1"]
    server = Server(tmp_path).start()
    try:
        found = {line["id"] for line in Browser(server).get("/games/arcana/scenarios")}
    finally:
        server.stop()
    assert {f"made-{number}" for number in range(300)} <= found
    assert "broken" in server.errors()


def test_who_sits_at_a_table_in_silence_stays() -> None:
    """A connection that asks nothing is given up; a socket is not: people think for longer."""
    with serving() as server:
        browser = Browser(server)
        match = browser.make("here", "here")
        with browser.sit(match["id"]) as chair:
            with pytest.raises(TimeoutError):
                chair.hear(SLOWEST + 3)
            assert {"kind": "beat"} in chair.heard  # or the page would take it for a lost connection
            assert chair.question(what="nothing")["code"] == "no-such-question"


def test_who_reads_nothing_takes_little_memory() -> None:
    """What waits for a client is bounded in letters, too: a Sight can be long."""

    async def told(*lengths: int) -> list[int | None]:
        outbox = Outbox()
        for length in lengths:
            outbox.put("x" * length)
        outbox.put("")
        found: list[int | None] = []
        while not found or found[-1]:
            text = await outbox.next()
            found.append(None if text is None else len(text))
        return found

    assert asyncio.run(told(MOST_LETTERS // 2, MOST_LETTERS // 2)) == [MOST_LETTERS // 2, MOST_LETTERS // 2, 0]
    assert asyncio.run(told(MOST_LETTERS * 2)) == [None], "the next is too much"
    assert asyncio.run(told(MOST_LETTERS // 2, MOST_LETTERS // 2 + 1)) == [None]

    async def read_meanwhile() -> None:
        outbox = Outbox()
        for _ in range(10):
            outbox.put("x" * MOST_LETTERS * 2)
            assert await outbox.next()

    asyncio.run(read_meanwhile())
