"""The exact odds of an attack: the rule itself is run over every fall of the dice, step by step, until the target is hit.

Positions that differ in nothing that still matters are one, with their joint probability. Whoever is asked on the way does
no more, but for what is asked about; dice that show nothing are what a reroll is used on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from shem.core.chance import Entry, Every
from shem.core.contract import Action
from shem.core.tally import Tally
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import END, Reroll, UseItem, UsePower
from shem.games.delve.parts.fight import Fight
from shem.games.delve.parts.figures import Figure
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.def_stage import Defending
from shem.games.delve.rules.hit_stage import Attacking
from shem.games.delve.rules.hits import count
from shem.games.delve.rules.spending import using

Key = tuple[object, ...]


class Spread:
    """What comes of an attack. hits: all of the HIT Stage, Lethal ones among them. wounds: Health that the target loses."""

    def __init__(self) -> None:
        self.hits: Final[dict[int, float]] = {}
        self.wounds: Final[dict[int, float]] = {}
        self.kills = 0.0
        self.before: Fight | None = None  # the attack as it is before any die counts

    def mean(self) -> float:
        return sum(wounds * share for wounds, share in self.wounds.items())


class Branch:
    """A position on the way, how likely it is, and the Hits that were counted (-1: not yet)."""

    def __init__(self, weight: float, state: DelveState, hits: int) -> None:
        self.weight = weight
        self.state: Final = state
        self.hits: Final = hits


class Odds:
    """An attack on a figure, from a position where it can be declared, or in which it is made. way: what is spent on it in
    its own stage, -1 nothing."""

    def __init__(self, world: DelveState, target: Figure, way: int = -1) -> None:
        self._target: Final = target.who
        self._health: Final = target.health
        self._way: Final = way
        self._made: Final = len(world.fights) > 0
        self._base: Final = len(world.steps)
        self._start: Final = world
        self.found: Final = Spread()

    def run(self, seat: int, actions: Sequence[Action]) -> Spread:
        """Take these actions first, one after the other; in an attack that is made there are none."""
        branches = [Branch(1.0, self._start.copy(), self._counted(self._start))]
        for place, action in enumerate(actions, 1):
            branches = self._merged(
                [after for branch in branches for after in self._taken(branch, seat, action, place == len(actions))]
            )
        while branches:
            branches = self._merged([after for branch in branches for after in self._on(branch)])
        return self.found

    def _taken(self, branch: Branch, seat: int, action: Action, attacks: bool) -> list[Branch]:
        """An action that is no longer legal, since a Save failed, ends it; what comes before the attack runs to its end."""
        if branch.state.why_not(seat, action) is not None:
            self._end(branch)
            return []
        if not attacks:
            return self._every(branch, lambda state, entry: state.apply(seat, action, entry))
        return self._every(branch, lambda state, entry: state.steps[-1].take(state, seat, action, entry))

    def _on(self, branch: Branch) -> list[Branch]:
        if self._over(branch.state):
            self._end(branch)
            return []
        return self._every(branch, self._step)

    def _step(self, state: DelveState, entry: Entry) -> None:
        """What `Stepping.settle` does, once."""
        state.follow(entry)
        step = state.steps[-1]
        seats = step.seats(state)
        if seats:
            step.take(state, seats[0], self._choice(state, seats[0]), entry)
        elif state.ended is None:
            step.run(state, entry)

    def _choice(self, state: DelveState, seat: int) -> Action:
        """Spend what is asked about, as soon as it can be; a reroll only on dice that show nothing."""
        legal = state.legal(seat)
        for action in legal if self._way >= 0 else []:
            if isinstance(action, Reroll) and action.source == self._way and _is_blank(state, action.die):
                return action
            if isinstance(action, (UseItem, UsePower)) and action.key()[:2] == using(self._way, 0).key()[:2]:
                return action
        return END if END in legal else legal[0]

    def _every(self, branch: Branch, deed: Callable[[DelveState, Entry], None]) -> list[Branch]:
        every, found = Every(), list[Branch]()
        while True:
            state = branch.state.copy()
            deed(state, Entry(every))
            hits = branch.hits if branch.hits >= 0 else self._counted(state)
            found.append(Branch(branch.weight * every.weight, state, hits))
            if not every.next():
                return found

    def _counted(self, state: DelveState) -> int:
        """All Hits, once the HIT Stage is over; -1 before."""
        if not state.fights:
            return -1
        if self.found.before is None:
            self.found.before = state.fight().copy()
        over = state.fight().defender >= 0 or isinstance(state.steps[-1], Defending)
        return sum(totals(state, state.fight())) if over else -1

    def _over(self, state: DelveState) -> bool:
        """Whether the target was hit, or the attack does not come to it."""
        target = state.figure(self._target)
        if target is None or state.ended is not None:
            return True
        if not state.fights:
            return self._made or not any(isinstance(step, Attacking) for step in state.steps[self._base - 1 :])
        fight = state.fight()
        if fight.defender < 0:
            return False
        waits = fight.defender == self._target and not isinstance(state.steps[-1], Defending)
        return not waits and self._target not in fight.defenders

    def _end(self, branch: Branch) -> None:
        target = branch.state.figure(self._target)
        lost = self._health - (target.health if target is not None else 0)
        hits = max(0, branch.hits)
        found = self.found
        found.hits[hits] = found.hits.get(hits, 0.0) + branch.weight
        found.wounds[lost] = found.wounds.get(lost, 0.0) + branch.weight
        found.kills += branch.weight if target is None else 0.0

    def _merged(self, branches: Sequence[Branch]) -> list[Branch]:
        found: dict[Key, Branch] = {}
        for branch in branches:
            key = (branch.hits, *self._key(branch.state))
            if key in found:
                found[key].weight += branch.weight
            else:
                found[key] = branch
        return list(found.values())

    def _key(self, state: DelveState) -> Key:
        """What still matters of a position."""
        target = state.figure(self._target)
        fight = state.fights[-1] if state.fights else None
        attacker = None if fight is None else state.figure(fight.attacker)
        return (
            len(state.steps),
            str(state.steps[-1].data()),
            "" if target is None else str(target.common()),
            "" if attacker is None else str(attacker.common()),
            tuple(state.piles[v.CRITICAL].rest),
            () if fight is None else _attack_key(state, fight),
        )


def _attack_key(state: DelveState, fight: Fight) -> Key:
    """Dice in any order; of a HIT Stage that is over, only its Hits."""
    over = fight.defender >= 0 or isinstance(state.steps[-1], Defending)
    dice: Key = totals(state, fight) if over else tuple(sorted(str(die.data()) for die in fight.dice))
    blocks = tuple(sorted(str(die.data()) for die in fight.blocks))
    bonuses = str([bonus.data() for bonus in (*fight.added, *fight.guards)])
    rest = (fight.stars, fight.lines, fight.reach, fight.defender, fight.hits, fight.lethal, fight.wounds)
    return (dice, blocks, bonuses, tuple(fight.used), tuple(fight.defenders), *rest)


def totals(state: DelveState, fight: Fight) -> tuple[int, int]:
    """Hits and Lethal Hits of the HIT Stage."""
    hits, lethal = Tally(False), Tally(False)
    count(state, fight, hits, lethal)
    return hits.total, lethal.total


def _is_blank(state: DelveState, number: int) -> bool:
    """Whether a die of the open stage does nothing there."""
    fight = state.fight()
    defends = fight.defender >= 0
    die = (fight.blocks if defends else fight.dice)[number]
    hits, lethal, shields, stars = state.dice(die.colour, (die.face,))
    return shields == 0 if defends else hits + lethal + stars == 0
