"""Combat System: the HIT Stage, with what enhances it, and the DEF Stage, with what enhances that."""

from __future__ import annotations

from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import BLESSED, BY_POWER, END, NOWHERE, Reroll, Star, UseItem, UsePower
from shem.games.delve.parts.cards import card_from
from shem.games.delve.parts.reasons import Reject
from shem.games.delve.rules.hit_stage import attack
from tests.rules.delve import tiny
from tests.rules.delve.arena import (
    BLANK,
    BLUE_STAR,
    BOW,
    HIT,
    LETHAL,
    NOTHING,
    SHIELD,
    SHIELDS,
    STAR,
    SWORD,
    TWO,
    Arena,
)
from tests.rules.delve.skirmish import FIRST, Waiting
from tests.rules.delve.tiny import BRUTE, DRUDGE, MASTER, SPITTER, A, B, C, E, effect, use

TOO_MANY = v.BLESSING_CHAOS * 100  # the Blessing of Chaos: a Hit fewer in each attack


# HIT Stage


def test_the_dice_of_the_attack_make_hits_and_lethal_hits() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    scene.attack(scene.hero(0), drudge, SWORD, TWO, LETHAL, NOTHING)
    assert scene.total() == (2, 1)
    assert scene.lines("hit-total", "hits") == [("red-dice", 2)]
    assert scene.state.fights == [] and drudge not in scene.state.enemies


def test_bare_hands_roll_one_blue_die() -> None:
    scene = Arena([A])
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), v.OF_HERO, BLUE_STAR, NOTHING)
    assert scene.total() == (1, 0)
    assert scene.lines("hit-total", "hits") == [("blue-dice", 1)]


def test_focus_adds_a_hit_to_the_next_attack_alone() -> None:
    scene = Arena([A])
    master = scene.enemy(MASTER, A)
    scene.hero(0, focus=True)
    scene.attack(scene.hero(0), master, SWORD, HIT, BLANK, NOTHING)
    assert scene.lines("hit-total", "hits") == [("red-dice", 1), ("focus", 1)]
    scene.attack(scene.hero(0), master, SWORD, HIT, BLANK, NOTHING)
    assert scene.total() == (1, 0)


def test_at_night_heroes_have_a_hit_fewer_but_never_less_than_none() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    scene.state.night = True
    scene.attack(scene.hero(0), drudge, SWORD, HIT, BLANK)
    assert scene.lines("hit-total", "hits") == [("red-dice", 1), ("night", -1)]
    scene.attack(scene.hero(0), drudge, SWORD, BLANK, BLANK)
    assert scene.total() == (0, 0)
    scene.strike(drudge.who, scene.hero(0), HIT)
    assert scene.total() == (1, 0)


def test_dominating_the_targets_area_adds_a_hit() -> None:
    scene = Arena([A, A])
    drudge = scene.enemy(DRUDGE, A)
    scene.attack(scene.hero(0), drudge, SWORD, BLANK, BLANK, SHIELD)
    assert scene.lines("hit-total", "hits") == [("domination", 1)]
    other = scene.enemy(DRUDGE, A)
    scene.attack(scene.hero(0), drudge, SWORD, BLANK, BLANK)
    assert scene.total() == (0, 0)
    other.ko = True
    scene.attack(scene.hero(0), drudge, SWORD, BLANK, BLANK, SHIELD)
    assert scene.total() == (1, 0)


def test_domination_is_that_of_the_targets_area_not_of_the_attackers() -> None:
    scene = Arena([A, B, B])
    drudge = scene.enemy(DRUDGE, B)
    scene.attack(scene.hero(0), drudge, BOW, BLANK, BLANK, SHIELD)
    assert scene.lines("hit-total", "hits") == [("domination", 1)]


def test_an_enemys_sentence_may_bring_hits_more() -> None:
    scene = Arena([A])
    scene.strike(scene.enemy(DRUDGE, A).who, scene.hero(0), HIT, SHIELD, more=1)
    assert scene.lines("hit-total", "hits") == [("red-dice", 1), ("attack-more", 1)]


