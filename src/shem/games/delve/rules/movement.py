"""Movement Activity: steps and what they cost, Evade with its reaction attacks, rising, and the steps of souls."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import MOVE_TO, RISE, SIMPLE_ONES
from shem.games.delve.parts.events import EVADED
from shem.games.delve.parts.events import MOVED as WENT
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject, Why
from shem.games.delve.parts.state import MOVED, MOVING, NOT_MOVED, DelveState
from shem.games.delve.rules.activities import STUNNED_RANK, begin, stand_up, why_idle
from shem.games.delve.rules.battlefield import dominates, engaging
from shem.games.delve.rules.characteristics import flies
from shem.games.delve.rules.conditions import may_react
from shem.games.delve.rules.hit_stage import attack
from shem.games.delve.rules.moving import enter, next_areas


def open_to(state: DelveState, hero: Hero) -> list[int]:
    """The areas that a Hero can step into: barriers bind who does not fly; a soul like any other."""
    return state.ways().steps[hero.area] if hero.soul else next_areas(state, hero)


def cost(state: DelveState, hero: Hero, area: int, tally: Tally) -> int:
    """Movement points for a step into an area."""
    tally.base(Why.STEP, 1)
    if not hero.soul and state.has_overlay(v.DIFFICULT, area) and not flies(state, hero):
        tally.add(Why.DIFFICULT, 1, area)
    return tally.total


def why_no_movement(state: DelveState, hero: Hero) -> Refusal | None:
    """Why a Hero can spend no movement point now, whether it lies or not."""
    turn = state.turn
    if turn.moving == MOVED:
        return Refusal(Reject.MOVEMENT_OVER)
    if turn.moving == MOVING:
        return Refusal(Reject.STUNNED) if hero.ailment == STUNNED_RANK else None
    return why_idle(state, hero)


def add_moves(state: DelveState, hero: Hero, found: list[Action]) -> None:
    """The steps of a Hero that stands, or of a soul."""
    points = state.turn.points
    if points == 0 or why_no_movement(state, hero) is not None:
        return
    for area in open_to(state, hero):
        if points > 1 or cost(state, hero, area, Tally(False)) <= points:
            found.append(MOVE_TO[area])


def add_rise(state: DelveState, hero: Hero, found: list[Action]) -> None:
    if why_not_rise(state, hero) is None:
        found.append(SIMPLE_ONES[RISE])


def why_not_rise(state: DelveState, hero: Hero) -> Refusal | None:
    if not hero.ko:
        return Refusal(Reject.NOT_KNOCKED_OUT)
    refusal = why_no_movement(state, hero)
    if refusal is None and state.turn.points == 0:
        return Refusal(Reject.NO_POINTS, need=1, have=0)
    return refusal


def why_not_move(state: DelveState, hero: Hero, area: int) -> Refusal | None:
    if hero.ko:
        return Refusal(Reject.KNOCKED_OUT)
    refusal = why_no_movement(state, hero)
    if refusal is not None:
        return refusal
    if area not in open_to(state, hero):
        return _why_shut(state, hero, area)
    need = cost(state, hero, area, Tally(False))
    return Refusal(Reject.NO_POINTS, need, state.turn.points, area) if state.turn.points < need else None


def _why_shut(state: DelveState, hero: Hero, area: int) -> Refusal:
    dungeon = state.box.dungeon
    if area < dungeon.areas and area in dungeon.beside[hero.area]:
        door = dungeon.gate(hero.area, area)
        if door >= 0 and state.doors[door] != v.OPENED:
            return Refusal(Reject.DOOR_SHUT, about=door)
        if area in state.ways().beside[hero.area]:
            return Refusal(Reject.BARRIER, about=area)
    return Refusal(Reject.NOT_ADJACENT, about=area)


def _under_way(state: DelveState, hero: Hero, entry: Entry) -> bool:
    """Begin the Movement Activity unless it has begun; False: it is wasted, or the Hero fell."""
    if state.turn.moving == NOT_MOVED:
        goes = begin(state, hero, entry)
        state.turn.moving = MOVING if goes else MOVED
    return state.turn.moving == MOVING


def rise(state: DelveState, hero: Hero, entry: Entry) -> None:
    """Stand up for a movement point."""
    if _under_way(state, hero, entry):
        state.turn.points -= 1
        stand_up(hero, entry)


def move(state: DelveState, hero: Hero, area: int, entry: Entry) -> None:
    """Step into an area, after the reaction attacks of those that are evaded."""
    if not _under_way(state, hero, entry):
        return
    foes = [] if hero.soul or hero.hidden else engaging(state, hero)
    if not foes or dominates(state, hero.area, True):
        _go(state, hero, area, entry)
        return
    if entry.telling:
        entry.tell(Event(EVADED, (hero.who, hero.area, 1 if state.turn.slips else 0)))
    if state.turn.slips:
        _go(state, hero, area, entry)
        return
    state.steps.append(Leaving(hero.who, hero.area, area, tuple([foe.who for foe in foes])))


def _go(state: DelveState, hero: Hero, area: int, entry: Entry) -> None:
    turn = state.turn
    paid = Tally(entry.telling)
    turn.points -= cost(state, hero, area, paid)
    if entry.telling:
        entry.tell(Event(WENT, (hero.who, hero.area, area, paid.total, turn.points), [("cost", paid)]))
    if hero.soul:
        hero.area = area
    else:
        enter(state, hero, area, entry)


@final
class Leaving(Step[DelveState]):
    """A Hero leaves an area for another: first those of `foes` attack it, one after the other. What keeps it from moving
    then (it fell, lies, is Stunned or was moved) keeps its movement points, too."""

    def __init__(self, seat: int, start: int, area: int, foes: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.area: Final = area
        self.foes: Final = foes

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        hero = state.heroes[self.seat]
        if hero.soul or hero.area != self.start:
            return
        if not self.foes:
            if not hero.ko and hero.ailment != STUNNED_RANK and self.area in open_to(state, hero):
                _go(state, hero, self.area, entry)
            return
        state.steps.append(Leaving(self.seat, self.start, self.area, self.foes[1:]))
        foe = state.enemy(self.foes[0])
        if foe is not None and foe.area == self.start and may_react(state, foe, entry):
            attack(state, foe.who, self.seat, v.OF_FOE + foe.foe, 0, -1, True)

    def data(self) -> list[Any]:
        return ["leaving", self.seat, self.start, self.area, list(self.foes)]
