"""The Application and Resolution of Effects: when effects act."""

from __future__ import annotations

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.figures import DESTROYED, KNIGHT_DOWN
from tests.rules.arcana.made import (
    Data,
    change,
    effect,
    gift,
    golem,
    kinds,
    knight,
    melee,
    named,
    pass_turns,
    plain,
    power,
    ranged,
    row,
    when,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20)])


def pair(first: Data, second: Data = PLAIN, *more: tuple[Data, int, tuple[int, int]]) -> Box:
    """Two enemies in one Region of open plains, with others where they are put."""
    placed = [(first, 0, (1, 1)), (second, 1, (1, 1)), *more]
    return arcana.sandbox(
        plain(4, 3), [(data["name"], army, cell) for data, army, cell in placed], golems=[data for data, _, _ in placed]
    )


def commanded(lord: Data, *, bearer: Data = PLAIN, enemy: Data = PLAIN) -> Box:
    """A Golem with this Knight, and an enemy in its Region."""
    return arcana.sandbox(
        plain(3, 3),
        [{"golem": bearer["name"], "army": 0, "at": (1, 1), "knight": lord}, (enemy["name"], 1, (1, 1))],
        golems=[bearer, enemy],
    )


# Attacks of the bearer, by passive abilities of the Golem and of its Knight.


@pytest.mark.parametrize(
    ("trigger", "faces", "armor"), [("hit", 42, 5), ("miss", 91, 5), ("attack", 42, 5), ("attack", 91, 5)]
)
def test_a_knights_passive_acts_on_any_attack_of_its_golem(trigger: str, faces: int, armor: int) -> None:
    """Warning Shot: a passive ability that acts when the Golem has missed; others when it has hit, or either way."""
    box = commanded(knight("Lord", passive=[change("armor", 5, trigger, "self")]))
    box.attack(box.pieces[0], "Blow", box.pieces[1], faces)
    assert box.armor(box.pieces[0]).total == armor


@pytest.mark.parametrize(("trigger", "faces"), [("hit", 91), ("miss", 42)])
def test_and_not_on_the_other_result(trigger: str, faces: int) -> None:
    box = commanded(knight("Lord", passive=[change("armor", 5, trigger, "self")]))
    box.attack(box.pieces[0], "Blow", box.pieces[1], faces)
    assert box.armor(box.pieces[0]).total == 0


def test_a_passive_trigger_against_some_attacks_waits_for_one_of_them() -> None:
    archer = golem(
        "Archer",
        attacks=[melee("Blow"), ranged("Shot")],
        passive=[change("armor", 5, "hit", "self", against="ranged")],
    )
    box = pair(archer, PLAIN, (PLAIN, 1, (2, 1)))
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.pieces[0].effects == []
    box.attack(box.pieces[0], "Shot", box.pieces[2], 42)
    assert len(box.pieces[0].effects) == 1


def test_a_trigger_of_an_attack_is_that_attacks_own() -> None:
    two = golem("Two", attacks=[melee("Blow"), melee("Chill", 75, 5, change("dodge", -5))])
    box = pair(two)
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.pieces[1].effects == []


def test_ruling_B51_a_silenced_knight_has_no_passives_and_what_it_placed_stays() -> None:
    """Its standing gift and its triggers are gone for the time; what it put on others lasts on."""
    gag = golem("Gag", attacks=[melee("Gag", 100, 0, effect("silence", rounds=1))])
    lord = knight("Lord", passive=[gift("dodge", 9), change("armor", 5, "hit", "self", rounds=5)])
    box = commanded(lord, enemy=gag)
    bearer, enemy = box.pieces
    box.attack(bearer, "Blow", enemy, 42)
    assert (box.dodge(bearer).total, box.armor(bearer).total) == (9, 5)
    box.end_turn()
    box.attack(enemy, "Gag", bearer, 42)
    assert (box.dodge(bearer).total, box.armor(bearer).total) == (0, 5)
    box.end_turn()
    bearer.effects = [active for active in bearer.effects if active.effect.rounds == 1]
    box.attack(bearer, "Blow", enemy, 42)
    assert box.armor(bearer).total == 0, "it does not act on a hit"
    box.end_turn()
    assert box.dodge(bearer).total == 9


