"""Encounters: what has been set off is carried out, one after the other."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.steps import Step
from shem.games.arcana.state import Battle


@final
class Happening(Step[Battle]):
    """Carries out what is due in the story, until nothing is."""

    def run(self, state: Battle, entry: Entry) -> None:
        if not state.story.due:
            state.steps.pop()
            return
        state.story.due.pop(0)

    def data(self) -> list[Any]:
        return ["happening"]


HAPPENING: Final = Happening()
