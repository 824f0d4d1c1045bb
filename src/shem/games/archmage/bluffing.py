"""The stronger bot of Archmage: open decisions by their futures, secret ones mixed as a bluffer must.

Between two seats it solves the turn's auction for every announcement, lets its first split leave the announcement open,
announces what is good for it, and draws its last split from a mix that can hardly be exploited; what it then sees of the
other's split tells it, by the same mixes, how the hidden phases are likely to end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from shem.core.bot import Bot, Choice, Considered, Term, options
from shem.core.chance import Seeded
from shem.core.contract import Action
from shem.core.odds import futures
from shem.core.sight import Sight
from shem.games.archmage.beliefs import World, believed, evenly
from shem.games.archmage.contest import pick, without_rare
from shem.games.archmage.duel import SURE, Duel, duel, splits
from shem.games.archmage.mixing import TOLD, Auction, best_after, mean_of, without_loss
from shem.games.archmage.opening import announcement, openest
from shem.games.archmage.parts.actions import PHASES, Allocate, Announce
from shem.games.archmage.parts.state import MOVEMENT, ArchmageState
from shem.games.archmage.slips import UNKNOWN, glanced_splits, useful
from shem.games.archmage.value import prospect, value_of

POOL: Final = 64  # a seat's splits that are weighed where more than two bid
WORLDS: Final = 8  # possible worlds for an open decision where nothing better is known
LEAVES: Final = 240  # positions valued for an open decision, about
RARE: Final = 0.02  # the part of the likeliest split's share below which a split is left out
NEAR: Final = 0.02  # gains this close to the best are as good as the best


@dataclass(frozen=True)
class Effort:
    """How hard a bot thinks, and how often it does not.

    rounds: at least 1, of an auction in the head before the last split; where more than two bid, auctions that are drawn,
    before each split. outlook: rounds for each pair of announcements, 0: any that is true. depth: own decisions looked
    ahead. slips: of a hundred decisions, how many are made at a glance.
    """

    rounds: int = 100
    outlook: int = 15
    depth: int = 2
    slips: int = 0


class BluffingBot(Bot):
    """Plays Archmage; the same seed and the same sights make the same choices."""

    def __init__(self, seed: int, effort: Effort = Effort()) -> None:
        self._random = Random(seed)
        self._effort = effort
        self._key: tuple[int, ...] = ()
        self._duel: Duel | None = None

    def choose(self, sight: Sight) -> Choice:
        legal = options(sight)
        if len(legal) == 1:
            return Choice(legal[0])
        assert sight.seat is not None
        world = self._world(sight)
        if self._effort.slips > 0 and self._random.randrange(100) < self._effort.slips:
            return self._glance(world, sight.seat, legal)
        if isinstance(legal[0], Announce):
            return self._announce(world, sight.seat, legal)
        if isinstance(legal[0], Allocate):
            return self._split(world, sight.seat, legal)
        return self._decide(sight, world, sight.seat, legal)

    def _world(self, sight: Sight) -> ArchmageState:
        world = sight.world(Seeded(self._random.getrandbits(32)))
        assert isinstance(world, ArchmageState)
        return world

    def _glance(self, world: ArchmageState, seat: int, legal: Sequence[Action]) -> Choice:
        """What does some good, as far as one look tells; anything that may be announced."""
        if isinstance(legal[0], Announce):
            return Choice(self._random.choice(legal))
        if isinstance(legal[0], Allocate):
            weighed, least = glanced_splits(world, seat, without_loss(legal), self._random), UNKNOWN
        else:
            weighed = [_weigh(evenly([world]), seat, action, not _hidden(world), 0) for action in legal]
            least = -prospect(world, seat)  # what is hoped for already has to come true first
        chosen = self._random.choice(useful(weighed, least))
        weighed.sort(key=lambda found: (found is not chosen, -found.gain))
        return Choice(chosen.action, tuple(sorted(weighed[:TOLD], key=lambda found: -found.gain)))

    # secret decisions
    def _announce(self, world: ArchmageState, seat: int, legal: Sequence[Action]) -> Choice:
        if world.table.seats > 2 or self._effort.outlook == 0:
            return Choice(self._random.choice(legal))  # they are all the truth, and tell least if they vary
        phases = [action.phase for action in legal if isinstance(action, Announce)]
        return Choice(legal[phases.index(announcement(world, seat, phases, self._effort.outlook, self._random))])

    def _split(self, world: ArchmageState, seat: int, legal: Sequence[Action]) -> Choice:
        if world.table.seats > 2:
            return self._among_many(world, seat, legal)
        if world.plans[seat] is None:
            return Choice(openest(_splits(legal), self._random))
        auction = self._solved(world, seat)
        shares = without_rare(auction.ours.average(), RARE)
        chosen = pick(shares, self._random)
        return Choice(auction.mine[chosen], _told(auction, shares, chosen))

    def _solved(self, world: ArchmageState, seat: int) -> Duel:
        """This turn's auction, solved once; it depends on what is public and the own total."""
        limit = world.plan(seat).total
        key = (world.turn, seat, limit, world.left, world.golem, *world.announced, *world.points, *world.artifacts)
        if self._duel is None or key != self._key:
            self._duel = duel(world, seat, world.announced, limit)
            self._duel.settle(self._effort.rounds)
            self._key = key
        return self._duel

    def _among_many(self, world: ArchmageState, seat: int, legal: Sequence[Action]) -> Choice:
        pools = [
            self._sample(without_loss(legal) if other == seat else splits(world, other, world.announced[other]))
            for other in range(world.table.seats)
        ]
        auction = Auction(world, pools, seat)
        auction.play(self._effort.rounds, self._random)
        chosen = auction.draw(self._random)
        return Choice(pools[seat][chosen], auction.told(chosen))

    def _sample(self, found: Sequence[Allocate]) -> list[Allocate]:
        return self._random.sample(found, min(POOL, len(found)))

    # open decisions
    def _decide(self, sight: Sight, world: ArchmageState, seat: int, legal: Sequence[Action]) -> Choice:
        hidden = _hidden(world)
        if hidden and world.table.seats == 2 and world.done <= MOVEMENT:
            worlds = believed(world, seat, self._solved(world, seat))
        elif hidden:
            more = range(1, min(WORLDS, LEAVES // (4 * len(legal))))
            worlds = evenly([world, *[self._world(sight) for _ in more]])
        else:
            worlds = evenly([world])
        weighed = [_weigh(worlds, seat, action, not hidden, self._effort.depth) for action in legal]
        weighed.sort(key=lambda found: (-found.gain, found.action.key()))
        best = [found.action for found in weighed[:TOLD] if found.gain >= weighed[0].gain - NEAR]
        return Choice(self._random.choice(best), tuple(weighed[:TOLD]))


def _splits(legal: Sequence[Action]) -> list[Allocate]:
    return [split for split in legal if isinstance(split, Allocate)]


def _told(auction: Duel, shares: Sequence[float], chosen: int) -> tuple[Considered, ...]:
    """The chosen split and the likeliest others, best first, in points over what the auction is worth."""
    ranked = sorted(range(len(shares)), key=lambda at: -shares[at])[:TOLD]
    shown = ranked if chosen in ranked else [*ranked[:-1], chosen]
    theirs = auction.theirs.average()
    means, worth = auction.our_means(theirs), auction.worth()
    found: list[Considered] = []
    for at in shown:
        gain = SURE * (means[at] - worth)
        found.append(Considered(auction.mine[at], gain, 0.0, len(theirs), False, (Term("prospect", gain),)))
    return tuple(sorted(found, key=lambda option: -option.gain))


def _hidden(world: ArchmageState) -> bool:
    """Whether there is an allocation that some phase has not revealed."""
    return world.revealed < PHASES and any(plan is not None for plan in world.plans)


def _weigh(worlds: Sequence[World], seat: int, action: Action, exact: bool, depth: int) -> Considered:
    """The mean over the worlds of what an open decision gains, by the value's terms; `exact` if there is no other world."""
    gains: list[float] = []
    sums: dict[str, float] = {}
    mean = 0.0
    leaves = 0
    for world in worlds:
        before = value_of(world.state, seat)
        gain = 0.0
        result = futures(world.state, seat, action)
        exact = exact and result.exact
        for leaf in result.leaves:
            leaves += 1
            after = best_after(leaf.state, seat, depth)
            for (code, new), (_, old) in zip(after, before):
                gain += leaf.weight * (new - old)
                sums[code] = sums.get(code, 0.0) + world.weight * leaf.weight * (new - old)
        gains.append(gain)
        mean += world.weight * gain
    error = mean_of(gains)[1]
    return Considered(action, mean, error, leaves, exact, tuple(Term(code, gain) for code, gain in sums.items() if gain))
