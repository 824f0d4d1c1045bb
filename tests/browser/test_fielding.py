"""From the builder straight to the battle: an army is made, checked, and fought with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.building import GOLEMS, build
from tests.browser.conftest import NewDevice
from tests.browser.player import Player

pytestmark = pytest.mark.long


def test_an_army_goes_from_the_builder_to_the_battle(device: NewDevice) -> None:
    table = device()
    page = table.open("#/armies").page
    table.says("armies-mine-none")
    build(table, "Straight Ahead")
    # One too many is told in words, and taken back.
    for _ in range(4):
        table.press(table.named("armies-add", name="Thornbeast"))
    page.get_by_text(table.words("armies-problems", count=1)).first.wait_for()
    table.check("builder, problems")
    for _ in range(4):
        table.press(table.named("armies-undo"))
    table.says("armies-sound")
    table.press(table.button("armies-save-play"))

    # Scenarios of its size come first; the seat has it already.
    page.locator(".scenarios a").first.wait_for()
    expect(page.locator(".with")).to_contain_text("Straight Ahead")
    for points in page.locator(".scenarios .points").all_inner_texts():
        assert points == "500"
    table.check("scenarios for an army")
    table.press(page.locator(".scenarios a").filter(has_text=table.title("thirst")))
    page.get_by_role("heading", name=table.title("thirst")).wait_for()
    table.press(table.button("setup-choose"))
    seat = page.locator(".seats > li").first
    expect(seat.locator(".army h3")).to_have_text("Straight Ahead")
    expect(seat.locator(".fit .good")).to_be_visible()
    table.press(page.get_by_text(table.words("setup-order-position")))
    table.press(table.button("setup-start"))
    player = Player(table)
    player.deploy()
    assert sum(one["own"] for one in player.figures()) == len(GOLEMS)
    expect(page.locator("header")).to_contain_text("Straight Ahead")
    player.strike_or_walk()
    player.play(player.strike_or_walk, lambda now: now == "turn")

    # And from the list, another time.
    table.open("#/armies")
    table.press(table.named("armies-play-one", title="Straight Ahead"))
    expect(page.locator(".with")).to_contain_text("Straight Ahead")
