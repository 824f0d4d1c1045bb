"""What the Golems of an army can do, as it was listed before where that still stands."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Action
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import NOBODY_THERE, RESERVE, Golem
from shem.games.arcana.parts.masks import united
from shem.games.arcana.parts.offer import Offer
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.activation import offer_all, offer_moves
from shem.games.arcana.rules.foreseen import waiting
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.rules.targets import attacks_into, in_reach

# What a change of these changes what a Golem may do.
OF_ACTIONS: Final = (1 << v.COST) | (1 << v.MOVEMENT) | (1 << v.RANGE) | (1 << v.AS_MELEE)
OF_STATUS: Final = (1 << v.GRANT) | (1 << v.IGNORE) | (1 << v.SILENCE)


def list_actions(battle: Battle, army: int, actions: list[Action]) -> None:
    """Add all that the army's Golems may do: as it was listed before, where that still stands."""
    standing = battle.standing()
    waits = waiting(battle, army)
    offers = standing.offers
    offers.look(army, battle.round, battle.zones, waits, battle.met)
    for golem in battle.left(army):
        size = golem.type.size
        offer = offers.by.get(golem.number)
        if offer is None or not offer.stands(golem):
            offer = Offer(battle.armies[army])
            offer_all(battle, golem, waits, offer)
            if _steady(battle, golem, offer):
                offer.remember(golem, standing.fits[size], standing.refits[size])
                offers.by[golem.number] = offer
        else:
            if standing.refits[size] != offer.refits:
                if standing.fits[size] & offer.near != offer.room:
                    offer.forget_moves()
                    offer_moves(battle, golem, touched(battle, golem), waits, offer)
                offer.look_at_room(standing.fits[size], standing.refits[size])
            if not offer.fresh:
                _aim_anew(battle, golem, offer)
        offer.list(actions)


def _steady(battle: Battle, golem: Golem, offer: Offer) -> bool:
    """Whether what the Golem may do hangs on nothing but what an `Offer` looks at: itself, and who stands where.

    Effects of its own and of what lies in its Region do so; those that others share hang on these others, too.
    """
    plan = battle.plan
    if golem.at == RESERVE:
        return True  # ruling B20
    if plan.occurs.auras & OF_ACTIONS:
        offer.company = united(offer.company, battle.field.bits[golem.at])
    if plan.occurs.far_auras & OF_ACTIONS or plan.occurs.shared & OF_STATUS:
        return False
    company = battle.standing().there[golem.at]
    if len(company) == 1:
        return True
    for other in company:
        if other is not golem and other.type.auras & OF_ACTIONS:
            return False
    if (plan.occurs.deeds >> v.GRANT) & 1:
        holders = _holders(battle, golem, company)
        for enemy in holders:
            if (enemy.type.always >> v.GRANT) & 1:
                return False
        offer.heed(holders)
    return True


def _holders(battle: Battle, golem: Golem, company: list[Golem]) -> list[Golem]:
    """The enemies in the Region, if none of them holds the Golem but by a move that an effect may grant."""
    enemies = [other for other in company if not battle.allied(other.army, golem.army)]
    walking = not golem.type.flies and not golem.effects  # an effect may let it fly
    for enemy in enemies:
        if enemy.type.flies or (enemy.type.walks and walking):
            return NOBODY_THERE
    return enemies


def _aim_anew(battle: Battle, golem: Golem, offer: Offer) -> None:
    """List those of an offer anew, now that its own army stands elsewhere."""
    touches = touched(battle, golem)
    for ability, part in offer.areas:
        part.actions = attacks_into(battle, golem, ability, in_reach(battle, golem, ability, touches))
    offer.fresh = True
