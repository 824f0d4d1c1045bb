"""What an effect comes from."""

from __future__ import annotations

from typing import Final, final

from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.effect import Effect
from shem.games.arcana.parts.figures import Golem
from shem.games.arcana.parts.sources import ability_source


@final
class Cause:
    """What an effect comes from: its army, the Golem that has the ability (None: an Ancient One or the scenario), its
    source, and the Region that is "here" for it (-1: none).

    base, damage: the attack's Base Damage and the damage that it dealt, 0 without one. critical: it was a Crit. made: as
    which type its owner made the attack, ANY without one.
    """

    def __init__(
        self,
        army: int,
        owner: Golem | None,
        source: int,
        here: int,
        base: int = 0,
        damage: int = 0,
        critical: bool = False,
        made: int = v.ANY,
    ) -> None:
        self.army: Final = army
        self.owner: Final = owner
        self.source: Final = source
        self.here: Final = here
        self.base: Final = base
        self.damage: Final = damage
        self.critical: Final = critical
        self.made: Final = made


def cause_of(golem: Golem, effect: Effect) -> Cause:
    """The cause of an effect of one of the Golem's own abilities."""
    return Cause(golem.army, golem, ability_source(golem.number, effect.slot), golem.at)
