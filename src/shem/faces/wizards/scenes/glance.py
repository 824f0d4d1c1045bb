"""One seat's look at one moment: what every answer starts from. Nothing here knows more than the Sight."""

from __future__ import annotations

from functools import cached_property

from shem.core.chance import Seeded
from shem.core.contract import Action, Prompt
from shem.core.sight import Sight
from shem.core.tally import Tally
from shem.faces.wizards.telling.teller import WizardsTeller
from shem.games.wizards.parts.actions import SLOTS
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.table.menu import NoAnswer
from shem.table.messages import About, Number


class Glance:
    """world: a position that the seat can imagine, for the rules' functions; only what the seat knows of it is shown."""

    def __init__(self, teller: WizardsTeller, sight: Sight) -> None:
        self.teller = teller
        self.names = teller.names
        self.sight = sight
        self.seat = sight.seat
        world = sight.world(Seeded(0))
        assert isinstance(world, WizardsState)
        self.world = world
        self._learn()

    def _learn(self) -> None:
        """What stands there is called so from now on, whatever was taken back."""
        for here in self.world.units:
            for unit in here:
                self.names.learn(unit.seat, unit.number, (unit.material, unit.size, unit.shape))

    @cached_property
    def legal(self) -> list[Action]:
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

    def say(self, code: str, **values: str | int) -> str:
        """A sentence of Wizards' page."""
        return self.names.say(f"table-{code}", **values)

    def number(self, name: str, tally: Tally) -> Number:
        return self.teller.tally(name, tally)


def who_of(unit: Unit) -> int:
    """What names a unit."""
    return unit.at * SLOTS + unit.slot()
