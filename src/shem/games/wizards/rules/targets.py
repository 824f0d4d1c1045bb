"""What a Spell may be cast on: a Spell needs a legal target (ruling 16)."""

from __future__ import annotations

from shem.core.contract import Action, Refusal
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.actions import SLOTS, Cast
from shem.games.wizards.parts.board import SPACES
from shem.games.wizards.parts.reasons import Reject
from shem.games.wizards.parts.state import WizardsState


def targets(state: WizardsState, seat: int, event: int) -> list[Action]:
    """Every way to cast a Spell of the seat's hand."""
    deed = state.box.events[event].deed
    if deed == v.MANA:
        return [Cast(event)]
    if deed == v.PORTAL:
        return _portals(state, seat, event)
    if deed == v.DIVINATION:
        return [Cast(event, other) for other in _opponents(state, seat)]
    if deed == v.THEFT:
        return [Cast(event, other, deck) for other in _opponents(state, seat) for deck in range(v.DECKS)]
    if deed == v.TRANSFORMATION:
        return _transformations(state, event)
    if deed == v.DISPELL:
        return []
    return [Cast(event, space) for space in range(SPACES) if _is_stack(state, space, deed)]


def _opponents(state: WizardsState, seat: int) -> list[int]:
    return [other for other in range(state.box.seats) if other != seat and state.alive[other]]


def _is_stack(state: WizardsState, space: int, deed: int) -> bool:
    """Whether units stand there that the Spell touches: of all but Repair no Wizard (ruling 13)."""
    return len(state.units[space] if deed == v.REPAIR else state.golems(space)) > 0


def _portals(state: WizardsState, seat: int, event: int) -> list[Action]:
    """The Golems of an own stack to any space that is empty of units and not Water (ruling 19)."""
    stacks = [space for space in range(SPACES) if state.owner(space) == seat and state.golems(space)]
    if not stacks:
        return []
    empty = [space for space in range(SPACES) if state.ground.dry[space] and not state.units[space]]
    return [Cast(event, space, to) for space in stacks for to in empty]


def _transformations(state: WizardsState, event: int) -> list[Action]:
    """Any Golem, one of its traits, another value of it (ruling 22)."""
    found: list[Action] = []
    for space in range(SPACES):
        for golem in state.golems(space):
            who = space * SLOTS + golem.slot()
            for trait in range(len(v.TRAITS)):
                now = golem.trait(trait)
                for value in range(state.box.values(trait)):
                    if value != now:
                        found.append(Cast(event, who, trait, value))
    return found


def refused(state: WizardsState, seat: int, cast: Cast) -> Refusal | None:
    """Why a Spell of the seat's hand cannot be cast on this; None if it can."""
    deed = state.box.events[cast.event].deed
    if deed == v.DISPELL:
        return Refusal(Reject.NOTHING_TO_DISPELL)
    if deed == v.TRANSFORMATION:
        return _untransformed(state, cast)
    if cast.third or (cast.second and deed not in (v.PORTAL, v.THEFT)):
        return Refusal(Reject.NO_TARGET)
    if deed == v.MANA:
        return Refusal(Reject.NO_TARGET) if cast.target else None
    if deed in (v.DIVINATION, v.THEFT):
        return _no_opponent(state, seat, cast)
    if cast.target >= SPACES or not _is_stack(state, cast.target, deed):
        return Refusal(Reject.NO_STACK, about=cast.target)
    return _unported(state, seat, cast) if deed == v.PORTAL else None


def _untransformed(state: WizardsState, cast: Cast) -> Refusal | None:
    golem = state.who(cast.target)
    if golem is None or golem.number == 0:
        return Refusal(Reject.NO_GOLEM, about=cast.target // SLOTS)
    if cast.second >= len(v.TRAITS) or cast.third >= state.box.values(cast.second):
        return Refusal(Reject.NO_SUCH_CARD, about=cast.third)
    return Refusal(Reject.SAME_VALUE) if golem.trait(cast.second) == cast.third else None


def _no_opponent(state: WizardsState, seat: int, cast: Cast) -> Refusal | None:
    if cast.target not in _opponents(state, seat):
        return Refusal(Reject.NOT_AN_OPPONENT, about=cast.target)
    return Refusal(Reject.NO_TARGET) if cast.second >= v.DECKS else None


def _unported(state: WizardsState, seat: int, cast: Cast) -> Refusal | None:
    if state.owner(cast.target) != seat:
        return Refusal(Reject.NOT_YOURS, about=cast.target)
    if not state.ground.dry[cast.second]:
        return Refusal(Reject.ON_WATER, about=cast.second)
    return Refusal(Reject.NOT_EMPTY, about=cast.second) if state.units[cast.second] else None
