"""A quest of Delve that is lost: its result says so, and so does the list of what is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.great import put
from tests.browser.quests import Quest, found

pytestmark = pytest.mark.long


def lost(quest: Quest) -> int | None:
    return None if quest.won else len(quest.deeds) - 1


def test_a_quest_is_lost(server: Server, device: NewDevice) -> None:
    quest, last = found(lost, "cold-stair", 1)
    table = device()
    page = table.open().page
    table.says("motto")
    match = quest.before(last)
    title = match.setup["quest"]["name"]["en"]
    id = put(server, table.context, match)
    table.open(f"#/match/{id}")
    player = Delver(table)
    player.does(quest.deeds[last].action)
    player.comes_to("dialog")
    table.says("delve-lost", quest=title)
    table.check("delve, lost")
    assert page.locator("dialog[open] ol li.won").count() == 0
    table.press(table.button("result-look"))
    table.says("over")
    table.check("delve, over")
    # It is no longer played, and among what is over it is lost, not drawn.
    table.open("#/replays")
    card = page.locator("article").filter(has=page.locator(f"a[href='#/replay/{id}']"))
    expect(card).to_contain_text(title)
    expect(card).to_contain_text(table.words("match-lost-quest"))
    expect(card).not_to_contain_text(table.words("match-drawn"))
    table.press(card.locator(f"a[href='#/replay/{id}']"))
    page.locator(".steps .round").first.wait_for()
    page.keyboard.press("ArrowRight")
    table.check("delve, replay")
