"""Displacement that nobody chooses: random, push and pull; and where a chosen one may lead (ruling B25)."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi
from typing import Any

import pytest

from shem.core.chance import Entry, Every
from shem.core.event import Event
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import END_TURN, Attack, Go
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.field import DIRECTIONS
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.rules.compass import nearest_direction, pull_way, straight_way
from tests.rules.arcana.made import Data, construct, effect, golem, kinds, melee, named, plain, ranged, refusal, row

Cell = tuple[int, int]
TITAN = golem("Titan", "titan", apv=160)
COLOSSUS = golem("Colossus", "colossus", apv=300, health=200)
OGRE = golem("Ogre")


def struck(
    way: str,
    distance: int,
    by: Cell,
    at: Cell,
    *faces: int,
    rows: Sequence[str] = (),
    crowd: Sequence[tuple[str, int, Cell]] = (),
    victim: str = "Ogre",
    zone: Sequence[Cell] = (),
    where: Data | None = None,
) -> tuple[Box, list[Event]]:
    """A Golem at `by` has hit one of army 1 at `at` and displaces it; melee if they share a Region, else ranged."""
    moved = effect("displace", distance=distance, way=way, where=where or {})
    attack = melee("Hit", 90, 0, moved) if by == at else ranged("Hit", 90, 0, moved, range=9)
    box = arcana.sandbox(
        rows or plain(5, 5),
        [("Hitter", 0, by), (victim, 1, at), *crowd],
        golems=[golem("Hitter", attacks=[attack]), OGRE, TITAN, COLOSSUS],
        zones=[[], zone],
    )
    return box, box.attack(box.pieces[0], "Hit", box.pieces[1], 42, *faces)


def ends(way: str, distance: int, by: Cell, at: Cell, *faces: int, **more: Any) -> Cell:
    box, _ = struck(way, distance, by, at, *faces, **more)
    return box.cell(box.pieces[1].at)


# Random.


@pytest.mark.parametrize(("face", "end"), [(1, (2, 0)), (2, (4, 0)), (3, (4, 2)), (6, (0, 4)), (8, (0, 0))])
def test_ruling_B25_random_is_uniform_over_the_eight_directions(face: int, end: Cell) -> None:
    """Ruling B36: 1 to 8 clockwise from north."""
    assert ends("random", 2, (2, 2), (2, 2), face) == end


def test_ruling_B25_random_directions_that_end_alike_are_alike() -> None:
    """Off a corner five of the eight directions lead nowhere; those stay, each of the others has its own end."""
    hitter = golem("Hitter", attacks=[melee("Hit", 101, 0, effect("displace", distance=1, way="random"))])
    box = arcana.sandbox(plain(2, 2), [("Hitter", 0, (0, 0)), ("Ogre", 1, (0, 0))], golems=[hitter, OGRE])
    every = Every()
    odds: dict[Cell, float] = {}
    leaves = 0
    while True:
        state = box.state.copy()
        state.apply(0, Attack(0, 1, 1), Entry(every))
        cell = box.cell(state.golems[1].at)
        odds[cell] = odds.get(cell, 0) + every.weight
        leaves += 1
        if not every.next():
            break
    assert odds == pytest.approx({(0, 0): 5 / 8, (1, 0): 1 / 8, (1, 1): 1 / 8, (0, 1): 1 / 8})
    assert leaves == 3 * 4  # a hit, a Crit or a Super Crit, then four ends


def test_nothing_is_rolled_for_where_no_direction_leads_anywhere() -> None:
    box, told = struck("random", 2, (0, 0), (0, 0), rows=["P- M-"])
    assert kinds(told)[-1] == "stayed"
    assert box.cell(box.pieces[1].at) == (0, 0)


# Push.


def test_displacement_push_goes_directly_away_from_the_source() -> None:
    """Displacement, Directional Push: a ranged one, away from the source of the ability."""
    assert ends("push", 1, (0, 2), (2, 2)) == (3, 2)
    assert ends("push", 2, (1, 1), (2, 2)) == (4, 4)


def test_special_displacement_rules_a_push_of_2_that_is_blocked_becomes_1_then_0() -> None:
    """The worked example: always the greatest distance first, then one Region fewer in the same direction."""
    at, by = (2, 2), (0, 2)
    assert ends("push", 2, by, at) == (4, 2)
    four = [("Titan", 0, (4, 2))] * 2
    assert ends("push", 2, by, at, crowd=four) == (3, 2)
    assert ends("push", 2, by, at, crowd=[*four, *[("Titan", 0, (3, 2))] * 2]) == (2, 2)


def test_ruling_B25_a_push_passes_over_mountains_and_full_regions_but_not_over_voids() -> None:
    assert ends("push", 2, (0, 0), (1, 0), rows=["P- P- M- P-"]) == (3, 0)
    assert ends("push", 2, (0, 0), (1, 0), rows=["P- P- P- M-"]) == (2, 0)
    assert ends("push", 2, (0, 0), (1, 0), rows=["P- P- .. P-"]) == (1, 0)
    assert ends("push", 2, (0, 0), (1, 0), rows=["P- P- P-"]) == (2, 0)
    _, told = struck("push", 2, (0, 0), (1, 0), rows=["P- P-"])
    assert named(told, "stayed")[0]["golem"] == 1


def test_ruling_B25_a_push_takes_the_nearest_of_eight_directions() -> None:
    """(2, 1) off is 26.6 degrees, nearer to the diagonal; (3, 1) is 18.4, nearer to the straight one."""
    assert ends("push", 1, (0, 0), (2, 1)) == (3, 2)
    assert ends("push", 1, (0, 0), (3, 1)) == (4, 1)


def test_ruling_B25_the_nearest_direction_is_the_one_of_the_least_angle() -> None:
    box = arcana.sandbox(plain(9, 9), [("Ogre", 0, (0, 0))], golems=[OGRE])
    field = box.state.field
    a = field.at(4, 4)
    for b in range(field.count):
        across, down = field.regions[b].column - 4, field.regions[b].row - 4
        if (across, down) == (0, 0):
            assert nearest_direction(field, a, b) == -1
            continue
        angles = [abs(atan2(down, across) - atan2(y, x)) for x, y in DIRECTIONS]
        angles = [min(angle, 2 * pi - angle) for angle in angles]
        assert nearest_direction(field, a, b) == angles.index(min(angles))


def test_displacement_a_melee_push_goes_toward_the_nearest_deployment_zone() -> None:
    """Displacement, Directional Push: the target's army's own zone, wherever the attacker stands."""
    assert ends("push", 1, (2, 2), (2, 2), zone=[(4, 2)]) == (3, 2)
    assert ends("push", 2, (2, 2), (2, 2), zone=[(0, 4), (4, 3)]) == (0, 4)
    assert ends("push", 2, (2, 2), (2, 2), zone=[(0, 4), (3, 2)]) == (4, 2)


def test_ruling_B25_of_equally_near_zone_regions_the_straightest_then_clockwise() -> None:
    at = (2, 2)
    assert ends("push", 1, at, at, zone=[(1, 0), (4, 2)]) == (3, 2)  # both two steps; east is straight
    assert ends("push", 1, at, at, zone=[(0, 2), (4, 2), (2, 4)]) == (3, 2)  # all straight: east comes first from north
    assert ends("push", 1, at, at, zone=[(0, 2), (2, 0)]) == (2, 1)


def test_ruling_B25_steps_to_the_zone_go_around_voids() -> None:
    """(4, 0) is two columns away but six steps; (0, 2) is nearer."""
    rows = ["P- P- P- .. P-", "P- P- P- .. P-", "P- P- P- P- P-"]
    assert ends("push", 1, (2, 0), (2, 0), rows=rows, zone=[(4, 0), (0, 1)]) == (1, 1)


def test_ruling_B25_without_a_zone_or_in_it_a_melee_push_moves_nobody() -> None:
    assert ends("push", 2, (2, 2), (2, 2)) == (2, 2)
    assert ends("push", 2, (2, 2), (2, 2), zone=[(2, 2), (4, 4)]) == (2, 2)
    island = ["P- .. P-"]
    assert ends("push", 2, (0, 0), (0, 0), rows=island, zone=[(2, 0)]) == (0, 0)


# Pull.


def test_displacement_pull_goes_toward_the_source_and_never_past_it() -> None:
    """Displacement, Pull."""
    assert ends("pull", 1, (0, 2), (4, 2)) == (3, 2)
    assert ends("pull", 3, (0, 2), (4, 2)) == (1, 2)
    assert ends("pull", 9, (0, 2), (4, 2)) == (0, 2)


def test_displacement_a_blocked_pull_is_tried_one_region_shorter_along_its_path() -> None:
    full = [("Titan", 0, (2, 2))] * 2
    assert ends("pull", 2, (0, 2), (4, 2), crowd=full) == (3, 2)
    assert ends("pull", 1, (0, 0), (3, 0), rows=["P- P- Ph4 P-"]) == (3, 0)
    assert ends("pull", 2, (0, 0), (3, 0), rows=["P- P- Ph4 P-"]) == (1, 0)


def test_ruling_B25_each_step_of_a_pull_is_the_nearest_to_the_line() -> None:
    box = arcana.sandbox(plain(6, 4), [("Ogre", 0, (0, 0))], golems=[OGRE])
    field = box.state.field

    def way(start: Cell, goal: Cell) -> list[Cell]:
        found = pull_way(field, field.at(*start), field.at(*goal), 9)
        return [box.cell(region) for region in found]

    assert way((5, 3), (0, 0)) == [(4, 2), (3, 2), (2, 1), (1, 1), (0, 0)]
    assert way((5, 1), (1, 0)) == [(4, 1), (3, 1), (2, 0), (1, 0)]  # half-way west comes before north-west
    assert way((2, 2), (2, 2)) == []


def test_a_pull_stops_at_a_void() -> None:
    rows = row(5)
    box = arcana.sandbox(rows, [("Ogre", 0, (0, 0))], golems=[OGRE])
    assert len(pull_way(box.state.field, 4, 0, 9)) == 4
    gap = arcana.sandbox(["P- .. P- P- P-"], [("Ogre", 0, (0, 0))], golems=[OGRE])
    found = pull_way(gap.state.field, gap.region((4, 0)), gap.region((0, 0)), 9)
    assert [gap.cell(region) for region in found] == [(3, 0), (2, 0)]


def test_a_way_has_no_more_regions_than_asked_for() -> None:
    box = arcana.sandbox(plain(5, 5), [("Ogre", 0, (0, 0))], golems=[OGRE])
    assert [box.cell(region) for region in straight_way(box.state.field, 0, 3, 2)] == [(1, 1), (2, 2)]


# Whom and where.


def test_special_displacement_rules_a_construct_cannot_be_displaced() -> None:
    hitter = golem("Hitter", attacks=[melee("Hit", 90, 0, effect("displace", distance=1))])
    box = arcana.sandbox(
        plain(3, 3), [("Hitter", 0, (1, 1)), ("Ogre", 1, (0, 0))], golems=[hitter, OGRE, construct("Idol")]
    )
    idol = box.summon("Idol", 1, (1, 1))
    box.attack(box.pieces[0], "Hit", idol, 42)
    assert END_TURN in box.legal()
    assert box.cell(idol.at) == (1, 1)


def test_a_displacement_may_lead_only_to_some_ground() -> None:
    rows = ["Pm P- Pm", "P- P- Pm", "H- T- P-"]
    box, _ = struck("chosen", 1, (1, 1), (1, 1), rows=rows, where={"cover": ["medium"], "terrain": []})
    found = {box.cell(action.region) for action in box.legal() if isinstance(action, Go)}
    assert found == {(1, 1), (0, 0), (2, 0), (2, 1)}
    assert refusal(box, Go(box.region((1, 0)))) is Reject.WRONG_GROUND
    box, _ = struck("chosen", 1, (1, 1), (1, 1), rows=rows, where={"cover": [], "terrain": ["hills", "pit"]})
    found = {box.cell(action.region) for action in box.legal() if isinstance(action, Go)}
    assert found == {(1, 1), (0, 2), (1, 2)}
    assert ends("push", 2, (0, 0), (1, 0), rows=["P- P- Pm P-"], where={"cover": ["medium"], "terrain": []}) == (2, 0)


def test_a_displacement_to_anywhere_needs_no_way() -> None:
    """The whole map, islands too, but for Regions without room."""
    rows = ["P- .. M- .. Pm", "P- .. P- .. Ph4"]
    box, _ = struck("chosen", 99, (0, 0), (0, 0), rows=rows, where={"cover": ["none"], "terrain": []})
    found = {box.cell(action.region) for action in box.legal() if isinstance(action, Go)}
    assert found == {(0, 0), (0, 1), (2, 1)}
    assert refusal(box, Go(box.region((2, 0)))) is Reject.NO_ROOM
    assert refusal(box, Go(box.region((4, 0)))) is Reject.WRONG_GROUND


def test_ruling_B25_mountains_and_full_regions_are_no_ends_for_a_titan_either() -> None:
    rows = ["P- P- Ph3 Ph2"]
    assert ends("push", 1, (0, 0), (1, 0), rows=rows) == (2, 0)
    assert ends("push", 1, (0, 0), (1, 0), rows=rows, victim="Titan") == (1, 0)
    assert ends("push", 2, (0, 0), (1, 0), rows=rows, victim="Titan") == (3, 0)


def test_ruling_B26_a_random_throw_into_a_pit_is_the_throwers_kill() -> None:
    rows = ["T- T- T-", "T- P- T-", "T- T- T-"]
    frail = golem("Frail", "warsprite", health=10, apv=50)
    hitter = golem("Hitter", attacks=[melee("Hit", 90, 0, effect("displace", distance=1, way="random"))])
    box = arcana.sandbox(rows, [("Hitter", 0, (1, 1)), ("Frail", 1, (1, 1)), ("Frail", 1, (1, 1))], golems=[hitter, frail])
    told = box.attack(box.pieces[0], "Hit", box.pieces[1], 42, 5)
    assert kinds(told)[-3:] == ["displaced", "harmed", "destroyed"]
    assert (box.army(0).vp, box.army(1).mana) == (1, 10)


def test_a_region_of_the_scenario_leaves_the_choice_to_the_golems_own_army() -> None:
    geyser = {"name": "Geyser", "at": [[1, 0]], "effects": [effect("displace", "enter", "target", distance=1)]}
    pieces = [("Ogre", 0, (0, 0)), ("Ogre", 1, (4, 0))]
    box = arcana.sandbox(plain(5, 1), pieces, golems=[OGRE], scenario={"regions": [geyser]})
    box.move(box.pieces[0], "Walk", (1, 0))
    assert box.state.pending().seats == [0]
    box.displace((2, 0))
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_a_push_after_the_attacker_has_gone_is_away_from_where_it_is_now() -> None:
    """The attacker's own displacement comes first in its ability: the push starts from its new place."""
    step = effect("displace", whom="self", distance=1)
    shove = effect("displace", distance=1, way="push")
    hitter = golem("Hitter", attacks=[ranged("Hit", 90, 0, step, shove)])
    box = arcana.sandbox(plain(4, 3), [("Hitter", 0, (0, 1)), ("Ogre", 1, (2, 1))], golems=[hitter, OGRE])
    box.attack(box.pieces[0], "Hit", box.pieces[1], 42)
    box.displace((1, 0))
    assert box.cell(box.pieces[1].at) == (3, 2)


