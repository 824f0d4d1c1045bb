"""Tree search over the worlds that a seat may imagine, led by the game's own quick bot.

1. The quick bot says what is worth trying. Each of these is gone on with in the same imagined worlds.
2. From there grows a tree (`tree.py`): single-observer information-set Monte Carlo tree search. It knows decisions alone,
   so that a place in it stands for all that may come of them. Each seat maximizes its own chance to win. Several who decide
   at once do so by regret matching, without a look at the others.
3. From a new place the quick bot plays on for every seat, for some rounds; then the chance to win is the game's own. What
   is known of the luck of the dice on the way is taken out (`guides.py`).
4. Sequential halving: what does worst against what the quick bot would do is left out, the rest get twice as many worlds.
5. What the quick bot would do is done, unless something else was better in the same worlds, clearly so if wished. Where
   several decide at once, what is done is drawn from the average strategy.

What it costs is counted in positions, not in seconds: the same seed decides the same on any machine. Sources:
Cowling, Powley, Whitehouse 2012 (information sets); Lanctot, Lisy, Winands 2014 (regret matching in trees); Karnin, Koren,
Somekh 2013 (sequential halving).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.bots.greedy import GreedyBot
from shem.bots.guides import Asked, Guide, Hasty, distinct
from shem.bots.judging import win_chances
from shem.bots.registry import bot, names
from shem.bots.tree import Place, Try, drawn, mixed
from shem.core.bot import Bot, Choice, Considered, Watch, options
from shem.core.chance import Seeded
from shem.core.contract import Action, Game, State, Together
from shem.core.errors import OptionError
from shem.core.sight import Sight

GUIDES: Final = ("trained", "greedy")  # the quick bots of a game, the stronger first
DECISIONS: Final = 4  # of a round that are left, as far as anybody knows
DEEPER: Final = 8  # actions that are tried below the first decision
DEPTH: Final = 40  # decisions of the tree on the way down, at most
FEWEST: Final = 4  # worlds by which something can be said to be better
HOPE: Final = 0.5  # standard errors above what it did, by which something may still be better
BITS: Final = 32


@final
class Effort:
    """How hard it thinks.

    tried: actions of a decision that are tried. first: worlds of each in the first round of halving; where several decide
    at once, a world for each two seats' actions so often. rounds: of the game (`Game.stretch`) until the seat is asked
    next, through which a world is played on. sure: standard errors by which an action must be better than the quick bot's.
    most: decisions of the quick bot in one world. nodes: positions that it may look at while `Game.stretch` stays the same;
    each of the seat's own decisions takes about a quarter of what is left at most. Where several decide at once, `first`
    times `tried` squared worlds are played on, whatever they cost.
    """

    def __init__(
        self,
        tried: int = 3,
        first: int = 2,
        rounds: int = 1,
        sure: float = 0.5,
        most: int = 200,
        nodes: int = 96_000,
    ) -> None:
        self.tried: Final = tried
        self.first: Final = first
        self.rounds: Final = rounds
        self.sure: Final = sure
        self.most: Final = most
        self.nodes: Final = nodes


EFFORTS: Final = {
    0: Effort(),  # what `search` has
    1: Effort(4, 8, nodes=576_000),  # Wizards' highest level
    2: Effort(6, 3, rounds=2, sure=0.0, nodes=88_000),  # Golem Arcana's highest level
}


@final
class Line:
    """An action where the search begins, and the chances to win that it came to, world by world."""

    def __init__(self, one: Try) -> None:
        self.one: Final = one
        self.came: Final[list[float]] = []

    def above(self, other: Line) -> list[float]:
        """By how much it did better in the worlds that both were played in."""
        return [mine - yours for mine, yours in zip(self.came, other.came)]


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """The same seed and the same sights make the same choices. Gains are the quick bot's, chances its own."""

    def __init__(self, seed: int, effort: int | Effort = 0) -> None:
        self._random: Final = Random(seed)
        self.effort: Final = EFFORTS[effort] if isinstance(effort, int) else effort
        self._watch = Watch()
        self._stretch = -1
        self._nodes = 0  # positions that may still be looked at in this stretch
        self._dear = 0  # those of one world of this stretch that took too many

    def watched(self, watch: Watch) -> None:
        self._watch = watch

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        legal = options(sight)
        if len(legal) == 1:
            return Choice(legal[0])
        guided = guide_of(sight.game.name, self._random.getrandbits(BITS)).choose(sight)
        pending = sight.pending()
        # who is asked last would imagine the others' sealed choices evenly, which they are not
        if not guided.open or (isinstance(pending, Together) and len(pending.seats) == 1):
            return guided
        self._look_on(sight.game.stretch(sight.world(Seeded(self._random.getrandbits(BITS)))))
        if self._nodes // DECISIONS < 2 * FEWEST * self._dear:
            return guided
        root = Place()
        found = [guided.action, *[option.action for option in guided.open]]
        root.tries[sight.seat] = tries(distinct(found, self.effort.tried))
        if isinstance(pending, Together):
            taken = self._at_once(sight, root)
            return told(guided, taken, list(root.tries[sight.seat].values()))
        lines = [Line(one) for one in root.tries[sight.seat].values()]
        line = self._halved(sight, root, lines)
        return guided if line is None else told(guided, line.one, [line.one for line in lines])

    def _look_on(self, stretch: int) -> None:
        if stretch != self._stretch:
            self._stretch = stretch
            self._nodes = self.effort.nodes
            self._dear = 0

    def _followed(self, sight: Sight, seed: int, root: Place, forced: Try | None) -> list[float]:
        guide = guide_in(sight, seed + 1)
        chances = Descent(sight, self.effort, guide, seed).follow(root, forced)
        self._nodes -= guide.nodes
        return chances

    def _at_once(self, sight: Sight, root: Place) -> Try:
        """By the average strategy of regret matching."""
        assert sight.seat is not None
        of = self.effort.first * self.effort.tried**2
        for done in range(of):
            if done and self._watch.hurries(done, of):
                break
            self._followed(sight, self._random.getrandbits(BITS), root, None)
        found = list(root.tries[sight.seat].values())
        total = sum([one.share for one in found])
        return found[drawn([one.share / total for one in found], self._random.random())]

    def _halved(self, sight: Sight, root: Place, lines: list[Line]) -> Line | None:
        """The line to take; None where too little could be seen. The quick bot's, the first, is played in every world, for
        the others are held against it."""
        assert sight.seat is not None
        left, each = lines, self.effort.first
        done, of = 0, descents(len(lines), each)
        before = self._nodes
        least = before - before // DECISIONS
        while len(left) > 1:
            for _ in range(each):
                if self._nodes < least:
                    return surest(left, self.effort.sure)
                seed = self._random.getrandbits(BITS)
                place = 0
                while place < len(left):
                    if done and self._watch.hurries(done, of):
                        return surest(left, self.effort.sure)
                    left[place].came.append(self._followed(sight, seed, root, left[place].one)[sight.seat])
                    done += 1
                    place += 1
                    if done == 1:
                        left = left[: self._afforded(self._nodes - least, before - self._nodes)]
                        of = descents(len(left), each)
                if len(left) < 2:
                    return None
            if each > self.effort.first and len(left) == 2:
                return surest(left, self.effort.sure)
            left, each = [left[0], *hopeful(left)], 2 * each
        return left[0]

    def _afforded(self, nodes: int, cost: int) -> int:
        """Of how many actions worlds enough can be played on for so many positions, if each world costs as the first."""
        found = nodes // (FEWEST * max(1, cost))
        if found < 2:
            self._dear = cost
            return 1
        return found