def test_what_a_hero_has_always_changes_its_attacks() -> None:
    scene = Arena([A])
    scene.hero(0, blessings=[TOO_MANY])
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, TWO, BLANK, SHIELD)
    assert scene.lines("hit-total", "hits") == [("red-dice", 2), ("added", -1)]


def test_a_power_enhances_the_attack_and_cools() -> None:
    scene = Arena([A])
    master = scene.enemy(MASTER, A)
    power = scene.learn(0, turns=2, use=use("hit", effect("hits", 2), effect("lethal", 1)))
    scene.attack(scene.hero(0), master, SWORD, HIT, BLANK)
    assert scene.asked() == (0, "hit-stage")
    assert scene.offered(0) == [UsePower(power, NOWHERE), END]
    scene.play(0, UsePower(power, NOWHERE), SHIELD)
    assert scene.total() == (3, 1)
    assert scene.told("used-power") == [(0, power, NOWHERE, 2)] and scene.hero(0).cooling[power] == 2
    assert scene.told("added") == [(0, v.OF_POWER + power, v.HITS, 2), (0, v.OF_POWER + power, v.LETHAL, 1)]


def test_done_leaves_the_attack_as_it_is() -> None:
    scene = Arena([A])
    power = scene.learn(0, use=use("hit", effect("hits", 2)))
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, HIT, BLANK)
    scene.play(0, END, SHIELD)
    assert scene.total() == (1, 0) and scene.hero(0).cooling[power] == -1


def test_the_same_source_enhances_an_attack_once() -> None:
    scene = Arena([A])
    oil = scene.wear(0, slot="none", once=True, use=use("hit", effect("hits", 1)))
    charm = scene.wear(0, use=use("hit", effect("hits", 1)))
    scene.hero(0).worn.remove(oil)
    scene.hero(0, pack=[oil, oil])
    master = scene.enemy(MASTER, A)
    scene.attack(scene.hero(0), master, SWORD, HIT, BLANK)
    assert scene.offered(0) == [UseItem(oil, NOWHERE), UseItem(charm, NOWHERE), END]
    scene.play(0, UseItem(oil, NOWHERE))
    assert scene.hero(0).pack == [oil]
    assert scene.refused(0, UseItem(oil, NOWHERE)).code == Reject.SAME_SOURCE
    scene.play(0, UseItem(charm, NOWHERE), NOTHING)
    assert scene.total() == (3, 0)
    scene.attack(scene.hero(0), master, SWORD, HIT, BLANK)
    assert scene.offered(0) == [UseItem(oil, NOWHERE), UseItem(charm, NOWHERE), END]


def test_a_die_is_rerolled_once_whatever_rerolls_it() -> None:
    scene = Arena([A])
    one, other = [scene.wear(0, use=use("hit", effect("reroll", 1))) for _ in range(2)]
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, BLANK, BLANK)
    scene.play(0, Reroll(0, one), HIT)
    assert scene.told("rerolled") == [(0, v.OF_ITEM + one, v.RED, BLANK, HIT)]
    assert scene.refused(0, Reroll(0, other)).code == Reject.REROLLED
    assert scene.refused(0, Reroll(1, one)).code == Reject.SAME_SOURCE
    assert scene.refused(0, Reroll(2, other)).code == Reject.NO_DIE
    assert scene.offered(0) == [Reroll(1, other), END]
    scene.play(0, Reroll(1, other), HIT, SHIELD)
    assert scene.total() == (2, 0)


def test_rerolls_are_paid_for() -> None:
    scene = Arena([A])
    deck = scene.state.box.decks[v.BLESSING_NEUTRAL]
    deck[0] = card_from({"use": use("hit", effect("reroll", 1))})
    scene.hero(0, blessings=[v.BLESSING_NEUTRAL * 100])
    power = scene.learn(0, use=use("hit", effect("reroll", 1)))
    dust = scene.wear(0, once=True, use=use("hit", effect("reroll", 1)))
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), scene.weapon(0, red=4), BLANK, BLANK, BLANK, BLANK)
    scene.play(0, Reroll(0, BLESSED), BLANK)
    scene.play(0, Reroll(1, BY_POWER + power), BLANK)
    scene.play(0, Reroll(2, dust), BLANK)
    assert scene.hero(0).blessings == [] and scene.state.piles[v.BLESSING_NEUTRAL].discards == [1]
    assert scene.hero(0).cooling[power] == 1 and dust not in scene.hero(0).worn


