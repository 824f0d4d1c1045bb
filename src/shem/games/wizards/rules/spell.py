"""Spell Phase: going round the table until all pass, each Spell open to a Dispell, and that to another (ruling 16)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import PASS, Cast, Done
from shem.games.wizards.parts.events import CAST, NEGATED, PASSED
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import Spell, WizardsState
from shem.games.wizards.rules.decks import held, spend
from shem.games.wizards.rules.spells import resolve
from shem.games.wizards.rules.targets import refused, targets

PRICE: Final = 2  # Mana


def may_be_asked(state: WizardsState, seat: int) -> bool:
    """By what everybody sees: it holds Event cards, and has the Mana for a Spell."""
    return state.hand_size(seat, v.EVENT_DECK) > 0 and state.mana[seat] >= PRICE


@final
class SpellPhase(Step[WizardsState]):
    """The fourth; the active player begins."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        state.steps.append(Casting(state.active, 0))

    def data(self) -> list[Any]:
        return ["spell"]


@final
class Casting(Step[WizardsState]):
    """Whose turn it is to play a Spell, after how many have passed in a row."""

    def __init__(self, seat: int, passed: int) -> None:
        self.seat: Final = seat
        self.passed: Final = passed

    def seats(self, state: WizardsState) -> list[int]:
        return [self.seat] if self.passed < state.living() and may_be_asked(state, self.seat) else []

    def prompt(self, state: WizardsState) -> Prompt:
        return Prompt("cast", (PRICE,))

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        found: list[Action] = []
        for event in held(state, seat, v.EVENT_DECK):
            if not state.box.events[event].battle:
                found.extend(targets(state, seat, event))
        found.append(PASS)
        return found

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Cast):
            return Refusal(Reject.ANOTHER_DECISION)
        return _unplayable(state, seat, action.event) or refused(state, seat, action)

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if isinstance(action, Cast):
            state.steps.append(Casting(state.after(seat), 0))
            _cast(state, seat, action, entry)
        else:
            state.steps.append(Casting(state.after(seat), self.passed + 1))
            if entry.telling:
                entry.tell(Event(PASSED, (seat,)))

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        if self.passed < state.living():
            state.steps.append(Casting(state.after(self.seat), self.passed + 1))

    def data(self) -> list[Any]:
        return ["casting", self.seat, self.passed]


@final
class Answering(Step[WizardsState]):
    """Every other player in turn may answer a Spell, the so manieth unresolved one from 0, with Dispell."""

    def __init__(self, spell: int, seat: int) -> None:
        self.spell: Final = spell
        self.seat: Final = seat

    def seats(self, state: WizardsState) -> list[int]:
        return [self.seat] if self._open(state) and may_be_asked(state, self.seat) else []

    def _open(self, state: WizardsState) -> bool:
        """Whether the Spell is there still, and somebody is left who may answer it."""
        return len(state.spells) > self.spell and state.spells[self.spell].seat != self.seat

    def prompt(self, state: WizardsState) -> Prompt:
        spell = state.spells[self.spell]
        return Prompt("answer", (spell.seat, spell.event, PRICE))

    def legal(self, state: WizardsState, seat: int) -> list[Action]:
        found: list[Action] = [Cast(event) for event in held(state, seat, v.EVENT_DECK) if _dispells(state, event)]
        found.append(PASS)
        return found

    def why_not(self, state: WizardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Cast):
            return Refusal(Reject.ANOTHER_DECISION)
        unplayable = _unplayable(state, seat, action.event)
        if unplayable is not None:
            return unplayable
        if not _dispells(state, action.event):
            return Refusal(Reject.ONLY_DISPELL, about=action.event)
        return Refusal(Reject.NO_TARGET) if action.target or action.second or action.third else None

    def take(self, state: WizardsState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        state.steps.append(Answering(self.spell, state.after(seat)))
        if isinstance(action, Cast):
            _cast(state, seat, action, entry)
        elif entry.telling:
            entry.tell(Event(PASSED, (seat,)))

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        if self._open(state):
            state.steps.append(Answering(self.spell, state.after(self.seat)))

    def data(self) -> list[Any]:
        return ["answering", self.spell, self.seat]


@final
class Resolving(Step[WizardsState]):
    """The Spell takes effect, unless it was negated; a Dispell negates the one below it."""

    def __init__(self, spell: int) -> None:
        self.spell: Final = spell

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        if len(state.spells) <= self.spell:
            return
        spell = state.spells.pop()
        if not _dispells(state, spell.event):
            resolve(state, spell, entry)
            return
        negated = state.spells.pop()
        if entry.telling:
            entry.tell(Event(NEGATED, (spell.seat, negated.event, negated.seat)))

    def data(self) -> list[Any]:
        return ["resolving", self.spell]


def _cast(state: WizardsState, seat: int, action: Cast, entry: Entry) -> None:
    """The card is played and paid, then the others may answer; what it costs is spent even if it is negated."""
    state.mana[seat] -= PRICE
    spend(state, seat, v.EVENT_DECK, action.event)
    number = len(state.spells)
    state.spells.append(Spell(seat, action.event, action.target, action.second, action.third))
    if entry.telling:
        entry.tell(Event(CAST, (seat, action.event, action.target, action.second, action.third)))
    state.steps.append(Resolving(number))
    state.steps.append(Answering(number, state.after(seat)))


def _unplayable(state: WizardsState, seat: int, event: int) -> Refusal | None:
    """Why the seat cannot play this as a Spell, whatever it names."""
    if event >= len(state.box.events):
        return Refusal(Reject.NO_SUCH_CARD, about=event)
    if state.box.events[event].battle:
        return Refusal(Reject.NOT_A_SPELL, about=event)
    return None if state.hands[seat][v.EVENT_DECK][event] else Refusal(Reject.NOT_IN_HAND, about=event)


def _dispells(state: WizardsState, event: int) -> bool:
    return state.box.events[event].deed == v.DISPELL
