"""Whatever is sent, the answer is no error of the program, is in words, and breaks nothing for later."""

from __future__ import annotations

import base64
import json
import socket
import sqlite3
import time
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import shem
from shem.app.foreign.sober import check_body
from shem.core.errors import OptionError
from shem.faces.arcana.armies.army_code import FORMAT, _checksum, _words, decode
from shem.table.fault import Fault
from tests.app.table import PATIENCE, Browser, Server, serving
from tests.app.test_gate import raw
from tests.app.test_schema import OPERATIONS

STRANGE = {  # as JSON, whole
    "deep list": "[" * 900 + "]" * 900,
    "deeper list": "[" * 100_000 + "]" * 100_000,
    "deep object": '{"a":' * 900 + "1" + "}" * 900,
    "just too deep": "[" * 40 + "]" * 40,
    "half a letter": '"\\ud800"',
    "half a letter as a name": '{"\\udfff":1}',
    "2^70": str(2**70),
    "-2^70": str(-(2**70)),
    "2^53 + 1": str(2**53 + 1),
    "5000 digits": "9" * 5000,
    "infinity": "1e999",
    "not a number": "NaN",
    "a fraction": "1.5",
    "many": "[" + "0," * 300_000 + "0]",
    "a nought": '"\\u0000"',
    "long": '"' + "x" * 500_000 + '"',
}
WHATS = ("dive", "card", "region", "why", "forecast", "choices", "numbers", "log", "digest")
FOUND = st.sampled_from(sorted(STRANGE))
HERE = "\ue000here\ue000"
SEEN = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
WITH_BODY = [operation for operation in OPERATIONS if any("json" in body.media_type for body in operation.body)]


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Every place of a value within plain data."""
    inside = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    return [(data, key) for key, _ in inside] + [spot for _, value in inside for spot in spots(value)]


def call(server: Server, method: str, path: str, body: str, device: Browser) -> httpx.Response:
    headers = {**server.own, "content-type": "application/json"}
    with httpx.Client(base_url=server.address, cookies=device.cookies, timeout=PATIENCE, trust_env=False) as client:
        return client.request(method, path, content=body.encode(), headers=headers)


@pytest.mark.parametrize("operation", WITH_BODY, ids=lambda operation: operation.label)
def test_strange_values_anywhere_in_a_body_are_refused_in_words(operation: Any, server: Server) -> None:
    device = Browser(server)
    device.ask("PUT", "/settings", json={"theme": "dark"})
    kept = device.get("/settings")

    @SEEN
    @given(case=operation.as_strategy(), strange=FOUND, where=st.integers(0, 10**6))
    def check(case: Any, strange: str, where: int) -> None:
        data = {"": json.loads(json.dumps(case.body))} if isinstance(case.body, dict | list) else {"": {}}
        places = spots(data)
        holder, key = places[where % len(places)]
        holder[key] = HERE
        body = json.dumps(data[""]).replace(json.dumps(HERE), STRANGE[strange])
        found = call(server, operation.method.upper(), case.formatted_path, body, device)
        assert found.status_code < 500, (strange, body[:500], found.text)
        assert found.is_success or found.json()["text"]
        assert device.ask("GET", "/settings").json().keys() >= kept.keys()

    check()


@pytest.mark.parametrize("part", ["[],", "{},", '{"":[]},', "0,", "[", '{"":'])
def test_a_body_of_very_many_values_is_not_even_read(part: str) -> None:
    """It would hold everybody up: bodies are looked at where everybody is waited for."""
    body = b"[" + part.encode() * (1_000_000 // len(part)) + b"0]"
    took = []
    for _ in range(3):
        began = time.process_time()
        with pytest.raises(Fault) as found:
            check_body(body)
        took.append(time.process_time() - began)
        assert (found.value.code, found.value.status) == ("strange", 400)
    assert min(took) < 0.03


@pytest.mark.parametrize("strange", sorted(STRANGE))
def test_strange_settings_do_not_break_the_device(strange: str, browser: Browser) -> None:
    before = browser.ask("PUT", "/settings", json={"theme": "dark"}).json()
    for body in (
        f'{{"other":{{"x":{STRANGE[strange]}}}}}',
        f'{{"theme":{STRANGE[strange]}}}',
        STRANGE[strange],
    ):
        found = call(browser.server, "PUT", "/api/settings", body, browser)
        assert found.status_code in (200, 400, 413, 422), found.text
        after = browser.get("/settings")
        assert after == (found.json() if found.is_success else before)
        before = after


def test_settings_that_an_earlier_version_kept_cannot_break_the_device() -> None:
    with serving() as server:
        browser = Browser(server)
        browser.ask("PUT", "/settings", json={"theme": "dark"})
        deep = '{"other":{"x":' + STRANGE["deep list"] + "}}"
        with closing(sqlite3.connect(server.home / "shem.db")) as database, database:
            assert database.execute("UPDATE device SET settings = ?", (deep,)).rowcount == 1
        assert browser.get("/settings") == {}
        assert (
            browser.ask("PUT", "/settings", json={"theme": "light"}).json()
            == browser.get("/settings")
            == {"theme": "light"}
        )


def test_settings_have_an_end(browser: Browser) -> None:
    told = browser.ask("PUT", "/settings", 413, json={"other": {"x": "y" * 100_000}}).json()
    assert told["code"] == "settings-size" and browser.get("/settings") == {}


def army_code(text: bytes) -> str:
    """Any text as the code of an army."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_words())
    packed = _checksum(text) + packer.compress(text) + packer.flush()
    return FORMAT + base64.urlsafe_b64encode(packed).decode().rstrip("=")