# A Golem that displaces itself.


def hopper(way: str, attack: Any, distance: int = 2) -> Data:
    """A Golem whose hits push or pull itself."""
    return golem("Hopper", attacks=[attack("Hop", 90, 0, effect("displace", whom="self", way=way, distance=distance))])


def far_shot(name: str, accuracy: int, damage: int, *effects: Data, scope: str = "single") -> Data:
    return ranged(name, accuracy, damage, *effects, range=9, scope=scope)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("way", "by", "at", "end"),
    [
        ("push", (2, 2), (2, 3), (2, 0)),
        ("push", (2, 2), (3, 3), (0, 0)),
        ("push", (1, 2), (4, 2), (0, 2)),
        ("pull", (0, 2), (3, 2), (2, 2)),
        ("pull", (0, 2), (1, 2), (1, 2)),
        ("pull", (4, 4), (0, 0), (2, 2)),
    ],
)
def test_ruling_B25_who_displaces_itself_goes_by_the_other_golem(
    edition: str, way: str, by: Cell, at: Cell, end: Cell
) -> None:
    """Away from its target, or toward it and never past it; it is not measured from where it stands itself."""
    pieces = [("Hopper", 0, by), ("Ogre", 1, at)]
    box = arcana.sandbox(plain(5, 5), pieces, golems=[hopper(way, far_shot), OGRE], edition=edition, zones=[[(4, 4)], []])
    box.attack(box.pieces[0], "Hop", box.pieces[1], 42)
    assert box.cell(box.pieces[0].at) == end and box.cell(box.pieces[1].at) == at


