"""Combat: the To-Hit value, the attack dice, and damage."""

from __future__ import annotations

from collections import Counter

import pytest

from shem.core.chance import Entry, Every
from shem.core.errors import OptionError
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import AreaAttack, Attack
from shem.games.arcana.parts.edition import edition
from shem.games.arcana.parts.events import RESULTS
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.rules.attack import result_of
from tests.rules.arcana.made import (
    Data,
    change,
    gift,
    golem,
    lines,
    melee,
    named,
    plain,
    ranged,
    refusal,
    row,
)

PLAIN = golem("Plain", attacks=[melee("Blow"), ranged("Shot")])
DOUBLES = [11, 22, 33, 44, 55, 66, 77, 88, 99, 100]


def duel(first: Data, second: Data = PLAIN, rows: list[str] | None = None, at: tuple[int, int] = (0, 0)) -> Box:
    """Two enemies, the first at (0, 0)."""
    return arcana.sandbox(rows or row(4), [(first["name"], 0, (0, 0)), (second["name"], 1, at)], golems=[first, second])


# To-Hit.


def test_dryad_against_horned_blight_in_medium_cover() -> None:
    """The worked example of the combat chapter: 75 - 10 - 20 = 45 %, roll 16 hits, 25 damage - 4 armor = 21."""
    dryad = golem("Dryad", attacks=[ranged("Grasping Vines", 75, 25, change("accuracy", -10), range=2)])
    box = arcana.sandbox(["P- Pm"], [("Dryad", 0, (0, 0)), ("Horned Blight", 1, (1, 0))], golems=[dryad])
    attacker, blight = box.pieces
    tally = box.to_hit(attacker, "Grasping Vines", blight)
    assert lines(tally) == [("accuracy", 75), ("cover", -20), ("dodge", -10)]
    assert tally.total == 45
    (struck,) = named(box.attack(attacker, "Grasping Vines", blight, 16), "struck")
    assert (struck["damage"], struck["health"]) == (21, 39)
    assert blight.health == 60 - 21


def test_medium_cover_behind_medium_cover_is_30_for_a_warsprite() -> None:
    """Net Cover: 20 of its own Region, half of the 20 between."""
    box = arcana.sandbox(["P- Pm Pm"], [("Plain", 0, (0, 0)), ("Horned Blight", 1, (2, 0))], golems=[PLAIN])
    tally = box.to_hit(box.pieces[0], "Shot", box.pieces[1])
    assert lines(tally) == [("accuracy", 75), ("intervening", -10), ("cover", -20), ("dodge", -10)]


def test_ruling_A14_no_cover_in_melee() -> None:
    """Melee Attacks: attacker and target share the terrain."""
    for code in ("Pm", "Ph1", "D-", "T-"):
        box = duel(PLAIN, PLAIN, [code])
        assert box.to_hit(box.pieces[0], "Blow", box.pieces[1]).total == 75


def test_ruling_B15_a_contested_region_takes_20_from_ranged_attacks_only() -> None:
    """Attacker in Contested Region: an enemy beside the attacker, whomever it shoots at; allies do not contest."""
    placed = [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 1, (0, 0))]
    box = arcana.sandbox(row(3), placed, golems=[PLAIN])
    attacker, far, near = box.pieces
    assert lines(box.to_hit(attacker, "Shot", far)) == [("accuracy", 75), ("contested", -20), ("dodge", 0)]
    assert box.to_hit(attacker, "Blow", near).total == 75
    box.put(near, (2, 0))
    assert box.to_hit(attacker, "Shot", far).total == 75
    box = arcana.sandbox(row(3), [placed[0], placed[1], ("Plain", 0, (0, 0))], golems=[PLAIN])
    assert box.to_hit(box.pieces[0], "Shot", box.pieces[1]).total == 75


def test_an_enemy_beside_the_target_does_not_contest() -> None:
    box = arcana.sandbox(row(3), [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 0, (2, 0))], golems=[PLAIN])
    assert box.to_hit(box.pieces[0], "Shot", box.pieces[1]).total == 75


