"""Stacking of Special Effects: which modifiers act on an attribute, and in what order."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally
from shem.games.arcana import vocabulary as v
from shem.games.arcana.effect import Condition, Effect
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Why
from shem.games.arcana.sources import ability_source, region_source
from shem.games.arcana.state import Battle, Golem

# The attributes of an attack; every other one belongs to its target or to a Golem by itself.
OF_ATTACKS: Final = (1 << v.ACCURACY) | (1 << v.DAMAGE) | (1 << v.RANGE) | (1 << v.CRIT)
# Those for which terrain has figures of its own.
OF_GROUND: Final = (1 << v.ACCURACY) | (1 << v.RANGE)


@final
class Modifier:
    """What could modify an attribute: its kind of source, its side and its age, 0 for what is as old as the game."""

    def __init__(self, kind: int, side: int, age: int, operation: int, amount: int, reason: Why, source: int) -> None:
        self.kind: Final = kind
        self.side: Final = side
        self.age: Final = age
        self.operation: Final = operation
        self.amount: Final = amount
        self.reason: Final = reason
        self.source: Final = source


def modify(
    battle: Battle, golem: Golem, attribute: int, ability: Ability | None, other: Golem | None, tally: Tally
) -> None:
    """Add what modifies an attribute of a Golem; the tally holds its base.

    ability, other: the attack that the number is for and its opponent; None where the number stands by itself. Order by
    ruling B35: multiplications, additions by age, then the newest "set".
    """
    if golem.at < 0:
        return  # ruling B20: reserves have no passives
    affected = bool(golem.effects) or ((golem.type.modified | battle.plan.auras) >> attribute) & 1 == 1
    if not affected and not (OF_GROUND >> attribute) & 1:
        return
    found: list[Modifier] = []
    _gather_ground(battle, golem, attribute, ability, found)
    if affected:
        _gather(battle, golem, attribute, ability, other, found)
    acting = _acting(found)
    for operation in (v.MULTIPLY, v.ADD, v.SET):
        for modifier in acting:
            if modifier.operation == operation:
                _act(modifier, tally)


def _act(modifier: Modifier, tally: Tally) -> None:
    if modifier.operation == v.ADD:
        tally.add(modifier.reason, modifier.amount, modifier.source)
    elif modifier.operation == v.SET:
        tally.become(modifier.reason, modifier.amount, modifier.source)
    else:
        tally.become(modifier.reason, tally.total * modifier.amount // 100, modifier.source)


def _gather_ground(battle: Battle, golem: Golem, attribute: int, ability: Ability | None, found: list[Modifier]) -> None:
    """Terrain's own figures for ranged attacks from there: the Hill's Range, the Pit's Accuracy."""
    if ability is None or ability.attack != v.RANGED:
        return
    terrain = battle.field.regions[golem.at].terrain
    if attribute == v.RANGE and terrain.range and golem.type.size != v.COLOSSUS:  # Colossi Size Considerations
        found.append(_ground(terrain.range, Why.ELEVATED, golem.at))
    elif attribute == v.ACCURACY and terrain.ranged_accuracy:
        found.append(_ground(terrain.ranged_accuracy, Why.PIT_AIM, golem.at))


def _ground(amount: int, reason: Why, region: int) -> Modifier:
    return Modifier(v.FROM_REGION, v.SIDE_NEUTRAL, 0, v.ADD, amount, reason, region_source(region))


def _gather(
    battle: Battle, golem: Golem, attribute: int, ability: Ability | None, other: Golem | None, found: list[Modifier]
) -> None:
    for effect in golem.type.passives:
        if effect.whom == v.SELF or effect.whom == v.ALLIES_HERE:
            _consider(battle, effect, golem, v.SIDE_ALLY, attribute, ability, golem, other, found)
    if ability is not None and (OF_ATTACKS >> attribute) & 1:
        for effect in ability.effects:
            _consider(battle, effect, golem, v.SIDE_ALLY, attribute, ability, golem, other, found)
    if (battle.plan.auras >> attribute) & 1:
        _gather_auras(battle, golem, attribute, ability, other, found)
    for active in golem.effects:
        if _concerns(active.effect, attribute, ability):  # its conditions were judged when it was placed
            side = v.SIDE_ALLY if battle.allied(active.army, golem.army) else v.SIDE_ENEMY
            found.append(_modifier(active.effect, active.source, side, active.age))


def _gather_auras(
    battle: Battle,
    golem: Golem,
    attribute: int,
    ability: Ability | None,
    other: Golem | None,
    found: list[Modifier],
) -> None:
    for bearer in battle.golems:
        if bearer.at != golem.at or bearer is golem:
            continue
        allied = battle.allied(bearer.army, golem.army)
        for effect in bearer.type.passives:
            if effect.whom == (v.ALLIES_HERE if allied else v.ENEMIES_HERE):
                side = v.SIDE_ALLY if allied else v.SIDE_ENEMY
                _consider(battle, effect, bearer, side, attribute, ability, golem, other, found)


def _consider(
    battle: Battle,
    effect: Effect,
    bearer: Golem,
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
    if (effect.spares >> golem.type.size) & 1 == 0 and holds(battle, effect, bearer, other):
        found.append(_modifier(effect, ability_source(bearer.number, effect.slot), side, 0))


def _modifier(effect: Effect, source: int, side: int, age: int) -> Modifier:
    return Modifier(effect.kind, side, age, effect.operation, effect.amount, Why.EFFECT, source)


def _concerns(effect: Effect, attribute: int, ability: Ability | None) -> bool:
    """Whether the effect modifies this attribute; an effect against some attacks needs one of them."""
    if effect.deed != v.MODIFY or effect.attribute != attribute:
        return False
    if attribute == v.COST:
        return ability is not None and effect.select & ability.selected != 0
    return effect.against == v.ANY or (ability is not None and effect.against & ability.attack != 0)


def _acting(found: list[Modifier]) -> list[Modifier]:
    """Of each kind of source and side only the newest, at equal age the larger (ruling B23); the oldest first."""
    if len(found) < 2:
        return found
    acting: dict[int, Modifier] = {}
    for modifier in found:
        group = _group(modifier)
        rival = acting.get(group)
        if rival is None or _supersedes(modifier, rival):
            acting[group] = modifier
    return sorted(acting.values(), key=_rank)


def _supersedes(a: Modifier, b: Modifier) -> bool:
    if a.age != b.age:
        return a.age > b.age
    return abs(a.amount) > abs(b.amount)


def _group(modifier: Modifier) -> int:
    return modifier.kind * v.SIDES + modifier.side


def _rank(modifier: Modifier) -> tuple[int, int]:
    return modifier.age, _group(modifier)


def holds(battle: Battle, effect: Effect, bearer: Golem, other: Golem | None) -> bool:
    """Whether all conditions hold where the Golems stand now (ruling B22); bearer: whose ability it is."""
    for condition in effect.conditions:
        subject = bearer if condition.subject == v.BEARER else other
        if subject is None or not _is(battle, condition, subject):
            return False
    return True


def _is(battle: Battle, condition: Condition, golem: Golem) -> bool:
    if condition.kind == v.IF_CLASS:
        value = golem.type.size
    elif golem.at < 0:
        return False
    elif condition.kind == v.IF_COVER:
        value = battle.field.regions[golem.at].cover
    elif condition.kind == v.IF_TERRAIN:
        value = battle.field.regions[golem.at].kind
    else:
        return False
    return (condition.values >> value) & 1 == 1
