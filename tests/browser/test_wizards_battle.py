"""Two people fight a battle of Wizards, each at a device of their own, with Battle cards of both; a third watches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.browser.wars import FRONT, NEAR, ported
from tests.browser.wizards import Wizard
from tests.rules.wizards.scene import HIT, MISS

pytestmark = pytest.mark.long
SOFT, GIANT = "Small Flesh Man", "Giant Iron Beast"


def sit_down(server: Server, host: Wizard, guest: Wizard, *watchers: Wizard) -> str:
    """The host lays a match in which the battle may be declared, the others come by their links; its id."""
    host.device.open().says("motto")
    match = put(server, host.device.context, ported().match, ["here", "remote"])
    page = host.device.context.request.get(f"{server.address}/api/matches/{match}").json()
    host.device.open(f"#/match/{match}")
    for player, link in ((guest, page["links"][1]), *((watcher, page["watch"]) for watcher in watchers)):
        player.device.open(link["url"])
        player.device.press(player.device.button("join-enter"))
        player.page.locator("main [data-space]").first.wait_for()
    return match


def stands(chance: str, *players: Wizard) -> None:
    """All see this chance of the attack that is named."""
    for player in players:
        expect(player.page.locator("main .duel .chance")).to_have_text(chance)


def stack(player: Wizard, space: int, *golems: str) -> None:
    """The board says that these Golems stand in this space, and none else that fought."""
    said = player.page.locator(f"main [data-space='{space}']")
    for golem in (SOFT, GIANT, "Medium Stone Beast"):
        held = re.compile(rf"^(?=.*{golem})" if golem in golems else rf"^(?!.*{golem})", re.DOTALL)
        expect(said).to_have_attribute("aria-label", held)


def declare(host: Wizard) -> None:
    assert host.asked() == "choices"
    host.take("attacks")


def pass_cards(*players: Wizard) -> None:
    """These are asked for a Battle card, one after the other, and play none."""
    for player in players:
        player.comes_to("choices")
        player.passes()


def play_card(player: Wizard, card: str) -> None:
    player.comes_to("choices")
    player.take(card)


def test_a_battle_with_cards_on_both_sides_and_a_regeneration(device: NewDevice, server: Server) -> None:
    host, guest, watcher = (Wizard(device()) for _ in range(3))
    sit_down(server, host, guest, watcher)
    page = host.page
    assert host.asked() == "choices"
    # How it may end stands there before it is declared.
    host.device.press(host.option("attacks"))
    expect(page.locator("aside table tbody tr")).to_have_count(3)
    expect(page.locator("aside .won")).to_contain_text("%")
    assert page.locator("main .fray").count() == 0
    host.device.check("wizards, forecast")
    host.gold()

    # The Soft Golem attacks, the other side dodges.
    everybody = (host, guest, watcher)
    host.comes_to("choices")
    stands("28%", *everybody)
    pass_cards(host)
    guest.comes_to("choices")
    guest.device.press(guest.option("Dodge"))
    expect(guest.page.locator("main .duel .then")).to_have_text("0%")
    guest.device.check("wizards, a Battle card")
    guest.gold()
    stands("0%", *everybody)
    # Who watches is shown no hand and offered no card.
    expect(watcher.page.locator("main .fray")).to_be_visible()
    for hidden in ("[data-card]", "main .duel .own", "aside .options"):
        assert watcher.page.locator(hidden).count() == 0
        assert hidden == "main .duel .own" or host.page.locator(hidden).count() > 0
    watcher.device.check("wizards, battle, watched")
    host.comes_to("choices")
    host.device.press(page.locator("main .duel .opens"))
    dive = page.locator("dialog[open]")
    expect(dive).to_contain_text("Dodge")
    host.device.check("wizards, tally of an attack")
    page.keyboard.press("Escape")
    expect(dive).to_have_count(0)
    pass_cards(host, guest)
    guest.device.check("wizards, dice of an attack")
    guest.throws(*MISS)

    # It falls to an attack; with a Fast Attack the same unit attacks once more.
    guest.comes_to("choices")
    guest.device.check("wizards, who attacks whom")
    guest.take(SOFT)
    stands("85%", *everybody)
    pass_cards(host)
    play_card(guest, "Fast Attack")
    pass_cards(host, guest)
    guest.throws(*HIT)
    stands("36%", *everybody)
    expect(page.locator("main .fray [data-unit]")).to_have_count(2)
    host.device.check("wizards, a Golem fell")
    pass_cards(host, guest)
    guest.throws(*MISS)

    # The Giant attacks, and once more with a Stomp: nobody is left.
    stands("85%", *everybody)
    play_card(host, "Stomp")
    pass_cards(guest, host)
    host.throws(*HIT)
    stands("85%", *everybody)
    pass_cards(host, guest)
    guest.throws(*HIT)

    # What fell comes back to the stack that has won.
    host.comes_to("choices")
    assert page.locator("main .fray").count() == 0
    stack(host, NEAR, GIANT)
    host.device.check("wizards, a Golem may return")
    host.take(SOFT)
    for player in everybody:
        stack(player, NEAR, SOFT, GIANT)
        stack(player, FRONT)
    guest.device.press(guest.device.button("log", guest.page.locator("nav")))
    log = guest.page.locator("aside .log").first
    for told in ("Dodge", "Fast Attack", "Stomp", SOFT):
        expect(log).to_contain_text(told)
    guest.device.check("wizards, log of a battle")


def test_a_battle_card_is_taken_back_with_the_others_consent(device: NewDevice, server: Server) -> None:
    host, guest = (Wizard(device()) for _ in range(2))
    sit_down(server, host, guest)
    declare(host)
    pass_cards(host)
    play_card(guest, "Dodge")
    pass_cards(host)
    stands("0%", host, guest)
    # The other's pass lies on top of it.
    guest.comes_to("choices")
    undo = guest.device.button("undo", guest.page.locator("nav"))
    dodge = guest.page.locator("[data-card]").filter(has_text="Dodge")
    asks = host.page.locator("dialog[open]")
    # The other's pass lies on top of it: refused once, then taken back, and the card after it.
    for what, answer in (("Player 1 is done", "undo-no"), ("Player 1 is done", "undo-yes"), ("Dodge", "undo-yes")):
        expect(dodge).to_have_count(0)
        guest.device.press(undo)
        expect(guest.page.locator("dialog[open] .what")).to_contain_text(what)
        guest.device.check(f"wizards, undo, {what}")
        guest.device.press(guest.device.button("undo-ask"))
        expect(asks.locator(".what")).to_contain_text(what)
        host.device.check(f"wizards, consent, {what}")
        host.device.press(host.device.button(answer))
        expect(asks).to_have_count(0)
        stands("28%" if what == "Dodge" else "0%", host, guest)
    # It is in the hand again, and is asked for again.
    expect(dodge).to_have_count(1)
    pass_cards(guest)
    guest.comes_to("roll")
