"""Move Phase: units move one at a time, by spaces that share a border (ruling 8)."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.wizards.parts.actions import PASS, SLOTS, Done, Move
from shem.games.wizards.parts.board import BESIDE, SPACES
from shem.games.wizards.parts.events import MOVED
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.figures import move
from shem.games.wizards.rules.stacking import refused


@final
class MovePhase(Step[WizardsState]):
    """The fifth; over when the active player says so, or nothing of its is left to move."""

    def seats(self, state: WizardsState) -> list[int]:
        for here in state.units:
            if here and here[0].seat == state.active:
                for unit in here:
                    if may_move(unit):
                        return [state.active]
        return []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("move")

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        found: list[Action] = []
        for space, here in enumerate(state.units):
            if here and here[0].seat == seat:
                for unit in here:
                    if may_move(unit):
                        who = space * SLOTS + unit.slot()
                        found.extend([Move(who, to) for to in stops(state, unit)])
        found.append(PASS)
        return found

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Move):
            return Refusal(Reject.ANOTHER_DECISION)
        unit = state.who(action.who)
        space = action.who // SLOTS
        if unit is None:
            return Refusal(Reject.NO_UNIT, about=space)
        if unit.seat != seat:
            return Refusal(Reject.NOT_YOURS, about=space)
        if unit.number == 0:
            return Refusal(Reject.WIZARD_STAYS)
        if not may_move(unit):
            return Refusal(Reject.HAS_MOVED, about=space)
        found = refused(state, seat, unit.material, unit.size, unit.shape, action.space)
        if found is None and action.space not in stops(state, unit):
            found = Refusal(Reject.TOO_FAR, have=move(state, unit, Tally(False)), about=action.space)
        return found

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        if not isinstance(action, Move):
            state.steps.pop()
            return
        unit = state.who(action.who)
        assert unit is not None
        start = unit.at
        if entry.telling:
            entry.tell(Event(MOVED, (seat, unit.number, start, tuple(way(state, unit, action.space)))))
        state.take(unit)
        unit.moved += 1
        state.put(unit, action.space)

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["move"]


def may_move(unit: Unit) -> bool:
    """Whether it is a Golem that has a full move left, or after Haste a second one (ruling 23)."""
    return unit.number > 0 and unit.moved < (2 if unit.hasted else 1)


def stops(state: WizardsState, unit: Unit) -> list[int]:
    """The spaces in which the unit's next move may end, ascending."""
    found = _reached(state, unit, [-1] * SPACES)
    return sorted([to for to in found if refused(state, unit.seat, unit.material, unit.size, unit.shape, to) is None])


def way(state: WizardsState, unit: Unit, to: int) -> list[int]:
    """A shortest way of the unit's move to a space that it can reach: the spaces after its own."""
    before = [-1] * SPACES
    _reached(state, unit, before)
    found = [to]
    while before[found[0]] != unit.at:
        found.insert(0, before[found[0]])
    return found


def _reached(state: WizardsState, unit: Unit, before: list[int]) -> list[int]:
    """The spaces that the unit's steps can reach, the nearest first. before: all -1; it gets for each of them the space
    before it on a shortest way."""
    flies = state.box.shapes[unit.shape].flies
    before[unit.at] = unit.at
    found = [unit.at]
    start = 0
    for _ in range(move(state, unit, Tally(False))):
        edge = found[start:]
        start = len(found)
        for space in edge:
            if space != unit.at and not flies and state.units[space]:
                continue  # it may stop with friends, but not go on through them
            for other in BESIDE[space]:
                if before[other] < 0 and (flies or state.ground.dry[other]):
                    before[other] = space
                    found.append(other)
    return found[1:]
