"""Movement: the winner must move the golem straight ahead, over harvested districts and round the edges."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.archmage.parts.actions import MOVES, Move
from shem.games.archmage.parts.board import walk
from shem.games.archmage.parts.events import MOVED
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.state import MOVEMENT, STRIDE, ArchmageState
from shem.games.archmage.parts.table import BOOTS
from shem.games.archmage.rules.artifacts import Booting
from shem.games.archmage.rules.deciding import Deciding

_NEAR: Final = MOVES[:STRIDE]


@final
class Movement(Step[ArchmageState]):
    """The phase once its winner is known."""

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        seat = state.winner[MOVEMENT]
        state.steps.append(Walking(seat))
        if state.artifacts[BOOTS] == seat:
            state.steps.append(Booting(seat))

    def data(self) -> list[Any]:
        return ["movement"]


@final
class Walking(Deciding):
    """How far: one to three remaining districts, to six with the Boots (ruling 10)."""

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("move", (state.stride,))

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        return _NEAR if state.stride == STRIDE else MOVES

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Move):
            return Refusal(Reject.ANOTHER_DECISION)
        if action.distance < 1 or action.distance > state.stride:
            return Refusal(Reject.TOO_FAR, action.distance, state.stride)
        return None

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Move)
        state.steps.pop()
        start = state.golem
        state.golem = walk(state.left, start, state.facing, action.distance)
        state.done = MOVEMENT + 1
        if entry.telling:
            entry.tell(Event(MOVED, (seat, action.distance, start, state.golem)))

    def data(self) -> list[Any]:
        return ["walking", self.seat]
