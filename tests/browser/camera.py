"""A device whose screens are kept as pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Route

from shem.core.match import Match
from tests.app.table import Server
from tests.browser.device import TABLET, Device
from tests.browser.great import put

Scene = Callable[["Camera"], None]
LARGEST = 200_000  # bytes of a picture of the README


class Camera:
    """A device whose screens are kept."""

    def __init__(self, browser: Browser, server: Server, folder: Path, only: list[str], device: Device) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.only = only
        self.device = device
        self.page = device.page
        self.count = 0

    def another(self) -> Camera:
        """Another device of the same kind, at the same table."""
        light = self.page.evaluate("() => matchMedia('(prefers-color-scheme: light)').matches")
        device = Device(
            self.browser,
            self.server.address,
            screen=self.page.viewport_size or TABLET,
            touch=self.device.touch,
            theme="light" if light else "dark",
            language=self.device.language,
        )
        return Camera(self.browser, self.server, self.folder, self.only, device)

    @property
    def wide(self) -> bool:
        """Lists stand beside what they open."""
        return (self.page.viewport_size or TABLET)["width"] > 1000

    def shot(self, name: str, whole: bool = False) -> None:
        """Keep the screen as it is now; whole: as long as it is."""
        if self.only and not any(word in f"{self.folder.name}/{name}" for word in self.only):
            return
        self.page.wait_for_timeout(250)  # for the eye only: fonts and the last fade
        self.folder.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        self.count += 1

    def keep(self, name: str) -> None:
        """A picture that is kept with the sources: small, and under one name whatever the device is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        size = len(self.page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=84))
        assert size < LARGEST, f"{name}.jpg has {size} bytes"
        self.count += 1

    def states(self, name: str, place: str, api: str) -> None:
        """The loading and the error state of a screen that asks for this."""
        self.page.goto("about:blank")
        held: list[Route] = []
        self.page.route(api, lambda route: held.append(route))  # no answer comes
        self.device.open(place)
        self.page.wait_for_timeout(600)
        self.shot(f"{name}-loading")
        for route in held:
            route.abort()
        self.page.unroute(api)
        self.page.goto("about:blank")
        self.page.route(api, lambda route: route.abort())
        self.device.open(place)
        self.page.locator(".trouble").first.wait_for()
        self.shot(f"{name}-error")
        self.page.unroute(api)
        self.page.goto("about:blank")


def laid(camera: Camera) -> Callable[..., str]:
    """Puts a match before this device; its id."""
    table = camera.device

    def lay_out(match: Match, *players: str) -> str:
        id = put(camera.server, table.context, match, players or ["here", *["remote"] * (len(match.seats) - 1)])
        table.open(f"#/match/{id}")
        return id

    return lay_out
