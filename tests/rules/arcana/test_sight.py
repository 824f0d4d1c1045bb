"""Line of Sight (LOS) and Range."""

from __future__ import annotations

from math import gcd

import pytest

from shem.games import arcana
from shem.games.arcana.parts.squares import enters_circle
from tests.rules.arcana.made import gift, golem, plain, ranged, row


def blank(columns: int, rows: int, **codes: str) -> list[str]:
    """Open plains with other Regions at places such as c1r2."""
    cells = [["P-"] * columns for _ in range(rows)]
    for place, code in codes.items():
        column, at = place[1:].split("r")
        cells[int(at)][int(column)] = code
    return [" ".join(line) for line in cells]


@pytest.mark.parametrize("by_steps", [False, True])
def test_ruling_B3_range(by_steps: bool) -> None:
    """The attacker's Region does not count, the target's does; a diagonal step counts 1, or 2 where ranges go by steps."""
    box = arcana.sandbox(plain(5, 5), golems=[], scenario={"ranges": "steps" if by_steps else "diagonal"})
    assert box.range((0, 0), (1, 0)) == 1
    assert box.range((0, 0), (1, 1)) == (2 if by_steps else 1)
    assert box.range((0, 0), (4, 2)) == (6 if by_steps else 4)
    assert box.range((3, 4), (0, 0)) == (7 if by_steps else 4)


def test_ruling_B4_a_line_never_touches_a_circle() -> None:
    """Touching would need 4 cross^2 = a^2 + b^2, where cross = a * under - b * over.

    Divide a, b and with them cross by the greatest common divisor of a and b: the same equation holds for three whole
    numbers. Its left side is a multiple of 4, and squares leave 0 or 1 on division by 4, so the new a and b are both even;
    but they have no common divisor.
    """
    assert {square * square % 4 for square in range(4)} == {0, 1}
    for across in range(64):
        for down in range(64):
            common = gcd(across, down)
            for times in range(64 if common else 0):
                assert 4 * (common * times) ** 2 != across**2 + down**2


def test_ruling_B4_circles_are_entered_by_their_distance_alone() -> None:
    """The circle of a Region is entered if the line's distance from its centre is less than a half."""
    for across in range(-6, 7):
        for down in range(-6, 7):
            for over in range(min(0, across), max(0, across) + 1):
                for under in range(min(0, down), max(0, down) + 1):
                    if (over, under) in ((0, 0), (across, down)):
                        continue
                    distance = abs(across * under - down * over) / (across**2 + down**2) ** 0.5
                    assert enters_circle(across, down, over, under) == (distance < 0.5)


def test_ruling_B4_clipping_a_corner_neither_blocks_nor_counts() -> None:
    """Line of Sight: the circle leaves the corners of its Region free."""
    box = arcana.sandbox(blank(2, 2, c1r0="M-", c0r1="M-"), golems=[])
    assert box.sees((0, 0), (1, 1)), "the diagonal passes between two Mountains"
    assert box.between((0, 0), (1, 1)) == []
    box = arcana.sandbox(plain(3, 2), golems=[])
    # From (0, 0) to (2, 1): the middles of (1, 0) and (1, 1) are 1/sqrt(5) = 0.447 away.
    assert box.between((0, 0), (2, 1)) == [(1, 0), (1, 1)]
    # From (0, 0) to (1, 3) in a map turned: (0, 1) is 1/sqrt(10) away, (1, 1) 2/sqrt(10).
    tall = arcana.sandbox(plain(2, 4), golems=[])
    assert tall.between((0, 0), (1, 3)) == [(0, 1), (1, 2)]


@pytest.mark.parametrize(("place", "sees"), [("c1r0", False), ("c1r1", False), ("c0r1", True), ("c2r0", True)])
def test_ruling_B4_a_knights_move_meets_two_circles(place: str, sees: bool) -> None:
    box = arcana.sandbox(blank(3, 2, **{place: "M-"}), golems=[])
    assert box.sees((0, 0), (2, 1)) == sees


