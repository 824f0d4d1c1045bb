"""Movement: what moves can reach, what holds and stops them, and what happens on the way."""

from __future__ import annotations

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import ARRIVE, Go, Move, Route
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import (
    Data,
    change,
    effect,
    fly,
    gift,
    golem,
    kinds,
    lines,
    melee,
    move,
    named,
    plain,
    refusal,
    row,
)

WALKER = golem("Walker", attacks=[melee("Blow")])
FLYER = golem("Flyer", moves=[fly()])
NIMBLE = golem("Nimble", moves=[move("Walk", nimble=True)])
BOTH = golem("Both", moves=[move("Walk"), fly()])
TITAN = golem("Titan", "titan", apv=160)
KNOWN = [WALKER, FLYER, NIMBLE, BOTH, TITAN]


def field(rows: list[str], *pieces: tuple[str, int, tuple[int, int] | None], more: tuple[Data, ...] = ()) -> Box:
    return arcana.sandbox(rows, list(pieces), golems=[*KNOWN, *more])


def test_a_move_spends_its_points_by_region() -> None:
    """Movement: Walk 1 AP / 3 MP allows 3 MP of Regions."""
    box = field(row(6), ("Walker", 0, (1, 0)))
    walker = box.pieces[0]
    assert box.reach(walker, "Walk") == {(0, 0): 1, (2, 0): 1, (3, 0): 2, (4, 0): 3}
    box.move(walker, "Walk", (4, 0))
    assert (box.cell(walker.at), box.army(0).ap) == ((4, 0), 5)


def test_orthogonal_movers_never_step_diagonally() -> None:
    """Like a Rook; Nimble ones step in eight directions, like a Queen."""
    box = field(plain(3, 3), ("Walker", 0, (1, 1)), ("Nimble", 0, (1, 1)))
    assert box.reach(box.pieces[0], "Walk")[(0, 0)] == 2
    assert box.reach(box.pieces[1], "Walk")[(0, 0)] == 1


def test_ruling_B6_a_diagonal_step_needs_a_region_beside_it() -> None:
    """One of the two beside the step must exist and, for walkers, not be a Mountain."""
    wings = golem("Wings", moves=[move("Fly", type="fly", mp=1, nimble=True)])
    feet = golem("Feet", moves=[move("Walk", mp=1, nimble=True)])
    for rows, walks, flies in (
        (["P- ..", ".. P-"], False, False),
        (["P- M-", ".. P-"], False, True),
        (["P- M-", "M- P-"], False, True),
        (["P- P-", "M- P-"], True, True),
        (["P- ..", "P- P-"], True, True),
    ):
        box = field(rows, ("Feet", 0, (0, 0)), ("Wings", 0, (0, 0)), more=(wings, feet))
        assert ((1, 1) in box.reach(box.pieces[0], "Walk")) == walks, rows
        assert ((1, 1) in box.reach(box.pieces[1], "Fly")) == flies, rows


def test_voids_and_the_edge_stop_everybody() -> None:
    """Edges of the Map & Blocked Areas: no movement through a void."""
    box = field(["P- .. P-"], ("Walker", 0, (0, 0)), ("Flyer", 0, (0, 0)))
    assert box.reach(box.pieces[0], "Walk") == {}
    assert box.reach(box.pieces[1], "Fly") == {}


# Contested Regions.


def test_ruling_A4_walkers_enter_an_enemys_region_and_stop() -> None:
    """They cannot move through it; friends do not stop them."""
    box = field(row(5), ("Walker", 0, (0, 0)), ("Walker", 1, (1, 0)))
    assert box.reach(box.pieces[0], "Walk") == {(1, 0): 1}
    box = field(row(5), ("Walker", 0, (0, 0)), ("Walker", 0, (1, 0)))
    assert (3, 0) in box.reach(box.pieces[0], "Walk")


def test_ruling_A4_flyers_ignore_contested_regions() -> None:
    box = field(row(5), ("Flyer", 0, (0, 0)), ("Walker", 1, (1, 0)), ("Flyer", 1, (2, 0)))
    assert box.reach(box.pieces[0], "Fly") == {(1, 0): 1, (2, 0): 2, (3, 0): 3}


