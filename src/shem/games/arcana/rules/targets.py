"""Combat: where and whom an attack can strike, and why not others."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action, Refusal
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaAttack, AreaCharge, Attack, Charge
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.masks import places_of, shared, united, without
from shem.games.arcana.parts.offer import Offer
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.cooldown import ability_refusal
from shem.games.arcana.rules.sight import attack_range, blocker, is_seen, struck_regions
from shem.games.arcana.rules.stacking import ANYTHING, attack_type

OF_REACH: Final = (1 << v.RANGE) | (1 << v.AS_MELEE)
NOWHERE: Final = -1


def in_reach(battle: Battle, golem: Golem, ability: Ability, touches: int = ANYTHING) -> int:
    """A mask of the Regions that the attack reaches. Melee: its own. Ranged: others within Range and in sight.

    touches: `touched`, where that is known.
    """
    if attack_type(battle, golem, ability, touches) == v.MELEE:
        return battle.field.bits[golem.at]
    far = attack_range(battle, golem, ability, None, touches)
    return struck_regions(battle, golem.at, far, golem.type.size == v.COLOSSUS)


def may_reach(battle: Battle, golem: Golem, touches: int) -> int:
    """A mask of the Regions that the Golem's attacks reach, its own too: a quick look, which may take in more."""
    if touches & OF_REACH:
        return battle.field.everywhere
    far = golem.type.farthest
    here = battle.field.bits[golem.at]
    if far == 0:
        return here
    far += battle.field.regions[golem.at].terrain.range
    return united(struck_regions(battle, golem.at, far, golem.type.size == v.COLOSSUS), here)


def target_regions(battle: Battle, army: int) -> int:
    """A mask of the Regions with enemy Golems or Constructs."""
    return battle.enemies_of(army, True)


def regions_meant(battle: Battle, golem: Golem, ability: Ability) -> int:
    """A mask of the Regions where somebody stands for whom the attack is (ruling B41)."""
    if ability.scope == v.SINGLE or ability.scope == v.ENEMIES:
        return battle.enemies_of(golem.army, True)
    mask = battle.allies_of(golem.army)
    if ability.scope == v.ALLIES:
        return mask
    mask = united(mask, battle.enemies_of(golem.army, True))
    if ability.scope == v.OTHERS and len(battle.standing().there[golem.at]) == 1:
        return without(mask, battle.field.bits[golem.at])
    return mask


def _is_meant(battle: Battle, golem: Golem, ability: Ability, other: Golem) -> bool:
    """Whether the scope of an Area-of-Effect attack takes this Golem in."""
    if ability.scope == v.EVERYONE:
        return True
    if ability.scope == v.OTHERS:
        return other is not golem
    return battle.allied(other.army, golem.army) == (ability.scope == v.ALLIES)


def targets_in(battle: Battle, golem: Golem, ability: Ability, region: int) -> list[Golem]:
    """Whom an Area-of-Effect attack on the Region strikes, in slot order (ruling B41); a ranged one those that it sees."""
    found = [other for other in battle.in_region(region) if _is_meant(battle, golem, ability, other)]
    if shared(battle.standing().giants, battle.field.bits[region]) and attack_type(battle, golem, ability) == v.RANGED:
        found = [other for other in found if is_seen(battle, golem, other)]
    return found


def offer_attack(
    battle: Battle, golem: Golem, ability: Ability, price: int, touches: int, enemies: int, offer: Offer
) -> None:
    """Offer an attack for its price; touches: `touched`; enemies: a mask of the Regions with enemies that it may reach."""
    if ability.scope != v.SINGLE and ability.scope != v.ENEMIES:
        reached = in_reach(battle, golem, ability, touches)
        offer.add_area(ability, price, reached, attacks_into(battle, golem, ability, reached))
    elif enemies:
        offer.add(ability, price, attacks_into(battle, golem, ability, in_reach(battle, golem, ability, touches)))


