"""Carrying moves out: the path, what it triggers, and what closes an action."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import IMPASSABLE
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.masks import shared, united
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.sources import region_source
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules import cooldown, duration, scenario_elements, triggers, victory
from shem.games.arcana.rules.damage import NOBODY, harm
from shem.games.arcana.rules.encounter import HAPPENING
from shem.games.arcana.rules.entering import Journey, enter
from shem.games.arcana.rules.movement import (
    closed_regions,
    enemy_regions,
    gait,
    halting,
    has_room,
    movement_points,
    reach,
    step_points,
)
from shem.games.arcana.rules.occupation import crowded, make_way
from shem.games.arcana.rules.round import next_turn

NOT_YET: Final = -1


def close_action(battle: Battle, later: list[Step[Battle]]) -> None:
    """What is left of an action: its displacements one by one, then what is due, eliminations and ends (ruling B21)."""
    battle.steps.append(RESOLVED)
    battle.stack(later)


def deploy_late(battle: Battle, golem: Golem, ability: Ability, region: int, entry: Entry) -> None:
    """Not Deploying Some Of Your Army: any move ability, all its MP; it enters its Region (ruling B20)."""
    price = _pay(battle, golem, ability, entry)
    if entry.telling:
        values = (golem.number, ability.slot, region, price.total)
        entry.tell(Event(events.ENTERED_BOARD, values, [("cost", price)]))
    battle.steps.append(RESOLVED)
    enter(battle, golem, region, NOBODY, entry)
    if battle.story.due or battle.noted:
        battle.steps.append(Walking(golem.number, ability.slot, (), region, False, False))
        battle.steps.append(HAPPENING)
    else:
        _arrive(battle, golem, entry)


def walk(battle: Battle, golem: Golem, ability: Ability, path: tuple[int, ...], entry: Entry) -> None:
    """Pay for a move and take it along a path, in one go where nothing asks on the way."""
    price = _pay(battle, golem, ability, entry)
    battle.steps.append(RESOLVED)
    begun = len(entry.events)
    leave_swamp(battle, golem, entry)
    _follow(battle, golem, ability, path if golem.at >= 0 else (), False, False, price, begun, entry)


def path_matters(battle: Battle, golem: Golem, ability: Ability) -> bool:
    """Whether it can matter, but to who is told of it, through which Regions a move goes: something may act there, or be
    crushed."""
    if golem.type.size == v.COLOSSUS:
        return True
    reached = reach(battle, golem, ability, movement_points(battle, golem, ability), enemy_regions(battle, golem.army))
    waiting = battle.plan.watch.regions
    if battle.zones:
        waiting = united(waiting, battle.laid().entered)
    return reached.harmful or shared(reached.mask, waiting) != 0


def way(golem: Golem, ability: Ability, path: tuple[int, ...]) -> Step[Battle]:
    """A charger's way, as a step that pays nothing; its end triggers what a move's end does."""
    return Walking(golem.number, ability.slot, path, NOT_YET, False, True)


def leave_swamp(battle: Battle, golem: Golem, entry: Entry) -> None:
    """Terrain that harms who starts a move in it (ruling A9, 2014)."""
    hurt = battle.field.regions[golem.at].terrain.turn
    if hurt and not battle.plan.rules.swamp_at_turn_start:
        harm(battle, golem, hurt, region_source(golem.at), NOBODY, entry)


def _pay(battle: Battle, golem: Golem, ability: Ability, entry: Entry) -> Tally:
    price = Tally(entry.telling)
    cooldown.pay(battle, golem, ability, price)
    cooldown.use(battle, golem, ability)
    duration.has_moved(golem, entry)
    return price


def _follow(
    battle: Battle,
    golem: Golem,
    ability: Ability,
    path: tuple[int, ...],
    stops: bool,
    charging: bool,
    price: Tally,
    begun: int,
    entry: Entry,
) -> None:
    """Enter Region after Region; every one acts in turn, and who dies stops there (ruling B38).

    begun: the place among the events of the one that names the Regions really walked, before what happens on the way.
    """
    walked = 0
    for region in path:
        enter(battle, golem, region, NOBODY, entry)
        walked += 1
        if golem.at != region or battle.story.due or battle.noted:
            break
    if entry.telling and (walked or price.lines):
        values = (golem.number, ability.slot, path[:walked], price.total)
        entry.events.insert(begun, Event(events.MOVED, values, [("cost", price)] if price.lines else []))
    if battle.story.due or battle.noted:
        battle.steps.append(Walking(golem.number, ability.slot, path[walked:], golem.at, stops, charging))
        battle.steps.append(HAPPENING)
    else:
        _arrive(battle, golem, entry)


def _arrive(battle: Battle, golem: Golem, entry: Entry) -> None:
    later: list[Step[Battle]] = []
    triggers.after_move(battle, golem, entry, later)
    battle.stack(later)


@final
class Walking(Journey):
    """A Golem on its way, after what happened in the Region that it entered last.

    path: the Regions still ahead. at: where it stood then, NOT_YET before its first step. stops: it is to stop.
    charging: it was decided where to, and who was pushed into its way since then does not stop it.
    """

    def __init__(self, golem: int, ability: int, path: tuple[int, ...], at: int, stops: bool, charging: bool) -> None:
        super().__init__(golem)
        self.ability: Final = ability
        self.path: Final = path
        self.at: Final = at
        self.stops: Final = stops
        self.charging: Final = charging

    def halted(self) -> Step[Battle]:
        return Walking(self.golem, self.ability, self.path, self.at, True, self.charging)

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
        golem = state.golems[self.golem]
        if golem.at < 0:
            return
        ability = golem.type.abilities[self.ability]
        path = self.path
        if self.at != NOT_YET:
            path = self._ahead(state, golem, ability)
        if not path and crowded(state, golem):
            make_way(state, golem, entry)
        _follow(state, golem, ability, path, self.stops, self.charging, Tally(entry.telling), len(entry.events), entry)

    def _ahead(self, state: Battle, golem: Golem, ability: Ability) -> tuple[int, ...]:
        """What can still be walked of the path, up to a Region with room; an encounter that moved it ended the move."""
        if golem.at != self.at or (self.stops and not crowded(state, golem)):
            return ()
        mode = gait(state, golem, ability)
        halts = closed = 0
        if not self.charging:
            halts = halting(state.plan.rules, ability, enemy_regions(state, golem.army))
            closed = closed_regions(state, golem)
        at = golem.at
        far = 0
        for place in range(len(self.path)):
            if (halts >> at) & 1 or (closed >> self.path[place]) & 1:
                break
            if step_points(state.field, mode, at, self.path[place]) == IMPASSABLE:
                break
            at = self.path[place]
            if has_room(state, golem, at):
                far = place + 1
                if self.stops:
                    break
        return self.path[:far]

    def data(self) -> list[Any]:
        return ["walking", self.golem, self.ability, list(self.path), self.at, self.stops, self.charging]


@final
class Resolved(Step[Battle]):
    """An action is done: what is due, eliminations and ends are looked at now."""

    def run(self, state: Battle, entry: Entry) -> None:
        if state.plan.occurs.bleeds:
            cooldown.bury(state, entry)
        if state.noted:
            return
        if state.plan.watch.kinds:
            scenario_elements.points(state, entry)
        if state.story.due:
            state.steps.append(HAPPENING)
            return
        state.steps.pop()
        victory.check(state, entry)
        if state.ended is None and state.armies[state.order[state.turn]].out:
            next_turn(state, entry)  # ruling B34

    def data(self) -> list[Any]:
        return ["resolved"]


RESOLVED: Final = Resolved()
