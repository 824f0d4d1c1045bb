"""Hero Turn: a Movement Activity, Combat and Action Activities by Soul Rank, and free actions, until the Hero is done."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import (
    BY_POWER,
    DASH,
    END,
    FOCUS,
    MOST_DOORS,
    PRAY,
    REORGANIZE,
    RISE,
    SIMPLE_ONES,
    STAND_UP,
    Attack,
    Done,
    Drop,
    Exchange,
    Force,
    Move,
    Open,
    Pick,
    Search,
    Simple,
    UseItem,
    UsePower,
)
from shem.games.delve.parts.events import TURN_ENDED
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import NOT_MOVED, DelveState, Turn
from shem.games.delve.rules.activities import (
    add_simple,
    do_simple,
    spend_action,
    why_no_action,
    why_no_combat,
    why_not_dash,
    why_not_focus,
    why_not_pray,
    why_not_stand_up,
)
from shem.games.delve.rules.attacking import add_attacks, make_attack, why_not_attack
from shem.games.delve.rules.battlefield import is_engaged
from shem.games.delve.rules.characteristics import more, moves, soul_rank
from shem.games.delve.rules.chests import add_chests, open_chest, why_no_chest
from shem.games.delve.rules.conditions import pass_health_conditions
from shem.games.delve.rules.doors import add_doors, open_by_hand, why_no_door, why_not_open
from shem.games.delve.rules.exchange import Exchanging, add_exchanges, why_no_partner
from shem.games.delve.rules.items import (
    Reorganizing,
    add_picks,
    drop,
    has_equipment,
    pick,
    why_not_drop,
    why_not_pick,
)
from shem.games.delve.rules.movement import (
    add_moves,
    add_rise,
    move,
    open_to,
    rise,
    why_no_movement,
    why_not_move,
    why_not_rise,
)
from shem.games.delve.rules.powers import add_uses, use, why_not_use
from shem.games.delve.rules.search import add_searches, search, why_no_search


def begin_turn(state: DelveState, hero: Hero) -> None:
    """What the Soul Rank gives; a soul only moves, and prays once."""
    rank = soul_rank(state, hero)
    state.active = hero.who
    if hero.soul:
        state.turn = Turn(rank.moves, NOT_MOVED, 0, 1, 0, False, True)
        return
    combats = max(0, rank.combats + more(state, hero, v.COMBATS))
    actions = max(0, rank.actions + more(state, hero, v.ACTIONS))
    state.turn = Turn(moves(state, hero), NOT_MOVED, combats, actions, 0, False)
    state.due.append([-1, v.TURN, hero.who, -1, hero.area])


def end_turn(state: DelveState, hero: Hero, entry: Entry) -> None:
    """Health conditions pass, and a Focus that no attack took."""
    hero.focus = False
    pass_health_conditions(state, hero, entry)
    state.active = -1
    if entry.telling:
        entry.tell(Event(TURN_ENDED, (hero.who,)))


@final
class HeroTurn(Step[DelveState]):
    """The turn of a Hero, or of a soul; it begins when it is on top for the first time, and ends if the Hero falls, or
    nothing is left that it could do."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DelveState, entry: Entry) -> None:
        hero = state.heroes[self.seat]
        if state.active != self.seat:
            begin_turn(state, hero)
        elif (not hero.soul or state.turn.soul) and (_has_more(state, hero) or len(_all(state, hero)) > 1):
            state.steps.append(Acting(self.seat))
        else:
            state.steps.pop()
            end_turn(state, hero, entry)

    def data(self) -> list[Any]:
        return ["hero-turn", self.seat]


