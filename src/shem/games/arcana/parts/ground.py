"""What a battle's position is made of: what lies on Regions, the Mana Wells and the Capture Regions."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from shem.games.arcana.parts.effect import Layout
from shem.games.arcana.parts.figures import USUAL


@final
@mypyc_attr(acyclic=True)
class Zone:
    """What lies on a Region: a Blessing, a Curse or something laid. It never changes, so copies share it.

    army: whose; the wild army's number for the scenario's own, which are on the neutral side. ancient: which Ancient One
    of its army placed it, -1 for none. until, place: as an Active's; 0: for good.
    """

    def __init__(
        self,
        layout: Layout,
        region: int,
        source: int,
        army: int,
        ancient: int,
        age: int,
        until: int,
        place: int = USUAL,
    ) -> None:
        self.layout: Final = layout
        self.region: Final = region
        self.source: Final = source
        self.army: Final = army
        self.ancient: Final = ancient
        self.age: Final = age
        self.until: Final = until
        self.place: Final = place

    def data(self) -> list[int]:
        found = [self.layout.number, self.region, self.source, self.army, self.ancient, self.age, self.until]
        return found if self.place == USUAL else [*found, self.place]


NOTHING_THERE: Final[list[Zone]] = []


@final
@mypyc_attr(acyclic=True)
class Well:
    """A Mana Well: where, what each collection gives, how many were made. among: where a hidden one can be."""

    def __init__(self, region: int, mana: tuple[int, ...], done: int, among: int) -> None:
        self.region: Final = region
        self.mana: Final = mana
        self.done: Final = done
        self.among: Final = among

    def left(self) -> int:
        """Mana that can still be collected."""
        return sum(self.mana[self.done :])

    def data(self) -> list[Any]:
        return [self.region, list(self.mana), self.done, self.among]


@final
@mypyc_attr(acyclic=True)
class Held:
    """A Capture Region: who held it at their last turn start (-1: nobody), how many in a row, and whom it has paid."""

    def __init__(self, army: int, turns: int, paid: int) -> None:
        self.army: Final = army
        self.turns: Final = turns
        self.paid: Final = paid

    def data(self) -> list[int]:
        return [self.army, self.turns, self.paid]
