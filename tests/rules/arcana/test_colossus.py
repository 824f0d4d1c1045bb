"""Colossus Rules: size, sight, crushed obstructions, Breakdowns and their Mana (rulings B7, B28, B29, A10)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from shem.core.chance import Entry, Every, Seeded
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import AreaAttack, Attack, Deploy, Move, UseAt, UseOn
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.figures import KNIGHT_DOWN
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.colossus import NOTHING, break_down, is_down, knight_down
from shem.games.arcana.rules.occupation import change_ground, spawn
from shem.games.arcana.rules.sight import sees, struck_regions
from tests.rules.arcana.made import (
    change,
    construct,
    effect,
    fly,
    golem,
    kinds,
    knight,
    lines,
    melee,
    move,
    named,
    power,
    ranged,
    refusal,
)
from tests.rules.arcana.staged import setup_of

ATTACKS = [melee("Stomp", 90, 30), melee("Sweep", 90, 30), ranged("Boulder", 90, 30), ranged("Roar", 90, 10)]
GIANT = golem("Giant", "colossus", apv=300, health=200, attacks=ATTACKS)
OGRE = golem("Ogre", attacks=[melee("Blow", 90, 20), ranged("Shot", 90, 20, range=9)])
THREE = [knight(f"Sir {name}", power("Shout"), apv=20) for name in ("One", "Two", "Three")]


def field(*rows: str, giant: tuple[int, int] = (0, 0), edition: str = "2015", **more: Any) -> Box:
    """A Colossus with three Knights of 20 APV for army 0, and two Ogres of army 1 far off at the lower right."""
    far = (len(rows[0].split()) - 1, len(rows) - 1)
    pieces: list[Any] = [
        {"golem": "Giant", "army": 0, "at": giant, "knights": ["Sir One", "Sir Two", "Sir Three"]},
        ("Ogre", 1, far),
        ("Ogre", 1, far),
    ]
    golems = [GIANT, OGRE, *more.pop("golems", [])]
    return arcana.sandbox(list(rows), pieces + more.pop("crowd", []), golems=golems, knights=THREE, edition=edition, **more)


# Size.


def test_colossi_and_charges_a_colossus_fills_its_region() -> None:
    """Colossi and Charges: no other Golem fits beside it, whatever its class."""
    box = field("P- P- P-", "P- P- P-", crowd=[("Ogre", 0, (0, 1))])
    ogre = box.pieces[3]
    assert refusal(box, Move(ogre.number, 0, 0)) is Reject.NO_ROOM
    assert refusal(box, Move(0, 0, box.region((0, 1)))) is Reject.NO_ROOM
    assert box.why_not(Move(0, 0, 1)) is None


@pytest.mark.parametrize(("edition", "prices"), [("2015", [2, 4, 5, 7, 9]), ("2014", [1, 2, 3, 4, 5])])
def test_ruling_A10_a_walking_colossus(edition: str, prices: list[int]) -> None:
    """2015: normal costs; 2014: 1 MP into every Region."""
    strider = {**GIANT, "moves": [move("Walk", mp=9)]}
    box = arcana.sandbox(
        ["P- H- Pm S- D- Ph1 M- P-"], [("Giant", 0, (0, 0)), ("Ogre", 1, (7, 0))], golems=[strider, OGRE], edition=edition
    )
    reached = box.reach(box.pieces[0], "Walk")
    assert [reached[(column, 0)] for column in range(1, 6)] == prices
    assert (7, 0) not in reached, "no Walk crosses a Mountain"
    ogre = box.pieces[1]
    box.put(ogre, (3, 0))
    assert box.reach(ogre, "Walk")[(2, 0)] == 2, "others pay as ever"


# Sight.


def test_ruling_B7_a_colossus_blocks_sight_like_a_mountain() -> None:
    """Colossi Size Considerations: everybody's sight but its own."""
    box = field("P- P- P- P- P-", "P- P- P- P- P-", giant=(2, 0), crowd=[("Ogre", 0, (0, 0)), ("Ogre", 1, (4, 0))])
    own, enemy = box.pieces[3], box.pieces[4]
    assert not box.sees((0, 0), (4, 0))
    assert box.sees((0, 1), (4, 1))
    assert box.sees((0, 0), (2, 0)) and box.sees((2, 0), (4, 0)), "never at an end of the line"
    found = box.why_not(Attack(own.number, 2, enemy.number))
    assert found is not None and (found.code, found.about) == (Reject.NO_SIGHT, box.region((2, 0)))
    assert Attack(own.number, 2, enemy.number) not in box.legal()
    box.put(box.pieces[0], (2, 1))
    assert box.sees((0, 0), (4, 0))
    assert Attack(own.number, 2, enemy.number) in box.legal()


