"""What an attack promises: from the rules' own functions and from every future of the action itself."""

from __future__ import annotations

from dataclasses import dataclass

from shem.core.odds import futures
from shem.core.tally import Tally
from shem.faces.arcana.telling.names import Names
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import AreaAttack, AreaCharge, Attack, Bless, Charge, Curse, Miracle
from shem.games.arcana.figures import Golem
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Why
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.ancient import place_cost
from shem.games.arcana.rules.attack import targets_in, to_hit
from shem.games.arcana.rules.charge import charge_cost
from shem.games.arcana.rules.charging import area_targets
from shem.games.arcana.rules.damage import damage
from shem.games.arcana.rules.movement import movement_points
from shem.games.arcana.rules.sight import attack_range
from shem.games.arcana.rules.stacking import attack_type
from shem.games.arcana.sources import MIRACLE, ancient_source
from shem.games.arcana.state import Battle
from shem.table.teller import Numbers


@dataclass(frozen=True)
class Promise:
    """For one Golem in an attack's way: To-Hit in percent, damage of a hit, expected loss of Health, chance to die."""

    golem: int
    to_hit: int
    damage: int
    expected: float
    kill: float


Strike = Attack | AreaAttack | Charge | AreaCharge


def targets_of(battle: Battle, action: Strike) -> list[Golem]:
    golem = battle.golems[action.golem]
    if isinstance(action, Attack | Charge):
        return [battle.golems[action.target]]
    ability = golem.type.abilities[action.ability]
    if isinstance(action, AreaCharge):
        return area_targets(battle, golem, ability, action.region)
    return targets_in(battle, golem, ability, action.region)


def promises(battle: Battle, seat: int, action: Strike) -> list[Promise]:
    """What a legal attack promises for each of its targets, displacements and what follows a decision not counted."""
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    leaves = futures(battle, seat, action).leaves
    found = []
    for target in targets_of(battle, action):
        ends = [(leaf.weight, _end(leaf.state, target.number)) for leaf in leaves]
        found.append(
            Promise(
                target.number,
                to_hit(battle, golem, ability, target, Tally(False)),
                damage(battle, golem, ability, target, False, Tally(False)),
                sum(weight * (target.health - end.health) for weight, end in ends),
                sum(weight for weight, end in ends if end.health == 0),
            )
        )
    return found


def _end(state: object, number: int) -> Golem:
    assert isinstance(state, Battle)
    return state.golems[number]


Ancients = Miracle | Bless | Curse


def numbers(names: Names, battle: Battle, seat: int, action: object) -> Numbers:
    """The tallies behind an action's figures, also where it is not legal now."""
    if isinstance(action, Ancients):
        return _ancient_numbers(battle, seat, action)
    number = golem_of(action)
    slot = getattr(action, "ability", None)
    if number is None or slot is None or number >= len(battle.golems):
        return []
    golem = battle.golems[number]
    if slot >= len(golem.type.abilities):
        return []
    ability = golem.type.abilities[slot]
    found = _cost(battle, golem, ability)
    if isinstance(action, Charge | AreaCharge) and action.move < len(golem.type.abilities):
        move = golem.type.abilities[action.move]
        price = Tally()
        charge_cost(battle, golem, ability, move, price)
        found = [("cost", price), *_points(battle, golem, move)]
    if ability.is_move:
        found += _points(battle, golem, ability)
    elif isinstance(action, Strike) and ability.is_attack and golem.at >= 0 and _aimed(battle, action):
        found += _attack_numbers(names, battle, golem, ability, action)
    return found


def _cost(battle: Battle, golem: Golem, ability: Ability) -> Numbers:
    price = Tally()
    cooldown.cost(battle, golem, ability, price)
    return [("cost", price)]


def _points(battle: Battle, golem: Golem, ability: Ability) -> Numbers:
    points = Tally()
    movement_points(battle, golem, ability, points)
    return [("points", points)]


def _ancient_numbers(battle: Battle, seat: int, action: Ancients) -> Numbers:
    """The Mana that an Ancient One's power costs."""
    ancients = battle.plan.musters[seat].ancients
    if action.ancient >= len(ancients):
        return []
    price = Tally()
    if isinstance(action, Miracle):
        mana = ancients[action.ancient].miracle_mana
        if mana >= 0:
            price.base(Why.COST, mana, ancient_source(seat, action.ancient, MIRACLE))
            return [("cost", price)]
        return []
    role = v.BLESSING if isinstance(action, Bless) else v.CURSE
    return [("cost", price)] if place_cost(battle, seat, action.ancient, role, price) >= 0 else []


def _aimed(battle: Battle, action: Strike) -> bool:
    """Whether there is something on the board to aim at."""
    if isinstance(action, Attack | Charge):
        return action.target < len(battle.golems) and battle.golems[action.target].at >= 0
    return action.region < battle.field.count


def _attack_numbers(names: Names, battle: Battle, golem: Golem, ability: Ability, action: Strike) -> Numbers:
    found: Numbers = []
    if attack_type(battle, golem, ability) == v.RANGED:
        far = Tally()
        attack_range(battle, golem, ability, far)
        found.append(("range", far))
    for target in targets_of(battle, action):
        name = names.golem(target.number)
        for code, crit in (("to-hit", None), ("damage", False), ("crit-damage", True)):
            tally = Tally()
            if crit is None:
                to_hit(battle, golem, ability, target, tally)
            else:
                damage(battle, golem, ability, target, crit, tally)
            found.append((f"{code}:{name}", tally))
    return found


def golem_of(action: object) -> int | None:
    """The Golem that an action moves or uses; None for an action of no Golem."""
    golem = getattr(action, "golem", None)
    return golem if isinstance(golem, int) else None
