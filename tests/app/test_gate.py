"""Who may ask at all: known names of this machine, our own page or a program that says so, and not too much at once."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shem.app.api.serve import addresses_at
from shem.app.api.server import create_app
from shem.app.links import lan_addresses
from tests.app.table import PATIENCE, Browser, Server, serving

PATHS: dict[str, dict[str, Any]] = create_app().openapi()["paths"]
CHANGES = [(method.upper(), path) for path, methods in PATHS.items() for method in methods if method != "get"]
OUR_NAMES = ["localhost", "LOCALHOST.", "127.0.0.1", "127.1.2.3", "shem.localhost", "[::1]", socket.gethostname()]
FOREIGN_ORIGINS = ["http://evil.example", "null", "http://[", "http://127.0.0.1", "", "x" * 3000]
FOREIGN_NAMES = [
    "evil.example",
    "tower.local",
    "192.168.77.5",
    "127.0.0.1.evil.example",
    "localhost@evil.example",
    "[",
    "[::2]",
    "",
    "evil example",
    "localhost/evil",
    "é",
]


def raw(server: Server, *lines: str) -> tuple[int, bytes]:
    """A request as it stands; status and body."""
    with socket.create_connection(("127.0.0.1", httpx.URL(server.address).port or 0), PATIENCE) as wire:
        wire.sendall("\r\n".join([*lines, "Connection: close", "", ""]).encode("latin-1"))
        with wire.makefile("rb") as file:
            found = file.read()
    head, _, body = found.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def code(server: Server, method: str, path: str, **headers: str) -> str:
    """The code of a refusal, empty if it came in."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as client:
        found = client.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    told = found.json()["code"] if found.status_code >= 400 else ""
    return told if told in ("host", "origin", "foreign") else ""


@pytest.mark.parametrize(("method", "path"), CHANGES, ids=lambda one: str(one))
def test_what_changes_something_comes_from_our_own_page(method: str, path: str, server: Server) -> None:
    path = path.replace("{", "").replace("}", "")
    same_port = f"http://localhost:{httpx.URL(server.address).port}"
    for origin in (*FOREIGN_ORIGINS, same_port):
        assert code(server, method, path, origin=origin) == "foreign"
    for site in ("cross-site", "same-site", "none", "", "same-origin, cross-site"):
        assert code(server, method, path, sec_fetch_site=site) == "foreign"
        assert code(server, method, path, origin=server.address, sec_fetch_site=site) == "foreign"
    assert code(server, method, path) == "origin"
    for own in ({"origin": server.address}, {"sec_fetch_site": "same-origin"}):
        assert code(server, method, path, **own) == ""
    assert code(server, method, path, origin=server.address, sec_fetch_site="same-origin") == ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_program_is_told_which_header_to_send(language: str, server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as client:
        told = client.post(f"/api/matches?lang={language}", json={})
    assert told.status_code == 403 and f"Origin: {server.address}" in told.json()["text"]
    assert client_closed(server, {}, language)[1].count(f"Origin: {server.address}") == 1


def test_reading_needs_no_header(server: Server) -> None:
    for path in ("/api/home", "/api/openapi.json"):
        assert code(server, "GET", path) == code(server, "GET", path, origin="http://evil.example") == ""


@pytest.mark.parametrize("host", OUR_NAMES)
def test_this_machine_is_known_by_its_names(host: str, server: Server) -> None:
    port = httpx.URL(server.address).port
    assert code(server, "GET", "/api/home", host=f"{host}:{port}") == ""
    assert code(server, "PUT", "/api/settings", host=f"{host}:{port}", origin=f"http://{host}:{port}") == ""


@pytest.mark.parametrize("host", FOREIGN_NAMES)
def test_another_name_for_this_machine_is_refused(host: str, server: Server) -> None:
    """A page of somebody else's could point its own name at us."""
    for method in ("GET", "POST"):
        status, body = raw(server, f"{method} /api/home HTTP/1.1", f"Host: {host}", f"Origin: http://{host}")
        assert status == 403 and json.loads(body)["code"] == "host"
        assert host in json.loads(body)["text"]
    assert client_closed(server, {"host": host or "x.example", "origin": f"http://{host}"})[0] == 4403


def test_exactly_one_name_is_given(server: Server) -> None:
    assert raw(server, "GET /api/home HTTP/1.1", "Host: localhost", "Host: evil.example")[0] in (400, 403)
    assert raw(server, "GET /api/home HTTP/1.0")[0] == 403


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", []),
        ("::1", []),
        ("192.168.7.8", ["http://192.168.7.8:80"]),
        ("2001:db8::7", ["http://[2001:db8::7]:80"]),
        ("0.0.0.0", [f"http://{address}:80" for address in lan_addresses()]),
        ("::", [f"http://{address}:80" for address in lan_addresses()]),
    ],
)
def test_links_begin_with_an_address_that_a_browser_can_open(host: str, found: list[str]) -> None:
    assert addresses_at(host, 80) == found


