"""Stacking of Special Effects: which modifiers act on an attribute, and in what order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import Active, Golem
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import ability_source, region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.conditions import fits, holds
from shem.games.arcana.rules.fading import amount_now, is_ahead
from shem.games.arcana.rules.status import acts, reaches, side_of

# Those for which terrain has figures of its own.
OF_GROUND: Final = (1 << v.ACCURACY) | (1 << v.RANGE)
OF_TYPE: Final = 1 << v.AS_MELEE
ALWAYS_STACKS: Final = 100  # what always stacks: each modifier is a group of its own
ANYTHING: Final = -1  # every attribute, where it is not known what is `touched`


@final
@mypyc_attr(acyclic=True)
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


def no_less(tally: Tally) -> int:
    """The total, which counts as 0 where it would be less (ruling B24)."""
    if tally.total < 0:
        tally.become(Why.NO_LESS, 0)
    return tally.total


def modify(
    battle: Battle, golem: Golem, attribute: int, ability: Ability | None, other: Golem | None, tally: Tally
) -> None:
    """Add what modifies an attribute of a Golem; the tally holds its base.

    ability, other: the attack that the number is for and its opponent; None where the number stands by itself. Order by
    ruling B35: multiplications, additions by age, then the newest "set".
    """
    if golem.at < 0:
        return  # ruling B20: reserves have no passives
    touched = affected(battle, golem, attribute, other)
    if not touched and not (OF_GROUND >> attribute) & 1:
        return
    found: list[Modifier] = []
    _gather_ground(battle, golem, attribute, ability, found)
    if touched:
        _gather(battle, golem, attribute, ability, other, found)
    if not found:
        return
    acting = _acting(found)
    for operation in (v.MULTIPLY, v.ADD, v.SET):
        for modifier in acting:
            if modifier.operation == operation:
                _act(modifier, tally)


def attack_type(battle: Battle, golem: Golem, ability: Ability, touches: int = ANYTHING) -> int:
    """MELEE or RANGED, as the attack is made now: an effect can have ranged attacks made as melee attacks.

    touches: `touched`, where that is known.
    """
    if ability.attack != v.RANGED or not (battle.plan.occurs.attributes & touches) & OF_TYPE:
        return ability.attack
    tally = Tally(False)
    modify(battle, golem, v.AS_MELEE, ability, None, tally)
    return v.MELEE if tally.total else v.RANGED


def affected(battle: Battle, golem: Golem, attribute: int, other: Golem | None) -> bool:
    """Whether anything could modify the attribute, besides the ground; nothing does in reserve (ruling B20)."""
    if golem.at < 0 or not (battle.plan.occurs.attributes >> attribute) & 1:
        return False
    if other is not None and (other.type.pressed >> attribute) & 1:
        return True
    return (touched(battle, golem) >> attribute) & 1 == 1


def touched(battle: Battle, golem: Golem) -> int:
    """A mask of the attributes that anything could modify for a Golem, whomever it attacks, besides the ground."""
    if golem.at < 0:
        return 0  # ruling B20
    mask = golem.type.modified | battle.plan.occurs.far_auras
    for active in golem.effects:
        mask |= active.effect.modifies
    if battle.plan.occurs.auras and len(battle.standing().there[golem.at]) > 1:
        mask |= battle.plan.occurs.auras
    if battle.zones:
        mask |= battle.laid().modified.get(golem.at, 0)
    return mask


def _act(modifier: Modifier, tally: Tally) -> None:
    if modifier.operation == v.ADD:
        tally.add(modifier.reason, modifier.amount, modifier.source)
    elif modifier.operation == v.SET:
        tally.become(modifier.reason, modifier.amount, modifier.source)
    else:
        tally.become(modifier.reason, tally.total * modifier.amount // 100, modifier.source)


def _gather_ground(battle: Battle, golem: Golem, attribute: int, ability: Ability | None, found: list[Modifier]) -> None:
    """Terrain's own figures for ranged attacks from there: the Hill's Range, the Pit's Accuracy."""
    if ability is None or not (OF_GROUND >> attribute) & 1 or attack_type(battle, golem, ability) != v.RANGED:
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
    made = _made(battle, golem, attribute, ability, other)
    for effect in golem.type.passives:
        if (v.REACHES_OWNER >> effect.whom) & 1:
            _consider(battle, effect, golem, attribute, ability, made, golem, other, found)
    if ability is not None and (v.OF_ABILITIES >> attribute) & 1:
        for effect in ability.effects:
            if effect.whom != v.TARGET:
                _consider(battle, effect, golem, attribute, ability, made, golem, other, found)
    elif ability is not None and other is not None and (other.type.pressed >> attribute) & 1:
        _gather_pressure(battle, golem, attribute, ability, made, other, found)
    if (battle.plan.occurs.auras >> attribute) & 1:
        _gather_auras(battle, golem, attribute, ability, made, other, found)
    for active in golem.effects:
        # Its conditions were judged when it was placed.
        if active.effect.attribute == attribute and _concerns(active.effect, attribute, ability, made):
            _add_active(battle, golem, active, found)
    if not (battle.plan.occurs.laid >> attribute) & 1:
        return
    for zone in battle.lying(golem.at):
        if (zone.layout.attributes >> attribute) & 1:
            _gather_zone(battle, zone, golem, attribute, ability, made, other, found)


