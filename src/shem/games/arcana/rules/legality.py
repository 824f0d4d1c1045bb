"""Why an action of a turn is refused: the rule that it breaks and the missing amount."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Refusal
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import AreaAttack, Attack, Move, Route
from shem.games.arcana.figures import RESERVE, Golem
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.attack import in_reach, regions_meant, targets_in
from shem.games.arcana.rules.deployment import golem_refusal, zone_refusal
from shem.games.arcana.rules.foreseen import waiting
from shem.games.arcana.rules.movement import MOST_POINTS, enemy_regions, may_end, may_name_path, movement_points, reach
from shem.games.arcana.rules.sight import attack_range, blocker, is_seen
from shem.games.arcana.rules.stacking import attack_type
from shem.games.arcana.state import Battle

WRONG_KIND: Final = [Reject.NOT_A_MOVE, Reject.NOT_AN_ATTACK, Reject.NOT_A_POWER]


def ability_refusal(battle: Battle, army: int, number: int, slot: int, kind: int) -> Refusal | None:
    """None if the army may use this ability of this Golem, as far as Golem, kind (MOVE, ATTACK, POWER) and cost go."""
    refusal = golem_refusal(battle, army, number)
    if refusal is not None:
        return refusal
    golem = battle.golems[number]
    if not 0 <= slot < len(golem.type.abilities):
        return Refusal(Reject.NO_SUCH_ABILITY, about=number)
    ability = golem.type.abilities[slot]
    if ability.kind != kind:
        return Refusal(WRONG_KIND[kind], about=number)
    refusal = cooldown.usable(battle, golem, ability)
    if refusal is not None:
        return refusal
    if kind == v.MOVE and movement_points(battle, golem, ability) == 0:
        return Refusal(Reject.NO_MOVEMENT, about=number)  # ruling B39
    return None


def move_refusal(battle: Battle, army: int, action: Move) -> Refusal | None:
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.MOVE)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    if golem.at == RESERVE:
        return zone_refusal(battle, golem, action.region)
    if not 0 <= action.region < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=action.region)
    if action.region == golem.at:
        return Refusal(Reject.STAYS, about=action.region)
    ability = golem.type.abilities[action.ability]
    points = movement_points(battle, golem, ability)
    if reach(battle, golem, ability, points, enemy_regions(battle, army)).place(action.region) < 0:
        return Refusal(Reject.OUT_OF_REACH, least_points(battle, golem, ability, action.region), points, action.region)
    free = battle.room_for(golem.type, action.region)
    if free < golem.type.base:
        return Refusal(Reject.NO_ROOM, golem.type.base, max(0, free), action.region)
    return None


def least_points(battle: Battle, golem: Golem, ability: Ability, region: int) -> int:
    """The MP that would be enough to get there past everyone now on the board; -1 if no MP would be."""
    enemies = enemy_regions(battle, golem.army)
    reached = reach(battle, golem, ability, MOST_POINTS, enemies)
    place = reached.place(region)
    return reached.points[place] if place >= 0 else -1


def route_refusal(battle: Battle, army: int, action: Route) -> Refusal | None:
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.MOVE)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    if golem.at == RESERVE:
        return Refusal(Reject.NOT_DEPLOYED, about=golem.number)
    ability = golem.type.abilities[action.ability]
    points = movement_points(battle, golem, ability)
    enemies = enemy_regions(battle, army)
    reached = reach(battle, golem, ability, points, enemies)
    if not may_end(battle, golem, ability, points, reached, enemies):
        return Refusal(Reject.CANNOT_STOP, about=golem.number)
    if not may_name_path(battle, golem, ability, points, reached, enemies, waiting(battle, army)):
        return Refusal(Reject.ALL_PATHS_ALIKE, about=golem.number)
    return None


def attack_refusal(battle: Battle, army: int, action: Attack) -> Refusal | None:
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.ATTACK)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    refusal = target_refusal(battle, army, golem, ability, action.target)
    if refusal is not None:
        return refusal
    target = battle.golems[action.target]
    refusal = _reach_refusal(battle, golem, ability, target.at)
    if refusal is None and not is_seen(battle, golem, target):
        return Refusal(Reject.NO_SIGHT, about=blocker(battle, golem.at, target.at))  # ruling B7
    return refusal


def target_refusal(battle: Battle, army: int, golem: Golem, ability: Ability, number: int) -> Refusal | None:
    """None if the attack is for one Golem, and that is an enemy on the board."""
    if ability.scope != v.SINGLE:
        return Refusal(Reject.NEEDS_REGION, about=golem.number)
    if not 0 <= number < len(battle.golems):
        return Refusal(Reject.NO_SUCH_GOLEM, about=number)
    target = battle.golems[number]
    if battle.allied(target.army, army):
        return Refusal(Reject.NOT_AN_ENEMY, about=number)
    if target.at < 0:
        return Refusal(Reject.GONE if target.at < RESERVE else Reject.NOT_DEPLOYED, about=number)
    return None


def area_refusal(battle: Battle, army: int, action: AreaAttack) -> Refusal | None:
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.ATTACK)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    refusal = region_refusal(battle, golem, ability, action.region)
    if refusal is None:
        refusal = _reach_refusal(battle, golem, ability, action.region)
    if refusal is None and not targets_in(battle, golem, ability, action.region):
        return Refusal(Reject.NO_SIGHT, about=blocker(battle, golem.at, action.region))  # ruling B7
    return refusal


def region_refusal(battle: Battle, golem: Golem, ability: Ability, region: int) -> Refusal | None:
    """None if the attack is for a whole Region, and somebody is there for whom it is (ruling B41)."""
    if ability.scope == v.SINGLE:
        return Refusal(Reject.NEEDS_TARGET, about=golem.number)
    if not 0 <= region < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=region)
    if (regions_meant(battle, golem, ability) >> region) & 1:
        return None
    return Refusal(Reject.NO_ENEMY_THERE if ability.scope == v.ENEMIES else Reject.NOBODY_MEANT, about=region)


def _reach_refusal(battle: Battle, golem: Golem, ability: Ability, region: int) -> Refusal | None:
    if (in_reach(battle, golem, ability) >> region) & 1:
        return None
    if attack_type(battle, golem, ability) == v.MELEE:
        return Refusal(Reject.OTHER_REGION, about=region)
    if region == golem.at:
        return Refusal(Reject.SAME_REGION, about=region)
    away = battle.field.distance(golem.at, region, battle.plan.by_steps)
    far = attack_range(battle, golem, ability)
    if away > far:
        return Refusal(Reject.OUT_OF_RANGE, away, far, region)
    return Refusal(Reject.NO_SIGHT, about=blocker(battle, golem.at, region))
