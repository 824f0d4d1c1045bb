"""What every answer about a moment of the quest starts from."""

from __future__ import annotations

from functools import cached_property

from shem.core.chance import Seeded
from shem.core.sight import Sight
from shem.faces.delve.scenes.odds import Spread
from shem.faces.delve.telling.teller import DelveTeller
from shem.games.delve.parts.figures import Figure, Hero
from shem.games.delve.parts.state import DelveState
from shem.table.look import Look
from shem.table.menu import NoAnswer
from shem.table.messages import About


class Glance(Look):
    """world: the position, for the rules' functions; nothing is hidden but the order of cards, which it does not have."""

    def __init__(self, teller: DelveTeller, sight: Sight) -> None:
        super().__init__(teller, sight)
        self.teller = teller
        self.names = teller.names
        self.spreads: dict[object, Spread] = {}  # what comes of attacks, as `spread_of` finds it
        world = sight.world(Seeded(0))
        assert isinstance(world, DelveState)
        self.world = world
        for enemy in world.enemies:
            self.names.learn(enemy.who, enemy.foe)
        for hero in world.heroes:
            self.names.blessings[hero.who] = hero.blessings

    @cached_property
    def doer(self) -> int:
        """The seat that is asked, whoever looks; -1 if none is."""
        seats = self.sight.pending().seats
        return seats[0] if seats else -1

    def decimal(self, number: float) -> str:
        """A number as this language writes it."""
        return f"{number:g}".replace(".", self.say("point"))

    def hero(self, seat: int) -> Hero:
        return self.world.heroes[seat]

    def figure(self, about: About, name: str = "who") -> Figure:
        """The figure that is asked about, a soul among them; raises NoAnswer."""
        who = about.get(name, -1)
        if 0 <= who < len(self.world.heroes):
            return self.world.heroes[who]
        found = self.world.enemy(who)
        if found is None:
            raise NoAnswer("table-nothing-there")
        return found

    def area(self, about: About, name: str = "area") -> int:
        """The discovered area that is asked about; raises NoAnswer."""
        area = about.get(name, -1)
        if not 0 <= area < self.world.box.dungeon.areas or not self.world.is_revealed(area):
            raise NoAnswer("table-nothing-there")
        return area
