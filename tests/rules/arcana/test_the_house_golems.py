"""What the house's own figures give the named Golems and the Colossi: every special effect through real play."""

from __future__ import annotations

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import END_TURN
from tests.rules.arcana.made import golem, kinds, lines, melee, named, pass_turns, plain, ranged, row

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20, range=6)])
FRAIL = golem("Frail", "warsprite", health=5)
Cell = tuple[int, int]


def scene(rows: list[str], *pieces: tuple[str, int, Cell]) -> Box:
    box = arcana.sandbox(rows, list(pieces), golems=[PLAIN, FRAIL])
    for army in (0, 1):
        box.army(army).ap = 12
    return box


def meet(name: str, against: str = "Plain", code: str = "P-") -> Box:
    """The Golem and an enemy in one Region, open ground beside it."""
    return scene([f"{code} P- P- P-"], (name, 0, (0, 0)), (against, 1, (0, 0)))


def apart(name: str, steps: int = 1, against: str = "Plain") -> Box:
    """The Golem and an enemy so many Regions away, on open ground."""
    return scene(row(6), (name, 0, (0, 0)), (against, 1, (steps, 0)))


# Urugal.


def test_feint() -> None:
    """Necrotic Fencer, miss: +20 Accuracy for its next attack."""
    box = meet("Necrotic Fencer")
    fencer, other = box.pieces
    box.attack(fencer, "Feint", other, 42)
    assert box.to_hit(fencer, "Last Lunge", other).total == 75
    box.attack(fencer, "Feint", other, 91)
    assert box.to_hit(fencer, "Last Lunge", other).total == 95


def test_last_lunge() -> None:
    """Necrotic Fencer: +12 Damage against a target at half its Health or less."""
    box = meet("Necrotic Fencer")
    fencer, other = box.pieces
    other.health = 51
    assert box.damage(fencer, "Last Lunge", other).total == 28
    other.health = 50
    assert box.damage(fencer, "Last Lunge", other).total == 40


def test_blood_draught() -> None:
    """Crypt Tick, hit: half of the damage comes back as Health, up to what is printed."""
    box = meet("Crypt Tick", "Fire Ram")
    tick, ram = box.pieces
    tick.health = 10
    box.attack(tick, "Blood Draught", ram, 42)
    assert (ram.health, tick.health) == (60 - 14, 17)
    tick.health = 44
    box.attack(tick, "Blood Draught", ram, 42)
    assert tick.health == 45


def test_latch() -> None:
    """Crypt Tick, hit: Armor -5 until the target leaves the Region."""
    box = meet("Crypt Tick", "Fire Ram")
    tick, ram = box.pieces
    box.attack(tick, "Latch", ram, 42)
    pass_turns(box, 5)
    assert box.armor(ram).total == 7
    box.move(ram, "Walk", (1, 0))
    assert box.armor(ram).total == 12


def test_grave_hook_and_gather_the_fallen() -> None:
    """Corpse Collector: a hit pulls the target one Region nearer; each kill gives its army 5 Mana."""
    box = apart("Corpse Collector", 2)
    collector, other = box.pieces
    box.attack(collector, "Grave Hook", other, 42)
    assert box.cell(other.at) == (1, 0)
    box = apart("Corpse Collector", 2, "Frail")
    box.attack(box.pieces[0], "Grave Hook", box.pieces[1], 42)
    assert box.army(0).mana == 5


def test_withering_hex() -> None:
    """Marrow Witch, hit: Accuracy -20, -15, -10, -5 over 4 Rounds (Effects Over Time, the example)."""
    box = apart("Marrow Witch", 2)
    witch, other = box.pieces
    box.attack(witch, "Withering Hex", other, 42)
    seen = []
    for _ in range(5):
        pass_turns(box, 1)
        seen.append(box.to_hit(other, "Shot", witch).total)
        pass_turns(box, 1)
    assert seen == [75 - 10 - less for less in (20, 15, 10, 5, 0)]


