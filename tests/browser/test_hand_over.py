"""One device for two persons: each sees what is theirs only once the device is theirs, and what their turn began with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from shem.games.arcana.content.codex import default
from shem.games.arcana.parts.actions import EndTurn
from shem.games.arcana.parts.state import Battle
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.great import battle_before, put
from tests.browser.tables import sit

pytestmark = pytest.mark.long
SECRETIVE = "as-the-embers-die"


def test_nothing_secret_is_on_the_page_before_the_device_is_handed_over(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.page
    id = sit(table, "here", "here", scenario=SECRETIVE)
    player = Commander(table, id, 0, server)
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


def test_who_takes_the_device_reads_what_the_turn_began_with(device: NewDevice, server: Server) -> None:
    """Victory Points and Mana, each number with its Deep Dive; in the same panel as what the other one did."""
    found = battle_before(lambda told, _: {"turn", "captured", "well"} <= set(told))
    assert isinstance(found.action, EndTurn)
    table = device()
    page = table.open().page
    table.says("motto")
    id = put(server, table.context, found.match)
    table.open(f"#/match/{id}")
    player = Commander(table, id, found.seat, server)
    assert player.situation() == "turn"
    player.end_turn()
    digest = page.locator("aside .digest")
    expect(digest).to_contain_text(table.words("arcana-upkeep"))
    table.check("upkeep of two")
    upkeep = digest.locator("ul.lines").last
    assert upkeep.locator("> li.vp").count() == upkeep.locator("> li.mana").count() == 1
    more = upkeep.locator("> li.vp .more, > li.mana .more")
    while more.count() > upkeep.locator(".parts").count():
        table.press(more.nth(upkeep.locator(".parts").count()))
    table.press(upkeep.locator(".opens").first)
    expect(page.locator("dialog[open] h2").last).to_contain_text(table.words("dive"))
