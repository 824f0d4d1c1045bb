"""The thirteen Golems with full stat blocks: every special ability through real play."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Every
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.parts.actions import END_TURN, Go
from tests.rules.arcana.made import golem, kinds, lines, melee, named, pass_turns, plain, ranged, row

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20), ranged("Shot", 75, 20, range=6)])
Cell = tuple[int, int]

# Name: class, Health, Armor, Dodge; moves (name, AP, MP, nimble, flies); attacks (name, AP, Accuracy, Damage, range).
CARDS = {
    "Sand Lion": ("warsprite", 50, 4, 16, ["Walk 1/3 n"], ["Hamstring 1 95 10 0", "Bite 2 75 31 0"]),
    "Sand Widow": ("warsprite", 55, 0, 20, ["Walk 1/4 n"], ["Massive Strike 2 70 40 0", "Gnaw 2 75 35 0"]),
    "Dune Viper": ("ogre", 75, 8, 12, ["Walk 1/3 n"], ["Spiked Volley 2 75 28 2", "Slippery Strike 1 75 22 0"]),
    "Charred Demon": (
        "warsprite",
        45,
        4,
        19,
        ["Walk 1/3", "Second Walk 1/3"],
        ["Scarring Whip 2 70 25 1", "Scourge 1 65 27 0"],
    ),
    "Vigilant Sentinel": ("warsprite", 45, 6, 16, ["Walk 1/3"], ["Burning Beacon 2 90 14 0", "Chomp 1 75 25 0"]),
    "Fire Ram": ("ogre", 60, 12, 6, ["Walk 2/3"], ["Fiery Shrapnel 3 75 30 3", "Blast 2 75 28 2"]),
    "Bramblehorn": ("warsprite", 45, 3, 20, ["Walk 1/3 n"], ["Scouting Flare 2 85 18 2", "Kick 1 75 20 0"]),
    "Woodguard": ("ogre", 85, 10, 8, ["Walk 1/3"], ["Protecting Pummel 2 85 20 0", "Bash 1 75 35 0"]),
    "Thornbeast": ("ogre", 85, 8, 8, ["Fly 1/3"], ["Barbed Thorns 2 85 22 0", "Great Thorn 2 75 32 2"]),
    "Horned Blight": ("warsprite", 60, 4, 10, ["Walk 1/4"], ["Headbutt 1 75 20 0", "Gore 2 65 32 0"]),
    "Gilded Blight": ("warsprite", 55, 8, 8, ["Walk 1/4"], ["Stunning Blow 2 80 20 0", "Pierce 1 85 27 0"]),
    "Plague Bringer": ("ogre", 85, 10, 8, ["Walk 1/2 n"], ["Necrotic Grasp 2 75 22 0", "Rake 1 85 30 0"]),
    "Gilded Plague": ("ogre", 90, 12, 4, ["Walk 1/2 n"], ["Contagion 2 75 20 2", "Rend 1 65 33 0"]),
}


def scene(rows: list[str], *pieces: tuple[str, int, Cell]) -> Box:
    return arcana.sandbox(rows, list(pieces), golems=[PLAIN])


def meet(name: str, code: str = "P-", against: str = "Plain") -> Box:
    """The Golem and an enemy in one Region, open ground beside it."""
    return scene([f"{code} P- P- P-"], (name, 0, (0, 0)), (against, 1, (0, 0)))


@pytest.mark.parametrize("name", CARDS)
def test_the_card(name: str) -> None:
    """Health, Armor, Dodge, and every move and attack as printed, asked of the game."""
    size, health, armor, dodge, moves, attacks = CARDS[name]
    box = scene(["Pm Pm"], (name, 0, (0, 0)), ("Plain", 1, (1, 0)))
    piece = box.pieces[0]
    assert (piece.type.size, piece.health) == (["warsprite", "ogre", "titan"].index(size), health)
    assert box.dodge(piece).total == dodge
    assert box.armor(piece).total == armor + (5 if name == "Woodguard" else 0)
    found = [
        f"{ability.name} {box.cost(piece, ability.name).total}/{box.points(piece, ability.name).total}"
        + (" n" if ability.nimble else "")
        for ability in piece.type.abilities
        if ability.is_move
    ]
    assert found == moves
    assert [ability.movement for ability in piece.type.abilities if ability.is_move] == [
        1 if move.startswith("Fly") else 0 for move in moves
    ]
    found = [
        f"{ability.name} {ability.cost} {ability.accuracy} {ability.damage} {ability.range}"
        for ability in piece.type.abilities
        if not ability.is_move
    ]
    assert found == attacks


def test_hamstring() -> None:
    """Sand Lion, hit: Dodge -15 for 2 Rounds, not below 0."""
    for target, before, after in (("Bramblehorn", 20, 5), ("Woodguard", 8, 0)):
        box = meet("Sand Lion", against=target)
        lion, other = box.pieces
        assert box.dodge(other).total == before
        box.attack(lion, "Hamstring", other, 91)
        assert box.dodge(other).total == before, "a miss does nothing"
        box.attack(lion, "Hamstring", other, 42)
        assert box.dodge(other).total == after
        assert box.to_hit(lion, "Bite", other).total == 75 - after
        pass_turns(box, 3)
        assert box.dodge(other).total == after
        box.end_turn()
        assert box.dodge(other).total == before


def test_massive_strike() -> None:
    """Sand Widow: its Crit multiplies by 3, before Armor; its other attack's by 1.5."""
    box = meet("Sand Widow", against="Fire Ram")
    widow, ram = box.pieces
    assert box.damage(widow, "Massive Strike", ram).total == 40 - 12
    assert box.damage(widow, "Massive Strike", ram, crit=True).total == 120 - 12
    assert box.damage(widow, "Gnaw", ram, crit=True).total == 52 - 12
    for face, left in ((11, 0), (100, 0), (42, 32), (99, 32)):
        box = meet("Sand Widow", against="Fire Ram")
        box.attack(box.pieces[0], "Massive Strike", box.pieces[1], face)
        assert box.pieces[1].health == left