@pytest.mark.parametrize("strange", sorted(STRANGE))
def test_the_code_of_an_army_that_is_none_is_told_so(strange: str, server: Server) -> None:
    text = STRANGE[strange].encode("utf-8", "surrogatepass")[:19_000]
    for data in (text, b'["%s"]' % text, b'["a",1,[["b",%s,""]],[],["",""],["",""]]' % text[:15_000]):
        code = army_code(data)
        with pytest.raises(OptionError):
            decode(code)
        told = Browser(server).ask("POST", "/games/arcana/armies/read", 400, json={"text": code}).json()
        assert told["code"].startswith("army-") and told["text"]


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Browser, str]:
    """A match for tests that change nothing in it."""
    maker = Browser(server, "de")
    return maker, maker.make("here", "here", order="position")["id"]


@pytest.mark.parametrize("text", [b"\xff", b"\xc3(", b'{"kind":"speak","language":"\xed\xa0\x80"}'])
def test_a_message_that_is_no_utf_8_is_refused_in_words(text: bytes, table: tuple[Browser, str], server: Server) -> None:
    """As text, as bytes and in parts; the socket lives, and nothing is said in the log."""
    browser, match = table
    with browser.sit(match) as chair:
        for message, is_text in ((text, True), (text, False), ([text[:1], text[1:]], True)):
            chair.socket.send(message, text=is_text)
            told = chair.hear()
            assert told["kind"] == "refused" and told["code"] == "malformed" and told["text"]
        assert chair.question("log") is not None
    assert server.errors() == ""


@pytest.mark.parametrize("strange", sorted(STRANGE))
def test_strange_questions_at_a_table_are_refused_in_words(strange: str, table: tuple[Browser, str]) -> None:
    browser, match = table
    text = STRANGE[strange][:60_000]
    with browser.sit(match) as chair:
        for what in WHATS:
            chair.socket.send(f'{{"kind":"ask","id":1,"what":"{what}","about":{{"golem":{text}}}}}')
            told = chair.hear()
            assert told["kind"] == "refused" and told["code"] != "internal" and told["text"], (what, told)
        for message in (
            f'{{"kind":"act","seq":{text},"seat":0,"key":[1]}}',
            f'{{"kind":"act","seq":1,"seat":0,"key":[{text}]}}',
            f'{{"kind":"roll","seq":1,"face":{text}}}',
            f'{{"kind":"look","seat":{text}}}',
            f'{{"kind":"placed","seq":1,"seat":0,"steps":{text}}}',
            f'{{"kind":"figures","seq":1,"seat":0,"of":{text},"real":true}}',
            f'{{"kind":"figures","seq":1,"seat":0,"of":0,"real":{text}}}',
            text,
        ):
            chair.socket.send(message)
            told = chair.hear()
            assert told["kind"] == "refused" and told["code"] == "malformed" and told["text"], (message[:80], told)
    assert browser.get(f"/matches/{match}")["state"] == "playing"


@pytest.mark.parametrize("number", [-(2**53), -1, 2**31, 2**53])
def test_numbers_that_name_nothing_are_refused_in_words(number: int, server: Server) -> None:
    browser = Browser(server)
    made = browser.make("here", "here", order="position")
    whats = (*WHATS, "ancients", "army", "pools")
    names = ("golem", "region", "slot", "army", "entry", "place", "target", "knight")
    with browser.sit(made["id"]) as chair:
        chair.act(next(choice for choice in chair.choices() if choice["kind"] == "deploy"))
        for what in whats:
            for about in ({name: number} for name in names):
                found = chair.question(what, about=about)
                assert not (isinstance(found, dict) and found.get("code") == "internal"), (what, about, found)
    for what in whats:
        for about in ({name: number} for name in names):
            body = json.dumps({"what": what, "about": about, "key": []})
            assert call(server, "POST", f"/api/matches/{made['id']}/at/1/ask?seat=0", body, browser).status_code < 500
    for path in (f"at/{number}", f"log?seat={number}", f"steps?seat={number}", f"at/1?seat={number}"):
        assert call(server, "GET", f"/api/matches/{made['id']}/{path}", "", browser).status_code in (200, 403, 404, 422)


