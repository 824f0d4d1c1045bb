"""Items: what is worn and what is in the pack, Pick up and Drop, and Reorganize."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import END, MOST_ITEMS, Done, Drop, Equip, Pick
from shem.games.delve.parts.events import DROPPED, DROPPED_CROWNS, EQUIPPED, PICKED, PICKED_CROWNS
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.party import why_no_room
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import is_engaged
from shem.games.delve.rules.gains import keep_health


def why_not_wear(state: DelveState, hero: Hero, item: int) -> Refusal | None:
    """Why an Item cannot be put on: it is not worn, or its slot is full."""
    items = state.box.items
    return why_no_room([items[other].slot for other in hero.worn], items[item].slot, item)


def receive(state: DelveState, hero: Hero, item: int) -> None:
    """An Item is worn directly if there is room in its slot, else it goes into the pack."""
    insort(hero.worn if why_not_wear(state, hero, item) is None else hero.pack, item)
    keep_health(state, hero)


def add_picks(state: DelveState, hero: Hero, found: list[Action]) -> None:
    """What a Hero that is not engaged can pick up or drop."""
    last = -1
    for area, item in state.floor:
        if area == hero.area and item != last:
            found.append(Pick(item))
            last = item
    if _crowns_at(state, hero.area):
        found.append(Pick(MOST_ITEMS))
    last = -1
    for item in hero.pack:
        if item != last:
            found.append(Drop(item))
        last = item
    if hero.crowns:
        found.append(Drop(MOST_ITEMS))


def _crowns_at(state: DelveState, area: int) -> int:
    return sum([amount for where, amount in state.coins if where == area])


def why_not_pick(state: DelveState, hero: Hero, item: int) -> Refusal | None:
    if is_engaged(state, hero):
        return Refusal(Reject.ENGAGED)
    there = _crowns_at(state, hero.area) > 0 if item == MOST_ITEMS else [hero.area, item] in state.floor
    return None if there else Refusal(Reject.NOTHING_THERE)


def why_not_drop(state: DelveState, hero: Hero, item: int) -> Refusal | None:
    if is_engaged(state, hero):
        return Refusal(Reject.ENGAGED)
    if item == MOST_ITEMS:
        return None if hero.crowns else Refusal(Reject.CROWNS, need=1, have=0)
    return None if item in hero.pack else Refusal(Reject.NOT_HELD, about=item)


def pick(state: DelveState, hero: Hero, item: int, entry: Entry) -> None:
    """Pick an Item up into the pack, or all Crowns that lie there."""
    if item != MOST_ITEMS:
        state.floor.remove([hero.area, item])
        insort(hero.pack, item)
        if entry.telling:
            entry.tell(Event(PICKED, (hero.who, item)))
        return
    amount = _crowns_at(state, hero.area)
    state.coins = [one for one in state.coins if one[0] != hero.area]
    hero.crowns += amount
    if entry.telling:
        entry.tell(Event(PICKED_CROWNS, (hero.who, amount)))


def drop(state: DelveState, hero: Hero, item: int, entry: Entry) -> None:
    """Drop an Item of the pack, or one Crown."""
    if item == MOST_ITEMS:
        hero.crowns -= 1
        lying = _crowns_at(state, hero.area)
        state.coins = sorted([*[one for one in state.coins if one[0] != hero.area], [hero.area, lying + 1]])
        if entry.telling:
            entry.tell(Event(DROPPED_CROWNS, (hero.who, 1)))
        return
    hero.pack.remove(item)
    insort(state.floor, [hero.area, item])
    if entry.telling:
        entry.tell(Event(DROPPED, (hero.who, item)))


def has_equipment(state: DelveState, hero: Hero) -> bool:
    """Whether a Hero has anything that can be worn."""
    return len(hero.worn) > 0 or len([item for item in hero.pack if state.box.items[item].slot != v.NO_SLOT]) > 0


@final
class Reorganizing(Step[DelveState]):
    """A Hero changes what it wears; each kind of Item once. changed: those that it has put on or taken off."""

    def __init__(self, seat: int, changed: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.changed: Final = changed

    def _changes(self, state: DelveState) -> list[Action]:
        hero = state.heroes[self.seat]
        held = sorted(set(hero.worn + hero.pack))
        return [Equip(item) for item in held if self._why_not_change(state, hero, item) is None]

    def seats(self, state: DelveState) -> list[int]:
        return [self.seat] if self._changes(state) else []

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("reorganize", (self.seat,))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [END, *self._changes(state)]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Equip):
            return Refusal(Reject.ANOTHER_DECISION)
        return self._why_not_change(state, state.heroes[self.seat], action.item)

    def _why_not_change(self, state: DelveState, hero: Hero, item: int) -> Refusal | None:
        if item in self.changed:
            return Refusal(Reject.DONE_ONCE)
        if item in hero.worn:
            return None
        return why_not_wear(state, hero, item) if item in hero.pack else Refusal(Reject.NOT_HELD, about=item)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if not isinstance(action, Equip):
            return
        hero, item = state.heroes[self.seat], action.item
        worn = item in hero.pack and why_not_wear(state, hero, item) is None
        if worn:
            hero.pack.remove(item)
            insort(hero.worn, item)
        else:
            hero.worn.remove(item)
            insort(hero.pack, item)
        keep_health(state, hero)
        state.steps.append(Reorganizing(self.seat, (*self.changed, item)))
        if entry.telling:
            entry.tell(Event(EQUIPPED, (hero.who, item, 1 if worn else 0)))

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["reorganizing", self.seat, list(self.changed)]