def test_spider_stealth() -> None:
    """Sand Widow, in Medium Cover (Deep Water counts, ruling B43): its cover is 100; intervening cover still counts."""
    box = scene(["P- Pg Pm D- Ph1"], ("Plain", 0, (0, 0)), ("Sand Widow", 1, (1, 0)))
    shooter, widow = box.pieces
    box.put(widow, (2, 0))
    tally = box.to_hit(shooter, "Shot", widow)
    assert lines(tally) == [("accuracy", 75), ("intervening", -5), ("cover", -20), ("effect", -80), ("dodge", -20)]
    box.put(widow, (3, 0))
    assert box.to_hit(shooter, "Shot", widow).total == 75 - 5 - 10 - 100 - 20
    box.put(widow, (4, 0))
    assert box.to_hit(shooter, "Shot", widow).total == 75 - 5 - 10 - 25 - 20
    box.put(shooter, (2, 0))
    box.put(widow, (2, 0))
    assert box.to_hit(shooter, "Blow", widow).total == 55, "not in melee"


def test_evasion() -> None:
    """Dune Viper: +10 Dodge in Regions with no Cover, for melee and ranged attacks."""
    for code, dodge in (("P-", 22), ("Pg", 12), ("Pm", 12), ("H-", 22), ("S-", 12), ("W-", 22), ("T-", 12)):
        box = scene([f"{code} H-"], ("Dune Viper", 0, (0, 0)), ("Plain", 1, (1, 0)))
        viper, other = box.pieces
        assert box.dodge(viper).total == dodge, code
        box.put(other, (0, 0))
        assert box.to_hit(other, "Blow", viper).total == 75 - dodge


def test_slippery_strike() -> None:
    """Dune Viper, hit: a free move to an adjacent Region, or none."""
    box = scene(plain(3, 3), ("Dune Viper", 0, (1, 1)), ("Plain", 1, (1, 1)))
    viper, other = box.pieces
    box.attack(viper, "Slippery Strike", other, 91)
    assert END_TURN in box.legal(), "a miss moves nobody"
    box.attack(viper, "Slippery Strike", other, 42)
    assert {box.cell(action.region) for action in box.legal() if isinstance(action, Go)} == {
        (c, r) for c in range(3) for r in range(3)
    }
    ap = box.army(0).ap
    told = box.displace((2, 2))
    assert kinds(told) == ["displaced"]
    assert (box.cell(viper.at), box.army(0).ap, viper.pips[0]) == ((2, 2), ap, 0)


