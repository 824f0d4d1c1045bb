"""A map of laid tiles: what never changes once the set-up is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.games.wizards.parts import vocabulary as v
from shem.games.wizards.parts.board import BESIDE, SPACES
from shem.games.wizards.parts.box import Box


@final
class Ground:
    """tiles: the tile of each space. towers: each seat's Tower space. first: the seat that begins."""

    def __init__(self, box: Box, tiles: list[int], towers: list[int], first: int) -> None:
        self.box: Final = box
        self.tiles: Final = tiles
        self.towers: Final = towers
        self.first: Final = first
        kinds = [box.terrains[tile] for tile in tiles]
        self.kinds: Final = kinds
        self.dry: Final = [kind != v.WATER for kind in kinds]
        self.gives_mana: Final = [space for space in range(SPACES) if kinds[space] in (v.TOWER, v.MONOLITH)]
        self.sites: Final = [space for space in range(SPACES) if kinds[space] == v.SITE]
        self.ways: Final = {tower: _ways(self.dry, tower) for tower in towers}  # dry steps from each space to a Tower
        self.site_of: Final = [_spaces(tiles, material.site) for material in box.materials]

    def __reduce__(self) -> tuple[object, ...]:
        return _ground, (self.box, self.tiles, self.towers, self.first)


def _ground(box: Box, tiles: list[int], towers: list[int], first: int) -> Ground:
    return Ground(box, tiles, towers, first)


def _spaces(tiles: Sequence[int], wanted: int) -> list[int]:
    return [space for space, tile in enumerate(tiles) if tile == wanted]


def _ways(dry: Sequence[bool], tower: int) -> list[int]:
    """How many dry steps it is from a space to the Tower, past all units; SPACES where there is no way."""
    far = [SPACES] * SPACES
    far[tower] = 0
    queue = [tower]
    for space in queue:
        for other in BESIDE[space]:
            if dry[other] and far[other] == SPACES:
                far[other] = far[space] + 1
                queue.append(other)
    return far


def connected(kinds: Sequence[int], spaces: Sequence[int]) -> bool:
    """Whether dry paths lead from each of these spaces to all the others (ruling 2)."""
    seen = [False] * SPACES
    seen[spaces[0]] = True
    queue = [spaces[0]]
    for space in queue:
        for other in BESIDE[space]:
            if not seen[other] and kinds[other] != v.WATER:
                seen[other] = True
                queue.append(other)
    return False not in [seen[space] for space in spaces]
