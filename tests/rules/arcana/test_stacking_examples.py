"""Stacking Examples: the whole fight of the Blood Channeler and the Growling Phalanx, played move by move."""

from __future__ import annotations

from shem.games import arcana
from shem.games.arcana.box import Box
from tests.rules.arcana.made import (
    ancient,
    change,
    effect,
    golem,
    knight,
    lines,
    melee,
    miracle_of,
    plain,
    power,
    ranged,
    relic,
)

CHANNELER = golem(
    "Channeler",
    "titan",
    health=300,
    attacks=[
        melee(
            "Precision Slice",
            85,
            25,
            change("accuracy", 10, whom="self", rounds=0, until=["next_attack"]),
            change("damage", 25, whom="self", rounds=0, until=["next_attack"]),
        ),
        melee("Closing Strike", 75, 25),
    ],
)
PHALANX = golem(
    "Phalanx",
    "titan",
    health=300,
    attacks=[
        melee("Stonefist", 75, 30),
        melee("Golem Toss", 75, 10, effect("displace", distance=1)),
        ranged("Blinding Jewel", 75, 10, change("accuracy", -15, rounds=2)),
    ],
)
VALKALI = golem("Valkali", health=100)
VALKALI["powers"] = [
    power(
        "Mask of Burden",
        change("accuracy", 10, "use", rounds=3),
        change("damage", 10, "use", rounds=3),
        effect("harm_each_turn", "use", amount=15, rounds=3),
        aim="ally",
        range=-1,
    )
]
DRYAD = golem("Dryad", attacks=[ranged("Grasping Vines", 75, 25, change("accuracy", -10, rounds=2), range=4)])
ZITALA = knight(
    "Zitala",
    power(
        "Reckless Wrath",
        change("accuracy", -20, "use", "self", rounds=0, until=["next_attack"]),
        change("damage", 20, "use", "self", rounds=0, until=["next_attack"]),
        mana=3,
    ),
)
RAMAKA = knight("Ramaka", passive=[change("accuracy", 15, "miss", "self", rounds=0, until=["next_attack"])])
CODEX = relic("Codex", power("Codex", change("damage", 15, "use", "self", rounds=1)))
HAR_TEN = ancient(
    "Har-Ten", miracle=miracle_of("Fury's Claws", 10, change("damage", 15, "use", "allies", rounds=1, against="melee"))
)


def begun() -> Box:
    """Zitala's Blood Channeler and Ramaka's Growling Phalanx in one Region, their friends farther off."""
    box = arcana.sandbox(
        plain(6, 3),
        [
            {"golem": "Channeler", "army": 0, "at": (1, 1), "knight": ZITALA, "relic": CODEX},
            ("Valkali", 0, (1, 2)),
            {"golem": "Phalanx", "army": 1, "at": (1, 1), "knight": RAMAKA},
            ("Dryad", 1, (4, 1)),
        ],
        golems=[CHANNELER, VALKALI, PHALANX, DRYAD],
        ancients=[(HAR_TEN, 0)],
    )
    box.army(0).mana = 20
    return box


def struck_once() -> Box:
    """Miracle and Relic are at work, and the first Precision Slice has hit."""
    box = begun()
    channeler, _, phalanx, _ = box.pieces
    box.miracle("Har-Ten")
    box.use(channeler, "Codex")
    box.attack(channeler, "Precision Slice", phalanx, 42)
    return box


def test_stacking_examples_25_and_15_and_15_is_55() -> None:
    """Base Damage, Miracle (A) and Relic (R)."""
    box = begun()
    channeler, _, phalanx, _ = box.pieces
    box.miracle("Har-Ten")
    box.use(channeler, "Codex")
    tally = box.damage(channeler, "Precision Slice", phalanx)
    assert lines(tally) == [("base-damage", 25), ("effect", 15), ("effect", 15), ("armor", 0)]
    assert tally.total == 55
    box.attack(channeler, "Precision Slice", phalanx, 42)
    assert phalanx.health == 300 - 55


def test_stacking_examples_25_and_15_and_15_and_25_and_20_is_100() -> None:
    """Miracle (A), Relic (R), Precision Slice (G) and Reckless Wrath (K) all come from different kinds of sources."""
    box = struck_once()
    channeler, _, phalanx, _ = box.pieces
    box.use(channeler, "Reckless Wrath")
    tally = box.damage(channeler, "Precision Slice", phalanx)
    assert [amount for reason, amount in lines(tally) if reason == "effect"] == [15, 15, 25, 20]
    assert tally.total == 100


