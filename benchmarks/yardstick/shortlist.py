"""Which actions are worth a bot's time where there are very many: a few of the alike ones, all of the rest."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Bless, Curse, Deploy, Move, UseAt
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.movement import enemy_regions
from shem.games.arcana.rules.sight import struck_regions

FAR: Final = 99


def shortlist(battle: Battle, seat: int, legal: list[Action], most: int) -> list[Action]:
    """Every action that stands for itself, and of those that differ only in the Region the likeliest ones.

    About `most` in all, at least one of each kind; the order of `legal` is kept.
    """
    if len(legal) <= most:
        return legal
    groups: dict[tuple[int, ...], list[tuple[float, int]]] = {}
    chosen: list[int] = []
    enemies = _regions(enemy_regions(battle, seat))
    for place in range(len(legal)):
        action = legal[place]
        key: tuple[int, ...] = ()
        if isinstance(action, Move):
            key = (3, action.golem, action.ability)
            score = _post(battle, battle.golems[action.golem], action.region, enemies)
        elif isinstance(action, Deploy):
            key = (1, action.golem)
            score = _post(battle, battle.golems[action.golem], action.region, enemies)
        elif isinstance(action, UseAt):
            key = (13, action.golem, action.ability)
            score = _crowd(battle, seat, action.region, 1)
        elif isinstance(action, Bless):
            key = (15, action.ancient)
            score = _crowd(battle, seat, action.region, 0)
        elif isinstance(action, Curse):
            key = (16, action.ancient)
            score = _crowd(battle, seat, action.region, 2)
        else:
            chosen.append(place)
            continue
        groups.setdefault(key, []).append((-score, place))
    each = max(1, (most - len(chosen)) // max(1, len(groups)))
    for group in groups.values():
        group.sort()
        chosen.extend([place for _, place in group[:each]])
    chosen.sort()
    return [legal[place] for place in chosen]


def _regions(mask: int) -> list[int]:
    return [region for region in range(mask.bit_length()) if (mask >> region) & 1]


def _post(battle: Battle, golem: Golem, region: int, enemies: list[int]) -> float:
    """How good a Region is for a Golem to stand in: whom it can strike from there, how near it is to enemies and goals."""
    field = battle.field
    nearest = FAR
    for other in enemies:
        nearest = min(nearest, field.distance(region, other, False))
    score = -0.2 * nearest
    goal = FAR
    for capture in battle.plan.captures:
        goal = min(goal, field.distance(region, capture.region, False))
    for well in battle.wells:
        if not well.among and well.left():
            goal = min(goal, 1 + field.distance(region, well.region, False))
    if goal < FAR:
        score -= 0.3 * goal - (1.0 if goal == 0 else 0.0)
    for ability in golem.type.abilities:
        if ability.is_attack and _strikes(battle, golem, region, ability, enemies, nearest):
            score += 1.0
    return score


def _strikes(battle: Battle, golem: Golem, region: int, ability: Ability, enemies: list[int], nearest: int) -> bool:
    if ability.attack == v.MELEE:
        return nearest == 0
    if nearest > ability.range:
        return False
    struck = struck_regions(battle, region, ability.range, golem.type.size == v.COLOSSUS)
    return any((struck >> other) & 1 for other in enemies)


def _crowd(battle: Battle, seat: int, region: int, whose: int) -> float:
    """How many Golems stand in a Region: own ones (0), everybody's (1) or enemies (2)."""
    count = 0
    for golem in battle.standing().crowd(region):
        allied = battle.allied(golem.army, seat)
        if whose == 1 or allied == (whose == 0):
            count += 1
    return float(count)
