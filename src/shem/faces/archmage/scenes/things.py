"""What lies on a real table in Archmage: the cards of the city, the artifacts under them, the golem."""

from __future__ import annotations

from shem.faces.archmage.scenes.glance import Glance
from shem.games.archmage.parts.board import SIDE
from shem.games.archmage.parts.state import ON_GRID, positions
from shem.table.real import Thing

DISTRICTS, ARTIFACTS, GOLEM = range(3)


def things_of(glance: Glance) -> list[Thing]:
    """All that lies there, in the order in which it is laid out."""
    return [*_districts(glance), *_artifacts(glance), _golem(glance)]


def _districts(glance: Glance) -> list[Thing]:
    """The cards that nobody has harvested."""
    names, world = glance.names, glance.world
    return [
        _there(glance, "district", place, DISTRICTS, place, names.card(world.table.grid[place]))
        for place in positions(world.left)
    ]


def _artifacts(glance: Glance) -> list[Thing]:
    """Those that nobody has found."""
    names, world = glance.names, glance.world
    return [
        _there(glance, "artifact", number, ARTIFACTS, world.table.under[number], names.artifact(number))
        for number, owner in enumerate(world.artifacts)
        if owner == ON_GRID
    ]


def _there(glance: Glance, kind: str, number: int, phase: int, place: int, name: str) -> Thing:
    where = glance.names.place(place)
    return Thing(f"{kind}-{number}", kind, phase, None, name, str(place), where, (place,), place // SIDE + 1)


def _golem(glance: Glance) -> Thing:
    names, facing = glance.names, glance.world.facing
    found = _there(glance, "golem", 0, GOLEM, glance.world.golem, names.say("real-golem-name"))
    if facing < 0:
        return found
    return found._replace(how=str(facing), lies=names.say("real-facing", facing=names.facing(facing)))
