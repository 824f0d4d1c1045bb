"""Activities of a Hero Turn: when one may begin, what it takes, and Pray, Dash and Focus."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import DASH, FOCUS, PRAY, SIMPLE_ONES, STAND_UP
from shem.games.delve.parts.events import DASHED, FOCUSED, PRAYED, PRAYER, STOOD_UP
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject, Why
from shem.games.delve.parts.state import MOVED, MOVING, DelveState
from shem.games.delve.rules.battlefield import is_engaged, is_open_shrine
from shem.games.delve.rules.characteristics import is_barred
from shem.games.delve.rules.conditions import may_act
from shem.games.delve.rules.effects import draw_and_resolve
from shem.games.delve.rules.rolling import roll_die

SLOWED_RANK: Final = v.SLOWED + 1
STUNNED_RANK: Final = v.STUNNED + 1
PRAYER_DICE: Final = 3


def why_idle(state: DelveState, hero: Hero) -> Refusal | None:
    """Why a Hero can begin no activity: it is Stunned, or Slowed and has made the single one."""
    if hero.ailment == STUNNED_RANK:
        return Refusal(Reject.STUNNED)
    if hero.ailment == SLOWED_RANK and state.turn.done > 0:
        return Refusal(Reject.SLOWED)
    return None


def why_no_action(state: DelveState, hero: Hero) -> Refusal | None:
    """Why a Hero can make no Action Activity now, whether it lies or not."""
    if state.turn.actions == 0:
        return Refusal(Reject.NO_ACTIONS, have=0)
    return why_idle(state, hero)


def why_no_combat(state: DelveState, hero: Hero) -> Refusal | None:
    """Why a Hero can make no Combat Activity now; one that lies makes none."""
    if hero.ko:
        return Refusal(Reject.KNOCKED_OUT)
    if state.turn.combats == 0:
        return Refusal(Reject.NO_COMBATS, have=0)
    return why_idle(state, hero)


def begin(state: DelveState, hero: Hero, entry: Entry) -> bool:
    """Begin an activity; False: it is wasted, or the Hero fell."""
    state.turn.done += 1
    return hero.soul or may_act(state, hero, entry)


def spend_action(state: DelveState, hero: Hero, entry: Entry) -> bool:
    """Begin an Action Activity; False: it is wasted, or the Hero fell."""
    state.turn.actions -= 1
    return begin(state, hero, entry)


def spend_combat(state: DelveState, hero: Hero, entry: Entry) -> bool:
    """Begin a Combat Activity, which ends a Movement Activity that has begun; False: it is wasted, or the Hero fell."""
    state.turn.combats -= 1
    if state.turn.moving == MOVING:
        state.turn.moving = MOVED
    return begin(state, hero, entry)


def add_simple(state: DelveState, hero: Hero, found: list[Action]) -> None:
    """What of Pray, Dash and Focus can be done, for a Hero that can make an Action Activity."""
    if why_not_pray(state, hero) is None:
        found.append(SIMPLE_ONES[PRAY])
    if why_not_dash(state, hero) is None:
        found.append(SIMPLE_ONES[DASH])
    if why_not_stand_up(state, hero) is None:
        found.append(SIMPLE_ONES[STAND_UP])
    if why_not_focus(state, hero) is None:
        found.append(SIMPLE_ONES[FOCUS])


def why_not_pray(state: DelveState, hero: Hero) -> Refusal | None:
    """Once a quest, at an open shrine, not engaged, for as many Crowns as the ACT; beyond what an activity needs."""
    if hero.prayed:
        return Refusal(Reject.HAS_PRAYED)
    if not hero.soul and is_engaged(state, hero):
        return Refusal(Reject.ENGAGED)
    if not is_open_shrine(state, hero.area):
        return Refusal(Reject.NO_SHRINE, about=hero.area)
    act = state.box.quest.act
    if hero.crowns < act:
        return Refusal(Reject.CROWNS, need=act, have=hero.crowns)
    return _why_barred(state, hero, v.PRAYING)


def why_not_dash(state: DelveState, hero: Hero) -> Refusal | None:
    """Once a round, for a movement point, which who lies gains by standing up; beyond what an activity needs."""
    if hero.ko:
        return Refusal(Reject.KNOCKED_OUT)
    if hero.dashed:
        return Refusal(Reject.HAS_DASHED)
    if state.turn.moving == MOVED:
        return Refusal(Reject.MOVEMENT_OVER)
    return _why_barred(state, hero, v.DASHING)


def why_not_stand_up(state: DelveState, hero: Hero) -> Refusal | None:
    """The same Dash, for a Hero that lies."""
    if not hero.ko:
        return Refusal(Reject.NOT_KNOCKED_OUT)
    return Refusal(Reject.HAS_DASHED) if hero.dashed else _why_barred(state, hero, v.DASHING)


def why_not_focus(state: DelveState, hero: Hero) -> Refusal | None:
    """Once a round; beyond what an activity needs."""
    return Refusal(Reject.HAS_FOCUSED) if hero.focused else _why_barred(state, hero, v.FOCUSING)


def _why_barred(state: DelveState, hero: Hero, activity: int) -> Refusal | None:
    source = is_barred(state, hero, activity)
    return Refusal(Reject.BARRED, about=source) if source >= 0 else None


def do_simple(state: DelveState, hero: Hero, what: int, entry: Entry) -> None:
    """Pray, Dash, stand up by Dash, or Focus."""
    if not spend_action(state, hero, entry):
        return
    if what == PRAY:
        _pray(state, hero, entry)
    elif what == FOCUS:
        hero.focused = hero.focus = True
        if entry.telling:
            entry.tell(Event(FOCUSED, (hero.who,)))
    else:
        hero.dashed = True
        if what == STAND_UP:
            stand_up(hero, entry)
        else:
            state.turn.points += 1
            if entry.telling:
                entry.tell(Event(DASHED, (hero.who, state.turn.points)))


def stand_up(hero: Hero, entry: Entry) -> None:
    hero.ko = False
    if entry.telling:
        entry.tell(Event(STOOD_UP, (hero.who,)))


def _pray(state: DelveState, hero: Hero, entry: Entry) -> None:
    price = Tally(entry.telling)
    price.base(Why.ACT, state.box.quest.act)
    hero.crowns -= price.total
    hero.prayed = True
    faces = [roll_die(state, v.RED, PRAYER, (hero.who,), entry) for _ in range(PRAYER_DICE)]
    stars = state.dice(v.RED, faces)[3]
    if entry.telling:
        entry.tell(Event(PRAYED, (hero.who, hero.crowns, tuple(faces), stars), [("price", price)]))
    if stars:
        draw_and_resolve(state, v.BLESSING_LAW + state.box.natures[hero.who], hero.who, entry)
