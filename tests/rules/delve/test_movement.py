"""Movement Activity: its points, overlays, barriers, doors, flying, Evade with reaction attacks (rulings 5, 8, 10, 11)."""

from __future__ import annotations

import pytest

from shem.core.contract import Refusal
from shem.games.delve.parts import actions as a
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import MOVED, MOVING
from tests.rules.delve import tiny
from tests.rules.delve.tiny import DOOR, A, B, C, E
from tests.rules.delve.turns import HIT, LETHAL, SHIELD, Turns

DASH, RISE, FOCUS = a.SIMPLE_ONES[a.DASH], a.SIMPLE_ONES[a.RISE], a.SIMPLE_ONES[a.FOCUS]
MISS = 1  # of either die
WINGS = [tiny.effect("flies", when="always")]


def flying(*areas: int, **changes: object) -> Turns:
    setup = tiny.setup(len(areas), paragraphs=[], **changes)
    setup["items"][tiny.CROWN]["effects"] = WINGS
    turns = Turns(*areas, setup=setup)
    turns.hero.worn = [tiny.CROWN]
    return turns


def test_a_step_costs_a_point_and_goes_to_an_adjacent_area() -> None:
    turns = Turns(A).begin()
    assert turns.moves() == [B, E]
    assert turns.play(a.Move(B))[0].data() == {
        "kind": "moved",
        "who": 0,
        "start": A,
        "area": B,
        "cost": 1,
        "left": 2,
        "tally": {"cost": [["step", 1, -1]]},
    }
    assert turns.why_not(a.Move(tiny.F)) == Refusal(Reject.NOT_ADJACENT, about=tiny.F)
    assert turns.why_not(a.Move(100)) == Refusal(Reject.NOT_ADJACENT, about=100)
    turns.play(a.Move(E))
    turns.play(a.Move(A))
    assert turns.why_not(a.Move(B)) == Refusal(Reject.NO_POINTS, need=1, have=0, about=B)


def test_a_shut_door_is_no_way_and_an_open_one_is() -> None:
    turns = Turns(B).begin()
    assert turns.why_not(a.Move(C)) == Refusal(Reject.DOOR_SHUT, about=DOOR)
    turns.state.doors[DOOR], turns.state.revealed = 0, 3
    turns.play(a.Move(C))
    assert turns.hero.area == C


def test_a_difficult_area_costs_two_and_a_deadly_one_health() -> None:
    overlays = [{"kind": "difficult", "area": B}, {"kind": "deadly", "area": B}]
    turns = Turns(A, overlays=overlays).begin()
    turns.play(a.Move(B))
    assert turns.told("moved")[0]["tally"] == {"cost": [["step", 1, -1], ["difficult", 1, B]]}
    assert (turns.state.turn.points, turns.hero.health) == (1, 7)
    turns.play(a.Move(A))  # out of it is plain
    assert turns.why_not(a.Move(B)) == Refusal(Reject.NO_POINTS, need=2, have=0, about=B)


def test_one_point_is_too_few_for_a_difficult_area() -> None:
    turns = Turns(A, overlays=[{"kind": "difficult", "area": B}]).begin()
    turns.state.turn.points = 1
    assert turns.moves() == [E]
    assert turns.why_not(a.Move(B)) == Refusal(Reject.NO_POINTS, need=2, have=1, about=B)


def test_a_barrier_bars_one_direction() -> None:
    turns = Turns(A, overlays=[{"kind": "barrier", "area": A, "to": B}]).begin()
    assert turns.why_not(a.Move(B)) == Refusal(Reject.BARRIER, about=B)
    turns.play(a.Move(E))
    turns.play(a.Move(B))
    turns.play(a.Move(A))


def test_who_flies_ignores_overlays() -> None:
    overlays = [{"kind": "barrier", "area": A, "to": B}, {"kind": "difficult", "area": B}, {"kind": "deadly", "area": B}]
    turns = flying(A, overlays=overlays).begin()
    turns.play(a.Move(B))
    assert (turns.state.turn.points, turns.hero.health) == (2, 8)


def test_a_movement_can_be_split_around_actions_but_not_around_combat() -> None:
    turns = Turns(A)
    foe = turns.foe(tiny.BRUTE, B)
    turns.begin().play(a.Move(B))
    turns.play(FOCUS)
    assert turns.state.turn.moving == MOVING and turns.moves() == [A, E]
    turns.play(a.Attack(tiny.SWORD, foe.who), MISS, MISS)
    if turns.prompt() != "hero-turn":
        turns.play(a.END)
    assert turns.state.turn.moving == MOVED and turns.hero.focus is False
    assert turns.why_not(a.Move(A)) == Refusal(Reject.MOVEMENT_OVER)


def test_a_movement_can_follow_a_combat() -> None:
    turns = Turns(B, B)
    foe = turns.foe(tiny.BRUTE, B)
    turns.begin().play(a.Attack(tiny.SWORD, foe.who), MISS, MISS)
    while turns.prompt() != "hero-turn":
        turns.play(a.END)
    turns.play(a.Move(A))
    assert turns.hero.area == A


