"""Game Start: turn order and deployment."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import HOLD_BACK, Deploy, HoldBack
from shem.games.arcana.parts.figures import RESERVE, Golem
from shem.games.arcana.parts.plan import ANYWHERE, Plan
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.colossus import crush
from shem.games.arcana.rules.cooldown import golem_refusal
from shem.games.arcana.rules.occupation import nearest_room
from shem.games.arcana.rules.round import start_round


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
        for golem in to_deploy(state, self.army):
            actions.extend(state.plan.lists.deployments(golem.number, landing(state, golem)))
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
        if golem not in to_deploy(state, self.army):
            return Refusal(Reject.STARTS_OFF_BOARD, about=golem.number)
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


def place_fixed(battle: Battle, entry: Entry) -> None:
    """Golems whose Region the scenario prescribes stand there before anybody deploys, or in the nearest one with room."""
    for army in battle.order:
        for golem in reserves(battle, army):
            place = starts(battle.plan, golem.number)
            region = nearest_room(battle, golem.type, place) if place >= 0 else RESERVE
            if region >= 0:
                battle.place(golem, region)
                if entry.telling:
                    entry.tell(Event(events.DEPLOYED, (golem.number, region)))
                crush(battle, golem, region, entry)


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


def starts(plan: Plan, golem: int) -> int:
    """Where the scenario has a Golem of the set-up start: a Region, IN_RESERVE, or ANYWHERE in its zone."""
    muster = plan.musters[plan.owners[golem]]
    place = golem - muster.golems[0]
    return muster.places[place] if place < len(muster.places) else ANYWHERE


def reserves(battle: Battle, army: int) -> list[Golem]:
    return [golem for golem in battle.left(army) if golem.at == RESERVE]


def to_deploy(battle: Battle, army: int) -> list[Golem]:
    """Those in reserve that may be deployed at the start."""
    return [golem for golem in reserves(battle, army) if starts(battle.plan, golem.number) == ANYWHERE]


def open_zone(battle: Battle, army: int) -> int:
    """A mask of the Regions of the army's deployment zones that are open in this Round (0: the deployment)."""
    muster = battle.plan.musters[army]
    if muster.steady:
        return muster.zone
    mask = 0
    for zone in muster.zones:
        if zone.start <= battle.round and (zone.until == 0 or battle.round <= zone.until):
            mask |= zone.regions
    return mask


def landing(battle: Battle, golem: Golem) -> int:
    """A mask of the Regions of its deployment zones where the Golem could be deployed now."""
    return open_zone(battle, golem.army) & battle.standing().fits[golem.type.size]


def can_deploy(battle: Battle, army: int) -> bool:
    """Whether any Golem in reserve may be deployed at the start, and fits into the zone."""
    for golem in to_deploy(battle, army):  # noqa: SIM110 (a generator is slow when compiled)
        if landing(battle, golem):
            return True
    return False


def zone_refusal(battle: Battle, golem: Golem, region: int) -> Refusal | None:
    """None if the Golem could be deployed in the Region now."""
    if not 0 <= region < battle.field.count:
        return Refusal(Reject.NO_SUCH_REGION, about=region)
    if (landing(battle, golem) >> region) & 1:
        return None
    if not (battle.plan.musters[golem.army].zone >> region) & 1:
        return Refusal(Reject.NOT_IN_ZONE, about=region)
    if not (open_zone(battle, golem.army) >> region) & 1:
        return Refusal(Reject.ZONE_CLOSED, opens_in(battle, golem.army, region), battle.round, region)
    return Refusal(Reject.NO_ROOM, golem.type.base, max(0, battle.room_for(golem.type, region)), region)


def opens_in(battle: Battle, army: int, region: int) -> int:
    """The Round in which the Region opens for deployment; -1 if it will not any more."""
    later = [
        zone.start for zone in battle.plan.musters[army].zones if (zone.regions >> region) & 1 and zone.start > battle.round
    ]
    return min(later) if later else -1
