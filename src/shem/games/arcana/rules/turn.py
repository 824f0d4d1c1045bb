"""A turn: what an army's player may do, and doing it."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.steps import Step
from shem.games.arcana import events
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import (
    END_TURN,
    RESIGN,
    AreaAttack,
    AreaCharge,
    Attack,
    Bless,
    Charge,
    Curse,
    EndTurn,
    Miracle,
    Move,
    Resign,
    Route,
    Use,
    UseAt,
    UseOn,
)
from shem.games.arcana.field import Reach
from shem.games.arcana.figures import NOBODY_THERE, RESERVE, Golem
from shem.games.arcana.masks import places_of, united
from shem.games.arcana.offer import Offer
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.ancient import ancient_refusal, call_ancient, list_ancients
from shem.games.arcana.rules.attack import in_reach, may_reach, regions_meant, resolve, target_regions, targets_in
from shem.games.arcana.rules.charge import charge_refusal, offer_charges
from shem.games.arcana.rules.charging import charge
from shem.games.arcana.rules.deployment import landing, open_zone
from shem.games.arcana.rules.foreseen import waiting
from shem.games.arcana.rules.legality import area_refusal, attack_refusal, move_refusal, route_refusal
from shem.games.arcana.rules.movement import enemy_regions, may_name_path, movement_points, proposed_path, reach, returns
from shem.games.arcana.rules.path import close_action, deploy_late, walk
from shem.games.arcana.rules.powers import power_refusal, regions_reached, use_power, uses_of
from shem.games.arcana.rules.round import end_turn
from shem.games.arcana.rules.routing import Routing
from shem.games.arcana.rules.sight import is_seen
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.rules.status import moves_of
from shem.games.arcana.rules.victory import resign
from shem.games.arcana.state import Battle

MANY: Final = 6  # so many Golems are worth keeping what each can do
# What a change of these changes what a Golem may do.
OF_ACTIONS: Final = (1 << v.COST) | (1 << v.MOVEMENT) | (1 << v.RANGE) | (1 << v.AS_MELEE)
OF_STATUS: Final = (1 << v.GRANT) | (1 << v.IGNORE) | (1 << v.SILENCE)


@final
class Turn(Step[Battle]):
    """The turn of the army whose place in the order it is; the frame below all others."""

    def seats(self, state: Battle) -> list[int]:
        return [state.order[state.turn]]

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_TURN, (state.order[state.turn], state.round))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        actions: list[Action] = [END_TURN]
        golems = state.left(seat)
        if len(golems) < MANY:
            at_once = Offer(state.armies[seat], actions)
            waits = waiting(state, seat)
            for golem in golems:
                _offer(state, golem, waits, at_once)
        else:
            _list_offers(state, golems, actions)
        if state.plan.musters[seat].ancients:
            list_ancients(state, state.armies[seat], actions)
        if state.plan.resigning:
            actions.append(RESIGN)
        return actions

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, EndTurn):
            return None
        if isinstance(action, Move):
            return move_refusal(state, seat, action)
        if isinstance(action, Route):
            return route_refusal(state, seat, action)
        if isinstance(action, Attack):
            return attack_refusal(state, seat, action)
        if isinstance(action, AreaAttack):
            return area_refusal(state, seat, action)
        if isinstance(action, (Charge, AreaCharge)):
            return charge_refusal(state, seat, action)
        if isinstance(action, (Use, UseOn, UseAt)):
            return power_refusal(state, seat, action)
        if isinstance(action, (Miracle, Bless, Curse)):
            return ancient_refusal(state, seat, action)
        if isinstance(action, Resign):
            return None if state.plan.resigning else Refusal(Reject.NO_RESIGNING)
        return Refusal(Reject.NOT_NOW)

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        if isinstance(action, EndTurn):
            end_turn(state, seat, entry)
        elif isinstance(action, Move):
            golem = state.golems[action.golem]
            ability = golem.type.abilities[action.ability]
            if golem.at == RESERVE:
                deploy_late(state, golem, ability, action.region, entry)
            else:
                walk(state, golem, ability, proposed_path(state, golem, ability, action.region), entry)
        elif isinstance(action, Route):
            state.steps.append(Routing(action.golem, action.ability, ()))
        elif isinstance(action, (Charge, AreaCharge)):
            golem = state.golems[action.golem]
            path: tuple[int, ...] = ()
            if action.approach != golem.at:
                path = proposed_path(state, golem, golem.type.abilities[action.move], action.approach)
            charge(state, action, path, entry)
        elif isinstance(action, (Use, UseOn, UseAt)):
            close_action(state, use_power(state, action, entry))
        elif isinstance(action, (Miracle, Bless, Curse)):
            close_action(state, call_ancient(state, seat, action, entry))
        elif isinstance(action, Resign):
            resign(state, seat, entry)
            close_action(state, [])
        else:
            _attack(state, action, entry)

    def data(self) -> list[Any]:
        return ["turn"]


def _list_offers(battle: Battle, golems: list[Golem], actions: list[Action]) -> None:
    """What each Golem of an army may do: as it was listed before, where that still stands."""
    standing = battle.standing()
    waits = waiting(battle, golems[0].army)
    offers = standing.offers_of(golems[0].army, battle.zones, waits, battle.met)
    for golem in golems:
        size = golem.type.size
        offer = offers.get(golem.number)
        if offer is None or not offer.stands(golem):
            offer = Offer(battle.armies[golem.army], None)
            _offer(battle, golem, waits, offer)
            if _steady(battle, golem, offer):
                offer.remember(golem, standing.fits[size], standing.refits[size])
                offers[golem.number] = offer
        else:
            if standing.refits[size] != offer.refits:
                if standing.fits[size] & offer.near != offer.room:
                    offer.forget_moves()
                    _offer_moves(battle, golem, touched(battle, golem), waits, offer)
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
    if plan.far_auras & OF_ACTIONS or plan.shared & OF_STATUS:
        return False
    company = battle.standing().there[golem.at]
    if len(company) == 1:
        return True
    for other in company:
        if other is not golem and other.type.auras & OF_ACTIONS:
            return False
    if (plan.deeds >> v.GRANT) & 1:
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


def _offer(battle: Battle, golem: Golem, waits: list[int], offer: Offer) -> None:
    """All that a Golem on the board or in reserve may do; waits: what is `waiting` for its army."""
    touches = touched(battle, golem)
    _offer_moves(battle, golem, touches, waits, offer)
    if golem.at != RESERVE:
        _offer_deeds(battle, golem, touches, offer)


def _offer_moves(battle: Battle, golem: Golem, touches: int, waits: list[int], offer: Offer) -> None:
    """Its moves, and the Charges by them; touches: `touched`."""
    if golem.at == RESERVE:
        _offer_late_deployments(battle, golem, offer)
        return
    enemies = enemy_regions(battle, golem.army)
    for ability in moves_of(battle, golem):
        if cooldown.hindrance(battle, golem, ability) is not None:
            continue
        price = cooldown.cost(battle, golem, ability, None, touches)
        points = movement_points(battle, golem, ability, None, touches)
        if price > cooldown.funds(battle, golem, ability):
            offer.too_dear(ability.resource, price)
        elif points > 0:
            reached = reach(battle, golem, ability, points, enemies)
            ends = _offer_move(battle, golem, ability, price, points, reached, offer)
            if may_name_path(battle, golem, ability, points, reached, enemies, waits) and (
                ends or returns(battle, golem, ability, points, reached, enemies)
            ):
                offer.add(ability, price, [Route(golem.number, ability.slot)])
            offer_charges(battle, golem, ability, points, reached, enemies, touches, offer)


def _offer_move(battle: Battle, golem: Golem, move: Ability, price: int, points: int, reached: Reach, offer: Offer) -> bool:
    """Its moves by one ability; whether there are any."""
    crossed = battle.plan.rules.full_regions_crossed
    around = reached.mask if crossed else battle.field.near(golem.at, points + 1, False)
    offer.near = united(offer.near, around)
    offer.others = united(offer.others, around)
    open = reached.mask & battle.standing().fits[golem.type.size]
    if open:
        offer.add(move, price, battle.plan.moves_to(golem.number, move.slot, open))
    return open != 0


def _offer_deeds(battle: Battle, golem: Golem, touches: int, offer: Offer) -> None:
    """Its attacks and powers; touches: `touched`."""
    here = battle.field.bits[golem.at]
    if battle.plan.auras & OF_ACTIONS:
        offer.company = united(offer.company, here)
    looked = enemies = 0
    for ability in golem.type.deeds:
        if cooldown.hindrance(battle, golem, ability) is not None:
            continue
        price = cooldown.cost(battle, golem, ability, None, touches)
        if price > cooldown.funds(battle, golem, ability):
            offer.too_dear(ability.resource, price)
        elif not ability.is_attack:
            _offer_uses(battle, golem, ability, price, offer)
        else:
            if looked == 0:
                looked = may_reach(battle, golem, touches)
                enemies = looked & target_regions(battle, golem.army)
            if ability.scope != v.SINGLE and ability.scope != v.ENEMIES:
                reached = in_reach(battle, golem, ability, touches)
                offer.add_area(ability, price, reached, _area_attacks(battle, golem, ability, reached))
            elif enemies:
                struck = in_reach(battle, golem, ability, touches) & enemies
                if struck:
                    offer.add(ability, price, _attacks(battle, golem, ability, struck))
    offer.others = united(offer.others, looked if looked else here)


def _area_attacks(battle: Battle, golem: Golem, ability: Ability, reached: int) -> list[Action]:
    """An Area-of-Effect attack that is not on enemies alone; reached: `in_reach`."""
    struck = reached & regions_meant(battle, golem, ability)
    return _attacks(battle, golem, ability, struck) if struck else []


def _aim_anew(battle: Battle, golem: Golem, offer: Offer) -> None:
    """List those of an offer anew, now that its own army stands elsewhere."""
    touches = touched(battle, golem)
    for ability, part in offer.areas:
        part.actions = _area_attacks(battle, golem, ability, in_reach(battle, golem, ability, touches))
    offer.fresh = True


def _offer_uses(battle: Battle, golem: Golem, ability: Ability, price: int, offer: Offer) -> None:
    if ability.summons:
        aimed = battle.field.bits[golem.at]
    elif ability.aim == v.AIM_NONE or ability.aim == v.AIM_REGION:
        aimed = 0  # whoever stands there
    else:
        aimed = regions_reached(battle, golem, ability)
    offer.others = united(offer.others, aimed)
    if ability.aim != v.AIM_ENEMY:
        offer.company = united(offer.company, aimed)
    offer.add(ability, price, uses_of(battle, golem, ability))


def _offer_late_deployments(battle: Battle, golem: Golem, offer: Offer) -> None:
    offer.near = open_zone(battle, golem.army)
    open = landing(battle, golem)
    for ability in golem.type.abilities:
        if not ability.is_move or cooldown.hindrance(battle, golem, ability) is not None:
            continue
        price = cooldown.cost(battle, golem, ability, None, 0)
        if price > cooldown.funds(battle, golem, ability):
            offer.too_dear(ability.resource, price)
        elif open and movement_points(battle, golem, ability, None, 0):
            offer.add(ability, price, battle.plan.moves_to(golem.number, ability.slot, open))


def _attacks(battle: Battle, golem: Golem, ability: Ability, struck: int) -> list[Action]:
    """Its attacks in the Regions of a mask, which it reaches and where somebody is for whom it is."""
    actions: list[Action] = []
    standing = battle.standing()
    there = standing.there
    allies = battle.plan.allies[golem.army]
    giants = standing.giants & struck if standing.giants else 0
    for region in places_of(struck):
        beside = giants != 0 and _has_colossus(there[region])
        if ability.scope != v.SINGLE:
            if not beside or targets_in(battle, golem, ability, region):
                actions.append(AreaAttack(golem.number, ability.slot, region))
            continue
        for other in there[region]:
            if not (allies >> other.army) & 1 and (not beside or is_seen(battle, golem, other)):
                actions.append(Attack(golem.number, ability.slot, other.number))
    return actions


def _has_colossus(crowd: list[Golem]) -> bool:
    for golem in crowd:  # noqa: SIM110 (a generator is slow when compiled)
        if golem.type.size == v.COLOSSUS:
            return True
    return False


def _attack(battle: Battle, action: Action, entry: Entry) -> None:
    assert isinstance(action, (Attack, AreaAttack))
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    if isinstance(action, Attack):
        target = battle.golems[action.target]
        later = resolve(battle, golem, ability, target.at, [target], entry)
    else:
        targets = targets_in(battle, golem, ability, action.region)
        later = resolve(battle, golem, ability, action.region, targets, entry)
    close_action(battle, later)
