"""A turn of Wizards by keyboard alone, from home on: no finger, no mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.browser.test_keyboard import FOCUS, new_match, tab_to
from tests.browser.wars import HANDS, War
from tests.browser.wizards import Wizard

pytestmark = pytest.mark.long
SIDE = 8
HERE = "() => Number(document.activeElement.dataset.space)"
GOLD = "() => document.activeElement.matches('aside .foot .gold')"


class Typist(Wizard):
    """Plays by keys, and never loses the focus."""

    def asked(self) -> str:
        found = super().asked()
        if "armed" in self.seen:  # until the first deed nothing has had it
            assert self.page.evaluate("() => document.activeElement !== document.body"), self.seen[-6:]
        return found

    def step(self, asked: str) -> None:
        if asked == "choices":
            self.page.keyboard.press(str(min(self.options.count(), 9)))  # the last one passes, where one may
            self.device.wait(GOLD)
        else:
            assert asked == "armed", asked
            self.gone()

    def gone(self) -> None:
        """The gold button has the focus: press it, and wait until the page has gone on."""
        self.device.wait(GOLD)
        self.page.locator("aside .foot .deed .gold").evaluate("(node) => node.setAttribute('data-done', '')")
        self.page.keyboard.press("Enter")
        self.device.wait("() => !document.querySelector('[data-done]')")

    def draws(self, name: str) -> None:
        """Name the card that is drawn by the search, and say that it is so."""
        self.tab_into("aside .draw input")
        self.page.keyboard.type(name)
        self.page.keyboard.press("Enter")
        self.tab_into("aside .draw .sure")
        self.page.locator("aside .draw").evaluate("(node) => node.setAttribute('data-done', '')")
        self.page.keyboard.press("Enter")
        self.device.wait("() => !document.querySelector('[data-done]')")

    def tab_into(self, place: str) -> None:
        """Go on by Tab until what has the focus lies there."""
        for _ in range(60):
            if self.page.evaluate("(place) => document.activeElement.matches(`${place} *, ${place}`)", place):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{place} cannot be reached by Tab")

    def number(self, place: int) -> None:
        """Choose from the list by its number, and do it."""
        self.page.keyboard.press(str(place))
        self.comes_to("armed")
        self.gone()

    def lay(self, card: Locator) -> None:
        """Go along the hand to the card of this name."""
        name = card.locator(".name").evaluate("(node) => node.firstChild.data.trim()")
        keys = self.page.keyboard
        keys.press("c")
        keys.press("Home")
        for _ in range(48):
            if self.page.evaluate(FOCUS).startswith(name):
                keys.press("Enter")
                return
            keys.press("ArrowRight")
        raise AssertionError(f"{name} is not in the hand")

    def go(self, space: int) -> None:
        """By arrows over the board, and Enter."""
        keys = self.page.keyboard
        keys.press("b")
        for _ in range(2 * SIDE):
            here = self.page.evaluate(HERE)
            if here == space:
                keys.press("Enter")
                return
            down, right = space // SIDE - here // SIDE, space % SIDE - here % SIDE
            keys.press(("ArrowDown" if down > 0 else "ArrowUp") if down else ("ArrowRight" if right > 0 else "ArrowLeft"))
        raise AssertionError(f"the arrows do not come to {space}")

    def lit(self) -> list[int]:
        """The spaces that can be touched."""
        self.page.locator("[data-space].lit").first.wait_for()
        found: list[int] = self.page.locator("[data-space].lit").evaluate_all(
            "(nodes) => nodes.map((node) => Number(node.dataset.space))"
        )
        return found


def test_a_turn_by_keys_from_home_on(server: Server, device: NewDevice) -> None:
    table = device()
    page, keys = table.page, table.page.keyboard
    new_match(table, "Wizards")
    table.says("wizards-new-about")
    tab_to(table, table.words("wizards-limit"))
    keys.type("20")
    tab_to(table, table.words("setup-start"))
    keys.press("Enter")

    player = Typist(table)
    assert player.asked() in ("choices", "armed")
    # Another match waits at home.
    id = put(server, table.context, War(HANDS).idle(0, "craft").match, ["here", "greedy"])
    tab_to(table, table.words("back"))
    keys.press("Enter")
    page.locator(f"a[href='#/match/{id}']").wait_for()
    player.tab_into(f"a[href='#/match/{id}']")
    keys.press("Enter")
    bench = page.locator("aside .bench")
    bench.wait_for()
    assert player.craft()
    assert "Mana" in page.locator("aside .price .opens").inner_text()
    player.number(1)

    # Three cards by their numbers; no more are bought, no Spell is played.
    for deck, name in ((1, "Crystal"), (2, "Haste"), (2, "Swoop")):
        assert player.asked() == "choices"
        expect(player.options).to_have_count(2)  # two decks, and no way to pass
        player.number(deck)
        assert player.asked() == "draw"
        player.draws(name)
    board = page.locator("[data-space].lit")
    player.play(lambda asked: asked == "choices" and board.count() > 0)
    # The Golem goes somewhere; what is lit first are units that can move.
    start = player.lit()[0]
    player.go(start)
    goal = player.lit()[0]
    player.go(goal)
    assert player.asked() == "armed"
    player.tab_into("aside .foot .gold")
    player.gone()
    # The Wizard stays, the bot has its turn, and the next one comes.
    for asked in ("choices", "armed"):
        player.comes_to(asked)
        player.step(asked)
    expect(page.locator("header p")).to_contain_text("Round 2 · Craft Phase · Your turn")
    # What is to be known is there by keys, too: players, orders, log, and back.
    for key, says in (("p", "players"), ("l", "log")):
        keys.press(key)
        table.says(says)
        keys.press("Escape")
    assert not page.evaluate("() => window.touched")
