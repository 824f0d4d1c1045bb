"""What attacks are expected to do, by the rules' own numbers, kept while nothing that these hang on is another."""

from __future__ import annotations

from itertools import count
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import Field
from shem.games.arcana.parts.masks import places_of
from shem.games.arcana.parts.pieces import Ability, GolemType
from shem.games.arcana.scale import Scale

ALONG: Final = 0.1  # a Region of Range, against the damage: more comes into reach
KEPT: Final = 300_000  # forecasts of one set-up, of which each takes about 200 bytes


@final
@mypyc_attr(acyclic=True)
class Forecast:
    """The chance of a hit of any kind (0..1), and the Health that a plain hit takes."""

    def __init__(self, chance: float, hurt: int) -> None:
        self.chance: Final = chance
        self.hurt: Final = hurt


@final
class Forecasts:
    """The memory of one set-up's battles, for all threads that think about them.

    looks: a number for all about a Golem that an attack's figures hang on. Numbers are never given twice, so one thread may
    forget while another still goes by what it knew. attacks: by attacker's look, target's look and slot. scales: by seat.
    swaths: the Regions within a range of those of a mask. mains: by type, its Knights included, its attack that does most
    for its AP. buyers: whether an army has anything to buy with Mana.
    """

    def __init__(self) -> None:
        self.looks: Final[dict[object, int]] = {}
        self.attacks: Final[dict[int, Forecast]] = {}
        self.scales: Final[dict[int, Scale]] = {}
        self.swaths: Final[dict[tuple[int, int], int]] = {}
        self.mains: Final[dict[GolemType, Ability | None]] = {}
        self.buyers: Final[dict[int, bool]] = {}
        self._numbers: Final = count()

    def main(self, type: GolemType) -> Ability | None:
        """The attack that hurts most for its AP, as printed; no Relic's, which is soon spent."""
        if type not in self.mains:
            best: Ability | None = None
            for attack in type.attacks:
                if attack.resource == v.AP and attack.uses == 0 and (best is None or _rate(attack) > _rate(best)):
                    best = attack
            self.mains[type] = best
        return self.mains[type]

    def swath(self, field: Field, regions: int, far: int) -> int:
        """A mask of all Regions within a range of some, themselves too."""
        if far == 0:
            return regions
        key = (regions, far)
        found = self.swaths.get(key, 0)
        if found == 0:
            if len(self.swaths) > KEPT // 10:
                self.swaths.clear()
            for region in places_of(regions):
                found |= field.near(region, far, False)
            self.swaths[key] = found
        return found

    def number(self, key: object) -> int:
        """The number of a look that is met for the first time."""
        if len(self.attacks) > KEPT or len(self.looks) > KEPT:
            self.looks.clear()
            self.attacks.clear()
        return self.looks.setdefault(key, next(self._numbers))


def _rate(attack: Ability) -> float:
    return attack.accuracy * attack.damage * (1 + ALONG * attack.range) / max(1, attack.cost)
