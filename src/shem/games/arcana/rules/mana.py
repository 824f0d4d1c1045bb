"""Mana: from unspent AP, Mana Wells, grants of the scenario and destroyed Golems."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts.figures import Army, Golem
from shem.games.arcana.parts.ground import Well
from shem.games.arcana.parts.reasons import Why
from shem.games.arcana.parts.sources import golem_source, region_source
from shem.games.arcana.parts.state import Battle

BREAKDOWN_PERCENT: Final = 25


def collect_wells(battle: Battle, army: Army, entry: Entry) -> None:
    """Mana Wells: one or more of its Golems in the Region at its turn start, and no enemy's (ruling A5)."""
    by_base = battle.plan.rules.wells_by_base
    for number in range(len(battle.wells)):
        well = battle.wells[number]
        if well.among or well.done == len(well.mana) or not holds_region(battle, well.region, army.number):
            continue
        gain = well.mana[well.done] * (largest_base(battle, well.region, army.number) if by_base else 1)
        army.mana += gain
        battle.wells[number] = Well(well.region, well.mana, well.done + 1, 0)
        if entry.telling:
            tally = Tally()
            tally.base(Why.WELL, gain, region_source(well.region))
            values = (army.number, well.region, gain, army.mana, len(well.mana) - well.done - 1)
            entry.tell(Event(events.WELL, values, [("mana", tally)]))


def largest_base(battle: Battle, region: int, army: int) -> int:
    """The base size of the army's largest Golem in the Region."""
    return max([golem.type.base for golem in battle.golems if golem.at == region and golem.army == army])


def grant(battle: Battle, army: Army, entry: Entry) -> None:
    """Mana Per Turn, where the scenario grants it."""
    if battle.plan.mana_per_turn:
        army.mana += battle.plan.mana_per_turn
        if entry.telling:
            tally = Tally()
            tally.base(Why.GRANTED, battle.plan.mana_per_turn)
            values = (army.number, battle.plan.mana_per_turn, army.mana)
            entry.tell(Event(events.GRANTED, values, [("mana", tally)]))


def convert_ap(army: Army) -> int:
    """Unused Action Points: each becomes 1 Mana. Returns how many."""
    left = army.ap
    army.mana += left
    return left


def destruction_mana(battle: Battle, golem: Golem, tally: Tally) -> int:
    """Golem Destruction: 20 % of the APV of the Golem with its Knight, fractions dropped (rulings B1, B17).

    What a Colossus's Breakdowns have paid is no longer due (ruling B28).
    """
    tally.base(Why.DESTROYED, _whole_mana(battle, golem), golem_source(golem.number))
    if golem.paid:
        portion = breakdown_mana(battle, golem, Tally(False))
        tally.add(Why.BREAKDOWNS_PAID, -portion * golem.paid.bit_count(), golem_source(golem.number))
    return tally.total


def breakdown_mana(battle: Battle, golem: Golem, tally: Tally) -> int:
    """Breakdowns: a quarter of the Mana of its destruction, fractions dropped (ruling B28)."""
    portion = _whole_mana(battle, golem) * BREAKDOWN_PERCENT // 100
    tally.base(Why.BREAKDOWN, portion, golem_source(golem.number))
    return portion


def _whole_mana(battle: Battle, golem: Golem) -> int:
    return battle.whole_apv(golem) * battle.plan.destruction_mana // 100


def holds_region(battle: Battle, region: int, army: int) -> bool:
    """Whether the army has a Golem in the Region and no enemy does (Capture Regions, Mana Wells)."""
    held = False
    for golem in battle.standing().crowd(region):
        if not golem.type.construct:  # ruling B33
            if not battle.allied(golem.army, army):
                return False
            held = held or golem.army == army
    return held
