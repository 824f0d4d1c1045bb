"""Enemy Turn: the Minions that obey the active Hero activate, then an Encounter card is drawn (ruling 6)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState

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

    def data(self) -> list[Any]:
        return ["enemy-turn", self.seat, self.soul, self.step]
