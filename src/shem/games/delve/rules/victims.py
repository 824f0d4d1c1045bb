"""The victim of an activation: preferred ones first, then by priority; in a tie the card's owner chooses."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.contract import Prompt
from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState


@final
class VictimTie(Step[DelveState]):
    """Nothing tells these victims apart for a behaviour rule: the owner of the Enemy's card chooses."""

    def __init__(self, who: int, rule: int, tied: tuple[int, ...]) -> None:
        self.who: Final = who
        self.rule: Final = rule
        self.tied: Final = tied

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("victim", (self.who, self.rule))

    def data(self) -> list[Any]:
        return ["victim-tie", self.who, self.rule, list(self.tied)]