def test_scarring_whip() -> None:
    """Charred Demon, range 1, hit: its army moves the target to anywhere within 2 Regions, a Colossus excepted."""
    box = scene(row(5), ("Charred Demon", 0, (1, 0)), ("Plain", 1, (2, 0)))
    demon, other = box.pieces
    box.attack(demon, "Scarring Whip", other, 42)
    assert other.health == 75
    assert box.state.pending().seats == [0]
    assert {box.cell(action.region)[0] for action in box.legal() if isinstance(action, Go)} == {0, 1, 2, 3, 4}
    box.displace((4, 0))
    assert box.cell(other.at) == (4, 0)
    giant = golem("Giant", "colossus", apv=400)
    box = arcana.sandbox(row(5), [("Charred Demon", 0, (1, 0)), ("Giant", 1, (2, 0))], golems=[giant])
    box.attack(box.pieces[0], "Scarring Whip", box.pieces[1], 42)
    assert (box.pieces[1].health, END_TURN in box.legal()) == (75, True)


def test_the_two_walks_of_the_charred_demon() -> None:
    """Each cools by itself, so it moves twice a turn for 2 AP."""
    box = scene(row(8), ("Charred Demon", 0, (0, 0)), ("Plain", 1, (7, 0)))
    demon = box.pieces[0]
    box.move(demon, "Walk", (3, 0))
    box.move(demon, "Second Walk", (6, 0))
    assert (box.army(0).ap, box.cell(demon.at)) == (4, (6, 0))


def test_burning_beacon() -> None:
    """Vigilant Sentinel, melee area: the enemies it hits take +15 from Ranged attacks for 2 Rounds, before Armor."""
    box = scene(
        row(3),
        ("Vigilant Sentinel", 0, (0, 0)),
        ("Plain", 1, (0, 0)),
        ("Sand Lion", 1, (0, 0)),
        ("Plain", 0, (0, 0)),
        ("Plain", 0, (2, 0)),
    )
    sentinel, first, lion, friend, shooter = box.pieces
    told = box.attack(sentinel, "Burning Beacon", (0, 0), 80)
    assert [(event["target"], event["to_hit"]) for event in named(told, "struck")] == [
        (first.number, 90),
        (lion.number, 74),
    ]
    assert (first.health, lion.health, friend.health, sentinel.health) == (86, 50, 100, 45)
    assert box.damage(shooter, "Shot", first).total == 35
    assert box.damage(shooter, "Shot", lion).total == 20 - 4, "missed"
    assert box.damage(friend, "Blow", first).total == 20, "not in melee"
    box.attack(sentinel, "Burning Beacon", (0, 0), 42)
    assert box.damage(shooter, "Shot", lion).total == 20 + 15 - 4
    assert box.damage(shooter, "Shot", lion, crit=True).total == 52 - 4
    pass_turns(box, 4)
    assert box.damage(shooter, "Shot", first).total == 20


def test_fiery_shrapnel() -> None:
    """Fire Ram, ranged area, everyone there: +10 against targets in Ground or Medium Cover (B43: Shallow and Deep)."""
    for code, damage in (("P-", 30), ("Pg", 40), ("Pm", 40), ("Ph1", 30), ("S-", 40), ("D-", 40), ("T-", 30), ("W-", 30)):
        box = scene([f"P- P- {code}"], ("Fire Ram", 0, (0, 0)), ("Plain", 1, (2, 0)), ("Plain", 0, (2, 0)))
        ram, enemy, friend = box.pieces
        box.army(0).ap = 6
        box.attack(ram, "Fiery Shrapnel", (2, 0), 42)
        assert (enemy.health, friend.health) == (100 - damage, 100 - damage), code
        assert box.army(0).ap == 3


def test_the_bonus_of_fiery_shrapnel_is_its_own() -> None:
    box = scene(["P- Pg"], ("Fire Ram", 0, (0, 0)), ("Plain", 1, (1, 0)))
    assert box.damage(box.pieces[0], "Blast", box.pieces[1]).total == 28


def test_king_of_the_hill() -> None:
    """Fire Ram: +1 Range on elevated terrain, on top of the Hill's own."""
    box = scene(["H- P- P- P- P- P-"], ("Fire Ram", 0, (0, 0)), ("Plain", 1, (5, 0)))
    ram, other = box.pieces
    assert [box.attack_range(ram, name).total for name in ("Fiery Shrapnel", "Blast")] == [5, 4]
    box.attack(ram, "Fiery Shrapnel", (5, 0), 42)
    assert other.health == 70
    box.put(ram, (1, 0))
    assert [box.attack_range(ram, name).total for name in ("Fiery Shrapnel", "Blast")] == [3, 2]


