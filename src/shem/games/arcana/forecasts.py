"""What attacks are expected to do, by the rules' own numbers, kept while nothing that these hang on is another."""

from __future__ import annotations

from itertools import count
from typing import Final, final

from mypy_extensions import mypyc_attr

KEPT: Final = 300_000  # forecasts of one set-up, of which each takes about 200 bytes


@final
@mypyc_attr(acyclic=True)
class Forecast:
    """The chance of a hit of any kind (0..1), and the Health that a plain hit takes."""

    def __init__(self, chance: float, hurt: int) -> None:
        self.chance: Final = chance
        self.hurt: Final = hurt


@final
class Forecasts:
    """The memory of one set-up's battles, for all threads that think about them.

    looks: a number for all about a Golem that an attack's figures hang on. Numbers are never given twice, so one thread may
    forget while another still goes by what it knew. attacks: by attacker's look, target's look and slot.
    """

    def __init__(self) -> None:
        self.looks: Final[dict[object, int]] = {}
        self.attacks: Final[dict[int, Forecast]] = {}
        self._numbers: Final = count()

    def number(self, key: object) -> int:
        """The number of a look that is met for the first time."""
        if len(self.attacks) > KEPT or len(self.looks) > KEPT:
            self.looks.clear()
            self.attacks.clear()
        return self.looks.setdefault(key, next(self._numbers))
