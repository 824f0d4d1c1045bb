"""The order in which Enemies activate (ruling 6)."""

from __future__ import annotations

from collections.abc import Sequence

from shem.games.delve.parts.figures import Enemy
from shem.games.delve.parts.state import DelveState
from shem.games.delve.rules.battlefield import distance
from shem.games.delve.rules.characteristics import foe_of


def matching(state: DelveState, kind: int, rank: int) -> list[Enemy]:
    """The Enemies of a kind and a rank, -1 any; Minions obey nobody but their Hero."""
    found: list[Enemy] = []
    for enemy in state.enemies:
        foe = foe_of(state, enemy)
        if not enemy.minion and kind in (-1, foe.kind) and rank in (-1, foe.rank):
            found.append(enemy)
    return found


def in_order(state: DelveState, enemies: Sequence[Enemy], area: int) -> list[int]:
    """Their numbers: the highest rank first, then the nearest to an area, then by card owner from the active seat on."""
    ranked = [(-foe_of(state, enemy).rank, _far(state, area, enemy), _turn(state, enemy), enemy.who) for enemy in enemies]
    return [who for _, _, _, who in sorted(ranked)]


def nearest(state: DelveState, enemies: Sequence[Enemy], area: int, amount: int) -> list[Enemy]:
    """So many of them that are nearest to an area, then of the highest rank, then by card owner."""
    ranked = [(_far(state, area, enemy), -foe_of(state, enemy).rank, _turn(state, enemy), enemy.who) for enemy in enemies]
    chosen = {who for _, _, _, who in sorted(ranked)[:amount]}
    return [enemy for enemy in enemies if enemy.who in chosen]


def _far(state: DelveState, area: int, enemy: Enemy) -> int:
    return distance(state, area, enemy.area) if area >= 0 else 0


def _turn(state: DelveState, enemy: Enemy) -> int:
    return (enemy.owner - max(0, state.active)) % state.box.seats
