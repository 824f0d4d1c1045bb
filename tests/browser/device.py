"""A device at the table: one browser context with its own cookie, language, theme, screen and fingers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypedDict, Unpack

import axe_playwright_python  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Locator, Response, ViewportSize, expect

from tests.browser.words import page_words

TABLET: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds: a busy machine is no error
AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
LOOKING = Path(__file__).with_name("looking.js")


class Kind(TypedDict, total=False):
    """What device it is."""

    language: Literal["en", "de"]
    screen: ViewportSize
    touch: bool
    theme: Literal["light", "dark"]
    motion: bool
    pace: Literal["1", "2", "4", "once"]


class Device:
    """It collects what goes wrong; `close` fails if anything did."""

    def __init__(self, browser: Browser, address: str, **kind: Unpack[Kind]) -> None:
        self.address = address
        self.language = kind.get("language", "en")
        self.words = page_words(self.language)
        self.touch = kind.get("touch", False)
        self.context = browser.new_context(
            locale={"en": "en-GB", "de": "de-DE"}[self.language],
            viewport=kind.get("screen", TABLET),
            has_touch=self.touch,
            is_mobile=self.touch,
            color_scheme=kind.get("theme", "dark"),
            reduced_motion="no-preference" if kind.get("motion") else "reduce",
            service_workers="allow",
        )
        self.context.add_init_script(path=LOOKING)
        # Most stories are not about how others' turns are shown. What is set on the page stays.
        settings = json.dumps({"pace": kind.get("pace", "once")})
        self.context.add_init_script(f"if (origin !== 'null') localStorage['shem-settings'] ??= '{settings}'")
        self.context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.faults: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self.checked: set[str] = set()
        self.page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"uncaught: {error}"))
        self.page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status}: {response.url}")

    def forgive(self, pattern: str) -> None:
        """What a browser says by itself of a refused request or a server that is gone is no error of the page."""
        self.forgiven.append(re.compile(pattern))

    def close(self) -> None:
        self.context.close()
        faults = [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self.forgiven)]
        assert not faults, "\n".join(faults)

    # Going about.

    def open(self, place: str = "") -> Device:
        """Open an address below the page's, such as `#/new`."""
        self.page.goto(place if place.startswith("http") else f"{self.address}/{place}")
        return self

    def button(self, code: str, within: Locator | None = None, **values: str | int) -> Locator:
        """The button or link that says this sentence of the page (its first line, if it has two)."""
        text = self.words(code, **values)
        scope = within if within is not None else self.page.locator("body")
        return scope.locator("button:visible, a:visible").filter(has_text=re.compile(rf"^\s*{re.escape(text)}")).first

    def named(self, code: str, **values: str | int) -> Locator:
        """The visible thing whose label is this sentence."""
        return self.page.locator(f'[aria-label="{self.words(code, **values)}"]:visible').first

    def press(self, thing: Locator) -> None:
        """Touch or click it."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def says(self, code: str, **values: str | int) -> None:
        """Wait until the page shows this sentence."""
        expect(self.page.get_by_text(self.words(code, **values)).filter(visible=True).first).to_be_visible()

    def wait(self, what: str, given: Any = None) -> Any:
        """Wait until this JavaScript answers something true, and what it answers."""
        return self.page.wait_for_function(what, arg=given, polling=50).json_value()

    def until(self, met: Callable[[], bool]) -> None:
        """Wait until it is so, on the page's own clock."""
        for _ in range(PATIENCE // 100):
            if met():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"waited in vain at {self.page.url}")

    def title(self, scenario: str) -> str:
        """A scenario's title as this device reads it."""
        answer = self.context.request.get(f"{self.address}/api/games/arcana/scenarios?lang={self.language}")
        return str(next(one["title"] for one in answer.json() if one["id"] == scenario))

    # Looking.

    def untranslated(self) -> list[str]:
        """What stands on the page in the other language: the page's own sentences that differ in German."""
        shown = self.page.evaluate("() => looking.texts()")
        return sorted(set(shown) & page_words("en").only(self.words))

    def check(self, screen: str) -> None:
        """axe finds nothing serious here; once a screen."""
        if screen in self.checked:
            return
        self.checked.add(screen)
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => looking.serious()")
        assert not found, f"axe, {screen}:\n" + "\n".join(found)
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{screen} is {wide} px wider than the screen"
