"""A banner is designed, borne and taken along as a file, by mouse, by finger and by keyboard."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.player import Player

pytestmark = pytest.mark.long
SIGILS = 28
SIZE = [1000, 1300]
MAGIC = {"PNG": b"\x89PNG\r\n\x1a\n", "JPEG": b"\xff\xd8\xff"}
OPENED = """async ([data, places]) => {
  const picture = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);
  return [[picture.width, picture.height], ...places.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data])];
}"""
SVG = "{http://www.w3.org/2000/svg}"


def design(table: Device, name: str, *choices: str) -> None:
    """A new banner of these parts, by their sentences; kept."""
    table.open("#/banners/new")
    for choice in choices:
        table.press(table.page.locator(f'form label[title="{table.words(choice)}"]').first)
    table.page.locator("form input[maxlength]").fill(name)
    table.press(table.button("banner-keep"))
    table.says("banner-kept", name=name)
    expect(table.page.get_by_role("heading", name=name)).to_be_visible()


def saved(table: Device, format: str) -> Path:
    """The file that a button gives."""
    with table.page.expect_download() as download:
        table.press(table.named("banner-file", format=format))
    return download.value.path()


def opened(other: Device, format: str, picture: bytes) -> Any:
    """Its size, its lower left corner and a place on the cloth, as a browser reads it that knows nothing of ours."""
    assert picture.startswith(MAGIC[format.upper()])
    data = f"data:image/{format};base64,{b64encode(picture).decode()}"
    other.page.goto("about:blank")
    return other.page.evaluate(OPENED, [data, [[3, 1290], [200, 200]]])


def test_a_banner_is_designed_and_saved_in_three_formats(device: NewDevice) -> None:
    table = device()
    page = table.open("#/banners").page
    table.says("banners-none")
    table.check("banners, none")
    table.press(table.button("banner-new"))
    table.press(table.button("banner-keep"))
    table.says("banner-nameless")
    table.check("banner designer")
    assert page.locator('form label:has([type="radio"])').count() == SIGILS + 8 + 12 + 3 * 12
    design(table, "Red Tower", "banner-sigil-serpent", "banner-shape-shield", "banner-pattern-rays")
    table.says("banner-mine")
    table.check("banners")
    design(table, "Other", "banner-sigil-wolf")
    table.press(table.named("banner-change-of", name="Red Tower"))
    expect(page.locator("form input[maxlength]")).to_have_value("Red Tower")

    drawn = ElementTree.fromstring(saved(table, "SVG").read_text(encoding="utf-8"))
    assert drawn.tag == f"{SVG}svg" and drawn.get("viewBox") == "0 0 100 130"
    assert len(drawn.findall(f".//{SVG}path")) == 7
    for format, corner in (("PNG", [0, 0, 0, 0]), ("JPEG", [255, 255, 255, 255])):
        size, found, cloth = opened(device(), format.lower(), saved(table, format).read_bytes())
        assert (size, found) == (SIZE, corner)
        assert cloth[0] > 150 > 60 > cloth[2], "red or gold"


def test_a_banner_is_let_go(device: NewDevice) -> None:
    table = device(screen=PHONE, touch=True, language="de")
    design(table, "Nur kurz", "banner-sigil-moon")
    assert table.untranslated() == []
    table.check("banners, phone")
    table.press(table.named("banner-remove-of", name="Nur kurz"))
    table.press(table.page.locator("dialog[open] .actions .danger"))
    table.says("banners-none")
    table.press(table.button("banner-new"))
    assert table.untranslated() == []
    table.check("banner designer, phone")


def test_a_banner_is_made_by_keyboard_alone(device: NewDevice) -> None:
    table = device(language="de")
    page = table.open("#/banners/new").page
    page.locator("form input[maxlength]").focus()
    page.keyboard.type("Nachtmahr")
    for _ in range(6):  # save, surprise, three files, the first choice
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator("fieldset legend small").first).to_have_text(table.words("banner-sigil-hand"))
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator("fieldset legend small").nth(1)).to_have_text(table.words("banner-shape-pennon"))
    page.locator("form input[maxlength]").focus()
    page.keyboard.press("Enter")
    table.says("banner-kept", name="Nachtmahr")


def test_what_was_not_saved_is_there_again(device: NewDevice) -> None:
    table = device()
    page = table.open("#/banners/new").page
    page.locator("form input[maxlength]").fill("Half done")
    table.press(page.locator(f'form label[title="{table.words("banner-sigil-bull")}"]'))
    page.goto("about:blank")
    table.open("#/banners/new")
    expect(page.locator("form input[maxlength]")).to_have_value("Half done")
    expect(page.locator("fieldset legend small").first).to_have_text(table.words("banner-sigil-bull"))


def bear(table: Device, *, sigil: str, name: str) -> None:
    """Design a banner where one is chosen, and bear it."""
    table.press(table.page.get_by_role("button", name=table.words("bears-now", banner=table.words("bears-none"))))
    dialog = table.page.locator("dialog[open]")
    dialog.locator("li button").first.wait_for()
    table.check(f"choice of a banner, {table.language}")
    table.press(table.button("banner-choose-new", dialog))
    table.press(dialog.locator(f'form label[title="{table.words(sigil)}"]').first)
    dialog.locator("form input[maxlength]").fill(name)
    table.press(table.button("banner-keep", dialog))
    expect(dialog).to_have_count(0)
    expect(table.page.get_by_role("button", name=table.words(sigil))).to_be_focused()


def test_banners_are_borne_by_host_and_guest_from_the_set_up_to_the_result(device: NewDevice) -> None:
    host, guest = device(), device(screen=PHONE, touch=True, language="de")
    host.open("#/new/arcana/three-cairns/seats")
    host.says("setup-start")
    host.page.locator(".seats > li").nth(1).locator("select").first.select_option("remote")
    bear(host, sigil="banner-sigil-serpent", name="Serpent")
    expect(host.page.locator(".seats > li").first.locator("legend svg image")).to_have_count(1)
    host.check("seats, a banner")
    host.press(host.page.get_by_text(host.words("setup-order-position")))
    host.press(host.button("setup-start"))
    host.says("lobby-awaited")
    expect(host.page.locator(".seats svg image")).to_have_count(1)

    guest.open(host.page.locator(".invitation input").first.input_value())
    bear(guest, sigil="banner-sigil-wolf", name="Wolf")
    guest.check("welcome, a banner")
    guest.press(guest.button("join-enter"))
    guest.press(guest.page.locator("[data-army=thorn-pilgrims] button[aria-pressed]"))
    guest.says("lobby-host")
    expect(guest.page.locator(".seats svg image")).to_have_count(2)
    assert guest.untranslated() == []
    host.press(host.button("setup-start"))
    for one in (host, guest):
        one.page.wait_for_url("**/#/match/*")
        expect(one.page.locator("header .armies svg image")).to_have_count(2)
        expect(one.page.locator("main svg > image, main svg g > image").first).to_be_visible()

    give_up(Player(host, badge=0), Player(guest, badge=1))
    for one in (host, guest):
        one.page.locator(".result").wait_for()
        expect(one.page.locator(".result .banners img")).to_have_count(1)
        expect(one.page.locator(".result .signs img")).to_have_count(2)
        one.check("result, banners")


def test_a_banner_is_chosen_by_keyboard_alone_and_hangs_on_the_television(device: NewDevice) -> None:
    table = device(language="de")
    design(table, "Alter Wolf", "banner-sigil-wolf")
    page = table.open("#/new/arcana/three-cairns/seats").page
    none, wolf = table.words("bears-now", banner=table.words("bears-none")), table.words("banner-sigil-wolf")
    borne = page.get_by_role("button", name=wolf)
    expect(borne).to_have_count(1)  # the device's own banner, at the seat of its person
    borne.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("li button[aria-pressed=true]")).to_have_text("Alter Wolf")
    table.check("choice of a banner, by keyboard")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(borne).to_be_focused()
    page.keyboard.press("Enter")
    dialog.locator("li button").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=none).first).to_be_focused()
    page.keyboard.press("Enter")
    dialog.locator("li button").nth(1).focus()
    page.keyboard.press("Enter")
    expect(borne).to_be_focused()
    assert table.untranslated() == []

    table.press(page.get_by_text(table.words("setup-order-position")))
    table.press(table.button("setup-start"))
    page.wait_for_url("**/#/match/*")
    page.locator("header .armies svg image").first.wait_for()
    table.open(f"#/tv/{page.url.rpartition('/')[2]}")
    expect(page.locator(".tv .scores svg image")).to_have_count(1)
    expect(page.locator(".tv .board svg image").first).to_be_visible()
    table.check("television, a banner")


def give_up(host: Player, guest: Player) -> None:
    """Whoever's turn is the first resigns in it."""
    asked = host
    while not asked.is_asked() or (situation := asked.situation()) != "turn":
        if asked.is_asked():
            asked.step(situation, asked.end_turn)
        asked = guest if asked is host else host
        asked.page.wait_for_timeout(20)
    asked.device.press(asked.device.button("menu", asked.page.locator("nav")))
    asked.device.press(asked.device.button("resign", asked.page.locator("dialog[open]")))
    asked.arm()
    asked.gold()
