"""What it is worth where an army stands: on and near Capture Regions and Mana Wells, and near its enemies."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.parts.figures import RESERVE
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.mana import holds_region

HOLDING: Final = 1.3  # a Capture Region held now, against the VP that it gives a turn: it may be held for some
NEARNESS: Final = 0.03  # a Region less to the nearest enemy
WAY: Final = 0.09  # a Region less to a Capture Region or a Mana Well
FAR: Final = 12
WELL: Final = 0.01  # a point of Mana in reach of who stands on the Well


def ground(battle: Battle, seat: int, unit: float, later: float) -> float:
    """Capture Regions and Mana Wells: held, or how far off; later: 0.0 where they will give the seat nothing any more."""
    total = 0.0
    own = [golem.at for golem in battle.golems if golem.army == seat and golem.at >= 0 and not golem.type.construct]
    for place in battle.plan.captures:
        worth = HOLDING * place.vp / unit
        if holds_region(battle, place.region, seat):
            total += later * worth
        else:
            total -= later * WAY * place.vp / unit * nearest_of(battle, place.region, own)
            if _held_by_another(battle, place.region, seat):
                total -= worth
    for well in battle.wells:
        left = well.left()
        if left == 0 or well.among or later == 0.0:
            continue
        if holds_region(battle, well.region, seat):
            total += WELL * left
        else:
            total -= 0.1 * WELL * left * nearest_of(battle, well.region, own) / FAR
    return total


def _held_by_another(battle: Battle, region: int, seat: int) -> bool:
    for golem in battle.standing().crowd(region):
        if not battle.allied(golem.army, seat) and holds_region(battle, region, golem.army):
            return True
    return False


def nearest_of(battle: Battle, region: int, places: list[int]) -> int:
    """How far it is to the nearest of some Regions, at most FAR."""
    nearest = FAR
    for place in places:
        nearest = min(nearest, battle.field.distance(region, place, False))
    return nearest


def nearness(battle: Battle, seat: int, nearest: list[int]) -> float:
    """How near the Golems are to enemies, less what those in reserve miss; nearest: by Golem, how far that is."""
    total = 0.0
    for golem in battle.golems:
        if golem.army != seat or golem.at < RESERVE or golem.type.construct:
            continue
        if golem.at >= 0:
            total += NEARNESS * (FAR - nearest[golem.number])
        else:
            total -= NEARNESS * FAR
    return total
