"""Special Game Effects: Bash, Break, Drain, Criticals, and the conditions that an attack brings."""

from __future__ import annotations

from shem.games.delve.parts import vocabulary as v
from shem.games.delve.parts.actions import Push
from shem.games.delve.parts.reasons import Reject
from tests.rules.delve import tiny
from tests.rules.delve.arena import BLANK, HIT, LETHAL, NOTHING, SHIELD, STAR, SWORD, TWO, Arena
from tests.rules.delve.skirmish import FIRST
from tests.rules.delve.tiny import BRUTE, DRUDGE, MASTER, A, B, C, D, E, F, effect

RED_ARMOR = {"red": True, "effects": [effect("armor", -1, when="always")]}
BLACK_HURT = {"red": False, "effects": [effect("hurts", 1)]}


def test_drain_heals_a_wound_each_up_to_its_value() -> None:
    scene = Arena([A])
    hero = scene.hero(0, health=2)
    scene.attack(hero, scene.enemy(MASTER, A), scene.weapon(0, effect("drain", 2), red=2), LETHAL, TWO, NOTHING)
    assert scene.wounds() == [(FIRST, 2)]
    assert scene.told("healed") == [(0, 2, 4, v.OF_ITEM + 7)]
    scene.attack(hero, scene.enemy(DRUDGE, B), v.OF_ITEM + 7, TWO, TWO, NOTHING)
    assert scene.wounds()[-1] == (FIRST + 1, 4)
    assert hero.health == 6


def test_drain_counts_what_was_lost_and_never_heals_above_full_health() -> None:
    scene = Arena([A])
    drain = scene.weapon(0, effect("drain", 5))
    drudge = scene.enemy(DRUDGE, A)
    drudge.health = 1
    scene.attack(scene.hero(0, health=3), drudge, drain, TWO, NOTHING)
    assert scene.hero(0).health == 4
    scene.attack(scene.hero(0, health=7), scene.enemy(DRUDGE, A), drain, TWO, NOTHING)
    assert scene.hero(0).health == 8


def test_drain_is_that_of_the_whole_attack_on_several_defenders() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    scene.enemy(DRUDGE, A)
    weapon = scene.weapon(0, effect("drain", 3), effect("aoe", reach=0))
    scene.attack(scene.hero(0, health=1), drudge, weapon, TWO, NOTHING, NOTHING)
    assert scene.wounds() == [(FIRST, 2), (FIRST + 1, 2)]
    assert [told[1] for told in scene.told("healed")] == [2, 1] and scene.hero(0).health == 4


def test_break_lowers_the_armor_for_good_and_costs_health_where_there_is_none() -> None:
    scene = Arena([A])
    brute = scene.enemy(BRUTE, A)
    weapon = scene.weapon(0, effect("break", 2))
    scene.attack(scene.hero(0), brute, weapon, BLANK)
    assert scene.told("armor-broken") == [(FIRST, 1)] and brute.health == 4
    scene.attack(scene.hero(0), brute, weapon, HIT, NOTHING)
    assert scene.lines("block-rolled", "armor") == [("card", 1), ("broken", -1)]
    assert brute.health == 1


def test_break_takes_the_armor_of_who_lies_too() -> None:
    scene = Arena([A])
    brute = scene.enemy(BRUTE, A)
    brute.ko = True
    scene.attack(scene.hero(0), brute, scene.weapon(0, effect("break", 1)), BLANK, SHIELD)
    assert brute.broken == 1 and brute.health == 5


def test_the_dead_are_not_broken() -> None:
    scene = Arena([A], foes=[tiny.foe(0, 0, 3, 1, attack=tiny.attack(1, effects=[effect("break", 1)]))])
    hero = scene.hero(0, health=1)
    scene.strike(scene.enemy(DRUDGE, A).who, hero, LETHAL)
    assert (hero.soul, hero.broken, scene.told("armor-broken")) == (True, 0, [])


