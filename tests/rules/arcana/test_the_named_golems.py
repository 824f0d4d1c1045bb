"""The Golems that the rulebooks and other pages name without a full stat block: what is said of them, through real play."""

from __future__ import annotations

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import END_TURN, Go, UseOn
from shem.games.arcana.parts.figures import Golem
from tests.rules.arcana.made import golem, lines, melee, named, pass_turns, plain, ranged, row

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20, range=6)])
Cell = tuple[int, int]


def scene(rows: list[str], *pieces: tuple[str, int, Cell]) -> Box:
    return arcana.sandbox(rows, list(pieces), golems=[PLAIN])


def meet(name: str, against: str = "Plain", code: str = "P-") -> Box:
    """The Golem and an enemy in one Region, open ground beside it."""
    return scene([f"{code} P- P- P-"], (name, 0, (0, 0)), (against, 1, (0, 0)))


def burden(box: Box, valkali: Golem, ally: Golem) -> None:
    box.play(UseOn(valkali.number, box.ability(valkali, "Mask of Burden").slot, ally.number))


def test_grasping_vines_on_a_horned_blight() -> None:
    """2014, Combat, the example: 75 - 10 Dodge - 20 Medium Cover = 45; 25 - 4 Armor = 21 (ruling C)."""
    box = scene(["P- Pm"], ("Wildwood Dryad", 0, (0, 0)), ("Horned Blight", 1, (1, 0)))
    dryad, blight = box.pieces
    tally = box.to_hit(dryad, "Grasping Vines", blight)
    assert lines(tally) == [("accuracy", 75), ("cover", -20), ("dodge", -10)]
    assert tally.total == 45
    assert box.damage(dryad, "Grasping Vines", blight).total == 21
    box.attack(dryad, "Grasping Vines", blight, 16)
    assert blight.health == 60 - 21
    assert box.to_hit(blight, "Headbutt", dryad).total == 75 - 10 - 6


def test_precision_slice() -> None:
    """Stacking, the example: a hit gives +10 Accuracy and +25 Damage for the next attack only (ruling B44)."""
    box = meet("Blood Channeler")
    channeler, other = box.pieces
    box.army(0).ap = 12
    assert box.to_hit(channeler, "Precision Slice", other).total == 85
    assert box.damage(channeler, "Precision Slice", other).total == 25
    box.attack(channeler, "Precision Slice", other, 91)
    assert box.to_hit(channeler, "Precision Slice", other).total == 85, "a miss gives nothing"
    box.attack(channeler, "Precision Slice", other, 42)
    assert box.to_hit(channeler, "Precision Slice", other).total == 95
    assert box.damage(channeler, "Precision Slice", other).total == 50
    assert box.to_hit(channeler, "Closing Strike", other).total == 85, "any attack of its own"
    box.attack(channeler, "Closing Strike", other, 98)
    assert box.to_hit(channeler, "Precision Slice", other).total == 85, "used up by a miss"
    assert box.damage(channeler, "Precision Slice", other).total == 25


def test_the_stacking_example_on_its_own_cards() -> None:
    """Stacking: 85 - 15 = 70; Closing Strike 75 - 15 + 10 = 70; with Grasping Vines 75 + 10 - 10 = 75."""
    box = scene(
        row(3),
        ("Blood Channeler", 0, (1, 0)),
        ("Valkali", 0, (1, 0)),
        ("Growling Phalanx", 1, (0, 0)),
        ("Wildwood Dryad", 1, (2, 0)),
    )
    channeler, valkali, phalanx, dryad = box.pieces
    box.put(valkali, (2, 0))
    box.end_turn()
    box.attack(phalanx, "Blinding Jewel", channeler, 42)
    box.end_turn()
    box.put(phalanx, (1, 0))
    assert box.to_hit(channeler, "Precision Slice", phalanx).total == 70
    burden(box, valkali, channeler)
    assert box.to_hit(channeler, "Closing Strike", phalanx).total == 70
    assert box.damage(channeler, "Closing Strike", phalanx).total == 30 + 10 - 18
    box.end_turn()
    box.attack(dryad, "Grasping Vines", channeler, 1)
    assert box.to_hit(channeler, "Closing Strike", phalanx).total == 75


