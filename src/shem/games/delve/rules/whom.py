"""Whom an effect is for: its subject, its target, or those around one of them."""

from __future__ import annotations

from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Effect
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import around


def named(state: DelveState, effect: Effect, subject: int, target: int, area: int) -> list[Figure]:
    """The figures that an effect is for: Heroes with their Minions, then Enemies, by number.

    Around the subject, or `area` where that is gone; around the target, or `area`. Hidden ones are met as all others.
    """
    whom = effect.whom
    if whom == v.SELF:
        return _one(state, subject)
    if whom == v.TARGET:
        return _one(state, target)
    if whom == v.ACTIVE:
        return _one(state, state.active)
    if whom == v.HEROES:
        return state.on_side(True)
    if whom == v.ENEMIES:
        return state.on_side(False)
    there = whom in (v.HEROES_THERE, v.ENEMIES_THERE)
    center = place(state, target if there else subject, area)
    if center < 0:
        return []
    reached = around(state, center, effect.reach)
    found: list[Figure] = []
    if whom not in (v.ENEMIES_HERE, v.ENEMIES_THERE):
        found.extend([figure for figure in state.on_side(True) if figure.area in reached])
    if whom not in (v.HEROES_HERE, v.HEROES_THERE):
        found.extend([figure for figure in state.on_side(False) if figure.area in reached])
    return [figure for figure in found if figure.who != subject] if whom == v.OTHERS_HERE else found


def place(state: DelveState, who: int, area: int) -> int:
    """Where a figure is, or `area` if it is gone."""
    figure = state.figure(who) if who >= 0 else None
    return area if figure is None else figure.area


def _one(state: DelveState, who: int) -> list[Figure]:
    figure = state.figure(who) if who >= 0 else None
    return [] if figure is None else [figure]
