"""Charging: who may charge whom, by which move, from where and at what cost."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.contract import Action, Refusal
from shem.core.tally import Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaCharge, Charge
from shem.games.arcana.parts.field import IMPASSABLE, POINT_BITS, POINT_MASK, Reach, points_into
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.masks import places_of, shared, united, without
from shem.games.arcana.parts.offer import Offer
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.cooldown import ability_refusal
from shem.games.arcana.rules.foreseen import Tolls, toll_by
from shem.games.arcana.rules.movement import (
    FREE,
    NO_EXITS,
    concerned,
    enemy_regions,
    gait,
    halting,
    has_room,
    known_tolls,
    least_points,
    movement_points,
    path_within,
    reach,
    step_points,
)
from shem.games.arcana.rules.stacking import ANYTHING, attack_type, touched
from shem.games.arcana.rules.targets import aim_refusal, region_of, regions_meant

Strike = tuple[Ability, int]
NO_STRIKES: Final[list[Strike]] = []


@final
@mypyc_attr(acyclic=True)
class Approach:
    """A way to charge: by which move, from which Region into which, and the MP in all.

    toll: what the proposed path to the approach Region does to the charger's Health, by what is known; worked out only
    where it decides which of several ways comes first.
    """

    def __init__(self, move: int, approach: int, region: int, points: int) -> None:
        self.move: Final = move
        self.approach: Final = approach
        self.region: Final = region
        self.points: Final = points
        self.toll = FREE


# Charge Criteria.


def charges_by(battle: Battle, move: Ability) -> bool:
    """Whether it is a move to charge by: the first one listed, or any (ruling A15)."""
    return move.is_move and (move.slot == 0 or battle.plan.rules.charge_by_any_move)


def charge_moves(battle: Battle, golem: Golem) -> list[Ability]:
    """The moves by which the Golem may charge now, whatever they cost."""
    return [
        ability
        for ability in golem.type.abilities
        if charges_by(battle, ability) and cooldown.hindrance(battle, golem, ability) is None
    ]


def charge_cost(battle: Battle, golem: Golem, ability: Ability, move: Ability, tally: Tally | None = None) -> int:
    """AP for both, the move with its Breakaway; tally: takes the lines."""
    return _ap_in_all(battle, golem, ability, cooldown.cost(battle, golem, move, tally), tally, ANYTHING)


def _ap_in_all(battle: Battle, golem: Golem, ability: Ability, price: int, tally: Tally | None, touches: int) -> int:
    """The same for the price of the move; an attack that is paid in Mana or Health is paid besides. touches: `touched`."""
    return price + cooldown.cost(battle, golem, ability, tally, touches) if ability.resource == v.AP else price


def crowded(battle: Battle, golem: Golem, enemies: int) -> int:
    """Those Regions with enemies (a mask) that have no room for the Golem (ruling B27)."""
    return without(without(enemies, battle.standing().fits[golem.type.size]), battle.field.bits[golem.at])


def _can_charge(battle: Battle, golem: Golem, ability: Ability, ap: int, touches: int) -> bool:
    """Whether an attack is Melee and can be used, and paid with the move by so many AP; touches: `touched`."""
    if attack_type(battle, golem, ability, touches) != v.MELEE:
        return False
    return ap <= battle.armies[golem.army].ap and cooldown.usable(battle, golem, ability, touches) is None


def charges(battle: Battle, golem: Golem, ability: Ability) -> list[Approach]:
    """Every way in which the Golem can charge with this attack now, move by move (ruling B27)."""
    found: list[Approach] = []
    if golem.at < 0:
        return found
    enemies = enemy_regions(battle, golem.army)
    crowd = crowded(battle, golem, enemies)
    if crowd:
        touches = touched(battle, golem)
        for move in charge_moves(battle, golem):
            if ability in [strike for strike, _ in strikes_by(battle, golem, move, touches)]:
                found.extend(approaches(battle, golem, move, crowd, enemies))
    return found


def approaches(battle: Battle, golem: Golem, move: Ability, regions: int, enemies: int) -> list[Approach]:
    """The ways of this move into the Regions of a mask, each from a neighbour that holds the Golem.

    Region by Region, the cheapest and least harmful first (ruling B27).
    """
    points = movement_points(battle, golem, move)
    if points == 0:
        return []
    reached = reach(battle, golem, move, points, enemies)
    if battle.plan.rules.full_regions_crossed:
        regions &= reached.mask  # else a Region without room is never reached
    found = _approaches(battle, golem, move, points, reached, regions, enemies) if regions else []
    _rank(battle, golem, move, reached, enemies, found)
    return found


def _approaches(
    battle: Battle, golem: Golem, move: Ability, points: int, reached: Reach, regions: int, enemies: int
) -> list[Approach]:
    field = battle.field
    mode = gait(battle, golem, move)
    exits = field.steps(mode)
    stops = without(reached.mask & battle.standing().fits[golem.type.size], halting(battle.plan.rules, move, enemies))
    found: list[Approach] = []
    for step in exits[golem.at]:
        region = step >> POINT_BITS
        price = step & POINT_MASK
        if price <= points and shared(regions, field.bits[region]):
            found.append(Approach(move.slot, golem.at, region, price))
    for region in places_of(regions):
        price = points_into(field.regions[region], mode)
        for back in exits[region] if price != IMPASSABLE else NO_EXITS:  # who can step back can step in
            approach = back >> POINT_BITS
            if approach == golem.at or not shared(stops, field.bits[approach]):
                continue
            total = reached.points[reached.place(approach)] + price
            if total <= points:
                found.append(Approach(move.slot, approach, region, total))
    return found


def _rank(battle: Battle, golem: Golem, move: Ability, reached: Reach, enemies: int, found: list[Approach]) -> None:
    """Work out what the ways do to the charger, and put them in order (ruling B27)."""
    _weigh(battle, golem, move, reached, enemies, found)
    found.sort(key=_in_order)


def _weigh(battle: Battle, golem: Golem, move: Ability, reached: Reach, enemies: int, found: list[Approach]) -> None:
    """Work out what the ways that are equally cheap do to the charger, where anything on them can do something to it."""
    acting = shared(battle.field.harmful, reached.mask) if reached.harmful else 0
    if battle.zones:
        acting = united(acting, shared(battle.laid().entered, reached.mask))
    if acting == 0:
        return
    meetings = [(region, reached.points[reached.place(region)]) for region in places_of(acting)]
    known: Tolls | None = None
    for one in found:
        if one.approach == golem.at or not _has_rival(one, found) or not _may_meet(battle, reached, one.approach, meetings):
            continue
        if known is None:
            known = known_tolls(battle, golem, reached)
        halts = without(halting(battle.plan.rules, move, enemies), battle.field.bits[golem.at])
        path = path_within(battle, golem, gait(battle, golem, move), reached, halts, one.approach, known)
        one.toll = toll_by(battle, path, known)


def _may_meet(battle: Battle, reached: Reach, to: int, meetings: list[tuple[int, int]]) -> bool:
    """Whether one of these Regions, each with its MP, may lie on a cheapest path: every step takes 1 MP at least."""
    points = reached.points[reached.place(to)]
    for region, spent in meetings:  # noqa: SIM110 (a generator is slow when compiled)
        if spent <= points and spent + battle.field.distance(region, to, False) <= points:
            return True
    return False


def _has_rival(one: Approach, found: list[Approach]) -> bool:
    """Whether another way into the Region takes as many MP."""
    for other in found:  # noqa: SIM110 (a generator is slow when compiled)
        if other.region == one.region and other.points == one.points and other is not one:
            return True
    return False


def _in_order(one: Approach) -> tuple[int, int, int, int, int]:
    return one.region, one.points, one.toll.loss, -one.toll.gain, one.approach


def charges_from(battle: Battle, golem: Golem, move: Ability, approach: int, left: int, actions: list[Action]) -> None:
    """Add the Charges by a move from a Region with room to which its way was named, with the MP that this leaves."""
    enemies = enemy_regions(battle, golem.army)
    if not charges_by(battle, move) or (halting(battle.plan.rules, move, enemies) >> approach) & 1:
        return
    crowd = crowded(battle, golem, enemies)
    touches = touched(battle, golem)
    strikes = strikes_by(battle, golem, move, touches)
    for region, points in battle.field.ways(gait(battle, golem, move))[approach]:
        if (crowd >> region) & 1 and points <= left:
            for ability, _ in strikes:
                list_charges(battle, golem, ability, Approach(move.slot, approach, region, points), actions)


def offer_charges(
    battle: Battle,
    golem: Golem,
    move: Ability,
    points: int,
    reached: Reach,
    enemies: int,
    touches: int,
    offer: Offer,
) -> None:
    """Every Charge of a Golem by a move that it can use, with its MP and where they get it.

    enemies: `enemy_regions`; touches: `touched`.
    """
    if not charges_by(battle, move):
        return
    crowd = shared(enemies, concerned(battle, reached))
    if crowd:
        crowd = crowded(battle, golem, crowd)
    strikes = strikes_by(battle, golem, move, touches, offer) if crowd else NO_STRIKES
    if not strikes:
        return
    found = _approaches(battle, golem, move, points, reached, crowd, enemies)
    if len(found) > 1:
        _rank(battle, golem, move, reached, enemies, found)
    for ability, ap in strikes:
        if ability.scope == v.ALLIES:
            offer.company = united(offer.company, crowd)
        actions: list[Action] = []
        for one in found:
            list_charges(battle, golem, ability, one, actions)
        mana = cooldown.cost(battle, golem, ability, None, touches) if ability.resource == v.MANA else 0
        offer.add_charges(ap, mana, actions)


def strikes_by(battle: Battle, golem: Golem, move: Ability, touches: int, offer: Offer | None = None) -> list[Strike]:
    """The attacks with which it can charge by a move, each with the AP for both; offer: notes those that are too dear."""
    found: list[Strike] = []
    price = cooldown.cost(battle, golem, move, None, touches)
    for ability in golem.type.attacks:
        ap = _ap_in_all(battle, golem, ability, price, None, touches)
        if _can_charge(battle, golem, ability, ap, touches):
            found.append((ability, ap))
        elif offer is not None:
            offer.too_dear(v.AP, ap)
    return found


def list_charges(battle: Battle, golem: Golem, ability: Ability, by: Approach, actions: list[Action]) -> None:
    """Add the Charges by one approach: at each enemy in the Region, or at all there at once."""
    if ability.scope != v.SINGLE:
        # Enemies are there: only one for allies could find nobody for whom it is.
        if ability.scope != v.ALLIES or (regions_meant(battle, golem, ability) >> by.region) & 1:
            actions.append(AreaCharge(golem.number, ability.slot, by.move, by.region, by.approach))
        return
    allies = battle.plan.allies[golem.army]
    for target in battle.standing().there[by.region]:
        if not (allies >> target.army) & 1:
            actions.append(Charge(golem.number, ability.slot, by.move, target.number, by.approach))


def charge_refusal(battle: Battle, army: int, action: Charge | AreaCharge) -> Refusal | None:
    """Why the army may not charge like this by the proposed path; None for what `offer_charges` lists."""
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.ATTACK)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    if action in _charges_by(battle, golem, action.move):
        return None
    refusal = _strike_refusal(battle, golem, action)
    if refusal is not None:
        return refusal
    return _no_approach(battle, golem, golem.type.abilities[action.move], region_of(battle, action), action.approach)


def _charges_by(battle: Battle, golem: Golem, slot: int) -> list[Action]:
    """Every Charge of a Golem by one of its moves."""
    found: list[Action] = []
    if golem.at >= 0 and 0 <= slot < len(golem.type.abilities) and golem.type.abilities[slot].is_move:
        move = golem.type.abilities[slot]
        if cooldown.usable(battle, golem, move) is None:
            points = movement_points(battle, golem, move)
            enemies = enemy_regions(battle, golem.army)
            reached = reach(battle, golem, move, points, enemies)
            offer = Offer(battle.armies[golem.army])
            offer_charges(battle, golem, move, points, reached, enemies, touched(battle, golem), offer)
            offer.list(found)
    return found


def named_charge_refusal(battle: Battle, army: int, action: Charge | AreaCharge, left: int) -> Refusal | None:
    """The same where its way to the approach Region was named, and leaves these MP."""
    refusal = ability_refusal(battle, army, action.golem, action.ability, v.ATTACK)
    if refusal is not None:
        return refusal
    golem = battle.golems[action.golem]
    move = golem.type.abilities[action.move]
    found: list[Action] = []
    charges_from(battle, golem, move, action.approach, left, found)
    if action in found:
        return None
    refusal = _strike_refusal(battle, golem, action)
    if refusal is None:
        refusal = _stop_refusal(battle, golem, move, action.approach)
    if refusal is not None:
        return refusal
    region = region_of(battle, action)
    price = step_points(battle.field, gait(battle, golem, move), action.approach, region)
    if price == IMPASSABLE:
        return Refusal(Reject.NO_WAY_IN, about=action.approach)
    return Refusal(Reject.OUT_OF_REACH, price, left, region)


def _strike_refusal(battle: Battle, golem: Golem, action: Charge | AreaCharge) -> Refusal | None:
    """Whether it may charge there at all with this attack, which it can use, and this move."""
    ability = golem.type.abilities[action.ability]
    if attack_type(battle, golem, ability) != v.MELEE:
        return Refusal(Reject.NOT_MELEE, about=golem.number)
    refusal = aim_refusal(battle, golem, ability, action)
    if refusal is None:
        refusal = _move_refusal(battle, golem, ability, action.move)
    return _crowd_refusal(battle, golem, region_of(battle, action)) if refusal is None else refusal


def _move_refusal(battle: Battle, golem: Golem, ability: Ability, slot: int) -> Refusal | None:
    """Whether the Golem can charge by this move, and pay for it and the attack."""
    if not 0 <= slot < len(golem.type.abilities) or not golem.type.abilities[slot].is_move:
        return Refusal(Reject.NOT_A_MOVE, about=golem.number)
    move = golem.type.abilities[slot]
    code = cooldown.hindrance(battle, golem, move)
    if code is not None:
        return Refusal(code, about=golem.number)
    if not charges_by(battle, move):
        return Refusal(Reject.NOT_PRIMARY, about=golem.number)
    price = charge_cost(battle, golem, ability, move)
    if price > battle.armies[golem.army].ap:
        return Refusal(Reject.AP_SHORT, price, battle.armies[golem.army].ap, golem.number)
    if movement_points(battle, golem, move) == 0:
        return Refusal(Reject.NO_MOVEMENT, about=golem.number)  # ruling B39
    return None


def _crowd_refusal(battle: Battle, golem: Golem, region: int) -> Refusal | None:
    """Whether the Region is one to charge into: without room for the Golem, with enemies among those who fill it."""
    if region == golem.at:
        return Refusal(Reject.THERE_ALREADY, about=region)
    enemies = enemy_regions(battle, golem.army)
    if (crowded(battle, golem, enemies) >> region) & 1:
        return None
    free = battle.room_for(golem.type, region)
    if free >= golem.type.base:
        return Refusal(Reject.HAS_ROOM, golem.type.base, free, region)
    return Refusal(Reject.NOT_FILLED_BY_ENEMIES, about=region)


def _no_approach(battle: Battle, golem: Golem, move: Ability, region: int, approach: int) -> Refusal:
    """Why the approach Region is not one from which this move gets into the Region."""
    if not 0 <= approach < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=approach)
    price = step_points(battle.field, gait(battle, golem, move), approach, region)
    if price == IMPASSABLE:
        return Refusal(Reject.NO_WAY_IN, about=approach)
    least = 0
    if approach != golem.at:
        refusal = _stop_refusal(battle, golem, move, approach)
        if refusal is not None:
            return refusal
        least = least_points(battle, golem, move, approach)
    return Refusal(Reject.OUT_OF_REACH, least + price if least >= 0 else -1, movement_points(battle, golem, move), region)


def _stop_refusal(battle: Battle, golem: Golem, move: Ability, approach: int) -> Refusal | None:
    """Whether the approach Region holds the charger, and lets it go on."""
    if not has_room(battle, golem, approach):
        free = battle.room_for(golem.type, approach)
        return Refusal(Reject.NO_ROOM, golem.type.base, max(0, free), approach)
    enemies = enemy_regions(battle, golem.army)
    if (halting(battle.plan.rules, move, enemies) >> approach) & 1:
        return Refusal(Reject.HELD_THERE, about=approach)
    return None
