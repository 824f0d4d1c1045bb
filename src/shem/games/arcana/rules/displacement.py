"""Displacement: a Golem goes to another Region without an activation cost."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana import events
from shem.games.arcana.actions import Go
from shem.games.arcana.field import DIRECTIONS, may_cut
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules.entering import enter
from shem.games.arcana.state import Battle, Golem


@final
class Displace(Step[Battle]):
    """The army whose ability it is chooses where the Golem goes, "stay" included (ruling B25, chosen)."""

    def __init__(self, army: int, golem: int, distance: int, source: int) -> None:
        self.army: Final = army
        self.golem: Final = golem
        self.distance: Final = distance
        self.source: Final = source

    def seats(self, state: Battle) -> list[int]:
        return [self.army] if state.golems[self.golem].at >= 0 else []

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_DISPLACE, (self.golem, self.distance, self.source))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        golem = state.golems[self.golem]
        return [Go(region) for region in chosen_regions(state, golem, self.distance)]

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Go):
            return Refusal(Reject.NOT_NOW)
        golem = state.golems[self.golem]
        field = state.field
        if not 0 <= action.region < field.count:
            return Refusal(Reject.NO_SUCH_REGION, about=action.region)
        if action.region in chosen_regions(state, golem, self.distance):
            return None
        steps = steps_from(state, golem.at)[action.region]
        if steps < 0 or steps > self.distance:
            return Refusal(Reject.OUT_OF_REACH, steps, self.distance, action.region)
        return Refusal(Reject.NO_ROOM, golem.type.base, max(0, state.free_room(action.region)), action.region)

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Go)
        state.steps.pop()
        golem = state.golems[self.golem]
        origin = golem.at
        if entry.telling:
            entry.tell(Event(events.DISPLACED, (self.golem, self.source, origin, action.region)))
        if action.region != origin:
            enter(state, golem, action.region, self.army, entry)

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["displace", self.army, self.golem, self.distance, self.source]


def chosen_regions(battle: Battle, golem: Golem, distance: int) -> list[int]:
    """Where a chosen displacement may end: within N steps in eight directions, with room; where it stands, too."""
    steps = steps_from(battle, golem.at)
    found = [golem.at]
    for region in range(battle.field.count):
        if 0 < steps[region] <= distance and battle.free_room(region) >= golem.type.base:
            found.append(region)
    return found


def steps_from(battle: Battle, start: int) -> list[int]:
    """Steps in eight directions over existing Regions to each Region; -1 where there is no way."""
    field = battle.field
    steps = [-1] * field.count
    steps[start] = 0
    edge = [start]
    while edge:
        later: list[int] = []
        for at in edge:
            region = field.regions[at]
            for across, down in DIRECTIONS:
                to = field.at(region.column + across, region.row + down)
                if to >= 0 and steps[to] < 0 and may_cut(field, region, across, down, False):
                    steps[to] = steps[at] + 1
                    later.append(to)
        edge = later
    return steps
