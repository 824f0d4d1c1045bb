"""A battle by keyboard alone: no finger, no mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.player import Player
from tests.browser.tables import lay

pytestmark = pytest.mark.long
FOCUS = """() => document.activeElement === document.body ? "" :
  document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()"""


def tab_to(table: Device, text: str) -> None:
    """Go on by Tab until what has the focus says this."""
    seen = []
    for _ in range(120):
        table.page.keyboard.press("Tab")
        seen.append(table.page.evaluate(FOCUS))
        if text.casefold() in seen[-1].casefold():
            return
    raise AssertionError(f"{text!r} cannot be reached by Tab: {seen}")


class Typist(Player):
    """Plays by keys: every touch is arrows and Enter, every button a shortcut or Tab."""

    def touch(self, kind: str, number: int) -> None:
        region = number
        if kind == "golem":
            at = next(one for one in self.figures() if one["golem"] == number)
            regions = self.page.evaluate("() => looking.regions()")
            region = next(one["region"] for one in regions if (one["x"], one["y"]) == (at["x"], at["y"]))
        keys = self.page.keyboard
        keys.press("b")
        for _ in range(80):
            way = self.page.evaluate("(region) => looking.way(region)", region)
            if not way:
                break
            keys.press(way)
        assert self.page.evaluate("() => document.activeElement.dataset.region") == str(region)
        keys.press("Enter")

    def pick(self, golem: int) -> None:
        """From Golem to Golem that can do something."""
        for _ in range(20):
            self.page.keyboard.press("n")
            self.device.wait("() => document.querySelector('article.card .abilities')")
            if self.page.locator(f".token.selected[data-golem='{golem}']").count():
                return
        raise AssertionError(f"Golem {golem} cannot be picked by keys")

    def press(self, selector: str) -> None:
        """By the keys that the screen has for it."""
        keys = self.page.keyboard
        if ".foot .deed .gold" in selector or ".callout" in selector:
            if not self.page.evaluate("() => document.activeElement?.matches('button.gold')"):
                self.page.evaluate("() => document.activeElement?.blur()")
            keys.press("Enter")
        elif "dialog[open]" in selector:
            tab_to(self.device, self.page.locator(selector).first.inner_text().strip())
            keys.press("Enter")
        elif ".end button" in selector:
            keys.press("e")
        elif ".foot .deed button" in selector:
            keys.press("Escape")
        elif ".options button" in selector:
            keys.press("1")
        else:
            self.page.locator(selector).first.focus()
            keys.press("Enter")


def test_a_turn_by_keys(device: NewDevice) -> None:
    table = device()
    made = lay(table, "here", "greedy")
    page: Page = table.page
    table.open("#/settings")
    table.says("settings-look")
    page.keyboard.press("h")  # home, where the battle is
    page.locator(".matches").wait_for()
    tab_to(table, table.words("continue"))
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{made['id']}")
    player = Typist(table)
    player.deploy()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text(table.words("arcana-end"))
    table.check("keys")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("n")
    page.locator("article.card .abilities").wait_for()
    first = page.locator("article.card h2").inner_text()
    page.keyboard.press("n")
    expect(page.locator("article.card h2")).not_to_have_text(first)
    page.keyboard.press("Escape")
    player.play(player.strike_or_walk, lambda now: "callout" in player.seen and now == "turn")
    before = page.locator("header .title p").inner_text()
    player.end_turn()
    player.play(player.strike_or_walk, lambda now: now == "turn")
    assert page.locator("header .title p").inner_text() != before
    # Who hears the page is told what happens.
    assert page.locator("[aria-live=polite]").all_text_contents()