def test_ruling_B7_a_colossus_blocks_another_colossus_too() -> None:
    box = field("P- P- P- P-", "P- P- P- P-", giant=(1, 0), crowd=[("Giant", 1, (0, 0)), ("Giant", 1, (3, 0))])
    assert not box.sees((0, 0), (3, 0))
    assert box.sees((0, 0), (1, 0))


def test_ruling_B7_sight_past_a_corner_of_its_circle_is_free() -> None:
    """It blocks as a Mountain does: by the circle of its Region (ruling B4)."""
    mountain = arcana.sandbox(["P- M- P-", "P- P- P-", "P- P- P-"], [("Ogre", 0, (0, 0))], golems=[OGRE])
    box = field("P- P- P-", "P- P- P-", "P- P- P-", giant=(1, 0))
    for a in range(9):
        for b in range(9):
            if 1 not in (a, b):
                assert box.sees(box.cell(a), box.cell(b)) == mountain.sees(box.cell(a), box.cell(b)), (a, b)


def test_ruling_B7_hills_stop_neither_its_sight_nor_sight_to_it() -> None:
    box = field("P- H- P- P-", "P- P- P- P-", crowd=[("Ogre", 1, (2, 0))])
    assert box.sees((0, 0), (2, 0)) and box.sees((2, 0), (0, 0))
    assert box.sees((3, 0), (0, 0)), "an Ogre's sight to the Colossus, too"
    box.put(box.pieces[0], (0, 1))
    assert not box.sees((0, 0), (2, 0)) and not box.sees((2, 0), (0, 0))
    mountains = field("P- M- P- P-", "P- P- P- P-")
    assert not mountains.sees((0, 0), (2, 0))


def test_colossi_get_no_range_from_hills() -> None:
    """Colossi Size Considerations: no +1 Range from elevated Terrain; the Pit's -30 stays."""
    box = field("H- P- T- P-", crowd=[("Ogre", 0, (0, 0))])
    giant, ogre = box.pieces[0], box.pieces[3]
    assert (box.attack_range(giant, "Boulder").total, box.attack_range(ogre, "Shot").total) == (3, 10)
    box.put(giant, (2, 0))
    assert ("pit-aim", -30) in lines(box.to_hit(giant, "Boulder", box.pieces[1]))