def test_one_source_may_reroll_dice_of_one_colour_several_at_a_time() -> None:
    scene = Arena([A])
    dust = scene.wear(0, once=True, use=use("hit", effect("reroll", 2, what=v.RED)))
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, BLANK, BLANK)
    scene.play(0, Reroll(0, dust), HIT)
    assert scene.offered(0) == [Reroll(1, dust), END]
    scene.play(0, Reroll(1, dust), HIT, SHIELD)
    assert scene.total() == (2, 0) and len(scene.told("used-item")) == 1
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, B), v.OF_HERO, BLUE_STAR, SHIELD)
    assert scene.total() == (1, 0)


def test_a_star_triggers_a_line_and_each_line_once() -> None:
    scene = Arena([A])
    scene.attack(scene.hero(0), scene.enemy(MASTER, A), SWORD, STAR, STAR, NOTHING)
    assert scene.told("star-spent") == [(0, SWORD, 0)]
    assert scene.lines("hit-total", "hits") == [("red-dice", 1), ("red-dice", 1), ("added", 1)]


def test_a_hero_chooses_among_more_lines_than_stars_and_an_enemy_takes_the_first() -> None:
    lines = [[effect("hits", 1)], [effect("lethal", 1)], [effect("pierce", 1)]]
    scene = Arena([A], foes=[tiny.foe(0, 0, 3, 1, attack=tiny.attack(1, stars=lines))])
    drudge = scene.enemy(DRUDGE, A)
    weapon = scene.weapon(0, red=2, stars=lines)
    scene.attack(scene.hero(0), drudge, weapon, STAR, STAR)
    assert scene.offered(0) == [Star(0), Star(1), Star(2), END]
    scene.play(0, Star(1))
    assert scene.refused(0, Star(1)).code == Reject.NO_LINE
    scene.play(0, Star(2), SHIELD)
    assert scene.told("star-spent") == [(0, weapon, 1), (0, weapon, 2)] and scene.total() == (2, 1)
    scene.strike(drudge.who, scene.hero(0), STAR, SHIELD)
    assert scene.told("star-spent")[-1] == (drudge.who, v.OF_FOE, 0)


def test_who_is_obeyed_chooses_a_minions_line_and_done_takes_the_next() -> None:
    lines = [[effect("hits", 1)], [effect("lethal", 1)]]
    scene = Arena([B, C], foes=[tiny.foe(0, 0, 3, 1, attack=tiny.attack(1, stars=lines))])
    minion, drudge = scene.enemy(DRUDGE, A, obeys=1), scene.enemy(DRUDGE, A)
    scene.strike(minion.who, drudge, STAR)
    assert scene.asked() == (1, "hit-stage")
    assert scene.offered(1) == [Star(0), Star(1), END]
    scene.play(1, END, SHIELD)
    assert scene.told("star-spent") == [(minion.who, v.OF_FOE, 0)]


def test_a_die_whose_star_is_spent_stays() -> None:
    scene = Arena([A])
    lens = scene.wear(0, use=use("hit", effect("reroll", 1)))
    weapon = scene.weapon(0, stars=[[effect("hits", 1)], [effect("lethal", 1)]])
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), weapon, STAR)
    scene.play(0, Star(1), NOTHING)
    assert scene.total() == (1, 1)
    scene.attack(scene.hero(0), scene.enemy(MASTER, A), weapon, STAR)
    scene.play(0, Reroll(0, lens), STAR)
    assert scene.offered(0) == [Star(0), Star(1), END]


