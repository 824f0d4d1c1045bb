"""Wizards on the page, from home to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.wizards import Wizard

pytestmark = pytest.mark.long
ROUNDS = 6
# Of the own Golem cards, by their numbers 16 materials, then 4 sizes and 4 shapes: one of the trait that has most.
SPARE = """() => {
  const held = [...document.querySelectorAll("main .hand [data-card^='0/']")];
  const cards = held.map((card) => Number(card.dataset.card.slice(2)));
  const traits = [[0, 16], [16, 20], [20, 24]].map(([from, to]) => cards.filter((card) => card >= from && card < to));
  return traits.reduce((one, other) => (other.length > one.length ? other : one))[0];
}"""


class Crafter(Wizard):
    """Gathers Golem cards of every trait, so that sooner or later they make a Golem."""

    def step(self, asked: str) -> None:
        ask = self.page.locator("aside .ask").inner_text() if asked == "choices" else ""
        if "from which deck" in ask:
            self.device.press(self.options.first)
        elif "discard" in ask and "Golem" in ask:
            self.device.press(self.page.locator(f"main .hand [data-card='0/{self.page.evaluate(SPARE)}']"))
        else:
            super().step(asked)


def test_a_whole_game_against_the_bot_to_its_end(device: NewDevice) -> None:
    table = device()
    page = table.open().page
    table.press(table.button("new"))
    table.press(page.locator("main a[href='#/new/wizards']"))
    table.says("wizards-new-about")
    page.locator(".seats select").nth(1).select_option("archmage")
    page.get_by_label(table.words("wizards-limit")).fill(str(ROUNDS))
    table.check("wizards, seats")
    table.press(table.button("setup-start"))
    player = Crafter(table)
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
    page.locator(".steps .round").first.wait_for()
    page.locator("main .room").wait_for()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    table.check("wizards, replay")
