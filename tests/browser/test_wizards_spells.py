"""Three people at one game of Wizards, each at a device of their own: a Spell is dispelled and the Dispell, too; what a
Divination shows and what a standing order says, nobody else is sent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.browser.wars import NEAR, marched, spellbound
from tests.browser.wire import Wire, tells
from tests.browser.wizards import Wizard
from tests.rules.wizards.scene import NORTH_WEST, SOUTH_EAST, card

pytestmark = pytest.mark.long
SEATS = ["Player 1", "Player 2", "Player 3"]
# What lies next on each deck; nobody holds any of these. And what the second player holds.
NEXT = (
    ("Large", "Giant", "Large", "Large", "Giant", "Medium", "Giant"),
    ("Crack", "Elemental Storm", "Power", "Protection", "Portal", "Repair", "Theft"),
)
HAND = ("Swoop",)


def orders(wire: Wire) -> list[Any]:
    """The standing orders that came with any Sight."""
    sights = [message.get("sight", message) for message in wire.messages()]
    return [order for sight in sights for order in sight.get("orders", ())]


def sit_down(players: list[Caster], server: Server) -> None:
    """The first lays the match on the table and invites the others."""
    host = players[0].device
    host.open().says("motto")
    match = put(server, host.context, spellbound().match, ["here", "remote", "remote"])
    links = host.context.request.get(f"{host.address}/api/matches/{match}").json()["links"]
    for player, link in zip(players[1:], links[1:], strict=True):
        player.device.open(link["url"])
        player.device.press(player.device.button("join-enter"))
        player.page.locator("main .ground").first.wait_for()
    host.open(f"#/match/{match}")


class Caster(Wizard):
    """Has the stack of Spells before it, and standing orders."""

    def sees(self, top: str, spells: int, answered: str, open: str) -> None:
        """So many Spells lie there, the last cast on top, and these were asked about it or may still answer."""
        stack = self.page.locator(".spells li")
        expect(stack).to_have_count(spells)
        expect(stack.first).to_contain_text(top)
        said = [
            self.device.words(f"wizards-spell-{code}", names=names)
            for code, names in (("asked", answered), ("open", open))
            if names
        ]
        expect(stack.first.locator("p.hidden")).to_have_text(" ".join(said))

    def order(self, on: bool) -> None:
        """Give the order to pass on Spells, or take it back."""
        pages = self.page.locator("nav")
        self.device.press(self.device.button("orders-short", pages))
        switch = self.page.get_by_role("switch", name="Pass on Spells")
        expect(switch).to_be_checked(checked=not on)
        self.device.check(f"wizards, orders {on}")
        self.device.press(switch)
        expect(switch).to_be_checked(checked=on)
        self.device.press(self.device.button("orders-short", pages))

    def name(self, cards: Sequence[str]) -> None:
        """These are the cards that come, one after the other."""
        row = self.page.locator("aside .draw .options button")
        for one in cards:
            self.device.press(row.filter(has=self.page.get_by_text(one, exact=True)))
        self.device.press(self.page.locator("aside .draw .sure button"))


def told(wire: Wire, since: int, names: Sequence[str]) -> set[str]:
    """Which of these words came."""
    frames = " ".join(wire.frames[since:])
    return {name for name in names if re.search(rf"\b{name}\b", frames)}


def test_a_spell_is_dispelled_and_the_dispell_too(device: NewDevice, server: Server) -> None:
    players = [Caster(device()) for _ in range(3)]
    caster, second, third = players
    wires = [Wire(player.device) for player in players]
    sit_down(players, server)

    def all_see(top: str, spells: int, answered: str, open: str) -> None:
        for player in players:
            player.sees(top, spells, answered, open)
            player.device.check("wizards, spells")

    assert caster.asked() == "choices"
    caster.device.check("wizards, cast")
    caster.take("Ritual Mana")
    second.comes_to("choices")
    all_see("Ritual Mana of Player 1", 1, "", "Player 2 and Player 3")
    second.take("Dispell")
    third.comes_to("choices")
    all_see("Dispell of Player 2", 2, "", "Player 3 and Player 1")
    third.take("Dispell")
    caster.comes_to("choices")
    all_see("Dispell of Player 3", 3, "", "Player 1 and Player 2")
    caster.passes()
    second.comes_to("choices")
    all_see("Dispell of Player 3", 3, "Player 1", "Player 2")
    second.passes()
    third.comes_to("choices")
    all_see("Ritual Mana of Player 1", 1, "Player 2", "Player 3")
    third.passes()
    for player in players:
        expect(player.page.locator(".spells")).to_have_count(0)
        expect(player.page.locator("header .mana").first).to_have_text("30")

    # Whoever gives that order is not asked again, and nobody else is told of it.
    second.comes_to("choices")
    second.passes()
    third.comes_to("choices")
    third.order(on=True)
    assert caster.asked() == "choices"
    since = [len(wire.frames) for wire in wires]
    caster.take("Divination", SEATS[1])
    second.comes_to("choices")
    all_see("Divination of Player 1", 1, "", "Player 2 and Player 3")
    second.passes()

    # What lies next is named by who looks at it.
    for deck in NEXT:
        assert caster.asked() == "draw"
        caster.device.check("wizards, naming")
        caster.name(deck)
    look = caster.page.locator("dialog[open]")
    assert caster.asked() == "dialog"
    for name in (*NEXT[0], *NEXT[1], *HAND):
        expect(look.get_by_text(name, exact=True).first).to_be_visible()
    caster.device.check("wizards, looking")
    second.comes_to("choices")
    words = (*NEXT[0], *NEXT[1], "Swoop")
    rows = [[card(name.lower().replace(" ", "-")) for name in deck] for deck in NEXT]
    assert told(wires[0], since[0], words) == set(words)
    assert told(wires[1], since[1], words) == {"Swoop"}
    assert told(wires[2], since[2], words) == set()
    for row in rows:
        assert [tells(wire.messages()[after:], row) for wire, after in zip(wires, since)] == [True, False, False]
    assert [any(order["on"] for order in orders(wire)) for wire in wires] == [False, False, True]

    caster.device.press(look.locator(".gold"))
    expect(look).to_have_count(0)
    known = [player.page.locator("aside").get_by_text(player.device.words("wizards-known")) for player in players]
    for at, count in enumerate((1, 0, 0)):
        expect(known[at]).to_have_count(count)

    third.order(on=False)
    second.passes()
    third.comes_to("choices")
    expect(third.page.locator("aside .ask")).to_have_text("Play a Spell for 2 Mana?")


def test_a_space_that_a_spell_cannot_name_says_why(device: NewDevice, server: Server) -> None:
    player = Caster(device())
    player.device.open().says("motto")
    player.device.open(f"#/match/{put(server, player.device.context, marched().match, ['here', 'remote'])}")

    def touch(space: int) -> None:
        player.device.press(player.page.locator(f"main [data-space='{space}']"))

    assert player.asked() == "choices"
    player.device.press(player.option("Portal"))
    touch(NORTH_WEST + 1)
    touch(SOUTH_EAST)
    note = player.page.locator(".note.why")
    expect(note).to_contain_text(player.device.words("why"))
    expect(note).to_contain_text("H8 is not empty.")
    player.device.check("wizards, refused")
    # It is still the same Spell that is chosen, and goes on where it can.
    touch(NEAR)
    expect(note).to_have_count(0)
    assert player.asked() == "armed"
    expect(player.page.locator("aside .foot .deed .gold")).to_contain_text("Portal: B1 to G7")
    player.gold()
    expect(player.page.locator(".spells li")).to_contain_text("B1 to G7")
