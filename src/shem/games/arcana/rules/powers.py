"""Knight Powers, and those of Relics and Constructs: at whom or where they are aimed, and what using them does."""

from __future__ import annotations

from collections.abc import Sequence

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Use, UseAt, UseOn
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.masks import places_of, united
from shem.games.arcana.parts.offer import Offer
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.sources import ability_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.cause import Cause
from shem.games.arcana.rules.cooldown import ability_refusal
from shem.games.arcana.rules.effects import use_effects
from shem.games.arcana.rules.relic import construct_in, summon
from shem.games.arcana.rules.sight import blocker, is_seen, seen_regions, struck_regions


def uses_of(battle: Battle, golem: Golem, ability: Ability) -> Sequence[Action]:
    """Every use of a power that the Golem can pay."""
    if ability.aim == v.AIM_NONE:
        return [] if ability.summons and construct_in(battle, golem.at) else [Use(golem.number, ability.slot)]
    reached = regions_reached(battle, golem, ability)
    if ability.aim == v.AIM_REGION:
        return battle.plan.lists.uses_at(golem.number, ability.slot, reached)
    actions: list[Action] = []
    there = battle.standing().there
    reached &= _regions_meant(battle, golem, ability)
    for region in places_of(reached):
        for other in there[region]:
            if _is_meant(battle, golem, ability, other) and (not ability.sight or is_seen(battle, golem, other)):
                actions.append(UseOn(golem.number, ability.slot, other.number))
    return actions


def offer_uses(battle: Battle, golem: Golem, ability: Ability, price: int, offer: Offer) -> None:
    """Offer a power for its price."""
    if ability.summons:
        aimed = battle.field.bits[golem.at]
    elif ability.aim == v.AIM_NONE or ability.aim == v.AIM_REGION:
        aimed = 0  # whoever stands there
    else:
        aimed = regions_reached(battle, golem, ability)
    offer.looks_at(aimed)
    if ability.aim != v.AIM_ENEMY:
        offer.company = united(offer.company, aimed)
    offer.add(ability, price, uses_of(battle, golem, ability))


def regions_reached(battle: Battle, golem: Golem, ability: Ability) -> int:
    """A mask of the Regions that the power reaches: by its Range, its own too, and by sight if it asks for it."""
    field = battle.field
    if ability.sight:
        far = ability.range if ability.range >= 0 else field.columns + field.rows
        tall = golem.type.size == v.COLOSSUS
        look = seen_regions if ability.aim == v.AIM_REGION else struck_regions
        return united(look(battle, golem.at, far, tall), field.bits[golem.at])
    return field.everywhere if ability.range < 0 else field.near(golem.at, ability.range, battle.plan.by_steps)


def _regions_meant(battle: Battle, golem: Golem, ability: Ability) -> int:
    """A mask of the Regions where somebody stands whom the power can be for."""
    if ability.aim == v.AIM_ENEMY:
        return battle.enemies_of(golem.army, True)
    allies = battle.plan.allies[golem.army]
    pieces = battle.standing().pieces
    mask = 0
    for army in range(len(pieces)):
        if ability.aim == v.AIM_ANYONE or (allies >> army) & 1:
            mask = united(mask, pieces[army])
    return mask


def power_refusal(battle: Battle, army: int, action: Action) -> Refusal | None:
    """Why the army may not use this power so, which `uses_of` does not list; for the actions Use, UseOn and UseAt."""
    assert isinstance(action, (Use, UseOn, UseAt))
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.POWER)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    if action in uses_of(battle, golem, ability):
        return None
    if isinstance(action, Use):
        if ability.aim != v.AIM_NONE:
            return _aimed_otherwise(golem, ability)
        return Refusal(Reject.CONSTRUCT_THERE, about=golem.at)
    if isinstance(action, UseAt):
        if ability.aim != v.AIM_REGION:
            return _aimed_otherwise(golem, ability)
        if not 0 <= action.region < battle.field.count:
            return Refusal(Reject.NO_SUCH_REGION, about=action.region)
        return _too_far(battle, golem, ability, action.region)
    if ability.aim == v.AIM_NONE or ability.aim == v.AIM_REGION:
        return _aimed_otherwise(golem, ability)
    return _no_target(battle, golem, ability, action.target)


def _aimed_otherwise(golem: Golem, ability: Ability) -> Refusal:
    if ability.aim == v.AIM_NONE:
        return Refusal(Reject.NEEDS_NO_AIM, about=golem.number)
    return Refusal(Reject.NEEDS_REGION if ability.aim == v.AIM_REGION else Reject.NEEDS_TARGET, about=golem.number)


def _no_target(battle: Battle, golem: Golem, ability: Ability, number: int) -> Refusal:
    if not 0 <= number < len(battle.golems):
        return Refusal(Reject.NO_SUCH_GOLEM, about=number)
    target = battle.golems[number]
    if not _is_meant(battle, golem, ability, target):
        return Refusal(Reject.NOT_AN_ALLY if ability.aim == v.AIM_ALLY else Reject.NOT_AN_ENEMY, about=number)
    if target.at < 0:
        return Refusal(Reject.GONE if target.at < RESERVE else Reject.NOT_DEPLOYED, about=number)
    return _too_far(battle, golem, ability, target.at)


def _is_meant(battle: Battle, golem: Golem, ability: Ability, target: Golem) -> bool:
    """Whether the power is for allies (itself too), for enemies or for anyone, and this is one."""
    if ability.aim == v.AIM_ANYONE:
        return True
    return battle.allied(target.army, golem.army) == (ability.aim == v.AIM_ALLY)


def _too_far(battle: Battle, golem: Golem, ability: Ability, region: int) -> Refusal:
    away = battle.field.distance(golem.at, region, battle.plan.by_steps)
    if 0 <= ability.range < away:
        return Refusal(Reject.OUT_OF_RANGE, away, ability.range, region)
    return Refusal(Reject.NO_SIGHT, about=blocker(battle, golem.at, region))


def use_power(battle: Battle, action: Action, entry: Entry) -> list[Step[Battle]]:
    """Pay and do what the power does; "there" is the target's Region, or the one that was named, or its user's own.

    Returns what is still to be decided.
    """
    assert isinstance(action, (Use, UseOn, UseAt))
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    target = battle.golems[action.target] if isinstance(action, UseOn) else None
    region = action.region if isinstance(action, UseAt) else target.at if target is not None else golem.at
    price = Tally(entry.telling)
    cooldown.pay(battle, golem, ability, price)
    cooldown.use(battle, golem, ability)
    if entry.telling:
        _tell(golem, ability, action, price, entry)
    if ability.summons:
        summon(battle, golem, ability, entry)
    later: list[Step[Battle]] = []
    cause = Cause(golem.army, golem, ability_source(golem.number, ability.slot), golem.at)
    use_effects(battle, ability.effects, cause, target, region, entry, later)
    return later


def _tell(golem: Golem, ability: Ability, action: Action, price: Tally, entry: Entry) -> None:
    tallies = [("cost", price)]
    if isinstance(action, UseOn):
        entry.tell(Event(events.USED_ON, (golem.number, ability.slot, action.target, price.total), tallies))
    elif isinstance(action, UseAt):
        entry.tell(Event(events.USED_AT, (golem.number, ability.slot, action.region, price.total), tallies))
    else:
        entry.tell(Event(events.USED, (golem.number, ability.slot, price.total), tallies))
    cooldown.tell_blood(golem, ability, price.total, entry)
