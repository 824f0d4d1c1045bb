"""NFC tags and Bluetooth pens, whose hardware alone is replaced; several pens; what is said where no reader is allowed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import Device
from tests.browser.styluses import PEN, PenHand
from tests.browser.test_stylus import battle

pytestmark = pytest.mark.long
FAKE = Path(__file__).with_name("fake_readers.js")


def last(table: Device, what: str) -> None:
    """The page says that this was tapped last."""
    expect(table.page.locator("main").get_by_text(table.words("stylus-last", what=what)).first).to_be_visible()


def lamp(pen: Locator, table: Device, light: str) -> None:
    expect(pen.get_by_role("img")).to_have_accessible_name(table.words(f"stylus-light-{light}"))


def test_tags_are_read(device: NewDevice, server: Server) -> None:
    table = device(language="de")
    page = table.page
    table.context.add_init_script(path=FAKE)
    code = PenHand(table).code(kind="control", of="map")
    table.open("#/stylus")
    page.evaluate("() => (window.nfcOff = true)")
    table.press(table.button("stylus-nfc-start"))
    table.says("stylus-failed", why="NFC is switched off")
    page.evaluate("() => (window.nfcOff = false)")
    table.press(table.button("stylus-nfc-start"))
    table.says("stylus-reading")
    table.check("tags are read")
    page.evaluate("() => window.spoilTag()")
    table.says("stylus-nfc-unread")
    page.evaluate("() => window.holdTag('04:a2:2f')")
    last(table, table.words("stylus-unknown", code="04:a2:2f"))
    expect(page.get_by_text(table.words("stylus-nfc-unread"))).to_have_count(0)
    battle(table, server)
    assert page.evaluate("(code) => window.holdTag('04:a2:30', code)", code)
    expect(page.locator("aside div.body")).to_contain_text(table.words("arcana-tiles"))
    table.open("#/stylus")
    table.press(table.button("stylus-nfc-stop"))
    assert not page.evaluate("() => window.holdTag('04:a2:2f')")


def test_bluetooth_pens_are_heard_lost_and_found_again(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.page
    table.context.add_init_script(path=FAKE)
    code = PenHand(table).code(kind="control", of="map")
    table.open("#/stylus")
    look = table.button("stylus-ble-start")
    table.press(look)  # the browser's list is closed again
    page.evaluate("() => (window.chosen = 'mute')")
    table.press(look)
    table.says("stylus-failed", why=table.words("stylus-ble-silent"))
    rows = page.locator("main li.pen")
    for name in ("quill", "ink", "quill"):
        page.evaluate("(name) => (window.chosen = name)", name)
        table.press(look)
        expect(rows.filter(has_text=name.title())).to_have_count(1)
    expect(rows).to_have_count(2)
    quill, ink = rows.filter(has_text="Quill"), rows.filter(has_text="Ink")
    lamp(quill, table, "green")
    expect(quill).to_contain_text(re.compile("87"))
    table.check("Bluetooth pens")
    # A name of one's own; the PIN is the device's business.
    table.press(quill.get_by_role("button", name=table.words("stylus-rename-name")))
    table.says("stylus-ble-pin")
    page.locator("#pen-name").fill("Ava")
    page.keyboard.press("Enter")
    mine = rows.filter(has_text="Ava")
    lamp(mine, table, "green")
    page.evaluate("() => window.pens.ink.say('nobody')")
    last(table, table.words("stylus-unknown", code="nobody"))
    # Out of reach, and back.
    page.evaluate("() => window.pens.quill.leave()")
    lamp(mine, table, "blue")
    expect(mine).to_contain_text(table.words("stylus-ble-lost", name="Ava"))
    lamp(ink, table, "green")
    page.evaluate("() => (window.pens.quill.near = true)")
    lamp(mine, table, "green")
    page.evaluate("() => window.pens.quill.say('anybody')")
    last(table, table.words("stylus-unknown", code="anybody"))
    # The page is opened anew: both are there by themselves, under their names; one that is removed is not.
    table.press(ink.get_by_role("button", name=table.words("stylus-remove", name="Ink")))
    page.reload()
    lamp(mine, table, "green")
    expect(rows).to_have_count(1)
    battle(table, server)
    page.evaluate("(code) => window.pens.quill.say(code)", code)
    expect(page.locator("aside div.body")).to_contain_text(table.words("arcana-tiles"))


def test_several_simulated_pens(device: NewDevice) -> None:
    """A scan lists those that nobody has; each has its light; the panel holds the one that is chosen."""
    table = device()
    page = table.page
    PenHand(table).connect()
    for count in (1, 2, 3, 3):
        table.press(table.button("stylus-scan"))
        expect(page.locator("main li.pen .gold")).to_have_count(count)
    table.check("scan list")
    names = page.locator("main li.pen:has(.gold) strong").all_inner_texts()
    assert len(set(names)) == 3
    table.press(page.locator("main li.pen .gold").last)
    page.locator("#pin").fill("0000")
    page.keyboard.press("Enter")
    page.locator("#pen-name").fill("Ben's pen")
    page.keyboard.press("Enter")
    which = page.locator(f"{PEN} header select")
    expect(which.locator("option")).to_have_text(["Ava's pen", "Ben's pen"])
    ben = page.locator("main li.pen").filter(has_text="Ben's pen")
    table.press(ben.get_by_role("button", name=table.words("stylus-off-do")))
    which.select_option(label="Ben's pen")
    lamp(page.locator(f"{PEN} header"), table, "off")
    which.select_option(label="Ava's pen")
    lamp(page.locator(f"{PEN} header"), table, "green")
    # On again, it is connected by itself; reset, it is a stranger, and its own PIN is forgotten.
    table.press(ben.get_by_role("button", name=table.words("stylus-on")))
    lamp(ben, table, "green")
    table.press(ben.get_by_role("button", name=table.words("stylus-reset")))
    table.says("stylus-reset-sure")
    table.press(page.locator("dialog[open]").get_by_role("button", name=table.words("stylus-reset")))
    expect(ben).to_have_count(0)
    expect(which).to_have_count(0)


def test_where_the_way_is_open_to_others_the_page_says_why_no_reader_is_allowed(device: NewDevice) -> None:
    table = device(language="de")
    table.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    table.open("#/stylus")
    table.says("stylus-insecure-why", address=table.address)
    table.says("stylus-insecure-do")
    expect(table.page.get_by_text(table.words("stylus-insecure-here"))).to_have_count(3)
    expect(table.button("stylus-camera-start")).to_have_count(0)
    table.check("readers that are not allowed")
