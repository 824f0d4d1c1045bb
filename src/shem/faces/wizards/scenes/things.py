"""What lies on a real table among Wizards: the tiles of the map, and the chits of Wizards and Golems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from shem.core.event import Event
from shem.faces.wizards.scenes.glance import Glance
from shem.games.wizards.parts import events
from shem.games.wizards.parts.board import SIDE
from shem.games.wizards.parts.units import Unit
from shem.table.real import Thing

TILES, CHITS = range(2)


def things_of(glance: Glance) -> list[Thing]:
    """All that lies there, in the order in which it is laid out; cards stay in hands."""
    return [
        *(_tile(glance, space) for space in range(len(glance.world.ground.tiles))),
        *(_chit(glance, unit) for here in glance.world.units for unit in here),
    ]


def ways_of(happened: Sequence[Event]) -> dict[str, list[int]]:
    """The spaces that chits came to."""
    found: dict[str, list[int]] = {}
    for event in happened:
        if event.kind is events.MOVED:
            seat, number, _, way = cast(tuple[int, int, int, tuple[int, ...]], event.values)
            found.setdefault(f"chit-{seat}-{number}", []).extend(way)
    return found


def _tile(glance: Glance, space: int) -> Thing:
    ground = glance.world.ground
    name = glance.names.tile(ground.tiles[space])
    if space in ground.towers:
        seat = glance.names.say("seat", number=ground.towers.index(space) + 1)
        name = glance.names.say("real-tower", tile=name, seat=seat)
    return _there(glance, "tile", str(space), TILES, space, name)


def _chit(glance: Glance, unit: Unit) -> Thing:
    names = glance.names
    seat = names.say("seat", number=unit.seat + 1)
    name = (
        names.say("real-golem", golem=names.unit(unit), seat=seat) if unit.number else names.say("real-wizard", seat=seat)
    )
    return _there(glance, "chit", f"{unit.seat}-{unit.number}", CHITS, unit.at, name)._replace(owner=unit.seat)


def _there(glance: Glance, kind: str, id: str, phase: int, space: int, name: str) -> Thing:
    where = glance.names.space(space)
    return Thing(f"{kind}-{id}", kind, phase, None, name, str(space), where, (space,), space // SIDE + 1)
