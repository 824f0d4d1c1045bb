"""Ability Special Effects, and The Application and Resolution of Effects."""

from __future__ import annotations

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
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
    pass_turns,
    plain,
    ranged,
    row,
    when,
)

PLAIN = golem("Plain", attacks=[melee("Blow"), ranged("Shot")])


def pair(first: Data, second: Data = PLAIN, *more: tuple[Data, int, tuple[int, int]]) -> Box:
    """Two enemies in one Region of a map of open plains, with others where they are put."""
    placed = [(first, 0, (1, 1)), (second, 1, (1, 1)), *more]
    return arcana.sandbox(
        plain(4, 3), [(data["name"], army, cell) for data, army, cell in placed], golems=[data for data, _, _ in placed]
    )


# Buffs and debuffs.


def test_a_buff_of_5_armor_for_3_rounds_on_5_armor_is_10_armor_for_3_rounds() -> None:
    """Buff Effects; its effect is static; ruling B10: three turns of each army, the current one counting."""
    shield = golem("Shield", armor=5, attacks=[melee("Brace", 100, 0, change("armor", 5, whom="self", rounds=3))])
    box = pair(shield)
    holder = box.pieces[0]
    box.attack(holder, "Brace", box.pieces[1], 42)
    seen = [box.armor(holder).total]
    for _ in range(6):
        box.end_turn()
        seen.append(box.armor(holder).total)
    assert seen == [10, 10, 10, 10, 10, 10, 5]


def test_a_debuff_of_10_accuracy_for_3_rounds_on_30_accuracy_is_20_for_3_rounds() -> None:
    """Debuff Effects; placed by the army that plays first, so its enemy plays three whole turns under it."""
    blinder = golem("Blinder", attacks=[melee("Dust", 100, 0, change("accuracy", -10, rounds=3))])
    victim = golem("Victim", attacks=[melee("Poke", 30, 1)])
    box = pair(blinder, victim)
    attacker, target = box.pieces
    box.attack(attacker, "Dust", target, 42)
    seen = []
    for _ in range(7):
        seen.append(box.to_hit(target, "Poke", attacker).total)
        box.end_turn()
    assert seen == [20, 20, 20, 20, 20, 20, 30]


