"""Units: Golems with their three traits, and the Wizard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.games.wizards.parts.actions import WIZARD
from shem.games.wizards.parts.vocabulary import MATERIAL, SIZE


@final
class Aura:
    """Power or Protection on a Golem: force and armor more, until `left` End Phases of the caster have passed."""

    def __init__(self, event: int, caster: int, force: int, armor: int, left: int) -> None:
        self.event: Final = event
        self.caster: Final = caster
        self.force: Final = force
        self.armor: Final = armor
        self.left: Final = left

    def data(self) -> list[int]:
        return [self.event, self.caster, self.force, self.armor, self.left]


@final
class Unit:
    """number: of its chit, from 1 in each seat's colour; 0 is the Wizard, whose traits are those that cards see.

    moved: full moves made in this turn. hasted: it may make a second one. auras: a list that nobody changes.
    """

    def __init__(
        self,
        seat: int,
        number: int,
        at: int,
        material: int,
        size: int,
        shape: int,
        damage: int = 0,
        moved: int = 0,
        hasted: bool = False,
        auras: list[Aura] | None = None,
    ) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.at = at
        self.material = material
        self.size = size
        self.shape = shape
        self.damage = damage
        self.moved = moved
        self.hasted = hasted
        self.auras: list[Aura] = auras if auras is not None else []

    def slot(self) -> int:
        """What names it in its stack."""
        return WIZARD if self.number == 0 else self.size

    def trait(self, trait: int) -> int:
        """Its material, size or shape, by vocabulary.TRAITS."""
        if trait == MATERIAL:
            return self.material
        return self.size if trait == SIZE else self.shape

    def change(self, trait: int, value: int) -> None:
        """Give it another material, size or shape."""
        if trait == MATERIAL:
            self.material = value
        elif trait == SIZE:
            self.size = value
        else:
            self.shape = value

    def copy(self) -> Unit:
        return Unit(
            self.seat,
            self.number,
            self.at,
            self.material,
            self.size,
            self.shape,
            self.damage,
            self.moved,
            self.hasted,
            self.auras,
        )

    def data(self) -> list[Any]:
        return [
            self.seat,
            self.number,
            self.at,
            self.material,
            self.size,
            self.shape,
            self.damage,
            self.moved,
            self.hasted,
            [aura.data() for aura in self.auras],
        ]


def unit_from(data: Sequence[Any]) -> Unit:
    """The unit that `Unit.data` wrote."""
    seat, number, at, material, size, shape, damage, moved, hasted, auras = data
    return Unit(seat, number, at, material, size, shape, damage, moved, hasted, [Aura(*aura) for aura in auras])
