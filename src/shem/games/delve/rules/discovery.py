"""The dungeon changes: doors open, Districts are discovered, overlays are placed and removed, Magic Locks vanish."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.events import DOOR_OPENED, PLACED, REMOVED, REVEALED, UNLOCKED
from shem.games.delve.parts.state import DelveState


def open_door(state: DelveState, door: int, seat: int, forced: bool, entry: Entry) -> None:
    """A door's token is removed, and what lies behind it is discovered. seat: who opens it, -1: the Book or a card."""
    if state.doors[door] == v.OPENED:
        return
    state.doors[door] = v.OPENED
    state.happened.append([v.ON_OPEN, door])
    if entry.telling:
        entry.tell(Event(DOOR_OPENED, (seat, door, 1 if forced else 0)))
    _look_through(state, door, entry)


def reveal(state: DelveState, district: int, entry: Entry) -> None:
    """A District is discovered, with what can be seen through its doors that are open."""
    if state.revealed >> district & 1:
        return
    state.revealed |= 1 << district
    state.happened.append([v.ON_REVEAL, district])
    if entry.telling:
        entry.tell(Event(REVEALED, (district,)))
    for door, lock in enumerate(state.doors):
        if lock == v.OPENED:
            _look_through(state, door, entry)


def _look_through(state: DelveState, door: int, entry: Entry) -> None:
    """Where one side of an open door is discovered, so is the other."""
    one, other = state.box.dungeon.doors[door]
    districts = state.box.dungeon.districts
    if state.is_revealed(one):
        reveal(state, districts[other], entry)
    elif state.is_revealed(other):
        reveal(state, districts[one], entry)


def put_overlay(state: DelveState, kind: int, area: int, to: int, entry: Entry) -> None:
    """Place an overlay, unless the same lies there. to: the area that a barrier bars, else -1."""
    overlay = [kind, area, to]
    if overlay in state.overlays:
        return
    state.overlays = [*state.overlays, overlay]
    if entry.telling:
        entry.tell(Event(PLACED, (kind, area)))


def remove_overlays(state: DelveState, kind: int, area: int, entry: Entry) -> None:
    """Remove an area's overlays of a kind, -1: all of them."""
    left = [one for one in state.overlays if one[1] != area or kind not in (-1, one[0])]
    if len(left) == len(state.overlays):
        return
    state.overlays = left
    if entry.telling:
        entry.tell(Event(REMOVED, (area,)))


def unlock_door(state: DelveState, door: int, entry: Entry) -> None:
    """A door's Magic Lock vanishes: it is a plain door."""
    if state.doors[door] == v.MAGIC:
        state.doors[door] = v.CLOSED
        if entry.telling:
            entry.tell(Event(UNLOCKED, (door, -1)))


def unlock_chest(state: DelveState, chest: int, entry: Entry) -> None:
    """A chest's Magic Lock vanishes: it is opened as any other."""
    if state.chests[chest] == v.MAGIC:
        state.chests[chest] = v.LOCKED
        if entry.telling:
            entry.tell(Event(UNLOCKED, (-1, chest)))
