"""The specimen's steps: what is still to be decided or done."""

from __future__ import annotations

from typing import Any

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from tests.specimen.rules.state import STEPS, Specimen
from tests.specimen.rules.words import (
    ALLOCATE,
    ALLOCATED,
    ANSWER,
    CAST,
    CASTED,
    DISCARDED,
    DISPEL,
    DISPELLED,
    DRAW,
    DREW,
    HIT,
    LOOK,
    LOOKED,
    LOSE,
    LOST,
    PASS,
    PLACES,
    POTS,
    PUSH,
    PUSHED,
    REVEALED,
    ROUND,
    SPELL,
    STRIKE,
    STRUCK,
    WALK,
    WALKED,
    Act,
    No,
)


class Frame(Step[Specimen]):
    """A step with whole numbers for fields."""

    def __init__(self, *fields: int) -> None:
        self.fields = fields

    def data(self) -> list[Any]:
        return [type(self).__name__, *self.fields]

    def prompt(self, state: Specimen) -> Prompt:
        return Prompt(type(self).__name__.lower(), self.fields)

    def why_not(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        return self.refusal(state, seat, action) or Refusal(No.OTHER_QUESTION)

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        return None


class Begin(Frame):
    """Rounds: what nobody decides."""

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        if state.number == state.rounds:
            return
        state.number += 1
        state.pots = [-1] * len(state.pots)
        state.shown = False
        seats, first = len(state.hearts), self.fields[0]
        state.steps.append(Begin((first + 1) % seats))
        for away in range(seats - 1, -1, -1):
            state.steps.append(Move((first + away) % seats))
        state.steps.append(Allocate())
        if entry.telling:
            entry.tell(Event(ROUND, (state.number,)))


class Allocate(Frame):
    """All seats, in secret, in any order."""

    def seats(self, state: Specimen) -> list[int]:
        return [seat for seat, pot in enumerate(state.pots) if pot < 0]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        return [Act(ALLOCATE, pot) for pot in range(len(POTS))]

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.pots[seat] = action.key()[1]
        if entry.telling:
            entry.tell(Event(ALLOCATED, (seat,)))

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        state.shown = True
        if entry.telling:
            entry.tell(Event(REVEALED, (tuple(POTS[pot][0] for pot in state.pots),)))


class Move(Frame):
    """One seat's turn: one action."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        actions = [Act(PASS), Act(WALK, 0), Act(WALK, 1)]
        if state.tops or sum(state.rest):
            actions += [Act(DRAW), Act(LOOK)]
        if state.around(seat):
            actions.append(Act(STRIKE))
        if state.has(seat, SPELL):
            actions += [Act(CAST, target) for target in range(len(state.hearts)) if target != seat]
        return [*actions]

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        kind = action.key()[0]
        if kind in (DRAW, LOOK):
            return Refusal(No.NO_DECK, 1, 0)
        if kind == STRIKE:
            return Refusal(No.NO_TARGET)
        if kind == CAST:
            return Refusal(No.NO_TARGET) if state.has(seat, SPELL) else Refusal(No.NO_CARD, 1, 0, SPELL)
        return None

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Act)
        state.steps.pop()
        if action.kind == DRAW:
            if entry.telling:
                entry.tell(Event(DREW, (seat,)))
            state.hands[seat].append(state.top(seat, entry))
        elif action.kind == LOOK:
            if entry.telling:
                entry.tell(Event(LOOKED, (seat,)))
            state.tops.append(state.top(seat, entry))
        elif action.kind == WALK:
            _move(state, seat, action.number)
            if entry.telling:
                entry.tell(Event(WALKED, (seat, state.places[seat])))
        elif action.kind == STRIKE:
            _strike(state, seat, entry)
        elif action.kind == CAST:
            state.drop(seat, SPELL)
            if entry.telling:
                entry.tell(Event(CASTED, (seat, action.number)))
            state.steps.append(Resolve(action.number))
            ask(state, seat, 1)


def _move(state: Specimen, seat: int, direction: int) -> None:
    state.places[seat] = (state.places[seat] + (1 if direction else PLACES - 1)) % PLACES


MISS, GOOD, CRITICAL = range(3)


def _quality(face: int, to_hit: int) -> int:
    if face > to_hit:
        return MISS
    return CRITICAL if face % 2 == 0 else GOOD


def _strike(state: Specimen, seat: int, entry: Entry) -> None:
    """One roll against all pawns around; each critical hit rolls again."""
    targets = state.around(seat)
    tallies = [Tally(entry.telling) for _ in targets]
    needed = [state.to_hit(seat, target, tally) for target, tally in zip(targets, tallies)]
    alike = [-1]
    for face in range(1, 11):
        kind = 0
        for to_hit in needed:
            kind = 3 * kind + _quality(face, to_hit)
        alike.append(kind)
    face = entry.roll(10, "strike", tuple(needed), alike)
    if entry.telling:
        entry.tell(Event(STRUCK, (seat, face), [(str(t), tally) for t, tally in zip(targets, tallies)]))
    for target, to_hit in zip(targets, needed):
        quality = _quality(face, to_hit)
        damage = 0 if quality == MISS else 1
        if quality == CRITICAL and entry.roll(6, "critical", (target,), [-1, 0, 0, 0, 1, 1, 1]) > 3:
            damage = 2
        if damage:
            if entry.telling:
                entry.tell(Event(HIT, (seat, target, damage)))
            state.steps += [Lose(target, damage), Push(seat, target)]


class Push(Frame):
    """The attacker chooses where to."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        return [Act(PUSH, 0), Act(PUSH, 1)]

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        target = self.fields[1]
        _move(state, target, action.key()[1])
        if entry.telling:
            entry.tell(Event(PUSHED, (target, state.places[target])))


class Lose(Frame):
    """The one who was hit chooses: hearts, or one card of its hand instead."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]]

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        cards = sorted({card for card, _mask in state.hands[seat]})
        return [Act(PASS), *(Act(LOSE, card) for card in cards)]

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        key = action.key()
        return Refusal(No.NO_CARD, 1, 0, key[1]) if key[0] == LOSE else None

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        key = action.key()
        if key[0] == PASS:
            state.hearts[seat] -= self.fields[1]
            if entry.telling:
                entry.tell(Event(LOST, (seat, self.fields[1])))
        else:
            state.drop(seat, key[1])
            if entry.telling:
                entry.tell(Event(DISCARDED, (seat, key[1])))
        if min(state.hearts) <= 0:
            state.steps = []


def ask(state: Specimen, caster: int, level: int) -> None:
    """Ask everybody else for an answer, to the caster's left first."""
    seats = len(state.hearts)
    for away in range(seats - 1, 0, -1):
        state.steps.append(Answer((caster + away) % seats, level))


class Resolve(Frame):
    """A spell that nobody answers any more."""

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        target = self.fields[0]
        state.hearts[target] -= 2
        if entry.telling:
            entry.tell(Event(LOST, (target, 2)))


class Undo(Frame):
    """A dispel that nobody answers any more: it takes away what it answered."""

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()
        state.steps.pop()


class Answer(Frame):
    """A seat with cards may dispel what was cast or dispelled last; level counts how deep the answers are."""

    def seats(self, state: Specimen) -> list[int]:
        return [self.fields[0]] if state.hands[self.fields[0]] else []

    def run(self, state: Specimen, entry: Entry) -> None:
        state.steps.pop()

    def legal(self, state: Specimen, seat: int) -> list[Action]:
        return [Act(PASS), Act(ANSWER, DISPEL)] if state.has(seat, DISPEL) else [Act(PASS)]

    def refusal(self, state: Specimen, seat: int, action: Action) -> Refusal | None:
        return Refusal(No.NO_CARD, 1, 0, DISPEL) if action.key() == (ANSWER, DISPEL) else None

    def take(self, state: Specimen, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if action.key() == (PASS,):
            return
        while isinstance(state.steps[-1], Answer) and state.steps[-1].fields[1] == self.fields[1]:
            state.steps.pop()
        state.drop(seat, DISPEL)
        if entry.telling:
            entry.tell(Event(DISPELLED, (seat,)))
        state.steps.append(Undo())
        ask(state, seat, self.fields[1] + 1)


STEPS.update({kind.__name__: kind for kind in (Begin, Allocate, Move, Push, Lose, Resolve, Undo, Answer)})
