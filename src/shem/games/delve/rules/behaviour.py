"""Enemy Activation: the behaviour rule, the victim, and the sentences (Enemies, steps 1 to 3)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState


@final
class Activation(Step[DelveState]):
    """An Enemy, or a Minion, activates."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def data(self) -> list[Any]:
        return ["activation", self.who]


@final
class Behaving(Step[DelveState]):
    """Its activation was not wasted: it behaves as its card says."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def data(self) -> list[Any]:
        return ["behaving", self.who]


def activate(state: DelveState, enemies: list[int]) -> None:
    """Let Enemies activate, in this order."""
    state.steps.extend([Activation(who) for who in reversed(enemies)])


def activate_called(state: DelveState, entry: Entry) -> None:
    """Let those activate that a card or the Book has called."""
    activate(state, state.called)
    state.called = []