@pytest.mark.parametrize("seed", range(30))
def test_ruling_B7_what_is_in_reach_is_what_is_seen(seed: int) -> None:
    """The quick mask of Regions and the sight Region by Region are one rule, on any map with any Colossi."""
    random = Random(seed)
    codes = ["P-", "P-", "H-", "Hm", "M-", "..", "W-"]
    rows = [" ".join([random.choice(codes) for _ in range(6)]) for _ in range(4)] + ["P- P- P- P- P- P-"]
    box = arcana.sandbox(rows, [("Giant", army, None) for army in (0, 0, 1)], golems=[GIANT])
    state = box.state
    stops = [region for region in range(state.field.count) if state.field.regions[region].terrain.stop]
    for piece, region in zip(box.pieces, random.sample(stops, 3)):
        state.place(piece, region)
    giants = [piece.at for piece in box.pieces]
    for a in range(state.field.count):
        for far in (1, 3, 9):
            for tall in (False, True):
                mask = struck_regions(state, a, far, tall)
                for b in range(state.field.count):
                    near = a != b and state.field.distance(a, b, False) <= far
                    assert (mask >> b) & 1 == (near and sees(state, a, b, tall or b in giants))


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B7_a_construct_beside_a_colossus_sees_and_is_seen_as_usual(edition: str) -> None:
    """From and to the piece, not its Region: a Hill hides the Construct, and hides others from it."""
    idol = construct("Idol", attacks=[ranged("Spark", range=9)])
    mage = knight(
        "Mage", power("Stare", aim="enemy", range=9, sight=True), power("Mist", aim="region", range=9, sight=True)
    )
    bomber = golem("Bomber", attacks=[ranged("Shot", range=9), ranged("Blast", range=9, scope="everyone")])
    pieces: list[Any] = [{"golem": "Bomber", "army": 0, "at": (0, 0), "knights": ["Mage"]}, ("Giant", 1, (2, 0))]
    box = arcana.sandbox(["P- H- P-"], pieces, golems=[bomber, GIANT, idol], knights=[mage], edition=edition)
    shooter, giant = box.pieces[:2]
    beside = box.summon("Idol", 1, (2, 0))
    assert box.sees(shooter, giant) and box.sees(giant, shooter)
    assert not box.sees(shooter, beside) and not box.sees(beside, shooter)
    legal = box.legal()
    assert Attack(shooter.number, 1, giant.number) in legal
    assert Attack(shooter.number, 1, beside.number) not in legal
    found = box.why_not(Attack(shooter.number, 1, beside.number))
    assert found is not None and (found.code, found.about) == (Reject.NO_SIGHT, box.region((1, 0)))
    stare = box.ability(shooter, "Stare").slot
    assert UseOn(shooter.number, stare, giant.number) in legal and UseOn(shooter.number, stare, beside.number) not in legal
    assert refusal(box, UseOn(shooter.number, stare, beside.number)) is Reject.NO_SIGHT
    mist = box.ability(shooter, "Mist").slot
    assert refusal(box, UseAt(shooter.number, mist, giant.at)) is Reject.NO_SIGHT, "its Region is not seen"
    told = box.attack(shooter, "Blast", giant, 42)
    assert [event["target"] for event in named(told, "struck")] == [giant.number]
    box.end_turn()
    assert Attack(beside.number, 0, shooter.number) not in box.legal()
    assert Attack(giant.number, box.ability(giant, "Boulder").slot, shooter.number) in box.legal()


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B7_an_area_attack_needs_one_target_that_it_sees(edition: str) -> None:
    """The Colossus that stands out is its own side's, and the attack is for enemies."""
    bomber = golem("Bomber", attacks=[ranged("Blast", range=9, scope="enemies")])
    pieces = [("Bomber", 0, (0, 0)), ("Giant", 0, (2, 0)), ("Ogre", 1, (3, 0))]
    box = arcana.sandbox(["P- H- P- P-"], pieces, golems=[bomber, GIANT, OGRE, construct("Idol")], edition=edition)
    idol = box.summon("Idol", 1, (2, 0))
    action = AreaAttack(box.pieces[0].number, 1, idol.at)
    assert refusal(box, action) is Reject.NO_SIGHT and action not in box.legal()


# Obstructions.


def test_ruling_B29_a_colossus_crushes_the_obstructions_of_a_region_that_it_enters() -> None:
    """Colossi Size Considerations: then it is Medium Cover with all its room, for good."""
    box = field("P- Ph3 Hh4 P- P- P-", "P- P- P- P- P- P-")
    giant = box.pieces[0]
    assert set(box.reach(giant, "Walk")) == {(0, 1), (1, 0), (1, 1), (2, 1)}
    told = box.move(giant, "Walk", (1, 0))
    assert named(told, "crushed") == [{"kind": "crushed", "golem": 0, "region": 1}]
    state = box.state
    assert (state.field.regions[1].cover, state.field.limits[1], state.field.regions[1].obstructions) == (2, 4, 0)
    assert state.plan.field.limits[1] == 1, "the map of the scenario is as it was"
    box.put(giant, (5, 1))
    assert state.field.limits[1] == 4
    assert state.free_room(1) == 4, "it stays so when the Colossus has left"


