"""Combat System, the HIT Stage."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState


def attack(
    state: DelveState, attacker: int, target: int, source: int, more: int, reach: int, reaction: bool = False
) -> None:
    """An attack will be made. source: the card whose Attack it is, OF_HERO + seat for bare hands. more: Hits of an Enemy's
    sentence. reach: of its AoE, -1 none of its own."""
    state.steps.append(Attacking(attacker, target, source, more, reach, reaction))


@final
class Attacking(Step[DelveState]):
    """An attack that is about to be made; it is not if either Character is gone, or the attacker lies."""

    def __init__(self, attacker: int, target: int, source: int, more: int, reach: int, reaction: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.source: Final = source
        self.more: Final = more
        self.reach: Final = reach
        self.reaction: Final = reaction

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["attacking", self.attacker, self.target, self.source, self.more, self.reach, self.reaction]