def test_who_lies_or_is_gone_attacks_nobody() -> None:
    scene = Arena([A, B])
    drudge = scene.enemy(DRUDGE, A)
    drudge.ko = True
    assert scene.strike(drudge.who, scene.hero(0)) == []
    drudge.ko = False
    scene.hero(0, soul=True)
    assert scene.strike(drudge.who, scene.hero(0)) == []


def test_two_attacks_that_wait_are_made_one_after_the_other() -> None:
    scene = Arena([A])
    one, other = scene.enemy(DRUDGE, A), scene.enemy(DRUDGE, A)
    scene.state.steps = [Waiting()]
    for enemy in (one, other):
        attack(scene.state, enemy.who, 0, v.OF_FOE, 0, -1, True)
    scene._settle((HIT, NOTHING, HIT, NOTHING))
    assert scene.told("attacked") == [(other.who, 0, v.OF_FOE, 1), (one.who, 0, v.OF_FOE, 1)]
    assert scene.lines("hit-total", "hits") == [("red-dice", 1), ("domination", 1)]
    assert scene.hero(0).health == 6


# DEF Stage


def test_resistance_and_weakness_change_the_hits_of_their_type_of_damage() -> None:
    scene = Arena([A])
    spitter = scene.enemy(SPITTER, A)
    scene.attack(scene.hero(0), spitter, SWORD, HIT, BLANK, SHIELD)
    assert scene.lines("block-rolled", "hits") == [("hits", 1)]
    flame = v.OF_ITEM + scene.wear(0, "weapon", attack=tiny.attack(1, type="flame"))
    scene.attack(scene.hero(0), spitter, flame, HIT, SHIELD)
    assert scene.lines("block-rolled", "hits") == [("hits", 1), ("weakness", 1)]
    scene.wear(0, effects=[effect("resist", 2, what=v.TYPES.index("void"), when="always")])
    scene.hero(0).worn.remove(tiny.PLATE)
    scene.strike(spitter.who, scene.hero(0), HIT)
    assert scene.lines("block-rolled", "hits") == [("hits", 1), ("resistance", -2), ("least", 1)]


def test_magic_shields_must_be_spent_lethal_hits_first() -> None:
    scene = Arena([A])
    master = scene.enemy(MASTER, A)
    scene.attack(scene.hero(0), master, SWORD, LETHAL, HIT, NOTHING)
    assert scene.lines("block-rolled", "lethal") == [("red-dice", 1), ("magic-shields", -1)]
    assert scene.lines("block-rolled", "hits") == [("hits", 1)]
    assert scene.wounds() == [(FIRST, 1)] and master.spent == 1
    scene.attack(scene.hero(0), master, SWORD, LETHAL, HIT, NOTHING)
    assert scene.wounds()[-1] == (FIRST, 2) and master.spent == 1


def test_a_magic_shield_without_lethal_hits_stops_a_hit_before_the_armor() -> None:
    shielded = tiny.foe(0, 0, 5, 1, armor=1, shields=1)
    scene = Arena([A], foes=[shielded])
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, TWO, HIT, NOTHING)
    assert scene.lines("block-rolled", "hits") == [("hits", 3), ("magic-shields", -1), ("armor", -1)]
    assert scene.wounds() == [(FIRST, 1)]


def test_armor_stops_hits_but_no_lethal_ones() -> None:
    scene = Arena([A])
    brute = scene.enemy(BRUTE, A)
    scene.attack(scene.hero(0), brute, SWORD, HIT, LETHAL)
    assert scene.lines("block-rolled", "hits") == [("hits", 1), ("armor", -1)]
    assert scene.lines("block-rolled", "armor") == [("card", 1)]
    assert scene.wounds() == [(FIRST, 1)] and brute.health == 4


def test_who_lies_has_no_armor() -> None:
    scene = Arena([A])
    brute = scene.enemy(BRUTE, A)
    brute.ko = True
    scene.attack(scene.hero(0), brute, SWORD, HIT, BLANK, NOTHING)
    assert scene.lines("block-rolled", "armor") == [("card", 1), ("knocked-out", -1)]
    assert scene.lines("block-rolled", "hits") == [("hits", 2)]  # one is the Domination bonus: who lies does not count


