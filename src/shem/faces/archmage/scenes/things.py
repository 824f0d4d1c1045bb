"""What lies on a real table in Archmage: the city's cards, the artifacts, the golem, and what lies before players."""

from __future__ import annotations

from shem.faces.archmage.scenes.glance import Glance
from shem.games.archmage.parts.board import SIDE
from shem.games.archmage.parts.state import GONE
from shem.table.real import Thing

DISTRICTS, ARTIFACTS, GOLEM, WON, FOUND, TOKEN = range(6)


def things_of(glance: Glance) -> list[Thing]:
    """All that lies there, in the order in which it is laid out."""
    return [*_districts(glance), *_artifacts(glance), _golem(glance), _token(glance)]


def seat_of(row: int) -> int:
    """The seat whose own things are read back as this row; below 0 for a row of the city."""
    return row - SIDE - 1


def _districts(glance: Glance) -> list[Thing]:
    """The cards of the city, and those that lie before who harvested them."""
    names, world = glance.names, glance.world
    found = []
    for place, card in enumerate(world.table.grid):
        owner = next((seat for seat, held in enumerate(world.held) if held >> place & 1), -1)
        if owner >= 0:
            found.append(_held(glance, "won", f"district-{place}", WON, owner, names.card(card)))
        elif world.is_left(place):
            found.append(_there(glance, "district", place, DISTRICTS, place, names.card(card)))
    return found


def _artifacts(glance: Glance) -> list[Thing]:
    """Those that nobody has found, and those that were not used yet."""
    names, world = glance.names, glance.world
    return [
        _held(glance, "found", f"artifact-{number}", FOUND, owner, names.artifact(number))
        if owner >= 0
        else _there(glance, "artifact", number, ARTIFACTS, world.table.under[number], names.artifact(number))
        for number, owner in enumerate(world.artifacts)
        if owner != GONE
    ]


def _token(glance: Glance) -> Thing:
    return _held(glance, "token", "token-0", TOKEN, glance.world.archmage, glance.names.say("real-token-name"))


def _there(glance: Glance, kind: str, number: int, phase: int, place: int, name: str) -> Thing:
    where = glance.names.place(place)
    return Thing(f"{kind}-{number}", kind, phase, None, name, str(place), where, (place,), place // SIDE + 1)


def _held(glance: Glance, kind: str, id: str, phase: int, seat: int, name: str) -> Thing:
    """Before a player, beside the board."""
    return Thing(id, kind, phase, None, name, f"seat-{seat}", glance.names.seat(seat), (), SIDE + 1 + seat)


def _golem(glance: Glance) -> Thing:
    names, facing = glance.names, glance.world.facing
    found = _there(glance, "golem", 0, GOLEM, glance.world.golem, names.say("real-golem-name"))
    if facing < 0:
        return found
    return found._replace(how=str(facing), lies=names.say("real-facing", facing=names.facing(facing)))