# Losing Health.


def test_damaged_acts_when_an_attack_has_taken_health() -> None:
    """The other Golem is the attacker; a hit for 0 takes none, and a miss neither."""
    thorns = golem("Thorns", armor=20, passive=[effect("harm", "damaged", "target", amount=7)])
    box = pair(golem("Hitter", attacks=[melee("Tap", 75, 20), melee("Smash", 75, 30)]), thorns)
    attacker, target = box.pieces
    told = box.attack(attacker, "Tap", target, 42)
    assert named(told, "struck")[0]["result"] == 1 and attacker.health == 100
    box.attack(attacker, "Smash", target, 91)
    assert attacker.health == 100
    box.attack(attacker, "Smash", target, 42)
    assert (attacker.health, target.health) == (93, 90)


def test_damaged_can_ask_for_the_kind_of_attack() -> None:
    """The Jade Guardians hurt who engages them in melee while they stand in cover."""
    guard = golem(
        "Guard",
        passive=[effect("harm", "damaged", "target", amount=6, against="melee", conditions=[when("cover", "medium")])],
    )
    box = arcana.sandbox(
        ["P- Pm"], [("Plain", 0, (0, 0)), ("Guard", 1, (1, 0)), ("Plain", 0, (1, 0))], golems=[PLAIN, guard]
    )
    archer, target, fighter = box.pieces
    box.attack(archer, "Shot", target, 1)
    assert archer.health == 100
    box.attack(fighter, "Blow", target, 42)
    assert fighter.health == 94


def test_effects_and_terrain_are_no_attacks_that_damage() -> None:
    thorns = golem("Thorns", passive=[change("armor", 9, "damaged", "self")])
    venom = golem("Venom", attacks=[melee("Sting", 75, 0, effect("harm", amount=5))])
    box = pair(venom, thorns)
    box.attack(box.pieces[0], "Sting", box.pieces[1], 42)
    assert box.pieces[1].health == 95 and box.pieces[1].effects == []


def test_who_is_destroyed_has_no_answer_but_that_for_its_destruction() -> None:
    """Passive Effects: in effect until the Golem is destroyed."""
    mine = golem(
        "Mine",
        health=10,
        passive=[effect("harm", "damaged", "target", amount=7), effect("harm", "destroyed", "target", amount=20)],
    )
    box = pair(PLAIN, mine, (PLAIN, 1, (3, 0)))
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.pieces[0].health == 80
    assert kinds(told) == ["attacked", "struck", "destroyed", "harmed"]


def test_an_explosion_reaches_those_in_its_region_whatever_destroyed_it() -> None:
    """Destroyed by damage over time: there is no attacker, but all in the Region suffer."""
    bomb = golem("Bomb", health=5, passive=[effect("harm", "destroyed", "everyone_here", amount=30)])
    venom = golem("Venom", attacks=[melee("Sting", 75, 0, effect("harm_each_turn", amount=5, rounds=1))])
    box = pair(venom, bomb, (PLAIN, 1, (1, 1)), (PLAIN, 1, (2, 1)))
    box.attack(box.pieces[0], "Sting", box.pieces[1], 42)
    box.end_turn()
    assert [piece.health for piece in box.pieces] == [70, 0, 70, 100]


def test_ruling_B17_what_a_destroyed_golem_still_kills_is_its_armys_kill() -> None:
    """Also if it was that army's last: its VP count (B32), and everything is done before eliminations are looked at."""
    bomb = golem("Bomb", "warsprite", health=5, passive=[effect("harm", "destroyed", "enemies_here", amount=200)])
    box = pair(PLAIN, bomb, (PLAIN, 0, (3, 0)))
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert (box.army(0).vp, box.army(1).vp) == (1, 2)
    assert kinds(told)[-3:] == ["destroyed", "eliminated", "ended"]


def test_one_explosion_can_set_off_another() -> None:
    bomb = golem("Bomb", health=5, passive=[effect("harm", "destroyed", "everyone_here", amount=30)])
    box = pair(PLAIN, bomb, (bomb, 1, (1, 1)), (PLAIN, 1, (1, 1)))
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert [piece.health for piece in box.pieces] == [40, 0, 0, 40]


# Destroying.


