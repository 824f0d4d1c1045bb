"""The card of an artifact, and of a district."""

from __future__ import annotations

from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.head import power_of
from shem.faces.archmage.scenes.shapes import ArtifactCard, DistrictCard
from shem.faces.archmage.telling.names import ARTIFACTS
from shem.games.archmage.parts.board import FACINGS, PLACES, may_face, walk
from shem.games.archmage.parts.state import ON_GRID
from shem.table.menu import NoAnswer
from shem.table.messages import About


def artifact_card(glance: Glance, about: About) -> ArtifactCard:
    number = about.get("artifact", -1)
    if not 0 <= number < len(ARTIFACTS):
        raise NoAnswer("table-nothing-there")
    names, owner = glance.names, glance.world.artifacts[number]
    where = "grid" if owner == ON_GRID else "gone" if owner < 0 else "seat"
    return {
        "number": number,
        "name": names.artifact(number),
        "text": glance.say(f"artifact-{ARTIFACTS[number]}"),
        "when": glance.say(f"when-{ARTIFACTS[number]}"),
        "state": names.say(
            "artifact-line",
            artifact=names.artifact(number),
            where=where,
            place=names.place(glance.world.table.under[number]),
            seat=names.seat(owner),
        ),
        "chapter": "Artifacts",
    }


def district_card(glance: Glance, about: About) -> DistrictCard:
    place = about.get("place", -1)
    if not 0 <= place < PLACES:
        raise NoAnswer("table-nothing-there")
    names, world = glance.names, glance.world
    card = world.table.grid[place]
    owner = next((seat for seat, mask in enumerate(world.held) if mask >> place & 1), None)
    return {
        "place": place,
        "name": names.place(place),
        "title": names.district(card),
        "kind": names.districts[card]["kind"],
        "points": world.table.worth[place],
        "power": power_of(names, card),
        "state": glance.say("district-left") if owner is None else glance.say("district-taken", seat=names.seat(owner)),
        "lying": [names.artifact(number) for number in world.table.finds[place] if world.artifacts[number] == ON_GRID],
        "way": _way(glance, place),
    }


def _way(glance: Glance, place: int) -> str:
    """By which facings and distances the golem reaches a place from where it stands."""
    names, world = glance.names, glance.world
    found = []
    for facing in range(FACINGS):
        if not may_face(world.left, world.golem, facing):
            continue
        for distance in range(1, world.stride + 1):
            if walk(world.left, world.golem, facing, distance) == place:
                found.append(glance.say("way", facing=names.facing(facing), distance=distance))
                break
    return glance.say("ways", ways=names.words.either(found)) if found else glance.say("no-way")