def test_who_breaks_the_last_health_has_killed() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    drudge.health = 1
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("break", 2)), BLANK)
    assert scene.told("killed") == [(FIRST, DRUDGE, 1, 0)] and scene.state.souls == 1


def test_bash_moves_the_defender_away_from_the_attacker() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, C)
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("bash", 1), far=3), BLANK)
    assert scene.asked() == (0, "push")
    assert scene.state.legal(0) == [Push(D), Push(F)]
    assert scene.refused(0, Push(B)).code == Reject.WRONG_AREA
    scene.play(0, Push(F))
    assert scene.told("bashed") == [(FIRST, C, F)] and drudge.area == F


def test_bash_in_the_attackers_own_area_goes_to_any_area_beside_it() -> None:
    scene = Arena([B])
    drudge = scene.enemy(DRUDGE, B)
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("bash", 2)), BLANK)
    assert scene.state.legal(0) == [Push(A), Push(C), Push(E)]
    scene.play(0, Push(E))
    assert scene.told("bashed") == [(FIRST, B, E)] and scene.told("bash-stopped") == [(FIRST,)]
    assert drudge.area == E


def test_bash_without_a_legal_path_does_nothing() -> None:
    scene = Arena([B])
    scene.state.doors[tiny.DOOR] = v.CLOSED
    drudge = scene.enemy(DRUDGE, A)
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("bash", 1), far=1), BLANK)
    assert scene.told("bash-stopped") == [(FIRST,)] and drudge.area == A


def test_an_enemys_owner_decides_where_its_bash_moves_a_hero_and_deadly_areas_hurt() -> None:
    scene = Arena([B, E], foes=[tiny.foe(0, 0, 3, 1, attack=tiny.attack(1, effects=[effect("bash", 1)]))])
    scene.state.overlays = [[v.DEADLY, C, -1]]
    drudge = scene.enemy(DRUDGE, B)
    scene.strike(drudge.who, scene.hero(0), BLANK)
    assert scene.asked() == (drudge.owner, "push")
    scene.play(drudge.owner, Push(C))
    assert scene.hero(0).area == C and scene.told("wounded") == [(0, 1, 7, v.OF_AREA + C)]
    assert scene.told("evaded") == []


def test_the_dead_are_not_bashed() -> None:
    scene = Arena([B])
    drudge = scene.enemy(DRUDGE, B)
    drudge.health = 1
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("bash", 1)), LETHAL)
    assert scene.told("bashed") == [] and scene.told("bash-stopped") == [] and scene.state.fights == []


def test_a_red_critical_works_before_the_def_stage_and_stays() -> None:
    scene = Arena([A], decks={"critical": [RED_ARMOR]})
    brute = scene.enemy(BRUTE, A)
    scene.attack(scene.hero(0), brute, scene.weapon(0, effect("critical", 1)), HIT, 1, NOTHING)
    assert scene.told("critical") == [(FIRST, 0, 1)] and brute.criticals == [0]
    assert scene.lines("block-rolled", "armor") == [("card", 1), ("added", -1)]
    assert brute.health == 4 and scene.state.piles[v.CRITICAL].discards == [0]


def test_a_black_critical_works_once_and_is_discarded() -> None:
    scene = Arena([A], decks={"critical": [BLACK_HURT]})
    drudge = scene.enemy(DRUDGE, A)
    drudge.health = 2
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("critical", 3)), BLANK, 1, 1)
    assert scene.told("critical") == [(FIRST, 0, 0)] * 2
    assert scene.told("killed") == [(FIRST, DRUDGE, 1, -1)] and scene.told("block-rolled") == []
    assert sum(scene.state.piles[v.CRITICAL].rest + scene.state.piles[v.CRITICAL].discards) == 1