def descents(lines: int, each: int) -> int:
    """How many worlds sequential halving takes at most: so many for each line, then twice as many for the better half."""
    total, first = 0, each
    while lines > 2 or each == first:
        total += lines * each
        lines, each = max(2, (lines + 1) // 2), 2 * each
    return total + lines * each


def surest(lines: Sequence[Line], sure: float) -> Line | None:
    """The one that is the most above the first by more than its error; the first, if none is. None after too few worlds."""
    if len(lines[-1].came) < FEWEST:
        return None
    best, most = lines[0], 0.0
    for line in lines[1:]:
        above = line.above(lines[0])
        clear = mean(above) - sure * error(above)
        if clear > most:
            best, most = line, clear
    return best


def hopeful(lines: Sequence[Line]) -> list[Line]:
    """The better half of them but for the first, as far as they may still be better than it; of what is alike one."""
    ranked: list[tuple[float, int]] = []
    for place, line in enumerate(lines[1:], 1):
        above = line.above(lines[0])
        if mean(above) + HOPE * error(above) > 0.0:
            ranked.append((-mean(above), place))
    ranked.sort()
    found: list[Line] = []
    for _, place in ranked:
        if len(found) < max(1, (len(lines) + 1) // 2 - 1) and all(lines[place].came != line.came for line in found):
            found.append(lines[place])
    return found


def mean(values: Sequence[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total / len(values) if values else 0.0


def error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = mean(values)
    squares = 0.0
    for value in values:
        squares += (value - middle) * (value - middle)
    return sqrt(squares / (count - 1) / count)


def told(guided: Choice, taken: Try, tried: Sequence[Try]) -> Choice:
    """What is taken and the others that were tried, by their chances to win, each with what the quick bot said of it."""
    ranked = sorted([one for one in tried if one.count], key=lambda one: (one is not taken, -one.total / one.count))
    known = {one.action: one for one in guided.considered}
    found: list[Considered] = []
    for one in ranked:
        guess = known[one.action]
        chance = max(0.0, min(1.0, one.total / one.count))  # without the luck of the dice a mean may lie a little outside
        found.append(Considered(one.action, guess.gain, guess.error, one.count, guess.exact, guess.terms, chance))
    return Choice(taken.action, tuple(found))


def guide_in(sight: Sight, seed: int) -> Guide:
    """Who decides for all in an imagined world: in a hurry, where that is what the quick bot does anyway."""
    assert sight.seat is not None
    quick = guide_of(sight.game.name, seed)
    if type(quick) is GreedyBot:
        return Hasty(sight.game, sight.game.seats(sight.setup), sight.seat, seed + 1)
    return Asked(quick, sight.game, sight.setup, seed + 1)


def guide_of(name: str, seed: int) -> Bot:
    """The game's own quick bot, by weights that were learned where there are any; without one, the general greedy bot."""
    try:
        known = names(name)
    except OptionError:
        return GreedyBot(seed)  # of a game that is not registered
    own = next((guide for guide in GUIDES if guide in known), "")
    return bot(own, name, seed) if own else GreedyBot(seed)


def tries(actions: Sequence[Action]) -> dict[Action, Try]:
    return {action: Try(action) for action in actions}


@final
class Descent:
    """One imagined world, decided down the tree and played on."""

    def __init__(self, sight: Sight, effort: Effort, guide: Guide, seed: int) -> None:
        assert sight.seat is not None
        self._game: Final[Game] = sight.game
        self._seats: Final[int] = sight.game.seats(sight.setup)
        self._seat: Final[int] = sight.seat
        self._effort: Final = effort
        self._guide: Final = guide
        self._random: Final = Random(seed)
        self._state: State = sight.world(Seeded(seed))
        self._until: Final = sight.game.stretch(self._state) + effort.rounds

    def follow(self, root: Place, forced: Try | None) -> list[float]:
        """Down the tree to where nobody has been, then as the guide decides; the chance to win of each seat.

        forced: what is done where the search begins; None: as the tree decides there, too. The luck that the dice gave the
        seat that searches, as far as it is known, is not counted.
        """
        place = root
        path = [root]
        taken: list[tuple[Place, list[tuple[int, Try]]]] = []
        while len(taken) < DEPTH and not self._over() and (place.count or place is root):
            decided = self._decide(place, forced if place is root else None)
            taken.append((place, decided))
            place = place.after(decided)
            path.append(place)
        chances = self._played_on()
        chances[self._seat] -= self._guide.luck
        for place in path:
            place.add(chances)
        for place, decided in taken:
            place.learn(decided, chances)
        return chances

    def _over(self) -> bool:
        seats = self._state.pending().seats
        return not seats or (self._seat in seats and self._game.stretch(self._state) >= self._until)

    def _decide(self, place: Place, forced: Try | None) -> list[tuple[int, Try]]:
        """Let all who are asked decide at once, and do it."""
        asked = self._state.pending().seats
        chosen: list[tuple[int, Try]] = []
        for seat in asked:
            if forced is not None and seat == self._seat:
                chosen.append((seat, forced))
                continue
            found = self._there(place, seat)
            chosen.append((seat, mixed(found, self._random) if len(asked) > 1 else place.best(seat, found)))
        done: list[tuple[int, Try]] = []
        for seat, one in chosen:
            if seat in self._state.pending().seats:  # an answer may leave the others nothing to answer
                self._state = self._guide.take(self._state, seat, one.action)
                done.append((seat, one))
        return done

    def _there(self, place: Place, seat: int) -> list[Try]:
        """What the seat may try in this world, the likeliest first; at least one."""
        known = place.tries.get(seat)
        if known is None:
            known = tries(self._guide.ranked(self._state, seat, DEEPER))
            place.tries[seat] = known
        found = [one for one in known.values() if self._state.why_not(seat, one.action) is None]
        if not found:
            one = Try(self._guide.decides(self._state, seat))
            known[one.action] = one
            found.append(one)
        for one in found:
            one.could += 1
        return found

    def _played_on(self) -> list[float]:
        for _ in range(self._effort.most):
            if self._over():
                break
            seat = self._state.pending().seats[0]
            self._state = self._guide.take(self._state, seat, self._guide.decides(self._state, seat))
        return win_chances(self._game, self._state, self._seats)
