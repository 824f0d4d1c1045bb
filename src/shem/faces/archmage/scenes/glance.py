"""What every answer about a moment of the game starts from."""

from __future__ import annotations

from shem.core.chance import Seeded
from shem.core.contract import View
from shem.core.sight import Sight
from shem.faces.archmage.telling.teller import ArchmageTeller
from shem.games.archmage.parts.state import ArchmageState
from shem.table.look import Look


class Glance(Look):
    """view: what the seat knows. world: a position that it can imagine, for the rules' own functions."""

    def __init__(self, teller: ArchmageTeller, sight: Sight) -> None:
        super().__init__(teller, sight)
        self.teller = teller
        self.names = teller.names
        self.view: View = sight.view()
        world = sight.world(Seeded(0))
        assert isinstance(world, ArchmageState)
        self.world = world

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
