"""Several devices at one battle: a seat by its link, a spectator, an undo that needs consent."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice
from tests.browser.player import Player
from tests.browser.tables import lay

pytestmark = pytest.mark.long


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
    host.open("#/new/arcana/three-cairns/seats")
    host.says("setup-start")
    host.page.locator(".seats > li").nth(1).locator("select").first.select_option("remote")
    host.press(host.page.get_by_text(host.words("setup-order-position")))
    host.press(host.button("setup-start"))
    host.says("lobby-alone")
    host.check("lobby")
    seat, watch = (link.input_value() for link in host.page.locator(".invitation input").all())
    # The program of these tests is reached by this machine alone: a code would lead other devices nowhere.
    host.says("addresses-none")
    assert host.page.locator(".invitation [role=img]").count() == 0
    host.press(host.button("lobby-go"))

    guest.open(seat)
    guest.check("join")
    guest.press(guest.button("join-enter"))
    watcher.open(watch)
    watcher.says("join-watch")
    watcher.press(watcher.button("join-enter"))
    watcher.says("arcana-watching")

    players = [Player(host, badge=0), Player(guest, badge=1)]
    follow(players, until=2)
    watcher.check("battle, watched")
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
    host.press(host.button("arcana-menu", host.page.locator("nav")))
    host.press(host.button("arcana-save-file", host.page.locator("dialog[open]")))
    expect(host.page.locator(".toasts")).to_contain_text("Die Datei einer Partie enthält alle Geheimnisse.")


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
    mover.press(f"nav button:has-text('{mover.device.words('arcana-undo')}')")
    mover.device.says("arcana-undo-ask")
    mover.device.press(mover.device.button("arcana-undo-ask"))
    expect(other.page.locator("dialog[open]")).to_contain_text(other.device.words("arcana-undo-yes"))
    other.device.check("consent")
    other.device.press(other.device.button("arcana-undo-yes"))
    expect(other.page.locator("dialog[open]")).to_have_count(0)
    mover.device.until(lambda: mover.page.locator(".token .number").all_text_contents() != struck)
    mover.device.until(lambda: other.page.locator(".token .number").all_text_contents() != struck)
