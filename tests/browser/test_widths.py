"""The battle's page holds from 320 to 2560 pixels, with two armies and with eight."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import late_battle, near_battle, put

pytestmark = pytest.mark.long

UPRIGHT = [(320, 640), (360, 640), (390, 844), (540, 720), (700, 700)]
ACROSS = [(640, 360), (667, 375), (844, 390), (1024, 768), (1180, 820), (1280, 800), (2560, 1440)]
TABLETS = [(768, 1024), (820, 1180), (912, 1368)]
# The heights of the board and of the bar above it, as parts of the window; in the bar broken words, and what overlaps.
LOOK = """() => {
  const shown = (node) => node.checkVisibility() && !node.closest(".hidden");
  const high = (selector) => document.querySelector(selector).getBoundingClientRect().height / innerHeight;
  const broken = [];
  const walker = document.createTreeWalker(document.querySelector("header"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!shown(text.parentElement)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1) broken.push(word);
    }
  }
  const boxes = [...document.querySelectorAll("header .left > .button, header .pool, header .title, header .armies")];
  const overlap = boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => {
    const [a, b] = [one, other].map((node) => node.getBoundingClientRect());
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map((other) => `${one.className} on ${other.className}`));
  const out = boxes.filter((node) => node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.className);
  const title = document.querySelector(".title").clientWidth;
  return { board: high(".ga-board"), bar: high("header"), title, broken, overlap, out };
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
        if not roomy or seen["title"] < 120 or seen["broken"] or seen["overlap"] or seen["out"]:
            wrong.append((width, height, seen))
    assert wrong == []