def test_a_second_red_critical_of_the_same_name_costs_health() -> None:
    scene = Arena([A], decks={"critical": [{**RED_ARMOR, "copies": 2}]})
    brute = scene.enemy(BRUTE, A)
    scene.attack(scene.hero(0), brute, scene.weapon(0, effect("critical", 2)), BLANK, 1, 1)
    assert brute.criticals == [0] and brute.health == 4
    assert scene.told("ignored") == [(FIRST, v.RED_CRITICAL, 1)]
    assert scene.state.piles[v.CRITICAL].discards == [1]


def test_a_dead_characters_criticals_go_back() -> None:
    scene = Arena([A], decks={"critical": [RED_ARMOR]})
    brute = scene.enemy(BRUTE, A)
    brute.health = 1
    scene.attack(scene.hero(0), brute, scene.weapon(0, effect("critical", 1)), LETHAL, 1)
    assert scene.state.piles[v.CRITICAL].discards == [1] and scene.state.enemies == []


def test_conditions_of_an_attack_are_suffered_whatever_damage_it_did() -> None:
    scene = Arena([A])
    drudge = scene.enemy(DRUDGE, A)
    bleed = effect("afflict", what=v.BLEED, rank=2)
    scene.attack(scene.hero(0), drudge, scene.weapon(0, bleed, effect("afflict", what=v.KO)), BLANK)
    assert drudge.health == 3 and drudge.bleed == 2 and drudge.ko


def test_a_save_avoids_a_condition_that_is_marked_so() -> None:
    attack = tiny.attack(1, effects=[effect("afflict", what=v.POISON, rank=1, save=True)])
    scene = Arena([A], foes=[tiny.foe(0, 0, 3, 1, attack=attack)])
    drudge = scene.enemy(DRUDGE, A)
    scene.strike(drudge.who, scene.hero(0), BLANK, SHIELD)
    assert scene.hero(0).poison == 0 and scene.told("saved") == [(0, (SHIELD,), 1)]
    scene.strike(drudge.who, scene.hero(0), BLANK, NOTHING)
    assert scene.hero(0).poison == 1
    scene.attack(scene.hero(0), drudge, scene.weapon(0, effect("afflict", what=v.POISON, rank=1, save=True)), BLANK)
    assert drudge.poison == 1


def test_a_star_line_brings_what_it_says() -> None:
    scene = Arena([A])
    lines = [[effect("afflict", what=v.BLEED, rank=1), effect("crowns", 2)]]
    drudge = scene.enemy(DRUDGE, A)
    scene.attack(scene.hero(0), drudge, scene.weapon(0, stars=lines), STAR, SHIELD)
    assert drudge.bleed == 1 and scene.hero(0).crowns == 5


def test_what_wounds_and_kills_bring_about_waits_for_the_attacks_end() -> None:
    spiked = tiny.foe(0, 0, 3, 1, effects=[effect("hurts", 1, when="hurt", whom="target")])
    scene = Arena([A], foes=[spiked])
    weapon = scene.weapon(0, effect("crowns", 1, when="wounds"), effect("crowns", 5, when="kills"))
    scene.wear(0, effects=[effect("heals", 1, when="wounds")])
    drudge = scene.enemy(DRUDGE, A)
    hero = scene.hero(0, health=5)
    scene.attack(hero, drudge, weapon, HIT, NOTHING)
    assert hero.crowns == 4 and hero.health == 5
    assert [told[:2] for told in scene.told("wounded")] == [(FIRST, 1), (0, 1)]
    scene.attack(hero, drudge, weapon, TWO, NOTHING)
    assert hero.crowns == 10 and hero.health == 6
    scene.attack(hero, scene.enemy(DRUDGE, A), weapon, BLANK)
    assert hero.crowns == 10


def test_hidden_ends_when_one_attacks_or_is_hit() -> None:
    scene = Arena([A])
    hero, master = scene.hero(0, hidden=True), scene.enemy(MASTER, A)
    master.hidden = True
    scene.attack(hero, master, SWORD, BLANK, BLANK)
    assert not hero.hidden and master.hidden
    scene.attack(hero, master, SWORD, HIT, BLANK)
    assert not master.hidden