def test_marrow_lance() -> None:
    """Marrow Witch: paid with 6 Mana, then 12; a hit heats all attacks of the target by 1."""
    box = apart("Marrow Witch")
    witch, other = box.pieces
    box.army(0).mana = 10
    ap = box.army(0).ap
    box.attack(witch, "Marrow Lance", other, 42)
    assert (box.army(0).mana, box.army(0).ap) == (4, ap)
    assert box.cost(witch, "Marrow Lance").total == 12
    assert [other.pips[box.ability(other, name).slot] for name in ("Walk", "Blow", "Shot")] == [0, 1, 1]


def test_carrion_raptor() -> None:
    """A kill heals 20; Snatch carries a small target up to 2 Regions, a Titan nowhere."""
    box = meet("Carrion Raptor", "Frail")
    raptor, frail = box.pieces
    raptor.health = 50
    box.attack(raptor, "Beak", frail, 42)
    assert raptor.health == 70
    box = meet("Carrion Raptor")
    box.attack(box.pieces[0], "Snatch", box.pieces[1], 42)
    box.displace((2, 0))
    assert box.cell(box.pieces[1].at) == (2, 0)
    box = meet("Carrion Raptor", "Bone Fiend")
    box.attack(box.pieces[0], "Snatch", box.pieces[1], 42)
    assert END_TURN in box.legal()


def test_bone_fiend() -> None:
    """Shard Volley gains 10 Damage at range 1; Bone Storm strikes everyone; destroyed, it takes 20 from all around it."""
    box = apart("Bone Fiend", 1)
    fiend, other = box.pieces
    assert box.damage(fiend, "Shard Volley", other).total == 38
    box.put(other, (2, 0))
    assert box.damage(fiend, "Shard Volley", other).total == 28
    box = scene(row(3), ("Bone Fiend", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 0, (1, 0)))
    told = box.attack(box.pieces[0], "Bone Storm", (1, 0), 42)
    assert [event["target"] for event in named(told, "struck")] == [
        piece.number for piece in (box.pieces[2], box.pieces[1])
    ]
    box = scene(row(3), ("Plain", 0, (0, 0)), ("Bone Fiend", 1, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (1, 0)))
    killer, fiend, friend, far = box.pieces
    fiend.health = 1
    box.attack(killer, "Blow", fiend, 42)
    assert [piece.health for piece in (killer, friend, far)] == [80, 80, 100]


def test_relentless_brute() -> None:
    """+10 Damage at half its Health; a kill by Maul cools everything by 2; Shoulder Blow pushes toward the zone."""
    box = meet("Relentless Brute", "Frail")
    brute, frail = box.pieces
    assert box.damage(brute, "Maul", frail).total == 40
    brute.health = 65
    assert box.damage(brute, "Maul", frail).total == 50
    brute.pips = (1, *brute.pips[1:])
    brute.uses = (1, *brute.uses[1:])
    box.attack(brute, "Maul", frail, 42)
    assert [brute.pips[slot] for slot in range(4)] == [0, 0, 0, 0]
    box = arcana.sandbox(
        row(4), [("Relentless Brute", 0, (0, 0)), ("Plain", 1, (0, 0))], golems=[PLAIN], zones=[[], [(3, 0)]]
    )
    box.attack(box.pieces[0], "Shoulder Blow", box.pieces[1], 42)
    assert box.cell(box.pieces[1].at) == (1, 0)


def test_plated_shell() -> None:
    """Carapace Brute: +10 Armor against the first hit of each Round; a miss does not use it up."""
    box = meet("Plain", "Carapace Brute")
    other, brute = box.pieces
    assert box.armor(brute).total == 26
    box.attack(other, "Blow", brute, 91)
    assert box.armor(brute).total == 26
    box.attack(other, "Blow", brute, 42)
    assert box.armor(brute).total == 16
    pass_turns(box, 2)
    assert box.armor(brute).total == 26


