"""Hero Turn: what a Soul Rank gives, what conditions leave of it, souls, and its end (rulings 4, 5, 11, 12)."""

from __future__ import annotations

import pytest

from shem.core.contract import Refusal
from shem.games.delve.parts import actions as a
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.parts.state import MOVED, NOT_MOVED
from tests.rules.delve import tiny
from tests.rules.delve.tiny import A, B, E
from tests.rules.delve.turns import MISS, SHIELD, Turns

PRAY, DASH, STAND_UP, RISE, FOCUS, REORGANIZE = [a.SIMPLE_ONES[what] for what in range(6)]


def test_a_turn_begins_with_what_the_soul_rank_gives() -> None:
    for rank, combats, actions in ((0, 1, 1), (1, 1, 2), (2, 2, 2)):
        turns = Turns(B)
        turns.hero.rank = rank
        turn = turns.begin().state.turn
        assert (turn.points, turn.moving, turn.combats, turn.actions) == (3, NOT_MOVED, combats, actions)
        assert turns.state.active == 0 and turns.prompt() == "hero-turn"


def test_what_is_worn_changes_the_figures_of_a_turn() -> None:
    setup = tiny.setup(1, paragraphs=[])
    setup["items"][tiny.CROWN]["effects"] = [
        tiny.effect("moves", 2, when="always"),
        tiny.effect("combats", 1, when="always"),
        tiny.effect("actions", -3, when="always"),
        tiny.effect("points", 1, when="turn"),
    ]
    turns = Turns(B, setup=setup)
    turns.hero.worn = [tiny.CROWN]
    turn = turns.begin().state.turn
    assert (turn.points, turn.combats, turn.actions) == (3 + 2 + 1, 2, 0)
    assert turns.why_not(FOCUS) == Refusal(Reject.NO_ACTIONS, have=0)


def test_done_ends_the_turn_with_its_health_condition_and_focus() -> None:
    turns = Turns(B).begin()
    turns.play(FOCUS)
    assert turns.hero.focus
    turns.hero.ailment = 1
    turns.play(a.END)
    assert turns.prompt() == "over" and turns.state.active == -1
    assert (turns.hero.ailment, turns.hero.focus, turns.hero.focused) == (0, False, True)
    assert [event.kind.code for event in turns.events] == ["faded", "turn-ended"]


def test_actions_and_combats_are_spent() -> None:
    turns = Turns(B)
    foe = turns.foe(tiny.DRUDGE, B)
    turns.begin()
    assert a.Attack(tiny.SWORD, foe.who) in turns.legal() and FOCUS in turns.legal()
    turns.play(FOCUS)
    assert turns.why_not(DASH) == Refusal(Reject.NO_ACTIONS, have=0)
    turns.state.turn.combats = 0
    assert turns.why_not(a.Attack(tiny.SWORD, foe.who)) == Refusal(Reject.NO_COMBATS, have=0)


def test_a_slowed_hero_has_a_single_activity_but_free_actions() -> None:
    turns = Turns(B)
    turns.hero.ailment = 1
    turns.hero.worn, turns.hero.crowns = [], 0
    turns.begin()
    assert turns.kinds() == ["Done", "Drop", "Move", "Open", "Simple", "UseItem", "UsePower"]
    turns.play(a.Move(A))
    assert turns.moves() == [B, E]  # a split movement is one activity
    assert turns.why_not(FOCUS) == Refusal(Reject.SLOWED)
    turns.play(a.UseItem(tiny.BREW, 0))
    assert turns.kinds() == ["Done", "Move"]


def test_a_slowed_hero_that_has_acted_does_not_move() -> None:
    turns = Turns(B)
    turns.hero.ailment = 1
    foe = turns.foe(tiny.DRUDGE, B)
    turns.begin().play(FOCUS)
    assert turns.why_not(a.Move(A)) == Refusal(Reject.SLOWED)
    assert turns.why_not(a.Attack(tiny.SWORD, foe.who)) == Refusal(Reject.SLOWED)


def test_a_stunned_hero_has_only_free_actions() -> None:
    turns = Turns(B)
    turns.hero.ailment = 3
    turns.begin()
    assert turns.kinds() == ["Done", "Drop", "Open", "UseItem"]
    assert turns.why_not(a.Move(A)) == Refusal(Reject.STUNNED)
    assert turns.why_not(DASH) == Refusal(Reject.STUNNED)


def test_a_hero_stunned_on_its_way_stops() -> None:
    turns = Turns(B).begin()
    turns.play(a.Move(A))
    turns.hero.ailment = 3
    assert turns.why_not(a.Move(B)) == Refusal(Reject.STUNNED)


def test_a_blinded_hero_saves_before_each_activity_and_wastes_it() -> None:
    turns = Turns(B)
    turns.hero.ailment = 2
    turns.begin().play(FOCUS, MISS)
    assert turns.told("wasted") == [{"kind": "wasted", "who": 0}]
    assert not turns.hero.focused and turns.state.turn.actions == 0
    turns.play(a.Move(A), SHIELD)
    turns.play(a.Move(B))  # a split movement rolls once
    assert turns.hero.area == B and turns.state.turn.points == 1


