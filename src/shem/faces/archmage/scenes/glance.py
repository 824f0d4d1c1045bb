"""One seat's look at one moment: what every answer starts from. Nothing here knows more than the Sight."""

from __future__ import annotations

from functools import cached_property

from shem.core.chance import Seeded
from shem.core.contract import Action, Prompt, View
from shem.core.sight import Sight
from shem.core.tally import Tally
from shem.faces.archmage.telling.teller import ArchmageTeller
from shem.games.archmage.parts.state import ArchmageState
from shem.table.messages import Number


class Glance:
    """view: what the seat knows. world: a position that it can imagine, for the rules' own functions."""

    def __init__(self, teller: ArchmageTeller, sight: Sight) -> None:
        self.teller = teller
        self.names = teller.names
        self.sight = sight
        self.seat = sight.seat
        self.view: View = sight.view()
        world = sight.world(Seeded(0))
        assert isinstance(world, ArchmageState)
        self.world = world

    @cached_property
    def legal(self) -> list[Action]:
        return self.sight.legal()

    @cached_property
    def prompt(self) -> Prompt | None:
        return self.sight.prompt()

    @property
    def asked(self) -> bool:
        """Whether this seat is asked now."""
        return self.seat is not None and self.seat in self.sight.pending().seats

    def known(self, seat: int, phase: int) -> int | None:
        """The units of a seat's allocation, as far as this seat may know them."""
        if phase < len(self.view["revealed"]):
            return int(self.view["revealed"][phase][seat])
        own = self.own if seat == self.seat else None
        return own[phase] if own is not None else None

    @property
    def own(self) -> list[int] | None:
        """The seat's own allocation, the newer of two."""
        found = self.view["redistribution"] or self.view["allocation"]
        return None if found is None else list(found)

    def say(self, code: str, **values: str | int) -> str:
        """A sentence of Archmage's page."""
        return self.names.say(f"table-{code}", **values)

    def number(self, name: str, tally: Tally) -> Number:
        return self.teller.tally(name, tally)
