"""What changes on the board besides Golems, and where there is still room."""

from __future__ import annotations

from shem.games.arcana.pieces import GolemType
from shem.games.arcana.rules.compass import steps_from
from shem.games.arcana.state import Battle


def nearest_room(battle: Battle, type: GolemType, region: int) -> int:
    """The Region with room for such a Golem that is the fewest steps away, itself first; -1 if there is none."""
    steps = steps_from(battle.field, region)
    best = -1
    for other in range(battle.field.count):
        nearer = steps[other] >= 0 and (best < 0 or steps[other] < steps[best])
        if nearer and battle.field.limits[other] and battle.room_for(type, other) >= type.base:
            best = other
    return best
