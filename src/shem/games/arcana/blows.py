"""Attacks that Golems could make, and what an army's Action Points could pay of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.games.arcana.parts.pieces import Ability

NEW: Final = -1


@final
@mypyc_attr(acyclic=True)
class Blow:
    """An attack of one Golem, on its best target.

    way: the Golem and how it attacks, as one number; first: it has not struck so before, so it costs half as much. gain:
    expected; cost: in AP, 0 where it is paid with something else; leaves: how much of the target's worth is left.
    """

    def __init__(self, golem: int, way: int, first: bool, gain: float, cost: int, target: int, leaves: float) -> None:
        self.golem: Final = golem
        self.way: Final = way
        self.first: Final = first
        self.gain: Final = gain
        self.cost: Final = cost
        self.target: Final = target
        self.leaves: Final = leaves
        self.rate: Final = gain / max(1, cost)


NO_BLOWS: Final[list[Blow]] = []


@final
@mypyc_attr(acyclic=True)
class Aim:
    """One way of a Golem to attack, and whom it finds.

    regions: a mask of those that it strikes. cost: in AP, 0 where it is paid with something else; again: the attack alone,
    before it is doubled. moved: after a move. targets: by the Regions, then by their numbers; gains: of each of them.
    """

    def __init__(
        self,
        ability: Ability,
        regions: int,
        cost: int,
        again: int,
        moved: bool,
        targets: list[int],
        gains: list[float],
        blows: list[Blow],
    ) -> None:
        self.ability: Final = ability
        self.regions: Final = regions
        self.cost: Final = cost
        self.again: Final = again
        self.moved: Final = moved
        self.targets: Final = targets
        self.gains: Final = gains
        self.blows: Final = blows


@final
@mypyc_attr(acyclic=True)
class Arms:
    """What a Golem could strike. horizon: how many Regions off anything can be that this hangs on.

    aims: None where nobody it could strike is within the horizon. blows: of all aims, ranked.
    """

    def __init__(self, horizon: int, aims: list[Aim] | None) -> None:
        self.horizon: Final = horizon
        self.aims: Final = aims
        found: list[Blow] = []
        if aims is not None:
            for aim in aims:
                found.extend(aim.blows)
        self.blows: Final = ranked(found) if len(found) > 1 else found


def ranked(blows: list[Blow]) -> list[Blow]:
    """The best for its AP first; of those that are alike, in their order."""
    found: list[Blow] = []
    for blow in blows:
        place = len(found)
        while place > 0 and found[place - 1].rate < blow.rate:
            place -= 1
        found.insert(place, blow)
    return found


def reranked(known: list[Blow], stale: list[bool], new: list[Blow]) -> list[Blow]:
    """An army's blows, ranked, with those of the stale Golems taken out and their new ones, ranked, put in."""
    found: list[Blow] = []
    place = 0
    for blow in known:
        if stale[blow.golem]:
            continue
        while place < len(new) and _before(new[place], blow):
            found.append(new[place])
            place += 1
        found.append(blow)
    found.extend(new[place:])
    return found


def _before(one: Blow, other: Blow) -> bool:
    return one.rate > other.rate or (one.rate == other.rate and one.golem < other.golem)


def affordable(blows: list[Blow], ap: int, golems: int) -> float:
    """What the best of them gain as long as AP last, each Golem in one way.

    What one is expected to destroy, the next cannot. golems: how many there are.
    """
    total = 0.0
    left = [1.0] * golems
    ways = [NEW] * golems
    for blow in blows:
        if blow.cost > ap:
            continue
        way = ways[blow.golem]
        if way == NEW if blow.first else way == blow.way:
            ways[blow.golem] = blow.way
            ap -= blow.cost
            there = left[blow.target]
            total += blow.gain * there
            left[blow.target] = there * blow.leaves
    return total