def test_ruling_B4_voids_block_as_full_squares() -> None:
    """A void blocks where a Mountain's circle would be passed by."""
    # (0, 0) to (3, 2): the line runs through the square of (1, 0), 0.555 from its centre, but not through its circle.
    assert arcana.sandbox(blank(4, 3, c1r0="M-"), golems=[]).sees((0, 0), (3, 2))
    assert not arcana.sandbox(blank(4, 3, c1r0=".."), golems=[]).sees((0, 0), (3, 2))
    assert not arcana.sandbox(["P- .. P-"], golems=[]).sees((0, 0), (2, 0))
    assert arcana.sandbox(blank(4, 3, c3r0=".."), golems=[]).sees((0, 0), (3, 2)), "the line does not come there"


def test_ruling_B4_a_corner_between_two_voids_blocks() -> None:
    """One void beside a corner does not, two do; so for every slope that goes through a corner."""
    assert not arcana.sandbox(["P- ..", ".. P-"], golems=[]).sees((0, 0), (1, 1))
    assert not arcana.sandbox([".. P-", "P- .."], golems=[]).sees((0, 1), (1, 0))
    assert arcana.sandbox(["P- ..", "P- P-"], golems=[]).sees((0, 0), (1, 1))
    assert arcana.sandbox(["P- M-", ".. P-"], golems=[]).sees((0, 0), (1, 1)), "a Mountain's circle does not reach it"
    # (0, 0) to (3, 1) goes through the corner of (1, 0), (2, 0), (1, 1) and (2, 1).
    assert not arcana.sandbox(blank(4, 2, c2r0="..", c1r1=".."), golems=[]).sees((0, 0), (3, 1))
    assert arcana.sandbox(blank(4, 2, c2r0=".."), golems=[]).sees((0, 0), (3, 1))
    assert not arcana.sandbox(blank(3, 3, c1r0="..", c0r1=".."), golems=[]).sees((0, 0), (2, 2))


def test_every_line_of_a_large_map_meets_what_its_distances_say() -> None:
    box = arcana.sandbox(plain(9, 7), golems=[])
    for column in range(9):
        for at in range(7):
            if gcd(column, at) == 0:
                continue
            found = set(box.between((0, 0), (column, at)))
            expected = {
                (c, r)
                for c in range(column + 1)
                for r in range(at + 1)
                if (c, r) not in ((0, 0), (column, at)) and abs(column * r - at * c) / (column**2 + at**2) ** 0.5 < 0.5
            }
            assert found == expected
            assert sorted(found, key=lambda cell: cell[0] * column + cell[1] * at) == box.between((0, 0), (column, at))


def test_ruling_A6_only_the_attackers_hill_opens_hills() -> None:
    box = arcana.sandbox(["H- H- P-"], golems=[])
    assert box.sees((0, 0), (2, 0))
    assert not box.sees((2, 0), (0, 0))


def test_golems_do_not_block_sight() -> None:
    names = [("Shooter", 0, (0, 0)), ("Wall", 1, (1, 0)), ("Wall", 1, (1, 0)), ("Wall", 1, (2, 0))]
    shooter = golem("Shooter", attacks=[ranged("Shot")])
    box = arcana.sandbox(row(3), names, golems=[shooter, golem("Wall", "titan", apv=160)])
    assert box.sees((0, 0), (2, 0))


def test_ranges_beyond_any_map_reach_the_whole_map_only() -> None:
    eagle = golem("Eagle", attacks=[ranged("Shot")], passive=[gift("range", 1000)])
    names = [("Eagle", 0, (0, 0)), ("Eagle", 0, (1, 0)), ("Eagle", 1, (3, 0))]
    box = arcana.sandbox(["P- P- M- P-"], names, golems=[eagle])
    assert [action for action in box.legal() if action.key()[0] == 5] == []
    box = arcana.sandbox(["P- P- P- P-"], names, golems=[eagle])
    assert [action.key() for action in box.legal() if action.key()[0] == 5] == [(5, 0, 1, 2), (5, 1, 1, 2)]
