"""The HTTP API keeps to its OpenAPI description, whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from shem.app.api.server import create_app
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
        case.call_and_validate(
            base_url=server.address, timeout=60, headers=server.own, excluded_checks=[positive_data_acceptance]
        )

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
