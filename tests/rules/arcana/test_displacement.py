"""Displacement, Displacement Resolution, Special Displacement Rules (rulings B25, B26, B40)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import END_TURN, Go
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import Data, effect, golem, kinds, melee, named, plain, ranged, refusal

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])
TITAN = golem("Titan", "titan", apv=160)


def thrower(
    distance: int = 1,
    damage: int = 0,
    *,
    rows: Sequence[str] = (),
    crowd: Sequence[tuple[str, int, tuple[int, int]]] = (),
    victim: Data = PLAIN,
    spares: Sequence[str] = (),
) -> Box:
    """A Golem at (1, 1) that has just hit an enemy of its Region and may throw it."""
    throw = melee("Throw", 90, damage, effect("displace", distance=distance, spares=list(spares)))
    box = arcana.sandbox(
        rows or plain(4, 3),
        [("Thrower", 0, (1, 1)), (victim["name"], 1, (1, 1)), ("Plain", 1, (0, 0)), *crowd],
        golems=[golem("Thrower", attacks=[throw]), victim, PLAIN, TITAN],
    )
    box.attack(box.pieces[0], "Throw", box.pieces[1], 42)
    return box


def offered(box: Box) -> set[tuple[int, int]]:
    return {box.cell(action.region) for action in box.legal() if isinstance(action, Go)}


def test_ruling_B25_chosen_within_n_steps_of_eight_directions() -> None:
    """Displacement, Chosen: the attacker's army chooses; of 2 Regions it may take 2, 1 or none."""
    box = thrower()
    assert box.state.pending().seats == [0]
    assert offered(box) == {(c, r) for c in range(3) for r in range(3)}
    box = thrower(2)
    assert offered(box) == {(c, r) for c in range(4) for r in range(3)}
    told = box.displace((1, 1))
    assert named(told, "stayed")[0]["region"] == box.region((1, 1))
    assert box.pieces[1].at == box.region((1, 1))
    assert END_TURN in box.legal()


def test_a_displaced_golem_moves_and_nothing_is_paid() -> None:
    """Displacement Resolution; ruling B40: no MP, no Breakaway, no Cooldown of its moves."""
    box = thrower()
    box.displace((2, 2))
    assert box.cell(box.pieces[1].at) == (2, 2)
    assert (box.pieces[1].pips[0], box.army(1).ap) == (0, 6)


@pytest.mark.parametrize("code", ["M-", "Ph4"])
def test_ruling_B25_mountains_and_full_regions_are_passed_over_but_not_ends(code: str) -> None:
    box = thrower(2, rows=["P- P- P- P-", f"P- P- {code} P-", "P- P- P- P-"])
    assert (2, 1) not in offered(box)
    assert (3, 1) in offered(box)
    assert refusal(box, Go(box.region((2, 1)))) is Reject.NO_ROOM
    walled = thrower(2, rows=[f"P- P- {code} P-", f"P- P- {code} P-", f"P- P- {code} P-"])
    assert (3, 1) in offered(walled)


def test_ruling_B25_a_region_without_room_for_its_base() -> None:
    crowd = [("Plain", 0, (2, 1))] * 3
    assert (2, 1) in offered(thrower(crowd=crowd))
    box = thrower(crowd=crowd, victim=TITAN)
    assert (2, 1) not in offered(box)
    found = box.why_not(Go(box.region((2, 1))))
    assert found is not None and (found.code, found.need, found.have) == (Reject.NO_ROOM, 2, 1)


def test_ruling_B25_voids_and_the_edge_stop_the_way() -> None:
    box = thrower(2, rows=["P- P- .. P-", "P- P- .. P-", "P- P- .. P-"])
    assert offered(box) == {(c, r) for c in (0, 1) for r in range(3)}
    assert refusal(box, Go(box.region((3, 1)))) is Reject.OUT_OF_REACH


def test_ruling_B6_no_displacement_through_the_corner_of_two_voids() -> None:
    """A diagonal step needs one of the two Regions beside it to exist; a Mountain will do."""
    assert (2, 2) not in offered(thrower(1, rows=["P- P- P- P-", "P- P- .. P-", "P- .. P- P-"]))
    assert (2, 2) in offered(thrower(1, rows=["P- P- P- P-", "P- P- M- P-", "P- .. P- P-"]))


