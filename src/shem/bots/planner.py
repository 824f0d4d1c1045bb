"""The planner: the likeliest actions are played out to the ends of turn that follow, and the one that did best is taken.

1. Weigh the shortlist one action ahead, as the greedy bot does; keep the best and passing.
2. Play each out by a cheap greedy: the rest of the own turn, then what the others do. What a playout is worth is the mean
   of the value at the ends of turn. What is hidden is imagined anew for each; all of a round share its worlds and its dice.
3. The luck of the dice is taken out: an action's futures are listed anyway, so what it brought above its mean is known.
4. Sequential halving: the better half goes on, each with twice as many playouts, until two are left.

What it costs is counted in playouts, not in seconds: the same seed decides the same on any machine.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.bot import Bot, Choice, Considered, Watch, options
from shem.core.chance import Chance, Entry, Every, Seeded
from shem.core.contract import Action, Game, State
from shem.core.sight import Sight

OUTCOME: Final = 6.0  # a game won, in the value's unit: about what a lead that is never lost is worth
DECISIONS: Final = 4  # of a turn that is left, as far as anybody knows
LISTED: Final = 64  # actions that a decision weighs
MANY: Final = 1000  # legal actions, as a turn begins, with which it looks at half as many positions as with few
FUTURES: Final = 32  # of an action that is weighed, at most
BITS: Final = 32
# How the first look foretells long means of playouts, measured over positions of greedy battles: of what one action gains
# more than another, this share comes true, with an error as of so many playouts.
SHARE: Final = 0.6
TRUST: Final = 3.0


@final
class Effort:
    """How hard a planner thinks.

    tried: actions that are played out, besides passing. first: playouts of each in the first round. turns: ends of turn
    that a playout goes through: 1 the own, 2 the next one's, too. listed: actions that it weighs as a turn begins, about;
    again: of those known to be good, at a later decision. futures: of an action in a playout. most: decisions of a playout.
    nodes: positions that it may look at while `Game.length` stays the same, a turn of its own, fewer where there are many
    actions, for a large position takes longer; each decision takes at most a quarter of those that are left.
    """

    def __init__(
        self,
        tried: int,
        first: int,
        turns: int,
        listed: int = 12,
        again: int = 3,
        futures: int = 3,
        most: int = 60,
        nodes: int = 28_000,
    ) -> None:
        self.tried: Final = tried
        self.first: Final = first
        self.turns: Final = turns
        self.listed: Final = listed
        self.again: Final = again
        self.futures: Final = futures
        self.most: Final = most
        self.nodes: Final = nodes


EFFORTS: Final = {1: Effort(6, 4, 2)}


@final
class Option:
    """An action with its futures: how likely each is and what it is worth to who takes it. None where it only passes."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.leaves: Final[list[State]] = []
        self.weights: Final[list[float]] = []
        self.values: Final[list[float]] = []

    def add(self, leaf: State, weight: float, value: float) -> None:
        self.leaves.append(leaf)
        self.weights.append(weight)
        self.values.append(value)

    def clear(self) -> None:
        self.leaves.clear()
        self.weights.clear()
        self.values.clear()

    def mean(self) -> float:
        return _mean(self.weights, self.values)

    def drawn(self, share: float) -> int:
        """The future at this share (0..1) of all."""
        for place, weight in enumerate(self.weights):
            share -= weight
            if share < 0.0:
                return place
        return len(self.weights) - 1


def _mean(weights: list[float], values: list[float]) -> float:
    total = 0.0
    for place, weight in enumerate(weights):
        total += weight * values[place]
    return total


