"""The first evening: Shem is started for the first time, and a battle against the greedy bot is fought to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.player import Player

pytestmark = pytest.mark.long


def test_from_the_first_start_to_the_end_of_a_battle(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.open().page
    table.says("home-none")
    table.check("home, empty")
    table.press(table.button("new"))
    arcana = page.locator("main a[href='#/new/arcana']")
    arcana.wait_for()
    table.check("games")
    table.press(arcana)
    table.says("setup-scenarios")
    page.locator("article.box h2").wait_for()
    table.check("scenarios")
    table.press(page.locator(".scenarios a").filter(has_text="Thirst"))
    page.get_by_role("heading", name="Thirst").wait_for()
    table.press(table.button("setup-choose"))
    seat = page.locator(".seats > li").first
    table.press(seat.get_by_text(table.words("dice-enter")))
    table.check("seats")
    table.press(table.button("setup-start"))
    player = Player(table)
    for name in ("arcana-end", "undo"):  # what cannot be done yet says why to who touches it
        button = page.locator("nav").get_by_role("button", name=table.words(name), exact=True)
        assert button.get_attribute("aria-disabled") == "true"
        button.click(force=True)
        expect(page.locator(".note.why p")).not_to_be_empty()
        page.locator(".note.why .cross").click()
    player.deploy()
    table.check("turn")
    assert player.play(player.strike_or_walk, lambda now: now == "result") == "result"
    table.check("result")
    assert page.locator(".result .won").count() == 1
    # It speaks to who sits here.
    scores = {
        row.locator("use").get_attribute("href"): row.locator(".score").inner_text()
        for row in page.locator(".result ol > li").all()
    }
    mine, theirs = (int("".join(filter(str.isdigit, scores[f"#ga-badge-{seat}"]))) for seat in (0, 1))
    # With as many points each, the greater APV that is left wins (ruling B32).
    badge = page.locator(".result ol > .won use").get_attribute("href")
    told = {"#ga-badge-0": "you-won", "#ga-badge-1": "you-lost"}[str(badge)]
    assert (mine >= theirs) if told == "you-won" else (mine <= theirs)
    assert page.locator(".result .winner").inner_text() == table.words(told, mine=mine, theirs=theirs)