def test_a_walker_may_go_from_one_enemy_to_the_next() -> None:
    """It leaves the Region in which it starts and stops in the next."""
    box = field(row(5), ("Walker", 0, (0, 0)), ("Walker", 1, (0, 0)), ("Walker", 1, (1, 0)))
    assert box.reach(box.pieces[0], "Walk") == {(1, 0): 1}


def test_a_walker_goes_round_an_enemy() -> None:
    box = field(plain(3, 2), ("Walker", 0, (0, 0)), ("Walker", 1, (1, 0)))
    assert box.reach(box.pieces[0], "Walk") == {(1, 0): 1, (0, 1): 1, (1, 1): 2, (2, 1): 3}


# Occupation Limit.


@pytest.mark.parametrize(
    ("code", "crowd", "fits"),
    [
        ("P-", ["Walker"] * 3, True),
        ("P-", ["Walker"] * 4, False),
        ("P-", ["Titan", "Titan"], False),
        ("P-", ["Titan", "Walker"], True),
        ("P-", ["Titan", "Walker", "Walker"], False),
        ("Ph1", ["Walker"] * 2, True),
        ("Ph1", ["Walker"] * 3, False),
        ("Ph3", ["Walker"], False),
        ("Ph4", [], False),
    ],
)
def test_the_occupation_limit_of_a_region(code: str, crowd: list[str], fits: bool) -> None:
    """Four small bases; a Titan takes two; each obstruction takes one; friend and foe alike."""
    box = field([f"P- {code}"], ("Walker", 0, (0, 0)), *[(name, 0, (1, 0)) for name in crowd])
    assert ((1, 0) in box.reach(box.pieces[0], "Walk")) == fits
    box = field([f"P- {code}"], ("Walker", 0, (0, 0)), *[(name, 1, (1, 0)) for name in crowd])
    assert ((1, 0) in box.reach(box.pieces[0], "Walk")) == fits
    if not fits:
        assert refusal(box, Move(0, 0, 1)) is Reject.NO_ROOM


def test_a_titan_needs_two_places() -> None:
    box = field(["P- P-"], ("Titan", 0, (0, 0)), *[("Walker", 0, (1, 0))] * 3)
    found = box.why_not(Move(box.pieces[0].number, 0, 1))
    assert found is not None and (found.code, found.need, found.have) == (Reject.NO_ROOM, 2, 1)


def test_ruling_A3_full_regions_may_be_crossed() -> None:
    box = field(row(4), ("Walker", 0, (0, 0)), *[("Walker", 0, (1, 0))] * 4)
    assert box.reach(box.pieces[0], "Walk") == {(2, 0): 2, (3, 0): 3}


def test_ruling_A4_a_walker_cannot_cross_a_region_full_of_enemies() -> None:
    box = field(row(4), ("Walker", 0, (0, 0)), *[("Walker", 1, (1, 0))] * 4)
    assert box.reach(box.pieces[0], "Walk") == {}
    box = field(row(4), ("Flyer", 0, (0, 0)), *[("Walker", 1, (1, 0))] * 4)
    assert box.reach(box.pieces[0], "Fly") == {(2, 0): 2, (3, 0): 3}


def test_ruling_B39_a_region_of_limit_0_may_be_crossed() -> None:
    box = field(["P- Ph4 P-"], ("Walker", 0, (0, 0)), ("Flyer", 0, (0, 0)))
    assert box.reach(box.pieces[0], "Walk") == {(2, 0): 3}
    assert box.reach(box.pieces[1], "Fly") == {(2, 0): 2}


