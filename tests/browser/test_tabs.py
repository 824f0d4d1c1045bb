"""Going about: where Back leads, what home says of a battle, what two tabs know of each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import near_battle, put
from tests.browser.player import Player

pytestmark = pytest.mark.long


def test_what_is_set_in_one_tab_holds_in_the_other(device: NewDevice) -> None:
    table = device(pace="1")
    page = table.open("#/settings").page
    table.says("settings-theme")
    other = table.context.new_page()
    other.goto(f"{table.address}/#/settings")
    other.get_by_text(table.words("theme-light"), exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    table.press(page.get_by_text(table.words("pace-times", times=4), exact=True))
    kept = page.evaluate("() => JSON.parse(localStorage['shem-settings'])")
    assert kept == {"pace": "4", "theme": "light"}  # only what was chosen
    # The lesson that is put off here is offered there no longer.
    for one in (page, other):
        one.goto(f"{table.address}/#/")
        one.locator(".offer").wait_for()
    table.press(table.button("lesson-later"))
    expect(other.locator(".offer")).to_have_count(0)


def test_back_leads_home_from_a_lesson(device: NewDevice) -> None:
    table = device()
    page = table.open("#/lessons").page
    table.press(table.button("lesson-begin"))
    page.locator(".guide").wait_for()
    page.go_back()
    expect(page).to_have_url(f"{table.address}/#/")


def test_home_and_the_battle_say_whose_turn_it_is(device: NewDevice, server: Server) -> None:
    """Home by each battle; the battle itself not before input is taken."""
    table = device(pace="1")
    page = table.open().page
    table.says("motto")
    match, seat = near_battle("realm-of-cinders", 4)
    players = ["random"] * 4
    players[seat] = "here"
    id = put(server, table.context, match, players)
    page.reload()
    expect(page.locator("article .turn")).to_have_text(table.words("match-turn-yours"))
    table.open(f"#/match/{id}")
    player = Player(table, badge=seat)
    assert player.situation() == "turn"
    page.evaluate(
        """(words) => {
          window.early = 0;
          new MutationObserver(() => {
            const said = document.querySelector("header .title p")?.textContent.includes(words);
            if (said && document.querySelector(".pace")) window.early++;
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }""",
        table.words("turn-yours"),
    )
    player.end_turn()
    page.locator(".pace").wait_for()
    player.play(lambda: None, lambda now: now == "turn")
    table.says("turn-yours")
    assert page.evaluate("() => window.early") == 0
