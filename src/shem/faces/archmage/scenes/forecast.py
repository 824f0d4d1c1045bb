"""Where the golem may end this turn: the rest of its way played out by the rules, over what this seat cannot know.

Others are taken to leave no unit out, each of their splits being as likely as far as it agrees with what is open; who
decides a facing, a distance or an artifact takes each that is legal as often.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Over
from shem.faces.archmage.scenes.glance import Glance
from shem.faces.archmage.scenes.meaning import SPLIT, split_of
from shem.faces.archmage.scenes.shapes import CityForecast
from shem.games.archmage.parts.actions import PHASES, Allocate
from shem.games.archmage.parts.events import MOVED, PHASE_WON
from shem.games.archmage.parts.plans import allocations_with
from shem.games.archmage.parts.state import HARVESTING, MOVEMENT, ArchmageState
from shem.games.archmage.rules.allocation import units
from shem.table.menu import NoAnswer
from shem.table.messages import About

GAMES: Final = 400


class _Lot:
    """Draws allocations that leave out as few units as may be; the rules share their lists, so each is sifted once."""

    def __init__(self) -> None:
        self._random: Final = Random(0)
        self._sifted: Final[dict[int, tuple[Sequence[Action], list[Allocate]]]] = {}  # with the list, so that its id stays

    def plan(self, plans: Sequence[Action]) -> Allocate:
        if id(plans) not in self._sifted:
            found = [plan for plan in plans if isinstance(plan, Allocate)]
            most = max(plan.total for plan in found)
            self._sifted[id(plans)] = plans, [plan for plan in found if plan.total == most]
        return self._random.choice(self._sifted[id(plans)][1])

    def action(self, actions: Sequence[Action]) -> Action:
        return self.plan(actions) if isinstance(actions[0], Allocate) else self._random.choice(actions)


class _Ended:
    """What a playout of the turn led to: who won each phase (-1: the game was over before), and where the golem went."""

    def __init__(self, winners: list[int], place: int) -> None:
        self.winners: Final = winners
        self.place: Final = place


def forecast_of(glance: Glance, about: About) -> CityForecast:
    """Raises NoAnswer before the first turn, once the golem has gone, and for a split that is refused."""
    world = glance.world
    if glance.prompt is None or world.turn == 0 or world.done > MOVEMENT:
        raise NoAnswer("archmage-table-no-forecast")
    own = _own(glance, about)
    lot = _Lot()
    ended = [_playout(_filled(glance, lot), glance.seat, own, lot) for _ in range(GAMES)]
    seats = range(world.table.seats)
    places = sorted({one.place for one in ended}, key=lambda place: (-sum(one.place == place for one in ended), place))
    return {
        "games": GAMES,
        "phases": [
            {"phase": phase, "shares": [_percent(one.winners[phase] == seat for one in ended) for seat in seats]}
            for phase in range(PHASES)
        ],
        "places": [
            {
                "place": place,
                "share": _percent(one.place == place for one in ended),
                "takers": [
                    _percent(one.place == place and one.winners[HARVESTING] == seat for one in ended) for seat in seats
                ],
            }
            for place in places
        ],
        "note": glance.say("forecast-note", games=GAMES),
    }


def _percent(found: Iterable[bool]) -> float:
    return round(100.0 * sum(found) / GAMES, 1)


def _own(glance: Glance, about: About) -> Allocate | None:
    """The own split that the playouts shall take: the one named, else the one that stands; None if there is none yet."""
    if not any(name in about for name in SPLIT):
        allocation = glance.view["allocation"]
        return None if allocation is None else Allocate(*allocation)
    plan = Allocate(*split_of(about))
    if glance.seat is None or glance.sight.why_not(plan) is not None:
        raise NoAnswer("table-not-legal")
    return plan


def _filled(glance: Glance, lot: _Lot) -> ArchmageState:
    """A world in which every hidden allocation is drawn anew."""
    world = glance.world.copy()
    for seat in range(world.table.seats):
        if seat == glance.seat or world.plans[seat] is None or world.revealed == PHASES:
            continue
        bound, announced = seat == world.now.smerte, world.announced[seat]
        shown = [world.plan(seat).units(phase) for phase in range(world.revealed)]
        plan = lot.plan(allocations_with(units(world, seat), announced, bound, shown))
        world.plans[seat] = plan
        if world.again[seat] is not None:
            world.again[seat] = lot.plan(allocations_with(plan.total, announced, bound, []))
    return world


def _playout(world: ArchmageState, viewer: int | None, own: Allocate | None, lot: _Lot) -> _Ended:
    """Play the turn to its end, or the game's, by chance but for the own split."""
    turn, place, winners = world.turn, world.golem, world.winner[:]
    while world.turn == turn and not isinstance(pending := world.pending(), Over):
        seat = pending.seats[0]
        entry = Entry(Seeded(0), telling=True)
        legal = world.legal(seat)
        mine = own if seat == viewer and isinstance(legal[0], Allocate) else None
        world.apply(seat, lot.action(legal) if mine is None else mine, entry)
        for event in entry.events:
            told = dict(zip(event.kind.fields, event.values))
            if event.kind is PHASE_WON:
                winners[_whole(told["phase"])] = _whole(told["seat"])
            elif event.kind is MOVED:
                place = _whole(told["end"])
    return _Ended(winners, place)


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
