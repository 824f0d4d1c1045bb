"""What Golems are worth to a seat, each by itself. The unit is one average Golem of the other side, destroyed."""

from __future__ import annotations

from typing import Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import GolemType
from shem.games.arcana.parts.plan import Plan
from shem.games.arcana.rules.damage import destruction_vp


@final
class Scale:
    """unit: in VP. Of the set-up's Golems, by their numbers, points: the VP of the destruction, to the seat or to an enemy;
    worths: the APV against the average of all; payers: whether an attack is paid with Mana."""

    def __init__(self, plan: Plan, seat: int) -> None:
        self._plan: Final = plan
        self._seat: Final = seat
        self._foe: Final = _first_foe(plan, seat)
        self.unit: Final = unit_of(plan, seat)
        self._points: Final = [self._points_of(type, army) for type, army in zip(plan.types, plan.owners)]
        self._worths: Final = [_worth_of(plan, type) for type in plan.types]
        self._payers: Final = [_pays_mana(type) for type in plan.types]

    def points(self, golem: Golem) -> float:
        """The VP of its destruction, to the seat or to an enemy."""
        known = self._points
        return known[golem.number] if golem.number < len(known) else self._points_of(golem.type, golem.army)

    def worth(self, golem: Golem) -> float:
        """A Golem's APV against the average of all."""
        known = self._worths
        return known[golem.number] if golem.number < len(known) else _worth_of(self._plan, golem.type)

    def pays_mana(self, golem: Golem) -> bool:
        """Whether it has an attack that is paid with Mana."""
        known = self._payers
        return known[golem.number] if golem.number < len(known) else _pays_mana(golem.type)

    def _points_of(self, type: GolemType, army: int) -> float:
        to = self._foe if self._plan.allied(army, self._seat) else self._seat
        return destruction_vp(self._plan, to, type) / self.unit


def unit_of(plan: Plan, seat: int) -> float:
    """The VP of an average enemy Golem; where destruction gives none, of a Capture Region."""
    total = 0
    count = 0
    for type, owner in zip(plan.types, plan.owners):
        if not plan.allied(owner, seat):
            total += destruction_vp(plan, seat, type)
            count += 1
    if total:
        return total / count
    return float(max([1, *[place.vp for place in plan.captures]]))


def _first_foe(plan: Plan, seat: int) -> int:
    """An army against which the seat's Golems are counted."""
    for army in range(plan.wild):
        if not plan.allied(army, seat):
            return army
    return seat


def _worth_of(plan: Plan, type: GolemType) -> float:
    return type.apv * len(plan.types) / plan.all_apv


def _pays_mana(type: GolemType) -> bool:
    return any(attack.resource == v.MANA for attack in type.attacks)