def test_mask_of_burden() -> None:
    """Valkali: an ally gets +10 Accuracy and +10 Damage, and pays 15 Health at each of its turn starts."""
    box = scene(row(4), ("Valkali", 0, (0, 0)), ("Blood Channeler", 0, (1, 0)), ("Plain", 1, (1, 0)))
    valkali, channeler, other = box.pieces
    burden(box, valkali, channeler)
    assert box.to_hit(channeler, "Closing Strike", other).total == 85
    assert box.damage(channeler, "Closing Strike", other).total == 40
    health = channeler.health
    seen = []
    for _ in range(3):
        pass_turns(box, 2)
        seen.append(health - channeler.health)
    assert seen == [15, 30, 30]
    assert box.damage(channeler, "Closing Strike", other).total == 30


def test_mask_of_burden_cools_like_a_power() -> None:
    """Cooldown: 1 AP, then 2 while it cools (ruling B12); only allies can wear it."""
    box = scene(row(2), ("Valkali", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (1, 0)))
    valkali, friend, enemy = box.pieces
    burden(box, valkali, friend)
    assert (box.army(0).ap, box.cost(valkali, "Mask of Burden").total) == (5, 2)
    slot = box.ability(valkali, "Mask of Burden").slot
    assert box.why_not(UseOn(valkali.number, slot, enemy.number)) is not None


def test_golem_toss() -> None:
    """Growling Phalanx, hit: the target goes to an adjacent Region of the Phalanx's choice."""
    box = scene(plain(4, 4), ("Growling Phalanx", 0, (1, 1)), ("Blood Channeler", 1, (1, 1)))
    phalanx, channeler = box.pieces
    box.attack(phalanx, "Golem Toss", channeler, 42)
    offered = {box.cell(action.region) for action in box.legal() if isinstance(action, Go)}
    assert offered == {(c, r) for c in range(3) for r in range(3)}
    box.displace((2, 2))
    assert box.cell(channeler.at) == (2, 2)


def test_blinding_jewel() -> None:
    """Growling Phalanx, hit: Accuracy -15 for 2 Rounds."""
    box = scene(row(3), ("Growling Phalanx", 0, (0, 0)), ("Plain", 1, (1, 0)))
    phalanx, other = box.pieces
    box.attack(phalanx, "Blinding Jewel", other, 42)
    assert box.to_hit(other, "Shot", phalanx).total == 60
    pass_turns(box, 3)
    assert box.to_hit(other, "Shot", phalanx).total == 60
    box.end_turn()
    assert box.to_hit(other, "Shot", phalanx).total == 75


def test_stumbling_quake_cools() -> None:
    """Cooldown, the example: 2 AP, then 4, then 8 until all three points are gone."""
    box = meet("Winged Preserver")
    preserver, other = box.pieces
    assert box.cost(preserver, "Stumbling Quake").total == 2
    box.attack(preserver, "Stumbling Quake", other, 91)
    assert (box.cost(preserver, "Stumbling Quake").total, preserver.pips[2]) == (4, 2)
    box.attack(preserver, "Stumbling Quake", other, 91)
    assert (box.cost(preserver, "Stumbling Quake").total, preserver.pips[2]) == (8, 3)
    for left in (2, 1):
        pass_turns(box, 2)
        assert (box.cost(preserver, "Stumbling Quake").total, preserver.pips[2]) == (8, left)
    pass_turns(box, 2)
    assert (box.cost(preserver, "Stumbling Quake").total, preserver.pips[2]) == (2, 0)


