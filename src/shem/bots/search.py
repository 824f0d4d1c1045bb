"""Tree search over the worlds that a seat may imagine: single-observer information-set Monte Carlo tree search.

1. Each descent imagines a world anew. The tree knows decisions alone: dice and cards fall anew, too, so that a place in it
   stands for all that may come of the same decisions.
2. One seat decides by upper confidence bounds, over win chances for itself, whoever else plays: each maximizes its own.
   Several at once decide by regret matching, each without a look at the others; what they mix is their average strategy.
3. A place looks at the best of the game's shortlist first, by what each is worth at once, and at more the oftener it is
   passed.
4. A new place is worth every seat's win chance there.

What it costs is counted in descents, not in seconds: the same seed decides the same on any machine. Sources: Cowling,
Powley, Whitehouse 2012 (information sets); Lanctot, Lisy, Winands 2014 (regret matching in trees).
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.bots.judging import prospect, win_chance, win_chances
from shem.core.bot import Bot, Choice, Considered, Watch, options
from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, State
from shem.core.sight import Sight

DESCENTS: Final = 200
LISTED: Final = 24  # actions that the search ever looks at where it begins, about
DEEPER: Final = 8  # at any other place
TRUST: Final = 24.0  # descents that a first look at an action counts as, where the search begins: it knows most futures
SAMPLE: Final = 1.0  # the same at any other place: it is one future
DEPTH: Final = 40  # decisions of a descent, at most
WIDTH: Final = 2.0  # actions that are looked at: so many times the root of how often the place was passed
CURIOSITY: Final = 0.7  # in the unit of what is between the best and the worst that a seat has seen from there
TREMBLE: Final = 0.1  # of those who decide at once, how often one tries whatever there is
BITS: Final = 32


@final
class Try:
    """An action at a place: how often it was taken and could have been, and what came of it, in win chances.

    looked: what it was worth at first sight, which counts as `trust` times.
    """

    def __init__(self, action: Action, looked: float, trust: float) -> None:
        self.action: Final = action
        self.looked: Final = looked
        self.trust: Final = trust
        self.count = 0
        self.could = 0
        self.total = 0.0
        self.squares = 0.0
        self.regret = 0.0
        self.share = 0.0  # of the strategies so far, summed

    def add(self, worth: float) -> None:
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def mean(self) -> float:
        return (self.trust * self.looked + self.total) / (self.trust + self.count)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        mean = self.total / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean) / (self.count - 1))


@final
class Place:
    """Where decisions have led. tries: by seat, the best at first sight first; next: by what all who were asked decided."""

    def __init__(self) -> None:
        self.count = 0
        self.sums: list[float] = []
        self.tries: Final[dict[int, dict[Action, Try]]] = {}
        self.next: Final[dict[tuple[Action, ...], Place]] = {}

    def add(self, chances: list[float]) -> None:
        self.count += 1
        if not self.sums:
            self.sums = [0.0] * len(chances)
        for seat, chance in enumerate(chances):
            self.sums[seat] += chance


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """The same seed and the same sights make the same choices; gains are told in win chances, 0 to 1."""

    def __init__(self, seed: int, descents: int = DESCENTS) -> None:
        self._random: Final = Random(seed)
        self._descents: Final = descents
        self._watch = Watch()

    def watched(self, watch: Watch) -> None:
        self._watch = watch

    def choose(self, sight: Sight) -> Choice:
        seat = sight.seat
        assert seat is not None
        legal = options(sight)
        if len(legal) == 1:
            return Choice(legal[0])
        search = Search(sight, seat, self._random)
        for done in range(self._descents):
            if done and self._watch.hurries(done, self._descents):
                break
            search.descend(sight.world(Seeded(self._random.getrandbits(BITS))))
        return search.choice()


@final
class Search:
    """One decision's tree."""

    def __init__(self, sight: Sight, seat: int, random: Random) -> None:
        self._game: Final = sight.game
        self._seats: Final = sight.game.seats(sight.setup)
        self._seat: Final = seat
        self._random: Final = random
        self._chance: Final = Seeded(random.getrandbits(BITS))
        self.root: Final = Place()

    def descend(self, state: State) -> None:
        """Follow the tree in this world to where nobody has been, and tell all on the way every seat's win chance there."""
        path = [self.root]
        taken: list[tuple[Place, list[tuple[int, Try]]]] = []
        place = self.root
        while len(taken) < DEPTH and state.pending().seats and (place.count or place is self.root):
            decided = self._decide(place, state)
            taken.append((place, decided))
            key = tuple([found.action for _, found in decided])
            if key not in place.next:
                place.next[key] = Place()
            place = place.next[key]
            path.append(place)
        chances = win_chances(self._game, state, self._seats)
        for place in path:
            place.add(chances)
        for place, decided in taken:
            _learn(place, decided, chances)

    def _decide(self, place: Place, state: State) -> list[tuple[int, Try]]:
        """Let all who are asked decide at once, and do it."""
        asked = state.pending().seats
        together = len(asked) > 1
        chosen: list[tuple[int, Try]] = []
        for seat in asked:
            found = self._there(place, state, seat)
            chosen.append((seat, self._mixed(found) if together else self._best(place, found)))
        done: list[tuple[int, Try]] = []
        for seat, one in chosen:
            if seat in state.pending().seats:  # an answer may leave the others nothing to answer
                state.apply(seat, one.action, Entry(self._chance))
                done.append((seat, one))
        return done

    def _there(self, place: Place, state: State, seat: int) -> list[Try]:
        """What the seat may try in this world, the best at first sight first; at least one."""
        legal = [action for action in state.legal(seat) if not self._game.concedes(action)] or state.legal(seat)
        tries = place.tries.get(seat)
        if tries is None:
            tries = self._looked(state, seat, legal, place is self.root)
            place.tries[seat] = tries
        allowed = set(legal)
        found = [one for action, one in tries.items() if action in allowed]
        if not found:
            for action in self._game.shortlist(state, seat, legal, DEEPER):
                tries[action] = Try(action, 0.0, 0.0)
                found.append(tries[action])
        for one in found:
            one.could += 1
        return found

    def _looked(self, state: State, seat: int, legal: list[Action], first: bool) -> dict[Action, Try]:
        """The shortlist, the best at first sight first. first: where the search begins, it looks longer and at more."""
        found: list[Try] = []
        for action in self._game.shortlist(state, seat, legal, LISTED if first else DEEPER):
            if first:
                looked = prospect(self._game, state, seat, action, self._random.getrandbits(BITS)).mean
                found.append(Try(action, looked, TRUST))
            else:
                leaf = state.copy()
                leaf.apply(seat, action, Entry(self._chance))
                found.append(Try(action, win_chance(self._game, leaf, seat), SAMPLE))
        found.sort(key=_at_first_sight)
        return {one.action: one for one in found}

    def _best(self, place: Place, found: list[Try]) -> Try:
        """By upper confidence bounds; what was never tried comes first, as far as the place is wide yet."""
        wide = found[: max(2, int(WIDTH * sqrt(place.count)))]
        least, most = 1.0, 0.0
        for one in wide:
            if one.count + one.trust == 0.0:
                return one
            least, most = min(least, one.mean), max(most, one.mean)
        span = max(1e-6, most - least)
        best = wide[0]
        bound = -1.0
        for one in wide:
            reach = (one.mean - least) / span + CURIOSITY * sqrt(log(one.could + 1) / (one.trust + one.count))
            if reach > bound:
                best, bound = one, reach
        return best

    def _mixed(self, found: list[Try]) -> Try:
        """By regret matching, with a tremble."""
        shares = strategy(found)
        for one, share in zip(found, shares):
            one.share += share
        if self._random.random() < TREMBLE:
            return found[int(self._random.random() * len(found))]
        return found[drawn(shares, self._random.random())]

    def choice(self) -> Choice:
        """The action that did best; where others decide at the same time, one by the average strategy."""
        tries = list(self.root.tries[self._seat].values())
        if len(self.root.tries) > 1:
            total = sum([one.share for one in tries])
            taken = tries[drawn([one.share / total for one in tries], self._random.random())]
        else:
            taken = max(tries, key=_by_worth)
        told = [one for one in tries if one is not taken]
        told.sort(key=_by_worth, reverse=True)
        before = self.root.sums[self._seat] / self.root.count
        return Choice(
            taken.action,
            tuple([Considered(one.action, one.mean - before, one.error, one.count, False) for one in [taken, *told]]),
        )


def _at_first_sight(one: Try) -> float:
    return -one.looked


def _by_worth(one: Try) -> float:
    return one.mean


def strategy(found: list[Try]) -> list[float]:
    """The shares of regret matching: as the regrets above nothing; all alike where there are none."""
    total = 0.0
    for one in found:
        total += max(0.0, one.regret)
    if total <= 0.0:
        return [1.0 / len(found)] * len(found)
    return [max(0.0, one.regret) / total for one in found]


def drawn(shares: list[float], share: float) -> int:
    """The number at this share (0..1) of all."""
    for number, one in enumerate(shares):
        share -= one
        if share < 0.0:
            return number
    return len(shares) - 1


def _learn(place: Place, decided: list[tuple[int, Try]], chances: list[float]) -> None:
    """Tell those who decided what came of it; of several at once also what each missed against what the others did."""
    for seat, one in decided:
        one.add(chances[seat])
    if len(decided) < 2:
        return
    key = tuple([one.action for _, one in decided])
    for number, (seat, _) in enumerate(decided):
        for action, other in place.tries[seat].items():
            there = place.next.get((*key[:number], action, *key[number + 1 :]))
            if there is not None and there.count:
                other.regret += there.sums[seat] / there.count - chances[seat]
