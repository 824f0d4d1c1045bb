"""Characters: Heroes, and Enemies with the Minions that obey a Hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.games.delve.parts.vocabulary import FIRST_ENEMY


class Figure:
    """What every Character has. who: 0..4 a Hero by seat, from FIRST_ENEMY on an Enemy. area: where it stands.

    health: what is left of it. ailment: the Health condition, 0 none, else its rank (Slowed 1, Blinded 2, Stunned 3).
    bleed, poison: rank, 0 none. fire: tokens of rank I and II. ko: lies. hidden. broken: Break tokens. spent: Magic
    Shields that were spent. criticals: Red Criticals, by card.
    """

    def __init__(self, who: int, area: int, health: int) -> None:
        self.who: Final = who
        self.area = area
        self.health = health
        self.ailment = 0
        self.bleed = 0
        self.poison = 0
        self.fire = [0, 0]
        self.ko = False
        self.hidden = False
        self.broken = 0
        self.spent = 0
        self.criticals: list[int] = []

    def is_hero(self) -> bool:
        return self.who < FIRST_ENEMY

    def _carry(self, other: Figure) -> None:
        """Give another the same state."""
        other.ailment = self.ailment
        other.bleed = self.bleed
        other.poison = self.poison
        other.fire = self.fire[:]
        other.ko = self.ko
        other.hidden = self.hidden
        other.broken = self.broken
        other.spent = self.spent
        other.criticals = self.criticals[:]

    def common(self) -> list[Any]:
        """JSON of what every Character has."""
        return [
            self.who,
            self.area,
            self.health,
            self.ailment,
            self.bleed,
            self.poison,
            list(self.fire),
            self.ko,
            self.hidden,
            self.broken,
            self.spent,
            list(self.criticals),
        ]

    def read(self, data: Sequence[Any]) -> None:
        """What `common` wrote after who, area and health."""
        self.ailment, self.bleed, self.poison = data[3], data[4], data[5]
        self.fire = list(data[6])
        self.ko, self.hidden, self.broken, self.spent = data[7], data[8], data[9], data[10]
        self.criticals = list(data[11])


@final
class Hero(Figure):
    """rank: Soul Rank, 0..3. soul: it is a soul, no figure. worn, pack: Items, ascending. crowns.

    cooling: by power, -1 ready, else the quarter turns until its refresh icon is on top. blessings: cards it was given, as
    deck * 100 + card. prayed: in this quest. dashed, focused: in this round. focus: the next attack has Focus.
    """

    def __init__(self, seat: int, area: int, health: int, rank: int, powers: int) -> None:
        super().__init__(seat, area, health)
        self.rank = rank
        self.soul = False
        self.worn: list[int] = []
        self.pack: list[int] = []
        self.crowns = 0
        self.cooling = [-1] * powers
        self.blessings: list[int] = []
        self.prayed = False
        self.dashed = False
        self.focused = False
        self.focus = False

    def copy(self) -> Hero:
        copy = Hero(self.who, self.area, self.health, self.rank, 0)
        self._carry(copy)
        copy.soul = self.soul
        copy.worn = self.worn[:]
        copy.pack = self.pack[:]
        copy.crowns = self.crowns
        copy.cooling = self.cooling[:]
        copy.blessings = self.blessings[:]
        copy.prayed = self.prayed
        copy.dashed = self.dashed
        copy.focused = self.focused
        copy.focus = self.focus
        return copy

    def data(self) -> dict[str, Any]:
        return {
            "figure": self.common(),
            "rank": self.rank,
            "soul": self.soul,
            "worn": list(self.worn),
            "pack": list(self.pack),
            "crowns": self.crowns,
            "cooling": list(self.cooling),
            "blessings": list(self.blessings),
            "done": [self.prayed, self.dashed, self.focused, self.focus],
        }


def hero_of(data: Any) -> Hero:
    """The Hero that `Hero.data` wrote."""
    common = data["figure"]
    hero = Hero(common[0], common[1], common[2], data["rank"], 0)
    hero.read(common)
    hero.soul = data["soul"]
    hero.worn, hero.pack, hero.crowns = list(data["worn"]), list(data["pack"]), data["crowns"]
    hero.cooling, hero.blessings = list(data["cooling"]), list(data["blessings"])
    hero.prayed, hero.dashed, hero.focused, hero.focus = data["done"]
    return hero


@final
class Enemy(Figure):
    """foe: its card. owner: the seat that holds its card; of a Minion the Hero that it obeys. minion: it is a Hero's. home:
    the District in which it came."""

    def __init__(self, who: int, area: int, health: int, foe: int, owner: int, minion: bool, home: int) -> None:
        super().__init__(who, area, health)
        self.foe: Final = foe
        self.owner: Final = owner
        self.minion: Final = minion
        self.home: Final = home

    def copy(self) -> Enemy:
        copy = Enemy(self.who, self.area, self.health, self.foe, self.owner, self.minion, self.home)
        self._carry(copy)
        return copy

    def data(self) -> list[Any]:
        return [self.common(), self.foe, self.owner, self.minion, self.home]


def enemy_of(data: Any) -> Enemy:
    """The Enemy that `Enemy.data` wrote."""
    common = data[0]
    enemy = Enemy(common[0], common[1], common[2], data[1], data[2], data[3], data[4])
    enemy.read(common)
    return enemy
