"""What changes on the board: ground, Mana Wells, Golems that join the battle, and where there is still room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt
from shem.core.event import Event
from shem.games.arcana import events
from shem.games.arcana import vocabulary as v
from shem.games.arcana.actions import Go
from shem.games.arcana.figures import Golem
from shem.games.arcana.ground import Well
from shem.games.arcana.pieces import GolemType
from shem.games.arcana.reasons import Reject
from shem.games.arcana.rules.colossus import crush
from shem.games.arcana.rules.compass import steps_from
from shem.games.arcana.rules.damage import NOBODY
from shem.games.arcana.rules.entering import enter
from shem.games.arcana.rules.region import remake
from shem.games.arcana.rules.relocation import Relocation
from shem.games.arcana.sources import region_source
from shem.games.arcana.state import Battle

MOST_GOLEMS: Final = 1000  # below the bound of an action's key


def nearest_room(battle: Battle, type: GolemType, region: int) -> int:
    """The Region with room for such a Golem that is the fewest steps away, itself first; -1 if there is none."""
    steps = steps_from(battle.field, region)
    best = -1
    for other in range(battle.field.count):
        nearer = steps[other] >= 0 and (best < 0 or steps[other] < steps[best])
        if nearer and (battle.field.open[type.size] >> other) & 1 and battle.room_for(type, other) >= type.base:
            best = other
    return best


def make_way(battle: Battle, golem: Golem, entry: Entry) -> None:
    """A Golem that cannot stay where it is for lack of room goes to the nearest Region that has some."""
    region = nearest_room(battle, golem.type, golem.at)
    if region >= 0:
        if entry.telling:
            values = (golem.number, region_source(golem.at), golem.at, region)
            entry.tell(Event(events.DISPLACED, values))
        enter(battle, golem, region, NOBODY, entry)


def crowded(battle: Battle, golem: Golem) -> bool:
    """Whether the Region has not room enough for all who stand there, this Golem among them."""
    return golem.type.base > 0 and battle.room_for(golem.type, golem.at) < 0


# Ground.


def change_ground(battle: Battle, region: int, ground: Mapping[str, Any], entry: Entry) -> None:
    """Make a Region another one: `terrain`, `cover` and `obstructions`, as they are where one is not given.

    It loses its Blessing and Curse if it becomes water (ruling B13). Those for whom no room is left, the last in slot
    order first, go to the nearest Region that has some.
    """
    place = battle.field.regions[region]
    terrain: str = ground.get("terrain") or v.TERRAINS[place.kind]
    cover: str = ground.get("cover") or v.COVERS[place.cover]
    obstructions: int = ground.get("obstructions", place.obstructions)
    remake(battle, region, terrain, cover if cover in v.COVERS[:4] else v.COVERS[v.NO_COVER], obstructions, entry)
    if entry.telling:
        now = battle.field.regions[region]
        entry.tell(Event(events.GROUND_CHANGED, (region, now.kind, now.cover, now.obstructions)))
    for golem in reversed(battle.in_region(region)):
        if crowded(battle, golem):
            make_way(battle, golem, entry)
        else:
            crush(battle, golem, region, entry)


# Mana Wells. What is hidden in a Region comes to light as soon as a Mana Well is made there (ruling B53).


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


# Golems that join the battle.


def spawn(battle: Battle, card: str, army: int, region: int, entry: Entry) -> Golem | None:
    """A Golem of this card for an army, with full Health, in the Region or the nearest one with room (ruling B52).

    It triggers nothing by that, and acts as soon as it is its army's turn. None: there is no room, or the army is out.
    """
    if (battle.armies[army].out and army != battle.plan.wild) or len(battle.golems) >= MOST_GOLEMS:
        return None
    type = battle.plan.pieces.type(card)
    place = nearest_room(battle, type, region)
    if place < 0:
        return None
    golem = Golem(len(battle.golems), army, type, place, type.health)
    battle.add(golem)
    if entry.telling:
        cards = list(battle.plan.pieces.cards)
        entry.tell(Event(events.SPAWNED, (golem.number, cards.index(card), army, place)))
    crush(battle, golem, place, entry)
    return golem
