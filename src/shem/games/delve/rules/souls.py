"""Soul Ranks: enhancement, and resurrection of souls, in the Time Phase (rulings 12, 13)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import END, ENHANCE, SIMPLE_ONES, Done, Return, Simple
from shem.games.delve.parts.events import ENHANCED, RESURRECTED
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.party import why_not_rise
from shem.games.delve.parts.reasons import Reject, Why
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import is_open_shrine
from shem.games.delve.rules.characteristics import most_health, soul_rank
from shem.games.delve.rules.harm import gather

PAID: Final = 0
RANK_LESS: Final = 1


def price(state: DelveState, seat: int, rank: int, tally: Tally) -> int:
    """Soul points to reach a Soul Rank, or to come back at it."""
    tally.base(Why.PRICE, state.box.heroes[seat].ranks[rank].price, v.OF_HERO + seat)
    return tally.total


def open_shrines(state: DelveState) -> list[int]:
    return [area for area in state.box.quest.shrines if is_open_shrine(state, area)]


def why_not_enhance(state: DelveState, seat: int) -> Refusal | None:
    """A Hero cannot go on while another's Soul Rank is lower; souls do not count as lower-ranked."""
    hero = state.heroes[seat]
    if hero.soul:
        return Refusal(Reject.IS_SOUL)
    standing = [[other.who, other.rank] for other in state.standing()]
    prices = [rank.price for rank in state.box.heroes[seat].ranks]
    return why_not_rise(hero.rank, standing, prices, state.souls)


def enhance(state: DelveState, seat: int, entry: Entry) -> None:
    """A Soul Rank more; what Full Health grows by is gained."""
    hero = state.heroes[seat]
    before = most_health(state, hero)
    paid = Tally(entry.telling)
    state.souls -= price(state, seat, hero.rank + 1, paid)
    hero.rank += 1
    hero.health += max(0, most_health(state, hero) - before)
    if entry.telling:
        entry.tell(Event(ENHANCED, (seat, hero.rank, paid.total, state.souls), [("price", paid)]))


def returns(state: DelveState, seat: int) -> list[Action]:
    """The ways in which a soul can come back now: paid for at an open shrine, or anywhere with a rank less."""
    hero = state.heroes[seat]
    found: list[Action] = []
    if state.souls >= price(state, seat, hero.rank, Tally(False)):
        found.extend([Return(PAID, area) for area in open_shrines(state)])
    if hero.rank > 0:
        areas = range(state.box.dungeon.areas)
        found.extend([Return(RANK_LESS, area) for area in areas if state.is_revealed(area)])
    return found


def why_not_return(state: DelveState, seat: int, action: Return) -> Refusal | None:
    hero = state.heroes[seat]
    if not hero.soul:
        return Refusal(Reject.NOT_SOUL)
    if action.area >= state.box.dungeon.areas or not state.is_revealed(action.area):
        return Refusal(Reject.WRONG_AREA, about=action.area)
    if action.free == RANK_LESS:
        return None if hero.rank > 0 else Refusal(Reject.SOULS, soul_rank(state, hero).price, state.souls)
    if action.area not in open_shrines(state):
        return Refusal(Reject.NO_SHRINE, about=action.area)
    need = price(state, seat, hero.rank, Tally(False))
    return Refusal(Reject.SOULS, need, state.souls) if state.souls < need else None


def come_back(state: DelveState, seat: int, free: int, area: int, entry: Entry) -> None:
    """A soul is a figure again, at Full Health."""
    hero = state.heroes[seat]
    paid = Tally(entry.telling)
    if free == PAID:
        state.souls -= price(state, seat, hero.rank, paid)
    else:
        hero.rank -= 1
    hero.soul = False
    hero.area = area
    hero.health = most_health(state, hero)
    gather(state)
    if entry.telling:
        told = (seat, hero.rank, area, paid.total, state.souls)
        entry.tell(Event(RESURRECTED, told, [("price", paid)]))


@final
class Souls(Step[DelveState]):
    """Step 4 of the Time Phase for the Hero of a seat: enhance, or come back, or neither."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def _hero(self, state: DelveState) -> Hero:
        return state.heroes[self.seat]

    def _choices(self, state: DelveState) -> list[Action]:
        if self._hero(state).soul:
            return returns(state, self.seat)
        return [SIMPLE_ONES[ENHANCE]] if why_not_enhance(state, self.seat) is None else []

    def seats(self, state: DelveState) -> list[int]:
        return [self.seat] if self._choices(state) else []

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("return" if self._hero(state).soul else "enhance", (self.seat, state.souls))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [*self._choices(state), END]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Return):
            return why_not_return(state, self.seat, action)
        if isinstance(action, Simple) and action.what == ENHANCE:
            return why_not_enhance(state, self.seat)
        return Refusal(Reject.ANOTHER_DECISION)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        state.steps.pop()
        if isinstance(action, Return):
            come_back(state, self.seat, action.free, action.area, entry)
        elif isinstance(action, Simple):
            enhance(state, self.seat, entry)

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()

    def data(self) -> list[Any]:
        return ["souls", self.seat]