def test_the_moves_of_the_winged_preserver() -> None:
    """Walk 2 AP for 2 MP, nimble, and Fly 3 AP for 2 MP."""
    box = scene(plain(4, 4), ("Winged Preserver", 0, (0, 0)), ("Plain", 1, (3, 3)))
    preserver = box.pieces[0]
    assert [box.cost(preserver, move).total for move in ("Walk", "Fly")] == [2, 3]
    assert [box.points(preserver, move).total for move in ("Walk", "Fly")] == [2, 2]
    assert (2, 2) in box.reach(preserver, "Walk") and (2, 2) not in box.reach(preserver, "Fly")


def test_root_wrap() -> None:
    """Application of effects, the example: Movement -2 for 2 Rounds, if it hits and the target is in Medium Cover."""
    for code, points in (("Pm", 1), ("D-", 1), ("Pg", 3), ("P-", 3)):
        box = meet("Brambled Widow", code=code)
        widow, other = box.pieces
        box.attack(widow, "Root Wrap", other, 91)
        assert box.points(other, "Walk").total == 3
        box.attack(widow, "Root Wrap", other, 42)
        assert other.health == 80, "the damage is done in any case"
        assert box.points(other, "Walk").total == points, code
        pass_turns(box, 4)
        assert box.points(other, "Walk").total == 3


def test_winged_withdrawal() -> None:
    """Terra Naga: with an enemy in its Region its Fly costs 1 AP less."""
    box = scene(row(4), ("Terra Naga", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 0, (0, 0)))
    naga, enemy, _ = box.pieces
    assert box.cost(naga, "Fly").total == 2
    box.put(enemy, (0, 0))
    assert box.cost(naga, "Fly").total == 1
    assert box.cost(naga, "Coil").total == 1, "attacks cost as before"


def test_scattering_sirocco() -> None:
    """Terra Naga, ranged area: who is hit is blown to a neighbour Region; the naga may go 1 Region for each."""
    box = scene(
        plain(5, 5), ("Terra Naga", 0, (0, 2)), ("Plain", 1, (2, 2)), ("Plain", 1, (2, 2)), ("Sand Lion", 1, (2, 2))
    )
    naga, first, second, lion = box.pieces
    told = box.attack(naga, "Scattering Sirocco", (2, 2), 65, 1, 5)
    assert [event["target"] for event in named(told, "struck")] == [first.number, second.number, lion.number]
    assert [box.cell(piece.at) for piece in (first, second, lion)] == [(2, 1), (2, 3), (2, 2)]
    for to in ((1, 1), (2, 0)):
        box.displace(to)
    assert box.cell(naga.at) == (2, 0)
    assert END_TURN in box.legal()


def test_tunneling_blast() -> None:
    """Burrow Claw, hit: it relocates to any Region with no Cover, however far."""
    box = scene(["Pg P- Pm P-", "H- S- T- Ph1"], ("Burrow Claw", 0, (0, 0)), ("Plain", 1, (0, 0)))
    claw, other = box.pieces
    box.attack(claw, "Tunneling Blast", other, 91)
    assert END_TURN in box.legal()
    box.attack(claw, "Tunneling Blast", other, 42)
    offered = {box.cell(action.region) for action in box.legal() if isinstance(action, Go)}
    assert offered - {(0, 0)} == {(1, 0), (3, 0), (0, 1)}
    box.displace((3, 0))
    assert box.cell(claw.at) == (3, 0)


def test_jade_thorns() -> None:
    """Jade Guardians, in cover: whoever hurts one in melee takes 10; not out of cover, not from afar."""
    for code, harm in (("Pg", 10), ("Pm", 10), ("D-", 10), ("P-", 0), ("H-", 0)):
        for name in ("Jade Sentinel", "Jade Ram"):
            box = scene([f"{code} P- P-"], ("Plain", 0, (0, 0)), (name, 1, (0, 0)))
            other, jade = box.pieces
            box.attack(other, "Blow", jade, 42)
            assert 100 - other.health == harm, (code, name)
            box.put(other, (1, 0))
            box.attack(other, "Shot", jade, 22)
            assert 100 - other.health == harm, (code, name)
