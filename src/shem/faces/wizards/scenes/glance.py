"""What every answer about a moment of the game starts from."""

from __future__ import annotations

from shem.core.chance import Seeded
from shem.core.sight import Sight
from shem.faces.wizards.telling.teller import WizardsTeller
from shem.games.wizards.parts.actions import SLOTS
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.table.look import Look
from shem.table.menu import NoAnswer
from shem.table.messages import About


class Glance(Look):
    """world: a position that the seat can imagine, for the rules' functions; only what the seat knows of it is shown."""

    def __init__(self, teller: WizardsTeller, sight: Sight) -> None:
        super().__init__(teller, sight)
        self.teller = teller
        self.names = teller.names
        world = sight.world(Seeded(0))
        assert isinstance(world, WizardsState)
        self.world = world
        self._learn()

    def _learn(self) -> None:
        """What stands there is called so from now on, whatever was taken back."""
        for here in self.world.units:
            for unit in here:
                self.names.learn(unit.seat, unit.number, (unit.material, unit.size, unit.shape))

    def hand(self, deck: int) -> list[int]:
        """How many of each card the seat holds."""
        return [] if self.seat is None else self.world.hands[self.seat][deck]

    def unit(self, about: About, name: str = "unit") -> Unit:
        """The unit that is asked about; raises NoAnswer."""
        who = about.get(name, -1)
        unit = self.world.who(who) if 0 <= who < len(self.world.units) * SLOTS else None
        if unit is None:
            raise NoAnswer("table-nothing-there")
        return unit


def who_of(unit: Unit) -> int:
    """What names a unit."""
    return unit.at * SLOTS + unit.slot()
