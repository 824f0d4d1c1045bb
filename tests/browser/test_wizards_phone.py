"""A turn of Wizards on a phone held upright, by thumb, in German."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE
from tests.browser.great import put
from tests.browser.wars import HANDS, War
from tests.browser.wizards import Wizard
from tests.rules.wizards.scene import NORTH_WEST

pytestmark = pytest.mark.long
SMALL: ViewportSize = {"width": 360, "height": 640}
WIDE = "() => document.documentElement.scrollWidth - innerWidth"
INSIDE = """(node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


class Thumb(Wizard):
    """Looks at every screen that it comes to."""

    def look(self, screen: str) -> None:
        """On the small phone, and on one that is a little wider."""
        self.page.set_viewport_size(PHONE)
        assert self.page.evaluate(WIDE) <= 0, screen
        self.page.set_viewport_size(SMALL)
        self.device.check(f"wizards, {screen}")
        assert not self.device.untranslated(), (screen, self.device.untranslated())

    def gold(self) -> None:
        """It is within reach without scrolling."""
        assert self.page.locator("aside .foot .deed .gold").evaluate(INSIDE)
        super().gold()

    def tile(self, space: int) -> None:
        self.device.press(self.page.locator(f"[data-space='{space}']"))

    def draws(self, name: str) -> None:
        assert self.asked() == "draw"
        self.page.locator("aside .draw input").fill(name)
        self.device.press(self.page.locator("aside .draw .options button").first)
        self.look("draw")
        self.sure()


def turn(player: Thumb, match: str) -> None:
    phone, page = player.device, player.page
    phone.open(f"#/match/{match}")
    player.comes_to("choices")
    player.look("craft")
    assert player.craft()
    player.look("bench")
    phone.press(player.options.first)
    player.comes_to("armed")
    player.gold()
    for deck, name in ((0, "Kristall"), (1, "Eile"), (1, "Sturzflug")):
        player.comes_to("choices")
        player.look("fate")
        phone.press(player.options.nth(deck))
        player.gold()
        player.draws(name)
    # To look at: a space, who stands there, a card.
    player.comes_to("choices")
    player.tile(NORTH_WEST)
    card = page.locator("aside article")
    card.wait_for()
    player.look("space")
    phone.press(card.locator("ul .choice").first)
    expect(card.locator("ul .choice")).to_have_count(0)
    player.look("unit")
    phone.press(phone.button("close", card))
    phone.press(page.locator(".hand .look").first)
    card.wait_for()
    player.look("card")
    phone.press(phone.button("close", card))
    lit = page.locator("[data-space].lit")
    player.play(lambda asked: asked == "choices" and lit.count() > 0)
    player.look("move")
    phone.press(lit.first)
    phone.press(page.locator("[data-space].lit").first)
    player.comes_to("armed")
    player.look("move, armed")
    player.gold()
    for panel in ("players", "log"):
        player.asked()
        phone.press(phone.button(panel, page.locator("nav")))
        player.look(panel)
        phone.press(phone.button(panel, page.locator("nav")))


def test_a_turn_on_a_phone_in_german(server: Server, device: NewDevice) -> None:
    phone = device(language="de", screen=SMALL, touch=True, theme="light")
    phone.open("#/new/wizards")
    phone.says("wizards-new-about")
    player = Thumb(phone)
    player.look("set-up")
    match = War(HANDS).idle(0, "craft").match
    turn(player, put(server, phone.context, match, ["here", "greedy"]))
