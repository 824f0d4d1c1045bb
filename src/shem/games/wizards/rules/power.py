"""Power Phase: the active player gains Mana."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.wizards.parts.events import MANA_GAINED
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.rules.figures import income


@final
class PowerPhase(Step[WizardsState]):
    """The first of the seven, in the first turn too (ruling 3)."""

    def run(self, state: WizardsState, entry: Entry) -> None:
        state.steps.pop()
        tally = Tally(entry.telling)
        seat = state.active
        gained = income(state, seat, tally)
        state.mana[seat] += gained
        if entry.telling:
            entry.tell(Event(MANA_GAINED, (seat, gained, state.mana[seat]), [("income", tally)]))

    def data(self) -> list[Any]:
        return ["power"]
