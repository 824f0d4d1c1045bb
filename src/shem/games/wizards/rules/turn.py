"""Turn Sequence: seven phases a turn, the seats in turn, and the limit of rounds."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.wizards.parts.events import TURN_BEGAN
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.rules.battle import BattlePhase
from shem.games.wizards.rules.craft import CraftPhase
from shem.games.wizards.rules.end import EndPhase
from shem.games.wizards.rules.fate import FatePhase
from shem.games.wizards.rules.move import MovePhase
from shem.games.wizards.rules.power import PowerPhase
from shem.games.wizards.rules.spell import SpellPhase
from shem.games.wizards.rules.victory import end_by_limit

_PHASES: Final[list[Step[WizardsState]]] = [
    EndPhase(),
    BattlePhase(),
    MovePhase(),
    SpellPhase(),
    FatePhase(),
    CraftPhase(),
    PowerPhase(),
]


@final
class Turns(Step[WizardsState]):
    """The bottom of the stack: each time it is on top, the next turn begins."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        if state.round == 0:
            state.round = 1
        else:
            _pass_on(state)
        if state.round > state.box.limit:
            end_by_limit(state, entry)
            return
        if entry.telling:
            entry.tell(Event(TURN_BEGAN, (state.round, state.active)))
        state.steps.extend(_PHASES)

    def data(self) -> list[Any]:
        return ["turns"]


def _pass_on(state: WizardsState) -> None:
    """The next living Wizard's turn; a new round where the turn passes the seat that went first."""
    seats = state.box.seats
    before = (state.active - state.ground.first) % seats
    state.active = state.after(state.active)
    if (state.active - state.ground.first) % seats <= before:
        state.round += 1
