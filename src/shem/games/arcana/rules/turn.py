"""A turn: what an army's player may do, and doing it."""

from __future__ import annotations

from typing import Any, final

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
from shem.games.arcana.field import places_of
from shem.games.arcana.figures import RESERVE, Golem
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules import cooldown
from shem.games.arcana.rules.ancient import ancient_refusal, call_ancient, list_ancients
from shem.games.arcana.rules.attack import may_strike, reached_by, resolve, target_regions, targets_in
from shem.games.arcana.rules.charge import charge_refusal, list_charges
from shem.games.arcana.rules.charging import charge
from shem.games.arcana.rules.deployment import landing
from shem.games.arcana.rules.legality import area_refusal, attack_refusal, move_refusal, route_refusal
from shem.games.arcana.rules.movement import enemy_regions, points_of, proposed_path, reach
from shem.games.arcana.rules.path import Routing, close_action, deploy_late, walk
from shem.games.arcana.rules.powers import list_powers, power_refusal, use_power
from shem.games.arcana.rules.round import end_turn
from shem.games.arcana.rules.stacking import touched
from shem.games.arcana.rules.victory import resign
from shem.games.arcana.state import Battle


@final
class Turn(Step[Battle]):
    """The turn of the army whose place in the order it is; the frame below all others."""

    def seats(self, state: Battle) -> list[int]:
        return [state.order[state.turn]]

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_TURN, (state.order[state.turn], state.round))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        actions: list[Action] = [END_TURN]
        enemies = enemy_regions(state, seat)
        targets = target_regions(state, seat)
        for golem in state.left(seat):
            if golem.at == RESERVE:
                _list_late_deployments(state, golem, actions)
            else:
                _list_abilities(state, golem, enemies, targets, actions)
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
            charge(state, action, entry)
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


def _list_abilities(battle: Battle, golem: Golem, enemies: int, targets: int, actions: list[Action]) -> None:
    """All that a Golem on the board may do; enemies: `enemy_regions`, targets: `target_regions`."""
    touches = touched(battle, golem)
    looked = strikes = False
    for ability in golem.type.abilities:
        if not cooldown.can_use(battle, golem, ability, touches):
            continue
        if ability.is_move:
            _list_moves(battle, golem, ability, enemies, touches, actions)
        elif not ability.is_attack:
            list_powers(battle, golem, ability, actions)
        else:
            if not looked:
                looked = True
                strikes = may_strike(battle, golem, targets, touches)
            if strikes:
                _list_attacks(battle, golem, ability, targets, touches, actions)


def _list_moves(battle: Battle, golem: Golem, ability: Ability, enemies: int, touches: int, actions: list[Action]) -> None:
    points = points_of(battle, golem, ability, touches)
    if points == 0:
        return
    reached = reach(battle, golem, ability, points, enemies)
    open = reached.mask & battle.standing().fits[golem.type.size]
    if open:
        actions.extend(battle.plan.moves_to(golem.number, ability.slot, open))
        if reached.harmful:
            actions.append(Route(golem.number, ability.slot))
    list_charges(battle, golem, ability, points, reached, enemies, touches, actions)


def _list_late_deployments(battle: Battle, golem: Golem, actions: list[Action]) -> None:
    open = landing(battle, golem)
    if open == 0:
        return
    for ability in golem.type.abilities:
        if ability.is_move and cooldown.can_use(battle, golem, ability, 0) and points_of(battle, golem, ability, 0):
            actions.extend(battle.plan.moves_to(golem.number, ability.slot, open))


def _list_attacks(
    battle: Battle, golem: Golem, ability: Ability, targets: int, touches: int, actions: list[Action]
) -> None:
    struck = reached_by(battle, golem, ability, touches) & targets
    if struck == 0:
        return
    there = battle.standing().there
    allies = battle.plan.allies[golem.army]
    for region in places_of(struck):
        if ability.scope != v.SINGLE:
            actions.append(AreaAttack(golem.number, ability.slot, region))
            continue
        for other in there[region]:
            if not (allies >> other.army) & 1:
                actions.append(Attack(golem.number, ability.slot, other.number))


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
