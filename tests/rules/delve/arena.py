"""A skirmish whose Heroes' powers cool, so that nobody is asked in an attack but for what a test gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shem.core.contract import Action
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import BLESSED, BY_POWER, END, MOST_DICE, NOWHERE, WAYS, Reroll, Star, UseItem, UsePower
from shem.games.delve.parts.cards import item_from, power_from
from shem.games.delve.parts.figures import Figure
from shem.games.delve.rules.hit_stage import Attacking
from tests.rules.delve import tiny
from tests.rules.delve.skirmish import Skirmish
from tests.rules.delve.tiny import Json

BLANK, HIT, STAR, TWO, LETHAL = 1, 2, 4, 5, 6  # faces of the Red Die; STAR with a Hit
NOTHING, SHIELD, SHIELDS, BLUE_STAR = 1, 3, 5, 6  # of the Blue Die; BLUE_STAR with a Hit
SWORD, BOW = v.OF_ITEM + tiny.SWORD, v.OF_ITEM + tiny.BOW
Line = tuple[str, int]


class Arena(Skirmish):
    def __init__(self, heroes: Sequence[int], **changes: Any) -> None:
        super().__init__(heroes, **changes)
        for hero in self.state.heroes:
            hero.cooling = [1] * len(hero.cooling)

    def wear(self, seat: int, kind: str = "armour", slot: str = "charm", **card: Any) -> int:
        """Another Item, worn by a Hero; its number."""
        self.state.box.items.append(item_from(tiny.item(kind, slot, **card)))
        number = len(self.state.box.items) - 1
        self.state.heroes[seat].worn.append(number)
        return number

    def weapon(self, seat: int, *effects: Json, red: int = 1, stars: Sequence[Sequence[Json]] = (), far: int = 0) -> int:
        """The source of the attack of a weapon that a Hero wears."""
        card = tiny.attack(red, far=far, effects=list(effects), stars=[list(line) for line in stars])
        return v.OF_ITEM + self.wear(seat, "weapon", attack=card)

    def learn(self, seat: int, **card: Any) -> int:
        """A ready power more for a Hero; its number."""
        powers = self.state.box.heroes[seat].powers
        powers.append(power_from(tiny.power(**card)))
        self.state.heroes[seat].cooling.append(-1)
        return len(powers) - 1

    def attack(
        self, attacker: Figure, target: Figure, source: int, *faces: int, more: int = 0, reach: int = -1
    ) -> list[Event]:
        return self.run(Attacking(attacker.who, target.who, source, more, reach, False), *faces)

    def strike(self, attacker: int, target: Figure, *faces: int, more: int = 0, reach: int = -1) -> list[Event]:
        """An Enemy's attack."""
        enemy = self.state.enemy(attacker)
        assert enemy is not None
        return self.attack(enemy, target, v.OF_FOE + enemy.foe, *faces, more=more, reach=reach)

    def total(self) -> tuple[int, int]:
        """Hits and Lethal Hits of the last attack."""
        return self.told("hit-total")[-1][2:]

    def lines(self, code: str, name: str, at: int = -1) -> list[Line]:
        """The lines of a tally of what was told of a kind, the last time or the so manieth."""
        event = [event for event in self.events if event.kind.code == code][at]
        return [(line.reason.value, line.amount) for line in dict(event.tallies)[name].lines]

    def wounds(self) -> list[tuple[int, int]]:
        """Of each DEF Stage so far: whose it was, and its wounds."""
        return [(told[0], told[2]) for told in self.told("defended")]

    def offered(self, seat: int) -> list[Action]:
        """What is legal; every other way to act in a stage is refused, and these are not."""
        legal = self.state.legal(seat)
        every: list[Action] = [END, *[Star(line) for line in range(4)]]
        every.extend([Reroll(die, way) for die in range(MOST_DICE) for way in range(WAYS)])
        every.extend([UseItem(way, NOWHERE) for way in range(WAYS)])
        every.extend([UsePower(power, NOWHERE) for power in range(BLESSED - BY_POWER)])
        assert [one for one in every if self.state.why_not(seat, one) is None] == [one for one in every if one in legal]
        assert len(legal) == len(set(legal)) and all(self.state.why_not(seat, one) is None for one in legal)
        return legal
