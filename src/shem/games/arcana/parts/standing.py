"""Who stands where and what lies where: indexes of a position, made when they are first asked for and kept up to date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.contract import Action
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import Field
from shem.games.arcana.parts.figures import NOBODY_THERE, Golem
from shem.games.arcana.parts.ground import NOTHING_THERE, Zone
from shem.games.arcana.parts.masks import places_of, shared, united, without
from shem.games.arcana.parts.offer import Offer

UNKNOWN: Final = -1


def owner_key(army: int, ancient: int, role: int) -> int:
    """A number for a Blessing or Curse (`role`) of an army's Ancient One."""
    return (army * 64 + ancient) * len(v.ZONES) + role


@final
class Laid:
    """What lies where, made anew when `zones` is another list. there: what lies on each Region that has anything, the
    oldest first. modified: for each such Region a mask of the attributes that are modified there. roles: for each role a
    mask of the Regions where such a zone lies. owned: the Blessings and Curses by `owner_key`. upkeeps: what acts at
    upkeeps, the oldest first. entered: a mask of the Regions with what acts on who enters.
    """

    def __init__(self, zones: list[Zone], like: Laid | None = None) -> None:
        """like: that of other zones, of which what holds for these, too, is taken over."""
        self.zones: Final = zones
        self.there: Final[dict[int, list[Zone]]] = {} if like is None else like.there.copy()
        self.modified: Final[dict[int, int]] = {} if like is None else like.modified.copy()
        self.roles: Final[list[int]] = [0] * len(v.ZONES) if like is None else like.roles.copy()
        self.owned: Final[dict[int, Zone]] = {} if like is None else like.owned.copy()
        self.upkeeps: Final[list[Zone]] = [] if like is None else like.upkeeps.copy()
        self.entered: int = 0 if like is None else like.entered
        gone, new = changes([] if like is None else like.zones, zones)
        for zone in gone:
            self._take(zone)
        for zone in new:
            self._lay(zone)

    def _lay(self, zone: Zone) -> None:
        region = zone.region
        self.there[region] = [*self.there.get(region, NOTHING_THERE), zone]  # a new list: another position may have the old
        if zone.layout.attributes:
            self.modified[region] = self.modified.get(region, 0) | zone.layout.attributes
        here = 1 << region
        self.roles[zone.layout.role] = united(self.roles[zone.layout.role], here)
        if zone.ancient >= 0:
            self.owned[owner_key(zone.army, zone.ancient, zone.layout.role)] = zone
        if (zone.layout.triggers >> v.ON_UPKEEP) & 1:
            self.upkeeps.append(zone)
        if _acts_on_entry(zone):
            self.entered = united(self.entered, here)

    def _take(self, zone: Zone) -> None:
        region = zone.region
        left = [other for other in self.there[region] if other is not zone]
        mask = 0
        here = 1 << region
        self.roles[zone.layout.role] = without(self.roles[zone.layout.role], here)
        for other in left:
            mask |= other.layout.attributes
            self.roles[other.layout.role] = united(self.roles[other.layout.role], here)
        if left:
            self.there[region] = left
        else:
            del self.there[region]
        if mask:
            self.modified[region] = mask
        else:
            self.modified.pop(region, None)
        if zone.ancient >= 0:
            del self.owned[owner_key(zone.army, zone.ancient, zone.layout.role)]
        if (zone.layout.triggers >> v.ON_UPKEEP) & 1:
            self.upkeeps.remove(zone)
        if _acts_on_entry(zone):
            self.entered = without(self.entered, here)
            for other in left:
                if _acts_on_entry(other):
                    self.entered = united(self.entered, here)


def _acts_on_entry(zone: Zone) -> bool:
    return (zone.layout.triggers >> v.ON_ENTER) & 1 == 1


def changes(before: list[Zone], now: list[Zone]) -> tuple[list[Zone], list[Zone]]:
    """What lies in one list only: what is gone, what is new; what is new comes last."""
    gone: list[Zone] = []
    same = 0
    for zone in before:
        if same < len(now) and now[same] is zone:
            same += 1
        else:
            gone.append(zone)
    return gone, now[same:]


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
    another army, or a Colossus, moves (`Battle.enemies_of`, `struck_regions`). offers: what the Golems of one army
    (`offering`) can do, by their numbers; waits, met: what was `waiting` for it, and had acted on whom, then. placings: for
    each role, where Ancient Ones can lay what they have.
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
        self.offers: Final[dict[int, Offer]] = {}
        self.offering = UNKNOWN
        self.waits: list[int] = []
        self.met: tuple[tuple[int, int, int], ...] = ()
        self._zones: list[Zone] = []
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
            self.offers.clear()
        elif self.offers:
            self._drop_offers(golem, origin, to)
        if origin >= 0:
            self._leave(golem, origin)
            self._refit(origin, self.room[origin] - golem.type.base, self.room[origin])
        if to >= 0:
            self._come(golem, to)
            self._refit(to, self.room[to] + golem.type.base, self.room[to])

    def offers_of(
        self, army: int, zones: list[Zone], waits: list[int], met: tuple[tuple[int, int, int], ...]
    ) -> dict[int, Offer]:
        """The offers that still stand as far as places go; zones: what lies on Regions now, waits: what waits there, met:
        what has acted on whom this turn."""
        if army != self.offering:
            self.offers.clear()
            self.offering = army
        else:
            entered = 0
            if zones is not self._zones:
                gone, new = changes(self._zones, zones)
                for zone in [*gone, *new]:
                    self._drop_at(zone.region)
                    if _acts_on_entry(zone):
                        entered = united(entered, self.field.bits[zone.region])
            if waits != self.waits:
                for before, now in zip(self.waits, waits):
                    entered = united(entered, before ^ now)
                for region in places_of(entered):
                    self._drop_at(region)
            if entered:
                self._turn_back(entered)
            if met is not self.met:
                for number, _, _ in (*self.met, *met):
                    self.offers.pop(number, None)
        self._zones = zones
        self.waits = waits
        self.met = met
        return self.offers

    def _drop_at(self, region: int) -> None:
        """Drop the offers of those in a Region."""
        for golem in self.there[region]:
            self.offers.pop(golem.number, None)

    def _turn_back(self, regions: int) -> None:
        """Drop the moves of those who can get to some Regions (a mask)."""
        for offer in self.offers.values():
            if shared(offer.near, regions):
                offer.turn_back()

    def _drop_offers(self, golem: Golem, origin: int, to: int) -> None:
        """Drop those of the Golem that goes from one Region to another, and of whom that concerns."""
        if golem.number in self.offers:
            del self.offers[golem.number]
        bits = self.field.bits
        regions = united(bits[origin] if origin >= 0 else 0, bits[to] if to >= 0 else 0)
        gone: list[int] = []
        for number, offer in self.offers.items():
            mine = golem.army == self.offering
            if shared(offer.company if mine else offer.others, regions):
                gone.append(number)
            elif mine and shared(offer.aimed, regions):
                offer.fresh = False
        for number in gone:
            del self.offers[number]

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
