"""What is on the board stays legible where figures crowd, and a new question is in sight on a phone."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from shem.games.arcana.parts.actions import Charge
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, TABLET
from tests.browser.great import crowded_battle, named_charge, near_battle, put, several_ways
from tests.browser.player import Player
from tests.browser.screens import NAME_THE_WAY

pytestmark = pytest.mark.long
PHONES: list[ViewportSize] = [{"width": 360, "height": 740}, PHONE]
GAP = 2  # pixels
# What is written of Health: its text, by the Region that its figure stands in, and where on the screen.
HEALTHS = """() => [...document.querySelectorAll(".token")].map((token) => {
  const [, x, y] = token.style.transform.match(/translate\\(([\\d.]+)px, ([\\d.]+)px\\)/);
  const { left, right, top, bottom } = token.querySelector(".number").getBoundingClientRect();
  return { at: [Math.floor(x / 100), Math.floor(y / 100)].join(), left, right, top, bottom };
})"""
# The flags and wells in Regions where figures stand: what lies on top in their middle, and whether figures are drawn later.
SIGNS = """() => {
  const tokens = [...document.querySelectorAll(".token")];
  const box = (node) => node.getBoundingClientRect();
  return [...document.querySelectorAll(".sign")].flatMap((sign) => {
    const a = box(sign.querySelector("circle"));
    const [, left, top] = sign.getAttribute("transform").match(/translate\\(([\\d.]+) ([\\d.]+)\\)/);
    const at = [Math.floor(left / 100), Math.floor(top / 100)].join();
    const here = tokens.filter((token) => {
      const [, x, y] = token.style.transform.match(/translate\\(([\\d.]+)px, ([\\d.]+)px\\)/);
      return [Math.floor(x / 100), Math.floor(y / 100)].join() === at;
    });
    const hidden = here.filter((token) => {
      const body = box(token.querySelector(".body"));
      const over = Math.min(a.right, body.right) - Math.max(a.left, body.left);
      const down = Math.min(a.bottom, body.bottom) - Math.max(a.top, body.top);
      const later = sign.compareDocumentPosition(token) & Node.DOCUMENT_POSITION_FOLLOWING;
      return later && over > 0 && down > 0 && over * down > 0.1 * a.width * a.height;
    });
    return here.length ? [{ at, hidden: hidden.length, wide: a.width }] : [];
  });
}"""


def touching(healths: list[dict[str, Any]]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The pairs in one Region whose Health is not so many pixels apart."""
    return [
        (one, other)
        for place, one in enumerate(healths)
        for other in healths[place + 1 :]
        if one["at"] == other["at"]
        and min(one["right"], other["right"]) - max(one["left"], other["left"]) > -GAP
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 0
    ]


@pytest.mark.parametrize("screen", [*PHONES, TABLET])
def test_health_is_legible_where_figures_share_a_region(screen: ViewportSize, device: NewDevice, server: Server) -> None:
    """While the turn begins, and with what a blow would take."""
    table = device(screen=screen, touch=screen != TABLET)
    table.open()
    table.says("home-none")
    match, seat, _ = crowded_battle()
    table.open(f"#/match/{put(server, table.context, match)}")
    player = Player(table, badge=seat)
    player.situation()
    healths = table.page.evaluate(HEALTHS)
    assert len({one["at"] for one in healths}) < len(healths)
    assert touching(healths) == []
    for golem in table.page.evaluate("() => looking.able()"):
        player.pick(golem)
        for ability in player.abilities():
            if ability["strikes"]:
                player.choose(ability["slot"])
                assert touching(table.page.evaluate(HEALTHS)) == [], ability
                player.deselect()
                player.pick(golem)
        player.deselect()


@pytest.mark.parametrize("screen", [PHONE, TABLET])
def test_flags_and_wells_are_seen_where_figures_stand(screen: ViewportSize, device: NewDevice, server: Server) -> None:
    table = device(screen=screen, touch=screen == PHONE)
    table.open()
    table.says("home-none")
    match, seat = near_battle()
    table.open(f"#/match/{put(server, table.context, match)}")
    Player(table, badge=seat).situation()
    signs = table.page.evaluate(SIGNS)
    assert signs
    assert [sign for sign in signs if sign["hidden"] or sign["wide"] < 6] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_question_begins_at_its_top(language: Literal["en", "de"], device: NewDevice, server: Server) -> None:
    """The sheet was scrolled in the preview, which says nothing of blows; then the path is asked for, in sight."""
    table = device(language=language, screen=PHONES[0], touch=True)
    page = table.open().page
    table.says("home-none")
    found, _ = named_charge()
    assert isinstance(found.action, Charge)
    table.open(f"#/match/{put(server, table.context, found.match)}")
    player = Player(table, badge=found.seat)
    player.situation()
    player.pick(found.action.golem)
    player.press(f"article.card .use[data-slot='{found.action.ability}']")
    player.lights()
    table.press(page.locator("aside .options button").filter(has_text=NAME_THE_WAY[language]).first)
    player.arm()
    said = page.locator("aside .tally").inner_text()
    assert {"en": "grey part", "de": "graue Teil"}[language] not in said
    body = page.locator("aside > .body")
    body.evaluate("(node) => { node.style.paddingBottom = '900px'; node.scrollTop = 500; }")
    player.gold()
    assert player.situation().startswith("prompt:")
    expect(page.locator("aside .body h2")).to_have_text(table.words("arcana-ask-path"))
    top, edge = (
        page.locator(what).first.evaluate("(node) => node.getBoundingClientRect().top")
        for what in ("aside .body h2", "aside > .body")
    )
    assert top >= edge


@pytest.mark.parametrize("screen", [PHONES[0], TABLET])
def test_the_ways_that_a_touch_leaves_open_are_read_before_the_card(
    screen: ViewportSize, device: NewDevice, server: Server
) -> None:
    """Charging: at one target, from several Regions."""
    table = device(screen=screen, touch=screen != TABLET)
    page = table.open().page
    table.says("home-none")
    found = several_ways()
    assert isinstance(found.action, Charge)
    table.open(f"#/match/{put(server, table.context, found.match)}")
    player = Player(table, badge=found.seat)
    player.situation()
    player.pick(found.action.golem)
    player.press(f"article.card .use[data-slot='{found.action.ability}']")
    player.lights()
    player.touch("golem", found.action.target)
    ways = page.locator("aside .body .options button")
    ways.first.wait_for()
    assert ways.count() > 1
    first, card, body = (
        what.evaluate("(node) => node.getBoundingClientRect().toJSON()")
        for what in (ways.first, page.locator("aside article.card"), page.locator("aside > .body"))
    )
    assert body["top"] <= first["top"] and first["bottom"] <= min(body["bottom"], card["top"])


@pytest.mark.parametrize("language", ["en", "de"])
def test_choices_wrap_at_words(language: Literal["en", "de"], device: NewDevice) -> None:
    """The turn order and its like, where armies take their seats."""
    table = device(language=language, screen=PHONE, touch=True)
    page = table.open("#/new/arcana/thirst/seats").page
    page.get_by_text(table.words("setup-order-position")).wait_for()
    for width in (320, 360, 390, 640, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("() => looking.broken('main .choices, main .button')") == [], width
