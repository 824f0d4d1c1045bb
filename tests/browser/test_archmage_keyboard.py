"""A turn of Archmage by keyboard alone, from home on: no finger, no mouse."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

import pytest
from playwright.sync_api import expect

from tests.browser.archmage import Archmage
from tests.browser.conftest import NewDevice
from tests.browser.test_keyboard import new_match, tab_to

pytestmark = pytest.mark.long


class Typist(Archmage):
    """Plays by keys."""

    def step(self, asked: str) -> None:
        keys = self.page.keyboard
        if asked == "bowls":
            keys.press("a")
            self.device.wait("() => document.activeElement.id === 'bowl-0'")
            if self.page.locator("aside .bowl.announced").count() == 0:
                self.pour(self.split)
            self.gone("Enter")
        elif asked == "choices":
            keys.press("1")
            self.device.wait("() => document.activeElement.matches('aside .foot .gold')")
        else:
            assert asked == "armed", asked
            self.gone("Enter")

    def gone(self, key: str) -> None:
        """Press it, and wait until the page has gone on."""
        self.page.locator("aside .foot .deed .gold").evaluate("(node) => node.setAttribute('data-done', '')")
        self.page.keyboard.press(key)
        self.device.wait("() => !document.querySelector('[data-done]')")

    def look(self, place: int) -> None:
        """See a district's card: by arrows over the city, and Enter."""
        keys, side = self.page.keyboard, isqrt(self.page.locator("button[data-place]").count())
        keys.press("b")
        for _ in range(2 * side):
            here = self.page.evaluate("() => Number(document.activeElement.dataset.place)")
            if here == place:
                keys.press("Enter")
                return
            keys.press("ArrowDown" if here % side == place % side else "ArrowRight")
        raise AssertionError(f"the arrows do not come to {place}")

    def pour(self, split: Sequence[int]) -> None:
        """From bowl to bowl by Tab, each number typed."""
        for phase, units in enumerate(split):
            if phase:
                for _ in range(3):  # one more for this, one less for the next
                    self.page.keyboard.press("Tab")
            assert self.page.evaluate("() => document.activeElement.id") == f"bowl-{phase}"
            self.page.keyboard.type(str(units))


def test_a_turn_by_keys_from_home_on(device: NewDevice) -> None:
    table = device()
    page, keys = table.page, table.page.keyboard
    new_match(table, "Archmage")
    table.says("archmage-new-about")
    tab_to(table, "2")
    keys.press("ArrowRight")
    expect(page.locator(".seats > li")).to_have_count(3)
    keys.press("ArrowLeft")
    expect(page.locator(".seats > li")).to_have_count(2)
    tab_to(table, table.words("archmage-goal"))
    keys.type("20")
    tab_to(table, table.words("setup-start"))
    keys.press("Enter")

    player = Typist(table, (4, 3, 4, 1))
    player.play(lambda asked: asked == "bowls" and page.locator("header p").inner_text().startswith("Turn 2"))
    assert {"bowls", "choices", "armed"} <= set(player.seen)
    # What is to be known is there by keys, too: players, log, forecast, help, and back.
    for key, says in (
        ("p", "players"),
        ("l", "log"),
        ("w", "archmage-forecast-phases"),
        ("?", "archmage-key-bowls"),
    ):
        keys.press(key)
        table.says(says)
        keys.press("w" if key == "w" else "Escape")
    assert not page.evaluate("() => window.touched")