def test_ruling_B39_a_move_with_no_points_cannot_be_used() -> None:
    net = golem("Net", attacks=[melee("Net", 100, 0, change("movement", 0, operation="set"))])
    box = field(row(3), ("Walker", 0, (0, 0)), ("Net", 1, (1, 0)), ("Walker", 0, None), more=(net,))
    walker, enemy, _ = box.pieces
    box.affect(walker, enemy, "Net")
    assert box.reach(walker, "Walk") == {}
    assert refusal(box, Move(walker.number, 0, 2)) is Reject.NO_MOVEMENT
    assert not [action for action in box.legal() if isinstance(action, Move)]


def test_fewer_points_than_the_next_region_costs() -> None:
    box = field(["P- Pm"], ("Slow", 0, (0, 0)), more=(golem("Slow", moves=[move("Walk", mp=1)]),))
    found = box.why_not(Move(0, 0, 1))
    assert found is not None and (found.code, found.need, found.have) == (Reject.OUT_OF_REACH, 2, 1)


def test_as_many_points_as_effects_can_give() -> None:
    """However many they are, what cannot be reached is not reached."""
    fast = golem("Fast", passive=[gift("movement", 1000)])
    box = field(["P- P- .. P-", "P- M- .. P-"], ("Fast", 0, (0, 0)), more=(fast,))
    assert box.reach(box.pieces[0], "Walk") == {(1, 0): 1, (0, 1): 1}
    assert [action.key() for action in box.legal()] == [(0,), *((3, 0, 0, box.region(cell)) for cell in ((1, 0), (0, 1)))]


# Breakaway.


@pytest.mark.parametrize(
    ("mover", "ability", "holder", "extra"),
    [
        ("Walker", "Walk", "Walker", 1),
        ("Walker", "Walk", "Flyer", 1),
        ("Flyer", "Fly", "Walker", 0),
        ("Flyer", "Fly", "Flyer", 1),
        ("Flyer", "Fly", "Both", 1),
        ("Both", "Fly", "Walker", 0),
        ("Both", "Walk", "Walker", 1),
    ],
)
def test_ruling_B14_breakaway(mover: str, ability: str, holder: str, extra: int) -> None:
    """The three examples of Breakaway, and those between them: Walk is held by Walk and Fly, Fly by Fly only."""
    box = field(row(3), (mover, 0, (0, 0)), (holder, 1, (0, 0)))
    assert box.cost(box.pieces[0], ability).total == 1 + extra
    box.move(box.pieces[0], ability, (1, 0))
    assert box.army(0).ap == 6 - 1 - extra


def test_ruling_B14_a_granted_fly_holds_flyers_as_long_as_it_lasts() -> None:
    """Breakaway asks for the same type of movement ability, whatever it comes from."""
    soar = effect("grant", whom="self", rounds=1, also=move("Soar", 1, 4, "fly"))
    lifted = golem("Lifted", attacks=[melee("Lift", 100, 0, soar)])
    box = field(row(2), ("Lifted", 0, (0, 0)), ("Flyer", 1, (0, 0)), more=(lifted,))
    holder, flyer = box.pieces
    assert box.cost(flyer, "Fly").total == 1
    box.attack(holder, "Lift", flyer, 50)
    assert box.cost(flyer, "Fly").total == 2
    box.end_turn()
    box.end_turn()
    assert box.cost(flyer, "Fly").total == 1


def test_ruling_B14_breakaway_is_one_for_any_number_of_enemies_and_none_for_friends() -> None:
    box = field(row(3), ("Walker", 0, (0, 0)), *[("Walker", 1, (0, 0))] * 3)
    assert lines(box.cost(box.pieces[0], "Walk")) == [("cost", 1), ("breakaway", 1)]
    box = field(row(3), ("Walker", 0, (0, 0)), *[("Walker", 0, (0, 0))] * 3)
    assert box.cost(box.pieces[0], "Walk").total == 1


def test_ruling_B11_breakaway_comes_after_doubling_and_never_doubles() -> None:
    box = field(row(3), ("Walker", 0, (0, 0)), ("Walker", 1, (2, 0)))
    walker, enemy = box.pieces
    box.put(enemy, (0, 0))
    costs = []
    for to in ((1, 0), (0, 0), (1, 0)):
        costs.append(box.cost(walker, "Walk").total)
        box.army(0).ap = 6
        box.move(walker, "Walk", to)
    assert costs == [2, 2, 5]


