"""What the Golems of an army can do in its turn, as far as it still stands since the army was asked last."""

from __future__ import annotations

from typing import Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.laid import acts_on_entry, changes
from shem.games.arcana.parts.masks import places_of, shared, united
from shem.games.arcana.parts.offer import Offer

NO_TURN: Final = -1


@final
class Offers:
    """by: the offers of the Golems of an army in its turn of a Round, by their numbers.

    golems, there, bits: all Golems there are, those of each Region, and `Field.bits`. moved: the Golems of any army that
    have moved since the offers were looked at, by their numbers, and where they stood then. zones, waits, met: what lay on
    Regions, what was `waiting` for the army, and what had acted on whom, then.
    """

    def __init__(self, golems: list[Golem], there: list[list[Golem]], bits: list[int]) -> None:
        self.golems: Final = golems
        self.there: Final = there
        self.bits: Final = bits
        self.army = self.round = NO_TURN
        self.by: Final[dict[int, Offer]] = {}
        self._moved: Final[dict[int, int]] = {}
        self._zones: list[Zone] = []
        self._waits: list[int] = []
        self._met: tuple[tuple[int, int, int], ...] = ()

    def has_moved(self, golem: Golem, origin: int) -> None:
        """Note where a Golem stood; where a Colossus goes, everybody may see or be seen anew."""
        if golem.type.size == v.COLOSSUS:
            self.by.clear()
        elif self.by:
            self._moved.setdefault(golem.number, origin)

    def look(
        self, army: int, round: int, zones: list[Zone], waits: list[int], met: tuple[tuple[int, int, int], ...]
    ) -> None:
        """Drop what does not stand any more, as far as places go; all, if it was of another turn.

        zones: what lies on Regions now, waits: what waits there, met: what has acted on whom this turn.
        """
        if army != self.army or round != self.round:
            self.army = army
            self.round = round
            self.by.clear()
        elif self.by:
            if self._moved:
                self._look_at_moves()
            self._look_at_ground(zones, waits)
            if met is not self._met:
                for number, _, _ in (*self._met, *met):
                    self.by.pop(number, None)
        self._moved.clear()
        self._zones = zones
        self._waits = waits
        self._met = met

    def _look_at_moves(self) -> None:
        """Drop those of the Golems that have moved, and of whom that concerns."""
        bits = self.bits
        own = others = 0
        for number, origin in self._moved.items():
            self.by.pop(number, None)
            golem = self.golems[number]
            if golem.at == origin:
                continue
            regions = united(bits[origin] if origin >= 0 else 0, bits[golem.at] if golem.at >= 0 else 0)
            if golem.army == self.army:
                own = united(own, regions)
            else:
                others = united(others, regions)
        gone: list[int] = []
        for number, offer in self.by.items():
            if shared(offer.company, own) or shared(offer.others, others):
                gone.append(number)
            elif shared(offer.aimed, own):
                offer.fresh = False
        for number in gone:
            del self.by[number]

    def _look_at_ground(self, zones: list[Zone], waits: list[int]) -> None:
        """Drop those of the Golems where something was laid or taken; and the moves of those who can get to where
        something else acts on who enters."""
        entered = 0
        if zones is not self._zones:
            gone, new = changes(self._zones, zones)
            for zone in [*gone, *new]:
                self._drop_at(zone.region)
                if acts_on_entry(zone):
                    entered = united(entered, self.bits[zone.region])
        if waits != self._waits:
            for before, now in zip(self._waits, waits):
                entered = united(entered, before ^ now)
        for region in places_of(entered) if entered else []:
            self._drop_at(region)
        if entered:
            for offer in self.by.values():
                if shared(offer.near, entered):
                    offer.turn_back()

    def _drop_at(self, region: int) -> None:
        for golem in self.there[region]:
            self.by.pop(golem.number, None)
