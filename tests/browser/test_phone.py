"""On a phone held upright, with a thumb, in German."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE
from tests.browser.player import Player

pytestmark = pytest.mark.long


def test_a_battle_on_a_phone_in_german(device: NewDevice) -> None:
    phone = device(language="de", screen=PHONE, touch=True, theme="light")
    page = phone.open().page

    def look(screen: str) -> None:
        """Nothing serious, nothing too small, nothing English."""
        phone.check(screen)
        assert page.evaluate("() => looking.small()") == [], screen
        assert page.evaluate("() => looking.cut()") == [], screen
        assert not phone.untranslated(), screen

    phone.says("home-none")
    look("home")
    phone.press(phone.button("new"))
    arcana = page.locator("main a[href='#/new/arcana']")
    arcana.wait_for()
    look("games")
    phone.press(arcana)
    page.locator(".scenarios a").first.wait_for()
    look("scenarios")
    phone.press(page.locator(".scenarios a").filter(has_text=phone.title("thirst")))
    phone.says("setup-victory")
    look("scenario")
    phone.press(phone.button("setup-choose"))
    phone.says("setup-start")
    look("seats")
    phone.press(phone.button("setup-start"))
    player = Player(phone)
    player.situation()
    player.play(player.strike_or_walk, lambda now: now.startswith("prompt:") or now == "turn")
    look("deployment")
    player.deploy()
    look("turn")
    player.play(player.strike_or_walk, lambda now: now == "callout")
    look("callout")
    player.pass_page("callout")
    player.play(player.strike_or_walk, lambda now: now == "turn")
    for panel in ("arcana-armies", "arcana-ancients", "arcana-map"):
        phone.press(phone.button(panel, page.locator("nav")))
        look(panel)
    phone.press(phone.button("log", page.locator("nav")))
    look("log")
    phone.press(phone.button("log", page.locator("nav")))
    phone.press(phone.button("menu", page.locator("nav")))
    look("menu")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    round = page.locator("header .title p").inner_text()
    player.end_turn()
    player.play(player.strike_or_walk, lambda now: now == "turn" and page.locator("header .title p").inner_text() != round)
