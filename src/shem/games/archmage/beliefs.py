"""What a duelling seat believes of the other's split once the phases are being revealed, gathered in few worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.games.archmage.duel import Duel
from shem.games.archmage.parts.actions import PHASES, Allocate
from shem.games.archmage.parts.plans import allocations_with
from shem.games.archmage.parts.state import ArchmageState
from shem.games.archmage.rules.allocation import units

DOUBT: Final = 0.05  # how much of the belief is even over all that is possible


@final
class World:
    """A possible world with how likely it is."""

    def __init__(self, weight: float, state: ArchmageState) -> None:
        self.weight: Final = weight
        self.state: Final = state


def believed(world: ArchmageState, seat: int, auction: Duel) -> list[World]:
    """A world for each way that the hidden phases can be won, as likely as the auction's mixes and what is seen say."""
    weights = _agreeing(world, 1 - seat, auction)
    chosen: dict[int, Allocate] = {}
    shares: dict[int, float] = {}
    heaviest: dict[int, float] = {}
    for split, weight in weights:
        mark = _won(world, seat, split)
        shares[mark] = shares.get(mark, 0.0) + weight
        if weight > heaviest.get(mark, -1.0):
            heaviest[mark] = weight
            chosen[mark] = split
    total = sum(shares.values())
    return [World(share / total, _with(world, 1 - seat, chosen[mark])) for mark, share in shares.items()]


def _agreeing(world: ArchmageState, other: int, auction: Duel) -> list[tuple[Allocate, float]]:
    revealed = [world.plan(other).units(phase) for phase in range(world.revealed)]
    possible = allocations_with(units(world, other), world.announced[other], other == world.now.smerte, revealed)
    even = DOUBT / len(possible)
    found = [(split, even) for split in possible if isinstance(split, Allocate)]
    shares = auction.theirs.average()
    fitting: list[tuple[Allocate, float]] = []
    for at, split in enumerate(auction.others):
        if all(split.units(phase) == seen for phase, seen in enumerate(revealed)):
            fitting.append((split, shares[at]))
    total = sum([share for _, share in fitting])
    if total > 0.0:
        found += [(split, share / total * (1.0 - DOUBT)) for split, share in fitting]
    return found


def _won(world: ArchmageState, seat: int, split: Allocate) -> int:
    """Which of the hidden phases the seat would win, a mask."""
    own = world.plan(seat)
    least = 0 if world.order(seat) < world.order(1 - seat) else 1
    mask = 0
    for phase in range(world.revealed, PHASES):
        if own.units(phase) >= split.units(phase) + least:
            mask |= 1 << phase
    return mask


def _with(world: ArchmageState, other: int, split: Allocate) -> ArchmageState:
    found = world.copy()
    found.plans[other] = split
    return found


def evenly(states: Sequence[ArchmageState]) -> list[World]:
    """These worlds, each as likely."""
    return [World(1.0 / len(states), state) for state in states]
