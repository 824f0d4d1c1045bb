"""Combat: Melee and Ranged Area-of-Effect (AOE) Attacks."""

from __future__ import annotations

from collections import Counter

import pytest

from shem.core.chance import Entry, Every
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import AreaAttack, AreaCharge, Attack
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.events import RESULTS
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import (
    Data,
    change,
    effect,
    gift,
    golem,
    lines,
    melee,
    named,
    ranged,
    refusal,
    row,
    when,
)

PLAIN = golem("Plain", attacks=[melee("Blow"), ranged("Shot")])


def blast(scope: str = "everyone", accuracy: int = 75) -> Data:
    return golem("Bomber", attacks=[ranged("Blast", accuracy, 20, scope=scope), melee("Whirl", accuracy, 20, scope=scope)])


def crowd(scope: str, rows: list[str] | None = None) -> Box:
    """A bomber with an ally beside it; an ally and two enemies two Regions away."""
    return arcana.sandbox(
        rows or row(3),
        [("Bomber", 0, (0, 0)), ("Plain", 0, (2, 0)), ("Plain", 1, (2, 0)), ("Plain", 1, (2, 0)), ("Plain", 0, (0, 0))],
        golems=[blast(scope), PLAIN],
    )


@pytest.mark.parametrize(
    ("scope", "hurt"), [("everyone", [1, 2, 3]), ("others", [1, 2, 3]), ("enemies", [2, 3]), ("allies", [1])]
)
def test_ruling_B41_whom_a_ranged_area_attack_strikes(scope: str, hurt: list[int]) -> None:
    box = crowd(scope)
    box.attack(box.pieces[0], "Blast", (2, 0), 42)
    assert [piece.number for piece in box.state.golems if piece.health < 100] == [box.pieces[n].number for n in hurt]