def test_names_that_were_given_and_addresses_that_are_bound_are_known() -> None:
    with serving("--share", SHEM_HOSTS="tower.lan, Shem.Example") as server:
        for host in ("tower.lan", "SHEM.example:80", *lan_addresses()):
            assert code(server, "POST", "/api/matches", host=host, origin=f"http://{host}") == ""
        assert code(server, "GET", "/api/home", host="tower2.lan") == "host"
        assert code(server, "GET", "/api/home", host="192.168.77.5") == "host"


def client_closed(server: Server, headers: dict[str, str], language: str = "en") -> tuple[int, str]:
    """How the socket of a match is shut in a client's face: code and reason."""
    maker = Browser(server)
    made = maker.make("here", "here")
    cookie = "; ".join(f"{name}={value}" for name, value in maker.cookies.items())
    url = server.address.replace("http", "ws", 1) + f"/api/matches/{made['id']}/socket?lang={language}"
    given = {"cookie": cookie, **headers}
    if "host" in given:
        return _by_hand(httpx.URL(server.address).port or 0, made["id"], given)
    with connect(url, additional_headers=given, proxy=None) as opened, pytest.raises(ConnectionClosed) as closed:
        opened.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def _by_hand(port: int, match: str, headers: dict[str, str]) -> tuple[int, str]:
    """The same with a name that is not the way there."""
    lines = [f"GET /api/matches/{match}/socket HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as wire:
        wire.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
        found = b""
        while b"\r\n\r\n" not in found or len(found.partition(b"\r\n\r\n")[2]) < 4:
            part = wire.recv(4096)
            assert part, found
            found += part
    head, _, frame = found.partition(b"\r\n\r\n")
    assert b"101" in head.splitlines()[0] and frame[0] == 0x88  # a close frame, and nothing before it
    return int.from_bytes(frame[2:4], "big"), frame[4:].decode(errors="ignore")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "none"},
        {},
    ],
)
def test_a_foreign_page_cannot_open_the_socket(headers: dict[str, str], server: Server) -> None:
    assert client_closed(server, headers)[0] == 4403


