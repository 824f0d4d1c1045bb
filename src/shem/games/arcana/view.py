"""The one gate for secrets: what is drawn hidden, what a seat can know of it, and the worlds that it can imagine.

Hidden are the Regions of Mana Wells and encounters that nobody has come upon, and the secret objectives of other seats.
Everybody knows where each can still be; only that decides what is told, offered and refused.
"""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.contract import View
from shem.core.event import NOBODY, Event, only
from shem.games.arcana.parts import events
from shem.games.arcana.parts.ground import Well
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.possible import can_place

UNKNOWN: Final = -1


def hide(battle: Battle, entry: Entry) -> None:
    """Draw what the scenario hides; a Region has only one Mana Well (Mana Wells)."""
    known = _known_wells(battle)
    for number in range(len(battle.wells)):
        well = battle.wells[number]
        if well.among:
            battle.wells[number] = Well(UNKNOWN, well.mana, well.done, well.among & ~known)
    _draw(battle, UNKNOWN, entry)
    if entry.telling:
        for army in range(battle.plan.wild):
            if battle.story.dealt[army] != UNKNOWN:
                values = (army, battle.story.dealt[army])
                entry.tell(Event(events.SECRET_DEALT, values, seers=only(army)))


def view_of(battle: Battle, seat: int | None) -> View:
    """The position's JSON, with -1 for what this seat cannot know."""
    found = battle.data()
    for entry, well in zip(found["wells"], battle.wells):
        if well.among:
            entry[0] = UNKNOWN
    story = found["story"]
    for number in range(len(battle.story.among)):
        if battle.story.among[number]:
            story["places"][number] = UNKNOWN
    for army in range(battle.plan.wild):
        if not _knows(battle, seat, army):
            story["dealt"][army] = UNKNOWN
    return found


def imagine(battle: Battle, seat: int | None, entry: Entry) -> Battle:
    """A copy with everything that this seat cannot know drawn anew, from what everybody knows that it can be."""
    world = battle.copy()
    _draw(world, UNKNOWN if seat is None else seat, entry)
    return world


def _knows(battle: Battle, seat: int | None, army: int) -> bool:
    """Whether a seat knows the secret objective of an army: its own, and one that can be no other."""
    open = battle.story.open[army]
    return seat == army or open & (open - 1) == 0


def _known_wells(battle: Battle) -> int:
    mask = 0
    for well in battle.wells:
        if well.among == 0:
            mask |= 1 << well.region
    return mask


def _draw(battle: Battle, seat: int, entry: Entry) -> None:
    """Draw everything hidden from this seat (UNKNOWN: from everybody)."""
    _draw_wells(battle, entry)
    story = battle.story
    for number in range(len(story.among)):
        if story.among[number]:
            story.places[number] = _pick(story.among[number], events.ROLL_PLACE, number, entry)
    for army in range(battle.plan.wild):
        if story.open[army] and (story.dealt[army] == UNKNOWN or not _knows(battle, seat, army)):
            story.dealt[army] = _pick(story.open[army], events.ROLL_SECRET, army, entry)


def _draw_wells(battle: Battle, entry: Entry) -> None:
    """One hidden Mana Well after the other, each where the rest can still be placed."""
    hidden = [number for number in range(len(battle.wells)) if battle.wells[number].among]
    taken = 0
    for place in range(len(hidden)):
        well = battle.wells[hidden[place]]
        rest = [battle.wells[number].among for number in hidden[place + 1 :]]
        free = 0
        for region in regions_of(well.among & ~taken):
            if can_place(rest, taken | 1 << region):
                free |= 1 << region
        region = _pick(free, events.ROLL_WELL, hidden[place], entry)
        taken |= 1 << region
        battle.wells[hidden[place]] = Well(region, well.mana, well.done, well.among)


def regions_of(mask: int) -> list[int]:
    """The numbers in a mask, in order."""
    found: list[int] = []
    number = 0
    while mask >> number:
        if (mask >> number) & 1:
            found.append(number)
        number += 1
    return found


def _pick(mask: int, purpose: str, about: int, entry: Entry) -> int:
    """One of the numbers in a mask, each as likely; nobody sees the roll, and there is none where there is no choice."""
    numbers = regions_of(mask)
    if len(numbers) == 1:
        return numbers[0]
    return numbers[entry.roll(len(numbers), purpose, (about,), None, NOBODY) - 1]