def test_ruling_B29_also_on_the_way_on_the_wing_and_when_displaced() -> None:
    winged = {**GIANT, "moves": [fly(mp=4)]}
    box = arcana.sandbox(["P- Ph2 Ph1 P-"], [("Giant", 0, (0, 0)), ("Ogre", 1, (0, 0))], golems=[winged, OGRE])
    box.put(box.pieces[1], (3, 0))
    told = box.move(box.pieces[0], "Fly", (2, 0))
    assert [event["region"] for event in named(told, "crushed")] == [1, 2]
    shover = golem("Shover", attacks=[ranged("Shove", 90, 1, effect("displace", distance=2, way="push"))])
    box = field("P- P- P- Ph4 P-", giant=(2, 0), golems=[shover], crowd=[("Shover", 1, (0, 0))], turn=1)
    told = box.attack(box.pieces[3], "Shove", box.pieces[0], 42)
    assert kinds(told)[-2:] == ["displaced", "crushed"]
    assert box.state.free_room(3) == 0


def test_ruling_B29_a_colossus_deploys_onto_obstructions_and_crushes_them() -> None:
    box = field("P- Ph2 P- P-", zones=[[(1, 0)], [(3, 0)]])
    battle = GAME.new(box.setup, Entry(Seeded(1)))
    seat = battle.pending().seats[0]
    assert Deploy(0, 1) in battle.legal(seat)
    entry = Entry(Seeded(1), telling=True)
    battle.apply(seat, Deploy(0, 1), entry)
    assert kinds(entry.events)[:2] == ["deployed", "crushed"]


def test_ruling_B29_wherever_a_colossus_comes_to_stand_there_are_no_obstructions() -> None:
    """Where the scenario puts it, where it joins the battle, and where the ground rises under it."""
    setup = setup_of(
        ["P- Ph4 P- P-"],
        [("Giant", 0, None), ("Ogre", 1, None)],
        [GIANT, OGRE],
        [{"places": [[1, 0]]}, {"places": [[3, 0]]}],
    )
    battle = GAME.new(setup, Entry(Seeded(1)))
    assert isinstance(battle, Battle)
    assert (battle.golems[0].at, battle.field.limits[1], battle.free_room(1)) == (1, 4, 0)
    box = field("P- Ph4 P- P-", giant=(2, 0))
    joined = spawn(box.state, "giant", 0, 1, Entry(Seeded(1)))
    assert joined is not None and (joined.at, box.state.free_room(1)) == (1, 0)
    change_ground(box.state, 2, {"cover": "heavy", "obstructions": 3}, Entry(Seeded(1)))
    place = box.state.field.regions[2]
    assert (place.obstructions, place.cover, box.pieces[0].at) == (0, 2, 2)


def test_ruling_B29_crushing_leaves_room_for_others_and_a_map_of_its_own() -> None:
    """Two battles of one set-up do not see each other's rubble."""
    box = field("P- Ph3 P- P-", "P- P- P- P-")
    other = box.state.copy()
    box.move(box.pieces[0], "Walk", (1, 0))
    assert (box.state.field.limits[1], other.field.limits[1]) == (4, 1)
    again = box.state.copy()
    assert again.field.limits[1] == 4 and again == box.state


# Breakdowns.


def hit(box: Box, damage: int, *faces: int) -> list[Any]:
    """An Ogre's blow takes so much Health of the Colossus."""
    puncher = box.pieces[-1]
    assert puncher.type.name == "Puncher"
    box.state.golems[puncher.number].pips = (0,) * len(puncher.pips)
    box.state.golems[puncher.number].uses = (0,) * len(puncher.uses)
    box.army(1).ap = 6
    return box.attack(puncher, f"Hit {damage}", box.pieces[0], 42, *faces)


PUNCHER = golem(
    "Puncher", attacks=[ranged(f"Hit {damage}", 90, damage, range=9) for damage in (20, 60, 80, 81, 121, 161, 500)]
)


def colossus_under_fire(health: int = 200) -> Box:
    box = field("P- P- P- P-", golems=[PUNCHER], crowd=[("Puncher", 1, (2, 0))], turn=1)
    box.pieces[0].health = health
    return box


