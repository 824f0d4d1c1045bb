"""Cardboard is printed: Chromium makes a PDF of it, in which every piece is there with all its words."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, expect

from shem.stylus.field import code_of
from tests.app.table import serving
from tests.app.test_cards import sent, storm_weaver
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.paper import SMALLEST, cut, printed, solid
from tests.browser.test_banners import design

pytestmark = pytest.mark.long
GAMES = ("arcana", "archmage", "delve", "wizards")
READABLE = 7  # points
A4, LETTER = (210, 297), (216, 279)
WORDY = ("card", "tile", "stand")


def sheets(table: Device, game: str, of: str = "") -> list[Any]:
    asked: dict[str, str | float | bool] = {"lang": table.language, "of": of}
    found = table.context.request.get(f"{table.address}/api/cardboard/{game}", params=asked).json()
    return list(found["sheets"])


def words_of(piece: Any) -> list[str]:
    figures = [*piece["figures"], *(figure for part in piece["parts"] for figure in part["figures"])]
    parts = [word for part in piece["parts"] for word in (part["name"], part["about"], *part["lines"])]
    numbers = [word for figure in figures for word in (figure["name"], figure["value"])]
    return [piece["name"], piece["under"], piece["corner"], *piece["lines"], piece["note"], *parts, *numbers]


def choose(table: Device, label: str, choice: str) -> None:
    group = table.page.get_by_role("radiogroup", name=table.words(label)).or_(
        table.page.get_by_role("group", name=table.words(label))
    )
    table.press(group.get_by_text(table.words(choice), exact=True))


def do(table: Device) -> Locator:
    """The button that prints."""
    return table.page.get_by_role("button", name=table.words("print-do"), exact=True)


def sheet(table: Device, code: str) -> Locator:
    return table.page.locator(f"[data-sheet='{code}']")


def tick(table: Device, *codes: str) -> None:
    """These sheets, and no others."""
    for one in table.page.locator("[data-sheet]").all():
        one.locator("input[type=checkbox]").set_checked(one.get_attribute("data-sheet") in codes)


def open_print(device: Device, place: str = "") -> Device:
    device.open(f"#/print{place}")
    device.page.locator(".frame").first.wait_for()
    return device


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("de", "en", "en", "de"))])
def test_everything_of_a_game_is_printed_whole(device: NewDevice, game: str, language: str) -> None:
    table = device(language=language)
    page = open_print(table, f"/{game}").page
    found = sheets(table, game)
    choose(table, "print-many", "print-many-one")
    tick(table, *(one["code"] for one in found))
    expect(page.locator("[data-piece]")).to_have_count(sum(len(one["pieces"]) for one in found))
    assert cut(page) == []
    assert page.evaluate(SMALLEST) >= READABLE
    paper = printed(page)
    assert len(paper.texts) == page.locator(".frame").count() and paper.size == {A4}
    assert "" not in paper.texts
    missing = [
        (piece["id"], word)
        for one in found
        if one["form"] in WORDY
        for piece in one["pieces"]
        for word in (words_of(piece) if one["form"] == "card" else [piece["name"]])
        if solid(word) not in paper.text
    ]
    assert missing == []
    assert table.untranslated() == []
    table.check(f"print, {game}")


def test_what_one_scenario_needs_on_letter_with_backs_and_ink_saved(device: NewDevice) -> None:
    table = device()
    page = open_print(table).page
    page.get_by_label(table.words("print-for")).select_option("scenario:three-cairns")
    page.locator("[data-sheet='golems']").wait_for(state="detached")
    found = sheets(table, "arcana", "scenario:three-cairns")
    assert {one["code"] for one in found} == {"tiles", "tokens"}
    choose(table, "print-paper", "print-paper-letter")
    choose(table, "print-ink", "print-ink-saving")
    expect(page.locator(".printed.saving .frame")).not_to_have_count(0)
    assert printed(page).size == {LETTER}
    page.reload()
    expect(page.locator(".printed.saving .frame")).not_to_have_count(0)

    open_print(table, "/wizards")
    tick(table, "event")
    fronts = page.locator(".frame").count()
    choose(table, "print-backs", "print-yes")
    expect(page.locator(".frame")).to_have_count(2 * fronts)
    table.says("print-hint")
    first, back = (page.locator(".frame").nth(number).locator(".place") for number in (0, 1))
    left = [place.evaluate("(one) => [one.offsetLeft, one.offsetWidth]") for place in (first.first, back.first)]
    sheet_wide = page.locator(".sheet").first.evaluate("(one) => one.offsetWidth")
    assert abs(left[0][0] + left[1][0] + left[1][1] - sheet_wide) <= 2, "a back lies behind its front"
    paper = printed(page)
    assert len(paper.texts) == 2 * fronts and paper.texts[1] == ""


def test_pieces_are_counted_and_printed_smaller(device: NewDevice) -> None:
    table = device()
    page = open_print(table).page
    tick(table)
    table.says("print-empty")
    expect(do(table)).to_be_disabled()
    tick(table, "tiles")
    pages = page.locator(".frame").count()
    table.press(page.get_by_text(table.words("print-percent", value=50), exact=True))
    expect(page.locator(".frame")).to_have_count(-(-pages // 6))
    table.press(sheet(table, "tiles").locator("summary"))
    table.press(sheet(table, "tiles").get_by_role("button", name=table.words("print-nothing")))
    table.says("print-empty")
    sheet(table, "tiles").get_by_label("Tile 4B").fill("3")
    page.keyboard.press("Tab")
    expect(page.locator("[data-piece='tile-4B']")).to_have_count(3)
    table.says("print-total", pages=1, count=3)
    table.check("print, which")


def test_codes_on_cards_are_read_by_a_camera(device: NewDevice) -> None:
    table = device()
    page = open_print(table).page
    tick(table, "control", "golems")
    choose(table, "print-codes", "print-yes")
    page.locator("[data-piece=control] .code").first.wait_for()
    assert cut(page) == []
    page.emulate_media(media="print")
    card = page.locator("[data-piece=golem-storm-weaver]")
    picture = Image.open(BytesIO(card.screenshot()))
    read = {code.text for code in zxingcpp.read_barcodes(picture.resize((picture.width * 3, picture.height * 3)))}
    assert code_of("arcana", {"kind": "card", "of": "storm-weaver"}) in read
    assert len(read) == card.locator(".code").count() > 2


def test_own_cards_say_so_and_are_printed_alone(device: NewDevice) -> None:
    with serving() as server:
        table = device(server.address)
        table.open("#/workshop")
        table.press(table.page.locator("a[href='#/cards']"))
        table.says("cards-none")
        mine = {**storm_weaver(), "health": 71}
        asked = table.context.request.put(
            f"{server.address}/api/games/arcana/cards/golems/storm-weaver",
            data=sent(mine),
            headers={"origin": server.address},
        )
        assert asked.ok, asked.text()
        page = open_print(table).page
        page.get_by_label(table.words("print-for")).select_option("own")
        expect(page.locator("[data-piece=golem-storm-weaver]")).to_have_count(1)
        expect(page.locator("[data-piece]")).to_have_count(2)  # the card and the figure
        paper = printed(page)
        assert solid(table.words("print-own", pack="my-cards")) in paper.text and "71" in paper.text
        table.check("print, own cards")


def test_banners_are_printed_as_flags(device: NewDevice) -> None:
    with serving() as server:
        table = device(server.address, language="de", screen=PHONE, touch=True)
        page = table.open("#/print/banners").page
        table.says("print-banners-none")
        table.check("print banners, none")
        design(table, "Roter Turm", "banner-sigil-serpent")
        table.open("#/print/banners")
        expect(page.locator(".frame figure")).to_have_count(2)
        page.get_by_label("Roter Turm").last.fill("9")
        page.keyboard.press("Tab")
        expect(page.locator(".frame figure")).to_have_count(9)
        assert table.untranslated() == []
        table.check("print banners, phone")
        paper = printed(page)
        assert paper.size == {A4} and paper.text.count("roterturm") == 9
        table.press(page.get_by_text(table.words("print-banners-wide", width=60), exact=True))
        expect(page.locator(".frame")).to_have_count(3)


def test_by_keyboard_alone_on_a_phone_in_german(device: NewDevice) -> None:
    table = device(language="de", screen=PHONE)
    page = table.open("#/workshop").page
    door = page.locator("a[href='#/print']")
    door.wait_for()
    reach(table, door)
    page.keyboard.press("Enter")
    page.locator(".frame").first.wait_for()
    knights = sheet(table, "knights").locator("input[type=checkbox]")
    reach(table, knights)
    page.keyboard.press("Space")
    expect(knights).to_be_checked()
    page.locator("[data-piece^=knight]").first.wait_for()
    table.check("print, phone")
    page.evaluate("() => { window.print = () => (window.asked = true) }")
    reach(table, do(table))
    page.keyboard.press("Enter")
    assert page.evaluate("() => window.asked")
    assert table.untranslated() == []


def reach(table: Device, thing: Locator) -> None:
    for _ in range(80):
        if thing.evaluate("(one) => one === document.activeElement"):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not come there")


def test_what_cannot_be_had_says_why(device: NewDevice) -> None:
    table = device()
    table.forgive("404|Failed to load resource")
    table.open("#/print/arcana?of=army:gone")
    table.page.get_by_text("There is no such thing to print").wait_for()
    table.check("print, gone")
