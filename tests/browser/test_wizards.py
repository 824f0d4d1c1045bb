"""Wizards on the page, from home to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.wizards import Wizard

pytestmark = pytest.mark.long
ROUNDS = 6


def test_a_whole_game_against_the_bot_to_its_end(device: NewDevice) -> None:
    table = device()
    page = table.open().page
    table.press(table.button("new"))
    table.press(page.locator("main a[href='#/new/wizards']"))
    table.says("wizards-new-about")
    page.locator(".seats select").nth(1).select_option("greedy")
    page.get_by_label(table.words("wizards-limit")).fill(str(ROUNDS))
    table.check("wizards, seats")
    table.press(table.button("setup-start"))
    player = Wizard(table)
    bench = page.locator("aside .bench")
    crafted = 0
    # Three cards of the hand make a Golem; what it is and costs is said before it is paid.
    while player.play(lambda asked: asked == "dialog" or bench.is_visible()) != "dialog":
        if player.craft():
            table.check("wizards, workshop")
            assert "Mana" in page.locator("aside .price .opens").inner_text()
            table.press(player.options.first)
            player.gold()
            crafted += 1
        else:
            player.passes()
    assert crafted
    table.says("result")
    table.check("wizards, result")
    expect(page.locator("dialog[open] li")).to_have_count(2)
    table.press(table.button("result-replay"))
    page.locator("main .ground").first.wait_for()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    table.check("wizards, replay")