def test_kill_acts_when_the_bearers_attack_has_destroyed_its_target() -> None:
    hunter = golem("Hunter", attacks=[melee("Blow", 75, 20)], passive=[effect("mana", "kill", "self", amount=4)])
    box = pair(hunter, golem("Prey", health=30), (PLAIN, 1, (3, 0)))
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.army(0).mana == 0
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.army(0).mana == 4
    assert [(event["army"], event["change"]) for event in named(told, "mana-changed")] == [(0, 4)]


def test_an_attacks_own_effect_can_ask_for_a_kill() -> None:
    eater = golem("Eater", health=100, attacks=[melee("Devour", 75, 40, effect("heal", "kill", "self", amount=25))])
    box = pair(eater, golem("Prey", health=40), (PLAIN, 1, (3, 0)))
    box.pieces[0].health = 50
    box.attack(box.pieces[0], "Devour", box.pieces[1], 42)
    assert box.pieces[0].health == 75


def test_a_kill_by_an_effect_is_none_by_the_attack() -> None:
    hunter = golem(
        "Hunter",
        attacks=[melee("Tap", 75, 0, effect("harm", amount=99))],
        passive=[effect("mana", "kill", "self", amount=4)],
    )
    box = pair(hunter, golem("Prey", health=40), (PLAIN, 1, (3, 0)))
    box.attack(box.pieces[0], "Tap", box.pieces[1], 42)
    assert box.pieces[1].at < 0 and box.army(0).mana == 0


# Special effects of an attack and the conditions of who fell.


def test_ruling_B22_the_place_of_a_target_that_the_attack_destroyed_is_where_it_stood() -> None:
    """Special effects are evaluated on completion; the conditions look at where the action started."""
    cruel = golem(
        "Cruel", attacks=[melee("Cut", 75, 50, effect("heal", "hit", "self", amount=9, conditions=[in_medium()]))]
    )
    for code, health in (("Pm", 59), ("P-", 50)):
        box = arcana.sandbox(
            [f"{code} P-"], [("Cruel", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (1, 0))], golems=[cruel, PLAIN]
        )
        box.pieces[0].health = box.pieces[1].health = 50
        box.attack(box.pieces[0], "Cut", box.pieces[1], 42)
        assert box.pieces[1].at < 0
        assert box.pieces[0].health == health


def in_medium() -> Data:
    return when("cover", "medium", who="other")


# Moves, upkeeps, once a game.


def test_an_aura_of_each_round_acts_at_the_upkeep_of_whom_it_reaches() -> None:
    cloud = golem("Cloud", passive=[effect("harm", "upkeep", "enemies_here", amount=5)])
    warm = golem("Warm", passive=[effect("heal", "upkeep", "allies_here", amount=5)])
    box = pair(cloud, PLAIN, (warm, 1, (1, 1)))
    box.pieces[1].health = 50
    box.end_turn()
    assert [piece.health for piece in box.pieces] == [100, 50, 100], "harmed and healed, in slot order of the bearers"
    box.end_turn()
    assert box.pieces[1].health == 50, "not at the other army's upkeep"


def test_ruling_B46_each_armys_own_aura_is_an_ability_of_its_own() -> None:
    """Three armies: two clouds of one army harm once, those of two enemy armies each."""
    cloud = golem("Cloud", passive=[effect("harm", "upkeep", "enemies_here", amount=5)])
    box = arcana.sandbox(
        plain(2, 2),
        [("Cloud", 0, (0, 0)), ("Cloud", 0, (0, 0)), ("Cloud", 1, (0, 0)), ("Plain", 2, (0, 0))],
        golems=[cloud, PLAIN],
    )
    pass_turns(box, 2)
    assert box.pieces[3].health == 90


def test_ruling_B46_the_same_dot_of_two_enemy_armies_ticks_for_each() -> None:
    """The same ability again restarts one army's count, and leaves the other's alone."""
    venom = golem("Venom", attacks=[melee("Sting", 100, 0, effect("harm_each_turn", amount=5, rounds=2))])
    box = arcana.sandbox(
        plain(2, 2), [("Venom", 0, (0, 0)), ("Venom", 1, (0, 0)), ("Plain", 2, (0, 0))], golems=[venom, PLAIN]
    )
    first, second, target = box.pieces
    box.attack(first, "Sting", target, 42)
    box.end_turn()
    box.attack(second, "Sting", target, 42)
    box.attack(second, "Sting", target, 42)
    box.end_turn()
    assert target.health == 90
    pass_turns(box, 3)
    assert target.health == 80
    pass_turns(box, 3)
    assert target.health == 80


