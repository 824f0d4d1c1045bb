"""Special effects on an army's pools: Mana, Action Points and Victory Points given, drained and stolen (ruling B24)."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.event import Event
from shem.games.arcana.parts import events
from shem.games.arcana.parts.state import Battle


def change_mana(battle: Battle, army: int, amount: int, source: int, entry: Entry) -> int:
    """Give or take Mana, never more than there is. Returns the change."""
    pool = battle.armies[army]
    change = max(-pool.mana, amount)
    pool.mana += change
    if change and entry.telling:
        entry.tell(Event(events.MANA_CHANGED, (army, source, change, pool.mana)))
    return change


def change_ap(battle: Battle, army: int, amount: int, source: int, entry: Entry) -> int:
    """Give or take AP, never more than there are; those above the start value can be spent. Returns the change."""
    pool = battle.armies[army]
    change = max(-pool.ap, amount)
    pool.ap += change
    if change and entry.telling:
        entry.tell(Event(events.AP_CHANGED, (army, source, change, pool.ap)))
    return change


def change_vp(battle: Battle, army: int, amount: int, source: int, entry: Entry) -> None:
    """Give or take Victory Points, never more than there are."""
    pool = battle.armies[army]
    change = max(-pool.vp, amount)
    pool.vp += change
    if change and entry.telling:
        entry.tell(Event(events.VP_CHANGED, (army, source, change, pool.vp)))