def test_dash_is_a_point_once_a_round_and_none_after_the_movement() -> None:
    turns = Turns(A)
    turns.hero.rank = 1
    turns.begin().play(DASH)
    assert turns.told("dashed") == [{"kind": "dashed", "seat": 0, "points": 4}]
    assert turns.why_not(DASH) == Refusal(Reject.HAS_DASHED)
    turns.hero.dashed, turns.state.turn.moving = False, MOVED
    assert turns.why_not(DASH) == Refusal(Reject.MOVEMENT_OVER)


def test_an_evading_hero_is_attacked_by_every_enemy_there_before_it_moves() -> None:
    turns = Turns(A)
    first, second = turns.foe(tiny.DRUDGE, A), turns.foe(tiny.DRUDGE, A)
    turns.begin().play(a.Move(B), HIT, MISS, HIT, MISS)  # with domination 2 Hits each, of which the Armor takes one
    assert turns.told("evaded") == [{"kind": "evaded", "seat": 0, "area": A, "freely": 0}]
    assert [(event["who"], event["reaction"]) for event in turns.told("attacked")] == [(first.who, 1), (second.who, 1)]
    assert turns.events[-1].kind.code == "moved"
    assert (turns.hero.area, turns.hero.health, turns.state.turn.points) == (B, 6, 2)


def reacting(*effects: tiny.Json) -> Turns:
    """A Hero beside a Drudge whose every attack does something more."""
    setup = tiny.setup(2, paragraphs=[])
    setup["foes"][tiny.DRUDGE]["attack"]["effects"] = list(effects)
    turns = Turns(B, A, setup=setup)
    turns.foe(tiny.DRUDGE, B)
    return turns.begin()


def test_who_is_knocked_out_while_it_evades_stays_and_keeps_its_points() -> None:
    turns = reacting(tiny.effect("afflict", what=5, rank=1, whom="target"))
    turns.play(a.Move(A), MISS)
    assert turns.hero.ko and (turns.hero.area, turns.state.turn.points) == (B, 3)
    turns.play(RISE)
    assert turns.state.turn.points == 2


def test_who_is_bashed_or_stunned_while_it_evades_does_not_move_on() -> None:
    turns = reacting(tiny.effect("bash", 1))
    turns.play(a.Move(A), MISS)
    assert turns.prompt() == "push"
    turns.play(a.Push(E))
    assert (turns.hero.area, turns.state.turn.points) == (E, 3) and turns.moves() == [A, B]
    turns = reacting(tiny.effect("afflict", what=2, rank=1, whom="target"))
    turns.play(a.Move(A), MISS)
    assert (turns.hero.area, turns.hero.ailment) == (B, 3) and not turns.told("moved")


def test_who_falls_while_it_evades_ends_its_turn() -> None:
    turns = reacting()
    turns.foe(tiny.DRUDGE, B)
    turns.hero.health = 1
    turns.play(a.Move(A), LETHAL)
    assert turns.hero.soul and turns.prompt() == "over"
    assert len(turns.told("attacked")) == 1


def test_each_enemy_there_reacts_whatever_its_range() -> None:
    setup = tiny.setup(1, paragraphs=[])
    setup["foes"][tiny.SPITTER]["attack"]["near"] = 1
    turns = Turns(A, setup=setup)
    turns.foe(tiny.SPITTER, A)
    turns.begin().play(a.Move(B), MISS)
    assert turns.told("evaded") and len(turns.told("attacked")) == 1


def test_nobody_reacts_where_heroes_dominate() -> None:
    turns = Turns(A, A)
    turns.foe(tiny.DRUDGE, A)
    turns.begin().play(a.Move(B))
    assert [event.kind.code for event in turns.events] == ["moved"]


def test_who_slips_or_is_hidden_is_not_attacked() -> None:
    turns = Turns(A)
    turns.foe(tiny.BRUTE, A)
    turns.begin()
    turns.state.turn.slips = True
    turns.play(a.Move(B))
    assert turns.told("evaded") == [{"kind": "evaded", "seat": 0, "area": A, "freely": 1}]
    assert turns.hero.area == B and not turns.told("attacked")
    turns = Turns(A)
    turns.foe(tiny.BRUTE, A)
    turns.hero.hidden = True
    turns.begin().play(a.Move(B))
    assert [event.kind.code for event in turns.events] == ["moved"]


@pytest.mark.parametrize("field, value", [("ko", True), ("ailment", 3)])
def test_enemies_that_lie_or_are_stunned_do_not_react(field: str, value: object) -> None:
    turns = Turns(A)
    setattr(turns.foe(tiny.BRUTE, A), field, value)
    turns.begin().play(a.Move(B))
    assert turns.hero.area == B and not turns.told("attacked")


def test_a_blinded_enemy_rolls_before_it_reacts() -> None:
    turns = Turns(A)
    foe = turns.foe(tiny.BRUTE, A)
    foe.ailment = 2
    turns.begin().play(a.Move(B), MISS)
    assert turns.hero.area == B and not turns.told("attacked")
    turns = Turns(A)
    turns.foe(tiny.DRUDGE, A).ailment = 2
    turns.begin().play(a.Move(B), SHIELD, MISS)
    assert len(turns.told("attacked")) == 1


def test_rising_begins_the_movement_activity() -> None:
    turns = Turns(A)
    turns.hero.ko, turns.hero.bleed = True, 1
    turns.begin().play(RISE)
    assert (turns.hero.health, turns.state.turn.points, turns.state.turn.moving) == (7, 2, MOVING)
    turns.play(a.Move(B))
    assert turns.hero.health == 7