def test_colossi_breakdown_below_60_percent_shuts_down_an_attack() -> None:
    """Colossi Knights, Damage, Breakdowns, & Mana: the first below 60 %, not at it; a quarter of 72 Mana is 18."""
    box = colossus_under_fire()
    giant = box.pieces[0]
    assert "breakdown" not in kinds(hit(box, 80))
    assert (giant.health, giant.down) == (120, ())
    told = hit(box, 20, 3)
    assert named(told, "breakdown")[0] | {"tally": None} == {
        "kind": "breakdown", "golem": 0, "percent": 60, "mana": 18, "total": 18, "tally": None,
    }  # fmt: skip
    assert named(told, "shut-down") == [{"kind": "shut-down", "golem": 0, "part": 3}]
    assert tuple(giant.down) == (3,)
    assert [is_down(giant, ability) for ability in giant.type.abilities[:5]] == [False, False, False, True, False]


def test_colossi_breakdowns_at_40_a_knight_and_at_20_a_knight_and_an_attack() -> None:
    """Colossi Knights, Damage, Breakdowns, & Mana; the losses are cumulative."""
    box = colossus_under_fire(100)
    giant = box.pieces[0]
    giant.down, giant.paid = (1,), 1
    told = hit(box, 60, 2, 1, 2)
    assert [event["percent"] for event in named(told, "breakdown")] == [40]
    assert tuple(giant.down) == (1, KNIGHT_DOWN + 1)
    assert knight_down(giant, 1) and not knight_down(giant, 0)
    told = hit(box, 20, 2, 3)
    assert [event["part"] for event in named(told, "shut-down")] == [KNIGHT_DOWN + 2, 4]
    assert tuple(giant.down) == (1, KNIGHT_DOWN + 1, KNIGHT_DOWN + 2, 4)
    assert box.army(0).mana == 36


def test_ruling_B28_several_in_one_blow_come_in_order() -> None:
    """Ruling B28: 60, 40, 20, each among what still works, each paying its share."""
    box = colossus_under_fire()
    told = hit(box, 161, 4, 1, 2, 3)
    assert [event["percent"] for event in named(told, "breakdown")] == [60, 40, 20]
    assert box.pieces[0].down == (4, KNIGHT_DOWN, KNIGHT_DOWN + 2, 3)
    assert (box.army(0).mana, box.pieces[0].paid) == (54, 7)


def test_ruling_B28_the_choice_is_uniform_among_what_still_works() -> None:
    box = colossus_under_fire(121)
    every = Every()
    odds: dict[tuple[int, ...], float] = {}
    while True:
        state = box.state.copy()
        state.apply(1, Attack(3, 1, 0), Entry(every))
        odds[state.golems[0].down] = odds.get(state.golems[0].down, 0) + every.weight
        if not every.next():
            break
    hits = 1 - odds.pop(())
    assert odds == pytest.approx({(slot,): hits / 4 for slot in (1, 2, 3, 4)})


def test_ruling_B28_destruction_pays_the_rest() -> None:
    """(300 + 3 x 20) x 20 % = 72: three quarters of 18, then what is left; killed at one blow it pays all at once."""
    box = colossus_under_fire()
    hit(box, 121, 1, 1)
    assert box.army(0).mana == 36
    told = hit(box, 500)
    assert named(told, "destroyed")[0]["mana"] == 36
    paid = named(told, "destroyed")[0]["tally"]["mana"]
    assert [line[:2] for line in paid] == [["destroyed", 72], ["breakdowns-paid", -36]]
    assert box.army(0).mana == 72
    box = colossus_under_fire()
    told = hit(box, 500)
    assert (box.army(0).mana, named(told, "breakdown")) == (72, [])


def test_ruling_B28_breakdowns_are_undone_in_reverse_and_pay_only_once() -> None:
    """Healed over a Breakdown point it regains what was lost last; the Mana of each point is paid once."""
    box = colossus_under_fire()
    giant = box.pieces[0]
    hit(box, 161, 4, 1, 2, 3)
    giant.health = 79
    entry = Entry(Seeded(1), telling=True)
    break_down(box.state, giant, entry)
    assert tuple(giant.down) == (4, KNIGHT_DOWN)
    assert [event["part"] for event in named(entry.events, "restored")] == [3, KNIGHT_DOWN + 2]
    giant.health = 200
    break_down(box.state, giant, entry)
    assert tuple(giant.down) == ()
    assert [event["part"] for event in named(entry.events, "restored")] == [3, KNIGHT_DOWN + 2, KNIGHT_DOWN, 4]
    told = hit(box, 161, 1, 1, 1, 1)
    assert [event["mana"] for event in named(told, "breakdown")] == [0, 0, 0]
    assert box.army(0).mana == 54


