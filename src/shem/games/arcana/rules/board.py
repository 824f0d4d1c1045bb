"""What changes on the board besides Golems, and where there is still room."""

from __future__ import annotations

from shem.games.arcana.rules.displacement import steps_from
from shem.games.arcana.state import Battle


def nearest_room(battle: Battle, base: int, region: int) -> int:
    """The Region with room for a base of this size that is the fewest steps away, itself first; -1 if there is none."""
    steps = steps_from(battle, region)
    best = -1
    for other in range(battle.field.count):
        nearer = steps[other] >= 0 and (best < 0 or steps[other] < steps[best])
        if nearer and battle.field.limits[other] and battle.free_room(other) >= base:
            best = other
    return best
