"""Delve with the dice on the table: every die is named by its face, by keys alone too, and a die is rolled again once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from shem.core.chance import RollRequest
from shem.core.contract import Roll
from shem.core.dice import ENTER
from shem.games.delve.parts.actions import Attack, Done, Reroll
from shem.games.delve.parts.events import CARD, DEFENCE
from tests.app.table import Server
from tests.browser.commander import Commander
from tests.browser.conftest import NewDevice
from tests.browser.delve import Delver
from tests.browser.great import put
from tests.browser.quests import Quest, found
from tests.browser.test_delve_keyboard import Typist, area_of
from tests.browser.test_keyboard import NO_FINGER

pytestmark = pytest.mark.long


def rerolled(quest: Quest) -> int | None:
    """A Hero attacks, rolls one of its dice again and is asked what else it does."""
    pairs = zip(quest.deeds, quest.deeds[1:])
    places = (
        place
        for place, (one, other) in enumerate(pairs)
        if isinstance(one.action, Attack) and isinstance(other.action, Reroll) and len(other.faces) == 1
    )
    return next(places, None)


def test_dice_are_named_by_their_faces_and_rolled_again_once_by_keys_alone(server: Server, device: NewDevice) -> None:
    quest, place = found(rerolled, "cold-stair", 5, dice=ENTER)
    attack, again = quest.deeds[place : place + 2]
    assert isinstance(attack.action, Attack) and isinstance(again.action, Reroll)
    table = device()
    page = table.open().page
    table.says("motto")
    id = put(server, table.context, quest.before(place))
    table.open(f"#/match/{id}")
    page.evaluate(NO_FINGER)
    player = Typist(table)
    player.target = area_of(quest.before(place), attack.action.target)
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
        # The number key of its place among them, as well as Tab and Enter below.
        player.typed(str(shown(face) + 1), keypad)
    player.comes_to("choices")
    dice = page.locator("aside .attack .stage.now .die")
    expect(dice).to_have_count(len(attack.faces))
    table.check("delve, dice that lie")
    player.to(page.locator("aside .attack button.die").first)
    page.keyboard.press("Enter")
    player.choose(again.action)
    player.gold()
    player.comes_to("roll")
    player.leaving(keypad, keypad.locator(".faces button").nth(shown(again.faces[0])))
    player.comes_to("choices")
    # That die is marked, and not offered again.
    rolled = dice.nth(again.action.die)
    assert rolled.evaluate("(node) => node.tagName") == "SPAN"
    expect(rolled).to_have_attribute("aria-label", re.compile(r"^Red Die: .*, rerolled$"))
    # They lie as they were named: the server stands where the quest did.
    after = Commander(table, id, 0, server).position()
    assert after.state.data() == quest.before(place + 2).state.data()
    assert not page.evaluate("() => window.touched")


def drawn(quest: Quest) -> int | None:
    """A Hero ends a turn, a card is drawn, and an Enemy that it stirs is defended against by blue dice."""
    for place, deed in enumerate(quest.deeds):
        if isinstance(deed.action, Done) and deed.asked == "hero-turn":
            kinds = {request.purpose for request in requests(quest, place)}
            if {CARD, DEFENCE} <= kinds:
                return place
    return None


def requests(quest: Quest, place: int) -> list[RollRequest]:
    """What a deed has rolled and drawn."""
    match, asked = quest.before(place), []
    deed = quest.deeds[place]
    match.play(deed.seat, deed.action)
    for face in deed.faces:
        assert isinstance(match.pending, Roll)
        asked.append(match.pending.request)
        match.enter(face)
    return asked


def test_a_card_is_drawn_by_its_name_and_a_defence_is_rolled_in_blue(server: Server, device: NewDevice) -> None:
    quest, place = found(drawn, "cold-stair", 2, dice=ENTER)
    table = device()
    page = table.open().page
    table.says("motto")
    match = quest.before(place)
    id = put(server, table.context, match)
    table.open(f"#/match/{id}")
    player = Delver(table)
    player.does(quest.deeds[place].action)
    keypad = page.locator("aside .keypad")
    buttons = keypad.locator(".faces button")
    words = {"blank": "blank", "shield": "a Shield", "two-shields": "two Shields", "hit-star": "a Hit and a star"}
    blue = match.setup["dice"]["blue"]
    cards = [card["name"]["en"] for card in match.setup["decks"]["encounter"]]
    for request, face in zip(requests(quest, place), quest.deeds[place].faces, strict=True):
        player.comes_to("roll")
        table.check(f"delve, {request.purpose}")
        assert request.alike is not None
        if request.purpose == CARD:
            expect(buttons).to_have_text(cards)
            name = cards[request.alike[face]]
        elif request.purpose == DEFENCE:
            expect(buttons).to_have_text([words[side] for side in dict.fromkeys(blue)])
            name = words[blue[face - 1]]
        else:
            name = buttons.all_inner_texts()[list(dict.fromkeys(request.alike[1:])).index(request.alike[face])]
        player.leaving(keypad, buttons.get_by_text(name, exact=True))
    assert player.asked() != "roll"
    # It has come as it was named: the server stands where the quest did.
    after = Commander(table, id, 0, server).position()
    assert after.state.data() == quest.before(place + 1).state.data()
