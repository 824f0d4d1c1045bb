"""Enemy Turn: the Minions that obey the active Hero activate, then an Encounter card is drawn (rulings 4, 6)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.behaviour import Activated, activate
from shem.games.delve.rules.encounter import encounter

MINIONS: Final = 0
CARD: Final = 1
OVER: Final = 2


@final
class EnemyTurn(Step[DelveState]):
    """The Enemy Turn after the turn of a seat. soul: its Hero was one: no Encounter card is drawn. step: the next."""

    def __init__(self, seat: int, soul: bool, step: int = MINIONS) -> None:
        self.seat: Final = seat
        self.soul: Final = soul
        self.step: Final = step

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        if self.step == OVER:
            state.active = -1
            return
        state.steps.append(EnemyTurn(self.seat, self.soul, self.step + 1))
        if self.step == MINIONS:
            state.active = self.seat
            activate(state, [one.who for one in state.enemies if one.minion and one.owner == self.seat])
        elif not self.soul:
            encounter(state, self.seat, entry)

    def data(self) -> list[Any]:
        return ["enemy-turn", self.seat, self.soul, self.step]


def activate_called(state: DelveState, entry: Entry) -> None:
    """Let the Enemies activate that a card, the Book or an Enemy has called, but none in the middle of its own activation;
    and one that an Enemy has called calls nobody."""
    busy = [step.who for step in state.steps if isinstance(step, Activated)]
    if len(busy) < 2:
        activate(state, [who for who in state.called if who not in busy])
    state.called = []
