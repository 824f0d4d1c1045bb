"""Regeneration: the winner's bonus for the next turn."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.archmage.parts.events import REGENERATED
from shem.games.archmage.parts.reasons import Why
from shem.games.archmage.parts.state import REGENERATION, ArchmageState, Carry
from shem.games.archmage.parts.table import KONGE


def bonus(state: ArchmageState, seat: int, units: int, tally: Tally) -> int:
    """Half the units, rounded down; all of them for this turn's harvester of Konge (ruling 16)."""
    tally.base(Why.REGENERATION, units)
    if seat == state.konge:
        tally.base(Why.KONGE, 0, state.table.special(KONGE))
    else:
        tally.add(Why.HALVED, units // 2 - units)
    return tally.total


@final
class Regeneration(Step[ArchmageState]):
    """The phase once its winner is known; nothing is decided in it."""

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        state.done = REGENERATION + 1
        seat = state.winner[REGENERATION]
        tally = Tally(entry.telling)
        units = bonus(state, seat, state.plan(seat).units(REGENERATION), tally)
        state.next = Carry(seat, units, state.next.orm, state.next.smerte, state.next.skole)
        if entry.telling:
            entry.tell(Event(REGENERATED, (seat, units), [("bonus", tally)]))

    def data(self) -> list[Any]:
        return ["regeneration"]