def test_ruling_B28_the_only_one_needs_no_roll_and_with_none_left_nothing_is_shut_down() -> None:
    """A Colossus of one attack: at 20 % only a second Knight goes; healed, all of it comes back."""
    one = golem("One", "colossus", apv=300, health=100, attacks=[melee("Only")])
    box = arcana.sandbox(["P- P-"], [("One", 0, (0, 0)), ("Puncher", 1, (1, 0))], golems=[one, PUNCHER], turn=1)
    giant = box.pieces[0]
    told = hit(box, 81, 3, 1)
    assert [event["part"] for event in named(told, "shut-down")] == [1, KNIGHT_DOWN + 2, KNIGHT_DOWN]
    assert tuple(giant.down) == (1, KNIGHT_DOWN + 2, KNIGHT_DOWN, NOTHING)
    giant.health = 100
    break_down(box.state, giant, Entry(Seeded(1)))
    assert tuple(giant.down) == ()


def test_what_is_shut_down_cannot_be_used() -> None:
    """Colossi Knights, Damage, Breakdowns, & Mana: attacks and Knights that are shut down are no longer available."""
    box = field("P- P- P- P-", crowd=[("Ogre", 1, (2, 0))])
    giant, ogre = box.pieces[0], box.pieces[3]
    boulder = box.ability(giant, "Boulder").slot
    assert Attack(0, boulder, ogre.number) in box.legal()
    giant.down = (boulder, KNIGHT_DOWN)
    assert Attack(0, boulder, ogre.number) not in box.legal()
    assert refusal(box, Attack(0, boulder, ogre.number)) is Reject.SHUT_DOWN
    shouts = [action for action in box.legal() if action.key()[0] == 11]
    assert [action.key()[2] for action in shouts] == [6, 7]


def test_a_colossus_that_pays_with_health_may_break_down_when_its_ability_has_resolved() -> None:
    bleeding = {**ATTACKS[2], "resource": "health", "cost": 90}
    giant = golem("Giant", "colossus", apv=300, health=200, attacks=[melee("Stomp"), bleeding])
    box = arcana.sandbox(["P- P- P-"], [("Giant", 0, (0, 0)), ("Ogre", 1, (2, 0))], golems=[giant, OGRE])
    told = box.attack(box.pieces[0], "Boulder", box.pieces[1], 42, 1)
    assert kinds(told)[-2:] == ["breakdown", "shut-down"]
    assert (box.pieces[0].health, box.pieces[0].down) == (110, (1,))


def test_a_passive_ability_of_a_knight_that_is_shut_down_is_at_rest() -> None:
    keen = knight("Sir Keen", apv=20, passive=[change("accuracy", 15, "always", "self", rounds=0)])
    box = arcana.sandbox(
        ["P- P- P-"],
        [{"golem": GIANT, "army": 0, "at": (0, 0), "knights": [keen, THREE[0], THREE[1]]}, ("Ogre", 1, (2, 0))],
        golems=[OGRE],
    )
    giant, ogre = box.pieces
    assert box.to_hit(giant, "Boulder", ogre).total == 105
    giant.down = (3, KNIGHT_DOWN + 1)
    assert box.to_hit(giant, "Boulder", ogre).total == 105
    giant.down = (3, KNIGHT_DOWN)
    assert box.to_hit(giant, "Boulder", ogre).total == 90


def test_a_colossus_and_a_construct_share_a_region() -> None:
    """Colossi and Charges: only a Construct can stand in its Region, and be struck there without a Charge."""
    box = field("P- P- P-", golems=[construct("Idol")])
    idol = box.summon("Idol", 1, (0, 0))
    box.attack(box.pieces[0], "Stomp", idol, 42)
    assert idol.health == 10
