"""A turn: what an army's player may do, and doing it."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import (
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
from shem.games.arcana.parts.figures import RESERVE
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.activation import move_refusal, route_refusal
from shem.games.arcana.rules.ancient import ancient_refusal, call_ancient, list_ancients
from shem.games.arcana.rules.attack import resolve
from shem.games.arcana.rules.charge_criteria import charge_refusal
from shem.games.arcana.rules.charging import charge
from shem.games.arcana.rules.kept import list_actions
from shem.games.arcana.rules.movement import proposed_path
from shem.games.arcana.rules.powers import power_refusal, use_power
from shem.games.arcana.rules.round import end_turn
from shem.games.arcana.rules.routing import Routing
from shem.games.arcana.rules.targets import attack_refusal, targets_in
from shem.games.arcana.rules.victory import resign
from shem.games.arcana.rules.walking import close_action, deploy_late, path_matters, walk


@final
class Turn(Step[Battle]):
    """The turn of the army whose place in the order it is; the frame below all others."""

    def seats(self, state: Battle) -> list[int]:
        return state.plan.alone[state.order[state.turn]]

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_TURN, (state.order[state.turn], state.round))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        actions: list[Action] = [END_TURN]
        list_actions(state, seat, actions)
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
        if isinstance(action, (Attack, AreaAttack)):
            return attack_refusal(state, seat, action)
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
        path: tuple[int, ...]
        if isinstance(action, EndTurn):
            end_turn(state, seat, entry)
        elif isinstance(action, Move):
            golem = state.golems[action.golem]
            ability = golem.type.abilities[action.ability]
            if golem.at == RESERVE:
                deploy_late(state, golem, ability, action.region, entry)
            else:
                path = (action.region,)
                if entry.telling or path_matters(state, golem, ability):
                    path = proposed_path(state, golem, ability, action.region)
                walk(state, golem, ability, path, entry)
        elif isinstance(action, Route):
            state.steps.append(Routing(action.golem, action.ability, ()))
        elif isinstance(action, (Charge, AreaCharge)):
            golem = state.golems[action.golem]
            path = ()
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
