"""A game that another package brings, on the page: `tests/specimen` with its own board, and no line of it in the page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.app.table import Server, serving
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE
from tests.specimen.installed import install

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
CHOICE = "aside .choices button"
GOLD = "aside .foot .deed .gold:enabled"


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a Python in which the specimen's package is installed."""
    site = install(tmp_path_factory.mktemp("site"))
    path = os.pathsep.join(filter(None, [site, str(ROOT), os.environ.get("PYTHONPATH", "")]))
    with serving(PYTHONPATH=path) as server:
        yield server


def test_it_is_played_from_home_to_the_result_and_seen_again(device: NewDevice, brought: Server) -> None:
    table = device(brought.address, language="de")
    page = table.open().page
    table.press(table.button("new"))
    table.press(page.locator("main a[href='#/new/specimen']"))
    page.locator("select").last.select_option("random")
    table.check("specimen, seats")
    table.press(table.button("setup-start"))
    expect(page.locator(".ring .pawn")).to_have_count(2)
    table.check("specimen, a choice")
    # A pawn at which no spell can be cast now says why; what can be chosen says so before it is done.
    table.press(page.locator(".ring .pawn").last)
    expect(page.locator(".note.why p")).not_to_be_empty()
    said = page.locator(CHOICE).first.inner_text()
    table.press(page.locator(CHOICE).first)
    expect(page.locator("aside .tally")).to_contain_text(said)
    table.press(page.locator(GOLD))
    over = "dialog[open] .result"
    while (
        table.wait(f"() => document.querySelector('{over}') ? 'over' : document.querySelector('{CHOICE}') && 'asked'")
        != "over"
    ):
        page.keyboard.press("1")
        page.locator(GOLD).wait_for()
        page.keyboard.press("Enter")
        table.wait(f"() => !document.querySelector('{GOLD}')")
    expect(page.locator(over)).to_contain_text("Sieg für Figur")
    table.check("specimen, result")
    table.press(table.button("result-replay"))
    expect(page.locator("main .ring .pawn")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    table.check("specimen, replay")
    assert table.untranslated() == []


def test_its_board_fits_a_phone_and_a_match_goes_on_after_the_page_was_closed(device: NewDevice, brought: Server) -> None:
    phone = device(brought.address, screen=PHONE, touch=True)
    page = phone.open("#/new/specimen").page
    page.locator("select").last.select_option("random")
    phone.press(phone.button("setup-start"))
    phone.press(page.locator(CHOICE).first)
    phone.press(page.locator(GOLD))
    page.locator(CHOICE).first.wait_for()
    phone.check("specimen, phone")
    page.reload()
    expect(page.locator(".ring .pawn")).to_have_count(2)
    page.locator(CHOICE).first.wait_for()
