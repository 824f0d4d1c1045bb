"""One clock for eyes: dice before results, others' turns at one's own pace, and what they did told since one's turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.great import near_battle, put
from tests.browser.player import Player
from tests.browser.tables import begin, open_seats

pytestmark = pytest.mark.long
# Of the window's height: the board's part and the sheet's; in pixels: the sheet's text, and how much of it is seen.
HEIGHTS = """() => {
  const part = (selector) => document.querySelector(selector).getBoundingClientRect().height / innerHeight;
  const { scrollHeight, clientHeight } = document.querySelector("aside .body");
  return { board: part(".ga-board"), sheet: part("aside"), all: scrollHeight, window: clientHeight };
}"""

# Notes what changes while dice tumble, and what can be done while others' results are called out.
WATCH = """() => {
  Object.assign(window, { rolls: 0, theirs: 0, followed: 0, early: [] });
  const health = (token) => token.querySelector(".fill").getAttribute("width");
  const shown = () => [
    [...document.querySelectorAll(".token")].map((one) => `${one.dataset.golem}:${health(one)}`),
    document.querySelector(".line .last")?.textContent,
    [...document.querySelectorAll(".armies .points b")].map((one) => one.textContent),
  ].join("|");
  let [before, rolling, due] = [shown(), false, false];
  new MutationObserver(() => {
    const tumbles = document.querySelector(".dice.rolling") !== null;
    const others = document.querySelector(".callout:not(.own)") !== null;
    if (tumbles && !rolling) {
      window.rolls++;
      if (others) window.theirs++;
    }
    const now = shown();
    if (tumbles && now !== before) window.early.push(`${before} -> ${now}`);
    if (tumbles && document.querySelector(".callout li")) window.early.push("the result in words");
    const mine = document.querySelector("nav .end button:not([aria-disabled=true]), path.able");
    const watched = document.querySelector(".line .pace") !== null && !document.querySelector(".callout");
    const said = document.querySelector("header .title p.mine:not(:has(.thinks))") !== null;
    if (watched && said) window.early.push("my turn in the upper bar");
    if (others && mine) window.early.push("my turn");
    due = tumbles || due;
    if (due && !tumbles && now !== before) {
      window.followed++;
      due = false;
    }
    [before, rolling] = [now, tumbles];
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""


# Notes which figures stand on the board, whenever these are others.
FIGURES = """() => {
  const shown = () => [...document.querySelectorAll(".token")].map((one) => Number(one.dataset.golem));
  window.stood = [shown()];
  new MutationObserver(() => {
    const now = shown();
    if (now.length !== window.stood.at(-1).length) window.stood.push(now);
  }).observe(document.body, { subtree: true, childList: true });
}"""


def sit(table: Device, server: Server, seats: int, scenario: str, bot: str) -> Player:
    """A battle in which somebody can be struck, at the turn of the one person in it."""
    table.open()
    table.says("motto")
    match, seat = near_battle(scenario, seats)
    players = [bot] * seats
    players[seat] = "here"
    table.open(f"#/match/{put(server, table.context, match, players)}")
    return Player(table, badge=seat)


def test_nothing_shows_a_result_before_its_dice_lie_still(device: NewDevice, server: Server) -> None:
    """Neither Health nor figures, words nor points; and a bot's roll does not run into one's own turn."""
    table = device(motion=True, pace="2")
    player = sit(table, server, 2, "three-cairns", "greedy")
    assert player.situation() == "turn"
    page = table.page
    page.evaluate(WATCH)

    def both_rolled(now: str) -> bool:
        rolls, theirs = page.evaluate("() => [window.rolls, window.theirs]")
        return now == "turn" and theirs > 0 and rolls > theirs

    player.play(player.strike_or_walk, both_rolled)
    assert page.evaluate("() => window.early") == []
    assert page.evaluate("() => window.followed") > 0


def test_others_turns_go_at_a_pace_of_ones_own_and_can_be_skipped(device: NewDevice, server: Server) -> None:
    table = device(pace="1")
    player = sit(table, server, 4, "realm-of-cinders", "random")
    page = table.page
    assert player.situation() == "turn"
    player.end_turn()
    speed = page.locator(".pace .speed")
    expect(speed).to_contain_text("1")
    table.check("pace")
    table.press(speed)
    expect(speed).to_contain_text("2")
    page.keyboard.press("f")
    expect(speed).to_contain_text("4")
    page.keyboard.press("s")
    expect(page.locator("aside .digest")).to_be_visible()
    expect(page.locator(".pace")).to_have_count(0)
    # At once, from the battle's own menu; the device remembers it.
    table.press(table.button("menu", page.locator("nav")))
    menu = page.locator("dialog[open]")
    expect(menu.locator("label.on")).to_contain_text("4")
    menu.locator("label").filter(has_text=table.words("pace-once")).click()
    page.keyboard.press("Escape")
    page.reload()
    page.evaluate("() => (window.callouts = 0)")
    page.evaluate(
        "() => new MutationObserver(() => (window.callouts += document.querySelectorAll('.callout').length))"
        ".observe(document.body, { subtree: true, childList: true })"
    )
    assert player.situation() == "turn"
    player.end_turn()
    assert player.play(lambda: None, lambda now: now == "turn") == "turn"
    assert page.evaluate("() => window.callouts") == 0
    table.open("#/settings")
    expect(page.locator("section", has=page.locator("#pace")).locator("label.on")).to_have_text(table.words("pace-once"))


def test_a_whole_deployment_of_a_bot_is_one_step(device: NewDevice) -> None:
    """However slowly others' turns are shown, all its Golems stand at once; before that, none of them."""
    table = device(pace="1")
    open_seats(table)
    player = begin(table)
    player.answer()
    player.situation()
    page = table.page
    page.evaluate(FIGURES)
    table.press(table.button("arcana-deploy-rest", page.locator("aside")))
    table.until(lambda: player.situation() == "turn")
    theirs = {one["golem"] for one in player.figures() if not one["own"]}
    stood = [len(theirs.intersection(numbers)) for numbers in page.evaluate("() => window.stood")]
    assert len(theirs) > 2 and set(stood) == {0, len(theirs)}


def test_after_three_bots_turns_one_reads_what_they_did(device: NewDevice, server: Server) -> None:
    """By attacker, line by line, each leading to its place and to its numbers; it can be closed and opened again."""
    table = device()
    player = sit(table, server, 4, "realm-of-cinders", "greedy")
    page = table.page
    assert player.situation() == "turn"
    player.end_turn()
    digest = page.locator("aside .digest")
    expect(digest.locator("h2")).to_have_text(table.words("arcana-digest"))
    assert player.situation() == "turn"
    table.check("digest")
    assert 1 <= digest.locator("h3 svg[viewBox='-26 -26 52 52']").count() <= 3
    assert digest.locator(".lines > li.attack").count()

    # A line leads to its place ...
    place = digest.locator(".lines > li > .place").first
    table.press(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(page.locator("svg path.opened")).to_have_count(1)
    # ... to its numbers ...
    table.press(digest.locator(".lines .opens").first)
    expect(page.locator("dialog[open] h2").last).to_contain_text(table.words("dive"))
    page.keyboard.press("Escape")
    # ... and what is one line opens to its parts.
    more = digest.locator(".more").first
    count = int(re.sub(r"\D", "", more.inner_text()))
    table.press(more)
    expect(digest.locator(".parts > li")).to_have_count(count)
    table.check("digest, opened")

    table.press(table.named("close"))
    expect(digest).to_have_count(0)
    table.press(table.named("arcana-digest"))
    expect(digest).to_have_count(1)
    page.keyboard.press("w")
    expect(digest).to_have_count(0)
    # It is told by itself as long as nothing has been done.
    page.reload()
    expect(digest).to_have_count(1)
    assert player.situation() == "turn"


def test_on_a_phone_the_digest_leaves_the_board_its_room(device: NewDevice, server: Server) -> None:
    """It takes at most two fifths of the height, opened by itself or by its button, and is scrolled within."""
    phone = device(screen=PHONE, touch=True)
    player = sit(phone, server, 4, "realm-of-cinders", "greedy")
    page = phone.page
    assert player.situation() == "turn"
    player.end_turn()
    digest = page.locator("aside .digest")
    digest.wait_for()
    assert player.situation() == "turn"
    for _ in range(2):
        phone.until(lambda: page.evaluate(HEIGHTS)["sheet"] <= 0.4)
        seen = page.evaluate(HEIGHTS)
        assert seen["board"] >= 0.35 and seen["all"] > seen["window"], seen
        phone.press(phone.named("close"))
        digest.wait_for(state="detached")
        phone.press(phone.named("arcana-digest"))
        digest.wait_for()
