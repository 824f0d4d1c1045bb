"""What the four phases share: the units are revealed, the most units win, ties go round from the Archmage."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.archmage.parts.events import PHASE_WON, REVEALED
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.parts.table import AMULET
from shem.games.archmage.rules.artifacts import Tie, tied


@final
class Reveal(Step[ArchmageState]):
    """Reveal a phase; its winner is known then, unless the Amulet's owner changes it (ruling 8)."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        state.revealed = self.phase + 1
        best = tied(state, self.phase)
        state.winner[self.phase] = best[0]
        if entry.telling:
            shown = tuple([state.plan(seat).units(self.phase) for seat in range(state.table.seats)])
            entry.tell(Event(REVEALED, (self.phase, shown)))
        state.steps.append(Won(self.phase))
        owner = state.artifacts[AMULET]
        if len(best) > 1 and owner >= 0:
            state.steps.append(Tie(self.phase, owner))

    def data(self) -> list[Any]:
        return ["reveal", self.phase]


@final
class Won(Step[ArchmageState]):
    """Tell who won a phase, after the Amulet."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        if entry.telling:
            winner = state.winner[self.phase]
            best = tied(state, self.phase)
            shown = tuple(best) if len(best) > 1 else ()
            entry.tell(Event(PHASE_WON, (self.phase, winner, state.plan(winner).units(self.phase), shown)))

    def data(self) -> list[Any]:
        return ["won", self.phase]
