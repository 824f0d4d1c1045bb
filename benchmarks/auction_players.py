"""Players to try the bot of Archmage against: fixed plans, those who heed or ignore announcements, and best replies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from shem.core.bot import Bot, Choice, options
from shem.core.chance import Seeded
from shem.core.sight import Sight
from shem.games.archmage.bluffing import RARE, BluffingBot, Effort
from shem.games.archmage.contest import pick, without_rare
from shem.games.archmage.duel import between, stakes
from shem.games.archmage.opening import openest
from shem.games.archmage.parts.actions import Allocate, Announce
from shem.games.archmage.parts.state import ArchmageState

Shares = tuple[float, float, float, float]
Plan = Callable[[ArchmageState, int, Shares, Random], Shares]
EVEN: Shares = (1.0, 1.0, 1.0, 1.0)
QUICK = Effort(rounds=20, outlook=0)


class Planner(Bot):
    """Splits as a plan says; takes its open decisions as the bot does. `seen` is the other's last split, as shares."""

    def __init__(self, seed: int, plan: Plan) -> None:
        self.random = Random(seed)
        self.plan = plan
        self.open = BluffingBot(seed, QUICK)
        self.seen = EVEN

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        legal = options(sight)
        if not isinstance(legal[0], Allocate | Announce):
            return self.open.choose(sight)
        world = sight.world(Seeded(self.random.getrandbits(32)))
        assert isinstance(world, ArchmageState)
        wish = self.plan(world, sight.seat, self.seen, self.random)
        if isinstance(legal[0], Announce):
            said = [action for action in legal if isinstance(action, Announce)]
            return Choice(max(said, key=lambda action: wish[action.phase]))
        return Choice(nearest([split for split in legal if isinstance(split, Allocate)], wish))

    def watch(self, own: Allocate, other: Allocate) -> None:
        """What both have split at the end of a turn."""
        self.seen = (float(other.orientation), float(other.movement), float(other.harvesting), float(other.regeneration))


def nearest(legal: Sequence[Allocate], wish: Shares) -> Allocate:
    """The whole split that lies closest to these shares, one unit a phase set aside."""
    most = max(split.total for split in legal)
    free = [most * share / sum(wish) for share in wish]
    kept = [split for split in legal if split.total == most]
    return min(kept, key=lambda split: sum((split.units(phase) - free[phase]) ** 2 for phase in range(4)))


def always(*shares: float) -> Plan:
    found: Shares = (shares[0], shares[1], shares[2], shares[3])
    return lambda world, seat, seen, random: found


def _said(world: ArchmageState, seat: int) -> int:
    return world.announced[1 - seat]


def mirror(world: ArchmageState, seat: int, seen: Shares, random: Random) -> Shares:
    return seen


def _rich(world: ArchmageState, seat: int) -> bool:
    return world.now.bonus_seat == seat and world.now.bonus >= 3


def save_then_take(world: ArchmageState, seat: int, seen: Shares, random: Random) -> Shares:
    return (2.0, 2.0, 8.0, 1.0) if _rich(world, seat) else (1.0, 1.0, 1.0, 9.0)


def save_then_curse(world: ArchmageState, seat: int, seen: Shares, random: Random) -> Shares:
    return (6.0, 6.0, 1.0, 1.0) if _rich(world, seat) else (1.0, 1.0, 1.0, 9.0)


def jam(world: ArchmageState, seat: int, seen: Shares, random: Random) -> Shares:
    """As much as can be on the phase that was announced; harvesting where none was."""
    said = _said(world, seat) if _said(world, seat) >= 0 else 2
    return (9.0 if said == 0 else 1.0, 9.0 if said == 1 else 1.0, 9.0 if said == 2 else 1.0, 9.0 if said == 3 else 1.0)


def shun(world: ArchmageState, seat: int, seen: Shares, random: Random) -> Shares:
    """Nothing on the phase that was announced, the same on all others."""
    said = _said(world, seat)
    return (1.0 if said == 0 else 4.0, 1.0 if said == 1 else 4.0, 1.0 if said == 2 else 4.0, 1.0 if said == 3 else 3.0)


def anyhow(world: ArchmageState, seat: int, seen: Shares, random: Random) -> Shares:
    return (random.random(), random.random(), random.random(), random.random())


PLANS: dict[str, Plan] = {
    "all on orientation": always(9, 1, 1, 1),
    "all on movement": always(1, 9, 1, 1),
    "all on harvesting": always(1, 1, 9, 1),
    "all on regeneration": always(1, 1, 1, 9),
    "orientation and movement": always(5, 5, 1, 1),
    "orientation and harvesting": always(5, 1, 5, 1),
    "movement and harvesting": always(1, 5, 5, 1),
    "orientation and regeneration": always(5, 1, 1, 5),
    "movement and regeneration": always(1, 5, 1, 5),
    "harvesting and regeneration": always(1, 1, 5, 5),
    "all but regeneration": always(4, 4, 3, 1),
    "even": always(3, 3, 3, 3),
    "mirror": mirror,
    "save, then take": save_then_take,
    "save, then strike onto curses": save_then_curse,
    "jam the announced one": jam,
    "shun the announced one": shun,
    "anyhow": anyhow,
}


class Heeding(Bot):
    """The bot itself but for its last split, which it takes from the auction as it sees it."""

    def __init__(self, seed: int, effort: Effort, belief: str) -> None:
        self.open = BluffingBot(seed, effort)
        self.draws = Random(seed + 1)
        self.effort = effort
        self.belief = belief

    def choose(self, sight: Sight) -> Choice:
        assert sight.seat is not None
        legal = options(sight)
        if not isinstance(legal[0], Allocate):
            return self.open.choose(sight)
        world = sight.world(Seeded(self.draws.getrandbits(32)))
        assert isinstance(world, ArchmageState)
        if world.plans[sight.seat] is None:
            return Choice(openest([split for split in legal if isinstance(split, Allocate)], self.draws))
        return Choice(self._reply(world, sight.seat) if self.belief == "replies" else self._heed(world, sight.seat))

    def _reply(self, world: ArchmageState, seat: int) -> Allocate:
        """The best of all splits against the mix that the bot draws from, solved as the bot does it."""
        auction = between(world, 1 - seat, world.announced, stakes(world, 1 - seat))
        auction.settle(self.effort.rounds)
        gains = auction.their_means(without_rare(auction.ours.average(), RARE))
        return auction.others[max(range(len(gains)), key=gains.__getitem__)]

    def _heed(self, world: ArchmageState, seat: int) -> Allocate:
        """As the bot, without the other's announcement; or the best reply to what was announced, taken for all there is."""
        announced = list(world.announced)
        if self.belief == "ignores":
            announced[1 - seat] = -1
        auction = between(world, seat, announced, stakes(world, seat), world.plan(seat).total)
        if self.belief == "ignores":
            auction.settle(self.effort.rounds)
            return auction.mine[pick(without_rare(auction.ours.average(), RARE), self.draws)]
        said = world.announced[1 - seat]
        most = max(split.units(said) for split in auction.others)
        gains = auction.our_means([float(split.units(said) == most) for split in auction.others])
        return auction.mine[max(range(len(gains)), key=gains.__getitem__)]