@final
class Acting(Step[DelveState]):
    """A Hero, or a soul, decides what it does next in its turn."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: DelveState) -> list[int]:
        return [self.seat]

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("hero-turn", (self.seat,))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return _all(state, state.heroes[self.seat])

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        hero = state.heroes[self.seat]
        if isinstance(action, Done):
            return None
        if hero.soul and not isinstance(action, Move) and not (isinstance(action, Simple) and action.what == PRAY):
            return Refusal(Reject.IS_SOUL)
        if isinstance(action, Move):
            return why_not_move(state, hero, action.area)
        if isinstance(action, Attack):
            return why_not_attack(state, hero, action.way, action.target)
        if isinstance(action, UsePower):
            return why_not_use(state, hero, BY_POWER + action.power, action.aim)
        if isinstance(action, UseItem):
            return why_not_use(state, hero, action.item, action.aim)
        if isinstance(action, Open):
            return why_not_open(state, hero, action.door)
        if isinstance(action, Pick):
            return why_not_pick(state, hero, action.item)
        if isinstance(action, Drop):
            return why_not_drop(state, hero, action.item)
        if isinstance(action, Simple) and action.what == RISE:
            return why_not_rise(state, hero)
        return _why_not_action(state, hero, action)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        hero = state.heroes[self.seat]
        state.steps.pop()
        if isinstance(action, Done):
            state.steps.pop()
            end_turn(state, hero, entry)
        elif isinstance(action, Move):
            move(state, hero, action.area, entry)
        elif isinstance(action, Attack):
            make_attack(state, hero, action.way, action.target, entry)
        elif isinstance(action, UsePower):
            use(state, hero, BY_POWER + action.power, action.aim, entry)
        elif isinstance(action, UseItem):
            use(state, hero, action.item, action.aim, entry)
        elif isinstance(action, Open):
            open_by_hand(state, hero, action.door, False, entry)
        elif isinstance(action, Pick):
            pick(state, hero, action.item, entry)
        elif isinstance(action, Drop):
            drop(state, hero, action.item, entry)
        elif isinstance(action, Simple) and action.what == RISE:
            rise(state, hero, entry)
        elif isinstance(action, Simple) and action.what != REORGANIZE:
            do_simple(state, hero, action.what, entry)
        elif spend_action(state, hero, entry):
            _do_action(state, hero, action, entry)

    def data(self) -> list[Any]:
        return ["acting", self.seat]


def _has_more(state: DelveState, hero: Hero) -> bool:
    """Whether it is plain that a Hero can do more, which spares listing all of it."""
    if state.turn.points > 1 and why_no_movement(state, hero) is None and open_to(state, hero):
        return True
    return not hero.soul and why_no_action(state, hero) is None and why_not_focus(state, hero) is None


def _all(state: DelveState, hero: Hero) -> list[Action]:
    """Everything that can be done."""
    found: list[Action] = [END]
    acts = why_no_action(state, hero) is None
    if hero.soul:
        if acts and why_not_pray(state, hero) is None:
            found.append(SIMPLE_ONES[PRAY])
        add_moves(state, hero, found)
    else:
        _add_all(state, hero, acts, found)
    return found


def _add_all(state: DelveState, hero: Hero, acts: bool, found: list[Action]) -> None:
    """Everything that a Hero can do. acts: it can make an Action Activity."""
    engaged = is_engaged(state, hero)
    if acts:
        add_simple(state, hero, found)
    if hero.ko:
        add_rise(state, hero, found)
    else:
        add_moves(state, hero, found)
    timings = 1 << v.AS_FREE | (1 << v.AS_ACTION if acts else 0)
    if why_no_combat(state, hero) is None:
        timings |= 1 << v.AS_COMBAT
        add_attacks(state, hero, engaged, found)
    add_uses(state, hero, timings, engaged, found)
    add_doors(state, hero, False, found)
    if engaged:
        return
    if acts:
        add_doors(state, hero, True, found)
        add_chests(state, hero, found)
        add_searches(state, hero, found)
        add_exchanges(state, hero, found)
        if has_equipment(state, hero):
            found.append(SIMPLE_ONES[REORGANIZE])
    add_picks(state, hero, found)


def _why_not_action(state: DelveState, hero: Hero, action: Action) -> Refusal | None:
    """Of Action Activities and of what is no decision of a Hero Turn."""
    if isinstance(action, Simple) and action.what < len(_SIMPLE):
        refusal = why_no_action(state, hero)
        return refusal if refusal is not None else _why_not_simple(state, hero, action.what)
    if not isinstance(action, (Force, Search, Exchange)):
        return Refusal(Reject.ANOTHER_DECISION)
    refusal = why_no_action(state, hero)
    if refusal is not None:
        return refusal
    if isinstance(action, Force):
        refusal = _why_not_force(state, hero, action.thing)
    elif isinstance(action, Search):
        refusal = why_no_search(state, hero, action.token)
    elif isinstance(action, Exchange):
        refusal = why_no_partner(state, hero, action.seat)
    if refusal is None and is_engaged(state, hero):
        return Refusal(Reject.ENGAGED)
    return refusal


_SIMPLE: Final = (PRAY, DASH, STAND_UP, RISE, FOCUS, REORGANIZE)


def _why_not_simple(state: DelveState, hero: Hero, what: int) -> Refusal | None:
    if what == PRAY:
        return why_not_pray(state, hero)
    if what == DASH:
        return why_not_dash(state, hero)
    if what == STAND_UP:
        return why_not_stand_up(state, hero)
    if what == FOCUS:
        return why_not_focus(state, hero)
    if is_engaged(state, hero):
        return Refusal(Reject.ENGAGED)
    return None if has_equipment(state, hero) else Refusal(Reject.NOTHING_THERE)


def _why_not_force(state: DelveState, hero: Hero, thing: int) -> Refusal | None:
    if thing >= MOST_DOORS:
        return why_no_chest(state, hero, thing - MOST_DOORS)
    refusal = why_no_door(state, hero, thing)
    if refusal is None and state.doors[thing] == v.CLOSED:
        return Refusal(Reject.NOT_LOCKED)
    return refusal


def _do_action(state: DelveState, hero: Hero, action: Action, entry: Entry) -> None:
    """An Action Activity that was not wasted."""
    if isinstance(action, Force):
        if action.thing < MOST_DOORS:
            open_by_hand(state, hero, action.thing, True, entry)
        else:
            open_chest(state, hero, action.thing - MOST_DOORS, entry)
    elif isinstance(action, Search):
        search(state, hero, action.token, entry)
    elif isinstance(action, Exchange):
        state.steps.append(Exchanging(hero.who, action.seat, True, True))
    else:
        state.steps.append(Reorganizing(hero.who, ()))
