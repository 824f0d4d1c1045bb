"""What is chosen at the end of a quest of Delve is remembered in the next one, with all that the party kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.great import put
from tests.browser.quests import Quest, found

pytestmark = pytest.mark.long

TRUTH, PAST = 0, 2  # the ways to go on from the keeper
STORE = "The oil store is open"


def asks(quest: Quest) -> int | None:
    """Where the Book asks what becomes of the keeper."""
    return next((place for place, deed in enumerate(quest.deeds) if deed.asked == "choose"), None)


def test_what_is_chosen_changes_the_next_quest(server: Server, device: NewDevice) -> None:
    quest, place = found(asks, "cold-stair", 2)
    told: dict[int, bool] = {}
    for way in (TRUTH, PAST):
        table = device()
        page = table.open().page
        table.says("motto")
        table.open(f"#/match/{put(server, table.context, quest.before(place))}")
        player = Delver(table)
        player.comes_to("way")
        table.check("delve, way")
        player.way(way)
        player.play(lambda asked: asked == "dialog")
        table.press(table.button("delve-camp-home"))
        page.get_by_role("radio", name="Chronicle").press("Space")
        expect(page.get_by_role("article").get_by_role("heading", name="The Cold Stair")).to_have_count(1)
        page.get_by_role("radio", name="Next quest").press("Space")
        expect(page.locator("fieldset.quests")).to_contain_text("Nine Hundred Lamps")
        table.press(table.button("setup-start"))
        later = Delver(table)
        later.play(lambda asked: asked == "choices")
        told[way] = any(STORE in text for text in later.read)
    assert told == {TRUTH: True, PAST: False}
