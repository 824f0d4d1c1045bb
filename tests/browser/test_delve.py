"""A quest of Delve to its end, each of two people with a Hero at a device of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from shem.games.delve.parts.actions import Choose, Next
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver, join
from tests.browser.great import put
from tests.browser.quests import Quest, found

pytestmark = pytest.mark.long


def won(quest: Quest) -> int | None:
    """It is won, after more than a round."""
    return 0 if quest.won and any(deed.asked == "next-hero" for deed in quest.deeds[1:]) else None


def test_a_quest_of_two_to_its_end_on_two_devices(server: Server, device: NewDevice) -> None:
    quest, start = found(won, "skirmish:3", 2, guests=1)
    host, guest = Delver(device()), Delver(device(theme="light"))
    players = (host, guest)
    host.device.open().says("motto")
    match = put(server, host.device.context, quest.before(start), ["here", "remote"])
    join(server, host, match, guest)
    for player in players:
        player.asked()
        player.device.check("delve, Book")
    for deed in quest.deeds[start:]:
        player = players[deed.seat]
        player.comes_to("way" if isinstance(deed.action, Choose) else "choices")
        player.device.check(f"delve, {deed.asked}")
        if isinstance(deed.action, Next):
            # The first of the round names who is next; the other waits.
            expect(player.options).to_have_count(2)
            players[1 - deed.seat].device.says("waiting")
        player.does(deed.action)
    for player in players:
        player.comes_to("dialog")
        player.device.says("delve-won", quest=quest.before(0).setup["quest"]["name"]["en"])
        player.device.check("delve, result")
        expect(player.page.locator("dialog[open] ol li.won")).to_have_count(2)
        # The same story was read on both.
        player.device.press(player.device.button("result-look"))
        player.device.press(player.device.button("delve-book-short", player.page.locator("nav")))
        player.device.check("delve, Book of Secrets")
    told = [player.page.locator("aside .book").inner_text() for player in players]
    assert told[0] == told[1]
    assert host.read and host.read == guest.read
    assert len(Commander(host.device, match, 0, server).position().live) == len(quest.deeds) + 1
