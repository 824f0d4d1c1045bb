"""What a Hero may use in an open stage of an attack: Items, powers and Blessings, and rerolls (Golden Rules)."""

from __future__ import annotations

from typing import Final

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.core.event import Event
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import BLESSED, BY_POWER, MOST_ITEMS, NOWHERE, WAYS, Reroll, UseItem, UsePower
from shem.games.delve.parts.cards import Use
from shem.games.delve.parts.events import ADDED, DEFENCE, HIT_BLUE, HIT_RED, REROLLED
from shem.games.delve.parts.fight import Bonus, Fight, Rolled
from shem.games.delve.parts.figures import Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.effects import carry_out
from shem.games.delve.rules.rolling import roll_die
from shem.games.delve.rules.special import enhance, in_attack, others
from shem.games.delve.rules.spending import Usable, spend, unusable, usable_by, usables, using

NO_COLOUR: Final = -2  # it rerolls nothing
LAST_WAY: Final = WAYS - 1  # of what is left of a Blessing that is gone


def _dice(fight: Fight, timing: int) -> list[Rolled]:
    return fight.dice if timing == v.IN_HIT else fight.blocks


def _bonuses(fight: Fight, timing: int) -> list[Bonus]:
    return fight.added if timing == v.IN_HIT else fight.guards


def _colour(use: Use) -> int:
    """The colour of the dice that it rerolls, -1 any, NO_COLOUR none."""
    for effect in use.effects:
        if effect.do == v.REROLL:
            return effect.what
    return NO_COLOUR


def can_use(state: DelveState, hero: Hero, timing: int) -> list[Action]:
    """Everything that a Hero can do in its open stage, but spending stars."""
    fight = state.fight()
    found: list[Action] = []
    for usable in usables(state, hero, 1 << timing):
        if usable.source in fight.used:
            continue
        colour = _colour(usable.use)
        if colour == NO_COLOUR:
            found.append(using(usable.way, NOWHERE))
        else:
            found.extend(_rerolls(state, timing, colour, usable.way))
    for bonus in _bonuses(fight, timing):
        if bonus.do == v.REROLL:
            found.extend(_rerolls(state, timing, bonus.what, bonus.rank))
    return found


def _rerolls(state: DelveState, timing: int, colour: int, way: int) -> list[Action]:
    dice = range(len(_dice(state.fight(), timing)))
    return [Reroll(die, way) for die in dice if _fixed(state, timing, die, colour, way) is None]


def _fixed(state: DelveState, timing: int, number: int, colour: int, way: int) -> Refusal | None:
    """Why a die cannot be rerolled by something that rerolls a colour: each only once ever (ruling 21), and none whose
    star is spent."""
    fight = state.fight()
    dice = _dice(fight, timing)
    if number >= len(dice):
        return Refusal(Reject.NO_DIE, about=number)
    die = dice[number]
    if die.again:
        return Refusal(Reject.REROLLED, about=number)
    if colour not in (-1, die.colour):
        return Refusal(Reject.NO_REROLL, about=way)
    stars = state.dice(die.colour, (die.face,))[3] if timing == v.IN_HIT else 0
    return Refusal(Reject.NO_STAR, need=stars, have=fight.stars, about=number) if stars > fight.stars else None


def cannot_use(state: DelveState, hero: Hero, timing: int, action: Action) -> Refusal | None:
    """Why a Hero cannot do something in its open stage, None exactly for what `can_use` names."""
    if isinstance(action, Reroll):
        rest = _rest(state.fight(), timing, action.source)
        if rest is not None:
            return _fixed(state, timing, action.die, rest.what, action.source)
        refusal = _barred(state, hero, timing, action.source)
        usable = usable_by(state, hero, action.source)
        if refusal is not None or usable is None:
            return refusal
        colour = _colour(usable.use)
        if colour == NO_COLOUR:
            return Refusal(Reject.NO_REROLL, about=action.source)
        return _fixed(state, timing, action.die, colour, action.source)
    way = _way(action)
    if way < 0:
        return Refusal(Reject.ANOTHER_DECISION)
    refusal = _barred(state, hero, timing, way)
    usable = usable_by(state, hero, way)
    if refusal is not None or usable is None:
        return refusal
    if _colour(usable.use) != NO_COLOUR:
        return Refusal(Reject.NO_DIE)
    return None if _aim(action) == NOWHERE else Refusal(Reject.NO_TARGET, about=_aim(action))


