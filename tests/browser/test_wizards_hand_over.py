"""One device handed round between two Wizards: of a hand, in words, in the log or aloud, nothing is there for the other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import shem
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.vocabulary import DECKS, EVENT_DECK
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.great import put
from tests.browser.wizards import Wizard
from tests.rules.wizards.scene import MAP

pytestmark = pytest.mark.long
SAID = """() => {
  window.said = [];
  new MutationObserver(() => {
    for (const voice of document.querySelectorAll("[aria-live]:not([aria-live=off])")) said.push(voice.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
HELD = "() => [...document.querySelectorAll('main [data-card], aside [data-card]')].map((card) => card.dataset.card).sort()"


class Sharer(Wizard):
    """Plays both seats at one device; knows their hands as the server has them."""

    def __init__(self, device: Device, server: Server) -> None:
        super().__init__(device)
        device.open().says("motto")
        match = shem.new("wizards", seats=2, map=MAP, seed=4)
        self.names = [card["name"]["en"] for card in match.setup["events"]]
        id = put(server, device.context, match)
        self.server = Commander(device, id, 0, server)
        device.open(f"#/match/{id}")
        self.page.locator("#hand-over").wait_for()
        self.page.evaluate(SAID)

    @property
    def state(self) -> WizardsState:
        state = self.server.position().state
        assert isinstance(state, WizardsState)
        return state

    def events(self, seat: int) -> set[str]:
        """The Event cards that only this seat holds, and that do not lie open; a phase is called Power, too."""
        state = self.state
        mine, theirs = (state.hands[one][EVENT_DECK] for one in (seat, 1 - seat))
        lies = state.decks[EVENT_DECK].discards
        found = {name for at, name in enumerate(self.names) if mine[at] and not theirs[at] and not lies[at]}
        return found - {"Power"}

    def cards(self, seat: int) -> list[str]:
        return sorted(
            f"{deck}/{card}" for deck in range(DECKS) for card, count in enumerate(self.state.hands[seat][deck]) if count
        )

    def tells(self, names: set[str]) -> set[str]:
        """Which of these names the page holds, or has said aloud since it was last asked."""
        said = " ".join(self.page.evaluate("() => window.said.splice(0)"))
        return {name for name in names if re.search(rf"\b{name}\b", f"{self.page.content()} {said}")}

    def takes(self) -> int:
        """The next person has the device: whose it is. Before, nothing of a hand is there, whatever one tries."""
        for tries in ("Escape", "Escape", "Escape", "l", "p", "reload"):
            if tries == "reload":
                self.page.reload()
                self.page.evaluate(SAID)
            else:
                self.page.keyboard.press(tries)
            assert self.asked() == "hand-over"
            assert self.tells(self.events(0) | self.events(1) | {"Secret"}) == set()
            assert self.page.locator("[data-card], [data-space], [role=log]").count() == 0
        self.device.check("wizards, handed over")
        (asked,) = self.server.position().pending.seats
        expect(self.page.locator("#hand-over")).to_contain_text(f"Player {asked + 1}")
        self.step("hand-over")
        self.page.locator("[data-card]").first.wait_for()
        return asked

    def looks(self, seat: int) -> None:
        """Whoever has the device sees their own hand; nothing of the other's is on the page, in the log or said aloud."""
        theirs = self.events(1 - seat)
        assert theirs
        assert self.page.evaluate(HELD) == self.cards(seat)
        assert self.events(seat) <= self.tells(self.events(seat) | theirs)
        assert self.tells(theirs) == set()
        self.page.keyboard.press("l")
        log = self.page.locator("aside [role=log]")
        expect(log).to_contain_text("The map is laid.")
        # What was drawn is read in the hand, not in a log over which another may look.
        assert self.tells({*theirs, "Secret"}) == set()
        self.device.check("wizards, log")
        self.page.keyboard.press("l")
        log.wait_for(state="detached")

    def round(self) -> list[tuple[int, str]]:
        """Play until the second begins: craft what can be crafted, draw from both decks, else pass. Who had the device, and
        what they were asked in which phase."""
        had: list[tuple[int, str]] = []
        seat = -1
        for _ in range(100):
            asked = self.asked()
            if asked == "hand-over":
                seat = self.takes()
            elif self.state.round == 2:
                return had
            elif asked == "armed":
                self.gold()
            else:
                self.looks(seat)
                had.append((seat, self.page.locator("aside h2").first.inner_text()))
                if self.page.locator("aside .bench").count() and self.craft():
                    self.device.press(self.options.first)
                else:
                    self.device.press(self.options.nth(len(had) % 2) if self.draws else self.options.last)
        raise AssertionError(f"no end: {had}")

    @property
    def draws(self) -> bool:
        return "from which deck" in self.page.locator("aside .ask").inner_text()


def test_nothing_of_a_hand_is_there_for_the_other(device: NewDevice, server: Server) -> None:
    player = Sharer(device(), server)
    had = player.round()
    craft, fate, spell, move = (f"{phase} Phase" for phase in ("Craft", "Fate", "Spell", "Move"))
    turns = [[(seat, craft), *[(seat, fate)] * 4, (seat, spell), (1 - seat, spell), (seat, move)] for seat in range(2)]
    assert had == [*turns[0], *turns[1]]
    assert sum(len(player.state.golems(space)) for space in range(len(MAP))) == 2
