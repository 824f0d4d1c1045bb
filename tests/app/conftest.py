"""One server for all tests that do no harm to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.app.table import Browser, Server, serving


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with serving() as found:
        yield found


@pytest.fixture
def browser(server: Server) -> Browser:
    return Browser(server)
