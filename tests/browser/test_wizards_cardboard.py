"""Wizards from our table: the map, the hands and the cards that are drawn lie before the players, and the app is told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.wizards import Wizard

pytestmark = pytest.mark.long
LAID = ("Village", "Water", "Monolith", "Volcano")
SLIP = "Desert"
GOLEM = ("Flesh", "Small", "Man", "Stone", "Large", "Beast")
EVENT = ("Portal", "Stomp", "Dispell")
DRAWN = (("Golem", "Iron"), ("Event", "Divination"), ("Golem", "Medium"))
TILES = 59  # and the last one that is left over


class Owner(Wizard):
    """Has the game before them."""

    def name(self, *names: str) -> None:
        for name in names:
            thing = self.page.locator("aside .draw .options button")
            self.device.press(thing.filter(has=self.page.get_by_text(name, exact=True)))

    def comes(self, name: str) -> None:
        """The one that comes is this one."""
        self.asked()
        self.name(name)
        expect(self.page.locator("aside .draw .sure button")).to_contain_text(name)
        self.sure()


def test_a_match_with_the_game_on_the_table(device: NewDevice) -> None:
    table = device()
    page = table.open("#/new/wizards").page
    table.says("wizards-new-about")
    table.press(page.locator("label").filter(has_text=table.words("wizards-from-table")))
    table.press(page.locator("label").filter(has_text=table.words("wizards-connected")))  # as it comes, so it lies
    numbers = page.locator(".seats > li").nth(1).locator("input[type=number]")
    expect(numbers).to_have_count(2)
    for number in numbers.all():
        number.fill("0")  # so nothing that is named below is in the bot's hand
    table.check("wizards, cards that are ours")
    table.press(table.button("setup-start"))

    owner = Owner(table)
    owner.comes("A1, H8")
    # Tile by tile; a slip is mended, what is left the app draws.
    table.says("wizards-lay-ask", space="B1")
    owner.name(*LAID[:2], SLIP)
    table.says("wizards-lay-ask", space="E1")
    table.press(table.button("wizards-name-back", name=SLIP))
    table.says("wizards-lay-ask", space="D1")
    owner.name(*LAID[2:])
    table.says("wizards-named", named=len(LAID), all=TILES)
    table.check("wizards, tiles")
    draws = table.button("wizards-app-draws")
    for _ in range(TILES - len(LAID)):
        lie = page.locator("aside progress").get_attribute("value")
        table.press(draws)
        expect(page.locator(f"aside progress[value='{lie}']")).to_have_count(0)
    owner.comes("Player 1")
    # Who holds the cards names them.
    for deck in (GOLEM, EVENT):
        owner.asked()
        table.says("wizards-cards-of", name="Player 1")
        owner.name(*deck)
        table.check("wizards, hand")
        owner.sure()
    board = page.locator("[data-space]")
    for space, tile in enumerate(LAID, 1):
        expect(board.nth(space)).to_have_attribute("aria-label", re.compile(f", {tile}"))
    held = page.locator(".hand .held")
    expect(held).to_have_count(len(GOLEM) + len(EVENT))
    for name in (*GOLEM, *EVENT):
        expect(held.filter(has_text=name)).to_have_count(1)
    # The cards of the Fate Phase come from the real deck.
    owner.passes()
    for pile, name in DRAWN:
        owner.comes_to("choices")
        owner.take(pile)
        owner.comes(name)
        expect(held.filter(has_text=name)).to_have_count(1)
    table.check("wizards, drawn")
