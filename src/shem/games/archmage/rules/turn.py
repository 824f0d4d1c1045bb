"""Gameplay: a turn's phases, the Archmage token, and what holds for one turn only."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.archmage.parts.actions import PHASES
from shem.games.archmage.parts.board import stranded
from shem.games.archmage.parts.events import STRANDED, TURN_BEGAN
from shem.games.archmage.parts.state import (
    HARVESTING,
    MOVEMENT,
    NOTHING,
    ORIENTATION,
    REGENERATION,
    STRIDE,
    ArchmageState,
)
from shem.games.archmage.parts.table import HORN
from shem.games.archmage.rules.allocation import Allocation, Announcing, Energy, Redistribution
from shem.games.archmage.rules.artifacts import Blowing
from shem.games.archmage.rules.harvesting import Harvesting
from shem.games.archmage.rules.movement import Movement
from shem.games.archmage.rules.orientation import Orientation
from shem.games.archmage.rules.regeneration import Regeneration
from shem.games.archmage.rules.reveal import Reveal
from shem.games.archmage.rules.victory import end_by_points

_AFTER: Final[list[Step[ArchmageState]]] = [
    Regeneration(),
    Reveal(REGENERATION),
    Harvesting(),
    Reveal(HARVESTING),
    Movement(),
    Reveal(MOVEMENT),
    Orientation(),
    Reveal(ORIENTATION),
    Redistribution(),
]


@final
class Turns(Step[ArchmageState]):
    """The bottom of the stack: each time it is on top, the next turn begins."""

    def run(self, state: ArchmageState, entry: Entry) -> None:
        skole = state.next.skole
        if state.turn > 0:
            state.archmage = skole if skole >= 0 else state.left_of(state.archmage)
        _begin(state)
        if entry.telling:
            entry.tell(Event(TURN_BEGAN, (state.turn, state.archmage, 1 if skole >= 0 else 0)))
        if stranded(state.left, state.golem):
            # ruling 11: nothing is left to orient, move or harvest, so the turn's allocation could change nothing
            if entry.telling:
                entry.tell(Event(STRANDED, (state.golem,)))
            end_by_points(state, "stranded", entry)
            return
        state.steps.extend(_AFTER)
        for back in range(1, state.table.seats + 1):
            state.steps.append(Announcing((state.archmage - back) % state.table.seats))
        state.steps.append(Allocation())
        state.steps.append(Energy())
        owner = state.artifacts[HORN]
        if owner >= 0:
            state.steps.append(Blowing(owner))  # ruling 4: openly, before the secret allocation

    def data(self) -> list[Any]:
        return ["turns"]


def _begin(state: ArchmageState) -> None:
    """Wipe what held for the last turn only."""
    seats = state.table.seats
    state.turn += 1
    state.now = state.next
    state.next = NOTHING
    state.horn = -1
    state.plans = [None] * seats
    state.again = [None] * seats
    state.announced = [-1] * seats
    state.winner = [-1] * PHASES
    state.revealed = 0
    state.done = 0
    state.stride = STRIDE
    state.target = -1
    state.konge = -1
