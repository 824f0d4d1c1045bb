"""What the computer thinks, on the page: a hint, a forbidden one, why it did something, a bot hurried, a match analysed."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, expect

import shem
from shem.bots.registry import bot
from tests.app.table import Server, beginning_with
from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE, Device
from tests.browser.great import put
from tests.browser.player import Player
from tests.browser.tables import begin, open_seats, sit
from tests.browser.test_killed import free_port
from tests.browser.wars import marched
from tests.browser.wizards import Wizard

pytestmark = pytest.mark.long
SLOWLY = """
import time
from shem.app import thinker

hurries = thinker.Waiter.hurries

def slowly(self, done, of):
    time.sleep(0.2)
    return hurries(self, done, of)

thinker.Waiter.hurries = slowly
"""


def menu(table: Device) -> Locator:
    table.press(table.button("menu", table.page.locator("nav")))
    found = table.page.locator("dialog[open]")
    found.wait_for()
    return found


def ask(table: Device, level: str) -> Locator:
    """Take a hint at a level; what it says."""
    page = table.page
    page.keyboard.press("i")
    dialog = page.locator("dialog[open]")
    dialog.locator("select").select_option(level)
    table.press(table.button("hint-ask", dialog))
    dialog.locator(".first").wait_for()
    return dialog


def test_a_hint_is_shown_on_the_board_and_told_to_all(device: NewDevice) -> None:
    table = device()
    sit(table, "here", "greedy")
    player = Player(table)
    player.deploy()
    page = table.page
    menu(table).get_by_role("button", name=table.words("hint"), exact=True).click()
    table.check("hint")
    page.keyboard.press("Escape")
    for level in ("scribe", "adept"):
        dialog = ask(table, level)
        expect(dialog.locator("ol > .box")).to_have_count(3)
        table.check("hint, given")
        page.keyboard.press("Escape")
    dialog = ask(table, "adept")
    text = dialog.locator("p.serif").inner_text()
    table.press(table.button("thought-show", dialog.locator(".first")))
    gold = page.locator("aside .foot .deed .gold")
    expect(gold).to_be_enabled()
    player.gold()
    table.press(table.button("log", page.locator("nav")))
    log = page.locator("[role=log]")
    expect(log).to_contain_text("A hint for")
    who = text.split(" uses ")[0].split(" attacks")[0]
    expect(log).to_contain_text(who)


def test_a_hint_of_tree_search_says_by_what_it_decided(device: NewDevice, server: Server) -> None:
    table = device(language="de")
    table.open().says("motto")
    match = put(server, table.context, marched().match, ["here", "greedy"])
    page = table.open(f"#/match/{match}").page
    Wizard(table).comes_to("choices")
    dialog = ask(table, "archmage")
    expect(dialog).to_contain_text(table.words("thought-measure-ahead"))
    table.check("hint, by tree search")
    page.keyboard.press("Escape")
    dialog = ask(table, "master")
    expect(dialog).to_contain_text(table.words("thought-measure"))


def test_a_match_that_forbids_hints_offers_none(device: NewDevice) -> None:
    table = device(language="de", screen=PHONE, touch=True)
    open_seats(table)
    tick = table.page.get_by_role("checkbox", name=re.compile(table.words("setup-hints")))
    expect(tick).to_be_checked()
    table.press(tick)
    begin(table)
    dialog = menu(table)
    table.check("menu")
    expect(dialog.get_by_role("button", name=table.words("hint"), exact=True)).to_have_count(0)


def test_why_a_bot_did_something_is_told_from_the_log(device: NewDevice) -> None:
    table = device(language="de")
    sit(table, "greedy", "here")
    Player(table).deploy()
    page = table.page
    table.press(table.button("log", page.locator("nav")))
    why = page.locator("[role=log]").get_by_role("button", name=table.words("why-bot"))
    table.press(why.first)
    dialog = page.locator("dialog[open]")
    dialog.locator(".first").wait_for()
    table.check("why")
    told = dialog.locator("li > .num > b").all_inner_texts()
    gains = [float(text.replace(",", ".").replace("\u2212", "-")) for text in told]
    assert gains[0] > max(gains) - 0.1 and any(gain % 1 for gain in gains), "shares of a Golem"
    page.keyboard.press("Escape")
    expect(why.first).to_be_focused()


def test_a_bot_in_thought_outlives_the_server_and_is_hurried(device: NewDevice, tmp_path: Path) -> None:
    """On a slow machine, so that its thought is long enough to be seen, and to be hurried, on any."""
    home = tmp_path / "home"
    home.mkdir()
    server = Server(home, "--port", str(free_port()), PYTHONPATH=beginning_with(tmp_path, SLOWLY)).start()
    try:
        table = device(server.address)
        sit(table, "archmage", "here", scenario="realm-of-cinders-2")
        page, player = table.page, Player(table)
        bar = page.locator(".pondering")
        bar.wait_for()
        table.check("pondering")
        table.forgive("ERR_CONNECTION|WebSocket")
        server.kill()
        table.says("match-lost")
        server.start()
        expect(page.get_by_text(table.words("match-lost"))).to_have_count(0)
        hurried = 0

        def asked() -> bool:
            nonlocal hurried
            if bar.count():
                with suppress(Error):  # it decided meanwhile
                    table.button("pondering-hurry", bar).click(timeout=500)
                    hurried += 1
            player.let_go()
            return player.is_asked()

        table.until(asked)
        assert hurried
        expect(bar).to_have_count(0)
        page.goto("about:blank")
        assert server.errors() == ""
    finally:
        server.stop()


def test_an_analysis_is_walked(device: NewDevice) -> None:
    table = device()
    id = sit(table, "random", "greedy")
    page = table.page
    expect(menu(table).get_by_role("button", name=table.words("hint"), exact=True)).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("dialog[open] .result").wait_for(timeout=240_000)
    table.open(f"#/replay/{id}")
    page.get_by_role("radio", name=table.words("analysis")).press("Space")
    begin_it = table.button("analysis-begin")
    begin_it.wait_for()
    table.check("analysis, not begun")
    table.press(begin_it)
    expect(begin_it).to_have_count(0)
    with suppress(Error):  # a short match may be analysed before one can stop that
        table.button("thinking-stop").click(timeout=2000)
    running = page.locator("aside progress")
    expect(running).to_have_count(0, timeout=240_000)
    go_on = table.button("analysis-on").or_(begin_it)
    if go_on.count():
        table.press(go_on)
        expect(go_on).to_have_count(0)
    page.get_by_role("heading", name=table.words("analysis-luck")).wait_for(timeout=240_000)
    expect(running).to_have_count(0, timeout=240_000)
    table.check("analysis")
    moment = page.locator("aside ol > li").filter(has=page.get_by_role("button", name=table.words("analysis-show"))).first
    table.press(moment.locator(".go"))
    expect(moment.locator(".go")).to_have_attribute("aria-current", "step")
    table.press(table.button("analysis-show", moment))
    expect(page.locator(".controls select")).not_to_have_value("")
    table.check("analysis, better")


@pytest.mark.parametrize(
    ("game", "options", "seed", "chosen"),
    [
        ("archmage", {"goal": 10}, 3, ".square.armed"),
        ("delve", {}, 2, "g.mark.target"),
        ("wizards", {"round_limit": 4}, 1, ".space.armed"),
    ],
)
def test_what_would_have_been_better_is_shown_on_every_board(
    device: NewDevice, tmp_path: Path, game: str, options: dict[str, Any], seed: int, chosen: str
) -> None:
    """Of a match from the command line, in which the best that the beginner missed has a place on the board."""
    path = tmp_path / "match.jsonl"
    match = shem.new(game, seats=["random", "greedy"], seed=seed, path=path, **options)
    bots = [bot(name, game, seed) for name in match.seats]
    while not match.over:
        seat = match.state.pending().seats[0]
        match.play(seat, bots[seat].choose(match.sight(seat)).action)
    table = device()
    page = table.open("#/replays").page
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("radio", name=table.words("analysis")).press("Space")
    table.press(table.button("analysis-begin"))
    page.get_by_role("heading", name=table.words("analysis-luck")).wait_for()
    expect(page.locator("aside progress")).to_have_count(0, timeout=240_000)
    assert not page.locator(chosen).count()
    table.press(page.get_by_role("button", name=table.words("analysis-show")).first)
    expect(page.locator(chosen)).to_have_count(1)
    expect(page.locator(".controls select")).to_have_value("0")
    table.check(f"analysis, better in {game}")
    table.press(page.locator("aside .go").last)
    expect(page.locator(chosen)).to_have_count(0)


def test_a_bot_sits_down_with_a_personality(device: NewDevice) -> None:
    table = device()
    open_seats(table)
    page = table.page
    seat = page.locator(".seats > li").nth(1)
    who, likes = seat.locator("select").nth(0), seat.locator("select").nth(1)
    likes.select_option("aggressive")
    table.check("seats, a personality")
    who.select_option("archmage")
    expect(seat.locator("select")).to_have_count(1)
    who.select_option("scribe")
    expect(likes).to_have_value("aggressive")
    begin(table).deploy()
    table.open("#/")
    expect(page.get_by_text("Computer 2: scribe, aggressive").first).to_be_visible()
