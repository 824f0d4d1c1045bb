"""Frames from their JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from shem.core.steps import Step
from shem.games.archmage.rules.allocation import Allocation, Announcing, Energy, Redistribution
from shem.games.archmage.rules.artifacts import Aiming, Bending, Blowing, Booting, Tie
from shem.games.archmage.rules.districts import Hammering, Placing
from shem.games.archmage.rules.harvesting import Harvesting, Taking
from shem.games.archmage.rules.movement import Movement, Walking
from shem.games.archmage.rules.orientation import Facing, Orientation
from shem.games.archmage.rules.regeneration import Regeneration
from shem.games.archmage.rules.reveal import Reveal, Won
from shem.games.archmage.rules.turn import Turns
from shem.games.archmage.state import ArchmageState, state_from
from shem.games.archmage.table import Table

Frame = Step[ArchmageState]


def step_from(data: Sequence[Any]) -> Frame:
    """The frame that `Step.data` wrote; raises ValueError if there is none."""
    name = data[0]
    if len(data) == 1:
        found = _bare(name)
    elif len(data) == 2:
        found = _with_one(name, data[1])
    elif name == "facing":
        found = Facing(data[1], data[2])
    else:
        found = Tie(data[1], data[2]) if name == "tie" else None
    if found is None:
        raise ValueError(f"no frame is written {list(data)}")
    return found


def restored(table: Table, data: Mapping[str, Any]) -> ArchmageState:
    """The state that `ArchmageState.data` wrote, on its table."""
    return state_from(table, data, [step_from(frame) for frame in data["steps"]])


def _bare(name: str) -> Frame | None:
    if name == "turns":
        return Turns()
    if name == "energy":
        return Energy()
    if name == "allocation":
        return Allocation()
    if name == "redistribution":
        return Redistribution()
    if name == "orientation":
        return Orientation()
    if name == "movement":
        return Movement()
    if name == "harvesting":
        return Harvesting()
    return Regeneration() if name == "regeneration" else None


def _with_one(name: str, value: int) -> Frame | None:
    """Frames of a seat, or of a phase."""
    if name == "announcing":
        return Announcing(value)
    if name == "reveal":
        return Reveal(value)
    if name == "won":
        return Won(value)
    if name == "horn":
        return Blowing(value)
    if name == "boots":
        return Booting(value)
    if name == "bow":
        return Bending(value)
    if name == "aim":
        return Aiming(value)
    if name == "walking":
        return Walking(value)
    if name == "taking":
        return Taking(value)
    if name == "hamre":
        return Hammering(value)
    return Placing(value) if name == "magibok" else None
