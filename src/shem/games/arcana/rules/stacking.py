"""Stacking of Special Effects: which modifiers act on an attribute, and in what order."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.arcana import vocabulary as v
from shem.games.arcana.pieces import Ability, Condition, Effect
from shem.games.arcana.reasons import Why
from shem.games.arcana.sources import ability_source
from shem.games.arcana.state import Battle, Golem

# The attributes of an attack; every other one belongs to its target or to a Golem by itself.
OF_ATTACKS: Final = (1 << v.ACCURACY) | (1 << v.DAMAGE) | (1 << v.RANGE) | (1 << v.CRIT)


@final
class Modifier:
    """An effect that could modify an attribute: its side and its age, 0 for what is as old as the game (ruling B23)."""

    def __init__(self, effect: Effect, source: int, side: int, age: int) -> None:
        self.effect: Final = effect
        self.source: Final = source
        self.side: Final = side
        self.age: Final = age


def modify(
    battle: Battle, golem: Golem, attribute: int, ability: Ability | None, other: Golem | None, tally: Tally
) -> None:
    """Add what modifies an attribute of a Golem; the tally holds its base.

    ability, other: the attack that the number is for and its opponent; None where the number stands by itself. Order by
    ruling B35: multiplications, additions by age, then the newest "set".
    """
    if golem.at < 0:
        return  # ruling B20: reserves have no passives
    if not golem.effects and not ((golem.type.modified | battle.plan.auras) >> attribute) & 1:
        return
    acting = _newest_of_each_side(_gather(battle, golem, attribute, ability, other))
    for operation in (v.MULTIPLY, v.ADD, v.SET):
        for modifier in acting:
            if modifier.effect.operation == operation:
                _act(modifier, operation, tally)


def _act(modifier: Modifier, operation: int, tally: Tally) -> None:
    source = ability_source(modifier.source, modifier.effect.slot)
    amount = modifier.effect.amount
    if operation == v.ADD:
        tally.add(Why.EFFECT, amount, source)
    elif operation == v.SET:
        tally.become(Why.EFFECT, amount, source)
    else:
        tally.become(Why.EFFECT, tally.total * amount // 100, source)


def _gather(battle: Battle, golem: Golem, attribute: int, ability: Ability | None, other: Golem | None) -> list[Modifier]:
    found: list[Modifier] = []
    for effect in golem.type.passives:
        if effect.whom == v.SELF or effect.whom == v.ALLIES_HERE:
            _consider(battle, effect, golem.number, v.SIDE_ALLY, attribute, ability, golem, other, found)
    if ability is not None and (OF_ATTACKS >> attribute) & 1:
        for effect in ability.effects:
            _consider(battle, effect, golem.number, v.SIDE_ALLY, attribute, ability, golem, other, found)
    if (battle.plan.auras >> attribute) & 1:
        _gather_auras(battle, golem, attribute, ability, other, found)
    for active in golem.effects:
        if _concerns(active.effect, attribute, ability):  # its conditions were judged when it was placed
            side = v.SIDE_ALLY if battle.allied(active.army, golem.army) else v.SIDE_ENEMY
            found.append(Modifier(active.effect, active.source, side, active.age))
    return found


def _gather_auras(
    battle: Battle,
    golem: Golem,
    attribute: int,
    ability: Ability | None,
    other: Golem | None,
    found: list[Modifier],
) -> None:
    for bearer in battle.golems:
        if bearer.at != golem.at or bearer.at < 0 or bearer is golem:
            continue
        allied = battle.allied(bearer.army, golem.army)
        for effect in bearer.type.passives:
            if effect.whom == (v.ALLIES_HERE if allied else v.ENEMIES_HERE):
                side = v.SIDE_ALLY if allied else v.SIDE_ENEMY
                _consider(battle, effect, bearer.number, side, attribute, ability, golem, other, found)


def _consider(
    battle: Battle,
    effect: Effect,
    source: int,
    side: int,
    attribute: int,
    ability: Ability | None,
    golem: Golem,
    other: Golem | None,
    found: list[Modifier],
) -> None:
    """What always holds is as old as the game; only modifiers whose condition holds compete (ruling B23)."""
    if effect.trigger != v.ALWAYS or not _concerns(effect, attribute, ability):
        return
    if (effect.spares >> golem.type.size) & 1 == 0 and holds(battle, effect, golem, other):
        found.append(Modifier(effect, source, side, 0))


def _concerns(effect: Effect, attribute: int, ability: Ability | None) -> bool:
    """Whether the effect modifies this attribute; an effect against some attacks needs one of them."""
    if effect.deed != v.MODIFY or effect.attribute != attribute:
        return False
    return effect.against == v.ANY or (ability is not None and effect.against & ability.attack != 0)


def _newest_of_each_side(found: list[Modifier]) -> list[Modifier]:
    """Only the newest of each side acts; at equal age the larger. All sources here are Golems, one kind."""
    best: list[Modifier] = []
    for side in (v.SIDE_ALLY, v.SIDE_ENEMY):
        newest: Modifier | None = None
        for modifier in found:
            if modifier.side == side and (newest is None or _supersedes(modifier, newest)):
                newest = modifier
        if newest is not None:
            best.append(newest)
    if len(best) == 2 and best[0].age > best[1].age:
        best.reverse()
    return best


def _supersedes(a: Modifier, b: Modifier) -> bool:
    if a.age != b.age:
        return a.age > b.age
    return abs(a.effect.amount) > abs(b.effect.amount)


def holds(battle: Battle, effect: Effect, golem: Golem, other: Golem | None) -> bool:
    """Whether all conditions hold where the Golems stand now (ruling B22)."""
    for condition in effect.conditions:
        subject = golem if condition.subject == v.HOLDER else other
        if subject is None or not _is(battle, condition, subject):
            return False
    return True


def _is(battle: Battle, condition: Condition, golem: Golem) -> bool:
    if condition.kind == v.IF_CLASS:
        value = golem.type.size
    elif golem.at < 0:
        return False
    elif condition.kind == v.IF_COVER:
        value = battle.plan.field.regions[golem.at].cover
    else:
        value = battle.plan.field.regions[golem.at].kind
    return (condition.values >> value) & 1 == 1