def test_melee_needs_the_same_region_and_ranged_another_one() -> None:
    """Melee Attacks; Ranged Attacks: Range."""
    box = arcana.sandbox(
        row(6), [("Plain", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (3, 0)), ("Plain", 1, (4, 0))], golems=[PLAIN]
    )
    found = {action.key() for action in box.legal() if isinstance(action, Attack)}
    assert found == {(5, 0, 1, 1), (5, 0, 2, 2)}
    assert refusal(box, Attack(0, 1, 2)) is Reject.OTHER_REGION
    assert refusal(box, Attack(0, 2, 1)) is Reject.SAME_REGION
    far = box.why_not(Attack(0, 2, 3))
    assert far is not None and (far.code, far.need, far.have) == (Reject.OUT_OF_RANGE, 4, 3)


def test_effects_on_range_do_not_give_melee_a_range() -> None:
    """Melee attacks have no range, so what modifies the Range has no effect on them; nor has a Hill."""
    long = golem("Long", attacks=[melee("Blow")], passive=[gift("range", 2)])
    box = duel(long, PLAIN, ["H- P-"], (1, 0))
    assert box.why_not(Attack(0, 1, 1)) is not None
    assert not [action for action in box.legal() if isinstance(action, Attack)]


# Rolling the Attack Dice.


@pytest.mark.parametrize(
    ("face", "to_hit", "result"),
    [
        (99, 65, "lucky"),
        (11, 65, "crit"),
        (100, 65, "super-crit"),
        (65, 65, "hit"),
        (66, 66, "crit"),
        (66, 65, "lucky"),
        (64, 65, "hit"),
        (67, 65, "miss"),
        (1, 0, "miss"),
        (1, 1, "hit"),
        (11, -30, "lucky"),
        (100, 120, "super-crit"),
        (100, -30, "super-crit"),
        (99, 120, "crit"),
        (98, 120, "hit"),
    ],
)
def test_rulings_A2_B2_results_of_the_dice(face: int, to_hit: int, result: str) -> None:
    """Rolling Doubles: equal to or less hits; a double above is Lucky, one within a Crit, 00 always the Super Crit."""
    assert RESULTS[result_of(edition("2015"), face, to_hit, True)] == result


@pytest.mark.parametrize("to_hit", [-40, 0, 1, 10, 11, 12, 45, 65, 88, 99, 100, 130])
def test_ruling_B2_the_true_chance_counts_the_hundred_faces(to_hit: int) -> None:
    rules = edition("2015")
    hits = [face for face in range(1, 101) if result_of(rules, face, to_hit, True)]
    within = max(0, min(100, to_hit))
    assert len(hits) == within + sum(1 for face in DOUBLES if face > within)


def test_ruling_B47_doubles_that_miss_make_all_special_results_misses() -> None:
    rules = edition("2015")
    for face in range(1, 101):
        plain_hit = face <= 65 and face not in DOUBLES
        assert RESULTS[result_of(rules, face, 65, False)] == ("hit" if plain_hit else "miss")


def test_the_odds_of_an_attack_sum_to_one_and_match_the_faces() -> None:
    """The rule's own faces alike: every class once, weighted by its faces."""
    box = duel(golem("Sure", attacks=[melee("Blow", 65, 20)]))
    counted: Counter[int] = Counter()
    every = Every()
    while True:
        state = box.state.copy()
        state.apply(0, Attack(0, 1, 1), Entry(every))
        counted[100 - state.golems[1].health] += round(every.weight * 100)
        if not every.next():
            break
    crits = [face for face in DOUBLES if face <= 65 or face == 100]
    lucky = [face for face in DOUBLES if 65 < face < 100]
    assert counted == {30: len(crits), 20: 65 - (len(crits) - 1) + len(lucky), 0: 100 - 65 - len(lucky) - 1}


def test_ruling_B2_a_super_crit_costs_but_does_not_double_or_cool() -> None:
    """Rolling Doubles: 1.5 times the damage, the cost is not doubled, no Cooldown."""
    box = duel(golem("Sure", attacks=[melee("Blow", 5, 21, ap=2)]))
    attacker, target = box.pieces
    told = box.attack(attacker, "Blow", target, 100)
    assert named(told, "attacked")[0]["spared"] == 1
    assert target.health == 100 - 31
    assert box.army(0).ap == 4
    assert (attacker.pips[1], attacker.uses[1], box.cost(attacker, "Blow").total) == (0, 0, 2)


def test_a_super_crit_leaves_a_cooldown_that_was_there() -> None:
    box = duel(golem("Sure", attacks=[melee("Blow", 50, 10, ap=1)]))
    attacker, target = box.pieces
    box.attack(attacker, "Blow", target, 42)
    box.attack(attacker, "Blow", target, 100)
    assert (box.army(0).ap, attacker.pips[1], box.cost(attacker, "Blow").total) == (6 - 1 - 2, 2, 2)