def test_every_answer_says_what_the_page_may_do(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as client:
        for found in (client.get("/"), client.get("/api/home"), client.get("/no"), client.post("/api/home")):
            policy = dict(part.strip().split(" ", 1) for part in found.headers["content-security-policy"].split(";"))
            host = server.address.removeprefix("http://")
            assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
            assert policy["form-action"] == "'self'" and policy["frame-ancestors"] == "'none'"
            assert found.headers["x-content-type-options"] == "nosniff"
        odd = client.get("/", headers={"host": "localhost; script-src *"})
    assert odd.status_code == 403 and "script-src" not in odd.headers["content-security-policy"]


def test_the_cookie_stays_with_https_where_it_came_by_it(server: Server) -> None:
    """As a proxy on this machine says."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as client:
        plain = client.get("/api/home").headers["set-cookie"].lower().split("; ")
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as client:
        proxied = client.get("/api/home", headers={"x-forwarded-proto": "https"}).headers["set-cookie"].lower().split("; ")
    for cookie in (plain, proxied):
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "secure" in proxied and "secure" not in plain


def test_behind_https_the_origin_is_https(server: Server) -> None:
    host = server.address.removeprefix("http://")
    proxied = {"x_forwarded_proto": "https", "host": host}
    assert code(server, "PUT", "/api/settings", **proxied, origin=f"https://{host}") == ""
    assert code(server, "PUT", "/api/settings", **proxied, origin=f"http://{host}") == "foreign"


@pytest.mark.parametrize(
    ("path", "most"), [("/matches", 1), ("/settings", 1), ("/packs", 12), ("/replays", 12), ("/join/x", 1)]
)
def test_a_body_is_counted_as_it_comes(path: str, most: int, server: Server) -> None:
    """In chunks, nothing says how long it will be; three times as much is refused in words, and nothing was kept of it."""
    part = b"x" * 65536
    sent = 0

    def parts() -> Iterator[bytes]:
        nonlocal sent
        if path == "/packs":
            yield b'--x\r\nContent-Disposition: form-data; name="files"; filename="a.zip"\r\n\r\n'
        for _ in range(16 * most * 3):
            sent += len(part)
            yield part

    kinds = {"/packs": "multipart/form-data; boundary=x", "/replays": "application/octet-stream"}
    headers = {"content-type": kinds.get(path, "application/json")}
    method = "PUT" if path == "/settings" else "POST"
    told = Browser(server).ask(method, path, 413, content=parts(), headers=headers)
    assert told.json()["code"] == "too-large" and sent > most * 1024 * 1024


HUGE = 400 * 1024 * 1024


def memory(process: int, name: str) -> int:
    """So many bytes of a process, as the system counts them."""
    text = Path(f"/proc/{process}/status").read_text()
    return int(text.partition(f"{name}:")[2].split()[0]) * 1024


@pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="only Linux tells it so")
@pytest.mark.parametrize(("path", "most"), [("/packs", 12), ("/replays", 12), ("/matches", 1)])
def test_400_mb_in_chunks_are_refused_without_being_kept_and_the_connection_ends(
    path: str, most: int, server: Server
) -> None:
    part = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    kind = "multipart/form-data; boundary=x" if path == "/packs" else "application/octet-stream"
    opening = b'--x\r\nContent-Disposition: form-data; name="files"; filename="a.zip"\r\n\r\n' if path == "/packs" else b"x"
    head = [f"POST /api{path} HTTP/1.1", f"Host: {server.address.removeprefix('http://')}", f"Origin: {server.address}"]
    head += [f"Content-Type: {kind}", "Transfer-Encoding: chunked", "", ""]
    before = memory(server.process, "VmRSS")
    Path(f"/proc/{server.process}/clear_refs").write_text("5")  # the peak is counted from now on
    sent = 0
    with socket.create_connection(("127.0.0.1", httpx.URL(server.address).port or 0), PATIENCE) as wire:
        wire.sendall("\r\n".join(head).encode() + b"%x\r\n" % len(opening) + opening + b"\r\n")
        with pytest.raises(ConnectionError):
            while sent < HUGE:
                wire.sendall(part)
                sent += len(part)
        found = wire.recv(65536)
    assert int(found.split()[1]) == 413 and b"too-large" in found
    assert most * 1024 * 1024 < sent < HUGE / 3
    assert memory(server.process, "VmHWM") - before < (most + 8) * 1024 * 1024
    assert Browser(server).get("/home")["games"]


def test_too_much_is_refused_before_it_is_read(server: Server) -> None:
    told = Browser(server).ask("POST", "/matches", 413, content=b"x" * (13 * 1024 * 1024)).json()
    assert told["code"] == "too-large"
