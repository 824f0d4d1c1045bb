"""The battle's page holds from 320 to 2560 pixels, with two armies and with eight."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import late_battle, near_battle, put

pytestmark = pytest.mark.long

UPRIGHT = [(320, 640), (360, 640), (360, 740), (390, 844), (540, 720), (700, 700)]
ACROSS = [(640, 360), (667, 375), (844, 390), (1024, 768), (1180, 820), (1280, 800), (2560, 1440)]
LEAST = {(360, 740): 0.38, (390, 844): 0.38}  # the board's share of a phone held upright, under eight armies, too
TABLETS = [(768, 1024), (820, 1180), (912, 1368)]
# The heights of the board and of the bar above it, as parts of the window; in the bar broken words, what overlaps, and
# armies that are cropped or too small for a thumb; eight of them are a little smaller on the smallest phone.
LOOK = """() => {
  const high = (selector) => document.querySelector(selector).getBoundingClientRect().height / innerHeight;
  const boxes = [...document.querySelectorAll("header .left > .button, header .pool, header .title, header .armies")];
  const overlap = boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => {
    const [a, b] = [one, other].map((node) => node.getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map((other) => `${one.className} on ${other.className}`));
  const out = boxes.filter((node) => node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.className);
  const title = document.querySelector(".title").clientWidth;
  const within = document.querySelector(".armies").getBoundingClientRect();
  const cropped = [...document.querySelectorAll(".armies button")].flatMap((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    const inside = [...node.querySelectorAll(":scope > :not(.hidden)")].map((part) => part.getBoundingClientRect());
    const fits = inside.every((part) => !part.width || (part.left >= left - 1 && part.right <= right + 1));
    const reached = left >= Math.max(0, within.left) - 1 && right <= Math.min(innerWidth, within.right) + 1;
    return fits && reached && width >= (innerWidth < 356 ? 38 : 43.5) ? [] : [`${left} to ${right}`];
  });
  return { board: high(".ga-board"), bar: high("header"), title, broken: looking.broken("header"), overlap, out, cropped };
}"""


@pytest.mark.parametrize("seats", [2, 8])
def test_the_board_has_its_room(seats: int, device: NewDevice, server: Server) -> None:
    table = device(language="de")
    table.open()
    table.says("motto")
    match = near_battle()[0] if seats == 2 else late_battle(seats, 14 * seats)
    table.open(f"#/match/{put(server, table.context, match)}")
    table.page.locator("rect.region").first.wait_for(state="attached")
    wrong = []
    for width, height in (*UPRIGHT, *TABLETS, *ACROSS):
        table.page.set_viewport_size(ViewportSize(width=width, height=height))
        seen = table.page.evaluate(LOOK)
        # Upright on a phone the sheet takes its part, too.
        roomy = seen["bar"] < 0.25 if (width, height) in UPRIGHT else seen["board"] >= 0.5
        roomy &= seen["board"] > LEAST.get((width, height), 0)
        # Eight armies are scrolled where a window that is held across has no room for a row of them.
        whole = not seen["cropped"] or ((width, height) in ACROSS and seats == 8)
        if not roomy or not whole or seen["title"] < 120 or any(seen[fault] for fault in ("broken", "overlap", "out")):
            wrong.append((width, height, seen))
    assert wrong == []


def test_a_large_screen_shows_one_log(device: NewDevice, server: Server) -> None:
    """It lies beside the board; whoever asks for it is led there, and the side goes on with what it showed."""
    table = device(screen=ViewportSize(width=1920, height=1080))
    table.open()
    table.says("motto")
    table.open(f"#/match/{put(server, table.context, near_battle()[0])}")
    page = table.page
    page.locator(".beside [role=log]").wait_for()
    side = page.locator("aside h2").first
    expect(side).to_have_text(table.words("arcana-digest"))
    for by_key in (True, False):
        if by_key:
            page.keyboard.press("l")
        else:
            table.press(table.button("log", page.locator("nav")))
        table.wait("() => document.activeElement?.matches('.beside [role=log]')")
        assert page.locator("[role=log]").count() == 1
        assert side.inner_text() == table.words("arcana-digest")
        page.evaluate("() => document.activeElement.blur()")
    page.set_viewport_size(ViewportSize(width=1280, height=800))
    page.keyboard.press("l")
    page.locator("aside [role=log]").wait_for()
    page.set_viewport_size(ViewportSize(width=1920, height=1080))
    page.locator(".beside [role=log]").wait_for()
    assert page.locator("[role=log]").count() == 1