def test_mandible_snap() -> None:
    """Carapace Brute: a Crit holds the target where it is for a Round."""
    box = meet("Carapace Brute")
    brute, other = box.pieces
    box.attack(brute, "Mandible Snap", other, 42)
    assert box.points(other, "Walk").total == 3
    box.attack(brute, "Mandible Snap", other, 11)
    assert box.points(other, "Walk").total == 0
    pass_turns(box, 2)
    assert box.points(other, "Walk").total == 3


def test_choir_of_the_dead() -> None:
    """Bone Cathedral: its first kill raises a Crypt Tick there, once a game; its own fall takes 10 from every enemy."""
    box = scene(row(5), ("Bone Cathedral", 0, (0, 0)), ("Frail", 1, (2, 0)), ("Frail", 1, (3, 0)), ("Plain", 1, (4, 0)))
    cathedral, first, second, other = box.pieces
    box.attack(cathedral, "Dirge", first, 42)
    ticks = [piece for piece in box.state.golems if piece.type.name == "Crypt Tick"]
    assert [(piece.army, box.cell(piece.at), piece.health) for piece in ticks] == [(0, (2, 0), 45)]
    box.attack(cathedral, "Dirge", second, 42)
    assert len([piece for piece in box.state.golems if piece.type.name == "Crypt Tick"]) == 1
    box.end_turn()
    cathedral.health = 1
    box.attack(other, "Shot", cathedral, 11)
    assert cathedral.at == -2
    assert (other.health, ticks[0].health) == (90, 45)


def test_dirge() -> None:
    """Bone Cathedral, hit: the target's Knight has no power for 2 Rounds (ruling B51)."""
    phalanx = {"golem": "Growling Phalanx", "army": 1, "at": (1, 0), "knight": "Sir Ramaka"}
    for face, chance in ((91, 95), (42, 80)):
        box = arcana.sandbox(row(2), [("Bone Cathedral", 0, (0, 0)), phalanx])
        cathedral, knighted = box.pieces
        box.attack(cathedral, "Dirge", knighted, face)
        box.end_turn()
        box.attack(knighted, "Blinding Jewel", cathedral, 98)
        assert box.to_hit(knighted, "Blinding Jewel", cathedral).total == chance


# Gudanna.


def test_closing_strike() -> None:
    """Blood Channeler: +10 Damage once it has moved."""
    box = apart("Blood Channeler", 1)
    channeler, other = box.pieces
    assert box.damage(channeler, "Closing Strike", other).total == 30
    box.move(channeler, "Walk", (1, 0))
    assert box.damage(channeler, "Closing Strike", other).total == 40


def test_crimson_lance() -> None:
    """Blood Channeler: paid with 8 Health, then 16."""
    box = apart("Blood Channeler", 2)
    channeler, other = box.pieces
    ap = box.army(0).ap
    box.attack(channeler, "Crimson Lance", other, 91)
    assert (channeler.health, box.army(0).ap) == (112, ap)
    box.attack(channeler, "Crimson Lance", other, 42)
    assert (channeler.health, other.health) == (96, 70)


def test_devil_djinn() -> None:
    """Dodge +15 against Ranged from 2 Regions on; a Stolen Wish is an AP; the Searching Flame ignores cover."""
    box = scene(["P- Ph1 Pm P-"], ("Devil Djinn", 0, (0, 0)), ("Sand Lion", 1, (2, 0)), ("Plain", 1, (1, 0)))
    djinn, lion, other = box.pieces
    assert box.to_hit(other, "Shot", djinn).total == 75 - 10
    box.put(other, (2, 0))
    assert box.to_hit(other, "Shot", djinn).total == 75 - 5 - 25
    assert box.to_hit(djinn, "Searching Flame", lion).total == 75 - 16
    box.put(lion, (0, 0))
    mine, theirs = box.army(0).ap, box.army(1).ap
    box.attack(djinn, "Stolen Wish", lion, 42)
    assert (box.army(0).ap, box.army(1).ap) == (mine - 2 + 1, theirs - 1)


