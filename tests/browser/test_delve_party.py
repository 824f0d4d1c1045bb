"""Four Heroes of Delve at one device, from the set-up on, and what is taken back: alone at once, among two by consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from shem.games.delve.parts.actions import Move
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver, join
from tests.browser.great import put
from tests.browser.quests import Quest

pytestmark = pytest.mark.long
HEROES = 4


def test_a_party_of_one_with_four_heroes(device: NewDevice) -> None:
    table = device()
    page = table.open("#/new/delve").page
    table.says("delve-new-about")
    table.press(page.locator("label").filter(has_text="The Cold Stair"))
    table.press(page.locator("fieldset label").get_by_text(str(HEROES), exact=True).first)
    for seat in range(HEROES):
        page.locator(".seats > li").nth(seat).locator("select").first.select_option("here")
    table.check("delve, set-up")
    table.press(table.button("setup-start"))
    player = Delver(table)
    assert player.asked() == "book"
    table.check("delve, Book")
    player.read_on()
    heading = page.locator("aside h2").first
    acted = []
    line = page.locator("header p").first
    for _ in range(200):
        asked = player.asked()
        if asked == "dialog" or "Round 3" in line.inner_text():  # some die so soon that the quest is lost
            break
        if asked == "choices" and page.locator("aside [data-choice^='2.']").count():
            # Who goes next is chosen among those who have not yet: the last of them.
            table.press(page.locator("aside [data-choice^='2.']").last)
            player.gold()
        elif asked == "choices" and page.locator("aside [data-choice='0']").count():
            acted.append(heading.inner_text())
            table.check("delve, turn")
            player.passes()
        else:
            player.step(asked)
    else:
        raise AssertionError(player.seen[-20:])
    # Four turns in each of two rounds, unless somebody has fallen; no Hero twice before all have had theirs.
    assert len(acted) > HEROES and len(set(acted[:HEROES])) == HEROES


def test_what_is_taken_back_alone_and_by_consent(server: Server, device: NewDevice) -> None:
    quest = Quest("cold-stair", 2, 1)
    host, guest = Delver(device()), Delver(device())
    page = host.page
    host.device.open().says("motto")
    first = next(quest.turns())
    alone = put(server, host.device.context, quest.before(first.start))
    host.device.open(f"#/match/{alone}")
    move = next(deed for deed in quest.deeds[first.start :] if isinstance(deed.action, Move))
    player = host
    player.comes_to("choices")
    before = page.locator("aside .ask").inner_text()
    player.does(move.action)
    expect(page.locator("aside .ask")).not_to_have_text(before)
    # Nobody else decides: it is taken back at once, and can be done again.
    host.device.press(host.device.button("undo"))
    expect(page.locator("aside .ask")).to_have_text(before)
    assert page.locator("dialog[open]").count() == 0

    match = put(server, host.device.context, quest.before(first.start), ["here", "remote"])
    join(server, host, match, guest)
    players = (host, guest)
    mover, other = (players[move.seat], players[1 - move.seat])
    other.comes_to("book")
    other.read_on()
    mover.comes_to("choices")
    before = mover.page.locator("aside .ask").inner_text()
    mover.does(move.action)
    mover.passes()
    mover.device.press(mover.device.button("undo"))
    dialog = mover.page.locator("dialog[open]")
    mover.device.check("delve, undo")
    mover.device.press(dialog.locator(".gold"))
    asked = other.page.locator("dialog[open]")
    asked.wait_for()
    other.device.check("delve, consent")
    other.device.press(other.device.button("undo-yes"))
    asked.wait_for(state="detached")
    mover.comes_to("choices")
    expect(mover.page.locator("aside .options [data-choice='0']")).to_have_count(1)
