"""Archmage on the page, from home to the result."""

from __future__ import annotations

import pytest

from tests.browser.archmage import Archmage
from tests.browser.conftest import NewDevice

pytestmark = pytest.mark.long


def test_four_seats_against_bots_to_the_end(device: NewDevice) -> None:
    table = device()
    page = table.open().page
    table.press(table.button("new"))
    table.press(page.locator("main a[href='#/new/archmage']"))
    table.says("archmage-new-about")
    table.press(page.get_by_text("4", exact=True))
    assert page.locator(".seats > li").count() == 4
    page.get_by_label(table.words("archmage-goal")).fill("9")
    assert table.button("archmage-start").is_disabled()
    page.get_by_label(table.words("archmage-goal")).fill("10")
    table.check("archmage, seats")
    table.press(table.button("archmage-start"))
    player = Archmage(table)
    player.play(lambda asked: asked == "dialog")
    assert {"bowls", "choices", "armed"} <= set(player.seen)
    table.says("result")
    table.check("archmage, result")
    scores = [int(text) for text in page.locator("dialog[open] li .opens").all_inner_texts()]
    assert len(scores) == 4 and scores[0] >= 10
    # The number opens into the districts that it comes from.
    table.press(page.locator("dialog[open] li .opens").first)
    dive = page.locator("dialog[open]").last
    dive.locator("tfoot td").wait_for()
    parts = dive.locator("tbody td:last-child").all_inner_texts()
    assert sum(int(part.replace("\u2212", "-")) for part in parts) == scores[0]
    page.keyboard.press("Escape")
    # The match can be seen again, step by step.
    table.press(table.button("result-replay"))
    page.locator("main .city").wait_for()
    scale = page.locator("main .board ol .scale").first
    for _ in range(60):
        if scale.is_visible():
            break
        page.keyboard.press("ArrowRight")
        table.wait("() => document.querySelector('main .city')")
    scale.wait_for()
    table.check("archmage, replay")