def _way(action: Action) -> int:
    if isinstance(action, UsePower):
        return BY_POWER + action.power
    if isinstance(action, UseItem) and (action.item < MOST_ITEMS or action.item >= BLESSED):
        return action.item
    return -1


def _aim(action: Action) -> int:
    return action.aim if isinstance(action, (UsePower, UseItem)) else NOWHERE


def _barred(state: DelveState, hero: Hero, timing: int, way: int) -> Refusal | None:
    """Why a way is not open; the same source works only once (ruling 22)."""
    usable = usable_by(state, hero, way)
    if usable is not None and usable.source in state.fight().used:
        return Refusal(Reject.SAME_SOURCE, about=way)
    return unusable(state, hero, way, timing)


def _rest(fight: Fight, timing: int, way: int) -> Bonus | None:
    """What is left of a reroll that was begun."""
    for bonus in _bonuses(fight, timing):
        if bonus.do == v.REROLL and bonus.rank == way:
            return bonus
    return None


def use_in_stage(state: DelveState, hero: Hero, timing: int, action: Action, entry: Entry) -> None:
    """Do what `can_use` names."""
    if not isinstance(action, Reroll):
        _use(state, hero, timing, _way(action), entry)
        return
    fight = state.fight()
    rest = _rest(fight, timing, action.source)
    if rest is None:
        source = _use(state, hero, timing, action.source, entry)
    else:
        source = rest.source
        _leave(_bonuses(fight, timing), rest)
    _reroll(state, fight, timing, action.die, source, entry)


def _leave(bonuses: list[Bonus], rest: Bonus) -> None:
    """One die fewer is left of a reroll."""
    bonuses.remove(rest)
    if rest.amount > 1:
        bonuses.append(Bonus(v.REROLL, rest.amount - 1, rest.what, rest.rank, False, rest.source))


def _use(state: DelveState, hero: Hero, timing: int, way: int, entry: Entry) -> int:
    """Pay for it and add what it brings; the source."""
    usable = usable_by(state, hero, way)
    assert usable is not None
    fight = state.fight()
    fight.used.append(usable.source)
    spend(state, hero, way, NOWHERE, entry)
    if timing == v.IN_HIT:
        enhance(fight, usable.use.effects, v.USE, usable.source)
    for effect in usable.use.effects:
        if effect.do == v.REROLL and effect.amount > 1:
            left = way if way < BLESSED else LAST_WAY
            rest = Bonus(v.REROLL, effect.amount - 1, effect.what, left, False, usable.source)
            _bonuses(fight, timing).append(rest)
        elif effect.do == v.SHIELDS and timing == v.IN_DEFENCE:
            fight.guards.append(Bonus(v.SHIELDS, effect.amount, -1, -1, False, usable.source))
        if entry.telling and (effect.do == v.SHIELDS if timing == v.IN_DEFENCE else in_attack(effect.do)):
            entry.tell(Event(ADDED, (hero.who, usable.source, effect.do, effect.amount)))
    _carry_out_others(state, hero, timing, usable, entry)
    return usable.source


def _carry_out_others(state: DelveState, hero: Hero, timing: int, usable: Usable, entry: Entry) -> None:
    fight = state.fight()
    rest = others(usable.use.effects)
    if rest:
        other = state.figure(fight.target if timing == v.IN_HIT else fight.attacker)
        who, area = (-1, hero.area) if other is None else (other.who, other.area)
        carry_out(state, rest, v.USE, hero.who, who, area, usable.source, entry)


def _reroll(state: DelveState, fight: Fight, timing: int, number: int, source: int, entry: Entry) -> None:
    dice = _dice(fight, timing)
    old = dice[number]
    who, against = (fight.attacker, fight.target) if timing == v.IN_HIT else (fight.defender, fight.attacker)
    purpose = DEFENCE
    if timing == v.IN_HIT:
        purpose = HIT_RED if old.colour == v.RED else HIT_BLUE
    face = roll_die(state, old.colour, purpose, (who, against), entry)
    dice[number] = Rolled(old.colour, face, True)
    if timing == v.IN_HIT:
        fight.stars += state.dice(old.colour, (face,))[3] - state.dice(old.colour, (old.face,))[3]
    if entry.telling:
        entry.tell(Event(REROLLED, (who, source, old.colour, old.face, face)))
