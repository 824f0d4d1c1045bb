"""How long effects last, and how they fade (Effects Over Time; rulings B10, B44)."""

from __future__ import annotations

from shem.games import arcana
from shem.games.arcana.box import Box
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    effect,
    golem,
    knight,
    melee,
    miracle_of,
    move,
    named,
    pass_turns,
    plain,
    power,
    ranged,
    row,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20)])


def pair(first: Data, second: Data = PLAIN, *more: tuple[Data, int, tuple[int, int]]) -> Box:
    placed = [(first, 0, (1, 1)), (second, 1, (1, 1)), *more]
    return arcana.sandbox(
        plain(4, 3), [(data["name"], army, cell) for data, army, cell in placed], golems=[data for data, _, _ in placed]
    )


def test_ruling_B10_minus_20_fading_by_5_over_4_rounds() -> None:
    """Effects Over Time begin on the target's turn: -20, -15, -10 and -5, each from one of its upkeeps to the next."""
    fog = golem("Fog", attacks=[melee("Fog", 100, 0, change("accuracy", -20, rounds=4, step=5))])
    box = pair(fog)
    attacker, target = box.pieces
    box.attack(attacker, "Fog", target, 42)
    assert box.to_hit(target, "Blow", attacker).total == 75, "not before its turn"
    seen = []
    told = []
    for _ in range(5):
        told += box.end_turn()
        seen.append(box.to_hit(target, "Blow", attacker).total)
        told += box.end_turn()
        seen.append(box.to_hit(target, "Blow", attacker).total)
    assert seen == [55, 55, 60, 60, 65, 65, 70, 70, 75, 75]
    assert [event["golem"] for event in named(told, "expired")] == [target.number]


def test_an_effect_can_grow() -> None:
    rot = golem("Rot", attacks=[melee("Rot", 100, 0, change("armor", -2, rounds=3, step=-2))])
    box = pair(rot, golem("Iron", armor=20))
    target = box.pieces[1]
    box.attack(box.pieces[0], "Rot", target, 42)
    seen = []
    for _ in range(4):
        pass_turns(box, 2)
        seen.append(box.armor(target).total)
    assert seen == [18, 16, 14, 20]


def test_damage_over_time_can_fade() -> None:
    fire = golem("Fire", attacks=[melee("Burn", 100, 0, effect("harm_each_turn", amount=9, rounds=3, step=-4))])
    box = pair(fire)
    target = box.pieces[1]
    box.attack(box.pieces[0], "Burn", target, 42)
    seen = []
    for _ in range(4):
        pass_turns(box, 2)
        seen.append(target.health)
    assert seen == [91, 86, 85, 85]


def test_dots_that_run_out_are_told_as_over() -> None:
    venom = golem("Venom", attacks=[melee("Sting", 100, 0, effect("harm_each_turn", amount=5, rounds=1))])
    box = pair(venom)
    box.attack(box.pieces[0], "Sting", box.pieces[1], 42)
    told = box.end_turn()
    assert [event["golem"] for event in named(told, "expired")] == [box.pieces[1].number]
    assert box.pieces[1].effects == []


def test_ruling_B44_the_next_attack_uses_it_up_hit_or_miss() -> None:
    """Precision Slice is one: its buff is for the next attack, and an attack's own buff is not for itself."""
    slicer = golem(
        "Slicer",
        attacks=[
            melee("Slice", 75, 20, change("damage", 25, whom="self", rounds=0, until=["next_attack"])),
            melee("Tap", 75, 10),
        ],
    )
    box = pair(slicer)
    attacker, target = box.pieces
    box.attack(attacker, "Slice", target, 42)
    assert target.health == 80
    assert box.damage(attacker, "Tap", target).total == 35
    told = box.attack(attacker, "Tap", target, 91)
    assert box.damage(attacker, "Tap", target).total == 10
    assert len(named(told, "expired")) == 1
    assert target.health == 80


def test_ruling_B44_an_area_attack_counts_once() -> None:
    sweeper = golem(
        "Sweeper",
        attacks=[
            melee("Wind Up", 75, 0, change("damage", 5, whom="self", rounds=0, until=["next_attack"])),
            melee("Sweep", 75, 10, scope="enemies"),
        ],
    )
    box = pair(sweeper, PLAIN, (PLAIN, 1, (1, 1)))
    attacker, first, second = box.pieces
    box.attack(attacker, "Wind Up", first, 42)
    box.attack(attacker, "Sweep", first, 42)
    assert (first.health, second.health) == (85, 85)
    assert box.damage(attacker, "Sweep", first).total == 10


def test_a_next_melee_attack_is_not_a_ranged_one() -> None:
    whetter = golem(
        "Whetter",
        attacks=[
            melee("Whet", 75, 0, change("damage", 5, whom="self", rounds=0, until=["next_attack"], against="melee")),
            ranged("Shot", 75, 10),
        ],
    )
    box = pair(whetter, PLAIN, (PLAIN, 1, (2, 1)))
    attacker, target, far = box.pieces
    box.attack(attacker, "Whet", target, 42)
    box.attack(attacker, "Shot", far, 42)
    assert far.health == 90
    assert box.damage(attacker, "Whet", target).total == 5


