"""Several devices at one battle: a seat by its link, a spectator, an undo that needs consent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.device import PHONE
from tests.browser.player import Player
from tests.browser.tables import lay, sit

pytestmark = pytest.mark.long

# Somebody who looks elsewhere meanwhile: what calls them is counted as it is called.
ELSEWHERE = """
  Object.defineProperty(document, "hidden", { get: () => true });
  Object.assign(window, { shakes: [], chimes: 0 });
  const shake = navigator.vibrate.bind(navigator);
  navigator.vibrate = (pattern) => (window.shakes.push(pattern), shake(pattern));
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.chimes++;
    }
  };
"""


def follow(players: list[Player], until: int) -> None:
    """Whoever is asked plays on, until this Round."""
    for _ in range(200):
        for player in players:
            if not player.is_asked():
                continue
            if player.page.locator("header .title p").inner_text().startswith(f"Round {until}"):
                return
            player.step(player.situation(), player.strike_or_walk)
        players[0].page.wait_for_timeout(20)
    raise AssertionError([player.seen[-10:] for player in players])


def test_two_devices_play_and_a_third_watches(device: NewDevice) -> None:
    host, guest, watcher = device(), device(language="de"), device(theme="light")
    for one in (host, guest):
        one.context.add_init_script(ELSEWHERE)
    host.open("#/settings")
    host.press(host.page.locator("label").filter(has_text=host.words("sound-turn")))  # off
    host.open("#/new/arcana/three-cairns/seats")
    host.says("setup-start")
    seat = host.page.locator(".seats > li").nth(1)
    seat.locator("select").first.select_option("remote")
    host.press(seat.get_by_text(host.words("setup-army-host")))
    host.press(host.page.get_by_text(host.words("setup-order-position")))
    host.press(host.button("setup-start"))
    host.says("lobby-alone")
    host.check("lobby")
    link, watch = (link.input_value() for link in host.page.locator(".invitation input").all())
    # The program of these tests is reached by this machine alone: a code would lead other devices nowhere.
    host.says("addresses-none")
    assert host.page.locator(".invitation [role=img]").count() == 0
    host.press(host.button("lobby-go"))

    guest.open(link)
    guest.page.locator(".welcome input").fill("Grete")
    guest.check("join")
    guest.press(guest.button("join-enter"))
    watcher.open(watch)
    watcher.says("join-watch")
    watcher.press(watcher.button("join-enter"))
    watcher.says("watching")

    players = [Player(host, badge=0), Player(guest, badge=1)]
    follow(players, until=2)
    watcher.check("battle, watched")
    # Who plays, and whose turn it is, as each of them would say it.
    asked, other = players if players[0].is_asked() else players[::-1]
    expect(asked.page.locator("header .title p")).to_contain_text(asked.device.words("turn-yours"))
    expect(asked.page).to_have_title(re.compile("^●"))
    expect(other.page).not_to_have_title(re.compile("^●"))
    # Whoever waited was called, by sound and shaking, as they like it.
    assert [bool(one.page.evaluate("() => window.chimes")) for one in (host, guest)] == [False, True]
    for one in (host, guest):
        assert one.page.evaluate("() => window.shakes")[0] == [120, 60, 120]
    for one, name in ((host, "Grete"), (guest, guest.words("seat-you"))):
        expect(one.page.locator("header .armies li").nth(1)).to_contain_text(name)
    for one in (host, guest, watcher):
        expect(one.page.locator("header .title p")).to_contain_text("2")
    # All three see the same table, each in its own words.
    tables = [
        sorted((one["golem"], one["x"], one["y"]) for one in Player(seen).figures()) for seen in (host, guest, watcher)
    ]
    assert tables[0] == tables[1] == tables[2]
    assert guest.page.evaluate("() => document.documentElement.lang") == "de"
    assert watcher.page.locator("nav .end button").get_attribute("aria-disabled") == "true"


def test_a_link_is_renewed_and_the_old_one_leads_nowhere(device: NewDevice) -> None:
    host, stranger, guest = device(), device(), device()
    made = lay(host, "here", "remote")
    page = host.open(f"#/lobby/{made['id']}").page
    host.says("lobby-alone")
    link = page.locator(".invitation input").first
    old = link.input_value()
    stranger.open(old)
    stranger.press(stranger.button("join-enter"))
    stranger.page.locator("rect.region").first.wait_for()

    host.press(host.button("link-renew"))
    host.says("link-renew-sure")
    host.check("link, renewed?")
    host.press(host.button("link-renew", page.locator("dialog[open]")))
    host.says("link-renewed")
    expect(link).not_to_have_value(old)

    # Who had it has left the table, and is told so; the old link opens nothing any longer.
    stranger.forgive("status of 404|WebSocket")
    stranger.says("match-closed")
    stranger.check("table closed")
    stranger.open("#/")
    stranger.says("home-none")
    stranger.open(old)
    stranger.page.get_by_role("alert").filter(visible=True).first.wait_for()
    assert not stranger.page.locator("rect.region").count()
    guest.open(link.input_value())
    guest.press(guest.button("join-enter"))
    guest.page.locator("rect.region").first.wait_for()
    host.press(host.button("lobby-go"))
    follow([Player(host, badge=0), Player(guest, badge=1)], until=1)


def test_who_may_not_have_the_file_of_a_match_is_told_why(device: NewDevice) -> None:
    host = device(language="de")
    made = lay(host, "here", "remote")
    host.forgive("status of 403")
    host.open(f"#/match/{made['id']}")
    host.press(host.button("menu", host.page.locator("nav")))
    host.press(host.button("save-file", host.page.locator("dialog[open]")))
    expect(host.page.locator(".toasts")).to_contain_text("Die Datei dieser Partie würde verraten")


def test_what_is_done_is_taken_back_with_the_others_consent(device: NewDevice) -> None:
    host, guest = device(), device()
    made = lay(host, "here", "remote", dice=("enter", "enter"))
    host.open(f"#/match/{made['id']}")
    players = [Player(host, badge=0), Player(guest, badge=1)]
    # Somebody else's coming takes nothing out of one's hands.
    players[0].situation()
    players[0].touch("region", players[0].lit()[0]["region"])
    players[0].arm()
    guest.open(made["links"][1]["url"])
    guest.press(guest.button("join-enter"))
    guest.page.locator("rect.region").first.wait_for()
    assert players[0].situation() == "armed"
    follow(players, until=1)
    mover = next(player for player in players if player.is_asked())
    other = players[1 - players.index(mover)]
    rolled = len(mover.seen)
    while not {"callout"} & set(mover.seen[rolled:]):  # a roll, here one that hits, cannot be taken back by oneself
        asked = next((player for player in players if player.is_asked()), None)
        if asked is not None:
            mover, other = asked, players[1 - players.index(asked)]
            asked.step(asked.situation(), asked.strike_or_walk)
        host.page.wait_for_timeout(20)
    struck = mover.page.locator(".token .number").all_text_contents()
    mover.press(f"nav button:has-text('{mover.device.words('undo')}')")
    mover.device.says("undo-ask")
    what = mover.page.locator("dialog[open] .what").inner_text()
    mover.device.check("undo, asked")
    mover.device.press(mover.device.button("undo-ask"))
    expect(other.page.locator("dialog[open]")).to_contain_text(other.device.words("undo-yes"))
    expect(other.page.locator("dialog[open] .what")).to_have_text(what)  # both read the same language
    other.device.check("consent")
    other.device.press(other.device.button("undo-yes"))
    expect(other.page.locator("dialog[open]")).to_have_count(0)
    mover.device.until(lambda: mover.page.locator(".token .number").all_text_contents() != struck)
    mover.device.until(lambda: other.page.locator(".token .number").all_text_contents() != struck)
    # The others are told in words, and who took it back can do it again.
    expect(mover.page.locator(".last")).to_contain_text(what)
    mover.device.press(mover.device.button("redo", mover.page.locator("nav")))
    mover.device.until(lambda: mover.page.locator(".token .number").all_text_contents() == struck)
    expect(other.page.locator(".toasts")).to_contain_text(what)
    free = "() => document.querySelector('.toast').getBoundingClientRect().bottom < document.querySelector('nav').offsetTop"
    assert other.page.evaluate(free)  # it lies on no button of the control bar


def test_what_happened_is_told_as_ones_turn_begins_and_no_longer(device: NewDevice) -> None:
    """Over whatever was open meanwhile; it goes when the turn is taken back, and comes again."""
    host, guest = device(), device()
    made = lay(host, "here", "remote")
    host.open(f"#/match/{made['id']}")
    guest.open(made["links"][1]["url"])
    guest.press(guest.button("join-enter"))
    players = [Player(host, badge=0), Player(guest, badge=1)]
    follow(players, until=2)
    asked = next(player for player in players if player.is_asked())
    other = players[1 - players.index(asked)]
    digest = other.page.locator("aside .digest")
    asked.situation()
    asked.strike_or_walk()
    asked.play(lambda: None, lambda now: now == "turn")
    other.page.keyboard.press("l")
    expect(other.page.locator("aside .log").first).to_be_visible()
    asked.end_turn()
    expect(digest).to_be_visible()
    asked.press(f"nav button:has-text('{asked.device.words('undo')}')")
    if asked.page.locator("dialog[open]").count():
        asked.device.press(asked.device.button("undo-ask"))
        other.device.press(other.device.button("undo-yes"))
    expect(digest).to_have_count(0)
    asked.end_turn()
    expect(digest).to_be_visible()


def test_an_undo_past_a_bots_answer_is_confirmed_and_marked(device: NewDevice) -> None:
    table = device()
    sit(table, "here", "greedy")
    player, page = Player(table), table.page
    player.deploy()
    player.end_turn()
    player.play(player.end_turn, lambda now: now == "turn" and "Round 2" in page.locator("header .title p").inner_text())
    table.press(table.button("undo", page.locator("nav")))
    expect(page.locator("dialog[open] .what")).to_contain_text("The turn of")
    table.check("undo, confirmed")
    table.press(table.button("undo-do", page.locator("dialog[open]")))
    expect(page.locator("header .title p")).to_contain_text("Round 1")
    expect(page.locator(".last")).to_contain_text("taken back")
    # Not before a bot has answered: that is free.
    player.end_turn()
    player.play(player.end_turn, lambda now: now == "turn" and "Round 2" in page.locator("header .title p").inner_text())
    table.press(table.button("menu", page.locator("nav")))
    table.press(table.button("resign", page.locator("dialog[open]")))
    player.arm()
    player.gold()
    result = page.locator(".result")
    result.wait_for()
    expect(result.locator(".past")).to_contain_text("1 step")
    table.check("result, marked")


def test_a_guest_brings_an_army_and_wants_a_rematch(device: NewDevice) -> None:
    host, guest = device(), device(screen=PHONE, touch=True, language="de")
    host.open("#/new/arcana/three-cairns/seats")
    host.says("setup-start")
    host.page.locator(".seats > li").first.locator("input").first.fill("Hanna")
    host.page.locator(".seats > li").nth(1).locator("select").first.select_option("remote")
    host.says("setup-army-guest-about")
    host.check("seats, a guest")
    host.press(host.page.get_by_text(host.words("setup-order-position")))
    host.press(host.button("setup-start"))
    host.says("lobby-awaited")
    begin = host.button("setup-start")
    expect(begin).to_be_disabled()
    host.check("lobby, gathering")

    guest.open(host.page.locator(".invitation input").first.input_value())
    guest.page.locator(".welcome input").fill("Grete")
    guest.press(guest.button("join-enter"))
    cards = guest.page.locator(".cards > li")
    cards.first.wait_for()
    guest.check("bring an army")
    assert "jade-throne" not in [one.get_attribute("data-army") for one in cards.all()]  # too large for this scenario
    guest.press(guest.page.locator("[data-army=thorn-pilgrims] button[aria-pressed]"))
    guest.says("lobby-host")
    expect(guest.page.locator(".seats > li").first).to_contain_text(f"Hanna · {guest.words('player-host')}")
    guest.check("army brought")

    # The host sees who has come and that an army is there, not which.
    expect(host.page.locator(".seats")).to_contain_text("Grete")
    host.says("lobby-ready")
    expect(host.page.locator("main")).not_to_contain_text("Thorn Pilgrims")
    host.press(begin)
    for one in (host, guest):
        one.page.wait_for_url("**/#/match/*")
    players = [Player(host, badge=0), Player(guest, badge=1)]
    follow(players, until=1)
    expect(host.page.locator("header .armies")).to_contain_text("Thorn Pilgrims")

    asked = next(player for player in players if player.is_asked())
    asked.device.press(asked.device.button("menu", asked.page.locator("nav")))
    asked.device.press(asked.device.button("resign", asked.page.locator("dialog[open]")))
    asked.arm()
    asked.gold()
    other = players[1 - players.index(asked)]
    for player, end in ((asked, "lost"), (other, "won")):
        player.page.locator(".result").wait_for()
        assert player.page.locator(".result .winner").inner_text() == player.device.words(f"you-{end}", mine=0, theirs=0)
        given_up = "Aufgegeben von " if player.device is guest else "Given up by "
        expect(player.page.locator(".result")).to_contain_text(given_up)
        player.device.check("result, for two")
    first = host.page.url
    guest.press(guest.button("rematch-swap"))
    guest.page.wait_for_url(lambda url: "/match/" in url and url.rpartition("/")[2] != first.rpartition("/")[2])
    host.says("rematch-there")
    host.press(host.button("rematch-go"))
    host.page.locator("rect.region").first.wait_for()
    # Sides are swapped: the host has the guest's army now.
    expect(host.page.locator("header .armies li").filter(has_text="Thorn Pilgrims")).to_contain_text(host.words("seat-you"))