def test_a_condition_of_a_hit_is_judged_once_when_it_hits() -> None:
    """Golem Attacks With Special Effects: Root Wrap takes 2 MP for 2 Rounds if its target is in Medium Cover."""
    wrap = change("movement", -2, rounds=2, conditions=[when("cover", "medium", who="other")])
    widow = golem("Widow", attacks=[melee("Root Wrap", 100, 5, wrap)])
    for cell, left in (("Pm", 1), ("P-", 3), ("D-", 1)):
        box = arcana.sandbox([f"{cell} P-"], [("Widow", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[widow, PLAIN])
        attacker, target = box.pieces
        box.attack(attacker, "Root Wrap", target, 42)
        assert target.health == 95
        assert box.points(target, "Walk").total == left
        box.put(target, (1, 0))
        assert box.points(target, "Walk").total == left, "once placed it lasts"


def test_ruling_B22_passive_conditions_are_judged_when_a_number_is_computed() -> None:
    """Golem & Knight Passive Effects: granted only while the Golem is in the Cover named."""
    hider = golem(
        "Hider", attacks=[melee("Blow", 50)], passive=[gift("accuracy", 20, conditions=[when("cover", "medium")])]
    )
    box = arcana.sandbox(["Pm P- D-"], [("Hider", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[hider, PLAIN])
    attacker, target = box.pieces
    seen = []
    for column in range(3):
        box.put(attacker, (column, 0))
        box.put(target, (column, 0))
        seen.append(box.to_hit(attacker, "Blow", target).total)
    assert seen == [70, 50, 70]


@pytest.mark.parametrize(
    ("words", "cells"),
    [
        (["medium"], ["Pm", "Hm", "D-"]),
        (["ground"], ["Pg", "Hg", "S-"]),
        (["heavy"], ["Ph1"]),
        (["none"], ["P-", "H-", "W-"]),
        (["pit"], ["T-"]),
    ],
)
def test_ruling_B43_water_counts_as_cover_for_conditions(words: list[str], cells: list[str]) -> None:
    """Deep is Medium, Shallow is Ground, Swamp is none, the Pit its own kind; open ground is no cover."""
    ground = ["P-", "Pg", "Pm", "Ph1", "H-", "Hg", "Hm", "S-", "D-", "W-", "T-"]
    shy = golem("Shy", passive=[gift("dodge", 7, conditions=[when("cover", *words)])])
    box = arcana.sandbox([" ".join(ground)], [("Shy", 0, (0, 0))], golems=[shy])
    found = []
    for column, code in enumerate(ground):
        box.put(box.pieces[0], (column, 0))
        if box.dodge(box.pieces[0]).total == 7:
            found.append(code)
    assert found == cells


def test_special_effects_are_looked_at_on_a_miss_too() -> None:
    """Golem Attacks With Special Effects: some effects are only applied after a missed attack."""
    sore = golem(
        "Sore",
        attacks=[
            melee(
                "Swing", 50, 10, change("accuracy", 15, on="miss", whom="self"), change("damage", 5, on="hit", whom="self")
            ),
            melee("Shout", 50, 10, change("armor", 3, on="attack", whom="self")),
        ],
    )
    box = pair(sore)
    attacker, target = box.pieces
    box.attack(attacker, "Swing", target, 91)
    assert box.to_hit(attacker, "Swing", target).total == 65
    assert box.damage(attacker, "Swing", target).total == 10
    box.attack(attacker, "Swing", target, 42)
    assert box.damage(attacker, "Swing", target).total == 15
    box.attack(attacker, "Shout", target, 91)
    assert box.armor(attacker).total == 3


def test_an_effect_spares_the_classes_it_names() -> None:
    """Special Displacement Rules: an ability affects all Golems unless it says otherwise."""
    fear = golem("Fear", passive=[gift("armor", -5, "enemies_here", spares=["ogre"])])
    ogre, titan = golem("Big", armor=9), golem("Bigger", "titan", armor=9)
    box = pair(fear, ogre, (titan, 1, (1, 1)))
    assert [box.armor(piece).total for piece in box.pieces[1:]] == [9, 4]
    sting = golem("Sting", passive=[effect("harm", "upkeep", "enemies_here", amount=5, spares=["ogre"])])
    box = pair(sting, ogre, (titan, 1, (1, 1)))
    box.end_turn()
    assert [piece.health for piece in box.pieces[1:]] == [100, 95]


# Effects over time.


def test_five_damage_a_round_for_five_rounds_takes_25() -> None:
    """Effects Over Time; ruling B10: it ticks at its target's upkeep, five times; B16: Armor does not help."""
    venom = golem("Venom", attacks=[melee("Sting", 100, 0, effect("harm_each_turn", amount=5, rounds=5))])
    tough = golem("Tough", armor=50)
    box = pair(venom, tough)
    attacker, target = box.pieces
    box.attack(attacker, "Sting", target, 42)
    assert target.health == 100
    seen = []
    for _ in range(7):
        box.end_turn()
        seen.append(target.health)
        box.end_turn()
    assert seen == [95, 90, 85, 80, 75, 75, 75]
    assert target.effects == []


def test_ruling_B46_the_same_dot_starts_anew_and_different_ones_tick_side_by_side() -> None:
    venom = golem(
        "Venom",
        attacks=[
            melee("Sting", 100, 0, effect("harm_each_turn", amount=5, rounds=2)),
            melee("Bite", 100, 0, effect("harm_each_turn", amount=3, rounds=2)),
        ],
    )
    box = pair(venom)
    attacker, target = box.pieces
    box.attack(attacker, "Sting", target, 42)
    box.attack(attacker, "Bite", target, 42)
    pass_turns(box, 2)
    assert target.health == 92
    box.attack(attacker, "Sting", target, 42)
    seen = []
    for _ in range(3):
        pass_turns(box, 1)
        seen.append(target.health)
        pass_turns(box, 1)
    assert seen == [84, 79, 79], "the sting has two more ticks from its second hit, the bite one"


def test_the_same_dot_by_another_golem_of_the_kind_starts_it_anew() -> None:
    """Ruling B46: the ability counts, not the Golem that used it."""
    venom = golem("Venom", attacks=[melee("Sting", 100, 0, effect("harm_each_turn", amount=5, rounds=3))])
    box = pair(venom, PLAIN, (venom, 0, (1, 1)))
    first, target, second = box.pieces
    box.attack(first, "Sting", target, 42)
    box.attack(second, "Sting", target, 42)
    box.end_turn()
    assert target.health == 95


def test_ruling_B17_a_kill_by_a_dot_belongs_to_the_army_that_placed_it() -> None:
    """Also when the Golem that placed it is gone."""
    venom = golem("Venom", health=10, attacks=[melee("Sting", 100, 0, effect("harm_each_turn", amount=60, rounds=5))])
    box = pair(venom, PLAIN, (PLAIN, 0, (3, 0)), (PLAIN, 1, (3, 2)))
    attacker, target = box.pieces[:2]
    box.attack(attacker, "Sting", target, 42)
    box.end_turn()
    box.attack(target, "Blow", attacker, 42)
    assert attacker.at < 0 and box.army(1).vp == 1 + 1
    pass_turns(box, 1)
    told = pass_turns(box, 1)
    assert [(event["golem"], event["victor"], event["vp"]) for event in named(told, "destroyed")] == [(target.number, 0, 2)]
    assert box.army(0).vp == 2


def test_two_dots_do_not_kill_twice() -> None:
    venom = golem(
        "Venom",
        attacks=[
            melee("Sting", 100, 0, effect("harm_each_turn", amount=60, rounds=5)),
            melee("Bite", 100, 0, effect("harm_each_turn", amount=60, rounds=5)),
        ],
    )
    box = pair(venom, golem("Frail", "warsprite", health=50, apv=80), (PLAIN, 1, (3, 2)))
    attacker, target = box.pieces[:2]
    box.attack(attacker, "Sting", target, 42)
    box.attack(attacker, "Bite", target, 42)
    told = box.end_turn()
    assert kinds(told).count("destroyed") == 1
    assert (box.army(0).vp, box.army(1).mana) == (1, 16)


# Auras.


def test_an_aura_follows_its_bearer_and_ends_with_it() -> None:
    """Passive Effects hold until the Golem is destroyed; ruling B13: auras follow their bearer."""
    guard = golem("Guard", "warsprite", health=10, passive=[gift("armor", 6, "allies_here")])
    friend = golem("Friend", armor=2)
    box = arcana.sandbox(
        plain(3, 3),
        [("Guard", 0, (0, 0)), ("Friend", 0, (1, 0)), ("Plain", 1, (1, 0))],
        golems=[guard, friend, PLAIN],
        turn=1,
    )
    bearer, other, enemy = box.pieces
    assert [box.armor(piece).total for piece in box.pieces] == [6, 2, 0]
    box.put(bearer, (1, 0))
    assert [box.armor(piece).total for piece in box.pieces] == [6, 8, 0], "not for enemies"
    box.attack(enemy, "Blow", bearer, 42)
    assert bearer.at < 0
    assert box.armor(other).total == 2


def test_an_aura_against_enemies_is_an_enemy_source() -> None:
    fear = golem("Fear", passive=[gift("accuracy", -10, "enemies_here")])
    box = pair(PLAIN, fear)
    attacker, target = box.pieces
    assert lines(box.to_hit(attacker, "Blow", target)) == [("accuracy", 75), ("effect", -10), ("dodge", 0)]
    box.put(target, (3, 1))
    assert box.to_hit(attacker, "Shot", target).total == 75


def test_a_passive_with_a_trigger_acts_only_then() -> None:
    """On a move it buffs for a Round; before and after it does nothing."""
    runner = golem("Runner", passive=[change("armor", 4, on="move", whom="self", rounds=1), gift("armor", 1)])
    box = arcana.sandbox(row(4), [("Runner", 0, (0, 0)), ("Plain", 1, (3, 0))], golems=[runner, PLAIN])
    piece = box.pieces[0]
    assert box.armor(piece).total == 1
    box.move(piece, "Walk", (1, 0))
    assert box.armor(piece).total == 4
    pass_turns(box, 2)
    assert box.armor(piece).total == 1


def test_an_aura_of_each_round_can_do_any_deed() -> None:
    """Ruling B8: auras "per round" act in the upkeep, here with a debuff instead of damage."""
    rust = golem("Rust", passive=[change("armor", -5, on="upkeep", whom="enemies_here", rounds=1)])
    box = pair(rust, golem("Iron", armor=12))
    target = box.pieces[1]
    told = box.end_turn()
    assert target.health == 100
    assert box.armor(target).total == 7
    assert kinds(told).count("placed") == 1 and "harmed" not in kinds(told)


def test_an_aura_of_each_round_can_move_its_bearer() -> None:
    drift = golem("Drift", passive=[effect("displace", "upkeep", "self", distance=1)])
    box = pair(PLAIN, drift)
    piece = box.pieces[1]
    box.end_turn()
    assert box.state.pending().seats == [1]
    box.displace((2, 2))
    assert piece.at == box.region((2, 2))
    assert box.state.pending().seats == [1]
    assert "turn-ended" in kinds(box.end_turn())


def test_the_same_aura_of_two_bearers_harms_once() -> None:
    """Ruling B46 for auras: different abilities side by side, the same one once."""
    cloud = golem("Cloud", passive=[effect("harm", "upkeep", "enemies_here", amount=5)])
    smoke = golem("Smoke", passive=[effect("harm", "upkeep", "enemies_here", amount=3)])
    box = pair(cloud, PLAIN, (cloud, 0, (1, 1)), (smoke, 0, (1, 1)))
    box.end_turn()
    assert box.pieces[1].health == 92


# Durations.


def test_ruling_B10_each_army_plays_exactly_n_turns_under_an_effect() -> None:
    """The second army in the order places it: the current turn counts for it, and the first army plays as many."""
    mark = golem("Mark", attacks=[melee("Mark", 100, 0, change("armor", 1, whom="target", rounds=2))])
    box = arcana.sandbox(plain(2, 2), [("Plain", 0, (0, 0)), ("Mark", 1, (0, 0))], golems=[PLAIN, mark], turn=1)
    target, placer = box.pieces
    box.attack(placer, "Mark", target, 42)
    turns: list[int] = []
    while box.armor(target).total == 1:
        turns.append(box.state.order[box.state.turn])
        told = box.end_turn()
    assert turns == [1, 0, 1, 0]
    assert [event["golem"] for event in named(told, "expired")] == [target.number]


def three_armies(placer: Data) -> Box:
    """Armies 0, 1 and 2; army 1 has only the placer."""
    return arcana.sandbox(
        plain(3, 3),
        [("Plain", 0, (0, 0)), (placer["name"], 1, (0, 0)), ("Plain", 2, (0, 0))],
        golems=[PLAIN, placer],
        turn=1,
    )


def test_ruling_B10_the_place_of_an_eliminated_army_still_counts() -> None:
    """Its effects stay for their duration (B19) and end where its turn would start."""
    mark = golem("Mark", health=20, attacks=[melee("Mark", 100, 0, change("armor", 1, rounds=2))])
    box = three_armies(mark)
    first, placer, third = box.pieces
    box.attack(placer, "Mark", first, 42)
    box.end_turn()
    box.attack(third, "Blow", placer, 42)
    assert box.army(1).out
    turns: list[tuple[int, int]] = []
    while box.armor(first).total == 1:
        turns.append((box.state.round, box.state.order[box.state.turn]))
        box.end_turn()
    assert turns == [(1, 2), (2, 0), (2, 2), (3, 0)]


def test_ruling_B10_an_army_that_dies_in_its_upkeep_still_has_its_place() -> None:
    """Its effects end in the round in which its upkeep eliminates it, not a round later."""
    mark = golem("Mark", health=5, attacks=[melee("Mark", 100, 0, change("armor", 1, rounds=1))])
    venom = golem("Venom", attacks=[melee("Sting", 100, 0, effect("harm_each_turn", amount=5, rounds=1))])
    box = arcana.sandbox(
        plain(3, 3),
        [("Plain", 0, (0, 0)), ("Mark", 1, (0, 0)), ("Venom", 2, (0, 0))],
        golems=[PLAIN, mark, venom],
        turn=1,
    )
    first, placer, third = box.pieces
    box.attack(placer, "Mark", first, 42)
    box.affect(placer, third, "Sting")
    pass_turns(box, 2)
    assert box.armor(first).total == 1
    box.end_turn()
    assert box.army(1).out
    assert (box.state.round, box.state.order[box.state.turn]) == (2, 2)
    assert box.armor(first).total == 0


def test_a_move_trigger_that_flies_in_harms_after_the_move() -> None:
    """The effect is for the Region where the move ends, not for those it passes."""
    lander = golem("Lander", moves=[fly()], passive=[effect("harm", "move", "enemies_here", amount=10)])
    box = arcana.sandbox(
        row(3), [("Lander", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (2, 0))], golems=[lander, PLAIN]
    )
    box.move(box.pieces[0], "Fly", (2, 0))
    assert [piece.health for piece in box.pieces] == [100, 100, 90]


def test_movement_debuffs_reach_every_move() -> None:
    """Movement is one attribute: a debuff lowers the MP of each of a Golem's moves."""
    two = golem("Two", moves=[move("Walk", mp=3), fly(mp=2)], passive=[gift("movement", -2)])
    box = arcana.sandbox(row(4), [("Two", 0, (0, 0))], golems=[two])
    assert (box.points(box.pieces[0], "Walk").total, box.points(box.pieces[0], "Fly").total) == (1, 0)