@pytest.mark.parametrize(("scope", "count"), [("everyone", 3), ("others", 2), ("enemies", 1), ("allies", 2)])
def test_ruling_B41_whom_a_melee_area_attack_strikes(scope: str, count: int) -> None:
    """All others is the melee default; everyone includes the attacker."""
    box = crowd(scope)
    box.put(box.pieces[2], (0, 0))
    box.attack(box.pieces[0], "Whirl", (0, 0), 42)
    assert sum(1 for piece in box.pieces if piece.health < 100) == count
    assert (box.pieces[0].health < 100) == (scope in ("everyone", "allies"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("scope", "blasted", "whirled"),
    [
        ("everyone", {(1, 0), (3, 0)}, True),
        ("others", {(1, 0), (3, 0)}, False),
        ("enemies", {(3, 0)}, False),
        ("allies", {(1, 0)}, True),
    ],
)
def test_ruling_B41_an_area_attack_needs_somebody_whom_its_scope_names(
    edition: str, scope: str, blasted: set[tuple[int, int]], whirled: bool
) -> None:
    """An own Golem one Region away, an enemy three; the attacker alone in its own, which everyone and allies take in."""
    pieces = [("Bomber", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (3, 0))]
    box = arcana.sandbox(row(4), pieces, golems=[blast(scope), PLAIN], edition=edition)
    legal = [action for action in box.legal() if isinstance(action, AreaAttack) and action.golem == 0]
    assert {box.cell(action.region) for action in legal if action.ability == 1} == blasted
    assert [action.region for action in legal if action.ability == 2] == [0] * whirled
    nobody = Reject.NO_ENEMY_THERE if scope == "enemies" else Reject.NOBODY_MEANT
    assert refusal(box, AreaAttack(0, 1, 2)) is nobody
    assert refusal(box, Attack(0, 1, box.pieces[2].number)) is Reject.NEEDS_REGION


@pytest.mark.parametrize("edition", EDITIONS)
def test_rulings_B27_B41_an_area_charge_needs_somebody_whom_its_scope_names(edition: str) -> None:
    """Four enemies fill the Region: an attack on allies finds none there, one on others does."""
    for scope, charges in (("allies", False), ("others", True)):
        pieces = [("Bomber", 0, (0, 0)), *[("Plain", 1, (1, 0))] * 4]
        box = arcana.sandbox(row(3), pieces, golems=[blast(scope), PLAIN], edition=edition)
        action = AreaCharge(0, 2, 0, 1, 0)
        assert (action in box.legal()) == (box.why_not(action) is None) == charges


def test_ruling_B41_own_losses_give_mana_and_nobody_points() -> None:
    bomber = golem("Bomber", health=10, apv=95, attacks=[melee("Whirl", 90, 20, scope="everyone")])
    box = arcana.sandbox(
        row(2), [("Bomber", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 0, (1, 0))], golems=[bomber, PLAIN]
    )
    told = box.attack(box.pieces[0], "Whirl", (0, 0), 42)
    (lost,) = named(told, "destroyed")
    assert (lost["golem"], lost["mana"], lost["victor"], lost["vp"]) == (0, 19, -1, 0)
    assert (box.army(0).mana, box.army(0).vp, box.army(1).vp) == (19, 0, 0)


def test_rulings_A7_B42_area_attacks_ignore_cover_but_not_contest_pit_or_hill() -> None:
    box = crowd("everyone", ["H- Pm T-"])
    bomber, target, rival = box.pieces[0], box.pieces[2], box.pieces[3]
    assert lines(box.to_hit(bomber, "Blast", target)) == [("accuracy", 75), ("dodge", 0)]
    assert box.attack_range(bomber, "Blast").total == 4
    box.put(rival, (0, 0))
    assert lines(box.to_hit(bomber, "Blast", target)) == [("accuracy", 75), ("contested", -20), ("dodge", 0)]
    box.put(bomber, (2, 0))
    box.put(target, (0, 0))
    assert ("pit-aim", -30) in lines(box.to_hit(bomber, "Blast", target))


def test_an_area_attack_rolls_once_against_each_to_hit() -> None:
    """Rolling Dice for an AOE Attack: 66 is a Crit against 75, Lucky against 65, and 70 hits one and misses the other."""
    quick = golem("Quick", dodge=10)
    for face, results in ((66, ["crit", "lucky"]), (70, ["hit", "miss"]), (100, ["super-crit", "super-crit"])):
        box = arcana.sandbox(
            row(2), [("Bomber", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Quick", 1, (1, 0))], golems=[blast(), PLAIN, quick]
        )
        told = box.attack(box.pieces[0], "Blast", (1, 0), face)
        assert [RESULTS[event["result"]] for event in named(told, "struck")] == results


def test_ruling_B47_the_saved_cost_of_a_super_crit_stays_saved() -> None:
    """One target's doubles miss; the other is hit; the attack does not cool."""
    gilded = golem("Gilded", passive=[gift("doubles", 0, operation="set")])
    box = arcana.sandbox(
        row(2), [("Bomber", 0, (0, 0)), ("Gilded", 1, (1, 0)), ("Plain", 1, (1, 0))], golems=[blast(), PLAIN, gilded]
    )
    bomber, safe, hit = box.pieces
    box.attack(bomber, "Blast", (1, 0), 100)
    assert (safe.health, hit.health) == (100, 70)
    assert (bomber.pips[1], box.cost(bomber, "Blast").total) == (0, 1)


def test_the_odds_of_an_area_attack_are_joint_and_whole() -> None:
    gilded = golem("Gilded", dodge=20, passive=[gift("doubles", 0, operation="set")])
    box = arcana.sandbox(
        row(2), [("Bomber", 0, (0, 0)), ("Gilded", 1, (1, 0)), ("Plain", 1, (1, 0))], golems=[blast(), PLAIN, gilded]
    )
    action = AreaAttack(0, 1, 1)
    by_class: Counter[str] = Counter()
    by_face: Counter[str] = Counter()
    for alike, count in ((True, by_class), (False, by_face)):
        every = Every(alike)
        while True:
            state = box.state.copy()
            state.apply(0, action, Entry(every))
            count[str(state.data())] += round(every.weight * 100)
            if not every.next():
                break
    assert by_class == by_face
    assert sum(by_class.values()) == 100


def test_an_area_attack_strikes_all_at_once() -> None:
    """AOE attacks target all Golems simultaneously: an aura whose bearer the same blow kills still protects."""
    guard = golem("Guard", "warsprite", health=5, passive=[gift("armor", 12, "allies_here")])
    box = arcana.sandbox(
        row(2), [("Bomber", 0, (0, 0)), ("Guard", 1, (1, 0)), ("Plain", 1, (1, 0))], golems=[blast(), PLAIN, guard]
    )
    bomber, bearer, friend = box.pieces
    shown = box.damage(bomber, "Blast", friend).total
    told = box.attack(bomber, "Blast", (1, 0), 42)
    assert bearer.at < 0
    assert [event["damage"] for event in named(told, "struck")] == [8, shown] == [8, 8]


def test_an_attacker_that_its_own_blow_kills_strikes_the_others_as_shown() -> None:
    """Its buffs count for every target, though it dies first in slot order (ruling B21)."""
    martyr = golem(
        "Martyr",
        health=5,
        attacks=[melee("Burst", 90, 20, scope="everyone")],
        passive=[gift("damage", 10, conditions=[when("cover", "none")])],
    )
    box = arcana.sandbox(
        row(2), [("Martyr", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 0, (1, 0))], golems=[martyr, PLAIN]
    )
    box.attack(box.pieces[0], "Burst", (0, 0), 42)
    assert (box.pieces[0].health, box.pieces[1].health) == (0, 70)


def test_ruling_B21_targets_resolve_in_slot_order() -> None:
    """Armies in turn order, Golems in army-list order, whatever order they came in."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 1, (1, 0)), ("Bomber", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (1, 0))],
        golems=[blast(), PLAIN],
    )
    told = box.attack(box.pieces[1], "Blast", (1, 0), 42)
    struck = [event["target"] for event in named(told, "struck")]
    assert struck == [box.pieces[2].number, box.pieces[0].number, box.pieces[3].number]
    box.state.order = [1, 0]
    box.state.turn = 1
    told = box.attack(box.pieces[1], "Blast", (1, 0), 42)
    struck = [event["target"] for event in named(told, "struck")]
    assert struck == [box.pieces[0].number, box.pieces[3].number, box.pieces[2].number]


def test_an_area_effect_on_those_hit_leaves_the_missed_alone() -> None:
    quick = golem("Quick", dodge=10)
    bomber = golem("Bomber", attacks=[ranged("Blast", 75, 0, change("armor", 3), scope="everyone")])
    box = arcana.sandbox(
        row(2), [("Bomber", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Quick", 1, (1, 0))], golems=[bomber, PLAIN, quick]
    )
    box.attack(box.pieces[0], "Blast", (1, 0), 70)
    assert [box.armor(piece).total for piece in box.pieces] == [0, 3, 0]


def test_an_effect_on_the_attackers_side_acts_once_for_an_area_attack() -> None:
    bomber = golem("Bomber", attacks=[ranged("Blast", 75, 0, effect("harm", whom="self", amount=7), scope="everyone")])
    box = arcana.sandbox(
        row(2), [("Bomber", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (1, 0))], golems=[bomber, PLAIN]
    )
    box.attack(box.pieces[0], "Blast", (1, 0), 42)
    assert box.pieces[0].health == 93


def test_an_effect_on_the_attackers_side_needs_one_of_those_hit_to_fit() -> None:
    """Its condition may hold for any of the targets, not just for the first in slot order."""
    pain = effect("harm", whom="self", amount=7, conditions=[when("class", "titan", who="other")])
    bomber = golem("Bomber", attacks=[ranged("Blast", 75, 0, pain, scope="everyone")])
    box = arcana.sandbox(
        row(2),
        [("Bomber", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Huge", 1, (1, 0))],
        golems=[bomber, PLAIN, golem("Huge", "titan")],
    )
    box.attack(box.pieces[0], "Blast", (1, 0), 42)
    assert box.pieces[0].health == 93
    box.put(box.pieces[2], (0, 0))
    box.attack(box.pieces[0], "Blast", (1, 0), 42)
    assert box.pieces[0].health == 93, "no titan was hit"


def test_an_effect_around_the_target_outlives_it() -> None:
    """A hit is a hit: the allies of a target that dies of it still get what the attack spreads in their Region."""
    carrier = golem(
        "Carrier",
        attacks=[
            ranged("Spread", 75, 50, effect("harm_each_turn", whom="target_and_its_allies_there", amount=5, rounds=4))
        ],
    )
    box = arcana.sandbox(
        row(3),
        [("Carrier", 0, (0, 0)), ("Frail", 1, (1, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (2, 0)), ("Plain", 0, (1, 0))],
        golems=[carrier, PLAIN, golem("Frail", health=10)],
    )
    box.attack(box.pieces[0], "Spread", box.pieces[1], 42)
    assert box.pieces[1].at < 0
    assert [len(piece.effects) for piece in box.pieces] == [0, 0, 1, 0, 0]


@pytest.mark.parametrize("edition", ["2015", "2014"])
@pytest.mark.parametrize(("per_target", "stolen"), [(False, 4), (True, 8)])
def test_ability_special_effects_mana_is_stolen_once_from_an_army(per_target: bool, stolen: int, edition: str) -> None:
    """From another army, not from a Golem: an area attack that hits two of it takes its Mana once, unless it says more."""
    theft = effect("steal_mana", amount=4, per_target=per_target)
    thief = golem("Thief", attacks=[ranged("Haul", 100, 0, theft, scope="enemies")])
    box = arcana.sandbox(
        row(3),
        [("Thief", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (1, 0)), ("Plain", 2, (1, 0))],
        golems=[thief, PLAIN],
        edition=edition,
    )
    for number in range(3):
        box.army(number).mana = 10
    box.attack(box.pieces[0], "Haul", (1, 0), 42)
    assert [box.army(number).mana for number in range(3)] == [10 + stolen + 4, 10 - stolen, 6]


@pytest.mark.parametrize(("deed", "pool"), [("ap", "ap"), ("steal_ap", "ap"), ("mana", "mana"), ("vp", "vp")])
def test_what_an_area_attack_does_to_an_army_it_does_once(deed: str, pool: str) -> None:
    amount = 1 if deed.startswith("steal") else -1
    thief = golem("Thief", attacks=[ranged("Haul", 100, 0, effect(deed, amount=amount), scope="enemies")])
    box = arcana.sandbox(row(3), [("Thief", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (1, 0))], golems=[thief, PLAIN])
    box.army(1).ap = box.army(1).mana = box.army(1).vp = 5
    box.attack(box.pieces[0], "Haul", (1, 0), 42)
    assert getattr(box.army(1), pool) == 4
