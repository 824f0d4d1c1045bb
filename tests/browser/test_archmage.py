"""Archmage on the page, from home to the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.archmage import Archmage
from tests.browser.cities import City
from tests.browser.conftest import NewDevice
from tests.browser.great import put

pytestmark = pytest.mark.long


def test_four_seats_against_bots_to_the_end(device: NewDevice) -> None:
    table = device()
    page = table.open().page
    table.press(table.button("new"))
    table.press(page.locator("main a[href='#/new/archmage']"))
    table.says("archmage-new-about")
    table.press(page.get_by_text("4", exact=True))
    assert page.locator(".seats > li").count() == 4
    page.get_by_label(table.words("archmage-goal")).fill("9")
    assert table.button("setup-start").is_disabled()
    page.get_by_label(table.words("archmage-goal")).fill("10")
    table.check("archmage, seats")
    table.press(table.button("setup-start"))
    player = Archmage(table)
    player.play(lambda asked: asked == "dialog")
    assert {"bowls", "choices", "armed"} <= set(player.seen)
    table.says("result")
    table.check("archmage, result")
    scores = [int(text) for text in page.locator("dialog[open] li .opens").all_inner_texts()]
    assert len(scores) == 4 and scores[0] >= 10
    # The number opens into the districts that it comes from.
    table.press(page.locator("dialog[open] li .opens").first)
    dive = page.locator("dialog[open]").last
    dive.locator("tfoot td").wait_for()
    parts = dive.locator("tbody td:last-child").all_inner_texts()
    assert sum(int(part.replace("\u2212", "-")) for part in parts) == scores[0]
    page.keyboard.press("Escape")
    # The match can be seen again, step by step.
    table.press(table.button("result-replay"))
    page.locator("main .city").wait_for()
    scale = page.locator("main .board ol .scale").first
    for _ in range(60):
        if scale.is_visible():
            break
        page.keyboard.press("ArrowRight")
        table.wait("() => document.querySelector('main .city')")
    scale.wait_for()
    table.check("archmage, replay")
    # It is counted in the rulebook's turns.
    expect(page.locator(".steps .round").last).to_contain_text(re.compile(r"^Turn \d+$"))


def test_one_device_handed_round_shows_nobody_another_s_bowls(device: NewDevice, server: Server) -> None:
    table = device()
    table.open().says("motto")
    match = put(server, table.context, City({17: "Sol"}, goal=10).match)  # whoever harvests first has won
    page = table.open(f"#/match/{match}").page
    player = Archmage(table)
    # Before anything is allocated, whoever is first uncovers their own bowls; then the device goes round.
    assert player.play(lambda asked: asked == "covered") == "covered"
    assert page.locator("#bowl-0").count() == 0
    player.step("covered")
    first = page.locator("#bowl-0")
    first.fill("4")
    # The screen goes up as soon as the hand leaves, and what was poured stays behind it.
    page.keyboard.press("Shift+Tab")
    first.focus()
    page.locator("button[data-place]").first.focus()
    page.locator("aside .covered").wait_for()
    assert page.locator("#bowl-0").count() == 0
    player.step("covered")
    assert page.locator("#bowl-0").input_value() == "4"
    # It makes no difference whether keyboard or mouse leaves, nor whether the hand was at the bowls last or beside them.
    page.locator("aside .foot .gold").focus()
    assert first.is_visible()
    page.locator("nav button").first.focus()
    page.locator("aside .covered").wait_for()
    player.step("covered")
    page.locator("aside .foot .gold").hover()
    assert first.is_visible()
    page.mouse.move(20, 300)
    page.locator("aside .covered").wait_for()
    player.step("covered")
    # The forecast knows what is poured: it goes with the bowls, and what closes things does not empty them.
    page.keyboard.press("w")
    page.locator("button[data-place] .chance").first.wait_for()
    first.focus()
    page.locator("button[data-place]").first.focus()
    page.locator("aside .covered").wait_for()
    assert page.locator(".chance, aside table").count() == 0
    page.keyboard.press("w")
    page.keyboard.press("Escape")
    player.step("covered")
    assert page.locator("#bowl-0").input_value() == "4"
    assert page.locator(".chance").count() == 0
    player.step("bowls")
    assert player.asked() == "hand-over"
    assert page.locator(".city").count() == 0
    table.check("archmage, hand-over")
    player.play(lambda asked: asked == "dialog")
    assert {"covered", "hand-over", "bowls", "choices", "armed"} <= set(player.seen)
    table.says("result")


def test_what_one_pours_stays_while_another_allocates_on_a_device_of_their_own(device: NewDevice) -> None:
    host, guest = device(), device()
    host.open("#/new/archmage").says("archmage-new-about")
    host.press(host.page.get_by_text("3", exact=True))
    for place, player in ((1, "remote"), (2, "apprentice")):
        host.page.locator(".seats select").nth(place).select_option(player)
    host.press(host.button("setup-start"))
    host.says("lobby-alone")
    host.check("archmage, lobby")
    guest.open(host.page.locator(".invitation input").first.input_value())
    guest.press(guest.button("join-enter"))
    host.press(host.button("lobby-go"))
    players = [Archmage(host), Archmage(guest)]
    bowl = host.page.locator("#bowl-2")

    def allocates() -> bool:
        for player in players:
            player.aim_golem()
        return bowl.is_visible()

    host.until(allocates)
    bowl.fill("5")
    # The hand pours: a drop that is let go over a bowl; more if it stays over it, as it does on a slow machine.
    drops = host.page.locator("[data-bowl=left] .drops").bounding_box()
    glass = host.page.locator("[data-bowl='3'] .glass").bounding_box()
    assert drops and glass
    mouse = host.page.mouse
    mouse.move(drops["x"] + 8, drops["y"] + 8)
    mouse.down()
    mouse.move(glass["x"] + 20, glass["y"] + 40, steps=4)
    mouse.up()
    poured = host.page.locator("#bowl-3")
    host.until(lambda: int(poured.input_value()) >= 2)
    units = poured.input_value()
    bowl.focus()

    players[1].step(players[1].asked())
    expect(host.page.locator("aside").get_by_text(host.words("archmage-split")).first).to_be_visible()
    expect(bowl).to_have_value("5")
    expect(poured).to_have_value(units)
    expect(bowl).to_be_focused()
    host.page.reload()
    expect(bowl).to_have_value("5")
    expect(poured).to_have_value(units)


def test_the_cards_are_named_from_a_deck_of_cardboard(device: NewDevice) -> None:
    table = device()
    page = table.open("#/new/archmage").page
    table.press(page.get_by_text(table.words("archmage-cards-named")))
    table.press(table.button("setup-start"))
    search = page.get_by_label(table.words("archmage-deal-search"))
    player = Archmage(table)
    for named, card in enumerate(["Hjem", "Drage", "Amulet of Loki"]):
        table.says("archmage-dealt", dealt=named, all=53)
        search.fill(card)
        search.press("Enter")
    table.says("archmage-dealt", dealt=3, all=53)
    table.check("archmage, deal")
    # A slip is taken back, and whoever comes anew sees what lies.
    search.fill("Rust")
    search.press("Enter")
    table.press(table.button("archmage-deal-back", card="Rust"))
    table.says("archmage-dealt", dealt=3, all=53)
    page.reload()
    lying = page.locator("main ol li")
    expect(lying.nth(1)).to_contain_text("Drage")
    expect(lying.nth(1).locator("svg")).to_have_count(1)
    table.says("archmage-dealt", dealt=3, all=53)
    # So is any: what is named next comes in its place, or before a card that was forgotten.
    table.press(lying.nth(0).locator("button"))
    table.press(table.button("archmage-deal-back", card="Hjem"))
    expect(lying.nth(0)).not_to_contain_text("Hjem")
    expect(lying.nth(1)).to_contain_text("Drage")
    search.fill("Ravn")
    search.press("Enter")
    table.press(lying.nth(0).locator("button"))
    table.press(table.button("archmage-deal-before", card="Ravn"))
    expect(lying.nth(0)).to_have_attribute("aria-current", "step")
    search.fill("Hjem")
    search.press("Enter")
    search.fill("Rust")
    search.press("Enter")
    for place, card in enumerate(["Hjem", "Ravn", "Drage", "Rust"]):
        expect(lying.nth(place)).to_contain_text(card)
    table.check("archmage, deal mended")
    player.play(lambda asked: asked != "deal")
    expect(page.locator("button[data-place='0']")).to_have_accessible_name(re.compile(r"^A1, Hjem \+4, "))
    expect(page.locator("button[data-place='2']")).to_have_accessible_name(re.compile(r"^C1, Drage \+12, .*Amulet of Loki"))
