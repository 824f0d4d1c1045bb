"""The sentences of a behaviour rule, executed in order with the chosen victim."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState


@final
class Sentences(Step[DelveState]):
    """What is left of a behaviour rule: from a deed of a sentence on."""

    def __init__(self, who: int, rule: int, victim: int, sentence: int, deed: int) -> None:
        self.who: Final = who
        self.rule: Final = rule
        self.victim: Final = victim
        self.sentence: Final = sentence
        self.deed: Final = deed

    def data(self) -> list[Any]:
        return ["sentences", self.who, self.rule, self.victim, self.sentence, self.deed]
