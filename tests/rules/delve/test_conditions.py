"""Body Conditions: Health conditions, Bleed, Fire, K.O., Poison and Red Criticals."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Scripted
from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.figures import Figure
from shem.games.delve.rules.conditions import (
    afflict,
    clean_up,
    cure,
    is_ailing,
    may_act,
    may_activate,
    may_react,
    pass_health_conditions,
)
from tests.rules.delve import tiny
from tests.rules.delve.arena import NOTHING, SHIELD, Arena
from tests.rules.delve.skirmish import FIRST
from tests.rules.delve.tiny import DRUDGE, A, B, effect

WINGS = effect("flies", when="always")


def entry(*faces: int) -> Entry:
    return Entry(Scripted(faces), telling=True)


def told(entry: Entry) -> list[tuple[object, ...]]:
    assert isinstance(entry.chance, Scripted) and entry.chance.at == len(entry.chance.faces)
    return [(event.kind.code, *event.values) for event in entry.events]


def suffer(scene: Arena, figure: Figure, condition: int, rank: int = 1) -> list[tuple[object, ...]]:
    told_to = entry()
    afflict(scene.state, figure, condition, rank, v.OF_AREA, told_to)
    return told(told_to)


@pytest.mark.parametrize("condition", [v.BLEED, v.POISON])
def test_a_second_of_the_same_name_replaces_if_greater_else_costs_health(condition: int) -> None:
    scene = Arena([A])
    hero = scene.hero(0)
    assert suffer(scene, hero, condition, 1) == [("afflicted", 0, condition, 1, v.OF_AREA)]
    suffer(scene, hero, condition, 2)
    assert hero.health == 8 and hero.bleed + hero.poison == 2
    assert suffer(scene, hero, condition, 1)[0] == ("ignored", 0, condition, 1)
    suffer(scene, hero, condition, 2)
    assert hero.health == 6 and hero.bleed + hero.poison == 2


def test_health_conditions_are_one_group() -> None:
    scene = Arena([A])
    hero = scene.hero(0)
    suffer(scene, hero, v.BLINDED)
    suffer(scene, hero, v.SLOWED)
    assert hero.ailment == 2 and hero.health == 7
    suffer(scene, hero, v.STUNNED)
    assert hero.ailment == 3 and hero.health == 7
    suffer(scene, hero, v.STUNNED)
    assert hero.ailment == 3 and hero.health == 6


def test_a_second_knock_out_costs_health_and_flyers_are_not_touched() -> None:
    scene = Arena([A], foes=[tiny.foe(0, 0, 3, 1, effects=[WINGS])])
    hero, flyer = scene.hero(0), scene.enemy(DRUDGE, A)
    suffer(scene, hero, v.KO)
    assert hero.ko and hero.health == 8
    suffer(scene, hero, v.KO)
    assert hero.health == 7
    assert suffer(scene, flyer, v.KO) == [("immune", FIRST, v.KO)]
    assert not flyer.ko and flyer.health == 3


def test_who_is_immune_suffers_nothing_of_it() -> None:
    scene = Arena([A], foes=[tiny.foe(0, 0, 3, 1, effects=[effect("immune", what=v.FIRE, when="always")])])
    drudge = scene.enemy(DRUDGE, A)
    suffer(scene, drudge, v.FIRE)
    assert drudge.fire == [0, 0] and drudge.health == 3
    suffer(scene, drudge, v.POISON)
    assert drudge.poison == 1


def test_fire_costs_health_at_once_and_its_tokens_stack() -> None:
    scene = Arena([A])
    hero = scene.hero(0)
    suffer(scene, hero, v.FIRE, 2)
    suffer(scene, hero, v.FIRE, 1)
    suffer(scene, hero, v.FIRE, 2)
    assert hero.fire == [1, 2] and hero.health == 5


def test_who_dies_of_fire_keeps_no_token() -> None:
    scene = Arena([A, A])
    hero = scene.hero(0, health=1)
    suffer(scene, hero, v.FIRE)
    assert hero.soul and hero.fire == [0, 0]


def test_bleed_costs_health_before_each_activity_and_activation() -> None:
    scene = Arena([A, B])
    hero, drudge = scene.hero(0, bleed=2), scene.enemy(DRUDGE, A)
    assert may_act(scene.state, hero, entry()) and hero.health == 7
    drudge.bleed = 1
    assert may_activate(scene.state, drudge, entry()) and drudge.health == 2
    hero.health = 1
    assert not may_act(scene.state, hero, entry()) and hero.soul
    drudge.health = 1
    assert not may_activate(scene.state, drudge, entry()) and scene.state.enemies == []


def test_bleed_costs_nothing_before_a_reaction_attack() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    drudge.bleed = 2
    assert may_react(scene.state, drudge, entry()) and drudge.health == 3


def test_a_blinded_hero_needs_a_save_before_each_activity() -> None:
    scene = Arena([A])
    hero = scene.hero(0, ailment=v.BLINDED + 1)
    failed = entry(NOTHING)
    assert not may_act(scene.state, hero, failed)
    assert told(failed) == [("saved", 0, (NOTHING,), 0), ("wasted", 0)]
    assert may_act(scene.state, hero, entry(SHIELD)) and hero.ailment == v.BLINDED + 1


def test_a_blinded_enemy_needs_a_shield_to_activate_or_react() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    drudge.ailment = v.BLINDED + 1
    assert may_activate(scene.state, drudge, entry(SHIELD)) and may_react(scene.state, drudge, entry(SHIELD))
    failed = entry(NOTHING)
    assert not may_activate(scene.state, drudge, failed)
    assert told(failed) == [("saved", FIRST, (NOTHING,), 0), ("skipped", FIRST, v.BLINDED)]
    assert not may_react(scene.state, drudge, entry(NOTHING))


def test_a_stunned_enemy_neither_activates_nor_reacts_nor_bleeds() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    drudge.ailment, drudge.bleed = v.STUNNED + 1, 1
    skipped = entry()
    assert not may_activate(scene.state, drudge, skipped)
    assert told(skipped) == [("skipped", FIRST, v.STUNNED)]
    assert not may_react(scene.state, drudge, entry()) and drudge.health == 3


def test_a_slowed_enemy_reacts_and_one_that_lies_does_not() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    drudge.ailment = v.SLOWED + 1
    assert may_react(scene.state, drudge, entry())
    drudge.ko = True
    assert not may_react(scene.state, drudge, entry())


def test_a_health_condition_ends_with_the_turn() -> None:
    scene = Arena([A])
    hero = scene.hero(0, ailment=v.STUNNED + 1)
    passed = entry()
    pass_health_conditions(scene.state, hero, passed)
    assert hero.ailment == 0 and told(passed) == [("faded", 0, v.STUNNED, 0)]
    pass_health_conditions(scene.state, hero, passed)
    assert len(passed.events) == 1


def test_the_cleanup_costs_a_health_for_each_rank_of_poison_and_each_fire_token() -> None:
    scene = Arena([A])
    hero, drudge = scene.hero(0, poison=2, fire=[1, 2]), scene.enemy(DRUDGE, A)
    drudge.poison = 1
    clean_up(scene.state, entry(NOTHING))
    assert hero.health == 3 and hero.poison == 2 and hero.fire == [2, 0]
    assert drudge.health == 2 and drudge.poison == 1


def test_damage_comes_before_all_else_in_the_cleanup() -> None:
    scene = Arena([A, A])
    scene.hero(0, poison=1, bleed=1)
    scene.hero(1, health=1, fire=[1, 0])
    cleaned = entry(SHIELD)
    clean_up(scene.state, cleaned)
    codes = [event.kind.code for event in cleaned.events]
    assert codes == ["wounded", "wounded", "fell", "saved", "cured", "faded"]
    assert scene.hero(0).poison == 0 and scene.hero(1).soul


def test_bleed_and_fire_fall_by_a_rank() -> None:
    scene = Arena([A, A])
    scene.hero(0, bleed=2)
    scene.hero(1, bleed=1, fire=[0, 1])
    cleaned = entry()
    clean_up(scene.state, cleaned)
    faded = [event.values for event in cleaned.events if event.kind.code == "faded"]
    assert faded == [(0, v.BLEED, 1), (1, v.BLEED, 0), (1, v.FIRE, 1)]
    assert (scene.hero(0).bleed, scene.hero(1).bleed, scene.hero(1).fire) == (1, 0, [1, 0])


def test_a_cure_takes_the_condition_that_it_names_and_of_fire_one_token() -> None:
    scene = Arena([A])
    hero = scene.hero(0, ailment=v.BLINDED + 1, poison=2, fire=[1, 1], ko=True)
    for condition in (v.SLOWED, v.BLEED):
        cure(scene.state, hero, condition, entry())
    assert hero.ailment == v.BLINDED + 1
    for condition in (v.BLINDED, v.POISON, v.FIRE, v.KO):
        cure(scene.state, hero, condition, entry())
    assert (hero.ailment, hero.poison, hero.fire, hero.ko) == (0, 0, [1, 0], False)


def test_a_cure_of_all_takes_red_criticals_too() -> None:
    scene = Arena([A])
    scene.state.piles[v.CRITICAL].rest[0] -= 1
    hero = scene.hero(0, ailment=1, bleed=1, poison=1, fire=[2, 1], ko=True, criticals=[0])
    assert is_ailing(hero)
    cured = entry()
    cure(scene.state, hero, -1, cured)
    assert not is_ailing(hero) and scene.state.piles[v.CRITICAL].discards[0] == 1
    names = [condition for _, _, condition in told(cured)]
    assert names == [v.SLOWED, v.BLEED, v.KO, v.POISON, v.FIRE, v.FIRE, v.FIRE, v.RED_CRITICAL]
