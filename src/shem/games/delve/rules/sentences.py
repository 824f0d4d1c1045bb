"""The sentences of a behaviour rule, executed in order with the chosen victim (Enemies, step 3)."""

from __future__ import annotations

from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.event import Event
from shem.core.steps import Step
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.cards import Effect, Rule
from shem.games.delve.parts.dungeon import FAR
from shem.games.delve.parts.events import CUT_SHORT, MOVED, NO_WAY, SENTENCE, STRIKE_MISSED
from shem.games.delve.parts.figures import Enemy, Figure
from shem.games.delve.parts.reasons import Why
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import distance, in_sight
from shem.games.delve.rules.characteristics import foe_of, moves
from shem.games.delve.rules.effects import carry_out
from shem.games.delve.rules.hit_stage import attack
from shem.games.delve.rules.moving import enter, next_areas, paths

SLOWED_RANK: Final = v.SLOWED + 1


def rules_of(state: DelveState, enemy: Enemy) -> list[Rule]:
    """The behaviour rules of its kind, in their order."""
    return state.box.rules[foe_of(state, enemy).kind]


@final
class Sentences(Step[DelveState]):
    """What is left of a behaviour rule: from a deed of a sentence on."""

    def __init__(self, who: int, rule: int, victim: int, sentence: int, deed: int) -> None:
        self.who: Final = who
        self.rule: Final = rule
        self.victim: Final = victim
        self.sentence: Final = sentence
        self.deed: Final = deed

    def run(self, state: DelveState, entry: Entry) -> None:
        state.steps.pop()
        enemy = state.enemy(self.who)
        if enemy is None:
            return
        sentences = rules_of(state, enemy)[self.rule].sentences
        sentence, deed = self.sentence, self.deed
        if deed == len(sentences[sentence]):
            sentence, deed = sentence + 1, 0
        if deed == 0 and not self._goes_on(enemy, sentence, len(sentences), entry):
            return
        state.steps.append(Sentences(self.who, self.rule, self.victim, sentence, deed + 1))
        _execute(state, enemy, sentences[sentence][deed], self.victim, entry)

    def _goes_on(self, enemy: Enemy, sentence: int, count: int, entry: Entry) -> bool:
        """Whether there is another sentence; if it is Slowed there is none after the first."""
        if sentence == count:
            return False
        slowed = sentence > 0 and enemy.ailment == SLOWED_RANK
        if entry.telling:
            entry.tell(Event(CUT_SHORT, (self.who,)) if slowed else Event(SENTENCE, (self.who, self.rule, sentence)))
        return not slowed

    def data(self) -> list[Any]:
        return ["sentences", self.who, self.rule, self.victim, self.sentence, self.deed]


def _execute(state: DelveState, enemy: Enemy, effect: Effect, victim: int, entry: Entry) -> None:
    """One deed. The victim stays who it was; one that has fallen or died can neither be struck nor walked to."""
    target = state.figure(victim)
    if effect.do == v.STRIKES:
        _strike(state, enemy, effect, target, victim, entry)
    elif effect.do in (v.ADVANCES, v.RETREATS, v.SHELTERS):
        if target is not None and not enemy.ko:
            _walk(state, enemy, effect, target, entry)
    else:
        at, area = (-1, enemy.area) if target is None else (victim, target.area)
        carry_out(state, [effect], v.USE, enemy.who, at, area, v.OF_FOE + enemy.foe, entry)


def _strike(state: DelveState, enemy: Enemy, effect: Effect, target: Figure | None, victim: int, entry: Entry) -> None:
    if target is not None and not enemy.ko and _in_reach(state, enemy, target, effect.reach):
        attack(state, enemy.who, target.who, v.OF_FOE + enemy.foe, effect.amount, -1)
    elif entry.telling:
        entry.tell(Event(STRIKE_MISSED, (enemy.who, victim)))


def _in_reach(state: DelveState, enemy: Enemy, target: Figure, reach: int) -> bool:
    card = foe_of(state, enemy).attack
    far = distance(state, enemy.area, target.area)
    return card.near <= far <= max(reach, card.far) and in_sight(state, enemy, target.area)


def _walk(state: DelveState, enemy: Enemy, effect: Effect, target: Figure, entry: Entry) -> None:
    left = effect.amount if effect.amount > 0 else moves(state, enemy)
    if effect.do == v.RETREATS:
        _retreat(state, enemy, target, left, entry)
    elif effect.do == v.SHELTERS:
        _go(state, enemy, _shelter(state, enemy, target, left), left, 0, entry)
    else:
        _go(state, enemy, target.area, left, effect.reach, entry)


def _go(state: DelveState, enemy: Enemy, goal: int, left: int, reach: int, entry: Entry) -> None:
    """Along a shortest path, of several by the smallest areas, until it is `reach` areas away, and sees the goal."""
    far = paths(state, enemy)
    if far[enemy.area][goal] == FAR:
        if entry.telling:
            entry.tell(Event(NO_WAY, (enemy.who,)))
        return
    while left > 0 and not _is_there(state, enemy, goal, reach):
        nearer = [area for area in next_areas(state, enemy) if far[area][goal] < far[enemy.area][goal]]
        left -= 1
        _step(state, enemy, nearer[0], left, entry)


def _is_there(state: DelveState, enemy: Enemy, goal: int, reach: int) -> bool:
    if enemy.area == goal:
        return True
    return reach > 0 and distance(state, enemy.area, goal) <= reach and in_sight(state, enemy, goal)


def _retreat(state: DelveState, enemy: Enemy, target: Figure, left: int, entry: Entry) -> None:
    """Area by area to where the victim is farther, the farthest first."""
    far = state.ways().far
    while left > 0:
        best = enemy.area
        for area in next_areas(state, enemy):
            if far[area][target.area] > far[best][target.area]:
                best = area
        if best == enemy.area:
            return
        left -= 1
        _step(state, enemy, best, left, entry)


def _shelter(state: DelveState, enemy: Enemy, target: Figure, most: int) -> int:
    """The nearest area with another of its faction that is farther from the victim, or where it is."""
    far = paths(state, enemy)[enemy.area]
    here = distance(state, enemy.area, target.area)
    best, nearest = enemy.area, most + 1
    for other in state.on_side(state.of_heroes(enemy)):
        area = other.area
        closer = far[area] < nearest or (far[area] == nearest and area < best)
        if area != enemy.area and closer and distance(state, area, target.area) > here:
            best, nearest = area, far[area]
    return best


def _step(state: DelveState, enemy: Enemy, area: int, left: int, entry: Entry) -> None:
    if entry.telling:
        cost = Tally()
        cost.add(Why.STEP, 1)
        entry.tell(Event(MOVED, (enemy.who, enemy.area, area, 1, left), [("cost", cost)]))
    enter(state, enemy, area, entry)
