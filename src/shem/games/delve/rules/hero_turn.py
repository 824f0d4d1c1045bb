"""Hero Turn: a Movement Activity, Combat and Action Activities by Soul Rank, and free actions, until the Hero is done."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.contract import Prompt
from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState


@final
class HeroTurn(Step[DelveState]):
    """The turn of a Hero, or of a soul; it begins when it is on top for the first time."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: DelveState) -> list[int]:
        return [self.seat] if state.active == self.seat else []

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("hero-turn", (self.seat,))

    def data(self) -> list[Any]:
        return ["hero-turn", self.seat]
