"""What a player does that does not think: something that does some good at a glance, and never the worst."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from shem.core.bot import Considered, Term
from shem.games.archmage.duel import SURE, Duel, splits, stakes
from shem.games.archmage.mixing import Auction
from shem.games.archmage.parts.actions import Allocate
from shem.games.archmage.parts.state import ArchmageState

UNKNOWN: Final = -1e9  # where no gain is known that would be none
ROUNDS: Final = 12  # turns imagined for a glance
POOL: Final = 24  # a seat's splits that are looked at where more than two bid


def useful(weighed: Sequence[Considered], least: float) -> list[Considered]:
    """Those nearer to the best than to the worst; where some gain more than `least`, which is nothing, only of these."""
    gains = [option.gain for option in weighed]
    best, worst = max(gains), min(gains)
    middle = (best + worst) / 2.0
    return [option for option in weighed if option.gain >= middle and (option.gain > least or best <= least)]


def glanced_splits(world: ArchmageState, seat: int, whole: Sequence[Allocate], random: Random) -> list[Considered]:
    """What these splits gain, if the other splits anyhow, over their mean; some of them where more than two bid."""
    if world.table.seats > 2:
        return _among_many(world, seat, whole, random)
    others = splits(world, 1 - seat, world.announced[1 - seat])
    auction = Duel(whole, others, world.order(seat) < world.order(1 - seat), stakes(world, seat))
    total = [0.0] * len(whole)
    for _ in range(ROUNDS):
        for at, gain in enumerate(auction.our_gains(random.randrange(len(others)))):
            total[at] += SURE * gain / ROUNDS
    mean = sum(total) / len(total)
    return [
        Considered(split, gain - mean, 0.0, ROUNDS, False, (Term("prospect", gain - mean),))
        for split, gain in zip(whole, total)
    ]


def _among_many(world: ArchmageState, seat: int, whole: Sequence[Allocate], random: Random) -> list[Considered]:
    found = [whole if other == seat else splits(world, other, world.announced[other]) for other in range(world.table.seats)]
    pools = [random.sample(pool, min(POOL, len(pool))) for pool in found]
    auction = Auction(world, pools, seat)
    auction.play(ROUNDS, random)
    return [auction.considered(at) for at in range(len(pools[seat]))]
