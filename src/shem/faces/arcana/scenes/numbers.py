"""The tallies behind an action's figures, also where it is not legal now."""

from __future__ import annotations

from typing import cast

from shem.core.contract import Action
from shem.core.tally import Tally
from shem.faces.arcana.scenes.answer_shapes import ArcanaNumber
from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.telling.strikes import Strike, targets_of
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaCharge, Attack, Bless, Charge, Curse, EndTurn, Miracle
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import MIRACLE, ancient_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.ancient import place_cost
from shem.games.arcana.rules.attack import to_hit
from shem.games.arcana.rules.charge_criteria import charge_cost
from shem.games.arcana.rules.damage import damage
from shem.games.arcana.rules.movement import movement_points
from shem.games.arcana.rules.sight import attack_range
from shem.games.arcana.rules.stacking import attack_type

Ancients = Miracle | Bless | Curse


def numbers_of(glance: Glance, seat: int, action: Action) -> list[ArcanaNumber]:
    if isinstance(action, EndTurn):
        left = Tally()
        left.base(Why.AP_LEFT, glance.battle.armies[seat].ap)
        return [_number(glance, "mana", left)]
    if isinstance(action, Ancients):
        return _of_ancient(glance, seat, action)
    golem, slot = glance.golem(getattr(action, "golem", -1)), getattr(action, "ability", None)
    if golem is None or slot is None or slot >= len(golem.type.abilities):
        return []
    ability = golem.type.abilities[slot]
    price = Tally()
    cooldown.cost(glance.battle, golem, ability, price)
    found = [_number(glance, "cost", price)]
    if isinstance(action, Charge | AreaCharge) and action.move < len(golem.type.abilities):
        move = golem.type.abilities[action.move]
        price = Tally()
        charge_cost(glance.battle, golem, ability, move, price)
        found = [_number(glance, "cost", price), _points(glance, golem, move)]
    if ability.is_move:
        found.append(_points(glance, golem, ability))
    elif isinstance(action, Strike) and ability.is_attack and golem.at >= 0 and _aimed(glance.battle, action):
        found += _of_attack(glance, golem, ability, action)
    return found


def _number(glance: Glance, name: str, tally: Tally) -> ArcanaNumber:
    return cast(ArcanaNumber, glance.number(name, tally))


def _points(glance: Glance, golem: Golem, ability: Ability) -> ArcanaNumber:
    points = Tally()
    movement_points(glance.battle, golem, ability, points)
    return _number(glance, "points", points)


def _of_ancient(glance: Glance, seat: int, action: Ancients) -> list[ArcanaNumber]:
    """The Mana that an Ancient One's power costs."""
    ancients = glance.battle.plan.musters[seat].ancients
    price = Tally()
    if action.ancient >= len(ancients):
        return []
    if not isinstance(action, Miracle):
        role = v.BLESSING if isinstance(action, Bless) else v.CURSE
        cost = place_cost(glance.battle, seat, action.ancient, role, price)
    else:
        cost = ancients[action.ancient].miracle_mana
        price.base(Why.COST, cost, ancient_source(seat, action.ancient, MIRACLE))
    return [_number(glance, "cost", price)] if cost >= 0 else []


def _aimed(battle: Battle, action: Strike) -> bool:
    """Whether there is something on the board to aim at."""
    if isinstance(action, Attack | Charge):
        return action.target < len(battle.golems) and battle.golems[action.target].at >= 0
    return action.region < battle.field.count


def _of_attack(glance: Glance, golem: Golem, ability: Ability, action: Strike) -> list[ArcanaNumber]:
    battle = glance.battle
    found = []
    if attack_type(battle, golem, ability) == v.RANGED:
        far = Tally()
        attack_range(battle, golem, ability, far)
        found.append(_number(glance, "range", far))
    for target in targets_of(battle, action):
        hit, plain, crit = Tally(), Tally(), Tally()
        to_hit(battle, golem, ability, target, hit)
        damage(battle, golem, ability, target, False, plain)
        damage(battle, golem, ability, target, True, crit)
        for code, tally in (("to-hit", hit), ("damage", plain), ("crit-damage", crit)):
            number = _number(glance, code, tally)
            number["golem"] = target.number
            number["name"] = glance.names.say(
                "number-against", number=number["name"], golem=glance.names.golem(target.number)
            )
            found.append(number)
    return found
