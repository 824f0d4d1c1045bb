"""Displacement: a Golem goes to another Region without an activation cost."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Go
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.field import DIRECTIONS
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.cause import Cause
from shem.games.arcana.rules.compass import nearest_direction, pull_way, push_direction, steps_from, straight_way
from shem.games.arcana.rules.entering import enter

ANYWHERE: Final = 99
NOWHERE: Final = -1


def displacement(effect: Effect, cause: Cause, golem: Golem, targets: list[Golem], there: int) -> Step[Battle]:
    """The displacement of a Golem by an effect as a step, to be taken when the rest of the ability is done.

    A Golem that displaces itself is pushed away from its one target, or pulled toward it: of several, their Region counts.
    """
    origin = NOWHERE if cause.owner is None else cause.owner.number
    here = cause.here
    if effect.whom == v.SELF and there >= 0:
        origin = targets[0].number if len(targets) == 1 else NOWHERE
        here = there
    return Displace(cause.army, golem.number, effect.number, cause.source, origin, here, cause.made == v.MELEE)


@final
class Displace(Step[Battle]):
    """A Golem is displaced by an effect (ruling B25); `army` chooses where, if the effect leaves the choice.

    origin: the Golem from which a push leads away and toward which a pull leads, NOWHERE for none; here: the Region of
    which that is true otherwise.
    """

    def __init__(self, army: int, golem: int, effect: int, source: int, origin: int, here: int, by_melee: bool) -> None:
        self.army: Final = army
        self.golem: Final = golem
        self.effect: Final = effect
        self.source: Final = source
        self.origin: Final = origin
        self.here: Final = here
        self.by_melee: Final = by_melee

    def seats(self, state: Battle) -> list[int]:
        """Who chooses; for the scenario's own effects, and for an army that is out, the Golem's own army."""
        golem = state.golems[self.golem]
        if golem.at < 0 or golem.type.construct or self._effect(state).way != v.CHOSEN:
            return []
        for army in (self.army, golem.army):
            if not state.armies[army].out:
                return [army]
        return []

    def _effect(self, state: Battle) -> Effect:
        return state.plan.pieces.catalogue.effects[self.effect]

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_DISPLACE, (self.golem, self._effect(state).distance, self.source))

    def legal(self, state: Battle, seat: int) -> list[Action]:
        golem = state.golems[self.golem]
        return [Go(region) for region in chosen_regions(state, golem, self._effect(state))]

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Go):
            return Refusal(Reject.NOT_NOW)
        golem = state.golems[self.golem]
        region = action.region
        if not 0 <= region < state.field.count:
            return Refusal(Reject.NO_SUCH_REGION, about=region)
        effect = self._effect(state)
        if region in chosen_regions(state, golem, effect):
            return None
        steps = steps_from(state.field, golem.at)[region]
        if effect.distance < ANYWHERE and not 0 <= steps <= effect.distance:
            return Refusal(Reject.OUT_OF_REACH, steps, effect.distance, region)
        if not _is_ground(state, effect, region):
            return Refusal(Reject.WRONG_GROUND, about=region)
        return Refusal(Reject.NO_ROOM, golem.type.base, max(0, state.room_for(golem.type, region)), region)

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Go)
        state.steps.pop()
        put(state, state.golems[self.golem], action.region, self.army, self.source, entry)

    def run(self, state: Battle, entry: Entry) -> None:
        """What nobody chooses; a choice that nobody is left to make falls to chance."""
        state.steps.pop()
        golem = state.golems[self.golem]
        if golem.at < 0 or golem.type.construct:
            return
        effect = self._effect(state)
        if effect.way == v.PUSH:
            region = _pushed(state, golem, effect, self._origin(state), self.by_melee)
        elif effect.way == v.PULL:
            region = _pulled(state, golem, effect, self._origin(state))
        else:
            region = _thrown(state, golem, effect, self.source, entry)
        put(state, golem, region, self.army, self.source, entry)

    def _origin(self, state: Battle) -> int:
        """The Region from which a push leads away: where that Golem is now."""
        if self.origin != NOWHERE and state.golems[self.origin].at >= 0:
            return state.golems[self.origin].at
        return self.here

    def data(self) -> list[Any]:
        return ["displace", self.army, self.golem, self.effect, self.source, self.origin, self.here, self.by_melee]


def put(battle: Battle, golem: Golem, region: int, army: int, source: int, entry: Entry) -> None:
    """Displacement Resolution: the Golem goes there and enters; where it stands already, it stays."""
    origin = golem.at
    if region == origin:
        if entry.telling:
            entry.tell(Event(events.STAYED, (golem.number, source, region)))
        return
    if entry.telling:
        entry.tell(Event(events.DISPLACED, (golem.number, source, origin, region)))
    enter(battle, golem, region, army, entry)


def chosen_regions(battle: Battle, golem: Golem, effect: Effect) -> list[int]:
    """Where a chosen displacement may end: within N steps in eight directions, with room; where it stands, too."""
    found = [golem.at]
    steps = steps_from(battle.field, golem.at)
    for region in range(battle.field.count):
        near = effect.distance >= ANYWHERE or 0 < steps[region] <= effect.distance
        if near and region != golem.at and is_legal_end(battle, golem, effect, region):
            found.append(region)
    return found


def is_legal_end(battle: Battle, golem: Golem, effect: Effect, region: int) -> bool:
    """Special Displacement Rules: a Region with room, of the ground that the effect names."""
    return battle.room_for(golem.type, region) >= golem.type.base and _is_ground(battle, effect, region)


def _is_ground(battle: Battle, effect: Effect, region: int) -> bool:
    place = battle.field.regions[region]
    if effect.covers and not (effect.covers >> place.cover) & 1:
        return False
    return effect.terrains == 0 or (effect.terrains >> place.kind) & 1 == 1


def _farthest(battle: Battle, golem: Golem, effect: Effect, way: list[int]) -> int:
    """The greatest legal distance on the way, then one Region fewer, and so on; none: where it stands."""
    for region in reversed(way):
        if is_legal_end(battle, golem, effect, region):
            return region
    return golem.at


def _thrown(battle: Battle, golem: Golem, effect: Effect, source: int, entry: Entry) -> int:
    """Random: a direction, uniform over the eight; nothing is rolled where none leads anywhere."""
    field = battle.field
    ends = [
        _farthest(battle, golem, effect, straight_way(field, golem.at, direction, effect.distance))
        for direction in range(len(DIRECTIONS))
    ]
    if ends == [golem.at] * len(ends):
        return golem.at
    face = entry.roll(len(ends), events.ROLL_DIRECTION, (golem.number, source, *ends), [0, *ends])
    return ends[face - 1]


def _pushed(battle: Battle, golem: Golem, effect: Effect, origin: int, by_melee: bool) -> int:
    """Directional Push: away from the source; by a Melee attack, or out of the source's own Region, toward its zone."""
    if by_melee or origin == golem.at:
        muster = battle.plan.musters[golem.army] if golem.army < len(battle.plan.musters) else None
        direction = push_direction(battle.field, golem.at, muster.zone if muster is not None else 0)
    elif origin < 0:
        direction = NOWHERE
    else:
        direction = nearest_direction(battle.field, origin, golem.at)
    if direction < 0:
        return golem.at
    return _farthest(battle, golem, effect, straight_way(battle.field, golem.at, direction, effect.distance))


def _pulled(battle: Battle, golem: Golem, effect: Effect, origin: int) -> int:
    """Pull: along the line toward the source, never past it."""
    if origin < 0:
        return golem.at
    return _farthest(battle, golem, effect, pull_way(battle.field, golem.at, origin, effect.distance))