def test_ruling_B25_a_destroyed_target_counts_where_it_stood() -> None:
    blow = ranged("Hop", 90, 99, effect("displace", whom="self", way="pull", distance=3), range=9)
    pieces = [("Hopper", 0, (0, 0)), ("Ogre", 1, (3, 0)), ("Ogre", 1, (4, 4))]
    box = arcana.sandbox(plain(5, 5), pieces, golems=[golem("Hopper", attacks=[blow]), {**OGRE, "health": 50}])
    box.attack(box.pieces[0], "Hop", box.pieces[1], 42)
    assert (box.pieces[1].at, box.cell(box.pieces[0].at)) == (-2, (3, 0))


def test_ruling_B25_of_several_targets_their_region_counts() -> None:
    pieces = [("Hopper", 0, (0, 0)), ("Ogre", 1, (3, 0)), ("Ogre", 1, (3, 0))]
    area = golem(
        "Hopper", attacks=[far_shot("Hop", 90, 0, effect("displace", whom="self", way="pull", distance=2), scope="others")]
    )
    box = arcana.sandbox(plain(5, 1), pieces, golems=[area, OGRE])
    box.attack(box.pieces[0], "Hop", (3, 0), 42)
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_ruling_B25_who_recoils_from_an_attacker_goes_away_from_it() -> None:
    """A passive ability when damaged: the other Golem is the attacker."""
    shy = golem("Shy", passive=[effect("displace", "damaged", "self", way="push", distance=2)])
    box = arcana.sandbox(
        plain(5, 1),
        [("Archer", 0, (0, 0)), ("Shy", 1, (2, 0))],
        golems=[golem("Archer", attacks=[far_shot("Shot", 90, 9)]), shy],
    )
    box.attack(box.pieces[0], "Shot", box.pieces[1], 42)
    assert box.cell(box.pieces[1].at) == (4, 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B25_a_melee_push_of_itself_leads_to_its_zone(edition: str) -> None:
    """In one Region there is no line; a pull leads nowhere there."""
    for way, end in (("push", (2, 0)), ("pull", (4, 0))):
        pieces = [("Hopper", 0, (4, 0)), ("Ogre", 1, (4, 0))]
        box = arcana.sandbox(plain(5, 1), pieces, golems=[hopper(way, melee), OGRE], edition=edition, zones=[[(0, 0)], []])
        box.attack(box.pieces[0], "Hop", box.pieces[1], 42)
        assert box.cell(box.pieces[0].at) == end
