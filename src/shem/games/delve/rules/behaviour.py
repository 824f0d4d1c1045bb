"""Enemy Activation: whether it is wasted, and the behaviour rule that applies (Enemies, step 1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Rule
from shem.games.delve.parts.dungeon import FAR
from shem.games.delve.parts.events import ACTIVATED, NO_WAY, RULE_TRIED, STOOD_UP
from shem.games.delve.parts.figures import Enemy, Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import distance, in_sight
from shem.games.delve.rules.conditions import may_activate, pass_health_conditions
from shem.games.delve.rules.moving import paths
from shem.games.delve.rules.sentences import rules_of
from shem.games.delve.rules.victims import select


@final
class Activation(Step[DelveState]):
    """An Enemy, or a Minion, activates; one that lies stands up, and does no more (ruling 11)."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        enemy = state.enemy(self.who)
        if enemy is None:
            return
        if entry.telling:
            entry.tell(Event(ACTIVATED, (self.who,)))
        state.steps.append(Activated(self.who))
        if not may_activate(state, enemy, entry):
            return
        if enemy.ko:
            enemy.ko = False
            if entry.telling:
                entry.tell(Event(STOOD_UP, (self.who,)))
        else:
            state.due.append([-1, v.TURN, self.who, -1, enemy.area])
            state.steps.append(Behaving(self.who))

    def data(self) -> list[Any]:
        return ["activation", self.who]


@final
class Activated(Step[DelveState]):
    """Below everything that an activation does: its end, up to which Health conditions last."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        enemy = state.enemy(self.who)
        if enemy is not None:
            pass_health_conditions(state, enemy, entry)

    def data(self) -> list[Any]:
        return ["activated", self.who]


@final
class Behaving(Step[DelveState]):
    """Its activation was not wasted: it behaves as its card says."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        enemy = state.enemy(self.who)
        if enemy is None:
            return
        others = [figure for figure in state.on_side(not state.of_heroes(enemy)) if not figure.hidden]
        for number, rule in enumerate(rules_of(state, enemy)):
            found = _possible(state, enemy, number, rule, others, entry)
            if found:
                select(state, enemy, number, found, entry)
                return
        if entry.telling:
            entry.tell(Event(NO_WAY, (self.who,)))

    def data(self) -> list[Any]:
        return ["behaving", self.who]


def _possible(state: DelveState, enemy: Enemy, number: int, rule: Rule, others: list[Figure], entry: Entry) -> list[Figure]:
    """Those of the other faction that a rule applies to: in its range and in sight; the no-target rule to the nearest that
    it can walk to, seen or not."""
    if rule.near < 0:
        found = within = _nearest(state, enemy, others)
    else:
        within = [one for one in others if rule.near <= distance(state, enemy.area, one.area) <= rule.far]
        found = [one for one in within if in_sight(state, enemy, one.area)]
    if entry.telling:
        unseen = [one for one in within if one not in found]
        entry.tell(Event(RULE_TRIED, (enemy.who, number, 1 if found else 0, _numbers(found), _numbers(unseen))))
    return found


def _nearest(state: DelveState, enemy: Enemy, others: list[Figure]) -> list[Figure]:
    far = paths(state, enemy)[enemy.area]
    least = min([far[one.area] for one in others], default=FAR)
    return [one for one in others if far[one.area] == least] if least < FAR else []


def _numbers(figures: Sequence[Figure]) -> tuple[int, ...]:
    return tuple([figure.who for figure in figures])


def activate(state: DelveState, enemies: list[int]) -> None:
    """Let Enemies activate, in this order."""
    state.steps.extend([Activation(who) for who in reversed(enemies)])
