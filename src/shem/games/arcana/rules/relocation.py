"""Something that lies on the board is taken to another Region within so many: what all such decisions share."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.steps import Step
from shem.games.arcana.parts.actions import Go
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle


class Relocation(Step[Battle]):
    """Base of the frame: the army whose effect it is chooses where to; to leave it in its Region is a choice, too."""

    def __init__(self, army: int, region: int, distance: int, source: int) -> None:
        self.army: Final = army
        self.region: Final = region
        self.distance: Final = distance
        self.source: Final = source

    def lies(self, state: Battle) -> bool:
        """Whether it still lies there."""
        raise NotImplementedError

    def taken(self, state: Battle, region: int) -> Reject | None:
        """Why it cannot lie in another Region that is near enough."""
        raise NotImplementedError

    def seats(self, state: Battle) -> list[int]:
        return [] if state.armies[self.army].out or not self.lies(state) else [self.army]

    def legal(self, state: Battle, seat: int) -> list[Action]:
        return [Go(region) for region in range(state.field.count) if self._refusal(state, region) is None]

    def why_not(self, state: Battle, seat: int, action: Action) -> Refusal | None:
        return self._refusal(state, action.region) if isinstance(action, Go) else Refusal(Reject.NOT_NOW)

    def _refusal(self, state: Battle, region: int) -> Refusal | None:
        if region == self.region:
            return None
        if not 0 <= region < state.field.count:
            return Refusal(Reject.NO_SUCH_REGION, about=region)
        away = state.field.distance(self.region, region, state.plan.by_steps)
        if away > self.distance:
            return Refusal(Reject.OUT_OF_RANGE, away, self.distance, region)
        code = self.taken(state, region)
        return None if code is None else Refusal(code, about=region)

    def run(self, state: Battle, entry: Entry) -> None:
        state.steps.pop()