def test_scouting_flare() -> None:
    """Bramblehorn, hit: its target loses Cover and Intervening Cover for 2 Rounds."""
    box = scene(["P- Pm Pm"], ("Bramblehorn", 0, (0, 0)), ("Sand Lion", 1, (2, 0)), ("Plain", 0, (0, 0)))
    horn, lion, shooter = box.pieces
    assert box.to_hit(shooter, "Shot", lion).total == 75 - 10 - 20 - 16
    box.attack(horn, "Scouting Flare", lion, 91)
    assert box.to_hit(shooter, "Shot", lion).total == 29
    box.attack(horn, "Scouting Flare", lion, 11)
    assert box.to_hit(shooter, "Shot", lion).total == 75 - 16
    pass_turns(box, 3)
    assert box.to_hit(shooter, "Shot", lion).total == 59
    box.end_turn()
    assert box.to_hit(shooter, "Shot", lion).total == 29


def test_scouting_flare_takes_spider_stealth_too() -> None:
    """Two that set the same attribute, of the two sides: the newest wins (ruling B35)."""
    box = scene(["P- Pm"], ("Bramblehorn", 0, (0, 0)), ("Sand Widow", 1, (1, 0)))
    horn, widow = box.pieces
    assert box.to_hit(horn, "Scouting Flare", widow).total == 85 - 100 - 20
    box.attack(horn, "Scouting Flare", widow, 99)
    assert box.to_hit(horn, "Scouting Flare", widow).total == 65


def test_protecting_pummel() -> None:
    """Woodguard, hit: itself and its allies in the Region get +5 Armor for 2 Rounds, wherever they go."""
    box = scene(row(3), ("Woodguard", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 0, (0, 0)), ("Plain", 0, (1, 0)))
    guard, enemy, friend, far = box.pieces
    box.attack(guard, "Protecting Pummel", enemy, 42)
    assert [box.armor(piece).total for piece in (guard, enemy, friend, far)] == [15, 0, 5, 0]
    box.put(friend, (2, 0))
    assert box.armor(friend).total == 5
    pass_turns(box, 4)
    assert box.armor(friend).total == 0


