"""Every frame of the steps, read back from JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shem.core.steps import Step
from shem.games.arcana.rules.board import MoveWell
from shem.games.arcana.rules.charging import Onward, PushOut
from shem.games.arcana.rules.deployment import Deployment
from shem.games.arcana.rules.displacement import Displace
from shem.games.arcana.rules.encounter import HAPPENING, Offer, Unfold
from shem.games.arcana.rules.path import RESOLVED, Walking
from shem.games.arcana.rules.region import Shift
from shem.games.arcana.rules.round import Turning, Upkeep
from shem.games.arcana.rules.routing import Routing
from shem.games.arcana.rules.silence import Silence
from shem.games.arcana.rules.turn import Turn
from shem.games.arcana.rules.wild import WildAttack
from shem.games.arcana.state import Battle


def step_from(data: Sequence[Any]) -> Step[Battle]:
    """The frame that `Step.data` wrote; raises ValueError for an unknown one."""
    name = data[0]
    if name == "turn":
        return Turn()
    if name == "deployment":
        return Deployment(data[1], data[2])
    if name == "upkeep":
        return Upkeep(data[1], data[2], data[3])
    if name == "shift":
        return Shift(data[1], data[2], data[3], data[4], data[5])
    if name == "move-well":
        return MoveWell(data[1], data[2], data[3], data[4])
    if name == "turning":
        return Turning(data[1])
    if name == "resolved":
        return RESOLVED
    if name == "walking":
        return Walking(data[1], data[2], tuple(data[3]), data[4], data[5], data[6])
    if name == "happening":
        return HAPPENING
    if name == "offer":
        return Offer(data[1], data[2], data[3], data[4])
    if name == "unfold":
        return Unfold(data[1], data[2], data[3], data[4], data[5], data[6])
    if name == "wild-attack":
        return WildAttack(data[1])
    if name == "displace":
        return Displace(data[1], data[2], data[3], data[4], data[5], data[6], data[7])
    if name == "silence":
        return Silence(data[1], data[2], data[3], data[4])
    if name == "push-out":
        return PushOut(data[1], data[2], data[3], data[4])
    if name == "onward":
        return Onward(data[1], data[2], data[3], tuple(data[4]))
    if name == "routing":
        return Routing(data[1], data[2], tuple(data[3]))
    raise ValueError(f"no frame is called {name!r}")
