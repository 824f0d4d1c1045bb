"""The HTTP API keeps to its OpenAPI description, whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from shem.app.server import create_app, known_host
from tests.app.table import Browser, Server

SCHEMA: Any = schemathesis.openapi.from_dict(create_app().openapi())
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_as_described(operation: Any, server: Server) -> None:
    """Status, content type and shape, to good requests and bad ones; never an error of the program.

    A request of the right shape may still be refused: there need be no such scenario, army or match.
    """

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        case.call_and_validate(base_url=server.address, timeout=60, excluded_checks=[positive_data_acceptance])

    check()


def test_every_route_says_what_it_is_for() -> None:
    paths = create_app().openapi()["paths"]
    assert len(paths) >= 15
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation.get("description") or operation.get("summary"), (method, path)
            assert "422" not in operation["responses"] or "Problem" in str(operation["responses"]["422"]), path


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "not-found"),
        ("POST", "/home", 405, "not-found"),
        ("GET", "/matches/none", 404, "no-match"),
        ("GET", "/matches/none/at/1", 404, "no-match"),
        ("GET", "/matches/none/at/one", 422, "malformed"),
        ("POST", "/join/none", 404, "no-link"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_errors_are_told_in_words(server: Server, method: str, path: str, status: int, code: str, language: str) -> None:
    told = Browser(server, language).ask(method, path, status).json()
    assert told["code"] == code and told["text"].endswith(".")


def test_another_name_for_this_machine_is_refused(server: Server) -> None:
    """A page of somebody else's could point its own name at us."""
    told = Browser(server).ask("GET", "/home", 403, headers={"host": "evil.example"}).json()
    assert told["code"] == "host" and "evil.example" in told["text"]
    assert known_host("192.168.1.5", []) and known_host("LOCALHOST", []) and known_host("::1", [])
    assert known_host("tower.lan", ["tower.lan"]) and not known_host("tower.lan", [])


def test_a_foreign_page_cannot_open_the_socket(server: Server) -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    browser = Browser(server)
    made = browser.make("here", "here")
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    url = server.address.replace("http", "ws", 1) + f"/api/matches/{made['id']}/socket"
    headers = {"cookie": cookie, "origin": "http://evil.example"}
    with connect(url, additional_headers=headers, proxy=None) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(20)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_too_much_is_refused_before_it_is_read(server: Server) -> None:
    told = Browser(server).ask("POST", "/matches", 413, content=b"x" * (13 * 1024 * 1024)).json()
    assert told["code"] == "too-large"
