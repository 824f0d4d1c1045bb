"""How a battle between two stacks is expected to go, without dice or cards: a quick estimate for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.tally import Tally
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.attack import DIE, chance
from shem.games.wizards.rules.figures import armor, force, health
from shem.games.wizards.weights import Weights
from shem.games.wizards.worth import WIZARD_HIT, golem_worth

ROUNDS: Final = 10
_CHANCE: Final = [chance(lead, 0) / (DIE * DIE) for lead in range(-DIE, DIE + 1)]


def hit_chance(force: int, armor: int) -> float:
    """The chance of an attack, 0.0 to 1.0."""
    return _CHANCE[max(-DIE, min(DIE, force - armor)) + DIE]


Figures = tuple[int, int, int, int, int, bool]


@final
class Fighter:
    """A unit in an imagined battle; its health may be a fraction. number: 0 for a Wizard. move: spaces; a Wizard's is 0.

    figures: all that a battle depends on, for given weights.
    """

    def __init__(self, state: WizardsState, unit: Unit, weights: Weights) -> None:
        self.number: Final = unit.number
        self.size: Final = unit.size
        self.auras: Final = unit.auras
        self.force: Final = force(state, unit, Tally(False))
        self.armor: Final = armor(state, unit, Tally(False))
        hits = health(state, unit)
        self.move: Final = 0 if unit.number == 0 else state.box.shapes[unit.shape].move
        self.worth: Final = (
            WIZARD_HIT * hits if unit.number == 0 else golem_worth(weights, self.force, self.armor, hits, self.move)
        )
        self.whole: Final = float(hits)
        self.health = self.whole
        self.figures: Final[Figures] = (self.size, self.force, self.armor, hits, self.move, self.number == 0)


@final
class Stack:
    """Who stands in a space. worth, reach: of its Golems, without a Wizard; reach: spaces that they move together."""

    def __init__(self, state: WizardsState, space: int, weights: Weights) -> None:
        self.space: Final = space
        self.units: Final = [Fighter(state, unit, weights) for unit in state.units[space]]
        self.golems: Final = [fighter for fighter in self.units if fighter.number > 0]
        self.worth: Final[float] = sum([golem.worth for golem in self.golems])
        self.reach: Final = max(1, min([golem.move for golem in self.golems], default=1))
        self.attacking: Final = tuple([golem.figures for golem in self.golems])
        self.defending: Final = tuple([fighter.figures for fighter in self.units])


@final
class Duels:
    """Margins of a stack's Golems against all who stand with another by these weights, each worked out once. Positions that
    a bot weighs in one decision share it: most actions leave most stacks as they were."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self._known: Final[dict[tuple[tuple[Figures, ...], tuple[Figures, ...]], float]] = {}

    def margin(self, ours: Stack, theirs: Stack) -> float:
        key = (ours.attacking, theirs.defending)
        found = self._known.get(key)
        if found is None:
            found = margin(ours.golems, theirs.units)
            self._known[key] = found
        return found


def margin(ours: Sequence[Fighter], theirs: Sequence[Fighter]) -> float:
    """What is expected to be left of our stack less what is left of theirs, as shares of their worth: -1.0 to 1.0."""
    sides = [list(ours), list(theirs)]
    turns: list[tuple[int, int, int]] = []
    for side in range(2):
        for place, fighter in enumerate(sides[side]):
            fighter.health = fighter.whole
            turns.append((fighter.size, side, place))
    turns.sort()
    for _ in range(ROUNDS):
        for _, side, place in turns:
            fighter = sides[side][place]
            if fighter.health > 0.0:
                _strike(fighter, sides[1 - side])
        if not _alive(sides[0]) or not _alive(sides[1]):
            break
    return _left(sides[0]) - _left(sides[1])


def _strike(fighter: Fighter, enemies: Sequence[Fighter]) -> None:
    """Its attack, with the share of it that is likely to be there still, on the best target."""
    best: Fighter | None = None
    most = 0.0
    for enemy in enemies:
        if enemy.health > 0.0:
            gain = hit_chance(fighter.force, enemy.armor) * enemy.worth / enemy.whole
            if gain > most:
                best, most = enemy, gain
    if best is not None:
        best.health -= hit_chance(fighter.force, best.armor) * min(1.0, fighter.health)


def _alive(side: Sequence[Fighter]) -> bool:
    for fighter in side:  # noqa: SIM110 (a generator is slow when compiled)
        if fighter.health > 0.0:
            return True
    return False


def _left(side: Sequence[Fighter]) -> float:
    whole = sum([fighter.worth for fighter in side])
    return sum([fighter.worth * max(0.0, fighter.health) / fighter.whole for fighter in side]) / whole if whole else 0.0
