"""How fast the page is on the table: `python -m benchmarks.page [--repeat N]`.

A battle of eight armies with 3000 points each, in a real Chromium, served from this machine: milliseconds from a touch to
the painted answer, the size of the page's own code and its first paint. It needs what `tests/browser` needs.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from shem import build
from tests.app.table import Server, serving
from tests.browser.chromium import launch
from tests.browser.device import Device
from tests.browser.great import late_battle, put
from tests.browser.player import Player
from tests.browser.tables import sit

# From the click until what the selector names is there (or gone) and a frame with it has been painted.
WATCH = """([selector, gone]) => {
  window.measured = 0;
  addEventListener("click", () => {
    const start = performance.now();
    const met = () => Boolean(document.querySelector(selector)) !== gone;
    const painted = () => requestAnimationFrame(() => setTimeout(() => (window.measured = performance.now() - start)));
    if (met()) return painted();
    const watch = new MutationObserver(() => {
      if (!met()) return;
      watch.disconnect();
      painted();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, { capture: true, once: true });
}"""
SCENARIO = "tournament-of-the-hundred-skulls"
ROUNDS = 3
GOLD = "aside .foot .deed .gold"
LIT = f"path.lit, {GOLD}, aside .options button"
CHOSEN = f"{GOLD}, aside .options button"


def timed(player: Player, selector: str, gone: bool, click: Callable[[], None]) -> float:
    """Milliseconds from a click to what it brings."""
    player.page.evaluate(WATCH, [selector, gone])
    click()
    return float(player.device.wait("() => window.measured"))


def code_size() -> tuple[int, int]:
    """Bytes of all scripts, styles and the page itself, compressed, and of the reader of QR codes among them, a library
    that is loaded only for a photo; not fonts and pictures."""
    folder = Path(str(files("shem.app").joinpath("page")))
    found = [path for path in folder.rglob("*") if path.suffix in (".js", ".css", ".html")]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in found}
    return sum(sizes.values()), sum(size for name, size in sizes.items() if name.startswith("jsQR"))


def first_paint(browser: Browser, server: Server, repeat: int) -> float:
    """Median milliseconds to the first contentful paint, each time in a fresh browser context."""
    times = []
    for _ in range(repeat):
        device = Device(browser, server.address)
        device.open()
        device.says("motto")
        paint = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        times.append(float(device.wait(paint)))
        device.close()
    return median(times)


def table(browser: Browser, server: Server, repeat: int) -> dict[str, list[float]]:
    """Touch to lit targets, and action to result, in the great battle."""
    device = Device(browser, server.address)
    device.open()
    device.says("motto")
    match = late_battle()
    device.open(f"#/match/{put(server, device.context, match)}")
    player = Player(device, badge=match.pending.seats[0] if hasattr(match.pending, "seats") else 0)
    found: dict[str, list[float]] = {"touch to lit targets": [], "touch to the tally": [], "action to result": []}
    page = device.page
    while len(found["action to result"]) < repeat:
        if (situation := player.situation()) != "turn":
            player.step(situation, lambda: None)
            continue
        if not _one_move(player, page, found):
            player.end_turn()
    device.close()
    return found


def waits(browser: Browser, server: Server) -> tuple[float, list[float]]:
    """Seconds of a person among seven bots, whose turns are shown at once: from Begin to their own first turn without what
    they do themselves, and of each Round of the bots after it."""
    device = Device(browser, server.address, pace="once")
    page = device.page
    sit(device, "here", *["greedy"] * 7, scenario=SCENARIO)
    player = Player(device)
    began, own = monotonic(), 0.0
    while (situation := player.situation()) != "turn":
        acted = monotonic()
        if situation.startswith("prompt:") and (rest := device.button("arcana-deploy-rest")).count():
            device.press(rest)
            page.wait_for_timeout(50)
        else:
            player.step(situation, lambda: None)
        own += monotonic() - acted
    first = monotonic() - began - own
    rounds = []
    for _ in range(ROUNDS):
        player.end_turn()
        ended = monotonic()
        while (situation := player.situation()) != "turn":
            player.step(situation, lambda: None)
        rounds.append(monotonic() - ended)
    device.close()
    return first, rounds


def _one_move(player: Player, page: Page, found: dict[str, list[float]]) -> bool:
    """Move somebody, and measure it; False if nobody can move."""
    for golem in page.evaluate("() => looking.able()"):
        if page.evaluate("(what) => looking.spot(what)", ["golem", golem]) is None:
            continue  # in reserve, or under another
        player.pick(golem)
        move: dict[str, Any] | None = next((one for one in player.abilities() if one["moves"]), None)
        if move is None:
            player.deselect()
            continue
        use = f"article.card .use[data-slot='{move['slot']}']"
        waited = timed(player, LIT, False, page.locator(use).click)
        lit = player.lit()
        if not lit or page.locator(GOLD).count():  # a power without an aim
            player.deselect()
            continue
        found["touch to lit targets"].append(waited)
        touch = partial(player.touch, "region", lit[0]["region"])
        found["touch to the tally"].append(timed(player, CHOSEN, False, touch))
        player.arm()
        found["action to result"].append(timed(player, GOLD, True, page.locator(GOLD).click))
        return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=15)
    repeat = parser.parse_args().repeat
    print(f"rules: {build.which()}")
    whole, reader = code_size()
    print(f"the page's own code: {(whole - reader) / 1000:.0f} kB gzip, and {reader / 1000:.0f} kB to read a photo")
    with sync_playwright() as playwright, serving() as server:
        browser = launch(playwright.chromium, whole=True)
        print(f"first paint: {first_paint(browser, server, 5):.0f} ms")
        for what, times in table(browser, server, repeat).items():
            print(f"{what}: {median(times):.0f} ms (median of {len(times)}; most {max(times):.0f})")
        first, rounds = waits(browser, server)
        print(f"eight armies, seven of them bots, at once: {first:.1f} s to one's own first turn")
        print("rounds of the bots: " + ", ".join(f"{seconds:.1f} s" for seconds in rounds))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