def test_protector() -> None:
    """Woodguard: +5 Armor to allies in its Region and itself; two of them, or with the Pummel, still 5 (stacking)."""
    box = scene(row(3), ("Woodguard", 0, (0, 0)), ("Plain", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Woodguard", 0, (2, 0)))
    guard, friend, enemy, second = box.pieces
    assert [box.armor(piece).total for piece in (guard, friend, enemy)] == [15, 5, 0]
    box.put(second, (0, 0))
    assert [box.armor(piece).total for piece in (guard, friend, second)] == [15, 5, 15]
    box.attack(guard, "Protecting Pummel", enemy, 42)
    assert [box.armor(piece).total for piece in (guard, friend, second)] == [15, 5, 15]
    box.put(friend, (1, 0))
    assert box.damage(enemy, "Shot", friend).total == 15, "the Pummel's is placed, the Protector's left behind"


def test_barbed_thorns() -> None:
    """Thornbeast, hit: the Cooldown of its own movement falls by 1."""
    box = scene(row(4), ("Thornbeast", 0, (0, 0)), ("Plain", 1, (1, 0)))
    beast, other = box.pieces
    box.move(beast, "Fly", (1, 0))
    assert box.cost(beast, "Fly").total == 2
    box.attack(beast, "Barbed Thorns", other, 91)
    assert box.cost(beast, "Fly").total == 2
    beast.pips = (beast.pips[0], 0, *beast.pips[2:])
    beast.uses = (beast.uses[0], 0, *beast.uses[2:])
    told = box.attack(beast, "Barbed Thorns", other, 42)
    assert [(event["ability"], event["pips"]) for event in named(told, "cooled")] == [(0, 0)]
    assert box.cost(beast, "Fly").total == 1, "Plain walks, and walkers do not hold flyers"
    assert beast.pips[1] == 2


def test_landing_zone() -> None:
    """Thornbeast ends a move: enemies in its Region take 10, whatever their Armor; a death is its army's."""
    box = scene(row(4), ("Thornbeast", 0, (0, 0)), ("Fire Ram", 1, (1, 0)), ("Plain", 0, (2, 0)), ("Fire Ram", 1, (2, 0)))
    beast, passed, friend, hurt = box.pieces
    hurt.health = 10
    told = box.move(beast, "Fly", (2, 0))
    assert (passed.health, friend.health, hurt.at) == (60, 100, -2)
    assert kinds(told) == ["moved", "harmed", "destroyed"]
    assert box.army(0).vp == 2


def test_relentless() -> None:
    """Horned Blight: +10 Armor against Melee only."""
    box = meet("Plain", against="Horned Blight")
    other, blight = box.pieces
    assert lines(box.damage(other, "Blow", blight)) == [("base-damage", 20), ("armor", -4), ("effect", -10)]
    box.put(blight, (1, 0))
    assert box.damage(other, "Shot", blight).total == 16
    box.attack(other, "Shot", blight, 42)
    assert blight.health == 44


def test_stunning_blow() -> None:
    """Gilded Blight, hit: the target's Melee damage is 0 for 1 Round; its Ranged damage is not."""
    box = scene(row(2), ("Gilded Blight", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 0, (1, 0)))
    gilded, other, far = box.pieces
    box.attack(gilded, "Stunning Blow", other, 42)
    assert box.damage(other, "Blow", gilded).total == 0
    assert box.damage(other, "Shot", far).total == 20
    box.end_turn()
    box.attack(other, "Blow", gilded, 42)
    assert gilded.health == 55
    box.end_turn()
    assert box.damage(other, "Blow", gilded).total == 20 - 8


@pytest.mark.parametrize("name", ["Gilded Blight", "Gilded Plague"])
def test_gilded_protection(name: str) -> None:
    """In open terrain Critical and Lucky hits on it are misses, Super Crits too (ruling B47); in cover they count."""
    for code, safe in (("P-", True), ("H-", True), ("W-", True), ("Pg", False), ("S-", False), ("T-", False)):
        for face in (11, 99, 100):
            box = meet("Plain", code, name)
            other, gilded = box.pieces
            full = gilded.health
            box.attack(other, "Blow", gilded, face)
            assert (gilded.health == full) == safe, (code, face)
        box = meet("Plain", code, name)
        box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
        assert box.pieces[1].health < box.pieces[1].type.health


def test_gilded_protection_in_the_odds() -> None:
    """67 within To-Hit 67 less the six doubles 11 .. 66 leaves 61 of 100."""
    box = meet("Plain", "P-", "Gilded Blight")
    state = box.state
    every = Every()
    hits = 0.0
    while True:
        copy = state.copy()
        copy.apply(0, next(action for action in box.legal() if action.key()[0] == 5), Entry(every))
        hits += every.weight if copy.golems[1].health < 55 else 0.0
        if not every.next():
            break
    assert hits == pytest.approx(0.61)


def test_necrotic_grasp() -> None:
    """Plague Bringer, hit: Armor -10 for 2 Rounds, not below 0; placed after this hit's own damage."""
    box = meet("Plague Bringer", against="Fire Ram")
    bringer, ram = box.pieces
    box.attack(bringer, "Necrotic Grasp", ram, 42)
    assert ram.health == 60 - (22 - 12)
    assert box.armor(ram).total == 2
    assert box.damage(bringer, "Rake", ram).total == 28
    box = meet("Plague Bringer", against="Sand Lion")
    box.attack(box.pieces[0], "Necrotic Grasp", box.pieces[1], 42)
    assert box.armor(box.pieces[1]).total == 0


def test_plague_cloud() -> None:
    """Plague Bringer: enemies in its Region take 5 per Round, at their own turn start."""
    box = scene(row(2), ("Plague Bringer", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 0, (0, 0)), ("Plain", 1, (1, 0)))
    _, enemy, friend, far = box.pieces
    pass_turns(box, 2)
    assert (enemy.health, friend.health, far.health) == (95, 100, 100)
    enemy.health = 5
    told = pass_turns(box, 1)
    assert [event["victor"] for event in named(told, "destroyed")] == [0]


def test_contagion() -> None:
    """Gilded Plague, range 2, hit: the target and its allies in its Region take 5 per Round for 4 Rounds."""
    box = scene(
        row(4),
        ("Gilded Plague", 0, (0, 0)),
        ("Plain", 1, (2, 0)),
        ("Fire Ram", 1, (2, 0)),
        ("Plain", 0, (2, 0)),
        ("Plain", 1, (3, 0)),
    )
    plague, target, friend, own, far = box.pieces
    box.attack(plague, "Contagion", target, 42)
    assert [piece.health for piece in box.pieces] == [90, 80, 60, 100, 100]
    seen = []
    for _ in range(5):
        pass_turns(box, 1)
        seen.append((target.health, friend.health, own.health, far.health))
        pass_turns(box, 1)
    assert seen == [(80 - 5 * n, 60 - 5 * n, 100, 100) for n in (1, 2, 3, 4, 4)]
