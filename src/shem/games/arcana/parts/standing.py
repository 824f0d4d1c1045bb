"""Who stands where: an index of a position, made when it is first asked for and kept up to date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.contract import Action
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import Field
from shem.games.arcana.parts.figures import NOBODY_THERE, Golem
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.masks import places_of, shared, united, without
from shem.games.arcana.parts.offers import Offers

UNKNOWN: Final = -1


@final
@mypyc_attr(acyclic=True)
class Placings:
    """Where Blessings, or Curses, can be laid. lists: for the Ancient Ones by their place in an army, the actions for all
    Regions but those where one lies (`taken`), as `zones` tells."""

    def __init__(self, field: Field) -> None:
        self.bits: Final = field.bits
        self.before: Final = field.blessable_before
        self.everywhere: Final[dict[int, Sequence[Action]]] = {}
        self.lists: Final[dict[int, list[Action]]] = {}
        self.taken = 0
        self.zones: list[Zone] = []

    def add(self, ancient: int, everywhere: Sequence[Action]) -> list[Action]:
        """List those of one more Ancient One, given its actions for every Region where one may lie."""
        actions = list(everywhere)
        for region in reversed(places_of(self.taken)):
            del actions[self.before[region]]
        self.everywhere[ancient] = everywhere
        self.lists[ancient] = actions
        return actions

    def take(self, taken: int) -> None:
        """Have just those Regions taken."""
        for region in places_of(taken ^ self.taken):
            bit = self.bits[region]
            first = self.before[region]
            place = first - (self.taken & (bit - 1)).bit_count()
            gone = taken & bit != 0
            self.taken ^= bit
            for ancient, actions in self.lists.items():
                if gone:
                    del actions[place]
                else:
                    actions.insert(place, self.everywhere[ancient][first])


@final
class Standing:
    """there: the Golems and Constructs of each Region, by their numbers. room: how many small bases still fit
    into each Region (Occupation Limit). fits: for each class a mask of the Regions with room for such a Golem;
    obstructions take none from a Colossus (B29). golems, pieces: for each army a mask of the Regions with its Golems, and
    with its Constructs too. giants: a mask of the Regions that Colossi fill.

    refits: how often each of `fits` has changed. enemies, struck: what was worked out from these, thrown away when one of
    another army, or a Colossus, moves (`Battle.enemies_of`, `struck_regions`). offers: what the Golems of the army can do
    whose turn it is. placings: for each role, where Ancient Ones can lay what they have.
    """

    def __init__(self, field: Field, golems: list[Golem], armies: int) -> None:
        self.field: Final = field
        self.there: Final = [NOBODY_THERE] * field.count
        self.room: Final = field.limits.copy()
        self.fits: Final = field.open.copy()
        self.refits: Final = [0] * len(self.fits)
        self.golems: Final = [0] * armies
        self.pieces: Final = [0] * armies
        self.giants = 0
        self.enemies: Final = [UNKNOWN] * (2 * armies)
        self.struck: Final[dict[int, int]] = {}
        self.offers: Final = Offers(golems, self.there, field.bits)
        self.placings: Final = [Placings(field) for _ in v.ZONES]
        for golem in golems:
            if golem.at >= 0:
                self._come(golem, golem.at)
        for region in range(field.count):
            if self.there[region]:
                self._refit(region, field.limits[region], self.room[region])

    def crowd(self, region: int) -> list[Golem]:
        """Who stands in a Region; nobody off the board."""
        return self.there[region] if region >= 0 else NOBODY_THERE

    def move(self, golem: Golem, origin: int, to: int) -> None:
        """A Golem that stood in `origin` stands in `to` now; negative: off the board."""
        for key in range(len(self.enemies)):
            if key >> 1 != golem.army:
                self.enemies[key] = UNKNOWN
        if golem.type.size == v.COLOSSUS:
            self.struck.clear()
        self.offers.has_moved(golem, origin)
        if origin >= 0:
            self._leave(golem, origin)
            self._refit(origin, self.room[origin] - golem.type.base, self.room[origin])
        if to >= 0:
            self._come(golem, to)
            self._refit(to, self.room[to] + golem.type.base, self.room[to])

    def _come(self, golem: Golem, at: int) -> None:
        here = self.there[at]
        if not here:
            self.there[at] = [golem]
        else:
            place = len(here)
            while place > 0 and here[place - 1].number > golem.number:
                place -= 1
            self.there[at] = [*here[:place], golem, *here[place:]]  # a new list: somebody may be going through the old one
        self._count(golem, at)
        self.room[at] = self.room[at] - golem.type.base  # compiled, `-=` on an item would be one between objects

    def _leave(self, golem: Golem, at: int) -> None:
        left = [other for other in self.there[at] if other is not golem]
        here = self.field.bits[at]
        self.pieces[golem.army] = without(self.pieces[golem.army], here)
        self.golems[golem.army] = without(self.golems[golem.army], here)
        self.giants = without(self.giants, here)
        self.there[at] = left
        for other in left:
            self._count(other, at)
        self.room[at] = self.room[at] + golem.type.base

    def _count(self, golem: Golem, at: int) -> None:
        here = self.field.bits[at]
        self.pieces[golem.army] = united(self.pieces[golem.army], here)
        if not golem.type.construct:
            self.golems[golem.army] = united(self.golems[golem.army], here)
            if golem.type.size == v.COLOSSUS:
                self.giants = united(self.giants, here)

    def _refit(self, at: int, before: int, now: int) -> None:
        """Look for whom there is room in a Region, now that its room is another than before."""
        for size in range(len(self.fits)):
            need = v.BASE_SIZES[size]
            if size == v.COLOSSUS:
                need -= self.field.regions[at].obstructions
            if now < need <= before:
                self.fits[size] = without(self.fits[size], self.field.bits[at])
                self.refits[size] = self.refits[size] + 1
            elif before < need <= now:
                self.fits[size] = united(self.fits[size], shared(self.field.bits[at], self.field.open[size]))
                self.refits[size] = self.refits[size] + 1
