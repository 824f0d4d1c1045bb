"""Conditions of effects: what they look at, of whom, and when (ruling B22)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    construct,
    effect,
    gift,
    golem,
    knight,
    melee,
    miracle_of,
    pass_turns,
    plain,
    ranged,
    row,
    spell,
    when,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 50, 20), ranged("Shot", 50, 20)])


def born_of(arcanum: str, name: str) -> Data:
    return {**golem(name, attacks=[melee("Blow", 50, 20)]), "arcanum": arcanum}


def duel(first: Data, second: Data = PLAIN, factions: Sequence[str] = (), apart: int = 0) -> Box:
    """Two enemies on open plains, so many Regions apart."""
    return arcana.sandbox(
        row(6), [(first["name"], 0, (0, 0)), (second["name"], 1, (apart, 0))], golems=[first, second], factions=factions
    )


def test_an_arcanum_of_the_target() -> None:
    """Bad Blood: Accuracy +20 against targets of the Gudanna Arcanum."""
    hater = golem(
        "Hater",
        attacks=[melee("Blow", 50)],
        passive=[gift("accuracy", 20, conditions=[when("arcanum", "gudanna", who="other")])],
    )
    seen = [
        box.to_hit(box.pieces[0], "Blow", box.pieces[1]).total
        for box in (duel(hater, born_of("gudanna", "Sand")), duel(hater, born_of("urugal", "Bone")))
    ]
    assert seen == [70, 50]


def test_a_construct_is_of_no_arcanum() -> None:
    hater = golem(
        "Hater",
        attacks=[melee("Blow", 50)],
        passive=[gift("accuracy", 20, conditions=[when("arcanum", "durani", "gudanna", "urugal", "zikia", who="other")])],
    )
    box = arcana.sandbox(row(2), [("Hater", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[hater, PLAIN, construct("Totem")])
    totem = box.summon("Totem", 1, (0, 0))
    assert box.to_hit(box.pieces[0], "Blow", totem).total == 50


def test_the_faction_of_an_army() -> None:
    zealot = golem(
        "Zealot",
        attacks=[melee("Blow", 50)],
        passive=[gift("damage", 9, conditions=[when("faction", "durani", who="other")])],
    )
    for faction, hurt in (("durani", 29), ("gudanna", 20)):
        box = duel(zealot, factions=["gudanna", faction])
        assert box.damage(box.pieces[0], "Blow", box.pieces[1]).total == hurt


def test_having_moved_this_turn() -> None:
    """Vidhis: bonus damage if the Golem has moved; a displacement is no move, and a new turn forgets it."""
    lord = knight("Vidhis", passive=[gift("damage", 8, conditions=[when("moved")])])
    box = arcana.sandbox(
        row(4), [{"golem": "Plain", "army": 0, "at": (0, 0), "knight": lord}, ("Plain", 1, (1, 0))], golems=[PLAIN]
    )
    piece, enemy = box.pieces
    assert box.damage(piece, "Blow", enemy).total == 20
    box.move(piece, "Walk", (1, 0))
    assert box.damage(piece, "Blow", enemy).total == 28
    box.end_turn()
    assert box.damage(piece, "Blow", enemy).total == 28, "its army's last turn, as long as the enemy plays"
    box.end_turn()
    assert box.damage(piece, "Blow", enemy).total == 20


def test_not_having_moved() -> None:
    """Vitan Rahita: more Range if the Golem did not move."""
    lord = knight("Vitan", passive=[gift("range", 2, conditions=[when("moved", least=0)])])
    box = arcana.sandbox(
        row(5), [{"golem": "Plain", "army": 0, "at": (0, 0), "knight": lord}, ("Plain", 1, (4, 0))], golems=[PLAIN]
    )
    assert box.attack_range(box.pieces[0], "Shot").total == 5
    box.move(box.pieces[0], "Walk", (1, 0))
    assert box.attack_range(box.pieces[0], "Shot").total == 3


def test_an_enemy_in_its_region() -> None:
    fly = golem(
        "Wary",
        passive=[
            gift("dodge", 5, conditions=[when("contested")]),
            gift("armor", 3, conditions=[when("contested", least=0)]),
        ],
    )
    box = duel(fly)
    assert (box.dodge(box.pieces[0]).total, box.armor(box.pieces[0]).total) == (5, 0)
    box.put(box.pieces[1], (1, 0))
    assert (box.dodge(box.pieces[0]).total, box.armor(box.pieces[0]).total) == (0, 3)


def test_ditallu_gives_armor_against_the_first_hit_of_a_round() -> None:
    """Misses do not count; the next Round has a first hit again."""
    lord = knight("Ditallu", passive=[gift("armor", 5, conditions=[when("first_hit")])])
    box = arcana.sandbox(
        row(2), [("Plain", 0, (0, 0)), {"golem": "Plain", "army": 1, "at": (0, 0), "knight": lord}], golems=[PLAIN]
    )
    attacker, target = box.pieces
    box.army(0).ap = 9
    box.attack(attacker, "Blow", target, 91)
    assert box.armor(target).total == 5
    box.attack(attacker, "Blow", target, 42)
    assert target.health == 85
    box.attack(attacker, "Blow", target, 42)
    assert target.health == 65
    pass_turns(box, 2)
    assert box.armor(target).total == 5


def test_a_special_effect_of_the_first_hit_sees_it_as_the_first() -> None:
    """Special effects are evaluated on the completion of the attack that is the first hit."""
    opener = golem(
        "Opener", attacks=[melee("Cut", 75, 0, effect("harm", amount=6, conditions=[when("first_hit", who="other")]))]
    )
    box = duel(opener)
    box.attack(box.pieces[0], "Cut", box.pieces[1], 42)
    box.attack(box.pieces[0], "Cut", box.pieces[1], 42)
    assert box.pieces[1].health == 94


@pytest.mark.parametrize(("faces", "health"), [(42, 80), (33, 61), (100, 61)])
def test_a_critical_hit_for_special_effects(faces: int, health: int) -> None:
    """Crit and Super Crit; x 1.5, and 9 more by the effect."""
    keen = golem("Keen", attacks=[melee("Cut", 75, 20, effect("harm", amount=9, conditions=[when("critical")]))])
    box = duel(keen)
    box.attack(box.pieces[0], "Cut", box.pieces[1], faces)
    assert box.pieces[1].health == health


def test_a_hit_that_was_no_crit() -> None:
    meek = golem("Meek", attacks=[melee("Cut", 75, 20, effect("harm", amount=9, conditions=[when("critical", least=0)]))])
    box = duel(meek)
    box.attack(box.pieces[0], "Cut", box.pieces[1], 33)
    box.attack(box.pieces[0], "Cut", box.pieces[1], 42)
    assert box.pieces[1].health == 100 - 30 - 20 - 9


def test_a_share_of_health() -> None:
    fury = golem(
        "Fury",
        health=80,
        attacks=[melee("Blow", 50, 20)],
        passive=[
            gift("damage", 10, conditions=[when("health_at_most", least=50)]),
            gift("accuracy", 10, conditions=[when("health_at_least", least=50, who="other")]),
        ],
    )
    box = duel(fury)
    piece, enemy = box.pieces
    for own, other, hurt, hit in ((41, 50, 20, 60), (40, 49, 30, 50)):
        piece.health, enemy.health = own, other
        assert box.damage(piece, "Blow", enemy).total == hurt
        assert box.to_hit(piece, "Blow", enemy).total == hit


def test_health_after_the_damage_counts_for_special_effects() -> None:
    """They are evaluated on the completion of the attack."""
    reaper = golem(
        "Reaper",
        attacks=[melee("Reap", 75, 60, effect("destroy", conditions=[when("health_at_most", least=40, who="other")]))],
    )
    box = arcana.sandbox(
        row(2), [("Reaper", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (1, 0))], golems=[reaper, PLAIN]
    )
    box.attack(box.pieces[0], "Reap", box.pieces[1], 42)
    assert box.pieces[1].at < 0
    assert box.army(0).vp == 2, "destroyed by an enemy's effect"


def test_the_range_to_the_other_golem() -> None:
    sniper = golem(
        "Sniper",
        attacks=[ranged("Shot", 50, 20, range=5)],
        passive=[
            gift("accuracy", 15, conditions=[when("beyond", least=3)]),
            gift("damage", 7, conditions=[when("near", least=2)]),
        ],
    )
    seen = []
    for apart in range(1, 5):
        box = duel(sniper, apart=apart)
        seen.append(
            (
                box.to_hit(box.pieces[0], "Shot", box.pieces[1]).total,
                box.damage(box.pieces[0], "Shot", box.pieces[1]).total,
            )
        )
    assert seen == [(50, 27), (50, 27), (65, 20), (65, 20)]


def test_a_range_needs_another_golem() -> None:
    """Armor as it stands is against nobody; against an attack the attacker is the other."""
    wall = golem("Wall", passive=[gift("armor", 6, conditions=[when("beyond", least=2)])])
    box = duel(wall, apart=2)
    assert box.armor(box.pieces[0]).total == 0
    assert box.damage(box.pieces[1], "Shot", box.pieces[0]).total == 14
    box.put(box.pieces[1], (1, 0))
    assert box.damage(box.pieces[1], "Shot", box.pieces[0]).total == 20


def test_all_conditions_must_hold() -> None:
    picky = golem("Picky", passive=[gift("armor", 6, conditions=[when("cover", "medium"), when("contested")])])
    box = arcana.sandbox(["P- Pm"], [("Picky", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[picky, PLAIN])
    piece, enemy = box.pieces
    assert box.armor(piece).total == 0
    box.put(piece, (1, 0))
    assert box.armor(piece).total == 6
    box.put(enemy, (0, 0))
    assert box.armor(piece).total == 0


def test_a_condition_on_each_whom_an_effect_is_for() -> None:
    """An aura for allies of one Arcanum; its own bearer and the opponent are not asked."""
    elder = golem("Elder", passive=[gift("armor", 4, "allies_here", conditions=[when("arcanum", "durani", who="each")])])
    box = arcana.sandbox(
        row(2),
        [("Elder", 0, (0, 0)), ("Stone", 0, (0, 0)), ("Bone", 0, (0, 0)), ("Plain", 1, (1, 0))],
        golems=[elder, born_of("durani", "Stone"), born_of("urugal", "Bone"), PLAIN],
    )
    assert [box.armor(piece).total for piece in box.pieces] == [0, 4, 0, 0]


def test_each_for_effects_that_happen() -> None:
    """The weak among the enemies there."""
    culler = golem(
        "Culler",
        attacks=[
            melee(
                "Cull",
                75,
                0,
                effect("harm", whom="enemies_here", amount=9, conditions=[when("health_at_most", least=50, who="each")]),
            )
        ],
    )
    box = arcana.sandbox(
        row(2), [("Culler", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (0, 0))], golems=[culler, PLAIN]
    )
    box.pieces[2].health = 50
    box.attack(box.pieces[0], "Cull", box.pieces[1], 42)
    assert [piece.health for piece in box.pieces[1:]] == [100, 41]


def test_a_curse_only_on_enemy_warsprites() -> None:
    """Debuff Effects: what no Golem has asks its conditions of whom it is for; so do Blessings and Miracles."""
    hex_ = ancient(
        "Hex",
        curse=spell("Dread", 1, 1, gift("dodge", -5, "enemies_here", conditions=[when("class", "warsprite")])),
        miracle=miracle_of("Rally", 1, change("armor", 5, "use", "allies", conditions=[when("cover", "medium")])),
    )
    sprite, ogre = golem("Sprite", "warsprite", dodge=10), golem("Ogre", dodge=10)
    box = arcana.sandbox(
        ["P- Pm P-"],
        [("Plain", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Sprite", 1, (2, 0)), ("Ogre", 1, (2, 0))],
        golems=[PLAIN, sprite, ogre],
        ancients=[(hex_, 0)],
    )
    box.army(0).mana = 2
    box.curse("Hex", (2, 0))
    assert [box.dodge(piece).total for piece in box.pieces] == [0, 0, 5, 10]
    box.miracle("Hex")
    assert [box.armor(piece).total for piece in box.pieces] == [0, 5, 0, 0]
    box.put(box.pieces[1], (0, 0))
    assert box.armor(box.pieces[1]).total == 5, "judged when it was placed"


def test_ruling_B22_passive_conditions_look_at_where_the_action_starts() -> None:
    """The opponent's place, too: an attack is judged where both stand when it is declared."""
    hunter = golem(
        "Hunter",
        attacks=[ranged("Shot", 50, 20, effect("displace", distance=1))],
        passive=[gift("accuracy", 20, conditions=[when("terrain", "hills", who="other")])],
    )
    box = arcana.sandbox(["P- H- P-"], [("Hunter", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[hunter, PLAIN])
    piece, enemy = box.pieces
    assert box.to_hit(piece, "Shot", enemy).total == 70
    box.attack(piece, "Shot", enemy, 61)
    box.displace((2, 0))
    assert box.to_hit(piece, "Shot", enemy).total == 50


def test_a_faction_of_nobody() -> None:
    """Ruling B52: wild Golems fight for no faction."""
    zealot = golem(
        "Zealot",
        attacks=[melee("Blow")],
        passive=[gift("damage", 9, conditions=[when("faction", "mercenary", who="other")])],
    )
    box = arcana.sandbox(plain(2, 1), [("Zealot", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[zealot, PLAIN])
    beast = box.summon("Plain", box.state.plan.wild, (0, 0))
    assert box.damage(box.pieces[0], "Blow", beast).total == 20
    box.put(box.pieces[1], (0, 0))
    assert box.damage(box.pieces[0], "Blow", box.pieces[1]).total == 29
