"""A person who plays with the simulated pen alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.device import Device

PEN = "aside[data-stylus]"


# Nothing but the panel is touched; with keys alone, nothing at all.
WATCH = """(keys) => {
  window.touched = [];
  for (const kind of ["pointerdown", "touchstart", "wheel"])
    addEventListener(kind, (event) => {
      if (keys || !event.target.closest("[data-stylus]")) window.touched.push(event.target.outerHTML.slice(0, 200));
    }, true);
}"""
HERE = "(selector) => document.activeElement?.matches(selector) ?? false"
# What a reader does: a letter after the other, without a pause, then Enter.
BURST = """(code) => {
  for (const key of [...code, "Enter"]) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
}"""


def burst(device: Device, code: str) -> None:
    """A reader types a code."""
    device.page.evaluate(BURST, code)


class PenHand:
    """Taps fields and presses buttons in the pen's panel; touches nothing else of the page. keys: by the keyboard alone."""

    def __init__(self, device: Device, keys: bool = False) -> None:
        self.device = device
        self.keys = keys
        self.page = device.page
        found = device.context.request.get(f"{device.address}/api/stylus/fields?game=arcana&lang={device.language}")
        self.groups: list[dict[str, Any]] = found.json()

    def connect(self) -> None:
        """In the manager, as rulebook 000 says: scan, choose the name, enter the PIN, give it a name of one's own."""
        device, page = self.device, self.page
        device.open("#/stylus")
        self.touch(device.button("stylus-scan"))
        self.touch(page.locator("main .gold").first)
        page.locator("#pin").fill("1111")
        page.keyboard.press("Enter")
        device.says("stylus-pin-wrong")
        page.locator("#pin").fill("0000")
        page.keyboard.press("Enter")
        page.locator("#pen-name").fill("Ava's pen")
        page.keyboard.press("Enter")
        page.locator(PEN).get_by_text("Ava's pen").wait_for()

    def unfold(self) -> None:
        """Lay the panel open."""
        self.touch(self.page.locator(f"{PEN} header button").last)

    def touch(self, thing: Locator) -> None:
        """A finger, or the key that presses what has the focus."""
        if self.keys:
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            self.device.press(thing)

    def code(self, **field: str | int) -> str:
        fields = [one for group in self.groups for one in group["fields"]]
        return str(next(one["code"] for one in fields if one["field"] == field))

    def tap(self, **field: str | int) -> None:
        code = self.code(**field)
        sheet = next(group for group in self.groups if any(one["code"] == code for one in group["fields"]))
        button = self.page.locator(f"{PEN} [data-code='{code}']")
        if not button.count():
            select = self.page.locator(f"{PEN} select")
            select.focus()  # what lies on the table is listed anew
            names = select.locator("option").all_inner_texts()
            label = next(name for name in names if name == sheet["name"] or name == self.label(sheet))
            select.select_option(label=label)
        self._push(f"{PEN} [data-code='{code}']")

    def _push(self, selector: str) -> None:
        if not self.keys:
            return self.device.press(self.page.locator(selector))
        self.page.locator(f"{PEN} button").first.focus()
        for _ in range(80):
            if self.page.evaluate(HERE, selector):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def label(self, sheet: dict[str, Any]) -> str:
        return f"{sheet['name']} · {self.device.words('stylus-stickers-' + sheet['sheet'])}"

    def control(self, of: str) -> None:
        self.tap(kind="control", of=of)

    def rune(self, place: int) -> None:
        self.tap(kind="rune", place=place)

    def confirm(self) -> None:
        self._push(f"{PEN} [data-button='confirm']")

    def page_on(self) -> None:
        self._push(f"{PEN} [data-button='page']")

    def cancel(self) -> None:
        self._push(f"{PEN} [data-button='cancel']")

    def dive(self) -> None:
        self._push(f"{PEN} [data-button='dive']")
