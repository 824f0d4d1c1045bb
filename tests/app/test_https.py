"""`--https`: a certificate of our own that a real TLS client checks, sockets and cookies by it, and what is said of it."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket
import ssl
import stat
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509

from shem.app.certificate import AUTHORITY, AUTHORITY_KEY, FOLDER, LASTS, SERVER, Certificate, Names, certificate, names_of
from shem.app.device import COOKIE, SAFE_COOKIE
from shem.locale.words import Words
from tests.app.table import PATIENCE, Browser, Server, serving

NAMES = names_of(["192.168.7.8"])
HOLLOW = b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"


@pytest.fixture(scope="module")
def safe() -> Iterator[Server]:
    """A server behind its own certificate, on all addresses."""
    with serving("--https", "--share", SHEM_HOSTS="tower.lan") as server:
        yield server


def shake_hands(server: Server, name: str, trust: ssl.SSLContext | None = None) -> ssl.SSLSocket:
    """Begin a line to the server as if it were called so. Raises ssl.SSLCertVerificationError."""
    known = trust if trust is not None else server.trust
    assert isinstance(known, ssl.SSLContext)
    wire = socket.create_connection(("127.0.0.1", httpx.URL(server.address).port or 0), PATIENCE)
    try:
        return known.wrap_socket(wire, server_hostname=name)
    except ssl.SSLError:
        wire.close()
        raise


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "::1", socket.gethostname(), "tower.lan"])
def test_who_trusts_the_authority_trusts_every_name_of_this_machine(name: str, safe: Server) -> None:
    with shake_hands(safe, name) as line:
        assert line.version() == "TLSv1.3"


@pytest.mark.parametrize("name", ["example.org", "192.168.77.5", "lan", "evil.localhost.example"])
def test_it_is_good_for_no_other_name(name: str, safe: Server) -> None:
    with pytest.raises(ssl.SSLCertVerificationError, match=r"not valid for|doesn't match"):
        shake_hands(safe, name)


def test_who_was_not_told_to_trust_it_does_not(safe: Server) -> None:
    with pytest.raises(ssl.SSLCertVerificationError, match=r"self-signed|self signed"):
        shake_hands(safe, "localhost", ssl.create_default_context())


def test_the_authority_can_vouch_for_nobody_else(tmp_path: Path) -> None:
    """Even if its key is stolen: a certificate for a name on the internet is not believed."""
    certificate(tmp_path, NAMES)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("shem.app.certificate._may", lambda authority, names: True)
        stolen = certificate(tmp_path, Names(frozenset({"bank.example"}), frozenset()))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(stolen.file)
    trust = ssl.create_default_context(cafile=stolen.authority)
    out, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = trust.wrap_bio(back, out, server_hostname="bank.example")
    server = context.wrap_bio(out, back, server_side=True)
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        for _ in range(10):
            for side in (client, server):
                with contextlib.suppress(ssl.SSLWantReadError):
                    side.do_handshake()


def test_a_match_is_played_over_it(safe: Server) -> None:
    browser, friend = Browser(safe), Browser(safe)
    made = browser.make("here", "remote", order="position")
    link = made["links"][1]
    assert link["url"].startswith("https://") and safe.address.startswith("https://")
    friend.join(link)
    with browser.sit(made["id"]) as chair, friend.sit(made["id"]) as other:
        before = chair.sight["seq"]
        chair.act(next(choice for choice in chair.choices() if choice["kind"] == "deploy"))
        assert chair.sight["seq"] > before
        other.wait(lambda sight: sight["seq"] == chair.sight["seq"])


def test_links_lead_to_https(safe: Server) -> None:
    browser = Browser(safe)
    addresses = browser.get("/home")["addresses"]
    made = browser.make("here", "remote")
    base = addresses[0] if addresses else safe.address
    assert base.startswith("https://") and made["links"][1]["url"].startswith(f"{base}/#/join/")
    assert bool(made["links"][1]["qr"]) == bool(addresses)


def test_only_our_own_page_by_https_changes_anything(safe: Server) -> None:
    host = httpx.URL(safe.address).netloc.decode()
    with safe.client() as client:
        for origin, status in ((f"https://{host}", 200), (f"http://{host}", 403), ("https://evil.example", 403)):
            assert client.put("/api/settings", json={}, headers={"origin": origin}).status_code == status
        assert f"Origin: https://{host}" in client.put("/api/settings", json={}).json()["text"]
        assert f"wss://{host}" in client.get("/").headers["content-security-policy"]


def cookies(client: httpx.Client, sent: str = "") -> list[str]:
    found = client.get("/api/home", headers={"cookie": sent} if sent else {})
    return found.headers.get_list("set-cookie")


def test_its_cookie_has_a_name_of_its_own_and_goes_by_https_alone(safe: Server, server: Server) -> None:
    """Else a browser that was here by https could keep no cookie by http, and would be a new device each time."""
    with safe.client() as client:
        (fresh,) = cookies(client)
        name, _, rest = fresh.partition("=")
        assert name == SAFE_COOKIE and "; Secure" in rest and "; HttpOnly" in rest and "Domain" not in rest
        assert cookies(client, f"{name}={rest.partition(';')[0]}") == []
        # Who was here by http stays the same device, and brings its secret back by https alone.
        (taken,) = cookies(client, f"{COOKIE}={'a' * 43}")
        assert taken.startswith(f"{SAFE_COOKIE}={'a' * 43};") and "; Secure" in taken
    with server.client() as plain:
        (own,) = cookies(plain, f"{SAFE_COOKIE}={'a' * 43}")
        assert own.startswith(f"{COOKIE}=") and "a" * 43 not in own


def test_who_was_here_by_http_keeps_the_matches() -> None:
    with serving() as server:
        browser = Browser(server)
        match = browser.make("here", "here")["id"]
        server.stop()
        again = Server(server.home, "--https").start()
        try:
            browser.server = again
            assert [line["id"] for line in browser.get("/home")["matches"]] == [match]
            with browser.sit(match) as chair:
                assert chair.sight["seat"] is not None
        finally:
            again.stop()


def test_devices_can_fetch_whom_to_trust(safe: Server, server: Server) -> None:
    with safe.client() as client:
        found = client.get("/api/certificate")
    assert found.headers["content-type"] == "application/x-x509-ca-cert"
    assert found.content == (safe.home / FOLDER / AUTHORITY).read_bytes()
    assert b"PRIVATE" not in found.content
    for language, word in {"en": "no certificate", "de": "kein eigenes Zertifikat"}.items():
        assert word in Browser(server, language).ask("GET", "/certificate", 404).json()["text"]


@pytest.mark.parametrize(("language", "warned"), [("en", "Browsers warn at first"), ("de", "Browser warnen zuerst")])
def test_it_is_told_in_words(language: str, warned: str) -> None:
    with serving("--https", "--lang", language) as server:
        kept = certificate(server.home, names_of([]))
        assert kept.made == ""
        server.stop()
    said = server.said
    assert warned in said and Words(language).say("serve-https-first") in said
    assert f"SHA-256: {kept.fingerprint}\n" in said and f"SHA-256: {kept.authority_fingerprint}\n" in said
    assert f"{server.address}/api/certificate" in said and str(kept.authority) in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such rights")
def test_its_keys_are_for_this_user_alone(tmp_path: Path) -> None:
    certificate(tmp_path, NAMES)
    folder = tmp_path / FOLDER
    for path in (folder / AUTHORITY_KEY, folder / SERVER):
        path.chmod(0o644)  # as a copy from elsewhere may be
    assert certificate(tmp_path, NAMES).made == ""
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}
    assert modes == {FOLDER: 0o700, AUTHORITY: 0o600, AUTHORITY_KEY: 0o600, SERVER: 0o600}


def names_in(found: Certificate) -> set[str]:
    held = x509.load_pem_x509_certificate(found.file.read_bytes()).extensions
    names = held.get_extension_for_class(x509.SubjectAlternativeName).value
    return set(names.get_values_for_type(x509.DNSName)) | set(map(str, names.get_values_for_type(x509.IPAddress)))


def test_it_stays_until_it_ends_or_lacks_a_name(tmp_path: Path) -> None:
    """Whoever trusts the authority need not hear of any of it."""
    now = datetime.now(UTC)
    first = certificate(tmp_path, NAMES, now)
    assert first.made == "first" and {"localhost", "127.0.0.1", "::1", "192.168.7.8"} <= names_in(first)
    assert certificate(tmp_path, NAMES, now) == first._replace(made="")
    assert certificate(tmp_path, names_of([]), now).made == ""
    moved = certificate(tmp_path, names_of(["10.0.0.7", "fd00::7"]), now)
    assert moved.made == "names" and {"10.0.0.7", "fd00::7"} <= names_in(moved)
    old = certificate(tmp_path, names_of([]), now + LASTS - timedelta(days=20))
    assert old.made == "old" and old.fingerprint != moved.fingerprint != first.fingerprint
    early = certificate(tmp_path, names_of([]), now)  # the clock goes back
    assert early.made == "old"
    assert len({each.authority_fingerprint for each in (first, moved, old, early)}) == 1


def test_the_authority_is_new_where_the_old_one_would_not_be_believed(tmp_path: Path) -> None:
    now = datetime.now(UTC)
    first = certificate(tmp_path, NAMES, now)
    named = certificate(tmp_path, names_of(["tower.lan", "203.0.113.9"]), now)
    ended = certificate(tmp_path, names_of([]), now + timedelta(days=3300))
    assert [named.made, ended.made] == ["first", "first"]
    assert len({each.authority_fingerprint for each in (first, named, ended)}) == 3


@pytest.mark.parametrize("name", [AUTHORITY, AUTHORITY_KEY, SERVER])
@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", None]
)
def test_what_is_not_whole_is_made_anew(name: str, content: bytes | None, tmp_path: Path) -> None:
    certificate(tmp_path, NAMES)
    path = tmp_path / FOLDER / name
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    found = certificate(tmp_path, NAMES)
    assert found.made == "first" and certificate(tmp_path, NAMES).made == ""
    ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(found.file)


def test_the_key_of_another_is_no_key_of_this(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        certificate(tmp_path / folder, NAMES)
    (tmp_path / "one" / FOLDER / AUTHORITY_KEY).write_bytes((tmp_path / "two" / FOLDER / AUTHORITY_KEY).read_bytes())
    assert certificate(tmp_path / "one", NAMES).made == "first"
    (tmp_path / "one" / FOLDER / SERVER).write_bytes((tmp_path / "two" / FOLDER / SERVER).read_bytes())
    assert certificate(tmp_path / "one", NAMES).made == "first"


def test_what_is_no_name_is_left_out() -> None:
    found = names_of(["", "0.0.0.0", "::", "a b", "-x", "x..y", "é.lan", "x" * 300, "[fe80::1%eth0]", "Tower.LAN."])
    assert set(found.hosts - names_of([]).hosts) == {"tower.lan"}
    assert set(found.addresses - names_of([]).addresses) == {ipaddress.ip_address("fe80::1")}


def test_what_is_no_tls_is_no_error_of_the_program(safe: Server) -> None:
    port = httpx.URL(safe.address).port or 0
    for start in (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"\x16\x03\x01\xff\xff" + b"x" * 200, b"\x00" * 2000):
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as wire:
            wire.sendall(start)
            with contextlib.suppress(ConnectionResetError):
                assert b"200" not in wire.recv(65536)
    assert Browser(safe).get("/home")["games"] and safe.errors() == ""


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_who_says_nothing_is_given_up() -> None:
    """300 lines at 256 open files that never begin; after a while there is room for those who do."""
    with serving("--https", files="-n 256") as server, contextlib.ExitStack() as stack:
        port = httpx.URL(server.address).port or 0
        for _ in range(300):
            with contextlib.suppress(OSError):
                stack.enter_context(socket.create_connection(("127.0.0.1", port), 1))
        began = time.monotonic()
        while not answered(Browser(server)):
            assert time.monotonic() - began < PATIENCE


def answered(browser: Browser) -> bool:
    try:
        return bool(browser.get("/home")["games"])
    except httpx.TransportError:
        time.sleep(0.5)
        return False
