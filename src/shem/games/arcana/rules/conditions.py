"""Conditions of effects: judged when a number is computed or an effect acts, where the action starts (ruling B22)."""

from __future__ import annotations

from typing import Final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Condition, Effect
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.state import Battle

NO_WORD: Final = 60  # above every word of a condition


def holds(
    battle: Battle, effect: Effect, bearer: Golem | None, other: Golem | None, here: int, there: int, critical: bool
) -> bool:
    """Whether the conditions on the bearer and on its opponent hold; those on whom it is for are left to `fits`.

    here, there: where the two stand, or stood when the attack destroyed them; -1: nowhere. critical: the attack was a Crit.
    """
    for condition in effect.conditions:
        if condition.subject == v.OTHER:
            if other is None or not _is(battle, condition, other, there, here, critical):
                return False
        elif condition.subject == v.BEARER and bearer is not None:  # noqa: SIM102 (one subject a branch)
            if not _is(battle, condition, bearer, here, there, critical):
                return False
    return True


def fits(battle: Battle, effect: Effect, bearer: Golem | None, golem: Golem, away: int, critical: bool) -> bool:
    """Whether an effect is for this Golem as far as its class and the conditions on whom it is for go.

    away: the place from which ranges are counted, the bearer's or its opponent's. Where no Golem has the ability, the
    conditions on the bearer are meant for whom it is for.
    """
    if (effect.spares >> golem.type.size) & 1:
        return False
    if bearer is None:
        return _all_hold(battle, effect, golem, golem.at, away, critical, golem.moved)
    for condition in effect.picks:  # noqa: SIM110 (a generator is slow when compiled)
        if not _is(battle, condition, golem, golem.at, away, critical):
            return False
    return True


def suits(battle: Battle, effect: Effect, golem: Golem, at: int, moved: bool) -> bool:
    """`holds` and `fits` for an effect that no Golem has, as if the Golem stood in Region `at`, and had moved or not."""
    if (effect.spares >> golem.type.size) & 1:
        return False
    for condition in effect.conditions:
        if condition.subject == v.OTHER:
            return False
    return _all_hold(battle, effect, golem, at, -1, False, moved)


def _all_hold(battle: Battle, effect: Effect, golem: Golem, at: int, away: int, critical: bool, moved: bool) -> bool:
    """The conditions of an effect that no Golem has, on whom it is for."""
    for condition in effect.conditions:
        if condition.subject == v.OTHER:
            continue
        if condition.kind == v.IF_MOVED:
            if moved != (condition.least == 1):
                return False
        elif not _is(battle, condition, golem, at, away, critical):
            return False
    return True


def _is(battle: Battle, condition: Condition, golem: Golem, at: int, away: int, critical: bool) -> bool:
    kind = condition.kind
    if kind <= v.IF_FACTION:
        return (condition.values >> _word(battle, kind, golem, at)) & 1 == 1
    if kind <= v.IF_CRITICAL:
        return _so(battle, kind, golem, at, critical) == (condition.least == 1)
    if kind == v.IF_HEALTH_AT_MOST:
        return golem.health * 100 <= condition.least * golem.type.health
    if kind == v.IF_HEALTH_AT_LEAST:
        return golem.health * 100 >= condition.least * golem.type.health
    if at < 0 or away < 0:
        return False
    distance = battle.field.distance(at, away, battle.plan.by_steps)
    return distance <= condition.least if kind == v.IF_NEAR else distance >= condition.least


def _word(battle: Battle, kind: int, golem: Golem, at: int) -> int:
    """The vocabulary's int for what the condition asks about the Golem; NO_WORD if there is none."""
    if kind == v.IF_CLASS:
        return golem.type.size
    if kind == v.IF_ARCANUM:
        return golem.type.lineage
    if kind == v.IF_FACTION:
        return battle.plan.musters[golem.army].faction if golem.army < battle.plan.wild else NO_WORD
    if at < 0:
        return NO_WORD
    region = battle.field.regions[at]
    return region.cover if kind == v.IF_COVER else region.kind


def _so(battle: Battle, kind: int, golem: Golem, at: int, critical: bool) -> bool:
    if kind == v.IF_MOVED:
        return golem.moved
    if kind == v.IF_CONTESTED:
        return at >= 0 and battle.enemy_in(at, golem.army)
    if kind == v.IF_FIRST_HIT:
        return golem.struck != battle.round
    return critical
