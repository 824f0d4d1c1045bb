"""Line of Sight (LOS) and Range."""

from __future__ import annotations

from typing import Final

from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.masks import mask_of_places, places_of, shared, united, without
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import ability_source
from shem.games.arcana.parts.squares import Squares, enters_circle
from shem.games.arcana.parts.standing import UNKNOWN
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.stacking import ANYTHING, modify, no_less

FAR: Final = 1024  # above every range on a map
OF_RANGE: Final = 1 << v.RANGE


def sees(battle: Battle, a: int, b: int, tall: bool) -> bool:
    """Whether sight from Region a to Region b is clear; who stands on a Hill ignores Hills (ruling A6).

    A Colossus blocks sight as a Mountain, but not in its own Region. tall: it is a Colossus that sees or is seen, so that
    Hills stop nothing; who stands beside one sees and is seen as usual (ruling B7).
    """
    return not battle.standing().giants & battle.field.line(a, b).passes and _clear(battle, a, b, tall)


def is_seen(battle: Battle, golem: Golem, target: Golem) -> bool:
    """Whether a Golem sees another in a Region that is among its `struck_regions`, or its own."""
    if golem.at == target.at or golem.type.size == v.COLOSSUS or target.type.size == v.COLOSSUS:
        return True
    if not shared(battle.standing().giants, battle.field.bits[target.at]):
        return True
    return _clear(battle, golem.at, target.at, False)


def _clear(battle: Battle, a: int, b: int, tall: bool) -> bool:
    """Whether nothing of the ground stands in the line; tall: a Colossus is at one of its ends."""
    line = battle.field.line(a, b)
    if line.blocked:
        return False
    if line.hill < 0 or tall or battle.field.regions[a].terrain.blocks_height:
        return True
    return battle.plan.rules.target_sees_over_hills and battle.field.regions[b].terrain.blocks_height


def struck_regions(battle: Battle, a: int, far: int, tall: bool) -> int:
    """A mask of the other Regions within `far` of Region a and in its sight, or with a Colossus that is.

    tall: it is a Colossus that looks.
    """
    standing = battle.standing()
    giants = standing.giants
    if giants == 0:
        return _struck(battle, a, far, tall)
    key = (a * FAR + min(far, FAR - 1)) * 2 + (1 if tall else 0)
    mask = standing.struck.get(key, UNKNOWN)
    if mask == UNKNOWN:
        mask = seen_regions(battle, a, far, tall)
        for giant in places_of(without(giants, mask) & battle.field.near(a, far, battle.plan.by_steps)):
            if giant != a and sees(battle, a, giant, True):
                mask = united(mask, battle.field.bits[giant])
        standing.struck[key] = mask
    return mask


def seen_regions(battle: Battle, a: int, far: int, tall: bool) -> int:
    """A mask of the other Regions within `far` of Region a that are themselves in sight; tall: of a Colossus."""
    field = battle.field
    mask = _struck(battle, a, far, tall)
    giants = battle.standing().giants
    if giants:
        for giant in places_of(giants & field.near(a, far, battle.plan.by_steps)):
            if giant != a:
                mask = without(mask, _shadow(field.squares, a, giant))
    return mask


def _struck(battle: Battle, a: int, far: int, tall: bool) -> int:
    """The same for a board without Colossi but for the one that looks, if `tall`; kept once computed."""
    field = battle.field
    far = min(far, field.columns + field.rows)
    key = (a * (field.columns + field.rows + 1) + far) * 2 + (1 if tall else 0)
    mask = field.strikes(key, a, far)
    if mask is None:
        around = places_of(field.near(a, far, battle.plan.by_steps))
        mask = mask_of_places([b for b in around if b != a and _clear(battle, a, b, tall)])
        field.struck[key] = mask
    return mask


def _beyond(start: int, way: int, count: int) -> range:
    """The columns, or rows, behind what stands `way` from the start: no line that ends before passes it."""
    if way > 0:
        return range(start + way, count)
    return range(start + way + 1) if way < 0 else range(count)


def _shadow(squares: Squares, a: int, giant: int) -> int:
    """A mask of the Regions that cannot be seen from Region a past a Colossus in Region `giant`; kept once computed."""
    key = a * squares.count + giant
    mask = squares.shadows.get(key)
    if mask is None:
        mask = 0
        column, row = squares.spots[a]
        over, under = squares.spots[giant][0] - column, squares.spots[giant][1] - row
        for y in _beyond(row, under, squares.rows):
            for x in _beyond(column, over, squares.columns):
                b = squares.at(x, y)
                if b >= 0 and b != giant and enters_circle(x - column, y - row, over, under):
                    mask |= 1 << b
        squares.shadows[key] = mask
    return mask


def blocker(battle: Battle, a: int, b: int) -> int:
    """The Region that blocks the sight from a to b; -1 for a void or the map's edge."""
    line = battle.field.line(a, b)
    if line.blocked:
        return line.blocker
    giants = battle.standing().giants
    for region in line.between:
        if (giants >> region) & 1:
            return region
    return line.hill


def attack_range(
    battle: Battle, golem: Golem, ability: Ability, tally: Tally | None = None, touches: int = ANYTHING
) -> int:
    """How far a ranged attack reaches, in Regions, at least 0 (Ranged Attacks: Range).

    tally: takes the lines; touches: `touched`, where that is known.
    """
    if tally is None:
        if battle.field.regions[golem.at].terrain.range == 0 and not (battle.plan.occurs.attributes & touches) & OF_RANGE:
            return ability.range
        tally = Tally(False)
    tally.base(Why.RANGE, ability.range, ability_source(golem.number, ability.slot))
    modify(battle, golem, v.RANGE, ability, None, tally)
    return no_less(tally)
