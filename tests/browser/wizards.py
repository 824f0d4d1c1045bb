"""A person who plays Wizards on the page: answers what is asked, from the list or by the hand and the board."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from playwright.sync_api import Locator

from tests.browser.device import Device

# What is asked of whoever holds the device, once the page is at rest; null while it is not, or somebody else decides.
ASKED = """() => {
  const one = (selector) => document.querySelector(selector);
  if (one("#hand-over")) return "hand-over";
  if (one("dialog[open]")) return "dialog";
  if (one("aside .foot .deed .gold")) return one("aside .foot .deed .gold:not([aria-disabled=true])") ? "armed" : null;
  if (one("aside .draw .sure")) return one("aside .draw .sure button:enabled") ? "laid" : null;
  if (one("aside .draw")) return one("aside .draw .options button:enabled") ? "draw" : null;
  if (one("aside .keypad")) return one("aside .keypad .faces button:enabled") ? "roll" : null;
  return one("aside .options button") ? "choices" : null;
}"""


class Wizard:
    """Plays the seats of a match on a device."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        self.seen: list[str] = []

    @property
    def options(self) -> Locator:
        """What stands in the list; the last is what passes, where one may."""
        return self.page.locator("aside .options button")

    def asked(self) -> str:
        """What is asked, as soon as anything is."""
        found: str = self.device.wait(ASKED)
        self.seen.append(found)
        return found

    def comes_to(self, asked: str) -> None:
        """Wait until this is asked: what somebody else did changes it when it arrives."""
        self.device.wait(f"(asked) => ({ASKED})() === asked", asked)
        self.seen.append(asked)

    def option(self, text: str) -> Locator:
        return self.options.filter(has_text=text).first

    def gold(self) -> None:
        """Do what is chosen, and wait until the page has gone on."""
        gold = self.page.locator("aside .foot .deed .gold")
        gold.evaluate("(node) => node.setAttribute('data-done', '')")
        self.device.press(gold)
        self.device.wait("() => !document.querySelector('[data-done]')")

    def take(self, *texts: str) -> None:
        """Choose from the list, one after the other, and do it."""
        for text in texts:
            self.device.press(self.option(text))
        self.gold()

    def lay(self, card: Locator) -> None:
        """Take a card to the bench."""
        self.device.press(card)

    def craft(self) -> bool:
        """Lay the first three cards on the bench that make a Golem which can be paid and placed; whether there are such."""
        traits = self.page.locator("aside .bench > li")
        rows = [traits.nth(place).locator("button") for place in range(3)]
        for laid in product(*(range(row.count()) for row in rows)):
            for row, place in zip(rows, laid, strict=True):
                if row.nth(place).get_attribute("aria-pressed") == "false":
                    self.lay(row.nth(place))
            self.page.locator("aside .price").wait_for()
            if self.options.count() > 1:
                return True
        return False

    def sure(self) -> None:
        """What was named lies so; wait until the page has gone on."""
        gold = self.page.locator("aside .draw .sure button")
        gold.evaluate("(node) => node.setAttribute('data-done', '')")
        self.device.press(gold)
        self.device.wait("() => !document.querySelector('[data-done]')")

    def throws(self, *faces: int) -> None:
        """Enter dice as they are asked for, each as it fell."""
        for face in faces:
            self.comes_to("roll")
            keypad = self.page.locator("aside .keypad")
            keypad.evaluate("(node) => node.setAttribute('data-done', '')")
            self.device.press(keypad.locator(".faces").get_by_text(str(face), exact=True))
            self.device.wait("() => !document.querySelector('[data-done]')")

    def passes(self) -> None:
        self.step("choices")
        self.step("armed")

    def first(self) -> None:
        """Choose the first line of the list."""
        self.device.press(self.options.first)

    def step(self, asked: str) -> None:
        """Answer what is asked: pass where one may, else the first way that there is."""
        if asked == "hand-over":
            self.device.press(self.page.locator("dialog[open] .gold"))
            self.page.locator("#hand-over").wait_for(state="detached")
        elif asked == "choices":
            self.device.press(self.options.last)
        elif asked == "draw":
            self.device.press(self.page.locator("aside .draw .options button").first)
        elif asked == "laid":
            self.sure()
        else:
            assert asked == "armed", asked
            self.gold()

    def play(self, until: Callable[[str], bool]) -> str:
        """Go on until it is so; answers what is asked then."""
        for _ in range(600):
            asked = self.asked()
            if until(asked):
                return asked
            self.device.check(f"wizards, {asked}")
            self.step(asked)
        raise AssertionError(f"no end: {self.seen[-20:]}")
