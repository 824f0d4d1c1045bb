"""Stacking of Special Effects."""

from __future__ import annotations

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from tests.rules.arcana.made import (
    Data,
    change,
    effect,
    gift,
    golem,
    knight,
    lines,
    melee,
    pass_turns,
    plain,
    power,
    ranged,
    relic,
    when,
)
from tests.rules.arcana.staged import Place, staged
from tests.rules.arcana.test_encounters import encounter

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2014"])
PLAIN = golem("Plain", attacks=[melee("Blow"), ranged("Shot")])


def pair(first: Data, second: Data = PLAIN, *more: tuple[Data, int, tuple[int, int]]) -> Box:
    """Two enemies in one Region of a map of open plains, with others where they are put."""
    placed = [(first, 0, (1, 1)), (second, 1, (1, 1)), *more]
    return arcana.sandbox(
        plain(4, 3), [(data["name"], army, cell) for data, army, cell in placed], golems=[data for data, _, _ in placed]
    )


def test_ruling_B23_stacking_table_85_minus_15_is_70() -> None:
    """Stacking Examples: Blinding Jewel on Precision Slice."""
    channeler = golem("Channeler", "titan", attacks=[melee("Precision Slice", 85, 25)])
    phalanx = golem("Phalanx", "titan", attacks=[melee("Blinding Jewel", 75, 10, change("accuracy", -15))])
    box = pair(channeler, phalanx)
    box.affect(box.pieces[0], box.pieces[1], "Blinding Jewel")
    tally = box.to_hit(box.pieces[0], "Precision Slice", box.pieces[1])
    assert lines(tally) == [("accuracy", 85), ("effect", -15), ("dodge", 0)]
    assert tally.total == 70


def burdened() -> Box:
    """The Blood Channeler after Blinding Jewel and its ally's Mask of Burden."""
    channeler = golem("Channeler", "titan", attacks=[melee("Closing Strike", 75, 25)])
    valkali = golem("Valkali", attacks=[melee("Mask of Burden", 75, 0, change("accuracy", 10), change("damage", 10))])
    phalanx = golem("Phalanx", "titan", attacks=[melee("Blinding Jewel", 75, 10, change("accuracy", -15))])
    dryad = golem("Dryad", attacks=[ranged("Grasping Vines", 75, 25, change("accuracy", -10, rounds=1))])
    box = arcana.sandbox(
        plain(3, 3),
        [("Channeler", 0, (1, 1)), ("Valkali", 0, (0, 0)), ("Phalanx", 1, (1, 1)), ("Dryad", 1, (2, 2))],
        golems=[channeler, valkali, phalanx, dryad],
    )
    box.affect(box.pieces[0], box.pieces[2], "Blinding Jewel")
    box.affect(box.pieces[0], box.pieces[1], "Mask of Burden")
    return box


def test_ruling_B23_stacking_table_75_minus_15_plus_10_is_70() -> None:
    """Stacking Examples: an Ally and an Enemy source both count."""
    box = burdened()
    tally = box.to_hit(box.pieces[0], "Closing Strike", box.pieces[2])
    assert lines(tally) == [("accuracy", 75), ("effect", -15), ("effect", 10), ("dodge", 0)]
    assert box.damage(box.pieces[0], "Closing Strike", box.pieces[2]).total == 35


def test_ruling_B23_stacking_table_75_plus_10_minus_10_is_75() -> None:
    """Stacking Examples: of one side only the newest effect counts, though it is the smaller one."""
    box = burdened()
    channeler, _, phalanx, dryad = box.pieces
    box.affect(channeler, dryad, "Grasping Vines")
    tally = box.to_hit(channeler, "Closing Strike", phalanx)
    assert lines(tally) == [("accuracy", 75), ("effect", 10), ("effect", -10), ("dodge", 0)]


def test_a_competing_effect_keeps_its_full_duration() -> None:
    """Stacking Rules: it may still apply after the one that outdid it expires."""
    box = burdened()
    channeler, _, phalanx, dryad = box.pieces
    box.affect(channeler, dryad, "Grasping Vines")
    assert len(channeler.effects) == 4
    seen = []
    for _ in range(4):
        seen.append(box.to_hit(channeler, "Closing Strike", phalanx).total)
        box.end_turn()
    assert seen == [75, 75, 70, 70], "both were placed in the Channeler's turn: the one-Round debuff is over at its next"