def test_forked_bolt() -> None:
    """Storm Weaver, hit: everybody else with the target takes 10, friends too, Crit or not (ruling B45)."""
    box = scene(row(3), ("Storm Weaver", 0, (0, 0)), ("Plain", 1, (1, 0)), ("Plain", 1, (1, 0)), ("Plain", 0, (1, 0)))
    weaver, target, enemy, friend = box.pieces
    box.attack(weaver, "Forked Bolt", target, 91)
    assert [piece.health for piece in (target, enemy, friend)] == [100, 100, 100]
    box.attack(weaver, "Forked Bolt", target, 11)
    assert [piece.health for piece in (target, enemy, friend)] == [64, 90, 90]


def test_updraft() -> None:
    """Storm Weaver, hit or miss: it can fly for 2 Rounds."""
    box = meet("Storm Weaver")
    weaver, other = box.pieces
    box.attack(weaver, "Updraft", other, 91)
    box.move(weaver, "Ride the Wind", (2, 0))
    assert box.cell(weaver.at) == (2, 0)


def test_crimson_mesa() -> None:
    """Blood Geyser costs 10 Health and splashes 10; Walking Dunes scatter every enemy there; kills heal 25."""
    box = scene(plain(5, 5), ("Crimson Mesa", 0, (0, 2)), ("Plain", 1, (2, 2)), ("Plain", 1, (2, 2)))
    mesa, target, other = box.pieces
    box.attack(mesa, "Blood Geyser", target, 42)
    assert (mesa.health, target.health, other.health) == (255, 62, 90)
    box.attack(mesa, "Walking Dunes", target, 42, 1, 5)
    assert [box.cell(piece.at) for piece in (target, other)] == [(2, 1), (2, 3)]
    target.health = 1
    box.attack(mesa, "Blood Geyser", target, 42)
    assert mesa.health == 255 - 20 + 25
    mesa.health = 132
    assert box.damage(mesa, "Blood Geyser", other).total == 46


# Durani.


def test_stumbling_quake() -> None:
    """Winged Preserver, hit: Movement -1 until the target has moved."""
    box = meet("Winged Preserver")
    preserver, other = box.pieces
    box.attack(preserver, "Stumbling Quake", (0, 0), 42)
    assert box.points(other, "Walk").total == 2
    pass_turns(box, 3)
    assert box.points(other, "Walk").total == 2
    box.move(other, "Walk", (1, 0))
    assert box.points(other, "Walk").total == 3


