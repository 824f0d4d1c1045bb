"""What effects and encounters do to Mana Wells; what is hidden comes to light where one is made (ruling B53)."""

from __future__ import annotations

from typing import Any, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt
from shem.core.event import Event
from shem.games.arcana.parts import events
from shem.games.arcana.parts.actions import Go
from shem.games.arcana.parts.ground import Well
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.damage import NOBODY
from shem.games.arcana.rules.relocation import Relocation


def well_at(battle: Battle, region: int) -> int:
    """The number of the known Mana Well in a Region, exhausted ones too; -1 if there is none."""
    for number in range(len(battle.wells)):
        if battle.wells[number].region == region and battle.wells[number].among == 0:
            return number
    return -1


def create_well(battle: Battle, region: int, mana: tuple[int, ...], entry: Entry) -> None:
    """A new Mana Well, in place of an old one; one that was hidden there is found instead."""
    if uncover(battle, region, entry):
        return
    number = well_at(battle, region)
    if number >= 0:
        battle.wells[number] = Well(region, mana, 0, 0)
    else:
        battle.wells.append(Well(region, mana, 0, 0))
    if entry.telling:
        entry.tell(Event(events.WELL_CREATED, (region, mana)))


def recharge_well(battle: Battle, region: int, entry: Entry) -> None:
    """The known Mana Well in a Region holds all that it ever held."""
    number = well_at(battle, region)
    if number < 0:
        return
    well = battle.wells[number]
    battle.wells[number] = Well(region, well.mana, 0, 0)
    if entry.telling:
        entry.tell(Event(events.WELL_RECHARGED, (region, battle.wells[number].left())))


def fill_well(battle: Battle, region: int, mana: tuple[int, ...], entry: Entry) -> None:
    """The known Mana Well in a Region gives so many collections more, each with its Mana."""
    number = well_at(battle, region)
    if number < 0:
        return
    well = battle.wells[number]
    battle.wells[number] = Well(region, well.mana + mana, well.done, 0)
    if entry.telling:
        entry.tell(Event(events.WELL_FILLED, (region, mana, battle.wells[number].left())))


def drain_well(battle: Battle, region: int, entry: Entry) -> None:
    """The known Mana Well in a Region is exhausted at once, for nobody's gain."""
    number = well_at(battle, region)
    if number < 0 or not battle.wells[number].left():
        return
    well = battle.wells[number]
    battle.wells[number] = Well(region, well.mana, len(well.mana), 0)
    if entry.telling:
        entry.tell(Event(events.WELL_DRAINED, (region,)))


def alter_well(battle: Battle, region: int, what: str, mana: tuple[int, ...], entry: Entry) -> None:
    """Do to the Mana Well in a Region what needs no decision; mana: of a new one, or what comes to it."""
    if what == "create":
        create_well(battle, region, mana, entry)
    elif what == "recharge":
        recharge_well(battle, region, entry)
    elif what == "fill":
        fill_well(battle, region, mana, entry)
    elif what == "drain":
        drain_well(battle, region, entry)
    elif what == "remove":
        remove_well(battle, region, entry)
    else:
        raise NotImplementedError(what)


def remove_well(battle: Battle, region: int, entry: Entry) -> None:
    """Take the known Mana Well in a Region away."""
    number = well_at(battle, region)
    if number >= 0:
        battle.wells.pop(number)
        if entry.telling:
            entry.tell(Event(events.WELL_REMOVED, (region,)))


def move_well(battle: Battle, region: int, to: int, entry: Entry) -> None:
    """Take the known Mana Well in a Region to another one, unless there is one already: a Region has only one."""
    number = well_at(battle, region)
    if number < 0 or region == to or well_at(battle, to) >= 0 or uncover(battle, to, entry):
        return
    well = battle.wells[number]
    battle.wells[number] = Well(to, well.mana, well.done, 0)
    if entry.telling:
        entry.tell(Event(events.WELL_MOVED, (region, to)))


@final
class MoveWell(Relocation):
    """The army whose effect it is takes the known Mana Well of a Region to another within so many, or leaves it."""

    def lies(self, state: Battle) -> bool:
        return well_at(state, self.region) >= 0

    def taken(self, state: Battle, region: int) -> Reject | None:
        return Reject.ONE_OF_A_KIND if well_at(state, region) >= 0 else None

    def prompt(self, state: Battle) -> Prompt:
        return Prompt(events.ASK_MOVE_WELL, (self.region, self.distance, self.source))

    def take(self, state: Battle, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Go)
        state.steps.pop()
        move_well(state, self.region, action.region, entry)

    def data(self) -> list[Any]:
        return ["move-well", self.army, self.region, self.distance, self.source]


def uncover(battle: Battle, region: int, entry: Entry) -> bool:
    """Bring to light whether a hidden Mana Well lies in a Region; True if one does, open to all from now on."""
    found = False
    for number in range(len(battle.wells)):
        well = battle.wells[number]
        if (well.among >> region) & 1:
            found = found or well.region == region
            among = 0 if well.region == region else well.among & ~(1 << region)
            battle.wells[number] = Well(well.region, well.mana, well.done, among)
            if entry.telling:
                kind = events.WELL_FOUND if among == 0 else events.NOTHING_FOUND
                entry.tell(Event(kind, (NOBODY, region)))
    return found
