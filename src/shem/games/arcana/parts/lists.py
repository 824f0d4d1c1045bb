"""The actions at a Region, each made once in a battle and shared by all its positions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from shem.core.contract import Action
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Bless, Curse, Deploy, Move, UseAt
from shem.games.arcana.parts.masks import picked

KEPT_LISTS: Final = 20_000  # for all Golems of a battle together
LEAST_LISTS: Final = 64
SLOTS: Final = 64


@final
@mypyc_attr(acyclic=True)
class Listed:
    """Actions of one kind, one for each Region, shared by all positions; lists of some of them are kept."""

    def __init__(self, actions: list[Action], most: int) -> None:
        """most: how many lists are kept."""
        self.actions: Final = actions
        self.most: Final = most
        self._lists: Final[dict[int, tuple[Action, ...]]] = {}

    def at(self, regions: int) -> tuple[Action, ...]:
        """Those for the Regions of a mask."""
        found = self._lists.get(regions)
        if found is None:
            if len(self._lists) == self.most:
                self._lists.clear()
            found = picked(self.actions, regions)
            self._lists[regions] = found
        return found


@final
class Lists:
    """For each Golem and ability, for each Ancient One and role, its actions by Region."""

    def __init__(self, regions: int, golems: int) -> None:
        """regions, golems: how many the battle has."""
        self._count: Final = regions
        self._most: Final = max(LEAST_LISTS, KEPT_LISTS // max(1, golems))
        self._deployments: Final[dict[int, Listed]] = {}
        self._moves: Final[dict[int, Listed]] = {}
        self._uses: Final[dict[int, Listed]] = {}
        self._placements: Final[dict[int, Listed]] = {}

    def deployments(self, golem: int, regions: int) -> tuple[Action, ...]:
        """A Golem's deployments into the Regions of a mask."""
        found = self._deployments.get(golem)
        if found is None:
            found = Listed([Deploy(golem, region) for region in range(self._count)], self._most)
            self._deployments[golem] = found
        return found.at(regions)

    def moves_to(self, golem: int, slot: int, regions: int) -> tuple[Action, ...]:
        """A Golem's moves by one of its abilities to the Regions of a mask."""
        found = self._moves.get(golem * SLOTS + slot)
        if found is None:
            found = Listed([Move(golem, slot, region) for region in range(self._count)], self._most)
            self._moves[golem * SLOTS + slot] = found
        return found.at(regions)

    def uses_at(self, golem: int, slot: int, regions: int) -> tuple[Action, ...]:
        """A Golem's uses of a power on the Regions of a mask."""
        found = self._uses.get(golem * SLOTS + slot)
        if found is None:
            found = Listed([UseAt(golem, slot, region) for region in range(self._count)], self._most)
            self._uses[golem * SLOTS + slot] = found
        return found.at(regions)

    def placements(self, ancient: int, role: int, regions: int) -> tuple[Action, ...]:
        """The placings of an Ancient One's Blessing or Curse (`role`) in the Regions of a mask."""
        found = self._placements.get(ancient * SLOTS + role)
        if found is None:
            everywhere = range(self._count)
            if role == v.BLESSING:
                found = Listed([Bless(ancient, region) for region in everywhere], self._most)
            else:
                found = Listed([Curse(ancient, region) for region in everywhere], self._most)
            self._placements[ancient * SLOTS + role] = found
        return found.at(regions)
