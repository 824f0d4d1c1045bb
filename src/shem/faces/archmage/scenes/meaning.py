"""What a tap, or a finished split of units, means: an action, legal or not.

A tap is about phase1 to phase4 (units), phase, facing, distance, artifact, seat, decline, or a place, which means what the
prompt makes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.contract import Action
from shem.faces.archmage.scenes.glance import Glance
from shem.games.archmage.parts import actions as a
from shem.games.archmage.parts.board import FACINGS, SIDE, beside, walk
from shem.games.archmage.parts.state import STRIDE
from shem.table.menu import NoAnswer
from shem.table.messages import About

SPLIT: Final = ("phase1", "phase2", "phase3", "phase4")


def meaning_of(glance: Glance, about: About) -> Action:
    """The action that a tap means; raises NoAnswer where it means none."""
    try:
        return a.action_from(_key(glance, about))
    except ValueError:
        raise NoAnswer("table-nothing-there") from None


def split_of(about: About) -> list[int]:
    """The four numbers of an allocation, 0 for what is not named; raises NoAnswer for one that nobody could have."""
    units = [about.get(name, 0) for name in SPLIT]
    if max(units) > a.MOST_UNITS:
        raise NoAnswer("archmage-too-many-units", most=a.MOST_UNITS)
    return units


def _key(glance: Glance, about: About) -> Sequence[int]:
    code = glance.prompt.code if glance.prompt is not None else ""
    if any(name in about for name in SPLIT):
        return (a.ALLOCATE, *split_of(about))
    if "phase" in about:
        return (a.ANNOUNCE, about["phase"])
    if "facing" in about:
        return (a.AIM if code == "aim" else a.FACE, about["facing"])
    if "distance" in about:
        return (a.MOVE, about["distance"])
    if "artifact" in about:
        return (a.DESTROY if code == "destroy" else a.USE, about["artifact"])
    if "seat" in about:
        return (a.SETTLE, about["seat"])
    if "decline" in about:
        return (a.DECLINE,)
    if "place" in about:
        return _at(glance, code, about["place"])
    raise NoAnswer("archmage-table-tap-first")


def _at(glance: Glance, code: str, place: int) -> Sequence[int]:
    """A tapped place: where to go, where to aim, which way to face, or where Magibok sets the golem."""
    world = glance.world
    if code == "move":
        for distance in range(1, 2 * STRIDE + 1):
            if walk(world.left, world.golem, world.facing, distance) == place:
                return (a.MOVE, distance)
        raise NoAnswer("archmage-table-not-on-way")
    if code == "aim":
        for facing in range(FACINGS):
            if beside(world.golem, facing) == place:
                return (a.AIM, facing)
        raise NoAnswer("archmage-table-not-beside")
    if code == "face":
        return (a.FACE, _toward(world.golem, place))
    return (a.PLACE, place)


def _toward(golem: int, place: int) -> int:
    """The facing by which a place is nearest, of equals the first."""
    ends = [golem] * FACINGS
    for _ in range(SIDE - 1):
        for facing in range(FACINGS):
            ends[facing] = beside(ends[facing], facing)
            if ends[facing] == place:
                return facing
    raise NoAnswer("archmage-table-not-in-line")
