"""Naming the way of a move, or of a Charge, Region by Region (ruling B38)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import ARRIVE, AreaCharge, Arrive, Charge, Go
from shem.games.arcana.parts.field import IMPASSABLE
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.charge_criteria import charges_from, named_charge_refusal
from shem.games.arcana.rules.charging import charge
from shem.games.arcana.rules.movement import (
    closed_regions,
    enemy_regions,
    gait,
    halting,
    has_room,
    movement_points,
    points_from,
    step_points,
)
from shem.games.arcana.rules.walking import walk


@final
class Routing(Step[Battle]):
    """A path is being named; nothing happens before it is complete, or a Charge is made from where it ends.

    Regions may be named again, the first one too, as long as MP last.
    """

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
        ways = state.field.ways(gait(state, golem, golem.type.abilities[self.ability]))
        beside = sorted([region for region, _ in ways[self._at(golem)]])
        actions: list[Action] = [Go(region) for region in beside if self._refusal(state, golem, region) is None]
        if self._arrives(state, golem):
            actions.append(ARRIVE)
            charges_from(state, golem, golem.type.abilities[self.ability], self.path[-1], self._left(state, golem), actions)
        return actions

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        golem = state.golems[self.golem]
        if isinstance(action, Arrive):
            return None if self._arrives(state, golem) else Refusal(Reject.CANNOT_STOP, about=self.golem)
        if isinstance(action, (Charge, AreaCharge)):
            if (action.golem, action.move, action.approach) != (self.golem, self.ability, self._at(golem)) or not self.path:
                return Refusal(Reject.NOT_NOW)
            return named_charge_refusal(state, seat, action, self._left(state, golem))
        if not isinstance(action, Go):
            return Refusal(Reject.NOT_NOW)
        return self._refusal(state, golem, action.region)

    def _arrives(self, state: Battle, golem: Golem) -> bool:
        """Whether the path can end where it has come to."""
        return bool(self.path) and has_room(state, golem, self.path[-1])

    def _at(self, golem: Golem) -> int:
        return self.path[-1] if self.path else golem.at

    def _refusal(self, state: Battle, golem: Golem, region: int) -> Refusal | None:
        field = state.field
        if not 0 <= region < field.count:
            return Refusal(Reject.NO_SUCH_REGION, about=region)
        ability = golem.type.abilities[self.ability]
        mode = gait(state, golem, ability)
        at = self._at(golem)
        price = step_points(field, mode, at, region)
        if price == IMPASSABLE:
            return Refusal(Reject.NOT_ADJACENT, about=region)
        closed = closed_regions(state, golem)
        if (closed >> region) & 1:
            return Refusal(Reject.NO_ROOM, golem.type.base, max(0, state.room_for(golem.type, region)), region)
        halts = halting(state.plan.rules, ability, enemy_regions(state, golem.army))
        if self.path and (halts >> at) & 1:
            return Refusal(Reject.OUT_OF_REACH, price, 0, region)
        left = self._left(state, golem)
        if price > left:
            return Refusal(Reject.OUT_OF_REACH, price, left, region)
        if has_room(state, golem, region):
            return None
        ahead = points_from(field, mode, region, left - price, halts, closed)
        for other in range(field.count):
            if ahead[other] <= left and ahead[other] >= 0 and has_room(state, golem, other):
                return None
        return Refusal(Reject.DEAD_END, about=region)

    def _left(self, state: Battle, golem: Golem) -> int:
        """The MP that the path so far leaves."""
        ability = golem.type.abilities[self.ability]
        mode = gait(state, golem, ability)
        left = movement_points(state, golem, ability)
        at = golem.at
        for region in self.path:
            left -= step_points(state.field, mode, at, region)
            at = region
        return left

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if isinstance(action, Go):
            state.steps.append(Routing(self.golem, self.ability, (*self.path, action.region)))
        elif isinstance(action, (Charge, AreaCharge)):
            charge(state, action, self.path, entry)
        else:
            golem = state.golems[self.golem]
            walk(state, golem, golem.type.abilities[self.ability], self.path, entry)

    def data(self) -> list[Any]:
        return ["routing", self.golem, self.ability, list(self.path)]