def _add_active(battle: Battle, golem: Golem, active: Active, found: list[Modifier]) -> None:
    effect = active.effect
    if is_ahead(active):
        return
    side = side_of(battle, effect.kind, active.army, active.source, golem)
    found.append(Modifier(effect.kind, side, active.age, effect.operation, amount_now(active), Why.EFFECT, active.source))


def _gather_pressure(
    battle: Battle, golem: Golem, attribute: int, ability: Ability, made: int, attacker: Golem, found: list[Modifier]
) -> None:
    """What the attacker's abilities always do to whom it attacks."""
    for effect in ability.effects:
        if effect.whom == v.TARGET:
            _consider(battle, effect, attacker, attribute, ability, made, golem, golem, found)
    for effect in attacker.type.passives:
        if effect.whom == v.TARGET:
            _consider(battle, effect, attacker, attribute, ability, made, golem, golem, found)


def _gather_auras(
    battle: Battle,
    golem: Golem,
    attribute: int,
    ability: Ability | None,
    made: int,
    other: Golem | None,
    found: list[Modifier],
) -> None:
    far = (battle.plan.occurs.far_auras >> attribute) & 1 == 1
    crowd = battle.golems if far else battle.standing().crowd(golem.at)
    for bearer in crowd:
        if bearer.at < 0 or bearer is golem or not (bearer.type.auras >> attribute) & 1:
            continue
        for effect in bearer.type.passives:
            if effect.attribute == attribute and reaches(battle, effect, bearer.army, bearer, bearer.at, golem):
                _consider(battle, effect, bearer, attribute, ability, made, golem, other, found)


def _gather_zone(
    battle: Battle,
    zone: Zone,
    golem: Golem,
    attribute: int,
    ability: Ability | None,
    made: int,
    other: Golem | None,
    found: list[Modifier],
) -> None:
    """What lies on the Golem's Region; it is as old as its placing there."""
    there = -1 if other is None else other.at
    for effect in zone.layout.effects:
        if effect.trigger != v.ALWAYS or not _concerns(effect, attribute, ability, made):
            continue
        if not reaches(battle, effect, zone.army, None, zone.region, golem):
            continue
        if holds(battle, effect, None, other, zone.region, there, False) and fits(
            battle, effect, None, golem, there, False
        ):
            side = side_of(battle, effect.kind, zone.army, zone.source, golem)
            found.append(Modifier(effect.kind, side, zone.age, effect.operation, effect.amount, Why.EFFECT, zone.source))


def _consider(
    battle: Battle,
    effect: Effect,
    bearer: Golem,
    attribute: int,
    ability: Ability | None,
    made: int,
    golem: Golem,
    other: Golem | None,
    found: list[Modifier],
) -> None:
    """What an ability of `bearer` always does; only modifiers whose condition holds compete (ruling B23)."""
    if effect.trigger != v.ALWAYS or not _concerns(effect, attribute, ability, made):
        return
    there = -1 if other is None else other.at
    if not holds(battle, effect, bearer, other, bearer.at, there, False):
        return
    if fits(battle, effect, bearer, golem, bearer.at, False) and acts(battle, bearer, effect):
        source = ability_source(bearer.number, effect.slot)
        side = side_of(battle, effect.kind, bearer.army, source, golem)
        found.append(Modifier(effect.kind, side, bearer.born, effect.operation, effect.amount, Why.EFFECT, source))


def _made(battle: Battle, golem: Golem, attribute: int, ability: Ability | None, other: Golem | None) -> int:
    """The type of attack that the number is for, as it is made; ANY where it is for none."""
    if ability is None or not ability.is_attack:
        return v.ANY
    if attribute == v.AS_MELEE or other is None or (v.OF_ABILITIES >> attribute) & 1:
        return ability.attack if attribute == v.AS_MELEE else attack_type(battle, golem, ability)
    return attack_type(battle, other, ability)


def _concerns(effect: Effect, attribute: int, ability: Ability | None, made: int) -> bool:
    """Whether the effect modifies this attribute; against some attacks needs one, of some abilities one of them."""
    if effect.attribute != attribute:
        return False
    if (v.OF_SELECTED >> attribute) & 1 and (ability is None or effect.select & ability.selected == 0):
        return False
    return effect.against == v.ANY or effect.against & made != 0


def _acting(found: list[Modifier]) -> list[Modifier]:
    """Of each kind of source and side only the newest, at equal age the larger (ruling B23); the oldest first."""
    if len(found) < 2:
        return found
    acting: dict[int, Modifier] = {}
    for modifier in found:
        group = _group(modifier)
        if (v.STACKING >> modifier.kind) & 1:
            group += len(acting) * ALWAYS_STACKS
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
