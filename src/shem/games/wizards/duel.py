"""How a battle between two stacks is expected to go, without dice or cards: a quick estimate for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.tally import Tally
from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.parts.units import Unit
from shem.games.wizards.rules.attack import DIE, chance
from shem.games.wizards.rules.figures import armor, force, health
from shem.games.wizards.weights import Weights
from shem.games.wizards.worth import WIZARD_HIT, golem_worth

ROUNDS: Final = 10
MANY: Final = 64  # more than there are of any trait, or Hits
BITS: Final = 16  # of a fighter's number
FAST: Final = 99  # spaces: what no Golem moves
_CHANCE: Final = [chance(lead, 0) / (DIE * DIE) for lead in range(-DIE, DIE + 1)]


def hit_chance(force: int, armor: int) -> float:
    """The chance of an attack, 0.0 to 1.0."""
    return _CHANCE[max(-DIE, min(DIE, force - armor)) + DIE]


Figures = tuple[int, int, int, int, int, bool]


@final
class Fighter:
    """A unit in an imagined battle. move: spaces; a Wizard's is 0. whole: Hits that it has left.

    figures: all that a battle depends on, for given weights. number: from 1, the same for the same figures in its duels.
    """

    def __init__(self, state: WizardsState, unit: Unit, weights: Weights) -> None:
        self.golem: Final = unit.number > 0
        self.size: Final = unit.size
        self.auras: Final = unit.auras
        self.force: Final = force(state, unit, Tally(False))
        self.armor: Final = armor(state, unit, Tally(False))
        self.whole: Final = health(state, unit)
        self.move: Final = state.box.shapes[unit.shape].move if self.golem else 0
        self.worth: Final = (
            golem_worth(weights, self.force, self.armor, self.whole, self.move) if self.golem else WIZARD_HIT * self.whole
        )
        self.figures: Final[Figures] = (self.size, self.force, self.armor, self.whole, self.move, self.golem)
        self.number = 0


@final
class Stack:
    """Who stands in a space. worth, reach: of its Golems, without a Wizard; reach: spaces that they move together.

    attacking, defending: what a battle depends on, of its Golems and of all, as one number each of the duels.
    """

    def __init__(self, state: WizardsState, space: int, duels: Duels) -> None:
        self.space: Final = space
        self.units: Final[list[Fighter]] = []
        self.golems: Final[list[Fighter]] = []
        self.worth = 0.0
        self.reach = FAST
        self.attacking = 0
        self.defending = 0
        for unit in state.units[space]:
            fighter = duels.fighter(state, unit)
            self.units.append(fighter)
            self.defending = self.defending << BITS | fighter.number
            if fighter.golem:
                self.golems.append(fighter)
                self.attacking = self.attacking << BITS | fighter.number
                self.worth += fighter.worth
                self.reach = min(self.reach, max(1, fighter.move))


@final
class Duels:
    """Margins of a stack's Golems against all who stand with another by these weights, each worked out once. Positions that
    a bot weighs in one decision share it: most actions leave most stacks as they were."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self._fighters: Final[dict[int, Fighter]] = {}
        self._numbers: Final[dict[Figures, int]] = {}
        self._known: Final[dict[tuple[int, int], float]] = {}

    def fighter(self, state: WizardsState, unit: Unit) -> Fighter:
        """The unit as it fights: the same for all that are alike, in as good a place."""
        if unit.auras:
            return self._fighter(state, unit)
        key = unit.material + 1
        for part in (unit.size, unit.shape, unit.damage, state.ground.kinds[unit.at] == v.TOWER, unit.number > 0):
            key = key * MANY + part
        found = self._fighters.get(key)
        if found is None:
            found = self._fighter(state, unit)
            self._fighters[key] = found
        return found

    def _fighter(self, state: WizardsState, unit: Unit) -> Fighter:
        found = Fighter(state, unit, self.weights)
        found.number = self._numbers.setdefault(found.figures, len(self._numbers) + 1)
        return found

    def margin(self, ours: Stack, theirs: Stack) -> float:
        key = (ours.attacking, theirs.defending)
        found = self._known.get(key)
        if found is None:
            found = margin(ours.golems, theirs.units)
            self._known[key] = found
        return found


@final
class Standing:
    """A fighter in an imagined battle; its health may be a fraction."""

    def __init__(self, fighter: Fighter, side: int) -> None:
        self.fighter: Final = fighter
        self.side: Final = side
        self.health = float(fighter.whole)


def margin(ours: Sequence[Fighter], theirs: Sequence[Fighter]) -> float:
    """What is expected to be left of our stack less what is left of theirs, as shares of their worth: -1.0 to 1.0."""
    sides = [[Standing(fighter, 0) for fighter in ours], [Standing(fighter, 1) for fighter in theirs]]
    turns = sorted([*sides[0], *sides[1]], key=_by_size)
    for _ in range(ROUNDS):
        for one in turns:
            if one.health > 0.0:
                _strike(one, sides[1 - one.side])
        if not _alive(sides[0]) or not _alive(sides[1]):
            break
    return _left(sides[0]) - _left(sides[1])


def _by_size(one: Standing) -> int:
    return one.fighter.size


def _strike(one: Standing, enemies: Sequence[Standing]) -> None:
    """Its attack, with the share of it that is likely to be there still, on the best target."""
    force = one.fighter.force
    best: Standing | None = None
    most = 0.0
    for other in enemies:
        if other.health > 0.0:
            enemy = other.fighter
            gain = hit_chance(force, enemy.armor) * enemy.worth / enemy.whole
            if gain > most:
                best, most = other, gain
    if best is not None:
        best.health -= hit_chance(force, best.fighter.armor) * min(1.0, one.health)


def _alive(side: Sequence[Standing]) -> bool:
    for one in side:  # noqa: SIM110 (a generator is slow when compiled)
        if one.health > 0.0:
            return True
    return False


def _left(side: Sequence[Standing]) -> float:
    whole = sum([one.fighter.worth for one in side])
    left = [one.fighter.worth * max(0.0, one.health) / one.fighter.whole for one in side]
    return sum(left) / whole if whole else 0.0
