"""An Enemy's activation: whether it is wasted, the behaviour rule, and its sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.figures import Enemy
from tests.rules.delve import tiny
from tests.rules.delve.skirmish import FIRST, Skirmish, rule
from tests.rules.delve.tiny import DRUDGE, A, B, C, D, E, F, Json, effect

IDLE = rule(-1, -1, effect("advances"))
BLANK, HIT = 1, 2  # faces of the Red Die
SHIELD = 3  # of the Blue Die


def facing(heroes: Sequence[int], area: int, *rules: Json, **changes: Any) -> tuple[Skirmish, Enemy]:
    """A Drudge of these rules in an area; it moves 2 areas and strikes in its own."""
    scene = Skirmish(heroes, [*rules, IDLE], **changes)
    return scene, scene.enemy(DRUDGE, area)


def walked(scene: Skirmish) -> list[tuple[int, int]]:
    return [told[1:3] for told in scene.told("moved")]


# step 1: the behaviour rule


def test_the_first_rule_with_a_hero_in_range_and_in_sight_applies() -> None:
    near, far, farther = [rule(at, at, effect("retreats", 1)) for at in (0, 1, 2)]
    scene, drudge = facing([B, C], A, near, far, farther)
    scene.activate(drudge)
    assert scene.told("rule-tried") == [(FIRST, 0, 0, (), ()), (FIRST, 1, 1, (0,), ())]
    assert scene.told("sentence") == [(FIRST, 1, 0)]


def test_a_hero_in_range_behind_a_wall_does_not_count() -> None:
    scene, drudge = facing([F], E, rule(0, 3, effect("strikes", reach=3)))
    scene.activate(drudge)
    assert scene.told("rule-tried") == [(FIRST, 0, 0, (), (0,)), (FIRST, 1, 1, (0,), ())]
    assert scene.told("attacked") == []


def test_the_no_target_rule_leads_to_the_nearest_whom_it_need_not_see() -> None:
    scene, drudge = facing([D, F], E, rule(0, 0, effect("strikes")))
    scene.hero(0, health=7)
    scene.activate(drudge)
    assert scene.told("rule-tried")[-1] == (FIRST, 1, 1, (0, 1), ())
    assert scene.told("victim-chosen")[0][1] == 0
    assert scene.told("moved") == [(FIRST, E, B, 1, 1), (FIRST, B, C, 1, 0)]


def test_who_is_farther_is_not_walked_to_however_wounded() -> None:
    scene, drudge = facing([C, D], E, rule(0, 0, effect("strikes")))
    scene.hero(1, health=1)
    scene.activate(drudge)
    assert scene.told("victim-possible") == [(FIRST, 0, 0, 0, 8, 2)]


def test_without_a_path_nothing_is_done() -> None:
    scene, drudge = facing([C], B, rule(0, 3, effect("strikes")))
    scene.state.doors[tiny.DOOR] = v.CLOSED
    scene.activate(drudge)
    assert scene.told("rule-tried") == [(FIRST, 0, 0, (), ()), (FIRST, 1, 0, (), ())]
    assert scene.told("no-way") == [(FIRST,)]
    assert drudge.area == B


def test_a_barrier_holds_it_and_flying_does_not_care() -> None:
    scene, drudge = facing([C], B, rule(0, 0, effect("strikes")))
    scene.state.overlays = [[v.BARRIER, B, C]]
    scene.activate(drudge)
    assert scene.told("no-way") == [(FIRST,)]
    wings = effect("flies", when="always")
    scene, drudge = facing([C], B, rule(0, 0, effect("strikes")), foes=[tiny.foe(0, 0, 3, 1, effects=[wings])])
    scene.state.overlays = [[v.BARRIER, B, C]]
    scene.activate(drudge)
    assert walked(scene) == [(B, C)]


def test_a_barrier_does_not_hold_from_its_other_side() -> None:
    scene, drudge = facing([B], C, rule(0, 0, effect("strikes")))
    scene.state.overlays = [[v.BARRIER, B, C]]
    scene.activate(drudge)
    assert walked(scene) == [(C, B)]


def test_difficult_and_deadly_areas_are_ignored() -> None:
    scene, drudge = facing([C], A)
    scene.state.overlays = [[v.DIFFICULT, B, -1], [v.DEADLY, B, -1], [v.DEADLY, C, -1]]
    scene.activate(drudge)
    assert walked(scene) == [(A, B), (B, C)]
    assert drudge.health == 3


def test_a_hidden_hero_and_a_soul_do_not_exist() -> None:
    scene, drudge = facing([A, A, B], A, rule(0, 0, effect("strikes")))
    scene.hero(0, hidden=True)
    scene.hero(1, soul=True)
    scene.activate(drudge)
    assert scene.told("rule-tried") == [(FIRST, 0, 0, (), ()), (FIRST, 1, 1, (2,), ())]
    assert walked(scene) == [(A, B)]


def test_where_all_are_hidden_there_is_nobody_to_walk_to() -> None:
    scene, drudge = facing([A], B)
    scene.hero(0, hidden=True)
    scene.activate(drudge)
    assert scene.told("no-way") == [(FIRST,)]


# whether it is wasted


def test_stunned_it_skips_its_activation_and_is_then_no_longer_stunned() -> None:
    scene, drudge = facing([A], A, rule(0, 0, effect("strikes")))
    drudge.ailment = v.STUNNED + 1
    scene.activate(drudge)
    assert scene.told("skipped") == [(FIRST, v.STUNNED)]
    assert scene.told("rule-tried") == []
    assert drudge.ailment == 0


@pytest.mark.parametrize(("face", "acts"), [(SHIELD, True), (BLANK, False)])
def test_blinded_it_acts_on_a_shield_alone(face: int, acts: bool) -> None:
    scene, drudge = facing([C], A)
    drudge.ailment = v.BLINDED + 1
    scene.activate(drudge, face)
    assert walked(scene) == ([(A, B), (B, C)] if acts else [])
    assert scene.told("skipped") == ([] if acts else [(FIRST, v.BLINDED)])
    assert drudge.ailment == 0


def test_slowed_it_executes_the_first_sentence_alone() -> None:
    scene, drudge = facing([A], B, rule(0, 3, effect("advances"), effect("strikes")))
    drudge.ailment = v.SLOWED + 1
    scene.activate(drudge)
    assert walked(scene) == [(B, A)]
    assert scene.told("sentence") == [(FIRST, 0, 0)]
    assert scene.told("cut-short") == [(FIRST,)]
    assert drudge.ailment == 0


def test_slowed_it_executes_all_of_its_first_sentence() -> None:
    scene, drudge = facing([A], B, rule(0, 3, [effect("advances"), effect("strikes")]))
    drudge.ailment = v.SLOWED + 1
    scene.activate(drudge, BLANK)
    assert len(scene.told("attacked")) == 1
    assert scene.told("cut-short") == []


def test_bleed_costs_health_before_the_activation() -> None:
    scene, drudge = facing([B], A)
    drudge.bleed = 2
    scene.activate(drudge)
    assert drudge.health == 2
    assert walked(scene) == [(A, B)]


def test_bleeding_to_death_it_does_nothing() -> None:
    scene, drudge = facing([B], A)
    drudge.bleed, drudge.health = 1, 1
    scene.activate(drudge)
    assert scene.state.enemies == []
    assert scene.told("moved") == []
    assert scene.state.souls == 1


def test_to_stand_up_is_its_activation() -> None:
    scene, drudge = facing([A], A, rule(0, 0, effect("strikes")))
    drudge.ko = True
    drudge.ailment = v.SLOWED + 1
    scene.activate(drudge)
    assert scene.told("stood-up") == [(FIRST,)]
    assert scene.told("rule-tried") == []
    assert (drudge.ko, drudge.ailment) == (False, 0)


def test_stunned_it_does_not_even_stand_up() -> None:
    scene, drudge = facing([A], A)
    drudge.ko = True
    drudge.ailment = v.STUNNED + 1
    scene.activate(drudge)
    assert drudge.ko


def test_one_that_is_gone_does_not_activate() -> None:
    scene, drudge = facing([A], A)
    scene.state.enemies = []
    scene.activate(drudge)
    assert scene.events == []


# step 3: the sentences


def test_it_advances_and_strikes_with_the_same_victim() -> None:
    scene, drudge = facing([C, B], A, rule(0, 3, effect("advances"), effect("strikes"), prefer="farthest"))
    scene.activate(drudge, BLANK)
    assert walked(scene) == [(A, B), (B, C)]
    assert scene.told("sentence") == [(FIRST, 0, 0), (FIRST, 0, 1)]
    assert [told[:3] for told in scene.told("attacked")] == [(FIRST, 0, v.OF_FOE + DRUDGE)]


def test_it_advances_no_farther_than_its_move_or_the_amount() -> None:
    scene, drudge = facing([F], A)
    scene.activate(drudge)
    assert walked(scene) == [(A, B), (B, C)]
    scene, drudge = facing([F], A, rule(0, 9, effect("advances", 1)), rule(-1, -1, effect("advances", 1)))
    scene.activate(drudge)
    assert walked(scene) == [(A, B)]


def test_it_stops_as_far_away_as_the_sentence_says() -> None:
    scene, drudge = facing([C], A, rule(0, 3, effect("advances", reach=1)))
    scene.activate(drudge)
    assert walked(scene) == [(A, B)]


def test_near_enough_but_without_sight_it_goes_on() -> None:
    scene, drudge = facing([F], B, rule(-1, -1, effect("advances", reach=2)))
    scene.activate(drudge)  # from B, 2 areas away, F is not seen
    assert walked(scene) == [(B, C)]


def test_of_two_shortest_paths_it_takes_the_smaller_area() -> None:
    scene, drudge = facing([C], A, walls=[])  # E lies beside C, too
    scene.activate(drudge)
    assert walked(scene) == [(A, B), (B, C)]


def test_it_retreats_area_by_area_to_where_the_victim_is_farther() -> None:
    scene, drudge = facing([A], B, rule(0, 3, effect("retreats")))
    scene.activate(drudge)
    assert walked(scene) == [(B, C), (C, D)]
    scene, drudge = facing([A], B, rule(0, 3, effect("retreats", 1)))
    scene.activate(drudge)
    assert walked(scene) == [(B, C)]


def test_in_a_dead_end_it_stays() -> None:
    scene, drudge = facing([B], E, rule(0, 3, effect("retreats")))
    scene.activate(drudge)
    assert walked(scene) == []


def test_it_shelters_with_another_enemy_farther_from_the_victim() -> None:
    scene, drudge = facing([A], B, rule(0, 3, effect("shelters")))
    scene.enemy(DRUDGE, D)
    scene.enemy(DRUDGE, E)  # as near to A as B is
    scene.activate(drudge)
    assert walked(scene) == [(B, C), (C, D)]


def test_it_takes_the_nearest_shelter() -> None:
    scene, drudge = facing([A], B, rule(0, 3, effect("shelters")))
    for area in (D, C):
        scene.enemy(DRUDGE, area)
    scene.activate(drudge)
    assert walked(scene) == [(B, C)]


def test_without_a_shelter_within_its_move_it_stays() -> None:
    scene, drudge = facing([A], A, rule(0, 3, effect("shelters")))
    scene.enemy(DRUDGE, D)
    scene.enemy(DRUDGE, B, obeys=0)  # a Minion shelters no Enemy
    scene.activate(drudge)
    assert walked(scene) == []


def test_a_strike_out_of_range_misses() -> None:
    scene, drudge = facing([B], A, rule(0, 3, effect("strikes"), effect("advances")))
    scene.activate(drudge)
    assert scene.told("strike-missed") == [(FIRST, 0)]
    assert walked(scene) == [(A, B)]  # the next sentence is executed all the same


def test_a_sentence_can_strike_farther_than_the_card() -> None:
    scene, drudge = facing([C], A, rule(0, 3, effect("strikes", reach=2)))
    scene.activate(drudge, BLANK)
    assert len(scene.told("attacked")) == 1


def test_a_strike_needs_sight() -> None:
    scene, drudge = facing([F], B, rule(-1, -1, effect("strikes", reach=3)))
    scene.activate(drudge)
    assert scene.told("strike-missed") == [(FIRST, 0)]


def test_a_victim_nearer_than_the_attack_begins_is_missed() -> None:
    bow = tiny.attack(1, near=1, far=3)
    scene, drudge = facing([A], A, rule(0, 3, effect("strikes")), foes=[tiny.foe(0, 0, 3, 1, attack=bow)])
    scene.activate(drudge)
    assert scene.told("strike-missed") == [(FIRST, 0)]


def test_a_strike_adds_the_hits_of_its_sentence() -> None:
    scene, drudge = facing([A], A, rule(0, 0, effect("strikes", 1)))
    scene.activate(drudge, HIT, BLANK)  # 1 + 1 Hits, 1 stopped by Armor, 1 Blue Die
    assert scene.told("hit-total") == [(FIRST, 0, 2, 0)]
    assert scene.state.heroes[0].health == 7


def test_each_deed_of_a_sentence_comes_after_the_attack_before_it() -> None:
    scene, drudge = facing([A], A, rule(0, 0, [effect("strikes"), effect("retreats", 1), effect("strikes", reach=1)]))
    scene.activate(drudge, BLANK, BLANK)
    order = [event.kind.code for event in scene.events if event.kind.code in ("attacked", "moved")]
    assert order == ["attacked", "moved", "attacked"]


def test_a_fallen_victim_is_neither_struck_nor_walked_to() -> None:
    kills = [effect("hurts", 8, whom="target"), effect("strikes", reach=3), effect("advances")]
    scene, drudge = facing([B, A], A, rule(1, 1, kills))
    scene.activate(drudge)
    assert scene.state.heroes[0].soul
    assert scene.told("strike-missed") == [(FIRST, 0)]
    assert walked(scene) == []


def test_another_deed_is_carried_out_for_the_enemy_and_its_victim() -> None:
    scene, drudge = facing([B], A, rule(0, 3, [effect("hurts", 2, whom="target"), effect("heals", 1)]))
    drudge.health = 1
    scene.activate(drudge)
    assert (scene.state.heroes[0].health, drudge.health) == (6, 2)


def test_knocked_out_on_the_way_it_neither_strikes_nor_walks() -> None:
    falls = effect("afflict", what=v.KO)
    scene, drudge = facing([A], A, rule(0, 0, [falls, effect("strikes"), effect("retreats")]))
    scene.activate(drudge)
    assert drudge.ko
    assert scene.told("strike-missed") == [(FIRST, 0)]
    assert walked(scene) == []


def test_what_its_card_does_when_its_activation_begins_comes_first() -> None:
    mending = [effect("heals", 1, when="turn")]
    scene, drudge = facing([B], A, foes=[tiny.foe(0, 0, 3, 1, effects=mending)])
    drudge.health = 1
    scene.activate(drudge)
    assert drudge.health == 2
    assert [event.kind.code for event in scene.events][:3] == ["activated", "healed", "rule-tried"]