def test_each_upkeep_pays_once_an_army() -> None:
    """Mana is an army's: who drains it by several of its Golems drains it once; who earns it, for each bearer."""
    leech = golem("Leech", passive=[effect("steal_mana", "upkeep", "enemies_here", amount=2)])
    font = golem("Font", passive=[effect("mana", "upkeep", "self", amount=1)])
    box = pair(leech, PLAIN, (PLAIN, 1, (1, 1)), (font, 1, (3, 0)), (font, 1, (3, 0)))
    box.army(1).mana = 10
    box.end_turn()
    assert (box.army(0).mana, box.army(1).mana) == (6 + 2, 10 - 2 + 2)


def test_once_a_game_for_each_bearer() -> None:
    first_blood = golem("Eager", attacks=[melee("Blow")], passive=[effect("ap", "hit", "self", amount=2, once=True)])
    box = pair(first_blood, PLAIN, (first_blood, 0, (1, 1)))
    one, target, other = box.pieces
    box.attack(one, "Blow", target, 42)
    assert box.army(0).ap == 6 - 1 + 2
    box.attack(one, "Blow", target, 42)
    assert box.army(0).ap == 7 - 2
    box.attack(other, "Blow", target, 42)
    assert box.army(0).ap == 5 - 1 + 2
    box.end_turn()
    box.end_turn()
    box.attack(one, "Blow", target, 42)
    assert box.army(0).ap < 6


def test_move_triggers_of_knights_act_for_the_golem_that_moved() -> None:
    drill = knight("Drill", passive=[change("damage", 10, "move", "self", rounds=1)])
    box = arcana.sandbox(
        row(3), [{"golem": "Plain", "army": 0, "at": (0, 0), "knight": drill}, ("Plain", 1, (1, 0))], golems=[PLAIN]
    )
    box.move(box.pieces[0], "Walk", (1, 0))
    assert box.damage(box.pieces[0], "Blow", box.pieces[1]).total == 30


def test_use_acts_when_a_power_is_used() -> None:
    lord = knight("Lord", power("Brace", change("armor", 5, "use", "self"), ap=1))
    box = commanded(lord)
    box.use(box.pieces[0], "Brace")
    assert box.armor(box.pieces[0]).total == 5


def test_reserves_have_no_passives() -> None:
    """Ruling B20; also not those for the whole board."""
    banner = golem("Banner", passive=[gift("armor", 5, "allies"), effect("heal", "upkeep", "allies", amount=5)])
    box = arcana.sandbox(row(2), [("Plain", 0, (0, 0)), ("Banner", 0, None), ("Plain", 1, (1, 0))], golems=[PLAIN, banner])
    box.pieces[0].health = 50
    assert box.armor(box.pieces[0]).total == 0
    pass_turns(box, 2)
    assert box.pieces[0].health == 50
    box.put(box.pieces[1], (1, 0))
    assert box.armor(box.pieces[0]).total == 5
    pass_turns(box, 2)
    assert box.pieces[0].health == 55


def test_ruling_B21_elimination_in_upkeep_is_checked_after_displacements() -> None:
    """An aura lets army 0 move who begins its turn there; army 1's last Golem falls into a Pit, and only then it is out."""
    whirl = golem("Whirl", passive=[effect("displace", "upkeep", "enemies_here", distance=1)])
    bomb = golem("Bomb", health=10, passive=[effect("harm", "destroyed", "everyone_here", amount=200)])
    box = arcana.sandbox(
        ["P- P- T-"],
        [("Whirl", 0, (1, 0)), ("Plain", 0, (2, 0)), ("Bomb", 1, (1, 0)), ("Plain", 2, (0, 0))],
        golems=[whirl, PLAIN, bomb],
    )
    box.end_turn()
    assert box.state.pending().seats == [0], "army 1's upkeep waits for the choice"
    told = box.displace((2, 0))
    assert kinds(told)[:7] == ["displaced", "harmed", "destroyed", "harmed", "destroyed", "eliminated", "turn"]
    assert box.pieces[1].at < 0, "the explosion comes before the elimination"
    assert box.state.pending().seats == [2]


