"""Attack dice that an effect has rolled again: once an attack, and the second roll counts (Ability Special Effects)."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import NO_SOURCE, Tally
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.events import MISS
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.pieces import Ability
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.stacking import modify

OF_REROLLS: Final = (1 << v.REROLL_MISSES) | (1 << v.REROLL_HITS)


@final
class Rerolls:
    """What would have an attack's roll made again: the source for a miss of all targets, and those for a hit on each.

    NO_SOURCE where nothing would.
    """

    def __init__(self, misses: int, hits: list[int]) -> None:
        self.misses: Final = misses
        self.hits: Final = hits

    def asked_by(self, results: list[int]) -> int:
        """The source that has a first roll with these results made again, NO_SOURCE if it stands."""
        missed = True
        for place in range(len(results)):
            if results[place] != MISS:
                if self.hits[place] != NO_SOURCE:
                    return self.hits[place]
                missed = False
        return self.misses if missed else NO_SOURCE


def rerolls_of(battle: Battle, golem: Golem, ability: Ability, targets: list[Golem]) -> Rerolls | None:
    """The re-rolls of an attack on these targets; None if there are none."""
    if not battle.plan.occurs.attributes & OF_REROLLS:
        return None
    misses = NO_SOURCE
    hits: list[int] = []
    for target in targets:
        misses = max(misses, _source(battle, golem, v.REROLL_MISSES, ability, target))
        hits.append(_source(battle, target, v.REROLL_HITS, ability, golem))
    return Rerolls(misses, hits) if max(misses, *hits) != NO_SOURCE else None


def _source(battle: Battle, golem: Golem, attribute: int, ability: Ability, other: Golem) -> int:
    switch = Tally(True)
    modify(battle, golem, attribute, ability, other, switch)
    return switch.lines[-1].source if switch.total else NO_SOURCE
