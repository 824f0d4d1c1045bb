"""The greedy bot of Archmage: open decisions by their exact futures, secret ones mixed as a bluffer must.

A secret split that is always the same would be read and beaten. So the bot plays the turn's auction against itself in its
head, many times, by regret matching: every seat's splits are drawn in proportion to how much better they would have done
so far. What it has drawn on average is close to a split nobody can exploit, and from that it draws its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from typing import Final

from shem.core.bot import Bot, Choice, Considered, Term, options
from shem.core.chance import Seeded
from shem.core.contract import Action, State, Turn
from shem.core.odds import futures
from shem.core.sight import Sight
from shem.games.archmage.parts.actions import PHASES, Allocate, Announce
from shem.games.archmage.parts.plans import allocations
from shem.games.archmage.parts.state import REGENERATION, ArchmageState
from shem.games.archmage.rules.allocation import units
from shem.games.archmage.value import UNIT, lead, reach, value_of

SPLITS: Final = 48  # a seat's splits that are weighed
ROUNDS: Final = 90  # auctions played in the head
WORLDS: Final = 8  # possible worlds for an open decision
LEAVES: Final = 240  # positions valued for an open decision, about
DEPTH: Final = 2  # own decisions that follow at once, looked ahead
FOLLOW: Final = ("face", "move", "aim")  # prompts of decisions that are looked through
NEAR: Final = 0.02  # gains this close to the best are as good as the best
TOLD: Final = 6  # actions told of in a Choice


class MixingBot(Bot):
    """Plays Archmage; the same seed and the same sights make the same choices."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Choice:
        legal = options(sight)
        if len(legal) == 1:
            return Choice(legal[0])
        if isinstance(legal[0], Announce):
            return Choice(self._random.choice(legal))  # they are all the truth, and tell least if they vary
        assert sight.seat is not None
        if isinstance(legal[0], Allocate):
            return self._split(self._world(sight), sight.seat, legal)
        return self._decide(sight, sight.seat, legal)

    def _world(self, sight: Sight) -> ArchmageState:
        world = sight.world(Seeded(self._random.getrandbits(32)))
        assert isinstance(world, ArchmageState)
        return world

    # secret decisions
    def _split(self, world: ArchmageState, seat: int, legal: Sequence[Action]) -> Choice:
        pools = [
            self._sample(without_loss(legal) if other == seat else likely(world, other))
            for other in range(world.table.seats)
        ]
        auction = Auction(world, pools, seat)
        auction.play(ROUNDS, self._random)
        chosen = auction.draw(self._random)
        return Choice(pools[seat][chosen], auction.told(chosen))

    def _sample(self, splits: Sequence[Allocate]) -> list[Allocate]:
        return self._random.sample(splits, min(SPLITS, len(splits)))

    # open decisions
    def _decide(self, sight: Sight, seat: int, legal: Sequence[Action]) -> Choice:
        worlds = [self._world(sight)]
        hidden = _hidden(worlds[0])
        if hidden:
            worlds += [self._world(sight) for _ in range(1, min(WORLDS, LEAVES // (4 * len(legal))))]
        weighed = [_weigh(worlds, seat, action, not hidden) for action in legal]
        weighed.sort(key=lambda found: (-found.gain, found.action.key()))
        best = [found.action for found in weighed[:TOLD] if found.gain >= weighed[0].gain - NEAR]
        return Choice(self._random.choice(best), tuple(weighed[:TOLD]))


def likely(world: ArchmageState, seat: int) -> list[Allocate]:
    """The splits of all its units that agree with what is publicly known of this seat."""
    return list(_likely(units(world, seat), world.announced[seat], seat == world.now.smerte))


@cache
def _likely(limit: int, announced: int, bound: bool) -> tuple[Allocate, ...]:
    return tuple(without_loss(allocations(limit, announced, bound)))


def without_loss(splits: Sequence[Action]) -> list[Allocate]:
    """Those that lose no units."""
    found = [split for split in splits if isinstance(split, Allocate)]
    most = max(split.total for split in found)
    return [split for split in found if split.total == most]


def _hidden(world: ArchmageState) -> bool:
    """Whether there is an allocation that some phase has not revealed."""
    return world.revealed < PHASES and any(plan is not None for plan in world.plans)


def _weigh(worlds: Sequence[ArchmageState], seat: int, action: Action, exact: bool) -> Considered:
    """The mean over the worlds of what an open decision gains, by the value's terms; `exact` if there is no other world."""
    gains: list[float] = []
    sums: dict[str, float] = {}
    leaves = 0
    for world in worlds:
        before = value_of(world, seat)
        gain = 0.0
        result = futures(world, seat, action)
        exact = exact and result.exact
        for leaf in result.leaves:
            leaves += 1
            after = best_after(leaf.state, seat, DEPTH)
            for (code, new), (_, old) in zip(after, before):
                gain += leaf.weight * (new - old)
                sums[code] = sums.get(code, 0.0) + leaf.weight * (new - old) / len(worlds)
        gains.append(gain)
    mean, error = mean_of(gains)
    return Considered(action, mean, error, leaves, exact, tuple(Term(code, gain) for code, gain in sums.items() if gain))


def best_after(state: State, seat: int, depth: int) -> list[tuple[str, float]]:
    """The value's terms once this seat has also taken the open decisions that are its own again, for the best."""
    assert isinstance(state, ArchmageState)
    pending = state.pending()
    if depth == 0 or not isinstance(pending, Turn) or pending.seat != seat or pending.prompt.code not in FOLLOW:
        return value_of(state, seat)
    found: list[tuple[str, float]] = []
    for action in state.legal(seat):
        for leaf in futures(state, seat, action).leaves:
            terms = best_after(leaf.state, seat, depth - 1)
            if not found or _sum(terms) > _sum(found):
                found = terms
    return found


def _sum(terms: list[tuple[str, float]]) -> float:
    return sum(value for _, value in terms)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


Units = tuple[int, int, int, int]


@dataclass
class Bar:
    """What one seat met in one round: the units that win each phase, and its gain by which of the first three it wins."""

    need: Units
    harvest: tuple[float, ...]
    lost: float

    def gain(self, split: Units) -> tuple[float, float]:
        """What a split brings: by the harvest, by the regeneration."""
        turn, move, take, bonus = self.need
        o, m, h, r = split
        return self.harvest[(o >= turn) + 2 * (m >= move) + 4 * (h >= take)], UNIT * (r // 2) if r >= bonus else self.lost

    def gains(self, splits: Sequence[Units]) -> list[float]:
        """What each split brings in all."""
        turn, move, take, bonus = self.need
        harvest, lost = self.harvest, self.lost
        return [
            harvest[(o >= turn) + 2 * (m >= move) + 4 * (h >= take)] + (UNIT * (r // 2) if r >= bonus else lost)
            for o, m, h, r in splits
        ]


class Auction:
    """One turn's auction in the head: a pool of splits a seat, each with its regret and how often it was drawn."""

    def __init__(self, world: ArchmageState, pools: list[list[Allocate]], seat: int) -> None:
        self.order = [world.order(other) for other in range(len(pools))]
        self.ranked = sorted(range(len(pools)), key=self.order.__getitem__)
        self.pools = pools
        self.seat = seat
        self.units: list[list[Units]] = [[_units(split) for split in pool] for pool in pools]
        self.regrets = [[0.0] * len(pool) for pool in pools]
        self.drawn = [[0.0] * len(pool) for pool in pools]
        self.bars: list[Bar] = []
        self.harvests: dict[tuple[int, int, int, int], tuple[float, ...]] = {}
        self.stakes = [
            [reach(world, other, bool(won & 1), bool(won & 2)) for won in range(4)] for other in range(len(pools))
        ]

    def play(self, rounds: int, random: Random) -> None:
        """Regret matching against the others' draws of the same round."""
        seats = range(len(self.pools))
        for _ in range(rounds):
            mixes = [_mix(self.regrets[seat]) for seat in seats]
            splits = [random.choices(self.units[seat], mixes[seat])[0] for seat in seats]
            for seat in seats:
                bar = self._bar(seat, splits)
                gains = bar.gains(self.units[seat])
                mean = sum(map(float.__mul__, mixes[seat], gains))
                self.regrets[seat] = [
                    regret if (regret := old + gain - mean) > 0.0 else 0.0 for old, gain in zip(self.regrets[seat], gains)
                ]
                self.drawn[seat] = [old + share for old, share in zip(self.drawn[seat], mixes[seat])]
                if seat == self.seat:
                    self.bars.append(bar)

    def draw(self, random: Random) -> int:
        """An own split by its average share, the rarest left out: they are leftovers of the first rounds."""
        drawn = self.drawn[self.seat]
        floor = max(drawn) / 10
        return random.choices(range(len(drawn)), [share if share >= floor else 0.0 for share in drawn])[0]

    def told(self, chosen: int) -> tuple[Considered, ...]:
        """The chosen split and the likeliest others, best first."""
        drawn = self.drawn[self.seat]
        ranked = sorted(range(len(drawn)), key=lambda at: -drawn[at])[:TOLD]
        shown = ranked if chosen in ranked else [*ranked[:-1], chosen]
        return tuple(sorted((self.considered(at) for at in shown), key=lambda found: -found.gain))

    def considered(self, at: int) -> Considered:
        """What a split of the own pool gained on average in the rounds played."""
        met = [bar.gain(self.units[self.seat][at]) for bar in self.bars]
        gain, error = mean_of([harvest + regeneration for harvest, regeneration in met])
        terms = (
            Term("prospect", mean_of([found[0] for found in met])[0]),
            Term("units", mean_of([found[1] for found in met])[0]),
        )
        return Considered(self.pools[self.seat][at], gain, error, len(self.bars), False, terms)

    def _bar(self, seat: int, splits: Sequence[Units]) -> Bar:
        """What the others' splits leave for this seat to win; a tie goes to whoever comes first from the Archmage on."""
        rivals = [self._rival(seat, splits, phase) for phase in range(4)]
        needs = [splits[rival][phase] + (self.order[rival] < self.order[seat]) for phase, rival in enumerate(rivals)]
        last = rivals[REGENERATION]
        lost = UNIT * (splits[last][REGENERATION] // 2) * lead(seat, last, len(splits))
        return Bar((needs[0], needs[1], needs[2], needs[3]), self._harvests(seat, *rivals[:3]), lost)

    def _rival(self, seat: int, splits: Sequence[Units], phase: int) -> int:
        """Who wins the phase among the others."""
        best = -1
        for other in self.ranked:
            if other != seat and (best < 0 or splits[other][phase] > splits[best][phase]):
                best = other
        return best

    def _harvests(self, seat: int, turner: int, mover: int, harvester: int) -> tuple[float, ...]:
        """What the harvest brings this seat by which of the first phases it wins, against these best of the others."""
        key = (seat, turner, mover, harvester)
        if key not in self.harvests:
            self.harvests[key] = tuple(self._harvest(*key, won) for won in range(8))
        return self.harvests[key]

    def _harvest(self, seat: int, turner: int, mover: int, harvester: int, won: int) -> float:
        """The same where it wins these of them, a mask."""
        winner = seat if won & 4 else harvester
        turns = (seat if won & 1 else turner) == winner
        moves = (seat if won & 2 else mover) == winner
        return self.stakes[winner][turns + 2 * moves] * lead(seat, winner, len(self.pools))


def _mix(regrets: list[float]) -> list[float]:
    """Shares in proportion to the regrets; even where there are none."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0.0 else [1.0 / len(regrets)] * len(regrets)


def _units(split: Allocate) -> Units:
    return split.orientation, split.movement, split.harvesting, split.regeneration
