"""Types of Special Effects: what effects do, and to whom."""

from __future__ import annotations

import pytest

from shem.core.contract import Turn
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Move, Use
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    construct,
    effect,
    gift,
    golem,
    kinds,
    knight,
    lines,
    melee,
    miracle_of,
    move,
    named,
    pass_turns,
    plain,
    power,
    ranged,
    refusal,
    relic,
    row,
    spell,
    when,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20)])


def pair(first: Data, second: Data = PLAIN, *more: tuple[Data, int, tuple[int, int]]) -> Box:
    """Two enemies in one Region of open plains, with others where they are put."""
    placed = [(first, 0, (1, 1)), (second, 1, (1, 1)), *more]
    return arcana.sandbox(
        plain(4, 3), [(data["name"], army, cell) for data, army, cell in placed], golems=[data for data, _, _ in placed]
    )


def healths(box: Box) -> list[int]:
    return [piece.health for piece in box.pieces]


# Whom.


CROWD: list[tuple[str, int, tuple[int, int]]] = [
    ("Doer", 0, (0, 0)),
    ("Plain", 0, (0, 0)),
    ("Plain", 0, (1, 0)),
    ("Plain", 0, (2, 0)),
    ("Plain", 1, (0, 0)),
    ("Plain", 1, (1, 0)),
    ("Plain", 1, (1, 0)),
    ("Plain", 1, (2, 0)),
    ("Plain", 0, None),  # type: ignore[list-item]
]


