"""A real Chromium for the whole session; a server for stories that leave it whole; devices that must not complain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, BrowserType, sync_playwright

from tests.app.table import Server, serving
from tests.browser.chromium import launch
from tests.browser.device import Device

NewDevice = Callable[..., Device]


@pytest.fixture(scope="session")
def engine() -> Iterator[BrowserType]:
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(engine: BrowserType) -> Iterator[Browser]:
    found = launch(engine)
    yield found
    found.close()


@pytest.fixture
def whole_browser(engine: BrowserType) -> Iterator[Browser]:
    """With what the headless shell has not."""
    found = launch(engine, whole=True)
    yield found
    found.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    page = files("shem.app").joinpath("page", "index.html")
    if not page.is_file():
        pytest.fail("the page is not built: npm ci --ignore-scripts && npm run build, in web/")
    with serving() as found:
        yield found


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[NewDevice]:
    """Makes devices; when the story ends, none of them may have had an error."""
    made: list[Device] = []

    def new(address: str = "", **kind: object) -> Device:
        made.append(Device(browser, address or server.address, **kind))  # type: ignore[arg-type]
        return made[-1]

    yield new
    for one in made:
        one.close()