def test_ruling_B28_a_knight_that_broke_down_has_no_passives() -> None:
    """Its standing gift, its triggers, and its last word; the other Knights' are still there."""
    lords = [
        knight(
            f"Lord {number}",
            passive=[
                gift("armor" if number else "dodge", 5),
                change("damage", 3, "hit", "self"),
                effect("harm", "destroyed", "everyone_here", amount=10 + number),
            ],
        )
        for number in range(2)
    ]
    giant = golem("Giant", "colossus", apv=300, health=100, attacks=[melee("Stomp", 75, 10)])
    box = arcana.sandbox(
        row(3),
        [{"golem": "Giant", "army": 0, "at": (0, 0), "knights": [*lords, knight("Idle")]}, ("Plain", 1, (2, 0))],
        golems=[giant, PLAIN],
    )
    piece, enemy = box.pieces
    assert (box.dodge(piece).total, box.armor(piece).total) == (5, 5)
    piece.down = (0, KNIGHT_DOWN)
    assert (box.dodge(piece).total, box.armor(piece).total) == (0, 5)
    box.put(enemy, (0, 0))
    piece.health = 10
    box.end_turn()
    box.attack(enemy, "Blow", piece, 11)
    assert piece.at < 0 and enemy.health == 89


# Being attacked.


@pytest.mark.parametrize("edition", ["2015", "2014"])
def test_golem_attacks_with_special_effects_attacked_acts_hit_or_miss(edition: str) -> None:
    """On the completion of the attack, whether it hits or misses; the other Golem is the attacker."""
    wary = golem("Wary", armor=99, passive=[effect("harm", "attacked", "target", amount=7)])
    box = arcana.sandbox(row(2), [("Plain", 0, (0, 0)), ("Wary", 1, (0, 0))], golems=[PLAIN, wary], edition=edition)
    attacker, target = box.pieces
    box.attack(attacker, "Blow", target, 42)
    assert (attacker.health, target.health) == (93, 100), "a hit for 0"
    told = box.attack(attacker, "Blow", target, 92)
    assert attacker.health == 86
    assert kinds(told) == ["attacked", "struck", "harmed"]


def test_attacked_is_every_target_of_an_area_attack_that_still_stands() -> None:
    """Not who only stands there, nor who is harmed by a splash."""
    wary = golem("Wary", health=20, passive=[effect("harm", "attacked", "target", amount=7, against="ranged")])
    stout = golem("Stout", passive=[effect("harm", "attacked", "target", amount=3)])
    bomber = golem(
        "Bomber",
        attacks=[
            ranged("Burst", 100, 25, scope="enemies"),
            ranged("Splash", 100, 0, effect("harm", whom="others_there", amount=1)),
        ],
    )
    pieces = [("Bomber", 0, (0, 0)), ("Wary", 1, (1, 0)), ("Stout", 1, (1, 0)), ("Stout", 1, (1, 0))]
    box = arcana.sandbox(row(2), pieces, golems=[bomber, wary, stout])
    bomber_piece, weak, first, _ = box.pieces
    box.attack(bomber_piece, "Burst", (1, 0), 42)
    assert weak.at == DESTROYED and bomber_piece.health == 100 - 3 - 3
    box.attack(bomber_piece, "Splash", first, 42)
    assert bomber_piece.health == 100 - 3 - 3 - 3


def test_attacked_can_ask_for_the_kind_of_attack_and_measure_it() -> None:
    """A tenth of the attack's Base Damage back, against Melee."""
    mirror = golem(
        "Mirror", passive=[effect("harm", "attacked", "target", amount=10, measure="base_damage", against="melee")]
    )
    box = arcana.sandbox(
        row(2), [("Plain", 0, (0, 0)), ("Mirror", 1, (0, 0)), ("Plain", 0, (1, 0))], golems=[PLAIN, mirror]
    )
    near, target, far = box.pieces
    box.attack(near, "Blow", target, 92)
    box.attack(far, "Shot", target, 42)
    assert (near.health, far.health) == (98, 100)
