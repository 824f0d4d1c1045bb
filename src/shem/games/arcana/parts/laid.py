"""What lies where: an index of a position, made anew from the one before when something is laid or taken."""

from __future__ import annotations

from typing import Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.ground import NOTHING_THERE, Zone
from shem.games.arcana.parts.masks import united, without


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
        if acts_on_entry(zone):
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
        if acts_on_entry(zone):
            self.entered = without(self.entered, here)
            for other in left:
                if acts_on_entry(other):
                    self.entered = united(self.entered, here)


def acts_on_entry(zone: Zone) -> bool:
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
