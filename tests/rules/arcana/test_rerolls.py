"""Rolling the Attack Dice: what effects add to the roll, and dice that are rolled again."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Every, NeedRoll, Scripted
from shem.core.errors import OptionError
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import Attack
from shem.games.arcana.rules.attack import hit_chance
from tests.rules.arcana.made import Data, change, gift, golem, kinds, knight, lines, melee, named, power, ranged, row

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2014"])
PLAIN = golem("Plain", attacks=[melee("Blow", 50, 20)])
CAREFUL = gift("reroll_misses", 1, operation="set")
LUCKY = gift("reroll_hits", 1, operation="set")


def duel(first: Data, second: Data = PLAIN, edition: str = "2015", **more: Data) -> Box:
    golems = [first] if second is first else [first, second]
    pieces = [
        {"golem": first["name"], "army": 0, "at": (0, 0), **more},
        {"golem": second["name"], "army": 1, "at": (0, 0)},
    ]
    box = arcana.sandbox(row(3), pieces, golems=golems, edition=edition)
    box.army(0).ap = 20
    return box


def chance(box: Box, ability: str, *targets: int) -> float:
    """What is shown as the true chance to hit the first of these."""
    attacker = box.pieces[0]
    struck = [box.pieces[number] for number in targets]
    return hit_chance(box.state, attacker, box.ability(attacker, ability), struck[0], struck)


def odds(box: Box, target: int) -> float:
    """The chance that the attack hits, from every future of it."""
    every = Every()
    total = 0.0
    while True:
        state = box.state.copy()
        entry = Entry(every, telling=True)
        state.apply(0, Attack(0, 1, target), entry)
        if named(entry.events, "struck")[0]["result"]:
            total += every.weight
        if not every.next():
            return total


# Added to the roll.


@EDITIONS
@pytest.mark.parametrize(("face", "hit"), [(59, "both"), (60, "2015"), (61, "none"), (66, "both"), (44, "both")])
def test_rolling_the_attack_dice_ten_off_the_roll(face: int, hit: str, edition: str) -> None:
    """60 less 10 is 50: a hit against 50 in 2015, none in 2014; doubles count as the dice lie."""
    loaded = golem("Loaded", attacks=[melee("Blow", 50, 20)], passive=[gift("roll", -10)])
    box = duel(loaded, edition=edition)
    told = named(box.attack(box.pieces[0], "Blow", box.pieces[1], face), "struck")
    assert told[0]["roll"] == face
    assert (told[0]["result"] > 0) == (hit in ("both", edition))
    assert (told[0]["result"] == 3) == (face == 44), "44 is a Crit, 66 only Lucky"


def test_the_roll_stacks_apart_from_accuracy_and_shows_in_the_to_hit() -> None:
    """It is a line of its own, with its source: +10 for 10 off the roll."""
    charm = knight("Charm", power("Charm", change("roll", -10, "use", "self", rounds=0, until=["next_attack"])))
    sharp = golem("Sharp", attacks=[melee("Blow", 50, 20)], passive=[gift("accuracy", 5)])
    box = duel(sharp, knight=charm)
    box.use(box.pieces[0], "Charm")
    tally = box.to_hit(box.pieces[0], "Blow", box.pieces[1])
    assert lines(tally) == [("accuracy", 50), ("effect", 5), ("dodge", 0), ("effect", 10)]
    box.attack(box.pieces[0], "Blow", box.pieces[1], 65)
    assert box.pieces[1].health == 80
    assert box.to_hit(box.pieces[0], "Blow", box.pieces[1]).total == 55, "used up"


# Rolled again.


@EDITIONS
def test_a_miss_is_rolled_again_once_and_the_second_roll_counts(edition: str) -> None:
    careful = golem("Careful", attacks=[melee("Blow", 50, 20)], passive=[CAREFUL])
    box = duel(careful, edition=edition)
    attacker, target = box.pieces
    told = box.attack(attacker, "Blow", target, 80, 40)
    assert kinds(told) == ["rerolled", "attacked", "struck"]
    assert [(event["roll"], event["source"]) for event in named(told, "rerolled")] == [(80, 50)]
    assert [event["roll"] for event in named(told, "struck")] == [40] and target.health == 80
    told = box.attack(attacker, "Blow", target, 80, 81)
    assert [event["result"] for event in named(told, "struck")] == [0], "and not once more"
    told = box.attack(attacker, "Blow", target, 40)
    assert kinds(told) == ["attacked", "struck"], "a hit stands"


@EDITIONS
def test_a_hit_on_it_is_rolled_again_once(edition: str) -> None:
    lucky = golem("Lucky", passive=[LUCKY])
    box = duel(PLAIN, lucky, edition)
    attacker, target = box.pieces
    box.attack(attacker, "Blow", target, 33, 80)
    assert target.health == 100
    box.attack(attacker, "Blow", target, 33, 40)
    assert target.health == 80
    assert kinds(box.attack(attacker, "Blow", target, 80)) == ["attacked", "struck"]


def test_the_second_roll_spares_the_cost_or_not() -> None:
    """Super Critical Hit: 00 counts where it is the roll that counts."""
    box = duel(PLAIN, golem("Lucky", passive=[LUCKY]))
    attacker, target = box.pieces
    told = box.attack(attacker, "Blow", target, 100, 80)
    assert [(event["roll"], event["spared"]) for event in named(told, "attacked")] == [(80, 0)]
    told = box.attack(attacker, "Blow", target, 40, 100)
    assert [(event["roll"], event["spared"]) for event in named(told, "attacked")] == [(100, 1)]


@pytest.mark.parametrize(
    ("gifts", "faces", "hurt"),
    [
        ([], (40, 90), [False, False]),  # for Lucky's sake nobody is hit
        ([CAREFUL], (90, 40), [True, True]),
        ([CAREFUL], (60,), [True, False]),  # a miss of one alone stands
    ],
)
def test_an_area_attack_is_rolled_again_for_all_its_targets(
    gifts: list[Data], faces: tuple[int, ...], hurt: list[bool]
) -> None:
    """One roll: a miss of them all for the attacker's sake, a hit on the one that has it for that one's."""
    lucky = golem("Lucky", dodge=30, passive=[LUCKY] if not gifts else [])
    bomber = golem("Bomber", attacks=[ranged("Burst", 70, 20, scope="enemies")], passive=gifts)
    pieces = [("Bomber", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Lucky", 1, (1, 0))]
    box = arcana.sandbox(row(2), pieces, golems=[bomber, PLAIN, lucky])
    told = box.attack(box.pieces[0], "Burst", (1, 0), *faces)
    assert len(named(told, "rerolled")) == len(faces) - 1
    assert [piece.health < 100 for piece in box.pieces[1:]] == hurt


@pytest.mark.parametrize(
    ("own", "its", "expected"),
    [(True, False, 0.56 + 0.44 * 0.56), (False, True, 0.56 * 0.56), (True, True, 0.56), (False, False, 0.56)],
)
def test_the_true_chance_counts_re_rolls(own: bool, its: bool, expected: float) -> None:
    """50 and six doubles above it are 56 of 100 faces; what is shown is what every future comes to."""
    first = golem("First", attacks=[melee("Blow", 50, 20)], passive=[CAREFUL] if own else [])
    box = duel(first, golem("Second", passive=[LUCKY] if its else []))
    assert chance(box, "Blow", 1) == pytest.approx(expected)
    assert odds(box, 1) == pytest.approx(expected)


def test_a_re_roll_for_the_next_attack_is_used_up_by_it() -> None:
    aim = power("Aim", change("reroll_misses", 1, "use", "self", operation="set", rounds=0, until=["next_attack"]))
    box = duel(PLAIN, golem("Target"), knight=knight("Aimer", aim))
    box.use(box.pieces[0], "Aim")
    assert len(named(box.attack(box.pieces[0], "Blow", box.pieces[1], 40), "rerolled")) == 0
    assert len(named(box.attack(box.pieces[0], "Blow", box.pieces[1], 80), "rerolled")) == 0
    ward = power("Ward", change("reroll_hits", 1, "use", "self", operation="set", rounds=0, until=["next_attack"]))
    box = duel(PLAIN, golem("Target"), knight=knight("Warder", ward))
    box.use(box.pieces[0], "Ward")
    box.end_turn()
    assert [active.effect.attribute for active in box.pieces[0].effects], "until the next attack on it"


def test_real_dice_are_asked_for_twice() -> None:
    """The second request says what lay there first."""
    careful = golem("Careful", attacks=[melee("Blow", 50, 20)], passive=[CAREFUL])
    box = duel(careful)
    with pytest.raises(OptionError, match="attack-again"):
        box.attack(box.pieces[0], "Blow", box.pieces[1], 80)
    with pytest.raises(NeedRoll) as asked:
        box.state.copy().apply(0, Attack(0, 1, 1), Entry(Scripted([80])))
    assert (asked.value.request.sides, asked.value.request.args) == (100, (0, 1, 0, 80))