def test_pierce_ignores_armor() -> None:
    scene = Arena([A])
    brute = scene.enemy(BRUTE, A)
    scene.attack(scene.hero(0), brute, scene.weapon(0, effect("pierce", 2)), HIT, NOTHING)
    assert scene.lines("block-rolled", "armor") == [("card", 1), ("pierced", -1)]
    assert brute.health == 4


def test_a_blue_die_for_each_hit_left_up_to_the_defenders_most() -> None:
    scene = Arena([A])
    scene.strike(scene.enemy(MASTER, A).who, scene.hero(0), TWO, TWO, BLANK, SHIELD, NOTHING)
    assert scene.lines("block-rolled", "hits") == [("hits", 4), ("armor", -1)]
    assert scene.lines("block-rolled", "dice") == [("left", 3), ("most-dice", -1)]
    assert scene.lines("defended", "shields") == [("blue-dice", 1)]
    assert scene.lines("defended", "wounds") == [("lethal", 0), ("left", 3), ("shields", -1)]
    assert scene.hero(0).health == 6


def test_no_dice_are_rolled_against_lethal_hits_and_shields_left_over_do_nothing() -> None:
    scene = Arena([A])
    scene.strike(scene.enemy(MASTER, A).who, scene.hero(0), TWO, LETHAL, LETHAL, SHIELDS)
    assert scene.wounds() == [(0, 2)] and scene.hero(0).health == 6


def test_a_hero_is_asked_in_its_defence_only_if_it_would_be_wounded_and_has_something() -> None:
    scene = Arena([A])
    power = scene.learn(0, turns=1, use=use("defence", effect("shields", 2)))
    master = scene.enemy(MASTER, A)
    scene.strike(master.who, scene.hero(0), TWO, BLANK, BLANK, SHIELD)
    assert scene.wounds() == [(0, 0)]
    scene.strike(master.who, scene.hero(0), TWO, BLANK, LETHAL, NOTHING)
    assert scene.asked() == (0, "def-stage")
    assert scene.offered(0) == [UsePower(power, NOWHERE), END]
    scene.play(0, UsePower(power, NOWHERE))
    assert scene.wounds()[-1] == (0, 0) and scene.hero(0).cooling[power] == 1


def test_shields_that_are_given_stop_lethal_hits_first() -> None:
    scene = Arena([A])
    power = scene.learn(0, use=use("defence", effect("shields", 1)))
    scene.strike(scene.enemy(MASTER, A).who, scene.hero(0), TWO, LETHAL, LETHAL, NOTHING)
    scene.play(0, UsePower(power, NOWHERE))
    assert scene.lines("defended", "wounds") == [("lethal", 2), ("left", 1), ("shields", -1)]


def test_dice_of_a_defence_are_rerolled_once_too() -> None:
    scene = Arena([A])
    one, other = [scene.wear(0, use=use("defence", effect("reroll", 1))) for _ in range(2)]
    scene.strike(scene.enemy(MASTER, A).who, scene.hero(0), TWO, TWO, BLANK, NOTHING, NOTHING)
    scene.play(0, Reroll(1, one), SHIELD)
    assert scene.refused(0, Reroll(1, other)).code == Reject.REROLLED
    assert scene.offered(0) == [Reroll(0, other), END]
    scene.play(0, Reroll(0, other), SHIELDS)
    assert scene.told("rerolled")[-1] == (0, v.OF_ITEM + other, v.BLUE, NOTHING, SHIELDS)
    assert scene.wounds() == [(0, 0)]