@pytest.mark.parametrize(
    ("whom", "reached"),
    [
        ("self", [0]),
        ("target", [5]),
        ("target_and_its_allies_there", [5, 6]),
        ("others_there", [2, 6]),
        ("allies_there", [2]),
        ("enemies_there", [5, 6]),
        ("everyone_there", [2, 5, 6]),
        ("allies_here", [0, 1]),
        ("enemies_here", [4]),
        ("others_here", [1, 4]),
        ("everyone_here", [0, 1, 4]),
        ("allies", [0, 1, 2, 3]),
        ("enemies", [4, 5, 6, 7]),
        ("everyone", [0, 1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_whom_an_effect_is_for(whom: str, reached: list[int]) -> None:
    """Here is the Region of the Golem that has the ability, there the target's; reserves are never reached."""
    doer = golem("Doer", attacks=[ranged("Spell", 100, 0, effect("harm", whom=whom, amount=5))])
    box = arcana.sandbox(row(3), CROWD, golems=[doer, PLAIN])
    box.attack(box.pieces[0], "Spell", box.pieces[5], 42)
    assert [number for number, piece in enumerate(box.pieces) if piece.health == 95] == reached


@pytest.mark.parametrize(
    ("whom", "reached"),
    [
        ("self", [0]),
        ("allies_here", [0, 1]),
        ("enemies_here", [4]),
        ("others_here", [1, 4]),
        ("everyone_here", [0, 1, 4]),
        ("allies", [0, 1, 2, 3]),
        ("enemies", [4, 5, 6, 7]),
        ("everyone", [0, 1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_whom_a_standing_modifier_is_for(whom: str, reached: list[int]) -> None:
    box = arcana.sandbox(row(3), CROWD, golems=[golem("Doer", passive=[gift("armor", 3, whom)]), PLAIN])
    assert [number for number, piece in enumerate(box.pieces) if box.armor(piece).total == 3] == reached


def test_what_an_attack_always_does_to_its_target() -> None:
    """An attack that Armor helps less against, and a Golem whose every attack is like that."""
    piercer = golem(
        "Piercer",
        attacks=[melee("Pierce", 75, 20, gift("armor", -6, "target")), melee("Blow", 75, 20)],
        passive=[gift("dodge", -4, "target", against="melee")],
    )
    box = pair(piercer, golem("Iron", armor=10, dodge=10, attacks=[melee("Blow", 75, 20)]))
    attacker, target = box.pieces
    assert (box.damage(attacker, "Pierce", target).total, box.damage(attacker, "Blow", target).total) == (16, 10)
    assert box.to_hit(attacker, "Blow", target).total == 75 - 6
    assert (box.armor(target).total, box.dodge(target).total) == (10, 10), "only while it is attacked"
    assert box.damage(target, "Blow", attacker).total == 20


def test_ruling_B31_team_mates_are_allies_and_share_no_pool() -> None:
    banner = golem("Banner", passive=[gift("armor", 3, "allies_here"), effect("mana", "upkeep", "allies_here", amount=2)])
    box = arcana.sandbox(
        row(2),
        [("Banner", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 2, (0, 0))],
        golems=[banner, PLAIN],
        teams=[0, 0, 1],
    )
    assert [box.armor(piece).total for piece in box.pieces] == [3, 3, 0]
    pass_turns(box, 3)
    assert [box.army(number).mana for number in range(3)] == [6 + 2, 6 + 2, 6]


# Splash.


def splasher(*effects: Data) -> Box:
    return pair(
        golem("Splasher", attacks=[ranged("Bolt", 75, 20, *effects)]), PLAIN, (PLAIN, 1, (2, 1)), (PLAIN, 0, (2, 1))
    )


def test_ruling_B45_splash_needs_a_hit_and_spares_the_target() -> None:
    """Splash Effects: the other Golems in the target's Region, whoever's, with its own amount."""
    splash = effect("harm", "attack", "others_there", amount=7)
    box = splasher(splash)
    box.attack(box.pieces[0], "Bolt", box.pieces[2], 91)
    assert healths(box) == [100, 100, 100, 100]
    box.attack(box.pieces[0], "Bolt", box.pieces[2], 42)
    assert healths(box) == [100, 100, 80, 93]


@pytest.mark.parametrize(("measure", "left"), [("base_damage", 90), ("damage", 90), ("fixed", 50)])
def test_ruling_B45_a_crit_does_not_multiply_splash(measure: str, left: int) -> None:
    """Half of 20, though the target takes 30."""
    box = splasher(effect("harm", "hit", "others_there", amount=50, measure=measure))
    box.attack(box.pieces[0], "Bolt", box.pieces[2], 33)
    assert (box.pieces[2].health, box.pieces[3].health) == (70, left)


def test_ruling_B45_splash_spares_the_attacker() -> None:
    box = pair(
        golem("Brawler", attacks=[melee("Quake", 75, 20, effect("harm", whom="others_there", amount=7))]),
        PLAIN,
        (PLAIN, 0, (1, 1)),
    )
    box.attack(box.pieces[0], "Quake", box.pieces[1], 42)
    assert healths(box) == [100, 80, 93]


def test_ruling_B16_armor_does_not_reduce_splash() -> None:
    shell = golem("Shell", armor=50)
    box = pair(
        golem("Brawler", attacks=[melee("Quake", 75, 20, effect("harm", whom="others_there", amount=7))]),
        PLAIN,
        (shell, 1, (1, 1)),
    )
    box.attack(box.pieces[0], "Quake", box.pieces[1], 42)
    assert box.pieces[2].health == 93


def test_area_attacks_reach_everybody_once() -> None:
    """Two targets hit, and each their ally: nobody suffers the effect twice."""
    roarer = golem(
        "Roarer",
        attacks=[melee("Roar", 75, 0, effect("harm", whom="target_and_its_allies_there", amount=5), scope="enemies")],
    )
    box = pair(roarer, PLAIN, (PLAIN, 1, (1, 1)), (PLAIN, 0, (1, 1)))
    box.attack(box.pieces[0], "Roar", box.pieces[1], 42)
    assert healths(box) == [100, 95, 95, 100]


def test_per_target_acts_as_often_as_targets_set_it_off() -> None:
    """The Terra Naga moves 1 Region for every Golem swept."""
    sweeper = golem(
        "Sweeper",
        attacks=[melee("Sweep", 75, 0, effect("displace", whom="self", distance=1, per_target=True), scope="enemies")],
    )
    box = pair(sweeper, PLAIN, (PLAIN, 1, (1, 1)))
    box.attack(box.pieces[0], "Sweep", box.pieces[1], 42)
    box.displace((2, 1))
    box.displace((3, 1))
    assert box.cell(box.pieces[0].at) == (3, 1)
    assert box.state.steps[-1].data() == ["turn"]


# Health.


def test_a_heal_by_base_damage_gives_25_though_the_attack_was_raised_to_35() -> None:
    """Calculating Damage: Base Damage is what is printed on the card."""
    drinker = golem(
        "Drinker",
        attacks=[melee("Drink", 75, 25, effect("heal", whom="self", amount=100, measure="base_damage"))],
        passive=[gift("damage", 10)],
    )
    box = pair(drinker)
    attacker, target = box.pieces
    attacker.health = 50
    told = box.attack(attacker, "Drink", target, 42)
    assert (target.health, attacker.health) == (65, 75)
    assert [(event["gain"], event["health"]) for event in named(told, "healed")] == [(25, 75)]


def test_a_heal_by_the_damage_dealt() -> None:
    """Half of what Armor and Crit leave; of all targets of an area attack together."""
    drinker = golem(
        "Drinker",
        health=200,
        attacks=[melee("Drink", 75, 25, effect("heal", whom="self", amount=50, measure="damage"), scope="enemies")],
    )
    box = pair(drinker, golem("Iron", armor=6), (PLAIN, 1, (1, 1)))
    attacker = box.pieces[0]
    attacker.health = 50
    box.attack(attacker, "Drink", box.pieces[1], 33)
    assert attacker.health == 50 + (37 - 6 + 37) // 2


def test_health_never_rises_above_the_printed_health() -> None:
    """Health Points: the printed value is the most that a Golem may have."""
    nurse = golem("Nurse", attacks=[melee("Nurse", 75, 0, effect("heal", whom="allies_here", amount=30))])
    box = pair(nurse, PLAIN, (golem("Small", health=40), 0, (1, 1)))
    box.pieces[2].health = 30
    told = box.attack(box.pieces[0], "Nurse", box.pieces[1], 42)
    assert healths(box) == [100, 100, 40]
    assert [event["gain"] for event in named(told, "healed")] == [0, 10]


def test_healing_each_turn() -> None:
    spring = golem("Spring", attacks=[melee("Bless", 75, 0, effect("heal_each_turn", whom="self", amount=6, rounds=2))])
    box = pair(spring)
    box.pieces[0].health = 50
    box.attack(box.pieces[0], "Bless", box.pieces[1], 42)
    seen = []
    for _ in range(3):
        pass_turns(box, 2)
        seen.append(box.pieces[0].health)
    assert seen == [56, 62, 62]


def test_ruling_B8_damage_over_time_comes_before_healing_over_time() -> None:
    """A Golem with 5 Health dies of 5 damage though 9 are to come."""
    both = golem(
        "Both",
        attacks=[
            melee(
                "Bless", 75, 0, effect("heal_each_turn", amount=9, rounds=2), effect("harm_each_turn", amount=5, rounds=2)
            )
        ],
    )
    box = pair(both, PLAIN, (PLAIN, 1, (3, 0)))
    box.pieces[1].health = 5
    box.attack(box.pieces[0], "Bless", box.pieces[1], 42)
    box.end_turn()
    assert box.pieces[1].at < 0


def test_self_destruction_gives_no_victory_points() -> None:
    """Ruling B17; its army's Mana all the same."""
    martyr = golem("Martyr", apv=100, attacks=[melee("Burst", 75, 40, effect("destroy", "attack", "self"))])
    box = pair(martyr, PLAIN, (PLAIN, 0, (3, 0)))
    told = box.attack(box.pieces[0], "Burst", box.pieces[1], 42)
    assert box.pieces[0].at < 0
    assert (box.army(0).vp, box.army(1).vp, box.army(0).mana) == (0, 0, 20)
    assert [event["victor"] for event in named(told, "destroyed")] == [-1]


def test_an_attack_goes_on_after_its_attacker_is_gone() -> None:
    """What its own effects do later is still done; its passive abilities are not."""
    martyr = golem(
        "Martyr",
        attacks=[melee("Burst", 75, 0, effect("destroy", whom="self"), effect("harm", amount=10))],
        passive=[effect("harm", "hit", "target", amount=50)],
    )
    box = pair(martyr, PLAIN, (PLAIN, 0, (3, 0)))
    box.attack(box.pieces[0], "Burst", box.pieces[1], 42)
    assert box.pieces[1].health == 90


# Pools.


def test_mana_given_drained_and_stolen() -> None:
    """Ability Special Effects (Mana); ruling B24: a theft takes what is there, and nothing falls below 0."""
    thief = golem(
        "Thief",
        attacks=[
            melee("Give", 75, 0, effect("mana", whom="target", amount=5)),
            melee("Drain", 75, 0, effect("mana", whom="target", amount=-3)),
            melee("Steal", 75, 0, effect("steal_mana", whom="target", amount=4)),
        ],
    )
    box = pair(thief)
    attacker, target = box.pieces
    seen = []
    for name in ("Give", "Drain", "Steal"):
        told = box.attack(attacker, name, target, 42)
        seen.append((box.army(0).mana, box.army(1).mana))
    assert seen == [(0, 5), (0, 2), (2, 0)]
    assert [(event["army"], event["change"], event["total"]) for event in named(told, "mana-changed")] == [
        (1, -2, 0),
        (0, 2, 2),
    ]


# Each deed with its figures, and what it tells, or asks, when an attack does it beside a Blessing and a Mana Well.
DONE: list[tuple[str, Data, str]] = [
    ("modify", {"attribute": "dodge", "operation": "add", "amount": -5, "rounds": 1}, "placed"),
    ("harm", {"amount": 1}, "harmed"),
    ("harm_each_turn", {"amount": 1, "rounds": 1}, "placed"),
    ("heal", {"amount": 1}, "healed"),
    ("heal_each_turn", {"amount": 1, "rounds": 1}, "placed"),
    ("mana", {"amount": 1}, "mana-changed"),
    ("steal_mana", {"amount": 1}, "mana-changed"),
    ("ap", {"amount": 1}, "ap-changed"),
    ("steal_ap", {"amount": 1}, "ap-changed"),
    ("vp", {"amount": 1}, "vp-changed"),
    ("displace", {"distance": 1}, "displace"),
    ("cool", {"amount": -1}, "cooled"),
    ("silence", {"rounds": 1}, "placed"),
    ("destroy", {}, "destroyed"),
    ("grant", {"rounds": 1, "also": move("Leap")}, "placed"),
    ("ignore", {"rounds": 1, "where": {"cover": ["medium"]}}, "placed"),
    ("lay", {"whom": "self", "rounds": 1, "also": {"name": "Fog", "effects": []}}, "laid"),
    ("dispel", {"whom": "self", "select": ["blessing"]}, "lifted"),
    ("shift", {"whom": "self", "select": ["blessing"], "distance": 1}, "shift"),
    ("well", {"whom": "self", "also": {"do": "drain"}}, "well-drained"),
    ("terrain", {"whom": "self", "also": {"terrain": "hills"}}, "ground-changed"),
    ("spawn", {"whom": "self", "also": {"golem": "plain", "army": "own"}}, "spawned"),
]


@pytest.mark.parametrize(("deed", "fields", "told"), DONE, ids=[deed for deed, _, _ in DONE])
def test_every_word_of_what_an_effect_does_has_its_own_rule(deed: str, fields: Data, told: str) -> None:
    doer = golem("Doer", attacks=[melee("Do", 100, 0, effect(deed, **fields))])
    haste = ancient("Haste", blessing=spell("Haste", 1, 1, gift("movement", 1, "allies_here")))
    pieces = [("Doer", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (2, 0))]
    wells = {"wells": [{"at": [0, 0], "mana": [2]}]}
    box = arcana.sandbox(row(3), pieces, golems=[doer, PLAIN], ancients=[(haste, 0)], scenario=wells)
    attacker, target, _ = box.pieces
    target.health -= 3
    box.army(0).mana = box.army(1).mana = 5
    box.bless("Haste", (0, 0))
    happened = kinds(box.attack(attacker, "Do", target, 42))[2:]
    pending = box.state.pending()
    assert isinstance(pending, Turn)
    assert told in (happened or [pending.prompt.code])


def test_no_other_word_of_what_an_effect_does_is_read() -> None:
    assert [deed for deed, _, _ in DONE] == v.DEEDS
    with pytest.raises(ValueError):
        pair(golem("Thief", attacks=[melee("Steal", 100, 0, effect("steal_hp", amount=1))]))


def test_ap_given_drained_and_stolen() -> None:
    """Action Point Pool Modifications: an enemy can begin with fewer AP; those above the start value can be spent."""
    thief = golem(
        "Thief",
        attacks=[
            melee("Spur", 75, 0, effect("ap", whom="self", amount=4)),
            melee("Slow", 75, 0, effect("ap", whom="target", amount=-2)),
            melee("Steal", 75, 0, effect("steal_ap", whom="target", amount=9)),
        ],
    )
    box = pair(thief)
    attacker, target = box.pieces
    box.attack(attacker, "Spur", target, 42)
    assert box.army(0).ap == 6 - 1 + 4
    box.attack(attacker, "Slow", target, 42)
    assert box.army(1).ap == 4
    box.attack(attacker, "Steal", target, 42)
    assert (box.army(0).ap, box.army(1).ap) == (9 - 2 + 4, 0)
    box.end_turn()
    assert (box.army(0).mana, box.army(0).ap) == (11, 6), "ruling B24: they convert, and the refresh sets the start value"
    assert box.army(1).ap == 0
    box.end_turn()
    assert box.army(1).ap == 6


@pytest.mark.parametrize("had", [3, 1, 0])
def test_ruling_B24_an_effect_takes_no_more_points_than_there_are(had: int) -> None:
    """As with AP and Mana: a loss takes what is there."""
    thief = golem("Thief", attacks=[melee("Belittle", 75, 0, effect("vp", whom="target", amount=-2))])
    box = arcana.sandbox(rows=row(2), pieces=[("Thief", 0, (0, 0)), ("Thief", 1, (0, 0))], golems=[thief])
    box.army(1).vp = had
    told = box.attack(box.pieces[0], "Belittle", box.pieces[1], 50)
    assert box.army(1).vp == max(0, had - 2)
    assert sum(event["change"] for event in named(told, "vp-changed")) == -min(2, had)


def test_victory_points_by_an_effect() -> None:
    herald = golem("Herald", attacks=[melee("Proclaim", 75, 0, effect("vp", whom="self", amount=2))])
    box = arcana.sandbox(
        row(2), [("Herald", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[herald, PLAIN], scenario={"vp_total": 2}
    )
    told = box.attack(box.pieces[0], "Proclaim", box.pieces[1], 42)
    assert kinds(told)[-2:] == ["vp-changed", "ended"]
    assert box.state.ended is not None and box.state.ended.winners == [0]


def test_a_pool_is_changed_once_however_many_golems_are_reached() -> None:
    one = ancient("One", miracle=miracle_of("Tax", 1, effect("steal_mana", "use", "enemies", amount=2)))
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (1, 0)), ("Plain", 2, (1, 0))],
        golems=[PLAIN],
        ancients=[(one, 0)],
    )
    for number in range(3):
        box.army(number).mana = 5
    box.miracle("One")
    assert [box.army(number).mana for number in range(3)] == [5 - 1 + 4, 3, 3]


def test_the_army_of_a_target_that_is_destroyed_is_reached() -> None:
    taker = golem("Taker", attacks=[melee("Take", 75, 120, effect("steal_mana", "kill", "target", amount=3))])
    box = pair(taker, PLAIN, (PLAIN, 1, (3, 0)))
    box.army(1).mana = 10
    box.attack(box.pieces[0], "Take", box.pieces[1], 42)
    assert (box.army(0).mana, box.army(1).mana) == (3, 10 + 20 - 3)


# Cooldowns and costs.


def test_cooldowns_of_moves_attacks_and_powers_up_and_down() -> None:
    """Modifying Cooldown; ruling B12: Golem moves and attacks and Knights' powers have one, Relics none."""
    lord = knight("Lord", power("Will", change("armor", 1, "use", "self"), mana=1))
    horn = relic("Horn", power("Horn", change("armor", 1, "use", "self"), mana=1))
    cooler = golem(
        "Cooler",
        attacks=[
            melee("Blow"),
            *[
                melee(f"Cool {kind}", 75, 0, effect("cool", whom="self", amount=2, select=[kind]))
                for kind in ("moves", "attacks", "powers")
            ],
        ],
    )
    heater = golem("Heater", attacks=[melee("Heat", 75, 0, effect("cool", whom="target", amount=-3))])
    box = arcana.sandbox(
        row(3),
        [{"golem": "Cooler", "army": 0, "at": (1, 0), "knight": lord, "relic": horn}, ("Heater", 1, (0, 0))],
        golems=[cooler, heater],
    )
    piece, enemy = box.pieces
    box.army(0).mana = 9
    box.army(0).ap = 30
    box.move(piece, "Walk", (0, 0))
    box.use(piece, "Will")
    box.attack(piece, "Blow", enemy, 42)
    assert list(piece.pips) == [1, 2, 0, 0, 0, 2, 0]
    box.attack(piece, "Cool moves", enemy, 42)
    assert piece.pips[0] == 0 and piece.uses[0] == 0
    box.attack(piece, "Cool powers", enemy, 42)
    assert piece.pips[5] == 0
    box.attack(piece, "Cool attacks", enemy, 42)
    assert list(piece.pips) == [0] * 7, "its own two rounds, too"
    box.end_turn()
    told = box.attack(enemy, "Heat", piece, 42)
    assert list(piece.pips) == [3, 3, 3, 3, 3, 3, 0]
    assert len(named(told, "cooled")) == 6
    assert box.cost(piece, "Blow").total == 1, "a cost doubles by uses, not by Cooldown (ruling B11)"


def test_ruling_B35_cost_changes_come_after_doubling() -> None:
    """And before a Breakaway; never below 0 (B24)."""
    nag = golem("Nag", passive=[gift("cost", -1, "self", select=["walk"])])
    curse = golem("Curse", passive=[gift("cost", 2, "enemies_here", select=["attacks"])])
    box = arcana.sandbox(row(6), [("Nag", 0, (0, 0)), ("Curse", 1, (5, 0))], golems=[nag, curse])
    piece, enemy = box.pieces
    assert box.cost(piece, "Walk").total == 0
    box.move(piece, "Walk", (1, 0))
    assert lines(box.cost(piece, "Walk")) == [("cost", 1), ("cooldown", 1), ("effect", -1)]
    box.put(enemy, (1, 0))
    assert lines(box.cost(piece, "Walk")) == [("cost", 1), ("cooldown", 1), ("effect", -1), ("breakaway", 1)]


def test_costs_by_kind_of_ability_and_resource() -> None:
    lord = knight(
        "Lord",
        power("Will", change("armor", 1, "use", "self"), mana=4),
        power("Pain", change("armor", 1, "use", "self"), health=4),
    )
    flyer = golem("Flyer", moves=[move("Walk"), move("Fly", ap=2, type="fly")], attacks=[melee("Blow", ap=2)])
    for words, costs in (
        (["walk"], [2, 2, 2, 4, 4]),
        (["fly"], [1, 3, 2, 4, 4]),
        (["attacks"], [1, 2, 3, 4, 4]),
        (["powers"], [1, 2, 2, 5, 5]),
        (["walk", "fly"], [2, 3, 2, 4, 4]),
        ([], [2, 3, 3, 5, 5]),
    ):
        tax = golem("Tax", passive=[gift("cost", 1, "enemies", select=words)])
        box = arcana.sandbox(
            row(3), [{"golem": "Flyer", "army": 0, "at": (0, 0), "knight": lord}, ("Tax", 1, (2, 0))], golems=[flyer, tax]
        )
        assert [box.cost(box.pieces[0], name).total for name in ("Walk", "Fly", "Blow", "Will", "Pain")] == costs


# Knights, moves and cover.


def test_ruling_B51_a_silenced_knight_has_no_powers() -> None:
    gag = golem("Gag", attacks=[melee("Gag", 100, 0, effect("silence", rounds=1))])
    lord = knight("Lord", power("Will", change("armor", 1, "use", "self"), ap=0))
    box = arcana.sandbox(
        row(2), [("Gag", 0, (0, 0)), {"golem": "Plain", "army": 1, "at": (0, 0), "knight": lord}], golems=[gag, PLAIN]
    )
    box.attack(box.pieces[0], "Gag", box.pieces[1], 42)
    box.end_turn()
    slot = box.ability(box.pieces[1], "Will").slot
    assert refusal(box, Use(box.pieces[1].number, slot)) is Reject.KNIGHT_SILENCED
    pass_turns(box, 2)
    assert Use(box.pieces[1].number, slot) in box.legal()


def test_a_region_can_silence_knights_and_grant_moves() -> None:
    """Always there while one stands in it."""
    hush = {
        "name": "Hush",
        "at": [[0, 0]],
        "effects": [
            effect("silence", "always", "everyone_here"),
            effect("grant", "always", "everyone_here", also=move("Glide", 1, 3, "fly")),
        ],
    }
    lord = knight("Lord", passive=[gift("armor", 4)])
    box = arcana.sandbox(
        row(3),
        [{"golem": "Plain", "army": 0, "at": (0, 0), "knight": lord}, ("Plain", 1, (2, 0))],
        golems=[PLAIN],
        scenario={"regions": [hush]},
    )
    piece = box.pieces[0]
    glide = Move(piece.number, box.ability(piece, "Glide").slot, box.region((1, 0)))
    assert box.armor(piece).total == 0 and glide in box.legal()
    box.put(piece, (1, 0))
    assert box.armor(piece).total == 4
    assert refusal(box, Move(piece.number, glide.ability, 0)) is Reject.NOT_GRANTED


def test_a_granted_move_is_used_like_any_other() -> None:
    """Miscellaneous Special Effects: different movement abilities for a time."""
    wings = golem(
        "Wings", attacks=[melee("Lift", 75, 0, effect("grant", whom="self", rounds=1, also=move("Soar", 1, 4, "fly")))]
    )
    box = arcana.sandbox(["P- M- P- P-"], [("Wings", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[wings, PLAIN])
    piece, enemy = box.pieces
    slot = box.ability(piece, "Soar").slot
    assert refusal(box, Move(piece.number, slot, 2)) is Reject.NOT_GRANTED
    box.attack(piece, "Lift", enemy, 42)
    box.move(piece, "Soar", (2, 0))
    assert box.cell(piece.at) == (2, 0) and piece.pips[slot] == 1
    pass_turns(box, 2)
    assert refusal(box, Move(piece.number, slot, 3)) is Reject.NOT_GRANTED


def test_extra_movement_costs_that_are_ignored() -> None:
    """Terrain and Cover: ignoring one increase leaves the other's to be paid."""
    for where, points in (
        ({}, [2, 2, 2, 2, 1]),
        ({"cover": ["medium"]}, [1, 2, 2, 2, 1]),
        ({"cover": ["medium"], "terrain": ["hills"]}, [1, 1, 1, 2, 1]),
        ({"terrain": ["deep", "hills"]}, [2, 1, 2, 1, 1]),
    ):
        passive = [effect("ignore", "always", "self", where=where)] if where else []
        ranger = golem("Ranger", moves=[move("Walk", mp=20)], passive=passive)
        codes = ["Pm", "H-", "Hm", "D-", "P-"]
        found = []
        for code in codes:
            box = arcana.sandbox([f"P- {code}"], [("Ranger", 0, (0, 0))], golems=[ranger])
            found.append(box.reach(box.pieces[0], "Walk")[(1, 0)])
        assert found == points


def test_ignoring_for_a_time_and_only_under_a_condition() -> None:
    guide = golem(
        "Guide", attacks=[melee("Guide", 75, 0, effect("ignore", whom="self", rounds=1, where={"cover": ["medium"]}))]
    )
    strider = golem(
        "Strider",
        passive=[effect("ignore", "always", "self", where={"cover": ["medium"]}, conditions=[when("cover", "medium")])],
    )
    box = arcana.sandbox(
        ["P- Pm Pm"], [("Guide", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Strider", 0, (1, 0))], golems=[guide, strider, PLAIN]
    )
    piece, enemy, walker = box.pieces
    assert box.reach(piece, "Walk") == {(1, 0): 2}, "from its start, and no farther than 3 MP"
    assert box.reach(walker, "Walk") == {(0, 0): 1, (2, 0): 1}
    box.attack(piece, "Guide", enemy, 42)
    assert box.reach(piece, "Walk") == {(1, 0): 1, (2, 0): 2}
    box.move(piece, "Walk", (2, 0))
    assert box.cell(piece.at) == (2, 0)


def test_an_attack_that_ignores_cover() -> None:
    """Region cover and what is in between; the lines say what takes them away."""
    seer = golem("Seer", attacks=[ranged("See", 75, 10, gift("ignores_cover", 1, operation="set")), ranged("Shot", 75, 10)])
    small = golem("Small", "warsprite", dodge=5)
    box = arcana.sandbox(["P- Pm Pm"], [("Seer", 0, (0, 0)), ("Small", 1, (2, 0))], golems=[seer, small])
    archer, target = box.pieces
    assert lines(box.to_hit(archer, "Shot", target)) == [
        ("accuracy", 75),
        ("intervening", -10),
        ("cover", -20),
        ("dodge", -5),
    ]
    tally = box.to_hit(archer, "See", target)
    assert tally.total == 70
    assert lines(tally) == [
        ("accuracy", 75),
        ("intervening", -10),
        ("effect", 10),
        ("cover", -20),
        ("effect", 20),
        ("dodge", -5),
    ]


def test_ranged_attacks_made_as_melee() -> None:
    """Turn Ranged attacks into Melee: in its own Region, uncontested, without cover, and melee to all that asks."""
    lord = knight("Close", power("Close", change("as_melee", 1, "use", "self", operation="set", rounds=1)))
    shell = golem("Shell", dodge=5, passive=[gift("armor", 8, against="melee")])
    box = arcana.sandbox(
        ["Pm Pm"],
        [{"golem": "Plain", "army": 0, "at": (0, 0), "knight": lord}, ("Shell", 1, (0, 0)), ("Shell", 1, (1, 0))],
        golems=[PLAIN, shell],
    )
    archer, near, far = box.pieces
    assert box.to_hit(archer, "Shot", far).total == 75 - 20 - 10 - 5
    box.use(archer, "Close")
    assert box.to_hit(archer, "Shot", near).total == 70
    assert box.damage(archer, "Shot", near).total == 12
    box.attack(archer, "Shot", near, 42)
    assert near.health == 88
    slot = box.ability(archer, "Shot").slot
    assert [getattr(action, "target", None) for action in box.legal() if getattr(action, "ability", None) == slot] == [
        near.number
    ]


def test_doubles_that_miss_and_a_greater_crit() -> None:
    """Gilded Protection in open terrain, and Massive Strike's Crit of three times the damage (ruling B47)."""
    gilded = golem("Gilded", passive=[gift("doubles", 0, operation="set", conditions=[when("cover", "none")])])
    striker = golem("Striker", attacks=[melee("Massive", 70, 10, gift("crit", 300, operation="set"))])
    box = arcana.sandbox(["P- Pm"], [("Striker", 0, (0, 0)), ("Gilded", 1, (0, 0))], golems=[striker, gilded])
    attacker, target = box.pieces
    box.attack(attacker, "Massive", target, 33)
    assert target.health == 100
    for piece in box.pieces:
        box.put(piece, (1, 0))
    box.attack(attacker, "Massive", target, 33)
    assert target.health == 70


def test_constructs_are_healed_and_harmed_like_golems_but_never_displaced() -> None:
    """Ruling B33 and Special Displacement Rules."""
    pusher = golem("Pusher", attacks=[melee("Push", 100, 0, effect("displace", distance=1), effect("harm", amount=5))])
    box = arcana.sandbox(row(3), [("Pusher", 0, (1, 0)), ("Plain", 1, (2, 0))], golems=[pusher, PLAIN, construct("Totem")])
    totem = box.summon("Totem", 1, (1, 0))
    box.attack(box.pieces[0], "Push", totem, 42)
    assert totem.health == 35
    assert box.state.steps[-1].data() == ["turn"]


def test_ruling_B23_a_constructs_aura_is_as_old_as_its_summoning() -> None:
    """Golems and Constructs are one kind of source: the Totem's aura is newer than the Golem's, and outdoes it."""
    elder = golem("Elder", passive=[gift("armor", 9, "allies_here")])
    horn = relic("Horn", {**power("Call", summons="totem"), "uses": 1})
    totem = construct("Totem", passive=[gift("armor", 2, "allies_here")])
    box = arcana.sandbox(
        row(2),
        [{"golem": "Elder", "army": 0, "at": (0, 0), "relic": horn}, ("Plain", 1, (1, 0))],
        golems=[elder, PLAIN, totem],
    )
    assert box.armor(box.pieces[0]).total == 9
    box.use(box.pieces[0], "Call")
    assert box.armor(box.pieces[0]).total == 2


def test_ruling_B1_percentages_drop_fractions() -> None:
    drinker = golem(
        "Drinker", attacks=[melee("Sip", 75, 25, effect("heal", whom="self", amount=50, measure="base_damage"))]
    )
    box = pair(drinker)
    box.pieces[0].health = 50
    box.attack(box.pieces[0], "Sip", box.pieces[1], 42)
    assert box.pieces[0].health == 62
