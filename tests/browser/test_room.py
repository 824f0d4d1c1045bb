"""What room the board has on small screens, and that its scale stays while one plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.great import near_battle, put
from tests.browser.lessons import Pupil
from tests.browser.player import Player
from tests.browser.tables import begin, open_seats

pytestmark = pytest.mark.long

SMALL: ViewportSize = {"width": 360, "height": 640}
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
ACROSS: ViewportSize = {"width": 1024, "height": 768}
VIPER, FLAG, WALK = 0, 8, 0
WIDTH = "() => document.querySelector('rect.region').getBoundingClientRect().width"
# How high the numbers of Health are written, in pixels; the smallest.
WRITTEN = """() => Math.min(...[...document.querySelectorAll('.token .number')].map((number) =>
  parseFloat(getComputedStyle(number).fontSize) * number.getScreenCTM().a))"""
# How much of the window's width and height the Regions take together; over 1: not all of them are seen.
SHARES = """() => {
  const frame = document.querySelector('.ga-board').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('rect.region')].map((region) => region.getBoundingClientRect());
  const length = (from, to) => Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
  return [length('left', 'right') / frame.width, length('top', 'bottom') / frame.height];
}"""
# Buttons of the control bar that something lies on.
COVERED = """() => [...document.querySelectorAll('nav button')].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = (part) => document.elementFromPoint(left + part * width, top + height / 2);
  return [0.02, 0.5, 0.98].some((part) => width && !button.contains(at(part)));
}).map((button) => button.textContent)"""
# Counts how often a Golem is out of sight.
GONE = """(golem) => {
  window.gone = 0;
  setInterval(() => (window.gone += looking.spot(["golem", golem]) ? 0 : 1), 50);
}"""
RESTED = """async () => {
  const there = () => JSON.stringify(document.querySelector('rect.region').getBoundingClientRect());
  for (let before = ''; before !== there(); ) {
    before = there();
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  }
}"""


def width(device: Device) -> float:
    """Of a Region, in pixels, once the board rests."""
    device.page.evaluate(RESTED)
    return float(device.page.evaluate(WIDTH))


def in_sight(device: Device) -> list[int]:
    """Golems that can do something and be touched where the board lies now."""
    found: list[int] = device.page.evaluate("() => looking.able().filter((golem) => looking.spot(['golem', golem]))")
    return found


def walk(device: Device, player: Player, golem: int) -> list[float]:
    """Move it; the scale after every touch."""
    seen = []
    player.pick(golem)
    seen.append(width(device))
    move = next(one for one in player.abilities() if one["moves"])
    player.choose(move["slot"])
    seen.append(width(device))
    player.touch("region", player.lit()[-1]["region"])
    player.arm()
    seen.append(width(device))
    player.gold()
    player.situation()
    return [*seen, width(device)]


@pytest.mark.parametrize("screen", [SMALL, UPRIGHT, ACROSS], ids=lambda screen: str(screen["width"]))
def test_the_board_keeps_its_scale(screen: ViewportSize, device: NewDevice) -> None:
    table = device(screen=screen, touch=True)
    open_seats(table)
    player = begin(table)
    player.answer()
    player.situation()
    table.press(table.button("arcana-deploy-rest", table.page.locator("aside")))
    table.until(lambda: player.situation() == "turn")
    whole = width(table)
    across, down = table.page.evaluate(SHARES)
    assert 0.85 < max(across, down) < 1  # all of it, as large as it goes
    assert table.page.evaluate(WRITTEN) > 8.5
    touches = [*walk(table, player, in_sight(table)[0]), *walk(table, player, in_sight(table)[-1])]
    player.deselect()
    player.end_turn()
    player.play(lambda: None, lambda now: now == "turn")
    touches.append(width(table))  # whatever is told of the others' turns
    assert table.page.evaluate(SHARES)[0] < 1
    assert touches == [pytest.approx(whole, abs=0.5)] * len(touches)
    table.page.set_viewport_size({"width": screen["height"], "height": screen["width"]})
    table.page.evaluate(RESTED)
    assert table.page.evaluate(SHARES) != pytest.approx([across, down], abs=0.02)
    assert table.page.evaluate(SHARES)[0] < 1


@pytest.mark.parametrize("screen", [SMALL, PHONE], ids=lambda screen: str(screen["width"]))
def test_a_lesson_leaves_room_for_the_board(screen: ViewportSize, device: NewDevice) -> None:
    phone = device(screen=screen, touch=True, language="de")
    Pupil(phone, "arcana", "first-battle")
    page = phone.page
    player = Player(phone)
    while player.situation() != "turn":
        player.pass_page(player.situation())

    def roomy() -> float:
        scale = width(phone)
        assert page.locator(".ga-board").bounding_box()["height"] >= 0.3 * screen["height"]  # type: ignore[index]
        assert page.evaluate("(what) => looking.spot(what)", ["region", FLAG]), "the Flag is out of sight"
        return scale

    whole = roomy()
    player.pick(VIPER)  # it does not begin as it is told: the ring stays around the Flag
    touches = [roomy()]
    player.choose(WALK)
    touches.append(roomy())
    page.locator("div.ring").wait_for()
    player.touch("region", FLAG)
    player.arm()
    touches.append(roomy())
    assert touches == [pytest.approx(whole, abs=0.5)] * 3


def test_runes_take_the_room_that_buttons_leave(device: NewDevice) -> None:
    table = device(screen=ACROSS, language="de")
    open_seats(table)
    player = begin(table)
    assert player.lit()
    for across in (1010, 1024, 1180, 1280, 1600):
        table.page.set_viewport_size({"width": across, "height": 768})
        table.page.evaluate(RESTED)
        assert table.page.locator(".runes button").count() > 1
        assert table.page.evaluate(COVERED) == [], across


def test_the_board_comes_back_to_ones_own_army(device: NewDevice, server: Server) -> None:
    """After the turns of three others, which it has followed: as near as it was, and one's own Golems in sight."""
    table = device(pace="4")
    table.open()
    table.says("motto")
    match, seat = near_battle("realm-of-cinders", 4)
    table.open(f"#/match/{put(server, table.context, match, ['here' if one == seat else 'greedy' for one in range(4)])}")
    player = Player(table, badge=seat)
    assert player.situation() == "turn"
    own = in_sight(table)[0]
    before = width(table)
    table.page.mouse.move(*table.page.evaluate("(golem) => looking.spot(['golem', golem])", own))
    for _ in range(4):
        table.page.mouse.wheel(0, -300)
    near = width(table)
    assert near > 1.5 * before
    assert player.page.evaluate("(golem) => looking.spot(['golem', golem])", own)
    table.page.evaluate(GONE, own)
    player.end_turn()
    assert player.play(lambda: None, lambda now: now == "turn") == "turn"
    table.page.evaluate(RESTED)
    assert table.page.evaluate("() => window.gone") > 0
    assert width(table) == pytest.approx(near, abs=0.5)
    mine = [one["golem"] for one in player.figures() if one["own"]]
    assert any(table.page.evaluate("(golem) => looking.spot(['golem', golem])", golem) for golem in mine)