def test_a_displacement_spares_whom_it_names() -> None:
    box = thrower(spares=["ogre"])
    assert END_TURN in box.legal()


def test_ruling_B26_forced_into_a_pit() -> None:
    """Entry damage applies, and a death by it is the displacer's kill."""
    frail = golem("Frail", "warsprite", health=10, apv=55)
    for health, vp in ((100, 0), (10, 1)):
        box = thrower(rows=["P- P- P-", "P- P- T-", "P- P- W-"], victim={**frail, "health": health})
        told = box.displace((2, 1))
        assert box.pieces[1].health == health - 10
        assert box.army(0).vp == vp
        assert ("destroyed" in kinds(told)) == (vp == 1)


def test_ruling_B26_only_the_region_where_it_ends_is_entered() -> None:
    box = thrower(2, rows=["W- W- W- P-", "W- P- W- P-", "W- W- W- P-"])
    box.displace((3, 1))
    assert box.pieces[1].health == 100


def test_ruling_B40_a_displacement_triggers_no_move() -> None:
    lander = golem("Lander", passive=[effect("harm", "move", "enemies_here", amount=10)])
    box = thrower(victim=lander, crowd=[("Plain", 0, (2, 1))])
    box.displace((2, 1))
    assert box.pieces[3].health == 100


def test_a_golem_that_the_attack_destroys_is_not_displaced() -> None:
    box = thrower(damage=500)
    assert box.pieces[1].at < 0
    assert END_TURN in box.legal()


def test_ruling_B40_a_free_move_also_when_the_target_died() -> None:
    slip = golem("Slip", attacks=[melee("Slip", 90, 500, effect("displace", whom="self", distance=1))])
    box = arcana.sandbox(
        plain(3, 1), [("Slip", 0, (1, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (0, 0))], golems=[slip, PLAIN]
    )
    box.attack(box.pieces[0], "Slip", box.pieces[1], 42)
    assert offered(box) == {(0, 0), (1, 0), (2, 0)}
    box.displace((2, 0))
    assert (box.army(0).ap, box.cell(box.pieces[0].at)) == (5, (2, 0))


def test_a_free_move_into_death_is_nobodys_kill() -> None:
    slip = golem("Slip", health=10, apv=55, attacks=[melee("Slip", 90, 5, effect("displace", whom="self", distance=1))])
    box = arcana.sandbox(["P- T-"], [("Slip", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 0, (0, 0))], golems=[slip, PLAIN])
    box.attack(box.pieces[0], "Slip", box.pieces[1], 42)
    box.displace((1, 0))
    assert (box.pieces[0].at < 0, box.army(1).vp, box.army(0).mana) == (True, 0, 11)


def test_several_displaced_golems_are_placed_in_slot_order() -> None:
    """Ruling B21; each sees the room that the one before has left."""
    storm = golem("Storm", attacks=[ranged("Storm", 90, 0, effect("displace", distance=1), scope="enemies")])
    names = [("Storm", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 1, (2, 0)), *[("Plain", 1, (1, 0))] * 3]
    box = arcana.sandbox(plain(3, 1), names, golems=[storm, PLAIN])
    box.attack(box.pieces[0], "Storm", (2, 0), 42)
    assert [step.data()[2] for step in box.state.steps[-2:]] == [2, 1]
    assert offered(box) == {(1, 0), (2, 0)}
    box.displace((1, 0))
    assert offered(box) == {(2, 0)}
    box.displace((2, 0))
    assert END_TURN in box.legal()


def test_a_miss_displaces_nobody() -> None:
    toss = golem("Toss", attacks=[melee("Toss", 50, 0, effect("displace", distance=1))])
    box = arcana.sandbox(plain(2, 2), [("Toss", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[toss, PLAIN])
    box.attack(box.pieces[0], "Toss", box.pieces[1], 91)
    assert END_TURN in box.legal()


def test_ruling_B21_the_end_waits_for_the_displacement() -> None:
    """The last enemy falls; the free move is still made, then the battle is over."""
    slip = golem("Slip", attacks=[melee("Slip", 90, 500, effect("displace", whom="self", distance=1))])
    box = arcana.sandbox(plain(2, 1), [("Slip", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[slip, PLAIN])
    box.attack(box.pieces[0], "Slip", box.pieces[1], 42)
    assert box.state.ended is None
    box.displace((1, 0))
    assert box.state.ended is not None
