"""Orientation: the winner turns the golem toward any line in which a district remains."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.archmage.parts.actions import FACES, Face
from shem.games.archmage.parts.board import FACINGS, may_face
from shem.games.archmage.parts.events import BY_ORIENTATION, FACED
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.parts.state import ORIENTATION, ArchmageState
from shem.games.archmage.rules.deciding import Deciding


@final
class Orientation(Step[ArchmageState]):
    """The phase once its winner is known."""

    def run(self, state: ArchmageState, entry: Entry) -> None:
        state.steps.pop()
        state.steps.append(Facing(state.winner[ORIENTATION], BY_ORIENTATION))

    def data(self) -> list[Any]:
        return ["orientation"]


@final
class Facing(Deciding):
    """A seat chooses the facing: at the set-up, in the orientation phase or by Magibok (`cause`, a BY_ code)."""

    def __init__(self, seat: int, cause: int) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def prompt(self, state: ArchmageState) -> Prompt:
        return Prompt("face", (self.cause,))

    def legal(self, state: ArchmageState, seat: int) -> list[Action]:
        return [FACES[facing] for facing in range(FACINGS) if may_face(state.left, state.golem, facing)]

    def why_not(self, state: ArchmageState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Face):
            return Refusal(Reject.ANOTHER_DECISION)
        if may_face(state.left, state.golem, action.facing):
            return None
        return Refusal(Reject.LINE_EMPTY, about=action.facing)

    def take(self, state: ArchmageState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Face)
        state.steps.pop()
        state.facing = action.facing
        if self.cause == BY_ORIENTATION:
            state.done = ORIENTATION + 1
        if entry.telling:
            entry.tell(Event(FACED, (seat, action.facing, self.cause)))

    def data(self) -> list[Any]:
        return ["facing", self.seat, self.cause]