HEADERS = [
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "content-type",
    "cookie",
    "expect",
    "forwarded",
    "if-match",
    "if-modified-since",
    "if-none-match",
    "if-range",
    "origin",
    "range",
    "referer",
    "sec-fetch-site",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-http-method-override",
]
ODD = st.one_of(
    st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=60),
    st.sampled_from(
        [
            "http://[",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "application/json; charset=utf-7",
            "application/",
            'application/json; a*="',
            "bytes=0-,1-,2-,3-",
            "bytes=-1",
            "bytes=99999999999999999999-",
            "bytes=abc",
            "Thu, 99 Xyz 99999 99:99:99 GMT",
            "shem_device=" + "a" * 40,
            "shem_device=\xff; =; ;;;",
            "de;q=2,*;;;",
            "100-continue",
            "x" * 7000,
        ]
    ),
)
ASKED = [("GET", "/"), ("GET", "/favicon.ico"), ("GET", "/api/home"), ("PUT", "/api/settings"), ("POST", "/api/packs")]


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(asked=st.sampled_from(ASKED), headers=st.dictionaries(st.sampled_from(HEADERS), ODD, max_size=4))
def test_odd_headers_are_no_error_of_the_program(asked: tuple[str, str], headers: dict[str, str], server: Server) -> None:
    host = server.address.removeprefix("http://")
    lines = [f"{name}: {value}" for name, value in headers.items()]
    status, _ = raw(server, f"{asked[0]} {asked[1]} HTTP/1.1", f"Host: {host}", *lines, "Content-Length: 0")
    assert status < 500 or (asked[1] == "/" and status == 503)  # without the page


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/" + "x" * 5000,
        "/assets/" + "x/" * 2000,
        "/%ff%fe",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/..%5c..%5cx",
        "//evil.example/",
        "/api/matches/%00",
        "/api/matches/%ed%a0%80",
        "/api/games/arcana/scenarios/%00",
        "/api/games/%00/help",
        "/api/games/arcana/help/search?q=%00%ed%a0%80",
        "/api/games/arcana/armies?scenario=%00&position=99",
        "/api/home?lang=%00&lang=de",
        "/api/matches/x/at/" + "9" * 5000,
    ],
)
def test_odd_addresses_are_no_error_of_the_program(path: str, server: Server) -> None:
    status, _ = raw(server, f"GET {path} HTTP/1.1", f"Host: {server.address.removeprefix('http://')}")
    assert status < 500


@pytest.mark.parametrize(
    "start", ["", "GET / HTTP/9.9\r\n", "\x16\x03\x01\x02\x00", "GET /\x00 HTTP/1.1\r\n", "A" * 100_000]
)
def test_what_is_no_http_is_no_error_of_the_program(start: str, server: Server) -> None:
    with socket.create_connection(("127.0.0.1", httpx.URL(server.address).port or 0), PATIENCE) as wire:
        wire.sendall(start.encode("latin-1") + b"\r\n\r\n")
        wire.settimeout(PATIENCE)
        found = wire.recv(65536)
    assert found == b"" or int(found.split()[1]) < 500
    assert Browser(server).get("/home")["games"]


@pytest.mark.parametrize(
    ("charset", "letter"), [("unicode_escape", rb"\ud800"), ("utf-7", b"+2AA-"), ("utf-16", b"\x00\xd8")]
)
@pytest.mark.parametrize("count", [1, 2])
def test_a_pack_named_in_letters_that_are_none_is_refused_in_words(
    charset: str, letter: bytes, count: int, server: Server, browser: Browser
) -> None:
    part = b'--x\r\nContent-Disposition: form-data; name="files"; filename="' + letter + b'.yaml"\r\n\r\na: 1\r\n'
    kind = f"multipart/form-data; boundary=x; charset={charset}".encode()
    told = browser.ask("POST", "/packs", 422, content=part * count + b"--x--\r\n", headers={b"content-type": kind}).json()
    assert told["code"] in ("pack-name", "pack-twice", "malformed", "bad-pack") and told["text"]


def test_no_error_says_where_on_this_machine_something_lies(server: Server) -> None:
    """Problems of packs name files: those of the pack itself, of another one, of the program's own, of an army."""
    golem = next((Path(shem.__file__).parent / "games/arcana/content/packs/core/golems").glob("*.yaml"))
    browser = Browser(server)
    texts = []
    files = [("files", (golem.name, golem.read_bytes()))]  # there already, in the core pack
    texts.append(browser.ask("POST", "/packs", 422, files=files).json()["text"])
    files = [("files", ("own-one.yaml", golem.read_bytes()))]
    browser.ask("POST", "/packs", 201, files=files)
    files = [("files", ("own-one.yaml", golem.read_bytes())), ("files", ("own-two.yaml", b"attacks: 3\n"))]
    texts.append(browser.ask("POST", "/packs", 422, files=files).json()["text"])
    browser.ask("DELETE", "/packs/own-one", 204)
    texts.append(browser.ask("POST", "/games/arcana/armies/read", 400, json={"text": "golems:\n- 3\n"}).json()["text"])
    for text in texts:
        assert ".yaml" in text
        for folder in (server.home, Path(shem.__file__).parent, Path("/tmp"), Path("/work")):
            assert f"{folder}/" not in text, text
