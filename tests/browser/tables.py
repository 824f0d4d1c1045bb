"""What many stories begin with: a match laid on the table, not by the New battle screen but by its request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.device import Device


def lay(device: Device, *players: str, dice: Sequence[str] = (), **options: Any) -> dict[str, Any]:
    """Begin a match of Golem Arcana as this device's own; its links."""
    device.open()
    device.says("motto")
    given = [*dice, *["app"] * (len(players) - len(dice))]
    seats = [{"player": player, "dice": kind} for player, kind in zip(players, given)]
    wanted = {"game": "arcana", "options": {"scenario": "three-cairns", "order": "position", **options}, "seats": seats}
    answer = device.context.request.post(f"{device.address}/api/matches", data=wanted, headers={"origin": device.address})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def sit(device: Device, *players: str, dice: Sequence[str] = (), **options: Any) -> str:
    """Begin a match and sit down at it; its id."""
    made = lay(device, *players, dice=dice, **options)
    device.open(f"#/match/{made['id']}")
    return str(made["id"])
