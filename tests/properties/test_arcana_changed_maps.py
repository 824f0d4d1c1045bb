"""Golem Arcana: a map that has changed says of moves and sight what the same map says when it is made anew."""

from __future__ import annotations

from random import Random

import pytest

from shem.core.chance import Entry, Seeded
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.field import IGNORED, STRIDES, Field
from shem.games.arcana.parts.squares import Squares
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.movement import _explore
from shem.games.arcana.rules.sight import struck_regions

GAITS = (*range(4), STRIDES, IGNORED * 0b101, IGNORED * 0b11010010)
FARS = (2, 5)


def reach_key(start: int, gait: int, points: int) -> int:
    """As `movement.reach` keeps it."""
    key = ((start * 4 + gait % STRIDES) << 8) + points
    return key | (gait // STRIDES << 40) if gait >= STRIDES else key


def warm(battle: Battle) -> None:
    """Have the map keep all that it can about moves and sight."""
    field = battle.field
    for start in range(field.count):
        for far in FARS:
            for tall in (False, True):
                struck_regions(battle, start, far, tall)
        for gait in GAITS:
            for points in (2, 4):
                field.reaches[reach_key(start, gait, points)] = _explore(field, start, gait, points)


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_map_is_what_a_new_one_is(seed: int) -> None:
    random = Random(seed)
    setup = GAME.resolve({"scenario": "caves-of-mahtis"})
    battle = GAME.new(setup, Entry(Seeded(seed)))
    assert isinstance(battle, Battle)
    warm(battle)
    for _ in range(1 + seed):
        terrain, cover = random.choice(v.TERRAINS), random.choice(v.COVERS[: v.PIT_COVER])
        battle.change(random.randrange(battle.field.count), terrain, cover, 0)
    field = battle.field
    spots = [(region.column, region.row) for region in field.regions]
    fresh = Field(field.regions, Squares(spots))
    anew = battle.copy()
    anew.field = fresh
    kept = 0
    for gait in GAITS:
        assert field.ways(gait) == fresh.ways(gait) and field.steps(gait) == fresh.steps(gait)
        for start in range(field.count):
            for points in (2, 4):
                was = field.reach(reach_key(start, gait, points), start)
                new = _explore(fresh, start, gait, points)
                if was is not None:
                    kept += 1
                    assert (was.regions, was.points, was.mask, was.passed) == (
                        new.regions,
                        new.points,
                        new.mask,
                        new.passed,
                    )
    assert 0 < kept < len(GAITS) * field.count * 2
    for a in range(field.count):
        for far in FARS:
            for tall in (False, True):
                assert struck_regions(battle, a, far, tall) == struck_regions(anew, a, far, tall)
        for b in range(field.count):
            line, other = field.line(a, b), fresh.line(a, b)
            assert (line.blocked, line.blocker, line.hill) == (other.blocked, other.blocker, other.hill)