def attacks_into(battle: Battle, golem: Golem, ability: Ability, reached: int) -> list[Action]:
    """Its attacks into the Regions of a mask, which it reaches: on those for whom it is, and whom it sees (ruling B7)."""
    actions: list[Action] = []
    regions = shared(reached, regions_meant(battle, golem, ability))
    if regions == 0:
        return actions
    standing = battle.standing()
    allies = battle.plan.allies[golem.army]
    giants = shared(standing.giants, regions)
    for region in places_of(regions):
        hides = shared(giants, battle.field.bits[region]) != 0  # only beside a Colossus somebody may not be seen
        if ability.scope == v.SINGLE:
            for other in standing.there[region]:
                if not (allies >> other.army) & 1 and (not hides or is_seen(battle, golem, other)):
                    actions.append(Attack(golem.number, ability.slot, other.number))
        elif not hides or targets_in(battle, golem, ability, region):
            actions.append(AreaAttack(golem.number, ability.slot, region))
    return actions


def attack_refusal(battle: Battle, army: int, action: Attack | AreaAttack) -> Refusal | None:
    """Why the army may not attack so; None for what `attacks_into` lists."""
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.ATTACK)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    region = region_of(battle, action)
    reached = in_reach(battle, golem, ability)
    if region >= 0 and action in attacks_into(battle, golem, ability, shared(reached, battle.field.bits[region])):
        return None
    refusal = aim_refusal(battle, golem, ability, action)
    if refusal is not None:
        return refusal
    if not (reached >> region) & 1:
        if attack_type(battle, golem, ability) == v.MELEE:
            return Refusal(Reject.OTHER_REGION, about=region)
        if region == golem.at:
            return Refusal(Reject.SAME_REGION, about=region)
        away = battle.field.distance(golem.at, region, battle.plan.by_steps)
        far = attack_range(battle, golem, ability)
        if away > far:
            return Refusal(Reject.OUT_OF_RANGE, away, far, region)
    return Refusal(Reject.NO_SIGHT, about=blocker(battle, golem.at, region))


def region_of(battle: Battle, action: Attack | AreaAttack | Charge | AreaCharge) -> int:
    """Into which Region this is; negative if that is none, or its target is on none."""
    if isinstance(action, (AreaAttack, AreaCharge)):
        return action.region if 0 <= action.region < battle.field.count else NOWHERE
    return battle.golems[action.target].at if 0 <= action.target < len(battle.golems) else NOWHERE


def aim_refusal(
    battle: Battle, golem: Golem, ability: Ability, action: Attack | AreaAttack | Charge | AreaCharge
) -> Refusal | None:
    """None if the attack is for such a target, wherever that is."""
    if isinstance(action, (AreaAttack, AreaCharge)):
        return _no_such_region(battle, golem, ability, action.region)
    return _no_such_target(battle, golem, ability, action.target)


def _no_such_target(battle: Battle, golem: Golem, ability: Ability, number: int) -> Refusal | None:
    """None if the attack is for one Golem, and that is an enemy on the board."""
    if ability.scope != v.SINGLE:
        return Refusal(Reject.NEEDS_REGION, about=golem.number)
    if not 0 <= number < len(battle.golems):
        return Refusal(Reject.NO_SUCH_GOLEM, about=number)
    target = battle.golems[number]
    if battle.allied(target.army, golem.army):
        return Refusal(Reject.NOT_AN_ENEMY, about=number)
    if target.at < 0:
        return Refusal(Reject.GONE if target.at < RESERVE else Reject.NOT_DEPLOYED, about=number)
    return None


def _no_such_region(battle: Battle, golem: Golem, ability: Ability, region: int) -> Refusal | None:
    """None if the attack is for a whole Region, and somebody is there for whom it is (ruling B41)."""
    if ability.scope == v.SINGLE:
        return Refusal(Reject.NEEDS_TARGET, about=golem.number)
    if not 0 <= region < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=region)
    if (regions_meant(battle, golem, ability) >> region) & 1:
        return None
    return Refusal(Reject.NO_ENEMY_THERE if ability.scope == v.ENEMIES else Reject.NOBODY_MEANT, about=region)