def test_ruling_B23_terrain_is_a_neutral_side() -> None:
    """Terrain's own figures stack with everything: the Hill's +1 and a buff of +1."""
    eagle = golem("Eagle", attacks=[ranged("Shot", range=2)], passive=[gift("range", 1)])
    box = arcana.sandbox(["H- T-"], [("Eagle", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[eagle, PLAIN])
    assert lines(box.attack_range(box.pieces[0], "Shot")) == [("range", 2), ("elevated", 1), ("effect", 1)]


def test_ruling_B23_only_modifiers_whose_condition_holds_compete() -> None:
    """The newest effect that does not apply here leaves the older one at work."""
    shell = golem("Shell", armor=1, passive=[gift("armor", 4), gift("armor", 9, conditions=[when("cover", "medium")])])
    box = arcana.sandbox(["P- Pm"], [("Shell", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[shell, PLAIN])
    assert box.armor(box.pieces[0]).total == 5
    box.put(box.pieces[0], (1, 0))
    assert box.armor(box.pieces[0]).total == 10, "equal age: the larger counts"


def test_ruling_B23_a_qualified_attribute_counts_as_that_attribute() -> None:
    """Armor against melee competes with Armor; against ranged attacks it does not apply at all."""
    shell = golem("Shell", passive=[gift("armor", 10, against="melee")])
    friend = golem("Friend", attacks=[melee("Ward", 100, 0, change("armor", 3, whom="allies_here"))])
    box = pair(shell, PLAIN, (friend, 0, (1, 1)))
    target, enemy, ally = box.pieces
    assert box.damage(enemy, "Blow", target).total == 10
    assert box.damage(enemy, "Shot", target).total == 20
    box.affect(target, ally, "Ward")
    assert box.damage(enemy, "Blow", target).total == 17
    assert box.damage(enemy, "Shot", target).total == 17


def test_ruling_B23_a_placed_effect_is_newer_than_any_passive() -> None:
    """Golem passives and auras are as old as the game."""
    shell = golem("Shell", passive=[gift("armor", 10)])
    friend = golem("Friend", attacks=[melee("Ward", 100, 0, change("armor", 3, whom="allies_here"))])
    box = pair(shell, PLAIN, (friend, 0, (1, 1)))
    box.affect(box.pieces[0], box.pieces[2], "Ward")
    assert box.armor(box.pieces[0]).total == 3


def test_ruling_B35_multiplications_then_additions_then_the_newest_set() -> None:
    shooter = golem("Shooter", attacks=[melee("Blow", 75, 20)], passive=[gift("damage", 150, operation="multiply")])
    cutter = golem(
        "Cutter",
        attacks=[
            melee("Dull", 75, 0, change("damage", -7)),
            melee("Still", 75, 0, change("damage", 4, operation="set", rounds=1)),
        ],
    )
    whetter = golem("Friend", attacks=[melee("Whet", 75, 0, change("damage", 9, operation="set"))])
    box = pair(shooter, cutter, (whetter, 0, (1, 1)))
    attacker, enemy, ally = box.pieces
    assert box.damage(attacker, "Blow", enemy).total == 30
    box.affect(attacker, enemy, "Dull")
    assert box.damage(attacker, "Blow", enemy).total == 23
    box.affect(attacker, enemy, "Still")
    assert box.damage(attacker, "Blow", enemy).total == 4
    box.affect(attacker, ally, "Whet")
    assert box.damage(attacker, "Blow", enemy).total == 9, "two sides set it: the newest wins"


def test_ruling_B35_damage_taken_belongs_to_net_damage_before_crit_and_armor() -> None:
    marked = golem("Marked", armor=10, passive=[gift("damage_taken", 15)])
    box = pair(PLAIN, marked)
    attacker, target = box.pieces
    assert box.damage(attacker, "Blow", target).total == 20 + 15 - 10
    assert box.damage(attacker, "Blow", target, crit=True).total == 52 - 10


def test_ruling_B24_floors_of_dodge_armor_movement_and_range_but_not_of_accuracy() -> None:
    weak = golem("Weak", armor=3, dodge=5, attacks=[ranged("Shot", 10)])
    names = ["armor", "dodge", "movement", "range", "accuracy"]
    bane = golem("Bane", dodge=8, attacks=[melee("Curse", 75, 0, *[change(name, -50) for name in names])])
    box = pair(weak, bane)
    victim, enemy = box.pieces
    box.affect(victim, enemy, "Curse")
    assert box.armor(victim).total == 0
    assert box.dodge(victim).total == 0
    assert box.points(victim, "Walk").total == 0
    assert box.attack_range(victim, "Shot").total == 0
    assert box.to_hit(victim, "Shot", enemy).total == 10 - 50 - 20 - 8
    assert box.damage(enemy, "Curse", victim).total == 0


def test_ruling_B35_terrain_counts_among_the_additions() -> None:
    """The Hill's +1 and the Pit's -30 are modifiers too: after multiplications, and a "set" outdoes them."""
    doubler = golem("Doubler", attacks=[ranged("Shot", range=2)], passive=[gift("range", 200, operation="multiply")])
    steady = golem(
        "Steady",
        attacks=[ranged("Shot", 75, range=2)],
        passive=[gift("range", 3, operation="set"), gift("accuracy", 60, operation="set")],
    )
    box = arcana.sandbox(
        ["H- T- P-"], [("Doubler", 0, (0, 0)), ("Steady", 0, (1, 0)), ("Plain", 1, (2, 0))], golems=[doubler, steady, PLAIN]
    )
    two, set_, target = box.pieces
    assert box.attack_range(two, "Shot").total == 2 * 2 + 1
    assert box.to_hit(set_, "Shot", target).total == 60
    box.put(set_, (0, 0))
    assert box.attack_range(set_, "Shot").total == 3


def test_a_condition_of_an_aura_looks_at_its_bearer() -> None:
    """`self` is the Golem that has the ability, whoever gains by it."""
    lord = golem("Lord", "titan", passive=[gift("armor", 5, "allies_here", conditions=[when("class", "titan")])])
    page = golem("Page", "warsprite", passive=[gift("dodge", 5, "allies_here", conditions=[when("class", "titan")])])
    box = pair(lord, PLAIN, (page, 0, (1, 1)))
    bearer, _, friend = box.pieces
    assert (box.armor(bearer).total, box.armor(friend).total) == (5, 5)
    assert (box.dodge(bearer).total, box.dodge(friend).total) == (0, 0)


@EDITIONS
def test_ruling_B23_a_story_stacks_with_the_hills_and_the_pits_own_figures(edition: str) -> None:
    """An encounter's effect on everybody is of no kind: it replaces neither a Hill's Range nor a Pit's Accuracy."""
    eagle = golem("Eagle", attacks=[ranged("Shot", range=2)])
    gusts = [change("range", -1, "use", "everyone", rounds=3), change("accuracy", -5, "use", "everyone", rounds=3)]
    storm = encounter("storm", "round_start", {"kind": "effects", "effects": gusts}, round=2)
    again = encounter("again", "round_start", {"kind": "effects", "effects": gusts[1:]}, round=3)
    pieces: list[Place] = [("Eagle", 0, (0, 0)), ("Eagle", 1, (1, 0))]
    box = staged(["H- T- P- P-"], pieces, [eagle], encounters=[storm, again], edition=edition)
    pass_turns(box, 2)
    high, low = box.pieces
    assert lines(box.attack_range(high, "Shot")) == [("range", 2), ("elevated", 1), ("effect", -1)]
    assert [line for line in lines(box.to_hit(low, "Shot", high)) if line[0] in ("pit-aim", "effect")] == [
        ("pit-aim", -30),
        ("effect", -5),
    ]
    pass_turns(box, 2)
    amounts = [amount for reason, amount in lines(box.to_hit(low, "Shot", high)) if reason == "effect"]
    assert amounts == [-5, -5], "two encounters of a story stack with each other, too"


@EDITIONS
def test_ruling_B23_what_pieces_lay_on_a_region_is_of_the_kind_regions_with_the_side_of_their_army(edition: str) -> None:
    """A Golem's, a Knight's and a Relic's patch: of one army's the newest acts, an enemy's and the scenario's besides."""

    def patch(amount: int) -> Data:
        return {"name": "Patch", "effects": [gift("armor", amount, "everyone_here")]}

    layer = golem("Layer", attacks=[melee("Lay", 100, 0, effect("lay", rounds=9, also=patch(3)))])
    vow = knight("Vow", power("Vow", effect("lay", "use", "self", at="here", rounds=9, also=patch(4))))
    stone = relic("Stone", power("Stone", effect("lay", "use", "self", at="here", rounds=9, also=patch(5))))
    pieces = [
        {"golem": "Layer", "army": 0, "at": (0, 0), "knight": vow, "relic": stone},
        {"golem": "Layer", "army": 1, "at": (0, 0)},
    ]
    ground = {"name": "Ground", "at": [[0, 0]], "effects": [gift("armor", 1, "everyone_here")]}
    box = arcana.sandbox(["P- P-"], pieces, golems=[layer], scenario={"regions": [ground]}, edition=edition)
    own, enemy = box.pieces
    seen = []
    for deed in ("Lay", "Vow", "Stone"):
        box.attack(own, deed, enemy, 42) if deed == "Lay" else box.use(own, deed)
        seen.append([amount for reason, amount in lines(box.armor(own)) if reason == "effect"])
    assert seen == [[1, 3], [1, 4], [1, 5]]
    box.end_turn()
    box.attack(enemy, "Lay", own, 42)
    assert [amount for reason, amount in lines(box.armor(own)) if reason == "effect"] == [1, 5, 3]
