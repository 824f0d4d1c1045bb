"""Print and play: pages of cards, tiles and tokens chosen on the page and printed by the browser, the PDF opened and read."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from shem.games.arcana.content import codex
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device

pytestmark = pytest.mark.long
POINT = 25.4 / 72  # millimetres
A4 = (210, 297)
# What does not fit on its piece, and pieces that reach over the page's edge.
CUT = """() => [...document.querySelectorAll('.printed .place')].filter((place) => {
  const piece = place.firstElementChild;
  const page = place.parentElement;
  return !piece || piece.scrollHeight > piece.clientHeight + 2 || piece.scrollWidth > piece.clientWidth + 2
    || place.offsetLeft < 0 || place.offsetLeft + place.offsetWidth > page.offsetWidth + 1
    || place.offsetTop + place.offsetHeight > page.offsetHeight + 1;
}).map((place) => place.innerText.slice(0, 60))"""


def printed(table: Device) -> PdfReader:
    """The PDF that the browser prints; its pages are those that are shown, on A4."""
    pages = table.page.locator(".printed section.frame").count()
    reader = PdfReader(BytesIO(table.page.pdf(prefer_css_page_size=True, print_background=True)))
    assert len(reader.pages) == pages > 0
    for page in reader.pages:
        assert (round(float(page.mediabox.width) * POINT), round(float(page.mediabox.height) * POINT)) == A4
    return reader


def words(reader: PdfReader) -> str:
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in reader.pages))


def test_an_army_is_printed_with_its_cards_and_control_card(device: NewDevice) -> None:
    table = device()
    page = table.open("#/workshop").page
    table.press(page.locator("main a[href='#/print']"))
    page.locator("[data-sheet]").first.wait_for()
    table.check("print")
    library = codex.default()
    id, army = next(iter(library.armies.items()))
    page.locator("select").first.select_option(f"army:{id}")
    page.wait_for_url(re.compile("of=army"))
    expect(page.locator("[data-sheet=tiles]")).to_have_count(0)
    expect(page.locator(".printed section.frame").first).to_be_visible()
    assert page.evaluate(CUT) == []
    table.check("print, an army")
    text = words(printed(table)).casefold()
    for golem in {library.golems[golem].name for golem in army.golems}:
        assert golem.casefold() in text
    for ancient in army.ancients:
        assert library.ancients[ancient].name.casefold() in text


@pytest.mark.parametrize("game", ["archmage", "wizards", "delve"])
def test_the_cardboard_of_the_other_games_is_printed_in_german(game: str, device: NewDevice) -> None:
    table = device(screen=PHONE, touch=True, language="de")
    page = table.open(f"#/print/{game}").page
    sheets = page.locator("[data-sheet] input[type=checkbox]")
    sheets.first.wait_for()
    for place in range(sheets.count()):
        sheets.nth(place).check()
    expect(page.locator(".printed section.frame").first).to_be_visible()
    assert table.untranslated() == []
    assert page.evaluate(CUT) == []
    table.check(f"print, {game}")
    names = page.locator("[data-sheet] strong").all_inner_texts()
    assert len(printed(table).pages) >= len(names)


def test_by_keyboard_alone_one_of_each_and_codes_on_it(device: NewDevice) -> None:
    table = device()
    page = table.open("#/print/arcana?of=scenario:four-winds").page
    page.locator("[data-sheet] input[type=checkbox]").first.wait_for()
    box = page.locator("[data-sheet=tokens] input[type=checkbox]")
    before = page.locator(".printed section.frame").count()
    box.focus()
    page.keyboard.press("Space")
    expect(box).not_to_be_checked()
    expect(page.locator(".printed section.frame")).not_to_have_count(before)
    page.keyboard.press("Space")
    expect(page.locator(".printed section.frame")).to_have_count(before)
    assert len(printed(table).pages) == before


def test_a_banner_is_printed_as_a_flag(device: NewDevice) -> None:
    table = device()
    page = table.open("#/print/banners").page
    table.says("print-banners-none")
    table.check("print, no banner")
    table.open("#/banners/new")
    page.locator("form input[maxlength]").fill("Flag")
    table.press(table.button("banner-keep"))
    page.get_by_role("heading", name="Flag").wait_for()
    table.open("#/print/banners")
    expect(page.locator(".printed section.frame")).to_have_count(1)
    table.check("print, banners")
    assert len(printed(table).pages) == 1
