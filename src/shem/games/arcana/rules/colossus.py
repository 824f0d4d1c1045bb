"""Colossus Rules: crushed obstructions, and the Breakdowns of a Colossus that loses Health."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.arcana.parts import events
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.figures import KNIGHT_DOWN, Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.mana import breakdown_mana

BREAKDOWNS: Final = [60, 40, 20]  # percent of the Health below which each happens
NOTHING: Final = -1  # what is shut down where nothing is left to shut down
HELD: Final = [0, 1, 2, 4]  # how many entries `Golem.down` has after so many Breakdowns


def crush(battle: Battle, golem: Golem, region: int, entry: Entry) -> None:
    """A Colossus destroys the obstructions of a Region that it enters: Medium Cover with all its room (ruling B29)."""
    place = battle.field.regions[region]
    if golem.type.size == v.COLOSSUS and place.obstructions > 0:
        battle.change(region, v.TERRAINS[place.kind], v.COVERS[v.MEDIUM], 0)
        if entry.telling:
            entry.tell(Event(events.CRUSHED, (golem.number, region)))


def is_down(golem: Golem, ability: Ability) -> bool:
    """Whether a Breakdown has shut the ability down, or the Knight who has it."""
    if not golem.down:
        return False
    return ability.slot in golem.down or (ability.knight >= 0 and knight_down(golem, ability.knight))


def knight_down(golem: Golem, knight: int) -> bool:
    """Whether a Breakdown has shut down the Knight of this place on the Golem."""
    return KNIGHT_DOWN + knight in golem.down


def break_down(battle: Battle, golem: Golem, entry: Entry) -> None:
    """After a change of Health: Breakdowns in order as it falls below 60, 40, 20 %, undone in reverse (ruling B28)."""
    if golem.type.size != v.COLOSSUS or golem.health == 0:
        return
    due = 0
    for percent in BREAKDOWNS:
        if golem.health * 100 < percent * golem.type.health:
            due += 1
    stage = HELD.index(len(golem.down))
    while stage < due:
        _break(battle, golem, stage, entry)
        stage += 1
    while stage > due:
        stage -= 1
        _repair(golem, stage, entry)


def _break(battle: Battle, golem: Golem, stage: int, entry: Entry) -> None:
    mana = Tally(entry.telling)
    if not (golem.paid >> stage) & 1:
        golem.paid |= 1 << stage
        battle.armies[golem.army].mana += breakdown_mana(battle, golem, mana)
    if entry.telling:
        values = (golem.number, BREAKDOWNS[stage], mana.total, battle.armies[golem.army].mana)
        entry.tell(Event(events.BREAKDOWN, values, [("mana", mana)] if mana.lines else []))
    if stage > 0:
        _shut_down(golem, stage, _knights(battle, golem), entry)
    if stage != 1:
        _shut_down(golem, stage, _attacks(golem), entry)


def _knights(battle: Battle, golem: Golem) -> list[int]:
    """Its Knights that still work."""
    known = battle.plan.knights
    count = len(known[golem.number]) if golem.number < len(known) else 0
    return [KNIGHT_DOWN + knight for knight in range(count) if not knight_down(golem, knight)]


def _attacks(golem: Golem) -> list[int]:
    """Its own attacks that still work."""
    return [
        ability.slot
        for ability in golem.type.abilities
        if ability.is_attack and ability.origin == v.FROM_GOLEM and ability.slot not in golem.down
    ]


def _shut_down(golem: Golem, stage: int, working: list[int], entry: Entry) -> None:
    """One of what still works, at random; an only one needs no roll."""
    picked = NOTHING
    if len(working) > 1:
        face = entry.roll(len(working), events.ROLL_BREAKDOWN, (golem.number, BREAKDOWNS[stage], *working))
        picked = working[face - 1]
    elif working:
        picked = working[0]
    golem.down = (*golem.down, picked)
    if entry.telling and picked != NOTHING:
        entry.tell(Event(events.SHUT_DOWN, (golem.number, picked)))


def _repair(golem: Golem, stage: int, entry: Entry) -> None:
    for part in reversed(golem.down[HELD[stage] :]):
        if entry.telling and part != NOTHING:
            entry.tell(Event(events.RESTORED, (golem.number, part)))
    golem.down = golem.down[: HELD[stage]]
