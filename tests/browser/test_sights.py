"""Looking never costs what is being chosen: cards, reaches, the goal, the legend; touching twice; leaving a deployment."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.great import near_battle, put
from tests.browser.player import Player
from tests.browser.tables import begin, open_seats

pytestmark = pytest.mark.long
WIDTH = "() => document.querySelector('rect.region').getBoundingClientRect().width"
INSIDE = """() => {
  const frame = document.querySelector('.ga-board').getBoundingClientRect();
  return [...document.querySelectorAll('rect.region')].every((region) => {
    const { left, right } = region.getBoundingClientRect();
    return left >= frame.left - 1 && right <= frame.right + 1;
  });
}"""


def at_the_table(device: Device, server: Server) -> Player:
    """In a turn in which somebody can be struck."""
    device.open()
    device.says("home-none")
    match, seat = near_battle()
    device.open(f"#/match/{put(server, device.context, match)}")
    player = Player(device, badge=seat)
    assert player.situation() == "turn"
    return player


def resting_width(device: Device) -> float:
    """How wide a Region is once the page has been laid out, with its fonts and the sheet where it stays."""
    widths: list[float] = []

    def rests() -> bool:
        widths.append(device.page.evaluate(WIDTH))
        return len(widths) > 5 and len(set(widths[-5:])) == 1

    device.until(rests)
    return widths[-1]


def choose_a_move(player: Player) -> int:
    """Pick a Golem and a move of its; the Golem."""
    for golem in player.page.evaluate("() => looking.able()"):
        player.pick(int(golem))
        move = next((one for one in player.abilities() if one["moves"]), None)
        if move is not None:
            player.choose(move["slot"])
            return int(golem)
        player.deselect()
    raise AssertionError("nobody can move")


def enemy_of(player: Player) -> dict[str, Any]:
    seen = player.page.evaluate("() => [...document.querySelectorAll('.token')].map((one) => Number(one.dataset.golem))")
    found = next(one for one in player.figures() if not one["own"] and one["golem"] in seen)
    return dict(found)


def hold(page: Page, x: float, y: float) -> None:
    """Let a finger, or the mouse, stay on a place."""
    page.evaluate(
        """([x, y]) => {
          const on = document.elementFromPoint(x, y);
          const init = { clientX: x, clientY: y, pointerId: 9, pointerType: 'touch', bubbles: true, isPrimary: true };
          on.dispatchEvent(new PointerEvent('pointerdown', init));
          setTimeout(() => on.dispatchEvent(new PointerEvent('pointerup', init)), 700);
        }""",
        [x, y],
    )


@pytest.mark.parametrize("kind", ["tablet", "phone"])
def test_looking_leaves_what_is_chosen(kind: str, device: NewDevice, server: Server) -> None:
    table = device(screen=PHONE, touch=True) if kind == "phone" else device()
    player = at_the_table(table, server)
    page = table.page
    assert page.evaluate(INSIDE)  # no column is cropped when my turn starts
    for number in page.locator(".token .number").all():  # Health, on every figure
        expect(number).to_be_visible()
    width = resting_width(table)
    choose_a_move(player)
    chosen = player.lit()
    assert resting_width(table) == pytest.approx(width, abs=0.5)

    # The head of an enemy's card, then the card; its reach on the board; back to what was being chosen.
    enemy = enemy_of(player)
    spot = page.evaluate("(what) => looking.spot(what)", ["golem", enemy["golem"]])
    if spot is None:
        player.overview()
        spot = page.evaluate("(what) => looking.still(what)", ["golem", enemy["golem"]])
    if kind == "phone":
        hold(page, *spot)
        head = page.locator("button.glimpse")
    else:
        page.mouse.move(*spot)
        head = page.locator("div.glimpse")
    expect(head).to_contain_text(f"{enemy['left']}")
    table.check("head of a card")
    if kind == "phone":
        table.press(head)
    else:
        page.keyboard.press("b")
        page.mouse.click(*spot)
        table.press(page.locator(".note.why .card"))
    card = page.locator("aside article.card")
    expect(card.locator(".abilities")).to_be_visible()
    table.press(card.locator(".reach"))
    page.locator("path.struck").wait_for(state="attached")
    table.check("reach")
    assert player.lit() == chosen
    table.press(card.locator(".use").first)  # one of its abilities, from where it stands
    expect(page.locator("path.struck, path.moves")).to_have_count(1)
    table.press(table.named("arcana-reach-hide"))
    expect(page.locator("path.struck, path.moves")).to_have_count(0)
    table.press(table.button("arcana-look-back", page.locator("aside")))
    assert player.lit() == chosen

    # A second touch on the same Region confirms.
    before = {(one["golem"], one["x"], one["y"]) for one in player.figures()}
    region = chosen[-1]["region"]
    player.touch("region", region)
    player.arm()
    player.touch("region", region)
    table.until(lambda: {(one["golem"], one["x"], one["y"]) for one in player.figures()} != before)


def test_the_title_says_how_to_win_and_every_mark_is_named(device: NewDevice, server: Server) -> None:
    table = device(language="de")
    player = at_the_table(table, server)
    page = table.page
    table.press(page.locator("header h1 button"))
    goal = page.locator("dialog[open]")
    expect(goal).to_contain_text(table.words("arcana-goal-won"))
    places = goal.locator(".places li")
    worth = page.locator(".sign .count.vp").all_inner_texts()
    table.until(lambda: places.count() >= len(worth) > 0)
    table.check("goal")
    assert not table.untranslated()
    table.press(table.button("arcana-legend", goal))
    expect(page.locator("dialog[open] .legend li")).to_have_count(46)
    table.check("legend")
    assert not table.untranslated()
    page.keyboard.press("Escape")
    table.press(page.locator("header h1 button"))
    table.press(places.first.locator("button"))  # it leads to the Region's card
    expect(page.locator("aside div.body")).to_contain_text(table.words("arcana-cover-by-class"))
    page.keyboard.press("Escape")

    # All enemies' reach, by its key, with how many could strike where; Health as a number on every figure.
    page.keyboard.press("r")
    page.locator("path.struck").wait_for(state="attached")
    expect(page.locator(".strikers").first).to_be_visible()
    assert all(one["left"] > 0 for one in player.figures())
    expect(page.locator(".token .number").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("path.struck")).to_have_count(0)


def test_the_rest_of_a_deployment_is_left_to_the_app(device: NewDevice) -> None:
    table = device()
    army, page = open_seats(table), table.page
    name = army.locator("span").inner_text()
    table.press(army)  # a card, before there is a battle
    expect(page.locator("dialog[open]")).to_contain_text(name)
    expect(page.locator("dialog[open] article")).to_contain_text(table.words("armies-health"))
    table.check("card at the set-up")
    page.keyboard.press("Escape")
    player = begin(table)
    player.answer()
    player.situation()
    lit = player.lit()
    page.keyboard.press("b")
    page.keyboard.press("c")  # the card of who stands there, in the middle of the deployment
    expect(page.locator("aside article.card")).to_be_visible()
    table.press(table.button("arcana-look-back", page.locator("aside")))
    assert player.lit() == lit
    table.press(table.button("arcana-deploy-rest", page.locator("aside")))
    table.until(lambda: player.situation() == "turn")
    assert len([one for one in player.figures() if one["own"]]) > 2
    page.go_back()  # from a battle home, not to what led there
    expect(page).to_have_url(f"{table.address}/#/")


def test_a_large_screen_keeps_the_log_open(device: NewDevice, server: Server) -> None:
    table = device(screen={"width": 1920, "height": 1080})
    player = at_the_table(table, server)
    expect(table.page.locator("section.beside .log li").first).to_be_visible()
    assert table.page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") > 16
    table.check("large battle")
    seen: list[tuple[int, int]] = []
    # What always holds, and what starred abilities do, stands on the card without a touch.
    for golem in table.page.evaluate("() => looking.able()"):
        player.pick(int(golem))
        card = table.page.locator("aside article.card")
        for starred in card.locator(".abilities > li:has(.star)").all():
            expect(starred.locator(".words span").first).to_be_visible()
        passives = card.locator(".rest > p > b")
        seen.append((card.locator(".star").count(), passives.count()))
        player.deselect()
    assert any(stars for stars, _ in seen) and any(held for _, held in seen)
