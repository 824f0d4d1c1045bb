"""Who stands where: an index of a position, made when it is first asked for and thrown away when anybody moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from shem.games.arcana import vocabulary as v
from shem.games.arcana.field import Field

if TYPE_CHECKING:
    from shem.games.arcana.state import Golem, Zone


@final
class Laid:
    """What lies where, made anew when `zones` is another list: by attribute a mask of the Regions where it is modified."""

    def __init__(self, zones: list[Zone]) -> None:
        self.zones: Final = zones
        self.modified: Final = [0] * len(v.ATTRIBUTES)
        for zone in zones:
            if zone.layout.attributes:
                for attribute in range(len(v.ATTRIBUTES)):
                    if (zone.layout.attributes >> attribute) & 1:
                        self.modified[attribute] |= 1 << zone.region


@final
class Standing:
    """there: the Golems and Constructs of each Region that has any, by their numbers. room: how many small bases still fit
    into each Region (Occupation Limit). golems, pieces: for each army a mask of the Regions with its Golems, and with its
    Constructs too. giants: a mask of the Regions that Colossi fill.
    """

    def __init__(self, field: Field, golems: list[Golem], armies: int) -> None:
        self.field: Final = field
        self.there: Final[dict[int, list[Golem]]] = {}
        self.room: Final = field.limits.copy()
        self.golems: Final = [0] * armies
        self.pieces: Final = [0] * armies
        self.giants = 0
        self._fits: Final[dict[int, int]] = {}
        for golem in golems:
            at = golem.at
            if at < 0:
                continue
            here = self.there.get(at)
            if here is None:
                self.there[at] = [golem]
            else:
                here.append(golem)
            self.pieces[golem.army] |= 1 << at
            if not golem.type.construct:
                self.golems[golem.army] |= 1 << at
                self.room[at] -= golem.type.base
                if golem.type.size == v.COLOSSUS:
                    self.giants |= 1 << at

    def fits(self, size: int) -> int:
        """A mask of the Regions with room for a Golem of this class; obstructions take none from a Colossus (B29)."""
        mask = self._fits.get(size)
        if mask is None:
            base = v.BASE_SIZES[size]
            mask = self.field.open[size]
            for region in self.there:
                room = self.room[region]
                if size == v.COLOSSUS:
                    room += self.field.regions[region].obstructions
                if room < base:
                    mask &= ~(1 << region)
            self._fits[size] = mask
        return mask
