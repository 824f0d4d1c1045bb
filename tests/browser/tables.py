"""What many stories begin with: a match laid on the table, by its request or from the New battle screen's seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

from tests.browser.device import Device
from tests.browser.player import Player


def lay(
    device: Device, *players: str, dice: Sequence[str] = (), real: Sequence[int] = (), **options: Any
) -> dict[str, Any]:
    """Begin a match of Golem Arcana as this device's own; its links. real: the seats with real figures."""
    device.open()
    device.says("motto")
    given = [*dice, *["app"] * (len(players) - len(dice))]
    seats = [
        {"player": player, "dice": kind, "real": seat in real} for seat, (player, kind) in enumerate(zip(players, given))
    ]
    wanted = {"game": "arcana", "options": {"scenario": "three-cairns", "order": "position", **options}, "seats": seats}
    answer = device.context.request.post(f"{device.address}/api/matches", data=wanted, headers={"origin": device.address})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def sit(device: Device, *players: str, dice: Sequence[str] = (), real: Sequence[int] = (), **options: Any) -> str:
    """Begin a match and sit down at it; its id."""
    made = lay(device, *players, dice=dice, real=real, **options)
    device.open(f"#/match/{made['id']}")
    return str(made["id"])


def open_seats(device: Device) -> Locator:
    """The seats of a battle against a bot, not begun yet; the first army that is offered."""
    army = device.open("#/new/arcana/three-cairns/seats").page.locator(".seats > li .army li button").first
    army.wait_for()
    return army


def begin(device: Device) -> Player:
    """Begin with the seats that are shown, the turns in their order; up to the first question."""
    device.press(device.page.get_by_text(device.words("setup-order-position")))
    device.press(device.button("setup-start"))
    player = Player(device)
    player.situation()
    return player


def steps(device: Device, match: str) -> int:
    """How many steps the match has, as the server tells."""
    answer = device.context.request.get(f"{device.address}/api/matches/{match}/steps")
    return len(answer.json()["steps"])