def test_a_blinded_hero_wastes_its_movement() -> None:
    turns = Turns(B)
    turns.hero.ailment = 2
    turns.begin().play(a.Move(A), MISS)
    assert turns.hero.area == B and turns.state.turn.moving == MOVED
    assert turns.why_not(a.Move(A)) == Refusal(Reject.MOVEMENT_OVER)


def test_a_bleeding_hero_suffers_before_each_activity_but_not_before_free_actions() -> None:
    turns = Turns(B)
    turns.hero.bleed = 1
    turns.begin().play(FOCUS)
    assert turns.hero.health == 7
    turns.play(a.Move(A))
    turns.play(a.Move(B))
    assert turns.hero.health == 6
    turns.play(a.UseItem(tiny.BREW, 0))
    assert turns.hero.health == 8


def test_a_hero_that_falls_ends_its_turn() -> None:
    turns = Turns(B, A)
    turns.hero.bleed, turns.hero.health = 1, 1
    turns.begin().play(FOCUS)
    assert turns.hero.soul and turns.prompt() == "over"
    assert [event.kind.code for event in turns.events] == ["wounded", "fell", "turn-ended"]


def test_a_hero_that_lies_neither_moves_nor_attacks_and_can_do_all_else() -> None:
    turns = Turns(B)
    turns.hero.ko = True
    turns.foe(tiny.DRUDGE, B).ko = True
    turns.begin()
    for action in (a.Move(A), DASH, a.Attack(tiny.SWORD, 8)):
        assert turns.why_not(action) == Refusal(Reject.KNOCKED_OUT)
    for action in (STAND_UP, RISE, FOCUS, REORGANIZE, a.Open(0), a.Drop(tiny.BREW), a.UseItem(tiny.BREW, 0)):
        assert turns.why_not(action) is None
    turns.play(RISE)
    assert not turns.hero.ko and turns.state.turn.points == 2
    assert turns.why_not(RISE) == Refusal(Reject.NOT_KNOCKED_OUT) == turns.why_not(STAND_UP)


def test_standing_up_by_dash_takes_an_action_and_no_point() -> None:
    turns = Turns(B)
    turns.hero.ko = True
    turns.begin().play(STAND_UP)
    assert (turns.hero.ko, turns.hero.dashed) == (False, True)
    assert (turns.state.turn.points, turns.state.turn.actions) == (3, 0)
    turns.hero.ko = True
    turns.state.turn.points = 0
    turns.state.turn.actions = 1
    assert turns.why_not(STAND_UP) == Refusal(Reject.HAS_DASHED)
    assert turns.why_not(RISE) == Refusal(Reject.NO_POINTS, need=1, have=0)


@pytest.mark.parametrize("rank", [0, 3])
def test_a_soul_moves_past_enemies_and_prays_and_nothing_else(rank: int) -> None:
    turns = Turns(B, A, shrines=[A], overlays=[{"kind": "difficult", "area": A}, {"kind": "deadly", "area": A}])
    turns.hero.soul, turns.hero.health, turns.hero.rank = True, 0, rank
    turns.foe(tiny.BRUTE, B)
    turns.begin()
    assert turns.legal() == [a.END, a.Move(A), a.Move(E)]
    assert turns.why_not(FOCUS) == Refusal(Reject.IS_SOUL) == turns.why_not(a.Open(0))
    turns.play(a.Move(A))
    assert [event.kind.code for event in turns.events] == ["moved"]
    assert (turns.hero.area, turns.state.turn.points, turns.hero.health) == (A, 2, 0)
    turns.play(PRAY, 1, 1, 1)
    assert turns.hero.prayed and turns.legal() == [a.END, a.Move(B), a.Move(E)]
    turns.play(a.END)
    assert turns.prompt() == "over"


def test_barriers_and_doors_hold_a_soul() -> None:
    turns = Turns(B, A, overlays=[{"kind": "barrier", "area": B, "to": A}])
    turns.hero.soul, turns.hero.health = True, 0
    turns.begin()
    assert turns.why_not(a.Move(A)) == Refusal(Reject.BARRIER, about=A)
    assert turns.why_not(a.Move(tiny.C)) == Refusal(Reject.DOOR_SHUT, about=0)


def test_what_is_no_decision_of_a_turn_is_another() -> None:
    turns = Turns(B).begin()
    for action in (a.Next(0), a.Choose(0), a.Equip(0), a.SIMPLE_ONES[a.ENHANCE], a.Star(0), a.Return(0, 0)):
        assert turns.why_not(action) == Refusal(Reject.ANOTHER_DECISION)


def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    turns = Turns(B)
    turns.hero.worn, turns.hero.pack, turns.hero.crowns = [], [], 0
    turns.state.doors = [0]
    turns.state.revealed = 3
    turns.begin().play(FOCUS)
    for area in (A, B):
        turns.play(a.Move(area))
        assert turns.prompt() == "hero-turn"
    turns.play(a.Move(A))  # its last point
    assert turns.prompt() == "over"
    assert [event.kind.code for event in turns.events] == ["moved", "turn-ended"]


def test_a_stunned_hero_with_nothing_to_use_is_not_asked() -> None:
    turns = Turns(A)
    turns.hero.pack, turns.hero.crowns, turns.hero.ailment = [], 0, 3
    assert turns.begin().prompt() == "over"