def test_what_protects_lasts_until_the_next_attack_on_it() -> None:
    """Ruling B44 from the other side: Armor against the next attack, a miss included; its own attacks do not end it."""
    ward = knight("Ward", power("Ward", change("armor", 15, "use", "self", rounds=0, until=["next_attack"])))
    box = arcana.sandbox(
        row(2), [{"golem": "Plain", "army": 0, "at": (0, 0), "knight": ward}, ("Plain", 1, (0, 0))], golems=[PLAIN]
    )
    piece, enemy = box.pieces
    box.use(piece, "Ward")
    box.attack(piece, "Blow", enemy, 42)
    box.end_turn()
    box.attack(enemy, "Blow", piece, 42)
    assert piece.health == 95
    box.attack(enemy, "Blow", piece, 42)
    assert piece.health == 75


def test_whatever_comes_first_ends_it() -> None:
    """For 1 Round or until the next attack."""
    slicer = golem(
        "Slicer", attacks=[melee("Slice", 75, 20, change("damage", 5, whom="self", rounds=1, until=["next_attack"]))]
    )
    box = pair(slicer)
    attacker, target = box.pieces
    box.attack(attacker, "Slice", target, 42)
    assert box.damage(attacker, "Slice", target).total == 25
    pass_turns(box, 2)
    assert box.damage(attacker, "Slice", target).total == 20


def test_until_it_moves() -> None:
    """A move ability ends it, a displacement does not (ruling B40)."""
    rooted = golem(
        "Rooted",
        moves=[move("Walk", mp=3)],
        attacks=[melee("Dig In", 75, 0, change("armor", 9, whom="self", rounds=0, until=["move"]))],
    )
    tosser = golem("Tosser", attacks=[melee("Toss", 100, 0, effect("displace", distance=1))])
    box = pair(rooted, tosser)
    piece, enemy = box.pieces
    box.attack(piece, "Dig In", enemy, 42)
    pass_turns(box, 5)
    assert box.armor(piece).total == 9, "no number of Rounds"
    box.attack(enemy, "Toss", piece, 42)
    box.displace((2, 1))
    assert box.armor(piece).total == 9
    box.end_turn()
    told = box.move(piece, "Walk", (3, 1))
    assert box.armor(piece).total == 0
    assert len(named(told, "expired")) == 1


def test_until_it_leaves_its_region() -> None:
    """By whatever way; standing still it lasts."""
    rooted = golem("Rooted", attacks=[melee("Dig In", 75, 0, change("armor", 9, whom="self", rounds=0, until=["leaves"]))])
    tosser = golem("Tosser", attacks=[melee("Toss", 100, 0, effect("displace", distance=1))])
    box = pair(rooted, tosser)
    piece, enemy = box.pieces
    box.attack(piece, "Dig In", enemy, 42)
    box.end_turn()
    box.attack(enemy, "Toss", piece, 42)
    box.displace((1, 1))
    assert box.armor(piece).total == 9, "it stayed"
    box.attack(enemy, "Toss", piece, 42)
    box.displace((2, 1))
    assert box.armor(piece).total == 0


def test_an_effect_over_time_until_it_moves() -> None:
    """Damage each turn with no count but its end."""
    snare = golem("Snare", attacks=[melee("Net", 100, 0, effect("harm_each_turn", amount=4, rounds=0, until=["move"]))])
    box = pair(snare)
    target = box.pieces[1]
    box.attack(box.pieces[0], "Net", target, 42)
    pass_turns(box, 5)
    assert target.health == 88
    box.move(target, "Walk", (2, 1))
    pass_turns(box, 2)
    assert target.health == 88


def test_ruling_B10_effects_of_the_scenario_end_at_a_rounds_start() -> None:
    """What belongs to no army: here what a Region of the scenario does to who enters it."""
    tar = {"name": "Tar", "at": [[1, 0]], "effects": [change("dodge", -5, "enter", "everyone_here", rounds=1)]}
    box = arcana.sandbox(
        row(3),
        [("Plain", 0, (2, 0)), ("Nimble", 1, (0, 0))],
        golems=[PLAIN, golem("Nimble", dodge=10)],
        scenario={"regions": [tar]},
        turn=1,
    )
    piece = box.pieces[1]
    box.move(piece, "Walk", (1, 0))
    assert box.dodge(piece).total == 5
    box.end_turn()
    assert box.state.round == 2
    assert box.dodge(piece).total == 10


def test_a_miracle_again_starts_anew() -> None:
    """Ruling B46; it does not stack with itself."""
    one = ancient("One", miracle=miracle_of("Shield", 1, change("armor", 5, "use", "allies", rounds=2)))
    box = arcana.sandbox(row(2), [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[PLAIN], ancients=[(one, 0)])
    box.army(0).mana = 2
    box.miracle("One")
    pass_turns(box, 2)
    box.miracle("One")
    assert box.armor(box.pieces[0]).total == 5
    pass_turns(box, 2)
    assert box.armor(box.pieces[0]).total == 5
    pass_turns(box, 2)
    assert box.armor(box.pieces[0]).total == 0
