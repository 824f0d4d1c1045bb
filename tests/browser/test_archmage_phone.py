"""A whole match of Archmage on a small phone held upright, by thumb, in German."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import ViewportSize

from shem.games.archmage.content.codex import districts
from shem.locale.words import locale
from tests.browser.archmage import Archmage
from tests.browser.conftest import NewDevice
from tests.browser.device import Device

pytestmark = pytest.mark.long
SMALL: ViewportSize = {"width": 360, "height": 640}
CORNERS = (0, 6, 24, 42, 48)
BUTTONS = ", ".join(
    (
        "button:visible:not([data-place], .opens)",
        "a:visible:not(.skip)",
        "input:visible:not([type=radio], [type=checkbox])",
        "label:visible:has(input)",
        "select:visible",
    )
)


class Texts(visitor.Visitor):
    """The words of sentences, without their values and their branches' names."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= words_of(node.value)


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text))


def vocabulary(language: str) -> set[str]:
    """Every word of the page's sentences, the table's and Archmage's."""
    texts = Texts()
    for game in ("", "archmage"):
        for entry in (locale(game) / language).iterdir():
            if entry.name.endswith(".ftl"):
                texts.visit(FluentParser().parse(entry.read_text(encoding="utf-8")))
    return texts.words


def english() -> set[str]:
    """What no German sentence of ours says; districts have the same names in both."""
    named = words_of(" ".join(district["name"] for district in districts()))
    return vocabulary("en") - vocabulary("de") - named


def look(phone: Device, screen: str, only: set[str]) -> None:
    """Nothing serious, nothing too small, nothing English, nothing that no thumb can reach; once a screen."""
    if screen in phone.checked:
        return
    phone.check(screen)
    assert phone.page.evaluate("() => looking.small()") == [], screen
    assert phone.page.evaluate("() => looking.cut()") == [], screen
    said = words_of(" ".join(phone.page.evaluate("() => looking.texts()")))
    assert not phone.untranslated() and not said & only, (screen, phone.untranslated(), said & only)
    within = phone.page.locator("dialog[open]").last if phone.page.locator("dialog[open]").count() else phone.page
    down = phone.page.locator(".grip[aria-expanded=false]:visible")
    if pulled := down.count() > 0 and within is phone.page:  # what is behind the foot is there once the sheet is up
        phone.press(down)
    for one in within.locator(BUTTONS).all():
        one.tap(trial=True, force=one.is_disabled(), timeout=5000)
    up = phone.page.locator(".grip[aria-expanded=true]")
    if pulled and up.count():  # what happened meanwhile may have let it down
        phone.press(up)


def test_a_match_on_a_phone_in_german(device: NewDevice) -> None:
    phone = device(language="de", screen=SMALL, touch=True, theme="light")
    page = phone.open().page
    only = english()
    assert {"allocate", "orientation", "Players", "unit"} <= only
    phone.says("home-none")
    phone.press(phone.button("new"))
    archmage = page.locator("main a[href='#/new/archmage']")
    archmage.wait_for()
    look(phone, "games", only)
    phone.press(archmage)
    phone.says("archmage-new-about")
    page.get_by_label(phone.words("archmage-goal")).fill("10")
    look(phone, "seats", only)
    phone.press(phone.button("setup-start"))

    player = Archmage(phone, (4, 2, 5, 1))
    for _ in range(400):
        asked = player.asked()
        if asked == "dialog":
            break
        look(phone, f"{asked} {page.locator('aside h2').first.inner_text()}", only)
        if asked == "places" or (asked == "choices" and page.locator("button[data-place].lit").count()):
            phone.press(page.locator("button[data-place].lit").first)  # the city is within reach, too
            assert player.asked() == "armed"
        player.step(player.asked())
    look(phone, "result", only)
    phone.press(phone.button("result-look"))
    for place in CORNERS:
        page.locator(f"button[data-place='{place}']").tap(trial=True)
    phone.press(page.locator(f"button[data-place='{CORNERS[0]}']"))
    look(phone, "district", only)
    phone.press(phone.button("close", page.locator("aside")))
    for panel in ("players", "log"):
        phone.press(phone.button(panel, page.locator("nav")))
        look(phone, panel, only)
        phone.press(phone.button(panel, page.locator("nav")))
    phone.press(phone.button("help-short", page.locator("nav")))
    phone.page.locator("dialog[open]").wait_for()
    phone.check("help")
