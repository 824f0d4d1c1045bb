"""Delve with the dice on the table: every die is named by its face, and a die is rolled again once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from shem.core.dice import ENTER
from shem.games.delve.parts.actions import Attack, Reroll
from tests.app.table import Server
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.great import put
from tests.browser.quests import Quest, found

pytestmark = pytest.mark.long


def rerolled(quest: Quest) -> int | None:
    """A Hero attacks and rolls one of its dice again."""
    pairs = zip(quest.deeds, quest.deeds[1:])
    places = (
        place
        for place, (one, other) in enumerate(pairs)
        if isinstance(one.action, Attack) and isinstance(other.action, Reroll)
    )
    return next(places, None)


def test_dice_are_named_by_their_faces_and_rolled_again_once(server: Server, device: NewDevice) -> None:
    quest, place = found(rerolled, "cold-stair", 5, dice=ENTER)
    attack, again = quest.deeds[place : place + 2]
    assert isinstance(again.action, Reroll)
    table = device()
    page = table.open().page
    table.says("motto")
    table.open(f"#/match/{put(server, table.context, quest.before(place))}")
    player = Delver(table)
    player.does(attack.action)
    keypad = page.locator("aside .keypad")
    sides = quest.before(0).setup["dice"]["red"]

    def shown(face: int) -> int:
        """The place of what this side shows among what is offered."""
        return list(dict.fromkeys(sides)).index(sides[face - 1])

    for face in attack.faces:
        player.comes_to("roll")
        expect(keypad.locator(".faces button")).to_have_count(5)  # what two sides show alike is named once
        table.check("delve, a die")
        player.leaving(keypad, keypad.locator(".faces button").nth(shown(face)))
    player.comes_to("choices")
    dice = page.locator("aside .attack .stage.now .die")
    expect(dice).to_have_count(len(attack.faces))
    table.check("delve, dice that lie")
    table.press(page.locator("aside .attack button.die").first)
    player.choose(again.action)
    player.gold()
    player.comes_to("roll")
    player.leaving(keypad, keypad.locator(".faces button").nth(shown(again.faces[0])))
    player.comes_to("choices")
    # That die is marked, and not offered again.
    rolled = dice.nth(again.action.die)
    assert rolled.evaluate("(node) => node.tagName") == "SPAN"
    expect(rolled).to_have_attribute("aria-label", re.compile(r"^Red Die: .*, rerolled$"))
