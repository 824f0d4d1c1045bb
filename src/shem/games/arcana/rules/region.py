"""Region-Based Special Effects: what lies on Regions, how it comes there, moves and goes."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.arcana import events
from shem.games.arcana import vocabulary as v
from shem.games.arcana.effect import Layout
from shem.games.arcana.state import Battle, Zone


def zone_of(battle: Battle, army: int, ancient: int, role: int) -> Zone | None:
    """The Blessing or Curse (`role`) of an army's Ancient One, wherever it lies."""
    for zone in battle.zones:
        if zone.army == army and zone.ancient == ancient and zone.layout.role == role:
            return zone
    return None


def regions_with(battle: Battle, role: int) -> int:
    """A mask of the Regions where something of this role lies, whoever owns it (ruling A12)."""
    mask = 0
    for zone in battle.zones:
        if zone.layout.role == role:
            mask |= 1 << zone.region
    return mask


def lay_zone(battle: Battle, layout: Layout, region: int, source: int, army: int, ancient: int, rounds: int) -> None:
    """Put something on a Region, for so many Rounds or for good (0)."""
    until = battle.round + rounds if rounds else 0
    battle.zones.append(Zone(layout, region, source, army, ancient, battle.tick(), until))


def move_zone(battle: Battle, zone: Zone, region: int) -> None:
    """Let it lie on another Region from now on; whoever moves it, it stays its owner's (ruling B13)."""
    battle.zones.remove(zone)
    battle.zones.append(Zone(zone.layout, region, zone.source, zone.army, zone.ancient, battle.tick(), zone.until))


def remove_zone(battle: Battle, zone: Zone, entry: Entry) -> None:
    """Take away what lies on a Region: dispelled, drowned, or gone with its army."""
    battle.zones.remove(zone)
    if entry.telling:
        entry.tell(Event(events.LIFTED, (zone.source, zone.region)))


def remake(battle: Battle, region: int, terrain: str, cover: str, obstructions: int, entry: Entry) -> None:
    """Make a Region another one; one that becomes water loses its Blessing and its Curse (ruling B13)."""
    battle.change(region, terrain, cover, obstructions)
    if not (battle.field.blessable >> region) & 1:
        for zone in battle.zones.copy():
            if zone.region == region and zone.layout.role != v.LAID:
                remove_zone(battle, zone, entry)


def lift_all(battle: Battle, army: int, entry: Entry) -> None:
    """The Blessings and Curses of an eliminated army leave, where the edition says so (ruling A21)."""
    if not battle.zones or not battle.plan.rules.zones_leave_with_army:
        return
    for zone in battle.zones.copy():
        if zone.army == army and zone.layout.role != v.LAID:
            remove_zone(battle, zone, entry)