@final
class Line:
    """An action at the root and what its playouts came to."""

    def __init__(self, action: Action, gain: float) -> None:
        self.action: Final = action
        self.gain: Final = gain
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, worth: float) -> None:
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    def considered(self, before: float) -> Considered:
        """What it gains over a position of this worth, by the playouts; without any, by the first look."""
        gain = self.mean - before if self.count else self.gain
        return Considered(self.action, gain, self.error, self.count, False)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else self.gain

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, self.squares / self.count - self.mean**2) / (self.count - 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    """The same seed and the same sights make the same choices."""

    def __init__(self, seed: int, effort: int | Effort) -> None:
        self._random: Final = Random(seed)
        self.effort: Final = EFFORTS[effort] if isinstance(effort, int) else effort
        self._watch = Watch()
        self._length = 0
        self._nodes = 0  # that may still be looked at while the length stays the same

    def watched(self, watch: Watch) -> None:
        self._watch = watch

    def choose(self, sight: Sight) -> Choice:
        seat = sight.seat
        assert seat is not None
        legal = options(sight)
        if len(legal) == 1:
            return Choice(legal[0])
        world = sight.world(Seeded(self._random.getrandbits(BITS)))
        self._look_on(sight.game.length(world), len(legal))
        before = worth(sight.game, world, seat)
        lines = self._lines(sight.game, world, seat, legal, before)
        left = self._halved(sight, seat, lines) if len(lines) > 1 else lines
        told = sorted(lines, key=lambda line: (line is not left[0], -line.count, -line.mean))
        return Choice(left[0].action, tuple([line.considered(before) for line in told]))

    def _look_on(self, length: int, actions: int) -> None:
        if length != self._length:
            self._length = length
            self._nodes = self.effort.nodes * MANY // (MANY + actions)

    def _lines(self, game: Game, world: State, seat: int, legal: list[Action], before: float) -> list[Line]:
        """The actions that are played out: the best of the shortlist one action ahead, and passing."""
        start = int(self._random.random() * len(legal))  # of what is alike, the shortlist has the first
        listed = game.shortlist(world, seat, legal[start:] + legal[:start], LISTED)
        chance = Seeded(self._random.getrandbits(BITS))
        lines: list[Line] = []
        for action in listed:
            if game.idle(action):
                after = total(game.passed(world, seat))
            else:
                option = weigh(game, world, seat, action, FUTURES, chance)
                self._nodes -= len(option.leaves)
                after = option.mean()
            lines.append(Line(action, after - before))
        lines.sort(key=_by_gain)
        return lines[: self.effort.tried] + [line for line in lines[self.effort.tried :] if game.idle(line.action)]

    def _halved(self, sight: Sight, seat: int, lines: list[Line]) -> list[Line]:
        """The lines by their playouts, the best first; those that fell behind are left out."""
        left, each = lines, self.effort.first
        done, of = 0, playouts(len(lines), each)
        least = self._nodes - self._nodes // DECISIONS
        while True:
            for _ in range(each):
                if self._nodes < least or self._watch.hurries(done, of):
                    return _ranked(left)
                done += len(left)
                seed = self._random.getrandbits(BITS)
                world = sight.world(Seeded(seed))
                for line in left:
                    playout = Playout(sight.game, seat, self.effort, seed)
                    line.add(playout.play(world, playout.option(world, seat, line.action, FUTURES)))
                    self._nodes -= playout.nodes
            left = _ranked(left)
            if len(left) <= 2:
                return left
            left, each = left[: (len(left) + 1) // 2], 2 * each


def playouts(lines: int, each: int) -> int:
    """How many playouts sequential halving takes: so many of each line at first, twice as many of the better half then."""
    total = lines * each
    while lines > 2:
        lines, each = (lines + 1) // 2, 2 * each
        total += lines * each
    return total


def _by_gain(line: Line) -> float:
    return -line.gain


def _ranked(lines: list[Line]) -> list[Line]:
    """The best first, by the playouts and by what the first look said of it: it counts as TRUST playouts."""
    level = sum([line.mean - SHARE * line.gain for line in lines]) / len(lines)
    scores: list[tuple[float, int]] = []
    for place, line in enumerate(lines):
        looked = level + SHARE * line.gain
        scores.append((-(TRUST * looked + line.total) / (TRUST + line.count), place))
    scores.sort()
    return [lines[place] for _, place in scores]


@final
class Playout:
    """One way in which it may go on, by a cheap greedy for every seat."""

    def __init__(self, game: Game, seat: int, effort: Effort, seed: int) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._effort: Final = effort
        self._random: Final = Random(seed)
        self._chance: Final = Seeded(seed + 1)
        self._who = -1
        self.nodes = 0
        self._gains: dict[Action, float] = {}  # what actions of this turn were found to gain, now perhaps stale

    def option(self, state: State, who: int, action: Action, most: int) -> Option:
        """An action with its futures; passing has none, for nobody compares them."""
        if self._game.idle(action):
            return Option(action)
        found = weigh(self._game, state, who, action, most, self._chance)
        self.nodes += len(found.leaves)
        return found

    def play(self, state: State, option: Option) -> float:
        """The mean of the values at the ends of turn, or the value at the end of the game; without the luck of the dice."""
        game, seat = self._game, self._seat
        who = seat
        marks = 0
        total = 0.0
        luck = 0.0
        for _ in range(self._effort.most):
            passes = not option.leaves
            if passes:
                state = state.copy()
                state.apply(who, option.action, Entry(self._chance))
            else:
                place = option.drawn(self._random.random())
                luck += self._luck(option, who, place)
                state = option.leaves[place]
            seats = state.pending().seats
            if not seats:
                return worth(game, state, seat) - luck
            if passes:
                marks += 1
                total += worth(game, state, seat) - luck
                if marks == self._effort.turns:
                    return total / marks
                self._who = -1
            who = seats[0]
            option = self.best(state, who)
        return total / marks if marks else worth(game, state, seat) - luck

    def _luck(self, option: Option, who: int, place: int) -> float:
        """What a future is worth to the planner's seat above the mean of all."""
        if len(option.leaves) == 1:
            return 0.0
        values = option.values
        if who != self._seat:
            values = [worth(self._game, leaf, self._seat) for leaf in option.leaves]
        return values[place] - _mean(option.weights, values)

    def best(self, state: State, who: int) -> Option:
        """What a cheap greedy would do: later in a turn it looks at the actions that are new and a few that were good."""
        game, effort = self._game, self._effort
        legal = [action for action in state.legal(who) if not game.concedes(action)] or state.legal(who)
        listed = game.shortlist(state, who, legal, effort.listed)
        if self._who != who:
            self._who = who
            self._gains = {}
        known: list[tuple[float, int]] = []
        looked: list[Action] = []
        for place, action in enumerate(listed):
            if action in self._gains:
                known.append((-self._gains[action], place))
            else:
                looked.append(action)
        known.sort()
        looked.extend([listed[place] for _, place in known[: effort.again]])
        before = worth(game, state, who)
        best: Option | None = None
        most = 0.0
        for action in looked:
            option = self.option(state, who, action, effort.futures)
            gain = option.mean() - before if option.leaves else 0.0
            self._gains[action] = gain
            if best is None or gain > most:
                most = gain
                best = option
        assert best is not None
        return best


def worth(game: Game, state: State, seat: int) -> float:
    """The value as one number; a result counts for no more than OUTCOME, so that it can be averaged with positions."""
    found = game.worth(state, seat)
    return found if state.pending().seats else max(-OUTCOME, min(OUTCOME, found))


def total(terms: list[tuple[str, float]]) -> float:
    found = 0.0
    for _, amount in terms:
        found += amount
    return found


def weigh(game: Game, state: State, who: int, action: Action, most: int, chance: Chance) -> Option:
    """An action by all of its futures, or by `most` samples if there are more."""
    every = Every()
    found = Option(action)
    while True:
        leaf = state.copy()
        leaf.apply(who, action, Entry(every))
        found.add(leaf, every.weight, worth(game, leaf, who))
        if not every.next():
            return found
        if len(found.leaves) == most:
            found.clear()
            for _ in range(most):
                leaf = state.copy()
                leaf.apply(who, action, Entry(chance))
                found.add(leaf, 1 / most, worth(game, leaf, who))
            return found
