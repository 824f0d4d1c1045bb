"""A battle goes on from where its file ends; one that is over is reopened by all; rolls that were entered are marked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.app.battles import battle, text_of
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.browser.player import Player
from tests.browser.tables import steps

pytestmark = pytest.mark.long


def give_up(player: Player) -> None:
    player.device.press(player.device.button("menu", player.page.locator("nav")))
    player.device.press(player.device.button("resign", player.page.locator("dialog[open]")))
    player.arm()
    player.gold()


def test_an_unfinished_battle_goes_on_from_where_its_file_ends(device: NewDevice, tmp_path: Path) -> None:
    table = device()
    page = table.open("#/replays").page
    table.says("replays-none")
    match = battle()
    file = tmp_path / "battle.jsonl"
    file.write_text(text_of(match))
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".steps button").first.wait_for()
    replay = page.url.rpartition("/")[2]
    table.press(table.named("replay-resume"))
    page.wait_for_url("**/#/match/*")
    taken = page.url.rpartition("/")[2]
    player = Player(table, badge=match.pending.seats[0])
    assert player.situation() == "turn"
    expect(page.locator(".token")).to_have_count(len([one for one in match.state.data()["golems"] if one["at"] >= 0]))
    before = steps(table, taken)
    player.end_turn()
    table.until(lambda: steps(table, taken) > before)
    # The replay is as it was, and neither tells what dice are drawn from.
    assert steps(table, replay) < steps(table, taken)
    for id in (replay, taken):
        text = table.context.request.get(f"{table.address}/api/matches/{id}/file").text()
        assert json.loads(text.splitlines()[0])["secret"] is None
    # Over, it can only be looked at.
    player.play(lambda: None, lambda now: now == "turn")
    give_up(player)
    page.locator(".result").wait_for()
    table.open(f"#/replay/{taken}")
    page.locator(".steps button").first.wait_for()
    expect(table.named("replay-resume")).to_have_count(0)


def test_a_battle_that_is_over_is_reopened_with_everybodys_consent_and_marked(device: NewDevice, server: Server) -> None:
    host, guest = device(), device()
    host.open()
    host.says("motto")
    match = battle()
    id = put(server, host.context, match, ["here", "remote"])
    link = host.context.request.get(f"{host.address}/api/matches/{id}").json()["links"][1]["url"]
    guest.open(link)
    guest.press(guest.button("join-enter"))
    host.open(f"#/match/{id}")
    players = [Player(host, badge=0), Player(guest, badge=1)]
    seat = match.pending.seats[0]
    loser, winner = players[seat], players[1 - seat]
    assert loser.situation() == "turn"
    give_up(loser)
    for one in (loser, winner):
        one.page.locator(".result").wait_for()
        expect(one.page.locator(".result .past")).to_have_count(0)
        one.device.press(one.device.button("result-look", one.page.locator("dialog[open]")))
    loser.press(f"nav button:has-text('{loser.device.words('undo')}')")
    asked = loser.page.locator("dialog[open]")
    expect(asked).to_contain_text("draws new dice")
    loser.device.check("reopen, asked")
    loser.device.press(loser.device.button("undo-ask", asked))
    consent = winner.page.locator("dialog[open]")
    expect(consent).to_contain_text(winner.device.words("undo-yes"))
    winner.device.press(winner.device.button("undo-no", consent))
    expect(consent).to_have_count(0)
    loser.press(f"nav button:has-text('{loser.device.words('undo')}')")
    loser.device.press(loser.device.button("undo-ask", asked))
    winner.device.press(winner.device.button("undo-yes", consent))
    loser.device.until(lambda: loser.situation() == "turn")
    for one in (loser, winner):
        expect(one.page.locator("body")).to_contain_text("the dice are drawn anew")
    give_up(loser)
    expect(loser.page.locator(".result .past")).to_contain_text("1 step")
    expect(winner.page.locator(".result .past")).to_contain_text("1 step")


def test_who_may_enter_dice_does_and_log_and_result_say_so(device: NewDevice, server: Server) -> None:
    table = device()
    page = table.open().page
    table.says("motto")
    id = put(server, table.context, battle(("enter", "app"), near=True))
    table.open(f"#/match/{id}")
    player = Player(table, dice=("11",))
    assert player.situation() == "turn"
    while "roll" not in player.seen:
        player.step(player.situation(), player.strike_or_walk)
    player.play(lambda: None, lambda now: now == "turn")
    assert player.rolled
    page.keyboard.press("l")
    marks = page.locator("aside .log").get_by_text(re.compile(r"(One roll was|\d+ rolls were) entered by hand"))
    expect(marks.first).to_be_visible()
    give_up(player)
    result = page.locator(".result")
    expect(result.locator(".past")).to_have_count(1)  # the other seat's are the app's
    expect(result.locator(".past")).to_contain_text(re.compile(rf"{player.rolled} rolls? (was|were) entered by hand"))
    table.check("result, entered")
