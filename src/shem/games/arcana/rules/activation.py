"""What a Golem may do in its army's turn: all its actions, and why it may not move otherwise."""

from __future__ import annotations

from typing import Final

from shem.core.contract import Refusal
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Move, Route
from shem.games.arcana.parts.field import Reach
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.masks import shared
from shem.games.arcana.parts.offer import Offer
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.charge_criteria import offer_charges
from shem.games.arcana.rules.cooldown import ability_refusal
from shem.games.arcana.rules.deployment import landing, open_zone, zone_refusal
from shem.games.arcana.rules.foreseen import entering_acts, waiting
from shem.games.arcana.rules.movement import concerned, enemy_regions, gait, halting, least_points, movement_points, reach
from shem.games.arcana.rules.powers import offer_uses
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.rules.status import moves_of
from shem.games.arcana.rules.targets import may_reach, offer_attack, target_regions

UNUSABLE: Final = -1


def offer_all(battle: Battle, golem: Golem, waits: list[int], offer: Offer) -> None:
    """All that a Golem on the board or in reserve may do; waits: what is `waiting` for its army."""
    touches = touched(battle, golem)
    offer_moves(battle, golem, touches, waits, offer)
    if golem.at != RESERVE:
        _offer_deeds(battle, golem, touches, offer)


def offer_moves(battle: Battle, golem: Golem, touches: int, waits: list[int], offer: Offer) -> None:
    """Its moves, and the Charges by them, or its late deployments (ruling B20); touches: `touched`."""
    if golem.at == RESERVE:
        offer.near = open_zone(battle, golem.army)
    for move in moves_of(battle, golem):
        price = _price(battle, golem, move, touches, offer)
        if price == UNUSABLE:
            continue
        if golem.at == RESERVE:
            offer.add(move, price, battle.plan.lists.moves_to(golem.number, move.slot, landing(battle, golem)))
        else:
            _offer_move(battle, golem, move, price, touches, waits, offer)


def _price(battle: Battle, golem: Golem, ability: Ability, touches: int, offer: Offer) -> int:
    """What an ability costs that can be used now, else UNUSABLE."""
    price = cooldown.cost(battle, golem, ability, None, touches)
    if cooldown.refused(battle, golem, ability, price, touches) is None:
        return price
    offer.too_dear(ability.resource, price)
    return UNUSABLE


def _offer_move(
    battle: Battle, golem: Golem, move: Ability, price: int, touches: int, waits: list[int], offer: Offer
) -> None:
    """One move, and the Charges by it."""
    enemies = enemy_regions(battle, golem.army)
    points = movement_points(battle, golem, move, None, touches)
    reached = reach(battle, golem, move, points, enemies)
    offer.passes(concerned(battle, reached))
    ends = ends_of(battle, golem, reached)
    if ends:
        offer.add(move, price, battle.plan.lists.moves_to(golem.number, move.slot, ends))
    if _may_route(battle, golem, move, points, reached, enemies, ends, waits):
        offer.add(move, price, [Route(golem.number, move.slot)])
    offer_charges(battle, golem, move, points, reached, enemies, touches, offer)


def _offer_deeds(battle: Battle, golem: Golem, touches: int, offer: Offer) -> None:
    """Its attacks and powers; touches: `touched`."""
    looked = enemies = 0
    for ability in golem.type.deeds:
        price = _price(battle, golem, ability, touches, offer)
        if price == UNUSABLE:
            continue
        if not ability.is_attack:
            offer_uses(battle, golem, ability, price, offer)
            continue
        if looked == 0:
            looked = may_reach(battle, golem, touches)
            enemies = looked & target_regions(battle, golem.army)
        offer_attack(battle, golem, ability, price, touches, enemies, offer)
    offer.looks_at(looked if looked else battle.field.bits[golem.at])


def ends_of(battle: Battle, golem: Golem, reached: Reach) -> int:
    """A mask of the Regions where a move can end; reached: its `reach`."""
    return reached.mask & battle.standing().fits[golem.type.size]


def move_refusal(battle: Battle, army: int, action: Move) -> Refusal | None:
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.MOVE)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    region = action.region
    if golem.at == RESERVE:
        return zone_refusal(battle, golem, region)
    if not 0 <= region < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=region)
    move = golem.type.abilities[action.ability]
    points = movement_points(battle, golem, move)
    reached = reach(battle, golem, move, points, enemy_regions(battle, army))
    if (ends_of(battle, golem, reached) >> region) & 1:
        return None
    if region == golem.at:
        return Refusal(Reject.STAYS, about=region)
    if reached.place(region) < 0:
        return Refusal(Reject.OUT_OF_REACH, least_points(battle, golem, move, region), points, region)
    return Refusal(Reject.NO_ROOM, golem.type.base, max(0, battle.room_for(golem.type, region)), region)


def route_refusal(battle: Battle, army: int, action: Route) -> Refusal | None:
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.MOVE)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    if golem.at == RESERVE:
        return Refusal(Reject.NOT_DEPLOYED, about=golem.number)
    move = golem.type.abilities[action.ability]
    points = movement_points(battle, golem, move)
    enemies = enemy_regions(battle, army)
    reached = reach(battle, golem, move, points, enemies)
    ends = ends_of(battle, golem, reached)
    if _may_route(battle, golem, move, points, reached, enemies, ends, waiting(battle, army)):
        return None
    stops = ends or _returns(battle, golem, move, points, reached, enemies)
    return Refusal(Reject.ALL_PATHS_ALIKE if stops else Reject.CANNOT_STOP, about=golem.number)


def _may_route(
    battle: Battle,
    golem: Golem,
    move: Ability,
    points: int,
    reached: Reach,
    enemies: int,
    ends: int,
    waits: list[int],
) -> bool:
    """Whether a path of a move can be named, since something that its Golem may enter acts on it (ruling B38).

    reached: the `reach` of the move; ends: `ends_of` it; waits: what is `waiting` for the army.
    """
    if reached.harmful or entering_acts(battle, golem, reached.mask, waits):
        return ends != 0 or _returns(battle, golem, move, points, reached, enemies)
    harmful = battle.field.regions[golem.at].terrain.enter > 0
    acts = harmful or entering_acts(battle, golem, battle.field.bits[golem.at], waits)
    return acts and _returns(battle, golem, move, points, reached, enemies)


def _returns(battle: Battle, golem: Golem, ability: Ability, points: int, reached: Reach, enemies: int) -> bool:
    """Whether this move can leave its Region and come back to it; reached: its `reach`."""
    exits = battle.field.ways(gait(battle, golem, ability))
    halts = halting(battle.plan.rules, ability, enemies)
    for region, price in exits[golem.at]:
        if reached.place(region) < 0 or shared(halts, battle.field.bits[region]):
            continue
        for to, back in exits[region]:
            if to == golem.at and price + back <= points:
                return True
    return False