# Calculating Damage.


def test_ruling_A13_a_crit_multiplies_before_armor() -> None:
    """Critical Hit: (net damage x 1.5) - net armor."""
    box = duel(golem("Sure", attacks=[melee("Blow", 65, 25)]), golem("Iron", armor=10))
    attacker, target = box.pieces
    (struck,) = named(box.attack(attacker, "Blow", target, 11), "struck")
    assert struck["damage"] == 37 - 10  # ruling B1: 37.5 loses its fraction
    assert box.damage(attacker, "Blow", target, crit=True).total == 27
    assert box.damage(attacker, "Blow", target).total == 15


def test_lucky_and_plain_hits_do_the_normal_damage() -> None:
    for face in (99, 65):
        box = duel(golem("Sure", attacks=[melee("Blow", 65, 25)]), golem("Iron", armor=10))
        box.attack(box.pieces[0], "Blow", box.pieces[1], face)
        assert box.pieces[1].health == 85


def test_ruling_B16_a_hit_for_nothing_is_still_a_hit() -> None:
    """Damage is never below 0, and its special effects happen."""
    tickler = golem("Tickler", attacks=[melee("Tickle", 75, 5, change("dodge", -10))])
    box = duel(tickler, golem("Iron", armor=30, dodge=15))
    attacker, target = box.pieces
    box.attack(attacker, "Tickle", target, 42)
    assert (target.health, box.dodge(target).total) == (100, 5)


def test_health_never_falls_below_nothing_and_never_rises() -> None:
    """Golem Data: at 0 the Golem is destroyed and leaves the board."""
    box = arcana.sandbox(
        row(2),
        [("Plain", 0, (0, 0)), ("Frail", 1, (0, 0)), ("Plain", 1, (1, 0))],
        golems=[PLAIN, golem("Frail", health=20)],
    )
    box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.pieces[1].health == 0
    assert box.pieces[1].at < 0
    assert refusal(box, Attack(0, 1, 1)) is Reject.GONE


# Refusals.


def test_attacks_are_refused_with_the_rule_they_break() -> None:
    box = arcana.sandbox(
        ["P- M- P-", "P- P- P-"],
        [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 0, (0, 1)), ("Plain", 1, None), ("Plain", 0, None)],
        golems=[PLAIN],
    )
    attacker, enemy, friend, waiting, own = box.pieces
    assert refusal(box, Attack(attacker.number, 2, enemy.number)) is Reject.NO_SIGHT
    assert refusal(box, Attack(attacker.number, 2, friend.number)) is Reject.NOT_AN_ENEMY
    assert refusal(box, Attack(attacker.number, 2, waiting.number)) is Reject.NOT_DEPLOYED
    assert refusal(box, Attack(own.number, 2, enemy.number)) is Reject.NOT_DEPLOYED
    assert refusal(box, Attack(enemy.number, 2, attacker.number)) is Reject.NOT_YOUR_GOLEM
    assert refusal(box, Attack(attacker.number, 0, enemy.number)) is Reject.NOT_AN_ATTACK
    assert refusal(box, Attack(attacker.number, 3, enemy.number)) is Reject.NO_SUCH_ABILITY
    assert refusal(box, Attack(attacker.number, 2, 99)) is Reject.NO_SUCH_GOLEM
    assert refusal(box, AreaAttack(attacker.number, 2, enemy.at)) is Reject.NEEDS_TARGET
    box.army(0).ap = 0
    short = box.why_not(Attack(attacker.number, 2, enemy.number))
    assert short is not None and (short.code, short.need, short.have) == (Reject.AP_SHORT, 1, 0)


@pytest.mark.parametrize("key", [(-1, 2, 1), (0, -1, 1), (0, 2, -1)])
def test_numbers_below_nothing_name_nobody(key: tuple[int, int, int]) -> None:
    box = arcana.sandbox(plain(2, 1), [("Plain", 0, (0, 0)), ("Plain", 1, (1, 0))], golems=[PLAIN])
    assert refusal(box, Attack(*key)) in (Reject.NO_SUCH_GOLEM, Reject.NO_SUCH_ABILITY)
    with pytest.raises(OptionError):
        box.play(Attack(*key), 42)
