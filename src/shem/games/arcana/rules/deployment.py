"""Game Start: turn order and deployment."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana import events
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import HOLD_BACK, Deploy, HoldBack
from shem.games.arcana.plan import Plan
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules.colossus import crush
from shem.games.arcana.rules.round import start_round
from shem.games.arcana.state import RESERVE, Battle, Golem


def turn_order(plan: Plan, entry: Entry) -> list[int]:
    """Deployment & Turn Order: lowest APV first (ties: lower position), by position, or random."""
    armies = list(range(len(plan.musters)))
    if plan.order == v.ORDERS.index("apv"):
        armies.sort(key=lambda army: (plan.musters[army].apv, army))
    elif plan.order == v.ORDERS.index("random"):
        left = armies
        armies = []
        while len(left) > 1:
            pick = entry.roll(len(left), events.ROLL_ORDER, (len(armies) + 1, *left))
            armies.append(left.pop(pick - 1))
        armies.append(left[0])
    return armies


@final
class Deployment(Step[Battle]):
    """One army deploys, a Golem a decision, or holds Golems back (ruling B20)."""

    def __init__(self, place: int, army: int) -> None:
        self.place: Final = place
        self.army: Final = army

    def seats(self, state: Battle) -> list[int]:
        return [self.army]

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_DEPLOY, (self.army,))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        actions: list[Action] = []
        room = zone_room(state, self.army)
        for golem in reserves(state, self.army):
            for region, free in room:
                if free + state.gives_way(golem.type, region) >= golem.type.base:
                    actions.append(Deploy(golem.number, region))
        if state.stands(self.army):
            actions.append(HOLD_BACK)
        return actions

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, HoldBack):
            return None if state.stands(self.army) else Refusal(Reject.MUST_DEPLOY)
        if not isinstance(action, Deploy):
            return Refusal(Reject.NOT_NOW)
        refusal = golem_refusal(state, seat, action.golem)
        if refusal is not None:
            return refusal
        golem = state.golems[action.golem]
        if golem.at >= 0:
            return Refusal(Reject.DEPLOYED_ALREADY, about=golem.number)
        return zone_refusal(state, golem, action.region)

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        if isinstance(action, Deploy):
            golem = state.golems[action.golem]
            state.place(golem, action.region)  # ruling B20: initial deployment triggers nothing
            if entry.telling:
                entry.tell(Event(events.DEPLOYED, (golem.number, action.region)))
            crush(state, golem, action.region, entry)
            if can_deploy(state, self.army):
                return
        if entry.telling:
            held = tuple([golem.number for golem in reserves(state, self.army)])
            if held:
                entry.tell(Event(events.HELD_BACK, (self.army, held)))
        state.steps.pop()
        deploy_next(state, self.place + 1, entry)

    def data(self) -> list[Any]:
        return ["deployment", self.place, self.army]


def deploy_next(battle: Battle, place: int, entry: Entry) -> None:
    """The next army in turn order that can deploy; after the last one the first round begins."""
    while place < len(battle.order):
        army = battle.order[place]
        if can_deploy(battle, army):
            battle.steps.append(Deployment(place, army))
            return
        place += 1
    for army in battle.order:
        battle.armies[army].fielded = battle.stands(army)  # ruling B19
    start_round(battle, entry)


def reserves(battle: Battle, army: int) -> list[Golem]:
    return [golem for golem in battle.golems if golem.army == army and golem.at == RESERVE]


def zone_room(battle: Battle, army: int) -> list[tuple[int, int]]:
    """The Regions of the army's deployment zone with the room that each has left."""
    zone = battle.plan.musters[army].zone
    return [(region, battle.free_room(region)) for region in range(battle.field.count) if (zone >> region) & 1]


def can_deploy(battle: Battle, army: int) -> bool:
    """Whether any Golem in reserve fits into the zone."""
    room = zone_room(battle, army)
    for golem in reserves(battle, army):
        for region, free in room:
            if free + battle.gives_way(golem.type, region) >= golem.type.base:
                return True
    return False


def golem_refusal(battle: Battle, army: int, number: int) -> Refusal | None:
    """None if the number is one of the army's Golems that is still in the battle."""
    if not 0 <= number < len(battle.golems):
        return Refusal(Reject.NO_SUCH_GOLEM, about=number)
    golem = battle.golems[number]
    if golem.army != army:
        return Refusal(Reject.NOT_YOUR_GOLEM, about=number)
    if golem.at < RESERVE:
        return Refusal(Reject.GONE, about=number)
    return None


def zone_refusal(battle: Battle, golem: Golem, region: int) -> Refusal | None:
    """None if the Region is in the Golem's deployment zone and has room for it."""
    if not 0 <= region < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=region)
    if not (battle.plan.musters[golem.army].zone >> region) & 1:
        return Refusal(Reject.NOT_IN_ZONE, about=region)
    free = battle.room_for(golem.type, region)
    if free < golem.type.base:
        return Refusal(Reject.NO_ROOM, golem.type.base, max(0, free), region)
    return None
