"""A battle with a stylus: the simulated pen, a reader that types, codes that somebody named."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.great import great_battle, put
from tests.browser.player import Player
from tests.browser.styluses import PEN, WATCH, PenHand, burst

pytestmark = pytest.mark.long
SETTLED = "() => document.querySelector('aside .side h2, aside h2')"


def begun(pen: PenHand) -> Player:
    """From the choice of a scenario to the first turn."""
    page, device = pen.page, pen.device
    device.open("#/new/arcana")
    page.locator("ul.scenarios a").first.wait_for()
    page.evaluate(WATCH, pen.keys)
    pen.control("next")
    expect(page.locator("ul.scenarios a").first).to_have_attribute("data-pen", "")
    names = page.eval_on_selector_all("ul.scenarios a", "(all) => all.map((one) => one.hash)")
    place = names.index("#/new/arcana/last-man-standing")
    pen.rune(place + 1)
    expect(page.locator("ul.scenarios a").nth(place)).to_have_attribute("aria-current", "true")
    page.locator("main .details .gold").first.wait_for()
    pen.confirm()
    page.wait_for_url(re.compile("/seats$"))
    page.locator("main button.gold:not(:disabled, [aria-disabled=true])").first.wait_for()
    pen.confirm()
    page.wait_for_url(re.compile("#/match/"))
    return Player(device)


def has(player: Player, figures: int) -> bool:
    """Whether so many of one's own stand on the board, and something is asked."""
    return player.is_asked() and len(player.figures()) >= figures


def deploy(pen: PenHand, player: Player) -> None:
    """The first place that is offered for each Golem, until it is one's turn."""
    for _ in range(40):
        if player.situation() == "turn":
            return
        placed = len(player.figures()) + 1
        pen.rune(1)
        pen.page.locator("aside .foot .deed .gold:not([aria-disabled=true])").wait_for()
        pen.confirm()
        pen.device.until(partial(has, player, placed))
    raise AssertionError("the deployment does not end")


@pytest.mark.parametrize(("language", "keys"), [("en", False), ("de", True)])
def test_the_simulated_pen_alone_from_the_scenario_to_the_end_of_a_turn(
    device: NewDevice, language: str, keys: bool
) -> None:
    table = device(language=language)
    pen, page = PenHand(table, keys), table.page
    pen.connect()
    pen.unfold()
    table.check("manager with a pen")
    player = begun(pen)
    deploy(pen, player)
    table.check("battle with a pen")
    # A base: its card. Both buttons: a Deep Dive into it, which Page, held, closes.
    pen.tap(kind="figure", of="sand-lion", nth=1)
    card = page.locator("article.card")
    expect(card.locator("h2")).to_contain_text(re.compile("^Sand"))
    pen.dive()
    dive = page.locator("dialog[open]")
    expect(dive).to_contain_text(table.words("dive"))
    assert dive.locator(PEN).count() == 1, "what is modal takes the pen with it"
    pen.cancel()
    expect(dive).to_have_count(0)
    # An ability of its card, the first place for it; cancelled, chosen again, and done.
    pen.tap(kind="ability", of="sand-lion", slot=0)
    expect(card.locator("li.chosen")).to_have_count(1)
    pen.rune(1)
    gold = page.locator("aside .foot .deed .gold:not([aria-disabled=true])")
    gold.wait_for()
    pen.cancel()
    expect(gold).to_have_count(0)
    pen.rune(1)
    gold.wait_for()
    pen.confirm()
    expect(gold).to_have_count(0)
    assert player.situation() == "turn"
    # The control card.
    pen.control("armies")
    page.locator("aside .army, aside [class*=pager], aside header").first.wait_for()
    pen.control("armies-next")
    pen.page_on()
    pen.control("armies")
    pen.control("end")
    gold.wait_for()
    pen.confirm()
    expect(gold).to_have_count(0)
    assert page.evaluate("() => window.touched") == []
    if language == "de":
        assert table.untranslated() == []


def battle(table: Device, server: Server) -> Player:
    """Somebody's turn in the middle of a battle."""
    found = great_battle()
    table.open(f"#/match/{put(server, table.context, found.match)}")
    player = Player(table, badge=found.seat)
    assert player.situation() == "turn"
    return player


def test_a_reader_that_types(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.page
    table.open("#/")
    page.evaluate("() => (localStorage['shem-stylus'] = '{}')")
    page.reload()
    pen = PenHand(table)
    player = battle(table, server)
    own = player.figures()[0]
    page.locator("article.card").wait_for(state="detached")
    # The number of a figure, as the map's page has it; a code of ours that is full of letters which are keys, too.
    burst(table, f"0{own['golem'] + 1}"[-2:])  # two letters are no code of a reader
    burst(table, pen.code(kind="control", of="map"))
    expect(page.locator("aside div.body")).to_contain_text(table.words("arcana-tiles"))
    burst(table, pen.code(kind="control", of="cancel"))
    expect(page.locator("aside div.body")).not_to_contain_text(table.words("arcana-tiles"))
    burst(table, "NOBODY KNOWS")
    page.get_by_text("NOBODY KNOWS").first.wait_for()
    # A person's own keys still do what they do, and what stands in a field stays there.
    page.keyboard.press("m")
    expect(page.locator("aside div.body")).to_contain_text(table.words("arcana-tiles"))
    table.open("#/new/arcana")
    search = page.locator("input[type=search]")
    search.focus()
    page.keyboard.type(pen.code(kind="control", of="map"))
    page.keyboard.press("Enter")
    expect(search).to_have_value(pen.code(kind="control", of="map"))


def test_a_code_is_named_by_tapping_and_shared_by_a_link(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.page
    table.open("#/stylus/books")
    table.says("stylus-books-none")
    table.check("no books")
    table.press(table.button("stylus-books-new"))
    table.says("stylus-book-tap")
    burst(table, "4006381333931")
    code = page.locator("form.naming input")
    expect(code).to_have_value("4006381333931")
    page.locator("form.naming select").nth(1).select_option(label="Map")
    table.press(table.button("stylus-book-bind"))
    expect(page.locator("ul.codes code")).to_have_text("4006381333931")
    table.check("a book")
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.press(table.button("stylus-book-link"))
    table.says("stylus-book-linked")
    link = page.evaluate("() => navigator.clipboard.readText()")
    battle(table, server)
    burst(table, "4006381333931")
    expect(page.locator("aside div.body")).to_contain_text(table.words("arcana-tiles"))

    friend = device(language="de")
    friend.open(link)
    friend.says("stylus-books-offered", name="Our table", count=1)
    friend.press(friend.button("stylus-books-keep"))
    expect(friend.page.locator("a.book")).to_contain_text("Our table")
    friend.check("books of a friend")
    friend.forgive("status of 400")
    friend.page.locator("input[type=file]").set_input_files(
        {"name": "book.json", "mimeType": "application/json", "buffer": b'{"name": "x"}'}
    )
    friend.page.get_by_text("Eines hat Namen, Spiel und Einträge").wait_for()
