"""How all play on in a world that a search imagines: as the game's own quick bot, or as a greedy bot in a hurry."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from shem.bots.greedy import NOTHING, better_than_passing, weigh
from shem.bots.judging import win_chance
from shem.bots.tree import drawn
from shem.core.bot import Bot, Considered, unbowed
from shem.core.chance import Entry, Every, Seeded
from shem.core.contract import Action, Game, Setup, State, Together
from shem.core.odds import futures
from shem.core.sight import Sight

LISTED: Final = 24  # actions that one in a hurry weighs as a turn begins, about
AGAIN: Final = 6  # of those that it knows already, the best, at a later decision
FUTURES: Final = 9  # of an action that are exact; of more as many samples
SEATS: Final = 2  # with more seats a position counts for more, as their square
POSITIONS: Final = 32  # that a bot looks at for a decision, about
BITS: Final = 32


class Guide:
    """Decides for all seats in one world.

    nodes: positions that it has looked at, about; with more than two seats each counts for more. luck: how much of its
    chance to win the dice have given the seat that searches, as far as that is known.
    """

    def __init__(self) -> None:
        self.nodes = 0
        self.luck = 0.0

    def decides(self, state: State, who: int) -> Action:
        return self.ranked(state, who, 1)[0]

    def ranked(self, state: State, who: int, most: int) -> list[Action]:
        """What is worth trying, the likeliest first: at least one, at most so many."""
        raise NotImplementedError

    def take(self, state: State, who: int, action: Action) -> State:
        """What becomes of it, by the dice; `state` is not needed any more."""
        raise NotImplementedError


@final
class Asked(Guide):
    """Asks a bot, which imagines anew what the seat does not see."""

    def __init__(self, bot: Bot, game: Game, setup: Setup, seed: int) -> None:
        super().__init__()
        self._bot: Final = bot
        self._game: Final = game
        self._setup: Final = setup
        self._entry: Final = Entry(Seeded(seed))

    def ranked(self, state: State, who: int, most: int) -> list[Action]:
        self.nodes += POSITIONS
        choice = self._bot.choose(Sight(self._game, self._setup, state, who))
        if most == 1:
            return [choice.action]
        legal = unbowed(self._game, state.legal(who))
        return distinct(
            [choice.action, *[one.action for one in choice.open], *self._game.shortlist(state, who, legal, most)], most
        )

    def take(self, state: State, who: int, action: Action) -> State:
        state.apply(who, action, self._entry)
        return state


@final
class Hasty(Guide):
    """Decides as the greedy bot, but knows the whole world, looks at fewer futures, and later in a turn only at the actions
    that are new and at those that were good before. seats: how many play; seat: whose luck it tells."""

    def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
        super().__init__()
        self._game: Final = game
        self._size: Final = max(1.0, (seats / SEATS) ** 2)
        self._seat: Final = seat
        self._random: Final = Random(seed)
        self._chance: Final = Seeded(seed + 1)
        self._start: Final = self._random.random()
        self._who = -1
        self._seen = 0  # positions, by this decision
        self._gains: dict[Action, float] = {}  # what actions of this turn were found to gain, now perhaps stale

    def ranked(self, state: State, who: int, most: int) -> list[Action]:
        legal = unbowed(self._game, state.legal(who))
        if len(legal) == 1:
            return legal
        if isinstance(state.pending(), Together):  # nobody knows yet what the others have chosen
            state = state.determinize(who, Entry(self._chance))
        before = self._game.worth(state, who)
        gains: list[tuple[float, int]] = []
        looked = self._looked_at(state, who, legal)
        for place, action in enumerate(looked):
            gain = (self._passed(state, who) if self._game.idle(action) else self._mean(state, who, action)) - before
            self._gains[action] = gain
            gains.append((-gain, place))
        self._count(self._seen)
        self._seen = 0
        gains.sort()
        found = [looked[place] for _, place in gains]
        if -gains[0][0] <= NOTHING:
            found = distinct([self._kept(state, who, found), *found], len(found))
        return found[:most]

    def _count(self, positions: int) -> None:
        self.nodes += int(positions * self._size)

    def _looked_at(self, state: State, who: int, legal: list[Action]) -> list[Action]:
        if who != self._who:
            self._who = who
            self._gains = {}
        new: list[Action] = []
        known: list[tuple[float, int]] = []
        start = int(self._start * len(legal))  # of what is alike, the shortlist has the first
        listed = self._game.shortlist(state, who, legal[start:] + legal[:start], LISTED)
        for place, action in enumerate(listed):
            if action in self._gains and not self._game.idle(action):
                known.append((-self._gains[action], place))
            else:
                new.append(action)
        known.sort()
        return new + [listed[place] for _, place in known[:AGAIN]]

    def _mean(self, state: State, who: int, action: Action) -> float:
        """What an action is worth to who takes it. No future is kept: many at once are hard on the garbage collector."""
        every = Every()
        total = 0.0
        count = 0
        while count < FUTURES:
            leaf = state.copy()
            leaf.apply(who, action, Entry(every))
            total += every.weight * self._game.worth(leaf, who)
            count += 1
            self._seen += 1
            if not every.next():
                return total
        total = 0.0
        for _ in range(FUTURES):
            leaf = state.copy()
            leaf.apply(who, action, Entry(self._chance))
            total += self._game.worth(leaf, who)
            self._seen += 1
        return total / FUTURES

    def _passed(self, state: State, who: int) -> float:
        total = 0.0
        for _, amount in self._game.passed(state, who):
            total += amount
        return total

    def _kept(self, state: State, who: int, ranked: list[Action]) -> Action:
        """Where nothing gains: what keeps more than passing does, or passing."""
        terms = dict(self._game.value(state, who))
        considered: list[Considered] = []
        for action in ranked:
            considered.append(weigh(self._game, state, who, action, 0, terms, FUTURES))
            if self._game.idle(action):
                break
        considered.sort(key=lambda option: -option.gain)
        return better_than_passing(self._game, considered)[0].action

    def take(self, state: State, who: int, action: Action) -> State:
        if self._game.idle(action):
            self._who = -1
        leaves = futures(state, who, action, self._random.getrandbits(BITS), FUTURES, FUTURES).leaves
        taken = drawn([leaf.weight for leaf in leaves], self._random.random())
        self._count(len(leaves))
        if len(leaves) > 1:
            chances = [win_chance(self._game, leaf.state, self._seat) for leaf in leaves]
            self.luck += chances[taken]
            for leaf, chance in zip(leaves, chances):
                self.luck -= leaf.weight * chance
        return leaves[taken].state


def distinct(actions: Sequence[Action], most: int) -> list[Action]:
    """Each of them once, at most so many."""
    return list(dict.fromkeys(actions))[:most]
