"""One device for two persons: each sees what is theirs only once the device is theirs, and what their turn began with."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from shem.games.arcana.content.codex import default
from shem.games.arcana.state import Battle
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.tables import sit

pytestmark = pytest.mark.long
SECRETIVE = "as-the-embers-die"


def test_nothing_secret_is_on_the_page_before_the_device_is_handed_over(device: NewDevice, tmp_path: Path) -> None:
    table = device()
    page = table.page
    id = sit(table, "here", "here", scenario=SECRETIVE)
    player = Commander(table, id, 0, tmp_path)
    state = player.position().state
    assert isinstance(state, Battle)
    objectives = default().scenarios[SECRETIVE].objectives
    dealt = [objectives[state.story.dealt[seat]].title.en for seat in range(2)]
    titles = [one.title.en for one in objectives]
    sees: list[int] = []

    def look_around(seat: int) -> None:
        """Whoever has the device reads their own secret order, in the log and on the map's page, and nobody else's."""
        for key in ("l", "m"):
            page.keyboard.press(key)
            expect(page.locator("aside")).to_contain_text(dealt[seat])
            assert dealt[1 - seat] not in page.content()
            page.keyboard.press("Escape")
        sees.append(seat)

    handed = 0
    while len(sees) < 4:
        now = player.situation()
        if now == "hand-over":
            handed += 1
            cover = page.content()
            assert not any(title in cover for title in titles)
            assert page.locator("rect.region, .log, .token").count() == 0
            for _ in range(3):  # a browser lets a page prevent the first of these only
                page.keyboard.press("Escape")
                page.wait_for_timeout(100)
                assert player.situation() == "hand-over"
            if handed == 2:  # nor does looking at it again help
                page.reload()
                assert player.situation() == "hand-over"
                assert not any(title in page.content() for title in titles)
                assert page.locator("rect.region").count() == 0
        if now == "turn":
            look_around(len(sees) % 2)
            player.end_turn()
        else:
            player.step(now, lambda: None)
    assert handed >= 5
