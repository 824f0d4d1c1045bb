"""Occupation Limit: where there is still room, also where ground changes and when Golems join the battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import GolemType
from shem.games.arcana.parts.sources import region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.colossus import crush
from shem.games.arcana.rules.compass import steps_from
from shem.games.arcana.rules.damage import NOBODY
from shem.games.arcana.rules.entering import enter
from shem.games.arcana.rules.region_effects import remake

MOST_GOLEMS: Final = 1000  # below the bound of an action's key


def nearest_room(battle: Battle, type: GolemType, region: int) -> int:
    """The Region with room for such a Golem that is the fewest steps away, itself first; -1 if there is none."""
    steps = steps_from(battle.field, region)
    best = -1
    for other in range(battle.field.count):
        nearer = steps[other] >= 0 and (best < 0 or steps[other] < steps[best])
        if nearer and (battle.field.open[type.size] >> other) & 1 and battle.room_for(type, other) >= type.base:
            best = other
    return best


def make_way(battle: Battle, golem: Golem, entry: Entry) -> None:
    """A Golem that cannot stay where it is for lack of room goes to the nearest Region that has some."""
    region = nearest_room(battle, golem.type, golem.at)
    if region >= 0:
        if entry.telling:
            values = (golem.number, region_source(golem.at), golem.at, region)
            entry.tell(Event(events.DISPLACED, values))
        enter(battle, golem, region, NOBODY, entry)


def crowded(battle: Battle, golem: Golem) -> bool:
    """Whether the Region has not room enough for all who stand there, this Golem among them."""
    return golem.type.base > 0 and battle.room_for(golem.type, golem.at) < 0


# Ground.


def change_ground(battle: Battle, region: int, ground: Mapping[str, Any], entry: Entry) -> None:
    """Make a Region another one: `terrain`, `cover` and `obstructions`, as they are where one is not given.

    It loses its Blessing and Curse if it becomes water (ruling B13). Those for whom no room is left, the last in slot
    order first, go to the nearest Region that has some.
    """
    place = battle.field.regions[region]
    terrain: str = ground.get("terrain") or v.TERRAINS[place.kind]
    cover: str = ground.get("cover") or v.COVERS[place.cover]
    obstructions: int = ground.get("obstructions", place.obstructions)
    remake(battle, region, terrain, cover if cover in v.COVERS[:4] else v.COVERS[v.NO_COVER], obstructions, entry)
    if entry.telling:
        now = battle.field.regions[region]
        entry.tell(Event(events.GROUND_CHANGED, (region, now.kind, now.cover, now.obstructions)))
    for golem in reversed(battle.in_region(region)):
        if crowded(battle, golem):
            make_way(battle, golem, entry)
        else:
            crush(battle, golem, region, entry)


# Golems that join the battle.


def spawn(battle: Battle, card: str, army: int, region: int, entry: Entry) -> Golem | None:
    """A Golem of this card for an army, with full Health, in the Region or the nearest one with room (ruling B52).

    It triggers nothing by that, and acts as soon as it is its army's turn. None: there is no room, or the army is out.
    """
    if (battle.armies[army].out and army != battle.plan.wild) or len(battle.golems) >= MOST_GOLEMS:
        return None
    type = battle.plan.pieces.type(card)
    place = nearest_room(battle, type, region)
    if place < 0:
        return None
    golem = Golem(len(battle.golems), army, type, place, type.health)
    battle.add(golem)
    if entry.telling:
        cards = list(battle.plan.pieces.cards)
        entry.tell(Event(events.SPAWNED, (golem.number, cards.index(card), army, place)))
    crush(battle, golem, place, entry)
    return golem