def test_what_belongs_to_another_stage_is_refused() -> None:
    scene = Arena([A])
    guard = scene.wear(0, use=use("defence", effect("shields", 1)))
    charm = scene.wear(0, use=use("hit", effect("hits", 1)))
    scene.attack(scene.hero(0), scene.enemy(DRUDGE, A), SWORD, HIT, BLANK)
    assert scene.refused(0, UseItem(guard, NOWHERE)).code == Reject.WRONG_TIME
    assert scene.refused(0, UseItem(charm, 0)).code == Reject.NO_TARGET
    assert scene.refused(0, UseItem(tiny.BREW, NOWHERE)).code == Reject.WRONG_TIME
    assert scene.refused(0, UseItem(tiny.LENS, NOWHERE)).code == Reject.NOT_HELD
    assert scene.refused(0, UsePower(0, NOWHERE)).code == Reject.POWER_COOLING
    assert scene.refused(0, UsePower(2, NOWHERE)).code == Reject.POWER_UNLEARNED
    assert scene.refused(0, Reroll(0, charm)).code == Reject.NO_REROLL


# AoE


def test_an_aoe_rolls_once_and_every_defender_defends_itself() -> None:
    scene = Arena([A], foes=[tiny.foe(0, 0, 3, 1), tiny.foe(0, 1, 5, 1, armor=1)])
    drudge, brute = scene.enemy(DRUDGE, A), scene.enemy(BRUTE, A)
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("aoe", reach=0)), TWO, SHIELD, NOTHING)
    assert len(scene.told("hit-rolled")) == 1
    assert scene.wounds() == [(drudge.who, 1), (brute.who, 1)]
    assert (drudge.health, brute.health) == (2, 4)


def test_an_aoe_reaches_areas_around_by_a_path_and_hidden_characters_and_no_friends() -> None:
    scene = Arena([A, B], walls=[])
    far, there, beyond = scene.enemy(DRUDGE, A), scene.enemy(DRUDGE, B), scene.enemy(DRUDGE, C)
    there.hidden = True
    scene.attack(scene.hero(0), far, scene.weapon(0, effect("aoe", reach=1)), HIT, NOTHING, NOTHING)
    assert scene.wounds() == [(far.who, 1), (there.who, 1)]
    assert not there.hidden and scene.told("seen") == [(there.who,)]
    assert beyond.health == 3
    scene.state.doors[tiny.DOOR] = v.CLOSED
    scene.attack(scene.hero(1), there, scene.weapon(1, effect("aoe", reach=1)), HIT, SHIELD, SHIELD)
    assert [who for who, _ in scene.wounds()[2:]] == [there.who, far.who]


def test_the_domination_bonus_of_an_aoe_is_that_of_its_main_target() -> None:
    scene = Arena([A, A, E])
    one, other = scene.enemy(DRUDGE, A), scene.enemy(DRUDGE, B)
    scene.attack(scene.hero(0), one, scene.weapon(0, effect("aoe", reach=1)), BLANK, NOTHING, NOTHING)
    assert scene.lines("hit-total", "hits") == [("domination", 1)]
    assert scene.wounds() == [(one.who, 1), (other.who, 1)]


def test_an_enemys_aoe_asks_each_hero_in_turn() -> None:
    scene = Arena([A, A])
    powers = [scene.learn(seat, use=use("defence", effect("shields", 1))) for seat in range(2)]
    scene.strike(scene.enemy(MASTER, A).who, scene.hero(1), TWO, BLANK, BLANK, NOTHING, reach=0)
    assert scene.asked() == (1, "def-stage")
    scene.play(1, UsePower(powers[1], NOWHERE), NOTHING)
    assert scene.asked() == (0, "def-stage")
    scene.play(0, END)
    assert scene.wounds() == [(1, 0), (0, 1)] and scene.state.fights == []


def test_a_fight_is_copied_and_read_back_in_its_midst() -> None:
    scene = Arena([A, A])
    scene.learn(1, use=use("defence", effect("shields", 1)))
    scene.strike(scene.enemy(MASTER, A).who, scene.hero(1), TWO, LETHAL, BLANK, NOTHING, reach=0)
    copy = scene.state.copy()
    assert [fight.data() for fight in copy.fights] == [fight.data() for fight in scene.state.fights]
    assert [step.data() for step in scene.copied()] == [["defending"], ["def-stage"]]
