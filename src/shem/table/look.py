"""One seat's look at one moment: what every answer starts from. Nothing here knows more than the Sight."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from shem.core.contract import Action, Prompt
from shem.core.sight import Sight
from shem.core.tally import Tally
from shem.table.messages import Number
from shem.table.stage import Stage


class Look:
    """What every game's Glance has."""

    def __init__(self, stage: Stage, sight: Sight) -> None:
        self._stage: Final = stage
        self.sight: Final = sight
        self.seat: Final = sight.seat

    @cached_property
    def legal(self) -> list[Action]:
        """The seat's own legal actions."""
        return self.sight.legal()

    @cached_property
    def prompt(self) -> Prompt | None:
        return self.sight.prompt()

    @property
    def code(self) -> str:
        """What is asked; empty if nothing is."""
        return self.prompt.code if self.prompt is not None else ""

    @property
    def asked(self) -> bool:
        """Whether this seat is asked now."""
        return self.seat is not None and self.seat in self.sight.pending().seats

    def say(self, code: str, **values: str | int) -> str:
        """A sentence of the game's page."""
        return self._stage.say(f"table-{code}", **values)

    def number(self, name: str, tally: Tally) -> Number:
        return self._stage.tally(name, tally)