@pytest.mark.parametrize(("holder", "extra"), [(None, 1), ("Walker", 2), ("Flyer", 2)])
@pytest.mark.parametrize(("mover", "ability"), [("Walker", "Walk"), ("Flyer", "Fly")])
def test_ruling_A19_breakaway_in_a_pit(mover: str, ability: str, holder: str | None, extra: int) -> None:
    """1 AP to climb out, 2 in all if any enemy Golem is there."""
    held = [(holder, 1, (0, 0))] if holder else []
    box = field(["T- P-"], (mover, 0, (0, 0)), *held, ("Walker", 0, (0, 0)))
    assert box.cost(box.pieces[0], ability).total == 1 + extra


def test_breakaway_needs_its_ap() -> None:
    box = field(row(2), ("Walker", 0, (0, 0)), ("Walker", 1, (0, 0)))
    box.army(0).ap = 1
    found = box.why_not(Move(0, 0, 1))
    assert found is not None and (found.code, found.need, found.have) == (Reject.AP_SHORT, 2, 1)
    assert not [action for action in box.legal() if isinstance(action, Move)]


# Paths and what they trigger.


def test_ruling_B38_the_path_proposed_is_the_cheapest_then_the_least_harmful() -> None:
    box = field(["P- P- P-", "P- W- P-", "P- P- P-"], ("Walker", 0, (1, 0)))
    long = field(["P- P- P-", "P- W- P-", "P- P- P-"], ("Far", 0, (1, 0)), more=(golem("Far", moves=[move("Walk", mp=4)]),))
    assert box.path(box.pieces[0], "Walk", (0, 1)) == [(0, 0), (0, 1)]
    assert long.path(long.pieces[0], "Walk", (1, 2)) == [(1, 1), (1, 2)], "through the Swamp: it is cheaper"
    box.move(box.pieces[0], "Walk", (0, 1))
    assert box.pieces[0].health == 100


def test_ruling_B38_the_player_may_name_another_path() -> None:
    long = golem("Far", moves=[move("Walk", mp=4)])
    box = field(["P- P- P-", "P- W- P-", "P- P- P-"], ("Far", 0, (1, 0)), more=(long,))
    piece = box.pieces[0]
    box.play(Route(0, 0))
    assert box.state.pending().seats == [0]
    for cell in ((2, 0), (2, 1), (2, 2)):
        box.play(Go(box.region(cell)))
    assert refusal(box, Go(box.region((0, 2)))) is Reject.NOT_ADJACENT
    assert box.army(0).ap == 6, "nothing happens before the path is complete"
    box.play(Go(box.region((1, 2))))
    assert box.legal() == [ARRIVE], "no MP are left"
    told = box.play(ARRIVE)
    assert (piece.health, box.cell(piece.at), box.army(0).ap) == (100, (1, 2), 5)
    assert named(told, "moved")[0]["path"] == [box.region(cell) for cell in ((2, 0), (2, 1), (2, 2), (1, 2))]
    assert (piece.pips[0], piece.uses[0]) == (1, 1)


def test_ruling_B38_a_named_path_obeys_the_same_rules() -> None:
    box = field(
        ["P- P- P- P-", "W- P- Pm M-", "P- P- Ph4 Pm"], ("Walker", 0, (0, 0)), ("Walker", 1, (1, 0)), ("Nimble", 0, (1, 1))
    )
    box.play(Route(0, 0))
    assert refusal(box, ARRIVE) is Reject.CANNOT_STOP
    assert refusal(box, Go(99)) is Reject.NO_SUCH_REGION
    assert refusal(box, Go(box.region((2, 0)))) is Reject.NOT_ADJACENT
    assert refusal(box, Go(box.region((0, 0)))) is Reject.NOT_ADJACENT, "staying is no step"
    box.play(Go(box.region((1, 0))))
    assert box.legal() == [ARRIVE], "an enemy stops it there"
    assert refusal(box, Go(box.region((2, 0)))) is Reject.OUT_OF_REACH
    assert refusal(box, Route(0, 0)) is Reject.NOT_NOW


