"""Region-Based Special Effects: what lies on Regions, how it comes there, moves and goes."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt
from shem.core.event import Event
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Go
from shem.games.arcana.parts.effect import Layout
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.ground import Zone
from shem.games.arcana.parts.laid import owner_key
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import ENTERED, Battle, Note
from shem.games.arcana.rules.moments import end_of, is_over
from shem.games.arcana.rules.relocation import Relocation


def zone_of(battle: Battle, army: int, ancient: int, role: int) -> Zone | None:
    """The Blessing or Curse (`role`) of an army's Ancient One, wherever it lies."""
    return battle.laid().owned.get(owner_key(army, ancient, role))


def regions_with(battle: Battle, role: int) -> int:
    """A mask of the Regions where something of this role lies, whoever owns it (ruling A12)."""
    return battle.laid().roles[role]


def lying(battle: Battle, region: int, roles: int) -> list[Zone]:
    """The Blessings and Curses in a Region; roles: a mask."""
    return [zone for zone in battle.zones if zone.region == region and zone.layout.role and (roles >> zone.layout.role) & 1]


def lay_zone(
    battle: Battle, layout: Layout, region: int, source: int, army: int, ancient: int, rounds: int, ends: int
) -> None:
    """Put something on a Region, for so many Rounds, until some of `ends` comes, or for good (0, 0).

    The same of that army there starts anew (ruling B46). Those who stand there are subject to it as those who enter later.
    """
    until, at = end_of(battle, rounds, ends, army, source)
    kept = [zone for zone in battle.zones if zone.layout is not layout or zone.region != region or zone.army != army]
    battle.zones = [*kept, Zone(layout, region, source, army, ancient, battle.tick(), until, at)]
    _act_on_all(battle, layout, region)


def move_zone(battle: Battle, zone: Zone, region: int) -> None:
    """Let it lie on another Region from now on; whoever moves it, it stays its owner's (ruling B13)."""
    kept = [other for other in battle.zones if other is not zone]
    moved = Zone(zone.layout, region, zone.source, zone.army, zone.ancient, battle.tick(), zone.until, zone.place)
    battle.zones = [*kept, moved]
    _act_on_all(battle, zone.layout, region)


def _act_on_all(battle: Battle, layout: Layout, region: int) -> None:
    """Note that those who stand in a Region are subject to what has come to lie there."""
    if (layout.triggers >> v.ON_ENTER) & 1:
        for golem in battle.in_region(region):
            battle.noted.append(Note(ENTERED, golem.number, region, battle.clock, 0))


def note_entering(battle: Battle, golem: Golem) -> None:
    """Note that the Golem has entered its Region, if something lies there that acts on who enters."""
    for zone in battle.lying(golem.at):
        if (zone.layout.triggers >> v.ON_ENTER) & 1:
            battle.noted.append(Note(ENTERED, golem.number, golem.at, -1, 0))
            return


def expire_zones(battle: Battle, now: int, entry: Entry) -> None:
    """What lies for some Rounds goes at its place of the last one (ruling B10)."""
    for zone in battle.zones:
        if is_over(battle, zone.army, zone.until, zone.place, now):
            remove_zone(battle, zone, entry)


def remove_zone(battle: Battle, zone: Zone, entry: Entry) -> None:
    """Take away what lies on a Region: dispelled, drowned, or gone with its army."""
    battle.zones = [other for other in battle.zones if other is not zone]
    if entry.telling:
        entry.tell(Event(events.LIFTED, (zone.source, zone.region)))


def remake(battle: Battle, region: int, terrain: str, cover: str, obstructions: int, entry: Entry) -> None:
    """Make a Region another one; one that becomes water loses its Blessing and its Curse (ruling B13)."""
    battle.change(region, terrain, cover, obstructions)
    if not (battle.field.blessable >> region) & 1:
        for zone in battle.zones:
            if zone.region == region and zone.layout.role != v.LAID:
                remove_zone(battle, zone, entry)


def lift_all(battle: Battle, army: int, entry: Entry) -> None:
    """The Blessings and Curses of an eliminated army leave, where the edition says so (ruling A21)."""
    if not battle.zones or not battle.plan.rules.zones_leave_with_army:
        return
    for zone in battle.zones:
        if zone.army == army and zone.layout.role != v.LAID:
            remove_zone(battle, zone, entry)


@final
class Shift(Relocation):
    """An effect moves the Blessing or Curse (`role`) of a Region within so many Regions; its own is a choice, too.

    The army whose effect it is chooses; it stays its owner's (ruling B13).
    """

    def __init__(self, army: int, region: int, role: int, distance: int, source: int) -> None:
        super().__init__(army, region, distance, source)
        self.role: Final = role

    def lies(self, state: Battle) -> bool:
        return bool(lying(state, self.region, 1 << self.role))

    def taken(self, state: Battle, region: int) -> Reject | None:
        if not (state.field.blessable >> region) & 1:
            return Reject.NOT_BLESSABLE
        return Reject.ONE_OF_A_KIND if (regions_with(state, self.role) >> region) & 1 else None  # ruling A12

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_SHIFT, (self.region, self.role, self.distance, self.source))

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Go)
        state.steps.pop()
        for zone in lying(state, self.region, 1 << self.role):
            if action.region != self.region:
                move_zone(state, zone, action.region)
                if entry.telling:
                    entry.tell(Event(events.SHIFTED, (self.region, zone.source, self.source, action.region)))

    def data(self) -> list[Any]:
        return ["shift", self.army, self.region, self.role, self.distance, self.source]
