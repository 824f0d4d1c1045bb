"""Charging, carried out: the attack, the push-outs, the charger's way, then the attack's own displacement."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import AreaCharge, Charge
from shem.games.arcana.parts.events import CRIT, MISS
from shem.games.arcana.parts.field import IMPASSABLE
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.sources import ability_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown, duration
from shem.games.arcana.rules.attack import resolve
from shem.games.arcana.rules.compass import nearest_direction, neighbours, straight_way
from shem.games.arcana.rules.displacement import Displace, put
from shem.games.arcana.rules.movement import gait, has_room, step_points
from shem.games.arcana.rules.targets import targets_in
from shem.games.arcana.rules.walking import close_action, leave_swamp, way


def area_targets(battle: Battle, golem: Golem, ability: Ability, region: int) -> list[Golem]:
    """Whom an Area-of-Effect Charge strikes: as if the charger were there, so itself too where everyone is struck."""
    found = targets_in(battle, golem, ability, region)
    if ability.scope == v.EVERYONE:
        found.append(golem)
        found.sort(key=battle.slot)
    return found


def charge(battle: Battle, action: Charge | AreaCharge, path: tuple[int, ...], entry: Entry) -> None:
    """The five aspects of a Charge in order (ruling B48); path: the charger's way to the approach Region."""
    golem = battle.golems[action.golem]
    ability = golem.type.abilities[action.ability]
    move = golem.type.abilities[action.move]
    if isinstance(action, Charge):
        region = battle.golems[action.target].at
        targets = [battle.golems[action.target]]
    else:
        region = action.region
        targets = area_targets(battle, golem, ability, region)
    price = Tally(entry.telling)
    cooldown.pay(battle, golem, move, price)
    if entry.telling:
        values = (golem.number, move.slot, region, action.approach, price.total)
        entry.tell(Event(events.CHARGED, values, [("cost", price)]))
    results: list[int] = []
    later = resolve(battle, golem, ability, region, targets, entry, results)
    close_action(battle, _in_order(battle, golem, ability, move, region, path, targets, results, later))


def _in_order(
    battle: Battle,
    golem: Golem,
    ability: Ability,
    move: Ability,
    region: int,
    path: tuple[int, ...],
    targets: list[Golem],
    results: list[int],
    later: list[Step[Battle]],
) -> list[Step[Battle]]:
    """What is left of the attack, the push-outs, the charger's way, then the attack's own displacement."""
    found = [step for step in later if not isinstance(step, Displace)]
    for target, result in zip(targets, results):
        if target is not golem and pushes_out(battle, golem, target, result):
            found.append(PushOut(golem.number, ability.slot, target.number, region))
    found.append(Onward(golem.number, move.slot, region, path))
    return found + [step for step in later if isinstance(step, Displace)]


def pushes_out(battle: Battle, golem: Golem, target: Golem, result: int) -> bool:
    """Charge Target Golem Displacement: a hit on one that is not larger, or a Crit (ruling B49)."""
    if result == MISS or target.type.construct:
        return False
    return result >= CRIT or battle.plan.rules.outranks(golem.type.size, target.type.size)


@final
class PushOut(Step[Battle]):
    """A Golem that was hit in a Charge is pushed out of its Region: at random into a neighbour with room (ruling B49)."""

    def __init__(self, golem: int, ability: int, target: int, region: int) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.target: Final = target
        self.region: Final = region

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
        golem = state.golems[self.golem]
        target = state.golems[self.target]
        if golem.at < 0 or target.at != self.region:
            return
        ends = [
            region
            for region in neighbours(state.field, self.region)
            if (state.standing().fits[target.type.size] >> region) & 1
        ]
        end = self.region
        if len(ends) > 1:
            end = ends[entry.roll(len(ends), events.ROLL_PUSH, (target.number, golem.number, *ends)) - 1]
        elif ends:
            end = ends[0]
        put(state, target, end, golem.army, ability_source(golem.number, self.ability), entry)

    def data(self) -> list[Any]:
        return ["push-out", self.golem, self.ability, self.target, self.region]


@final
class Onward(Step[Battle]):
    """Charging Golem Final Location: the charger goes its way, into the Region if there is room now.

    path: its way up to the approach Region, empty if that is where it stands.
    """

    def __init__(self, golem: int, move: int, region: int, path: tuple[int, ...]) -> None:
        self.golem: Final = golem
        self.move: Final = move
        self.region: Final = region
        self.path: Final = path

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
        golem = state.golems[self.golem]
        if golem.at < 0:
            return
        move = golem.type.abilities[self.move]
        path = self._way(state, golem, move)
        if path or state.plan.rules.charge_always_cools:  # ruling A18
            cooldown.use(state, golem, move)
        if not path:
            return
        duration.has_moved(golem, entry)
        leave_swamp(state, golem, entry)
        if golem.at >= 0:
            state.steps.append(way(golem, move, path))

    def _way(self, state: Battle, golem: Golem, move: Ability) -> tuple[int, ...]:
        """The Regions that it enters, up to the last one with room for it."""
        fits = state.standing().fits[golem.type.size]
        if (fits >> self.region) & 1:
            return (*self.path, self.region)
        if state.plan.rules.charge_goes_on:  # ruling A17
            beyond = self._beyond(state, golem, move, fits)
            if beyond:
                return (*self.path, self.region, *beyond)
        path = self.path
        while path and not has_room(state, golem, path[-1]):
            path = path[:-1]  # somebody was pushed out into the approach Region
        return path

    def _beyond(self, state: Battle, golem: Golem, move: Ability, fits: int) -> tuple[int, ...]:
        """Straight on past the Region, up to the next one with room; nothing if there is none."""
        field = state.field
        ways = gait(state, golem, move)
        at = self.path[-1] if self.path else golem.at
        direction = nearest_direction(field, at, self.region)
        found: list[int] = []
        at = self.region
        for region in straight_way(field, self.region, direction, field.columns + field.rows):
            if step_points(field, ways, at, region) == IMPASSABLE:
                break
            found.append(region)
            if (fits >> region) & 1:
                return tuple(found)
            at = region
        return ()

    def data(self) -> list[Any]:
        return ["onward", self.golem, self.move, self.region, list(self.path)]
