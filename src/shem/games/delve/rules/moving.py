"""Characters that come into an area, and those that are moved: Bash, pushes and pulls (ruling 16)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Push
from shem.games.delve.parts.events import BASH_STOPPED, BASHED, PULLED
from shem.games.delve.parts.figures import Figure, Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.characteristics import flies
from shem.games.delve.rules.harm import gather, suffer


def enter(state: DelveState, figure: Figure, area: int, entry: Entry) -> None:
    """A Character comes into an area, however it does; a Deadly one costs a Hero that does not fly 1 Health."""
    figure.area = area
    if not isinstance(figure, Hero):
        return
    state.happened.append([v.ON_ENTER, area])
    gather(state)
    if state.has_overlay(v.DEADLY, area) and not flies(state, figure):
        suffer(state, figure, 1, v.OF_AREA + area, -1, entry)


def next_areas(state: DelveState, figure: Figure) -> list[int]:
    """The areas that a Character can step to from its own."""
    ways = state.ways()
    return ways.beside[figure.area] if flies(state, figure) else ways.steps[figure.area]


def paths(state: DelveState, figure: Figure) -> list[list[int]]:
    """How many steps of a Character lie between any two areas, FAR where there is no way."""
    ways = state.ways()
    return ways.far if flies(state, figure) else ways.walk


def push(state: DelveState, who: int, area: int, count: int, seat: int) -> None:
    """A Character will be moved away from an area, so many areas; seat: decides where there is a choice, -1 nobody."""
    if count > 0:
        state.steps.append(Pushing(who, area, count, seat))


def pull(state: DelveState, figure: Figure, area: int, count: int, entry: Entry) -> None:
    """Move a Character towards an area, so many areas at most; of two ways the first."""
    for _ in range(count):
        far = paths(state, figure)
        nearer = [other for other in next_areas(state, figure) if far[other][area] < far[figure.area][area]]
        if not nearer or figure.health == 0:
            return
        if entry.telling:
            entry.tell(Event(PULLED, (figure.who, figure.area, nearer[0])))
        enter(state, figure, nearer[0], entry)


@final
class Pushing(Step[DelveState]):
    """who: is moved away from `area`, so many areas (ruling 16): by a legal path, else not at all. seat: decides."""

    def __init__(self, who: int, area: int, count: int, seat: int) -> None:
        self.who: Final = who
        self.area: Final = area
        self.count: Final = count
        self.seat: Final = seat

    def _areas(self, state: DelveState) -> list[int]:
        """Where it can be moved to: next areas that are farther away."""
        figure = state.figure(self.who)
        if figure is None:
            return []
        far = state.ways().far[self.area]
        return [other for other in next_areas(state, figure) if far[other] > far[figure.area]]

    def seats(self, state: DelveState) -> list[int]:
        return [self.seat] if self.seat >= 0 and len(self._areas(state)) > 1 else []

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("push", (self.who, self.count))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [Push(area) for area in self._areas(state)]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Push):
            return Refusal(Reject.ANOTHER_DECISION)
        return None if action.area in self._areas(state) else Refusal(Reject.WRONG_AREA, about=action.area)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Push)
        self._move(state, action.area, entry)

    def run(self, state: DelveState, entry: Entry) -> None:
        areas = self._areas(state)
        if areas:
            self._move(state, areas[0], entry)
            return
        state.steps.pop()
        if entry.telling and state.figure(self.who) is not None:
            entry.tell(Event(BASH_STOPPED, (self.who,)))

    def _move(self, state: DelveState, area: int, entry: Entry) -> None:
        state.steps.pop()
        push(state, self.who, self.area, self.count - 1, self.seat)
        figure = state.figure(self.who)
        assert figure is not None
        if entry.telling:
            entry.tell(Event(BASHED, (self.who, figure.area, area)))
        enter(state, figure, area, entry)

    def data(self) -> list[Any]:
        return ["pushing", self.who, self.area, self.count, self.seat]
