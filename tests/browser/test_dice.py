"""Real dice at the table: the keypad, both its digits, the app for a single roll, and a single roll by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.player import Player
from tests.browser.tables import sit

pytestmark = pytest.mark.long


def to_first_attack(player: Player) -> None:
    """Play until the player's own attack is armed or rolled for."""
    player.play(player.strike_or_walk, lambda now: now == "roll")


def test_a_roll_of_real_dice_is_entered_and_counts(device: NewDevice) -> None:
    table = device()
    sit(table, "here", "here", dice=("enter", "enter"))
    player = Player(table)
    player.deploy()
    to_first_attack(player)
    table.check("keypad")
    pad = table.page.locator(".keypad")
    typed, enter = pad.locator("output"), pad.locator(".pad .gold")

    def key(digit: str) -> None:
        table.press(pad.locator(".pad button").get_by_text(digit, exact=True))

    expect(enter).to_be_disabled()
    key("7")
    key("3")
    expect(typed).to_have_text(re.compile(r"7\s*3"))
    table.press(table.named("keypad-back"))
    expect(enter).to_be_disabled()
    table.page.keyboard.press("5")  # the keyboard types, too
    expect(typed).to_have_text(re.compile(r"7\s*5"))
    table.page.keyboard.press("Backspace")
    table.page.keyboard.press("Backspace")
    key("0")
    key("0")
    pad.evaluate("(pad) => pad.setAttribute('data-done', '')")
    table.press(enter)  # ruling B2: two zeros are a hundred, the Super Crit
    expect(table.page.locator(".keypad[data-done]")).to_have_count(0)
    assert player.situation() == "callout"
    expect(table.page.locator(".callout")).to_contain_text("100")
    expect(table.page.locator(".callout.super-crit")).to_have_count(1)
    player.pass_page("callout")
    # The next one is the app's.
    to_first_attack(player)
    pad.evaluate("(pad) => pad.setAttribute('data-done', '')")
    table.press(table.button("keypad-app"))
    expect(table.page.locator(".keypad[data-done]")).to_have_count(0)
    player.play(player.strike_or_walk, lambda now: now == "turn")
