"""Powers, Items and Blessings that are used in a Hero Turn: what each takes, and at what it can be aimed."""

from __future__ import annotations

from shem.core.chance import Entry
from shem.core.contract import Action, Refusal
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import MOST_ITEMS, NOWHERE
from shem.games.delve.parts.cards import Use
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.activities import spend_action, spend_combat, why_no_action, why_no_combat
from shem.games.delve.rules.battlefield import distance, in_sight, is_engaged
from shem.games.delve.rules.effects import carry_out
from shem.games.delve.rules.spending import spend, unusable, usable_by, usables, using


def add_uses(state: DelveState, hero: Hero, timings: int, engaged: bool, found: list[Action]) -> None:
    """What a Hero can use at any of the times, a mask of TIMINGS, with every aim."""
    for usable in usables(state, hero, timings):
        if usable.source not in state.turn.used:
            for aim in aims(state, hero, usable.use, engaged):
                found.append(using(usable.way, aim))


def aims(state: DelveState, hero: Hero, use: Use, engaged: bool) -> list[int]:
    """Everything that a Hero can aim a use at."""
    if use.aim == v.AIM_NONE:
        return [NOWHERE]
    if use.aim == v.AIM_AREA and engaged:
        return [v.MOST_FIGURES + hero.area]
    if use.aim == v.AIM_AREA:
        far = state.ways().far[hero.area]
        areas = range(state.box.dungeon.areas)
        return [v.MOST_FIGURES + area for area in areas if far[area] <= use.reach and in_sight(state, hero, area)]
    if use.aim == v.AIM_HERO:
        return [one.who for one in state.standing() if _why_unseen(state, hero, use, one.area) is None]
    enemies = [enemy for enemy in state.enemies if not enemy.minion and not enemy.hidden]
    if engaged:
        return [enemy.who for enemy in enemies if enemy.area == hero.area]
    return [enemy.who for enemy in enemies if _why_unseen(state, hero, use, enemy.area) is None]


def _why_unseen(state: DelveState, hero: Hero, use: Use, area: int) -> Refusal | None:
    """Why a use does not reach an area."""
    away = distance(state, hero.area, area)
    if away > use.reach:
        return Refusal(Reject.OUT_OF_RANGE, use.reach, away)
    return None if in_sight(state, hero, area) else Refusal(Reject.NO_SIGHT, about=area)


def _why_not_aim(state: DelveState, hero: Hero, use: Use, aim: int) -> Refusal | None:
    if use.aim == v.AIM_NONE or aim == NOWHERE:
        return None if use.aim == v.AIM_NONE and aim == NOWHERE else Refusal(Reject.NO_TARGET, about=aim)
    if use.aim == v.AIM_AREA:
        area = aim - v.MOST_FIGURES
        if not 0 <= area < state.box.dungeon.areas:
            return Refusal(Reject.NO_TARGET, about=aim)
        if area != hero.area and is_engaged(state, hero):
            return Refusal(Reject.ENGAGED)
        return _why_unseen(state, hero, use, area)
    figure = state.figure(aim)
    if figure is None:
        return Refusal(Reject.NO_TARGET, about=aim)
    if use.aim == v.AIM_ENEMY:
        refusal = why_no_enemy(state, hero, figure)
        if refusal is not None:
            return refusal
    elif not figure.is_hero():
        return Refusal(Reject.NO_TARGET, about=aim)
    return _why_unseen(state, hero, use, figure.area)


def why_no_enemy(state: DelveState, hero: Hero, figure: Figure) -> Refusal | None:
    """Why a figure is none that a Hero can target as an Enemy, wherever it stands."""
    if not isinstance(figure, Enemy) or figure.minion:
        return Refusal(Reject.NOT_AN_ENEMY, about=figure.who)
    if figure.hidden:
        return Refusal(Reject.HIDDEN, about=figure.who)
    if figure.area != hero.area and is_engaged(state, hero):
        return Refusal(Reject.ENGAGED)
    return None


def why_not_use(state: DelveState, hero: Hero, way: int, aim: int) -> Refusal | None:
    found = usable_by(state, hero, way)
    refusal = unusable(state, hero, way, v.AS_FREE if found is None else min(found.use.timing, v.AS_FREE))
    if refusal is not None or found is None:
        return refusal
    if found.use.timing == v.AS_ACTION:
        refusal = why_no_action(state, hero)
    elif found.use.timing == v.AS_COMBAT:
        refusal = why_no_combat(state, hero)
    if refusal is not None:
        return refusal
    if found.source in state.turn.used:
        return Refusal(Reject.SAME_SOURCE)
    return _why_not_aim(state, hero, found.use, aim)


def use(state: DelveState, hero: Hero, way: int, aim: int, entry: Entry) -> None:
    """Spend what it takes, then do it; a wasted activity costs the Item or cools the power, too."""
    found = usable_by(state, hero, way)
    assert found is not None
    goes = True
    if found.use.timing == v.AS_ACTION:
        goes = spend_action(state, hero, entry)
    elif found.use.timing == v.AS_COMBAT:
        goes = spend_combat(state, hero, entry)
    elif way < MOST_ITEMS and not state.box.items[way].once:
        state.turn.used.append(found.source)
    if hero.soul:
        return
    spend(state, hero, way, aim, entry)
    if goes:
        target = state.figure(aim) if aim < v.MOST_FIGURES else None
        area = target.area if target is not None else hero.area if aim == NOWHERE else aim - v.MOST_FIGURES
        carry_out(state, found.use.effects, v.USE, hero.who, -1 if target is None else aim, area, found.source, entry)
