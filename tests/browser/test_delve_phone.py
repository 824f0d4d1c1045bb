"""A turn of Delve on a phone held upright, by thumb, in German."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from shem.core.match import Match
from shem.games.delve.parts.actions import Attack, Done
from shem.games.delve.parts.state import DelveState
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.device import PHONE
from tests.browser.great import put
from tests.browser.quests import Quest, found
from tests.browser.test_delve_keyboard import turn
from tests.browser.test_wizards_phone import INSIDE, SMALL, WIDE

pytestmark = pytest.mark.long


def between(quest: Quest) -> int:
    """Where the party chooses who goes next and Enemies have acted: whoever touches one then looks at it."""
    asked = (place for place, deed in enumerate(quest.deeds) if deed.asked == "next-hero")
    return next(place for place in asked if round_of(quest.before(place)) > 1)


def round_of(match: Match) -> int:
    assert isinstance(match.state, DelveState)
    return match.state.round


class Thumb(Delver):
    """Looks at every screen that it comes to."""

    def look(self, screen: str) -> None:
        """On the small phone, and on one that is a little wider."""
        for size in (PHONE, SMALL):
            self.page.set_viewport_size(size)
            assert self.page.evaluate(WIDE) <= 0, screen
            assert not self.page.evaluate("() => looking.cut()"), (screen, self.page.evaluate("() => looking.cut()"))
        self.device.check(f"delve, {screen}")
        assert not self.device.untranslated(), (screen, self.device.untranslated())

    def leaving(self, thing: Locator, pressed: Locator) -> None:
        """What is pressed is within reach without scrolling."""
        assert pressed.evaluate(INSIDE)
        super().leaving(thing, pressed)


def test_a_turn_on_a_phone_in_german(server: Server, device: NewDevice) -> None:
    quest, deeds = found(turn, "cold-stair", 2)
    phone = device(language="de", screen=SMALL, touch=True, theme="light")
    page = phone.open("#/new/delve").page
    phone.says("delve-new-about")
    player = Thumb(phone)
    player.look("set-up")
    phone.open(f"#/match/{put(server, phone.context, quest.before(deeds.start))}")
    for place in deeds:
        deed = quest.deeds[place]
        player.comes_to("choices")
        player.look(f"{deed.asked}, {type(deed.action).__name__}")
        if isinstance(deed.action, Attack):
            # Before it is made: what speaks for it, and the card of whom it is for.
            player.touch(deed.action)
            player.look("attack, armed")
            phone.press(phone.button("cancel", page.locator("aside .foot")))
        player.does(deed.action)
    assert isinstance(deed.action, Done)
    player.asked()

    bar = page.locator("nav")
    for panel in ("delve-party", "delve-book-short", "delve-decks", "log"):
        phone.press(phone.button(panel, bar))
        player.look(panel)
        if panel == "delve-party":
            phone.press(page.locator("aside .party button[aria-pressed=false]"))
            player.look("the other sheet")
        elif panel == "delve-decks":
            phone.press(page.locator("aside .piles button[aria-expanded=false]").first)
            page.locator("aside .piles button[aria-expanded=true]").wait_for()
            player.look("discards")
        phone.press(phone.button(panel, bar))
    # An Enemy, and why it did what it did.
    match = quest.before(between(quest))
    phone.open(f"#/match/{put(server, phone.context, match)}")
    player.comes_to("choices")
    assert isinstance(match.state, DelveState)
    player.spot("who", match.state.enemies[0].who)
    card = page.locator("aside article.box")
    card.wait_for()
    player.look("Enemy")
    phone.press(phone.button("delve-why-last", card))
    page.locator("aside .rules [aria-current=step]").wait_for()
    card.wait_for(state="detached")
    player.look("why")
