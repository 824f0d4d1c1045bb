"""The rules object: what an edition of the rulebook decides (rulings A). Nothing else asks for the edition."""

from __future__ import annotations

from typing import Final, final

from shem.games.arcana.parts import vocabulary as v

EDITIONS: Final = ["2015", "2014"]


@final
class Edition:
    """What the two editions answer differently; each field names its ruling.

    A11, A12 and the order of turns by the host's method are alike in both. `chances` and `classes` keep what was counted
    over the 100 faces by the edition's rules.
    """

    def __init__(self, name: str) -> None:
        later = name == "2015"
        self.name: Final = name
        self.cools_at_turn_end: Final = later  # A1; else in the upkeep of the owner's turn
        self.equal_hits: Final = later  # A2
        self.full_regions_crossed: Final = later  # A3
        self.flyers_halt: Final = not later  # A4
        self.wells_by_base: Final = not later  # A5
        self.target_sees_over_hills: Final = not later  # A6
        self.area_is_contested: Final = later  # A7
        self.pit_walk: Final = 0 if later else 1  # A8: MP more for those who walk in
        self.swamp_at_turn_start: Final = later  # A9; else when a move starts there
        self.colossus_strides: Final = not later  # A10: 1 MP into every Region that it can enter
        self.crit_before_armor: Final = later  # A13
        self.melee_has_cover: Final = not later  # A14
        self.charge_by_any_move: Final = not later  # A15
        self.charge_goes_on: Final = not later  # A17
        self.charge_always_cools: Final = not later  # A18
        self.zones_leave_with_army: Final = later  # A21
        self.pit_climbed: Final = later  # A19; else a Breakaway that applies is doubled there
        self.scenario_orders: Final = not later  # A22: the scenario's order where the host names none
        self.chances: Final[dict[int, float]] = {}
        self.classes: Final[dict[tuple[int, ...], list[int]]] = {}

    def is_hit(self, face: int, to_hit: int) -> bool:
        """Rolling the Attack Dice: equal to or less than the To-Hit; in 2014 less than it (ruling A2)."""
        return face <= to_hit if self.equal_hits else face < to_hit

    def outranks(self, size: int, other: int) -> bool:
        """Whether a charger of this class pushes a Golem of the other: by class, in 2014 by base (ruling A16)."""
        if self.name == "2015":
            return size >= other
        return v.BASE_SIZES[size] >= v.BASE_SIZES[other]

    def carries(self, size: int, least: int) -> bool:
        """Whether a Golem of this class may carry a Relic for `least` and larger ones (ruling A20)."""
        if self.name == "2015":
            return size >= least
        return v.BASE_SIZES[size] >= v.BASE_SIZES[least]


_EDITIONS: Final[dict[str, Edition]] = {}


def edition(name: str) -> Edition:
    """The edition of this name; raises KeyError."""
    if name not in EDITIONS:
        raise KeyError(name)
    if name not in _EDITIONS:
        _EDITIONS[name] = Edition(name)
    return _EDITIONS[name]
