"""Three people at one game of Archmage, each at a device of their own: what one allocates, no other is sent before its
reveal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from tests.app.table import Server
from tests.browser.archmage import Archmage
from tests.browser.cities import City
from tests.browser.conftest import NewDevice
from tests.browser.great import put
from tests.browser.wire import Wire, tells
from tests.rules.archmage.scene import Split

pytestmark = pytest.mark.long
OTHERS: tuple[Split, Split] = ((3, 4, 2, 3), (5, 2, 4, 1))
# What the third allocates, first and anew: movement is announced in both worlds.
WORLDS: tuple[tuple[Split, Split], ...] = (((2, 6, 1, 3), (1, 7, 2, 2)), ((1, 8, 1, 2), (2, 5, 4, 1)))


def sit_down(players: list[Archmage], server: Server) -> str:
    """The first lays the match on the table and invites the others; its id."""
    host = players[0].device
    match = put(server, host.context, City(seats=3).match, ["here", "remote", "remote"])
    links = host.context.request.get(f"{host.address}/api/matches/{match}").json()["links"]
    for player, link in zip(players[1:], links[1:], strict=True):
        player.device.open(link["url"])
        player.device.press(player.device.button("join-enter"))
        player.page.locator("main .city").wait_for()
    host.open(f"#/match/{match}")
    return match


def sights(wire: Wire, match: str) -> set[str]:
    """What was shown of a match, whichever it is."""
    shown = [message for message in wire.messages() if message["kind"] in ("welcome", "sight")]
    return {json.dumps(message, sort_keys=True).replace(match, "") for message in shown}


def again_in(scene: Any) -> int:
    """How many have allocated anew."""
    return sum(seat["again"] for seat in scene["seats"])


def revealed_in(scene: Any) -> int:
    return len(scene["revealed"])


def play_a_turn(players: list[Archmage], server: Server, first: Split, again: Split) -> list[set[str]]:
    """The third allocates this, first and anew. What each was shown before the first reveal."""
    wires = [Wire(player.device) for player in players]
    match = sit_down(players, server)

    def knows(numbers: Sequence[int]) -> list[bool]:
        return [tells(wire.heard(), numbers) for wire in wires]

    def allocate(player: Archmage, split: Split) -> None:
        assert player.asked() == "bowls"
        player.pour(split)
        player.gold()

    allocate(players[2], first)
    for player, split in zip(players, OTHERS):
        allocate(player, split)
    for player in players:
        for asked in ("choices", "armed"):
            assert player.asked() == asked
            player.step(asked)
    assert knows(first) == [False, False, True]

    allocate(players[2], again)
    allocate(players[1], OTHERS[1])
    for wire in wires:
        wire.wait(again_in, 2)
    assert knows(again) == [False, False, True]
    shown = [sights(wire, match) for wire in wires]
    allocate(players[0], OTHERS[0])

    # Each phase is known to all with its reveal and not before: the orientation's, then the movement's.
    reveals = [(*(split[phase] for split in OTHERS), again[phase]) for phase in range(4)]
    for decides, revealed in ((players[1], 1), (players[2], 2)):
        assert decides.asked() == "choices"
        for wire in wires:
            wire.wait(revealed_in, revealed)
        for phase, units in enumerate(reveals):
            assert knows(units) == [phase < revealed] * 3
        decides.step("choices")
        decides.gold()
    for wire in wires:
        wire.wait(lambda scene: scene["turn"], 2)
    assert all(all(knows(units)) for units in reveals)
    # What was allocated first is nobody's business for ever.
    assert knows(first) == [False, False, True]
    return shown


def test_nothing_of_an_allocation_is_sent_to_others_before_its_reveal(device: NewDevice, server: Server) -> None:
    players = [Archmage(device()) for _ in range(3)]
    for player in players:
        player.device.open().says("motto")
    one, other = (play_a_turn(players, server, first, again) for first, again in WORLDS)
    # Whatever the third allocates, the two others are shown the very same; the third is not.
    assert [one[place] == other[place] for place in range(3)] == [True, True, False]
