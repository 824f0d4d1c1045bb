"""Exchange: two Heroes in an area pass one Item, and Crowns."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts.actions import END, GIVE, MOST_CROWNS, MOST_ITEMS, TAKE, Done, Exchange, Pass
from shem.games.delve.parts.events import PASSED, PASSED_CROWNS
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.gains import lose_item
from shem.games.delve.rules.items import receive


def _has_goods(hero: Hero) -> bool:
    return len(hero.worn) > 0 or len(hero.pack) > 0 or hero.crowns > 0


def add_exchanges(state: DelveState, hero: Hero, found: list[Action]) -> None:
    """The Heroes with whom a Hero can exchange something by an action."""
    for other in state.standing():
        if other.area == hero.area and other is not hero and (_has_goods(hero) or _has_goods(other)):
            found.append(Exchange(other.who))


def why_no_partner(state: DelveState, hero: Hero, seat: int) -> Refusal | None:
    """Why a Hero has nothing to exchange with the Hero of a seat."""
    if seat >= state.box.seats or seat == hero.who:
        return Refusal(Reject.NO_SUCH_HERO, about=seat)
    other = state.heroes[seat]
    if other.soul:
        return Refusal(Reject.IS_SOUL)
    if other.area != hero.area:
        return Refusal(Reject.NOT_HERE, about=other.area)
    return None if _has_goods(hero) or _has_goods(other) else Refusal(Reject.NOTHING_THERE)


def _offers(giver: Hero, way: int, items: bool, crowns: bool) -> list[Action]:
    found: list[Action] = []
    if items:
        found.extend([Pass(way, item) for item in sorted(set(giver.worn + giver.pack))])
    if crowns:
        found.extend([Pass(way, MOST_ITEMS + amount) for amount in range(1, min(giver.crowns, MOST_CROWNS - 1) + 1)])
    return found


@final
class Exchanging(Step[DelveState]):
    """A Hero passes to another, or receives from it, one Item, and Crowns once. items, crowns: that is still to come."""

    def __init__(self, seat: int, other: int, items: bool, crowns: bool) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.items: Final = items
        self.crowns: Final = crowns

    def _all(self, state: DelveState) -> list[Action]:
        own = _offers(state.heroes[self.seat], GIVE, self.items, self.crowns)
        return own + _offers(state.heroes[self.other], TAKE, self.items, self.crowns)

    def seats(self, state: DelveState) -> list[int]:
        return [self.seat] if self._all(state) else []

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("exchange", (self.seat, self.other))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [END, *self._all(state)]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Pass):
            return Refusal(Reject.ANOTHER_DECISION)
        giver = state.heroes[self.seat if action.way == GIVE else self.other]
        if action.what < MOST_ITEMS:
            if not self.items:
                return Refusal(Reject.DONE_ONCE)
            held = action.what in giver.worn or action.what in giver.pack
            return None if held else Refusal(Reject.NOT_HELD, about=action.what)
        amount = action.what - MOST_ITEMS
        if not self.crowns:
            return Refusal(Reject.DONE_ONCE)
        return None if 0 < amount <= giver.crowns else Refusal(Reject.CROWNS, max(1, amount), giver.crowns)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if not isinstance(action, Pass):
            return
        gives = action.way == GIVE
        giver = state.heroes[self.seat if gives else self.other]
        taker = state.heroes[self.other if gives else self.seat]
        amount = action.what - MOST_ITEMS
        if amount < 0:
            lose_item(state, giver, action.what)
            receive(state, taker, action.what)
            if entry.telling:
                entry.tell(Event(PASSED, (giver.who, taker.who, action.what)))
        else:
            giver.crowns -= amount
            taker.crowns += amount
            if entry.telling:
                entry.tell(Event(PASSED_CROWNS, (giver.who, taker.who, amount)))
        state.steps.append(Exchanging(self.seat, self.other, self.items and amount >= 0, self.crowns and amount < 0))

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["exchanging", self.seat, self.other, self.items, self.crowns]
