"""Line of Sight (LOS) and Range."""

from __future__ import annotations

from shem.core.tally import Tally
from shem.games.arcana import vocabulary as v
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Why
from shem.games.arcana.rules.stacking import modify
from shem.games.arcana.sources import ability_source
from shem.games.arcana.state import Battle, Golem


def sees(battle: Battle, a: int, b: int) -> bool:
    """Whether sight from Region a to Region b is clear; who stands on a Hill ignores Hills (ruling A6)."""
    line = battle.field.line(a, b)
    if line.blocked:
        return False
    if line.hill < 0 or battle.field.regions[a].terrain.blocks_height:
        return True
    return battle.plan.rules.target_sees_over_hills and battle.field.regions[b].terrain.blocks_height


def struck_regions(battle: Battle, a: int, far: int) -> int:
    """A mask of the other Regions within `far` of Region a and in its sight."""
    field = battle.field
    far = min(far, field.columns + field.rows)
    key = a * (field.columns + field.rows + 1) + far
    mask = field.struck.get(key)
    if mask is None:
        mask = 0
        for b in range(field.count):
            if b != a and field.distance(a, b, battle.plan.by_steps) <= far and sees(battle, a, b):
                mask |= 1 << b
        field.struck[key] = mask
    return mask


def blocker(battle: Battle, a: int, b: int) -> int:
    """The Region that blocks the sight from a to b; -1 for a void or the map's edge."""
    line = battle.field.line(a, b)
    return line.blocker if line.blocked else line.hill


def attack_range(battle: Battle, golem: Golem, ability: Ability, tally: Tally) -> int:
    """How far a ranged attack reaches, in Regions, at least 0 (Ranged Attacks: Range)."""
    tally.base(Why.RANGE, ability.range, ability_source(golem.number, ability.slot))
    modify(battle, golem, v.RANGE, ability, None, tally)
    if tally.total < 0:
        tally.become(Why.NO_LESS, 0)
    return tally.total