def test_stacking_examples_85_and_10_less_20_is_75() -> None:
    box = struck_once()
    channeler, _, phalanx, _ = box.pieces
    box.use(channeler, "Reckless Wrath")
    tally = box.to_hit(channeler, "Precision Slice", phalanx)
    assert lines(tally) == [("accuracy", 85), ("effect", 10), ("effect", -20), ("dodge", 0)]
    assert tally.total == 75


def answered() -> Box:
    """The second slice missed; so did Stonefist, setting Warning Shot off; then the Channeler is thrown and blinded."""
    box = struck_once()
    channeler, _, phalanx, _ = box.pieces
    box.use(channeler, "Reckless Wrath")
    box.attack(channeler, "Precision Slice", phalanx, 95)
    assert phalanx.health == 300 - 55
    box.end_turn()
    box.attack(phalanx, "Stonefist", channeler, 95)
    assert box.to_hit(phalanx, "Golem Toss", channeler).total == 75 + 15
    box.attack(phalanx, "Golem Toss", channeler, 90)
    box.displace((2, 1))
    assert box.to_hit(phalanx, "Golem Toss", channeler).total == 75, "Warning Shot was for one attack"
    box.attack(phalanx, "Blinding Jewel", channeler, 42)
    return box


def test_stacking_examples_85_less_15_is_70() -> None:
    """Both attacks were used up by the miss; Blinding Jewel is all that is left."""
    box = answered()
    channeler, _, phalanx, _ = box.pieces
    tally = box.to_hit(channeler, "Precision Slice", phalanx)
    assert lines(tally) == [("accuracy", 85), ("effect", -15), ("dodge", 0)]


def burdened() -> Box:
    box = answered()
    channeler, valkali, _, _ = box.pieces
    box.end_turn()
    box.use(valkali, "Mask of Burden", channeler)
    box.move(channeler, "Walk", (1, 1))
    return box


def test_stacking_examples_75_less_15_and_10_is_70() -> None:
    """An Ally and an Enemy source count side by side."""
    box = burdened()
    channeler, _, phalanx, _ = box.pieces
    tally = box.to_hit(channeler, "Closing Strike", phalanx)
    assert lines(tally) == [("accuracy", 75), ("effect", -15), ("effect", 10), ("dodge", 0)]
    assert tally.total == 70
    assert box.damage(channeler, "Closing Strike", phalanx).total == 35


def test_stacking_examples_75_and_10_less_10_is_75() -> None:
    """Grasping Vines outdoes Blinding Jewel: both Golem abilities of an enemy, and only the newest acts."""
    box = burdened()
    channeler, _, phalanx, dryad = box.pieces
    box.end_turn()
    box.attack(dryad, "Grasping Vines", channeler, 42)
    tally = box.to_hit(channeler, "Closing Strike", phalanx)
    assert lines(tally) == [("accuracy", 75), ("effect", 10), ("effect", -10), ("dodge", 0)]
    assert tally.total == 75


def test_the_mask_of_burden_costs_15_health_a_turn() -> None:
    box = burdened()
    channeler = box.pieces[0]
    before = channeler.health
    box.end_turn()
    box.end_turn()
    assert channeler.health == before - 15


def test_ruling_B23_ancient_ones_and_relics_always_stack() -> None:
    """Two Blessings, two Miracles and two Relics each count in full, where two Golems' abilities do not."""
    givers = [
        ancient(f"One {number}", miracle=miracle_of("Rage", 1, change("damage", 5, "use", "allies", rounds=1)))
        for number in range(2)
    ]
    relics = [relic(f"Horn {n}", power(f"Horn {n}", change("damage", 7, "use", "allies_here", rounds=1))) for n in range(2)]
    friend = golem("Friend", attacks=[melee("Cheer", 100, 0, change("damage", 3, whom="allies_here"))])
    cheerer = golem("Cheerer", attacks=[melee("Song", 100, 0, change("damage", 2, whom="allies_here"))])
    box = arcana.sandbox(
        plain(2, 1),
        [
            {"golem": "Friend", "army": 0, "at": (0, 0), "relic": relics[0]},
            {"golem": "Cheerer", "army": 0, "at": (0, 0), "relic": relics[1]},
            ("Valkali", 1, (0, 0)),
        ],
        golems=[friend, cheerer, VALKALI],
        ancients=[(givers[0], 0), (givers[1], 0)],
    )
    box.army(0).mana = 2
    first, second, enemy = box.pieces
    box.miracle("One 0")
    box.miracle("One 1")
    box.use(first, "Horn 0")
    box.use(second, "Horn 1")
    box.attack(first, "Cheer", enemy, 42)
    box.attack(second, "Song", enemy, 42)
    tally = box.damage(first, "Cheer", enemy)
    assert [amount for reason, amount in lines(tally) if reason == "effect"] == [5, 5, 7, 7, 2]
