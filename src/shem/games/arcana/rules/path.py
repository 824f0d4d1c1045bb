"""Carrying moves out: the path, what it triggers, and what closes an action."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.arcana import events
from shem.games.arcana.actions import ARRIVE, Arrive, Go
from shem.games.arcana.field import IMPASSABLE, Field, mode_of
from shem.games.arcana.pieces import Ability
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules import cooldown, effects, victory
from shem.games.arcana.rules.damage import NOBODY, enter, harm
from shem.games.arcana.rules.movement import closed_regions, enemy_regions, halting, movement_points
from shem.games.arcana.rules.round import next_turn
from shem.games.arcana.sources import region_source
from shem.games.arcana.state import Battle, Golem


def close_action(battle: Battle, later: list[Step[Battle]]) -> None:
    """What is left of an action: its displacements one by one, then eliminations and ends (ruling B21)."""
    battle.steps.append(Resolved())
    for step in reversed(later):
        battle.steps.append(step)


def deploy_late(battle: Battle, golem: Golem, ability: Ability, region: int, entry: Entry) -> None:
    """Not Deploying Some Of Your Army: any move ability, all its MP; it enters its Region (ruling B20)."""
    price = _pay(battle, golem, ability, entry)
    if entry.telling:
        values = (golem.number, ability.slot, region, price.total)
        entry.tell(Event(events.ENTERED_BOARD, values, [("cost", price)]))
    enter(battle, golem, region, NOBODY, entry)
    _arrive(battle, golem, entry)


def walk(battle: Battle, golem: Golem, ability: Ability, path: tuple[int, ...], entry: Entry) -> None:
    """Move along a path; every Region entered acts in turn, and who dies stops there (ruling B38)."""
    price = _pay(battle, golem, ability, entry)
    if entry.telling:
        values = (golem.number, ability.slot, path, price.total)
        entry.tell(Event(events.MOVED, values, [("cost", price)]))
    _leave_swamp(battle, golem, entry)
    if golem.at < 0:
        path = ()
    for region in path:
        enter(battle, golem, region, NOBODY, entry)
        if golem.at != region:
            break
    _arrive(battle, golem, entry)


def _leave_swamp(battle: Battle, golem: Golem, entry: Entry) -> None:
    """Terrain that harms who starts a move in it (ruling A9, 2014)."""
    hurt = battle.field.regions[golem.at].terrain.turn
    if hurt and not battle.plan.rules.swamp_at_turn_start:
        harm(battle, golem, hurt, region_source(golem.at), NOBODY, entry)


def _pay(battle: Battle, golem: Golem, ability: Ability, entry: Entry) -> Tally:
    price = Tally(entry.telling)
    battle.armies[golem.army].ap -= cooldown.cost(battle, golem, ability, price)
    cooldown.use(golem, ability)
    return price


def _arrive(battle: Battle, golem: Golem, entry: Entry) -> None:
    later: list[Step[Battle]] = []
    effects.after_move(battle, golem, entry, later)
    close_action(battle, later)


@final
class Resolved(Step[Battle]):
    """An action is done: eliminations and ends are looked at now."""

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
        victory.check(state, entry)
        if state.ended is None and state.armies[state.order[state.turn]].out:
            next_turn(state, entry)  # ruling B34

    def data(self) -> list[Any]:
        return ["resolved"]


@final
class Routing(Step[Battle]):
    """A path is being named, Region by Region; nothing happens before it is complete (ruling B38)."""

    def __init__(self, golem: int, ability: int, path: tuple[int, ...]) -> None:
        self.golem: Final = golem
        self.ability: Final = ability
        self.path: Final = path

    def seats(self, state: Battle) -> list[int]:
        return [state.golems[self.golem].army]

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_PATH, (self.golem, self.ability, *self.path))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        golem = state.golems[self.golem]
        actions: list[Action] = [
            Go(region) for region in range(state.field.count) if self._refusal(state, golem, region) is None
        ]
        if self.path and _may_stop(state, golem, self.path[-1]):
            actions.append(ARRIVE)
        return actions

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        golem = state.golems[self.golem]
        if isinstance(action, Arrive):
            if self.path and _may_stop(state, golem, self.path[-1]):
                return None
            return Refusal(Reject.CANNOT_STOP, about=self.golem)
        if not isinstance(action, Go):
            return Refusal(Reject.NOT_NOW)
        return self._refusal(state, golem, action.region)

    def _refusal(self, state: Battle, golem: Golem, region: int) -> Refusal | None:
        field = state.field
        if not 0 <= region < field.count:
            return Refusal(Reject.NO_SUCH_REGION, about=region)
        ability = golem.type.abilities[self.ability]
        mode = mode_of(ability.movement, ability.nimble)
        at = self.path[-1] if self.path else golem.at
        price = _price(field, mode, at, region)
        if price == IMPASSABLE or region == golem.at or region in self.path:
            return Refusal(Reject.NOT_ADJACENT, about=region)
        halts = halting(state.plan.rules, ability, enemy_regions(state, golem.army))
        if (closed_regions(state, golem) >> region) & 1:
            return Refusal(Reject.NO_ROOM, golem.type.base, max(0, state.free_room(region)), region)
        left = movement_points(state, golem, ability, Tally(False)) - self._spent(state, mode)
        if self.path and (halts >> at) & 1:
            return Refusal(Reject.OUT_OF_REACH, price, 0, region)
        if price > left:
            return Refusal(Reject.OUT_OF_REACH, price, left, region)
        if not _completes(state, golem, mode, halts, (*self.path, region), left - price):
            return Refusal(Reject.DEAD_END, about=region)
        return None

    def _spent(self, state: Battle, mode: int) -> int:
        spent = 0
        at = state.golems[self.golem].at
        for region in self.path:
            spent += _price(state.field, mode, at, region)
            at = region
        return spent

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if isinstance(action, Go):
            state.steps.append(Routing(self.golem, self.ability, (*self.path, action.region)))
            return
        golem = state.golems[self.golem]
        walk(state, golem, golem.type.abilities[self.ability], self.path, entry)

    def data(self) -> list[Any]:
        return ["routing", self.golem, self.ability, list(self.path)]


def _price(field: Field, mode: int, at: int, region: int) -> int:
    """MP of one step, IMPASSABLE where there is none."""
    for to, price in field.exits[mode][at]:
        if to == region:
            return price
    return IMPASSABLE


def _may_stop(battle: Battle, golem: Golem, region: int) -> bool:
    return battle.free_room(region) >= golem.type.base


def _completes(battle: Battle, golem: Golem, mode: int, halts: int, path: tuple[int, ...], left: int) -> bool:
    """Whether a path begun like this can still end in a Region with room."""
    at = path[-1]
    if _may_stop(battle, golem, at):
        return True
    if (halts >> at) & 1:
        return False
    return any(
        price <= left
        and to != golem.at
        and to not in path
        and _completes(battle, golem, mode, halts, (*path, to), left - price)
        for to, price in battle.field.exits[mode][at]
    )
