"""The victim of an activation: preferred ones first, then by priority; in a tie the card's owner chooses (ruling 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import Action, Prompt, Refusal
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Victim
from shem.games.delve.parts.events import (
    BY_DISTANCE,
    BY_HEALTH,
    BY_ONLY,
    BY_PLAYER,
    BY_PREFERENCE,
    BY_WOUNDS,
    VICTIM_CHOSEN,
    VICTIM_POSSIBLE,
)
from shem.games.delve.parts.figures import Enemy, Figure, Hero
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import distance
from shem.games.delve.rules.characteristics import armor, foe_of, wounds
from shem.games.delve.rules.conditions import is_ailing
from shem.games.delve.rules.sentences import Sentences, rules_of

HIGHEST: Final = (v.STRONGEST, v.WEAKEST, v.RICHEST, v.FARTHEST)  # preferences of whoever is most so


def select(state: DelveState, enemy: Enemy, number: int, possible: list[Figure], entry: Entry) -> None:
    """Select the victim of the behaviour rule of this number, and go on with its sentences."""
    rule = rules_of(state, enemy)[number]
    liked = preferred(state, enemy, rule.preferred, possible)
    if entry.telling:
        _tell_possible(state, enemy, possible, liked, entry)
    left, by = possible, BY_ONLY
    if len(left) > 1 and liked:
        left, by = liked, BY_PREFERENCE
    if len(left) > 1:
        left, by = _highest(left, [wounds(state, figure) for figure in left]), BY_WOUNDS
    if len(left) > 1:
        left, by = _highest(left, [-figure.health for figure in left]), BY_HEALTH
    if len(left) > 1 and rule.near != rule.far:
        left, by = _highest(left, [-distance(state, enemy.area, figure.area) for figure in left]), BY_DISTANCE
    if len(left) == 1:
        _choose(state, enemy.who, number, left[0].who, by, entry)
    else:
        state.steps.append(VictimTie(enemy.who, number, tuple([figure.who for figure in left])))


def _choose(state: DelveState, who: int, rule: int, victim: int, by: int, entry: Entry) -> None:
    if entry.telling:
        entry.tell(Event(VICTIM_CHOSEN, (who, victim, by)))
    state.steps.append(Sentences(who, rule, victim, 0, 0))


def _tell_possible(state: DelveState, enemy: Enemy, possible: list[Figure], liked: list[Figure], entry: Entry) -> None:
    for figure in possible:
        far = distance(state, enemy.area, figure.area)
        told = (enemy.who, figure.who, 1 if figure in liked else 0, wounds(state, figure), figure.health, far)
        entry.tell(Event(VICTIM_POSSIBLE, told))


def preferred(state: DelveState, enemy: Enemy, preference: int, possible: list[Figure]) -> list[Figure]:
    """Those of the possible victims that match a preference."""
    if preference == v.NOBODY_PREFERRED:
        return []
    if preference in HIGHEST:
        return _highest(possible, [_score(state, enemy, preference, figure) for figure in possible])
    return [figure for figure in possible if _matches(state, preference, figure)]


def _highest(figures: list[Figure], scores: Sequence[int]) -> list[Figure]:
    most = max(scores)
    return [figure for figure, score in zip(figures, scores) if score == most]


def _score(state: DelveState, enemy: Enemy, preference: int, figure: Figure) -> int:
    if preference == v.STRONGEST:
        return _rank(state, figure)
    if preference == v.RICHEST:
        return figure.crowns if isinstance(figure, Hero) else 0
    if preference == v.FARTHEST:
        return distance(state, enemy.area, figure.area)
    total = Tally(False)
    armor(state, figure, total)
    return -total.total


def _rank(state: DelveState, figure: Figure) -> int:
    """The Soul Rank of a Hero, the rank of an Enemy; a Minion has no soul."""
    if isinstance(figure, Hero):
        return figure.rank
    return foe_of(state, figure).rank if isinstance(figure, Enemy) and not figure.minion else -1


def _matches(state: DelveState, preference: int, figure: Figure) -> bool:
    if preference == v.AILING:
        return is_ailing(figure)
    if preference == v.ALONE:
        near = state.in_area(figure.area, state.of_heroes(figure))
        return [other for other in near if not other.hidden] == [figure]
    if preference == v.ACTIVE_HERO:
        return figure.who == state.active
    return isinstance(figure, Hero) and state.box.natures[figure.who] == preference - v.PREFER_LAW


@final
class VictimTie(Step[DelveState]):
    """Nothing tells these victims of a behaviour rule apart: the owner of the Enemy's card chooses."""

    def __init__(self, who: int, rule: int, tied: tuple[int, ...]) -> None:
        self.who: Final = who
        self.rule: Final = rule
        self.tied: Final = tied

    def seats(self, state: DelveState) -> list[int]:
        enemy = state.enemy(self.who)
        return [] if enemy is None else [enemy.owner]

    def prompt(self, state: DelveState) -> Prompt:
        return Prompt("victim", (self.who, self.rule))

    def legal(self, state: DelveState, seat: int) -> list[Action]:
        return [Victim(who) for who in self.tied]

    def why_not(self, state: DelveState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Victim):
            return Refusal(Reject.ANOTHER_DECISION)
        return None if action.who in self.tied else Refusal(Reject.NOT_TIED, about=action.who)

    def take(self, state: DelveState, seat: int, action: Action, entry: Entry) -> None:
        assert isinstance(action, Victim)
        state.steps.pop()
        _choose(state, self.who, self.rule, action.who, BY_PLAYER, entry)

    def data(self) -> list[Any]:
        return ["victim-tie", self.who, self.rule, list(self.tied)]