def test_renewing_blow() -> None:
    """Calculating Damage, the example: healing by Base Damage gives 25 though the attack does 35 (ruling C)."""
    box = scene(row(3), ("Winged Preserver", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Valkali", 0, (1, 0)))
    preserver, other, valkali = box.pieces
    box.affect(preserver, valkali, "Mask of Burden")
    preserver.health = 50
    assert box.damage(preserver, "Renewing Blow", other).total == 35
    box.attack(preserver, "Renewing Blow", other, 42)
    assert (other.health, preserver.health) == (65, 75)


def test_growl() -> None:
    """Growling Phalanx: each enemy army with a Golem in its Region has 1 AP less, however many are there."""
    box = scene(row(3), ("Growling Phalanx", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (0, 0)))
    box.end_turn()
    full = box.state.plan.ap
    box.army(1).ap = full
    pass_turns(box, 2)
    assert box.army(1).ap == full - 1


def test_ramming_head() -> None:
    """Jade Ram, hit: a melee push of 2 goes toward the target's deployment zone (ruling B25); Titans stand."""
    for name, at in (("Plain", (2, 0)), ("Fen Lord", (0, 0))):
        box = arcana.sandbox(row(4), [("Jade Ram", 0, (0, 0)), (name, 1, (0, 0))], golems=[PLAIN], zones=[[], [(3, 0)]])
        ram, other = box.pieces
        box.attack(ram, "Ramming Head", other, 42)
        assert box.cell(other.at) == at


def test_jagara() -> None:
    """+8 Armor against Ranged from 3 Regions on; 2 Mana a Round; Blaze of Colours takes all Dodge for a Round."""
    box = apart("Jagara", 3, "Sand Lion")
    jagara, lion = box.pieces
    box.attack(jagara, "Blaze of Colours", lion, 42)
    assert box.dodge(lion).total == 0
    before = box.army(0).mana
    pass_turns(box, 2)
    left = box.army(0).mana - before
    assert left >= 2 and "mana-changed" in kinds(box.end_turn() + box.end_turn())
    assert box.dodge(lion).total == 16
    box = apart("Plain", 3, "Jagara")
    other, jagara = box.pieces
    assert box.damage(other, "Shot", jagara).total == 0
    box.put(other, (1, 0))
    assert box.damage(other, "Shot", jagara).total == 2


# Zikia.


def test_spring_sap() -> None:
    """Wildwood Dryad, hit: it and its allies there gain 5 Health at each of 2 turn starts."""
    box = scene(row(2), ("Wildwood Dryad", 0, (0, 0)), ("Plain", 0, (0, 0)), ("Plain", 1, (0, 0)))
    dryad, friend, other = box.pieces
    dryad.health = friend.health = 50
    box.attack(dryad, "Spring Sap", other, 42)
    pass_turns(box, 6)
    assert (dryad.health, friend.health, other.health) == (60, 60, 78)


def test_woodwise() -> None:
    """Wildwood Dryad: Medium and Heavy Cover cost it 1 MP; Hills still cost 2."""
    box = scene(["P- Pm Ph1 H-"], ("Wildwood Dryad", 0, (0, 0)), ("Plain", 1, (3, 0)))
    assert box.reach(box.pieces[0], "Walk") == {(1, 0): 1, (2, 0): 2}


def test_fen_lord() -> None:
    """Fog: the target's Ranged attacks are Melee for a Round; mud: its moves cost 1 AP more; the mire heals all by 5."""
    box = scene(row(3), ("Fen Lord", 0, (0, 0)), ("Plain", 1, (1, 0)))
    lord, other = box.pieces
    box.attack(lord, "Clinging Fog", other, 42)
    box.put(other, (0, 0))
    box.attack(lord, "Sucking Mud", other, 42)
    assert lines(box.cost(other, "Walk")) == [("cost", 1), ("effect", 1), ("breakaway", 1)]
    box.end_turn()
    slot = box.ability(other, "Shot").slot
    assert any(action.key()[:3] == (5, other.number, slot) for action in box.legal())
    lord.health, other.health = 100, 50
    box.end_turn()
    assert (lord.health, other.health) == (105, 50)
    box.end_turn()
    assert (lord.health, other.health) == (105, 55)


def test_elderwood() -> None:
    """Standing still it heals 10 a Round and has 6 more Armor; roots stay where they were sent; seeds heal the army."""
    box = scene(plain(5, 2), ("Elderwood", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 0, (4, 1)))
    wood, other, friend = box.pieces
    assert box.armor(wood).total == 18
    wood.health, friend.health = 200, 50
    box.attack(wood, "Wind of Seeds", other, 42)
    assert (wood.health, friend.health, other.health) == (206, 56, 72)
    told = box.attack(wood, "Root Surge", other, 91)
    assert "laid" in kinds(told)
    assert box.points(other, "Walk").total == 2
    pass_turns(box, 2)
    assert wood.health == 216
    box.move(wood, "Walk", (0, 1))
    assert box.armor(wood).total == 12
