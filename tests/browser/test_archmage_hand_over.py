"""One device handed round between two who allocate in secret: whatever the one has allocated, the other sees and hears the
very same page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.archmage import Archmage
from tests.browser.cities import City
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.rules.archmage.scene import Split

pytestmark = pytest.mark.long
# Both hold the most for harvesting, which is announced.
FIRST: tuple[Split, Split] = ((3, 2, 5, 2), (1, 3, 7, 1))
SECOND: Split = (4, 4, 3, 1)
VALUES = "() => [...document.querySelectorAll('input')].map((field) => field.value)"


class Sharer(Archmage):
    """Plays both seats of a match at one device."""

    def begin(self, server: Server) -> None:
        self.match = put(server, self.device.context, City().match)
        self.device.open(f"#/match/{self.match}")
        self.page.reload()  # numbers that the page gives its parts begin again
        self.hears = self.device.context.new_cdp_session(self.page)

    def come(self, *answers: str) -> None:
        """This is asked, and answered."""
        for answer in answers:
            assert self.asked() == answer
            self.step(answer)

    def perceives(self) -> tuple[Any, ...]:
        """All that the page shows or tells a screen reader, whichever match it is, as soon as it is at rest."""
        if self.page.locator("#bowl-0").count():
            self.page.locator("aside .bonus").wait_for()  # what the bowls are worth is asked of the server
        seen = [self._look()]

        def rests() -> bool:
            seen.append(self._look())
            return seen[-1] == seen[-2] == seen[-3]

        self.page.wait_for_timeout(300)  # what was poured is asked about a moment later
        seen.append(self._look())
        self.device.until(rests)
        return seen[-1]

    def _look(self) -> tuple[Any, ...]:
        tree = self.hears.send("Accessibility.getFullAXTree")["nodes"]
        said = [[node.get(part, {}).get("value") for part in ("role", "name", "value", "description")] for node in tree]
        return self.page.content().replace(self.match, ""), self.page.evaluate(VALUES), said

    def turn(self, server: Server, split: Split) -> list[tuple[Any, ...]]:
        """The first allocates this, and the device goes round; what the page is in each moment from then on, at first in
        the only one in which the split is to be seen."""
        keys = self.page.keyboard
        self.begin(server)
        assert self.asked() == "covered"
        self.device.check("archmage, covered")
        self.come("covered")
        self.pour(split)
        found = [self.perceives()]
        # The screen goes up again as soon as one turns to something else.
        self.device.press(self.page.locator("button[data-place='0']"))
        self.page.locator("aside .covered").wait_for()
        found.append(self.perceives())
        # A reload uncovers nothing, and loses nothing of it.
        self.page.reload()
        assert self.asked() == "covered"
        found.append(self.perceives())
        keys.press("Escape")
        self.come("covered")
        assert [int(self.page.locator(f"#bowl-{phase}").input_value()) for phase in range(4)] == list(split)
        self.gold()

        assert self.asked() == "hand-over"
        self.device.check("archmage, handed over")
        assert self.page.evaluate("() => sessionStorage.length") == 0
        found.append(self.perceives())
        # Whoever says who they are has their bowls before them.
        self.come("hand-over")
        assert self.asked() == "bowls"
        found.append(self.perceives())
        # To take back is for whoever decided last.
        self.device.press(self.device.button("undo"))
        expect(self.page.locator("dialog[open]")).to_contain_text(self.device.words("undo-theirs-here", name="Player 1"))
        found.append(self.perceives())
        keys.press("Escape")
        self.come("covered")
        for key in ("p", "l"):
            keys.press(key)
            found.append(self.perceives())
            keys.press("Escape")
        # A page that was opened before the bowls has covered them.
        self.come("covered")
        self.pour(SECOND)
        self.gold()

        # Whoever does not give it back to the Archmage, who announces first, gets behind no cover.
        assert self.asked() == "hand-over"
        for _ in range(3):  # a browser lets a page prevent the first of these only
            keys.press("Escape")
        assert self.asked() == "hand-over"
        found.append(self.perceives())
        self.page.reload()
        assert self.asked() == "hand-over"
        assert self.page.locator("button[data-place], .last").count() == 0
        found.append(self.perceives())
        for _ in range(2):
            self.come("hand-over", "choices", "armed")
        # The second has it and may allocate anew at once.
        assert self.asked() == "bowls"
        found.append(self.perceives())
        self.gold()
        assert self.asked() == "hand-over"
        found.append(self.perceives())
        self.come("hand-over")
        assert self.asked() == "bowls"
        return found


def test_nothing_of_an_allocation_is_on_the_page_for_the_other(device: NewDevice, server: Server) -> None:
    table = device()
    table.open().says("motto")
    player = Sharer(table)
    (mine, *one), (others, *two) = (player.turn(server, split) for split in FIRST)
    assert all(seen != other for seen, other in zip(mine, others, strict=True))
    for moment, (seen, other) in enumerate(zip(one, two, strict=True)):
        assert seen == other, moment
    # It is kept for its reveal all the same.
    player.gold()
    expect(table.page.locator("aside .scale").first).to_contain_text(f"{FIRST[1][0]} unit")