def test_a_named_path_cannot_run_into_a_dead_end() -> None:
    box = field(["P- W- Ph4 P-"], ("Walker", 0, (0, 0)))
    box.play(Route(0, 0))
    box.play(Go(1))
    assert refusal(box, Go(2)) is Reject.DEAD_END, "2 MP to enter and none left to get out again"
    assert box.legal() == [Go(0), ARRIVE]


def test_paths_that_are_all_alike_are_not_asked_for() -> None:
    box = field(plain(3, 3), ("Walker", 0, (0, 0)))
    assert refusal(box, Route(0, 0)) is Reject.ALL_PATHS_ALIKE


def test_every_region_on_the_path_acts_in_turn() -> None:
    """Ruling B38; A9: crossing a Swamp is entering it."""
    box = field(["P- W- T- W-"], ("Walker", 0, (0, 0)))
    told = box.move(box.pieces[0], "Walk", (3, 0))
    assert [event["damage"] for event in named(told, "harmed")] == [5, 10, 5]
    assert box.pieces[0].health == 80


def test_ruling_A9_flyers_are_harmed_by_what_they_cross() -> None:
    box = field(["P- W- P-"], ("Flyer", 0, (0, 0)))
    box.move(box.pieces[0], "Fly", (2, 0))
    assert box.pieces[0].health == 95


def test_ruling_B38_a_golem_that_dies_on_its_way_stops_there() -> None:
    """Ruling B17: Mana to its army, VP to nobody for terrain that it walked into."""
    frail = golem("Frail", health=5, apv=87, passive=[effect("harm", "move", "enemies_here", amount=10)])
    box = field(["P- W- P-"], ("Frail", 0, (0, 0)), ("Walker", 1, (2, 0)), ("Walker", 0, (0, 0)), more=(frail,))
    told = box.move(box.pieces[0], "Walk", (2, 0))
    assert box.pieces[0].at < 0
    assert kinds(told).count("harmed") == 1 and box.pieces[1].health == 100, "it never arrived"
    assert (box.army(0).mana, box.army(0).vp, box.army(1).vp) == (17, 0, 0)
    assert box.state.pending().seats == [0]


def test_the_last_golem_dies_on_its_way() -> None:
    """Ruling B34: the turn ends without Mana for AP; here the battle, too."""
    frail = golem("Frail", health=5, apv=50)
    box = field(["P- W- P-"], ("Frail", 0, (0, 0)), ("Walker", 1, (2, 0)), more=(frail,))
    told = box.move(box.pieces[0], "Walk", (1, 0))
    assert "turn-ended" not in kinds(told)
    assert box.army(0).mana == 10
    assert box.state.ended is not None and box.state.ended.winners == [1]


def test_only_the_move_used_cools() -> None:
    """A Golem with two moves can move twice in a turn without paying more."""
    box = field(row(7), ("Both", 0, (0, 0)), ("Walker", 1, (6, 0)))
    piece = box.pieces[0]
    box.move(piece, "Walk", (3, 0))
    assert [box.cost(piece, name).total for name in ("Walk", "Fly")] == [2, 1]
    box.move(piece, "Fly", (5, 0))
    assert box.army(0).ap == 4


def test_a_move_to_where_it_stands_is_refused() -> None:
    box = field(row(3), ("Walker", 0, (1, 0)), ("Walker", 1, (2, 0)))
    assert refusal(box, Move(0, 0, 1)) is Reject.STAYS
    assert refusal(box, Move(0, 1, 0)) is Reject.NOT_A_MOVE
    assert refusal(box, Move(0, 0, 77)) is Reject.NO_SUCH_REGION
    assert refusal(box, Move(0, 0, -1)) is Reject.NO_SUCH_REGION
    assert refusal(box, Move(1, 0, 0)) is Reject.NOT_YOUR_GOLEM
