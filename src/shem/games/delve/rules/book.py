"""The Book of Secrets: paragraphs are read when what triggers them has happened (ruling 25)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.delve.parts.state import DelveState


def read_book(state: DelveState, entry: Entry) -> None:
    """Look up whatever has happened, in order."""
    raise NotImplementedError


@final
class LookUp(Step[DelveState]):
    """Something has happened: whatever the Book says of it is read."""

    def __init__(self, trigger: int, what: int) -> None:
        self.trigger: Final = trigger
        self.what: Final = what

    def data(self) -> list[Any]:
        return ["look-up", self.trigger, self.what]


@final
class Reading(Step[DelveState]):
    """A paragraph is read and its orders are carried out."""

    def __init__(self, paragraph: int) -> None:
        self.paragraph: Final = paragraph

    def data(self) -> list[Any]:
        return ["reading", self.paragraph]


@final
class Choosing(Step[DelveState]):
    """One of a paragraph's choices is made."""

    def __init__(self, paragraph: int) -> None:
        self.paragraph: Final = paragraph

    def data(self) -> list[Any]:
        return ["choosing", self.paragraph]
