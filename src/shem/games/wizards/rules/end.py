"""End Phase: Soft Golems regenerate, what lasts for turns runs out (rulings 15, 17)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.wizards.parts.actions import PASS, Done, Return
from shem.games.wizards.parts.board import BESIDE
from shem.games.wizards.parts.events import AURA_ENDED, LOST, RETURNED, TURN_ENDED
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import Lost, WizardsState
from shem.games.wizards.parts.units import Aura, Unit
from shem.games.wizards.rules.stacking import fits, refused


@final
class EndPhase(Step[WizardsState]):
    """The seventh: every player who won a battle, the active player first."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        state.steps.append(Ending())
        order = [state.active]
        while state.after(order[-1]) != state.active:
            order.append(state.after(order[-1]))
        state.steps.extend([Returning(seat) for seat in reversed(order)])

    def data(self) -> list[Any]:
        return ["end"]


def places(state: WizardsState, lost: Lost) -> list[int]:
    """Where it may return: the stack in which it fought, or where it does not fit there, beside that."""
    if _fits(state, lost, lost.space):
        return [lost.space]
    return [space for space in BESIDE[lost.space] if _fits(state, lost, space)]


def _fits(state: WizardsState, lost: Lost, space: int) -> bool:
    return fits(state, lost.seat, lost.material, lost.size, lost.shape, space)


@final
class Returning(Step[WizardsState]):
    """A seat may put its Soft Golems that were lost back into play, one at a time."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: WizardsState) -> list[int]:
        for lost in state.lost:
            if lost.seat == self.seat and places(state, lost):
                return [self.seat]
        return []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("return")

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        found: list[Action] = []
        for number, lost in enumerate(state.lost):
            if lost.seat == seat:
                found.extend([Return(number, space) for space in places(state, lost)])
        found.append(PASS)
        return found

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Return):
            return Refusal(Reject.ANOTHER_DECISION)
        if action.lost >= len(state.lost) or state.lost[action.lost].seat != seat:
            return Refusal(Reject.NOT_LOST, about=action.lost)
        lost = state.lost[action.lost]
        if action.space != lost.space:
            if _fits(state, lost, lost.space):
                return Refusal(Reject.STACK_FIRST, about=lost.space)
            if action.space not in BESIDE[lost.space]:
                return Refusal(Reject.NOT_BESIDE, about=lost.space)
        return refused(state, seat, lost.material, lost.size, lost.shape, action.space)

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        if not isinstance(action, Return):
            self.run(state, entry)
            return
        lost = state.lost.pop(action.lost)
        state.put(Unit(seat, lost.number, action.space, lost.material, lost.size, lost.shape), action.space)
        if entry.telling:
            entry.tell(Event(RETURNED, (seat, lost.number, action.space)))

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        if entry.telling:
            for lost in state.lost:
                if lost.seat == self.seat:
                    entry.tell(Event(LOST, (lost.seat, lost.number)))
        state.lost = [lost for lost in state.lost if lost.seat != self.seat]

    def data(self) -> list[Any]:
        return ["returning", self.seat]


@final
class Ending(Step[WizardsState]):
    """The turn is over."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        end_turn(state, entry)

    def data(self) -> list[Any]:
        return ["ending"]


def end_turn(state: WizardsState, entry: Entry) -> None:
    """What holds for this turn only is gone, whatever phase it ends in, and what the active player cast runs out."""
    for here in state.units:
        for unit in here:
            unit.moved = 0
            unit.hasted = False
            if unit.auras:
                _fade(state, unit, entry)
    state.lost = []
    del state.steps[1:]
    if entry.telling:
        entry.tell(Event(TURN_ENDED, (state.active,)))


def _fade(state: WizardsState, unit: Unit, entry: Entry) -> None:
    """Power and Protection last to the end of the caster's second own End Phase (ruling 17)."""
    kept: list[Aura] = []
    for aura in unit.auras:
        if aura.caster != state.active:
            kept.append(aura)
        elif aura.left > 1:
            kept.append(Aura(aura.event, aura.caster, aura.force, aura.armor, aura.left - 1))
        elif entry.telling:
            entry.tell(Event(AURA_ENDED, (unit.seat, unit.number, aura.event)))
    unit.auras = kept
