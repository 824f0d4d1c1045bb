"""Charging: who may charge, the five aspects, Area-of-Effect Charges, Cooldown (rulings B27, B48, B49, B50, A15 to A18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from shem.core.chance import Entry, Every
from shem.core.errors import OptionError
from shem.games import arcana
from shem.games.arcana.box import Box, Ram
from shem.games.arcana.parts.actions import ARRIVE, AreaCharge, Attack, Charge, Go, Move, Route
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.reasons import Reject
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    construct,
    effect,
    fly,
    gift,
    golem,
    kinds,
    knight,
    lines,
    melee,
    move,
    named,
    plain,
    ranged,
    refusal,
    row,
    spell,
    when,
)

Cell = tuple[int, int]
BLOW = melee("Blow", 50, 20, ap=2)
SHOT = ranged("Shot", 50, 20)
OGRE = golem("Ogre", attacks=[BLOW, SHOT])
SPRITE = golem("Sprite", "warsprite", apv=60, attacks=[BLOW])
NIMBLE = golem("Dodger", dodge=15)
TITAN = golem("Titan", "titan", apv=160, attacks=[BLOW])
GIANT = golem("Giant", "colossus", apv=300, health=300, attacks=[BLOW, SHOT], moves=[move("Walk", nimble=True)])
HIT, LUCKY, MISSED, CRIT, SUPER = 42, 99, 91, 11, 100
EAST, WEST = 1, 2  # of two neighbours in a row, clockwise from north


def at(rows: Sequence[str], *pieces: tuple[str | Data, int, Cell], edition: str = "2015", **more: Any) -> Box:
    """A position; the first piece is the charger. Pieces may be made up on the spot."""
    made = {"Ogre": OGRE, "Sprite": SPRITE, "Titan": TITAN, "Giant": GIANT}
    listed: list[Any] = []
    for piece, army, cell in pieces:
        data = made[piece] if isinstance(piece, str) else piece
        made[data["name"]] = data
        listed.append((data["name"], army, cell))
    golems = [*made.values(), *more.pop("golems", [])]
    return arcana.sandbox(rows, listed, golems=golems, edition=edition, **more)


def full(cell: Cell, army: int = 1, name: str | Data = "Ogre", count: int = 4) -> list[tuple[str | Data, int, Cell]]:
    """Golems that fill a Region."""
    return [(name, army, cell)] * count


def ways(box: Box, attack: str = "Blow") -> set[tuple[Cell, Cell]]:
    """From where into where the first piece can charge."""
    return {(ram.approach, ram.region) for ram in box.charges(box.pieces[0], attack)}


def ram(box: Box, target: int = 1, attack: str = "Blow") -> Ram:
    """The first Charge at this piece."""
    return next(one for one in box.charges(box.pieces[0], attack) if one.target is box.pieces[target])


def rejected(box: Box, target: int, approach: Cell, *, ability: int = 1, by: int = 0) -> Reject:
    return refusal(box, Charge(0, ability, by, target, box.region(approach)))


# Charge Criteria.


def test_charging_is_only_for_regions_without_room() -> None:
    """Charging: who can fit into the target's Region must move and attack instead."""
    box = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0), count=3))
    assert ways(box) == set()
    found = box.why_not(Charge(0, 1, 0, 1, 1))
    assert found is not None and (found.code, found.need, found.have, found.about) == (Reject.HAS_ROOM, 1, 1, 2)
    box = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0)))
    assert ways(box) == {((1, 0), (2, 0))}
    assert len(box.charges(box.pieces[0], "Blow")) == 4, "one at each of them"
    titan = at(row(4), ("Titan", 0, (0, 0)), *full((2, 0), count=3))
    assert ways(titan) == {((1, 0), (2, 0))}


def test_ruling_B27_enemies_must_be_among_those_who_fill_the_region() -> None:
    box = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0), 0), ("Ogre", 1, (3, 0)))
    assert ways(box) == set()
    assert refusal(box, AreaCharge(0, 1, 0, 2, 1)) is Reject.NEEDS_TARGET
    mixed = at(row(4), ("Ogre", 0, (0, 0)), ("Ogre", 1, (2, 0)), *full((2, 0), 0, count=3))
    assert {one.target for one in mixed.charges(mixed.pieces[0], "Blow")} == {mixed.pieces[1]}
    box = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0), 0), ("Ogre", 1, (3, 0)), golems=[construct("Idol")])
    idol = box.summon("Idol", 1, (2, 0))
    assert ways(box) == set(), "a Construct fills nothing"
    assert rejected(box, idol.number, (1, 0)) is Reject.NOT_FILLED_BY_ENEMIES


def test_charge_criteria_enough_movement_with_the_terrains_cost() -> None:
    """Charge Criteria: Movement to get into the target's Region; Walk has 3 MP."""
    for rows, able in ((["P- P- P- P- P-"], True), (["P- P- P- Pm P-"], False), (["P- P- Pm P- P-"], False)):
        box = at(rows, ("Ogre", 0, (0, 0)), *full((3, 0)))
        assert (ways(box) == {((2, 0), (3, 0))}) == able
        found = box.why_not(Charge(0, 1, 0, 1, 2))
        if not able:
            assert found is not None and (found.code, found.need, found.have) == (Reject.OUT_OF_REACH, 4, 3)
    assert ram(at(["P- P- Pm P-"], ("Ogre", 0, (0, 0)), *full((2, 0)))).points == 3


def test_charge_criteria_a_melee_attack_any_of_them() -> None:
    two = golem("Two", attacks=[BLOW, SHOT, melee("Bite", 40, 30, ap=1)])
    box = at(row(4), (two, 0, (0, 0)), *full((2, 0)))
    assert ways(box, "Blow") == ways(box, "Bite") == {((1, 0), (2, 0))}
    assert box.charges(box.pieces[0], "Shot") == []
    assert rejected(box, 1, (1, 0), ability=2) is Reject.NOT_MELEE
    assert rejected(box, 1, (1, 0), ability=0) is Reject.NOT_AN_ATTACK


def test_a_ranged_attack_that_is_made_as_melee_can_charge() -> None:
    """Miscellaneous Special Effects: it is a Melee attack then."""
    odd = golem("Odd", attacks=[BLOW, SHOT], passive=[gift("as_melee", 1, operation="set")])
    box = at(row(4), (odd, 0, (0, 0)), *full((2, 0)))
    assert ways(box, "Shot") == ways(box, "Blow") == {((1, 0), (2, 0))}


def test_charge_criteria_ap_for_both_with_breakaway() -> None:
    """Charge Criteria: AP for the move and the attack, Breakaway included; there is no advantage in AP."""
    box = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0)))
    assert (ram(box).cost.total, lines(ram(box).cost)) == (3, [("cost", 1), ("cost", 2)])
    held = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0)), ("Ogre", 1, (0, 0)))
    assert lines(ram(held).cost) == [("cost", 1), ("breakaway", 1), ("cost", 2)]
    held.army(0).ap = 3
    assert held.charges(held.pieces[0], "Blow") == []
    found = held.why_not(Charge(0, 1, 0, 1, 1))
    assert found is not None and (found.code, found.need, found.have) == (Reject.AP_SHORT, 4, 3)
    held.army(0).ap = 4
    told = held.charge(held.pieces[0], "Blow", held.pieces[1], HIT, EAST)
    assert (named(told, "charged")[0]["ap"], named(told, "attacked")[0]["cost"]) == (2, 2)
    assert held.army(0).ap == 0


def test_ruling_B27_the_approach_must_hold_the_charger() -> None:
    """A full Region is crossed (2015) but not charged from; the charger's own Region counts."""
    box = at(row(5), ("Ogre", 0, (0, 0)), *full((2, 0)), *full((1, 0), 0))
    assert ways(box) == set()
    found = box.why_not(Charge(0, 1, 0, box.pieces[1].number, 1))
    assert found is not None and (found.code, found.need, found.have) == (Reject.NO_ROOM, 1, 0)
    own = at(row(4), ("Ogre", 0, (1, 0)), *full((1, 0), 0, count=3), *full((2, 0)))
    assert ways(own) == {((1, 0), (2, 0))}
    assert next(iter(own.charges(own.pieces[0], "Blow"))).points == 1


def offered(box: Box) -> list[tuple[Cell, int, int]]:
    """The approaches to the first enemy in their order, with the MP in all and the Health lost on the way there."""
    found = [one for one in box.charges(box.pieces[0], "Blow") if one.target is box.pieces[1]]
    assert [one.action for one in found] == [
        action for action in box.legal() if isinstance(action, Charge) and action.target == box.pieces[1].number
    ]
    return [(one.approach, one.points, one.loss) for one in found]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B27_every_approach_is_offered_the_cheapest_first(edition: str) -> None:
    box = at(plain(4, 3), ("Ogre", 0, (0, 0)), *full((1, 1)), edition=edition)
    assert offered(box) == [((1, 0), 2, 0), ((0, 1), 2, 0)]
    muddy = at(["P- Pm P- P-", "P- P- P- P-"], ("Ogre", 0, (0, 0)), *full((1, 1)), edition=edition)
    assert offered(muddy) == [((0, 1), 2, 0), ((1, 0), 3, 0)]
    nimble = golem("Nimble", attacks=[BLOW], moves=[move("Walk", nimble=True)])
    box = at(plain(2, 2), (nimble, 0, (0, 0)), *full((1, 1)), edition=edition)
    assert offered(box) == [((0, 0), 1, 0), ((1, 0), 2, 0), ((0, 1), 2, 0)], "from where it stands, too"
    far = at(plain(4, 3), ("Ogre", 0, (0, 0)), *full((2, 1)), edition=edition)
    assert rejected(far, 1, (3, 1)) is Reject.OUT_OF_REACH


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B27_a_dearer_approach_spares_the_charger_a_pit(edition: str) -> None:
    """Equally cheap ones by what they do; a dearer one is there for who would rather pay MP than Health."""
    swamp = at(["P- W- P-", "P- P- P-"], ("Ogre", 0, (0, 0)), *full((1, 1)), edition=edition)
    assert offered(swamp) == [((0, 1), 2, 0), ((1, 0), 2, 5)]
    lone = at(["P- W- P- P-"], ("Ogre", 0, (0, 0)), *full((3, 0)), edition=edition)
    assert offered(lone) == [((2, 0), 3, 5)], "the only one says what it does, too"
    hurdle = golem("Far", attacks=[BLOW], moves=[fly(mp=4)])
    pit = at(["P- T- P-", "P- P- P-"], (hurdle, 0, (0, 0)), *full((2, 0)), edition=edition)
    assert offered(pit) == [((1, 0), 2, 10), ((2, 1), 4, 0)]
    pit.charge(pit.pieces[0], "Blow", pit.pieces[1], MISSED, approach=(2, 1))
    assert pit.pieces[0].health == 100


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_the_way_of_a_charge_may_be_named(edition: str) -> None:
    """The same approach by another way: round the Swamp, for more MP."""
    runner = golem("Far", attacks=[BLOW], moves=[move("Walk", mp=6)])
    rows = ["P- W- P- P-", "P- P- P- P-"]
    box = at(rows, (runner, 0, (0, 0)), *full((3, 0)), edition=edition)
    proposed = next(one for one in offered(box) if one[0] == (2, 0))
    assert proposed == ((2, 0), 3, 5)
    box.play(Route(0, 0))
    action = Charge(0, 1, 0, box.pieces[1].number, box.region((2, 0)))
    assert refusal(box, action) is Reject.NOT_NOW, "it is not there yet"
    for cell in ((0, 1), (1, 1), (2, 1), (2, 0)):
        assert not any(isinstance(one, Charge) for one in box.legal())
        box.play(Go(box.region(cell)))
    assert [one for one in box.legal() if isinstance(one, Charge)] == [
        Charge(0, 1, 0, target.number, box.region((2, 0))) for target in box.pieces[1:]
    ]
    told = box.play(action, MISSED)
    moved = [event["path"] for event in named(told, "moved")]
    named_way = [box.region(cell) for cell in ((0, 1), (1, 1), (2, 1), (2, 0))]
    assert moved == [named_way] and box.pieces[0].health == 100
    assert (box.army(0).ap, box.pieces[0].pips[:2]) == (3, (1, 2)), "both are paid, and cool"


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_the_named_way_of_a_charge_must_leave_the_points_to_enter(edition: str) -> None:
    box = at(["P- W- P- P-", "P- P- P- P-"], ("Ogre", 0, (0, 0)), *full((3, 0)), edition=edition)
    box.play(Route(0, 0))
    for cell in ((0, 1), (1, 1), (2, 1)):
        box.play(Go(box.region(cell)))
    assert box.legal() == [ARRIVE]
    assert refusal(box, Charge(0, 1, 0, box.pieces[1].number, box.region((2, 1)))) is Reject.NO_WAY_IN


@pytest.mark.parametrize(
    ("way", "edition", "able"),
    [
        (move("Walk", mp=6), "2015", False),
        (move("Walk", mp=6), "2014", False),
        (fly(mp=6), "2015", True),
        (fly(mp=6), "2014", False),
    ],
)
def test_ruling_B38_who_stops_among_enemies_on_its_named_way_does_not_charge(edition: str, way: Data, able: bool) -> None:
    """Contested Regions: walkers stop there, in 2014 flyers, too (ruling A4)."""
    runner = golem("Far", attacks=[BLOW], moves=[way])
    box = at(["P- W- P- P-"], (runner, 0, (0, 0)), *full((3, 0)), ("Ogre", 1, (2, 0)), edition=edition)
    box.play(Route(0, 0))
    for cell in ((1, 0), (2, 0)):
        box.play(Go(box.region(cell)))
    action = Charge(0, 1, 0, 1, box.region((2, 0)))
    assert (action in box.legal()) == (box.why_not(action) is None) == able


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B38_a_charger_may_come_back_to_where_it_started(edition: str) -> None:
    """Its way leads out and back; the charge is made from its own Region, which holds it though it is full."""
    runner = golem("Far", attacks=[BLOW], moves=[move("Walk", mp=3)])
    rows = ["W- P- P-"]
    box = at(rows, (runner, 0, (1, 0)), *full((2, 0)), *full((1, 0), 0, count=3), edition=edition)
    box.play(Route(0, 0))
    for cell in ((0, 0), (1, 0)):
        box.play(Go(box.region(cell)))
    told = box.play(Charge(0, 1, 0, box.pieces[1].number, 1), MISSED)
    assert [event["path"] for event in named(told, "moved")] == [[0, 1]]
    assert (box.pieces[0].health, box.pieces[0].at, box.pieces[0].pips[0]) == (95, 1, 1)


def test_ruling_B27_walkers_cannot_approach_past_enemies() -> None:
    """Contested Regions: a walker would have to stop there; a flyer goes on."""
    box = at(row(5), ("Ogre", 0, (0, 0)), *full((2, 0)), ("Ogre", 1, (1, 0)))
    assert ways(box) == set()
    assert rejected(box, 1, (1, 0)) is Reject.HELD_THERE
    winged = golem("Winged", attacks=[BLOW], moves=[fly()])
    assert ways(at(row(5), (winged, 0, (0, 0)), *full((2, 0)), ("Ogre", 1, (1, 0)))) == {((1, 0), (2, 0))}


def test_ruling_A15_by_the_first_move_listed_or_by_any() -> None:
    """2015: the primary one; 2014: the player's choice."""
    both = golem("Both", attacks=[BLOW], moves=[move("Walk", mp=1), {**fly(ap=2, mp=4), "nimble": True}])
    pieces = [(both, 0, (0, 0)), *full((2, 0))]
    box = at(row(4), *pieces)
    assert ways(box) == set()
    assert refusal(box, Charge(0, 2, 1, 1, 1)) is Reject.NOT_PRIMARY
    older = at(row(4), *pieces, edition="2014")
    assert {(one.move, one.approach, one.cost.total) for one in older.charges(older.pieces[0], "Blow")} == {
        ("Fly", (1, 0), 4)
    }
    assert older.why_not(Charge(0, 2, 1, 1, 1)) is None
    near = at(row(4), (both, 0, (1, 0)), *full((2, 0)), edition="2014")
    assert {one.move for one in near.charges(near.pieces[0], "Blow")} == {"Walk", "Fly"}


def test_a_move_without_mp_cannot_charge() -> None:
    """Ruling B39."""
    stuck = golem("Stuck", attacks=[BLOW], passive=[gift("movement", -3)])
    box = at(row(4), (stuck, 0, (1, 0)), *full((2, 0)))
    assert ways(box) == set()
    assert rejected(box, 1, (1, 0)) is Reject.NO_MOVEMENT


def test_what_else_is_refused() -> None:
    box = at(row(4), ("Ogre", 0, (1, 0)), *full((2, 0)), ("Ogre", 1, (1, 0)), ("Ogre", 1, (3, 0)))
    assert rejected(box, 5, (1, 0)) is Reject.THERE_ALREADY
    assert rejected(box, 1, (3, 0)) is Reject.HELD_THERE
    assert rejected(box, 1, (0, 0)) is Reject.NO_WAY_IN
    assert rejected(box, 0, (1, 0)) is Reject.NOT_AN_ENEMY
    assert rejected(box, 99, (1, 0)) is Reject.NO_SUCH_GOLEM
    assert refusal(box, Charge(0, 1, 0, 1, 99)) is Reject.NO_SUCH_REGION
    assert rejected(box, 1, (1, 0), by=1) is Reject.NOT_A_MOVE
    assert refusal(box, Charge(1, 1, 0, 2, 1)) is Reject.NOT_YOUR_GOLEM
    with pytest.raises(OptionError):
        box.charge(box.pieces[0], "Blow", box.pieces[6], HIT)


# Resolving the Melee Attack & Attack Special Effects.


def test_resolving_the_melee_attack_as_if_in_the_same_region() -> None:
    """No Cover, as in any Melee attack; the To-Hit shown before is the one rolled against."""
    box = at(["P- P- Pm P-"], ("Ogre", 0, (0, 0)), *full((2, 0), name="Sprite"))
    assert box.to_hit(box.pieces[0], "Blow", box.pieces[1]).total == 50
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
    assert (named(told, "struck")[0]["to_hit"], box.pieces[1].health) == (50, 80)


def test_resolving_the_melee_attack_with_what_acts_in_the_starting_regions() -> None:
    """The charger's Region where it begins, the target's where it stands; nothing of the way or the Region in between."""
    in_cover = golem("Sly", attacks=[BLOW], passive=[gift("accuracy", 10, conditions=[when("cover", "medium")])])
    box = at(["Pm P- P- P-"], (in_cover, 0, (0, 0)), *full((2, 0)))
    assert named(box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST), "struck")[0]["to_hit"] == 60
    box = at(["P- Pm Pm P-"], (in_cover, 0, (1, 0)), *full((2, 0)))
    assert named(box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST), "struck")[0]["to_hit"] == 60
    box = at(["P- P- Pm P-"], (in_cover, 0, (1, 0)), *full((2, 0)))
    assert named(box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST), "struck")[0]["to_hit"] == 50
    leader = golem("Leader", passive=[gift("accuracy", 15, "allies_here")])
    warden = golem("Warden", passive=[gift("dodge", 5, "allies_here")])
    box = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0), count=3), (warden, 1, (2, 0)), (leader, 0, (0, 0)))
    assert lines(box.to_hit(box.pieces[0], "Blow", box.pieces[1])) == [
        ("accuracy", 50), ("effect", 15), ("dodge", 0), ("effect", -5),
    ]  # fmt: skip


def test_resolving_the_melee_attack_with_a_blessing_where_it_starts_and_a_curse_where_it_strikes() -> None:
    """The chapter's example: the Blessing acts in the charger's first Region only, the Curse in the target's only."""
    aim = ancient("Aim", blessing=spell("Sure Hand", 5, 2, gift("accuracy", 10, "everyone_here")))
    doom = ancient("Doom", curse=spell("Slow Step", 5, 2, gift("dodge", -15, "everyone_here", operation="add")))
    for blessed, cursed, chance in (((0, 0), (2, 0), 50 + 10), ((1, 0), (1, 0), 50 - 15), ((2, 0), (0, 0), 50 - 15)):
        box = at(row(4), ("Ogre", 0, (0, 0)), *full((2, 0), name=NIMBLE), ancients=[(aim, 0), (doom, 0)])
        box.army(0).mana = 10
        box.bless("Aim", blessed)
        box.curse("Doom", cursed)
        told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
        assert named(told, "struck")[0]["to_hit"] == chance


def test_resolving_the_melee_attack_special_effects_but_displacement_come_with_it() -> None:
    """And effects for those "here" are for the charger's starting Region."""
    hamstring = melee("Hamstring", 50, 20, change("dodge", -15), effect("harm", "hit", "enemies_here", amount=3), ap=1)
    box = at(row(4), (golem("Cutter", attacks=[hamstring]), 0, (1, 0)), *full((2, 0)), ("Ogre", 1, (1, 0)))
    told = box.charge(box.pieces[0], "Hamstring", box.pieces[1], HIT, EAST)
    assert kinds(told)[:5] == ["charged", "attacked", "struck", "placed", "harmed"]
    assert named(told, "harmed")[0]["golem"] == 5


# Charge Target Golem Displacement.


@pytest.mark.parametrize(
    ("charger", "victim", "face", "pushed"),
    [
        ("Ogre", "Sprite", HIT, True),
        ("Ogre", "Ogre", HIT, True),
        ("Sprite", "Ogre", HIT, False),
        ("Sprite", "Ogre", CRIT, True),
        ("Sprite", "Ogre", SUPER, True),
        ("Sprite", "Ogre", LUCKY, False),
        ("Ogre", "Ogre", LUCKY, True),
        ("Ogre", "Sprite", MISSED, False),
        ("Ogre", "Titan", HIT, False),
        ("Titan", "Ogre", HIT, True),
        ("Titan", "Titan", HIT, True),
        ("Sprite", "Titan", CRIT, True),
    ],
)
def test_charge_target_golem_displacement_by_class_or_by_a_crit(charger: str, victim: str, face: int, pushed: bool) -> None:
    """Charge Target Golem Displacement; Special Displacement Rules: Warsprites push Warsprites only, and so on."""
    crowd = full((2, 0), name=victim, count=2 if victim == "Titan" else 4)
    box = at(row(4), (charger, 0, (1, 0)), *crowd)
    rolls = [face, EAST] if pushed else [face]
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], *rolls)
    assert [event["golem"] for event in named(told, "displaced")] == ([1] if pushed else [])
    assert box.cell(box.pieces[1].at) == ((3, 0) if pushed else (2, 0))


@pytest.mark.parametrize("edition", ["2015", "2014"])
def test_ruling_A16_by_class_or_by_base(edition: str) -> None:
    """In 2014 a Warsprite pushes an Ogre, both having one base; neither pushes a Titan."""
    rolls = [41, 1] if edition == "2014" else [41]
    box = at(row(4), ("Sprite", 0, (1, 0)), *full((2, 0)), edition=edition)
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], *rolls)
    assert len(named(told, "displaced")) == len(rolls) - 1
    box = at(row(4), ("Ogre", 0, (1, 0)), *full((2, 0), name="Titan", count=2), edition=edition)
    assert named(box.charge(box.pieces[0], "Blow", box.pieces[1], 41), "displaced") == []


def test_ruling_B49_the_push_out_is_uniform_among_the_legal_neighbours() -> None:
    """Of eight neighbours a Mountain, a void and a full Region fall out, and so does nothing else."""
    rows = ["P- P- P- P-", "P- P- P- M-", "P- P- P- .."]
    pieces = [("Ogre", 0, (1, 1)), *full((2, 1)), *full((1, 0), 0), ("Ogre", 1, (0, 0))]
    box = at(rows, *pieces)
    action = ram(box).action
    every = Every()
    odds: dict[Cell, float] = {}
    while True:
        state = box.state.copy()
        state.apply(0, action, Entry(every))
        cell = box.cell(state.golems[box.pieces[1].number].at)
        odds[cell] = odds.get(cell, 0) + every.weight
        if not every.next():
            break
    stays = odds.pop((2, 1))
    ends = [(2, 0), (3, 0), (1, 1), (1, 2), (2, 2)]
    assert odds == pytest.approx({end: (1 - stays) / len(ends) for end in ends})


def test_ruling_B49_with_no_legal_neighbour_it_stays_and_with_one_nothing_is_rolled() -> None:
    box = at(["P- P- M-"], ("Titan", 0, (0, 0)), *full((1, 0)), ("Ogre", 0, (0, 0)), ("Ogre", 0, (0, 0)))
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT)
    assert kinds(told)[-1] == "stayed"
    assert box.cell(box.pieces[0].at) == (0, 0)
    box = at(["P- P- M-"], ("Ogre", 0, (0, 0)), *full((1, 0)))
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT)
    assert [event["region"] for event in named(told, "displaced")] == [0]


def test_ruling_B26_pushed_into_a_pit_is_the_chargers_kill() -> None:
    frail = golem("Frail", "warsprite", health=25, apv=50)
    box = at(["P- P- T-"], ("Ogre", 0, (0, 0)), *full((1, 0), name=frail))
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
    assert kinds(told)[3:6] == ["displaced", "harmed", "destroyed"]
    assert (box.army(0).vp, box.army(1).mana) == (1, 10)


# Charging Golem Final Location.


def test_charging_golem_final_location() -> None:
    """With room in the Region it ends there, without in the last Region before it; hit or miss."""
    box = at(row(5), ("Ogre", 0, (0, 0)), *full((2, 0)))
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
    assert [event["path"] for event in named(told, "moved")] == [[1, 2]]
    assert box.cell(box.pieces[0].at) == (2, 0)
    box = at(row(5), ("Ogre", 0, (0, 0)), *full((2, 0)))
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], MISSED)
    assert [event["path"] for event in named(told, "moved")] == [[1]]
    titan = at(row(5), ("Titan", 0, (0, 0)), *full((2, 0)))
    titan.charge(titan.pieces[0], "Blow", titan.pieces[1], HIT, EAST)
    assert titan.cell(titan.pieces[0].at) == (1, 0), "one Ogre less is not room enough"


def test_ruling_B48_a_killed_target_leaves_its_room() -> None:
    deadly = golem("Deadly", attacks=[melee("Kill", 50, 500, ap=1)])
    box = at(row(5), (deadly, 0, (0, 0)), *full((2, 0)))
    told = box.charge(box.pieces[0], "Kill", box.pieces[1], HIT)
    assert kinds(told) == ["charged", "attacked", "struck", "destroyed", "moved"]
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_ruling_B48_a_charger_that_dies_pushes_nobody_and_lies_where_it_started() -> None:
    mad = golem("Mad", health=10, attacks=[melee("Rush", 50, 20, effect("harm", "hit", "self", amount=10), ap=1)])
    box = at(row(5), (mad, 0, (0, 0)), *full((2, 0)), ("Ogre", 0, (0, 0)))
    told = box.charge(box.pieces[0], "Rush", box.pieces[1], HIT)
    assert kinds(told) == ["charged", "attacked", "struck", "harmed", "destroyed"]
    assert (box.pieces[1].health, box.cell(box.pieces[1].at)) == (80, (2, 0))


def test_ruling_B48_the_order_of_a_charge() -> None:
    """Attack Displacement Special Effects, the Viper: attack, push-out, its way, then its own displacement."""
    slippery = melee("Slippery Strike", 50, 20, effect("displace", whom="self", distance=1), change("armor", -5), ap=1)
    box = at(["P- W- P- P- P-"], (golem("Viper", attacks=[slippery]), 0, (0, 0)), *full((2, 0)))
    told = box.charge(box.pieces[0], "Slippery Strike", box.pieces[1], HIT, EAST)
    assert kinds(told) == ["charged", "attacked", "struck", "placed", "displaced", "moved", "harmed"]
    assert named(told, "displaced")[0]["golem"] == 1
    assert box.cell(box.pieces[0].at) == (2, 0)
    assert box.state.pending().seats == [0]
    told = box.displace((3, 0))
    assert (kinds(told), box.cell(box.pieces[0].at)) == (["displaced"], (3, 0))


def test_ruling_B48_a_region_on_the_way_that_kills_ends_the_charge_there() -> None:
    frail = golem("Frail", health=5, attacks=[BLOW])
    box = at(["P- W- P- P- P-"], (frail, 0, (0, 0)), *full((2, 0)), ("Ogre", 0, (0, 0)))
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
    assert kinds(told) == ["charged", "attacked", "struck", "displaced", "moved", "harmed", "destroyed"]
    assert (box.army(1).vp, box.pieces[1].health) == (0, 80), "it struck before it went"


def test_ruling_B48_what_waits_on_the_way_acts_only_then_and_a_moves_end_triggers() -> None:
    lander = golem("Lander", attacks=[BLOW], passive=[effect("harm", "move", "enemies_here", amount=7)])
    trap = {"name": "Trap", "at": [[1, 0]], "effects": [effect("harm", "enter", "target", amount=4)]}
    box = at(row(5), (lander, 0, (0, 0)), *full((2, 0)), scenario={"regions": [trap]})
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
    assert kinds(told)[3:6] == ["displaced", "moved", "harmed"]
    assert [event["damage"] for event in named(told, "harmed")] == [4, 7, 7, 7]
    assert box.pieces[0].moved


def test_the_attacks_own_push_comes_after_the_push_out() -> None:
    """Attack Displacement Special Effects: from where the target is by then."""
    shove = melee("Shove", 50, 5, effect("displace", distance=1, way="push"), ap=1)
    box = at(plain(6, 1), (golem("Shover", attacks=[shove]), 0, (1, 0)), *full((2, 0)), zones=[[], [(5, 0)]])
    told = box.charge(box.pieces[0], "Shove", box.pieces[1], HIT, EAST)
    assert [event["region"] for event in named(told, "displaced")] == [3, 4]


def test_a_knights_push_on_a_melee_hit_goes_toward_the_zone_in_a_charge_too() -> None:
    """Displacement, Directional Push: it is caused by a Melee attack, wherever the charger came from."""
    sir = knight("Sir Shove", apv=20, passive=[effect("displace", "hit", "target", distance=1, way="push")])
    pieces = [{"golem": "Ogre", "army": 0, "at": (1, 1), "knight": sir}, *[("Ogre", 1, (2, 1))] * 4]
    box = arcana.sandbox(plain(5, 3), pieces, golems=[OGRE], zones=[[], [(2, 0)]])  # type: ignore[arg-type]
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, 2)
    assert [box.cell(event["region"]) for event in named(told, "displaced")] == [(3, 0), (2, 0)]


@pytest.mark.parametrize("edition", ["2015", "2014"])
def test_who_is_pushed_into_its_way_does_not_stop_a_charger_that_something_happens_to(edition: str) -> None:
    """The way was decided before: a trap on it changes nothing of that, whoever stands there by now."""
    for regions in ([], [{"name": "Trap", "at": [[1, 0]], "effects": [effect("harm", "enter", "target", amount=1)]}]):
        box = at(row(5), ("Ogre", 0, (0, 0)), *full((2, 0)), scenario={"regions": regions}, edition=edition)
        told = box.charge(box.pieces[0], "Blow", box.pieces[1], 41, WEST)
        assert named(told, "displaced")[0]["region"] == 1
        assert box.cell(box.pieces[0].at) == (2, 0)


def test_who_is_pushed_into_the_approach_region_can_keep_the_charger_out_of_it() -> None:
    """Then the charger stops in the last Region of its way that still has room for it."""
    pieces = [("Titan", 0, (0, 0)), *full((3, 0)), *full((2, 0), 0, count=2)]
    for roll, end in ((EAST, (2, 0)), (WEST, (1, 0))):
        box = at(row(5), *pieces)
        told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, roll)
        assert named(told, "displaced")[0]["region"] == (4 if roll == EAST else 2)
        assert box.cell(box.pieces[0].at) == end
        assert box.state.free_room(2) >= 0


# Charging Using an AOE Melee.


SWEEP = melee("Sweep", 50, 20, ap=1, scope="others")


def test_aoe_charge_displaces_everyone_it_hits_that_is_not_larger() -> None:
    """AOE Charge Target Golem Displacement: one at a time, in slot order."""
    sweeper = golem("Sweeper", "titan", apv=160, attacks=[SWEEP])
    box = at(row(6), (sweeper, 0, (0, 0)), *full((2, 0), name="Sprite", count=2), *full((2, 0), count=2))
    assert [(one.approach, one.region, one.target) for one in box.charges(box.pieces[0], "Sweep")] == [
        ((1, 0), (2, 0), None)
    ]
    told = box.charge(box.pieces[0], "Sweep", (2, 0), HIT, EAST, EAST, WEST, WEST)
    assert [(event["golem"], event["region"]) for event in named(told, "displaced")] == [(1, 3), (2, 3), (3, 1), (4, 1)]
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_aoe_charge_final_location_needs_room_for_the_base() -> None:
    """AOE Charging Golem Final Location: one of two that must go is not enough."""
    sweeper = golem("Sweeper", "titan", apv=160, attacks=[SWEEP])
    agile = golem("Agile", dodge=40)
    crowd = [*full((2, 0), count=1), *full((2, 0), name=agile, count=3)]
    box = at(row(6), (sweeper, 0, (0, 0)), *crowd)
    told = box.charge(box.pieces[0], "Sweep", (2, 0), HIT, EAST)
    assert [event["golem"] for event in named(told, "displaced")] == [1]
    assert box.cell(box.pieces[0].at) == (1, 0)
    box = at(row(6), (sweeper, 0, (0, 0)), *crowd)
    told = box.charge(box.pieces[0], "Sweep", (2, 0), 8, EAST, EAST, EAST, EAST)
    assert len(named(told, "displaced")) == 4
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_aoe_charge_no_legal_location_is_left_for_a_later_one() -> None:
    """AOE Charge Target Golem Displacement: it stays in its original Region."""
    sweeper = golem("Sweeper", attacks=[SWEEP])
    box = at(["P- P- Ph3"], (sweeper, 0, (0, 0)), *full((0, 0), 0, count=3), *full((1, 0)))
    told = box.charge(box.pieces[0], "Sweep", (1, 0), HIT)
    assert [event["golem"] for event in named(told, "displaced")] == [4]
    assert [event["golem"] for event in named(told, "stayed")] == [5, 6, 7]
    assert box.cell(box.pieces[0].at) == (1, 0)


def test_ruling_B49_an_aoe_charge_pushes_its_own_side_too_but_no_constructs() -> None:
    sweeper = golem("Sweeper", attacks=[SWEEP])
    box = at(row(5), (sweeper, 0, (1, 0)), *full((2, 0), count=3), ("Ogre", 0, (2, 0)), golems=[construct("Idol")])
    idol = box.summon("Idol", 1, (2, 0))
    told = box.charge(box.pieces[0], "Sweep", (2, 0), HIT, EAST, EAST, EAST, EAST)
    own, enemies = box.pieces[4].number, [piece.number for piece in box.pieces[1:4]]
    assert [event["target"] for event in named(told, "struck")] == [own, *enemies, idol.number]
    assert [event["golem"] for event in named(told, "displaced")] == [own, *enemies]
    assert box.cell(idol.at) == (2, 0)


def test_ruling_B49_an_aoe_charge_pushes_larger_ones_by_a_crit_only() -> None:
    sweeper = golem("Sweeper", attacks=[SWEEP])
    for face, pushed in ((HIT, [2, 3]), (CRIT, [1, 2, 3])):
        box = at(row(5), (sweeper, 0, (1, 0)), ("Titan", 1, (2, 0)), *full((2, 0), count=2))
        told = box.charge(box.pieces[0], "Sweep", (2, 0), face, *[EAST] * len(pushed))
        assert [event["golem"] for event in named(told, "displaced")] == pushed


def test_an_aoe_charge_for_everyone_strikes_the_charger_too() -> None:
    """Ruling B48: as if it were in the same Region; it is not pushed out of it, though."""
    wild = golem("Wild", attacks=[melee("Flail", 50, 20, ap=1, scope="everyone")])
    box = at(row(5), (wild, 0, (1, 0)), *full((2, 0)))
    told = box.charge(box.pieces[0], "Flail", (2, 0), HIT, EAST, EAST, EAST, EAST)
    assert [event["target"] for event in named(told, "struck")] == [0, 1, 2, 3, 4]
    assert [event["golem"] for event in named(told, "displaced")] == [1, 2, 3, 4]
    assert (box.pieces[0].health, box.cell(box.pieces[0].at)) == (80, (2, 0))


# Charging, Movement, and Cooldown.


def test_charging_movement_and_cooldown_from_further_away_the_move_cools() -> None:
    """The first example: from further than an adjacent Region both cool, for even a miss leaves the Region."""
    for face in (HIT, MISSED):
        box = at(row(5), ("Ogre", 0, (0, 0)), *full((2, 0)))
        box.charge(box.pieces[0], "Blow", box.pieces[1], face, *([EAST] if face == HIT else []))
        assert (box.pieces[0].pips[:2], box.pieces[0].uses[:2], box.army(0).ap) == ((1, 2), (1, 1), 3)


def test_charging_movement_and_cooldown_adjacent_and_missing_the_move_does_not_cool() -> None:
    """The second example; the AP of both are paid all the same."""
    box = at(row(5), ("Ogre", 0, (1, 0)), *full((2, 0)))
    box.charge(box.pieces[0], "Blow", box.pieces[1], MISSED)
    assert (box.pieces[0].pips[:2], box.pieces[0].uses[:2]) == ((0, 2), (0, 1))
    assert (box.army(0).ap, box.cell(box.pieces[0].at)) == (3, (1, 0))


def test_charging_movement_and_cooldown_adjacent_and_not_displacing_the_move_does_not_cool() -> None:
    """The third example: a smaller class, no room in the Region, no valid Region for the target."""
    smaller = at(row(5), ("Sprite", 0, (1, 0)), *full((2, 0)))
    smaller.charge(smaller.pieces[0], "Blow", smaller.pieces[1], HIT)
    crowded = at(row(5), ("Titan", 0, (1, 0)), *full((2, 0)))
    crowded.charge(crowded.pieces[0], "Blow", crowded.pieces[1], HIT, EAST)
    walled = at(["P- P- M-"], ("Ogre", 0, (0, 0)), *full((0, 0), 0, count=3), *full((1, 0)))
    walled.charge(walled.pieces[0], "Blow", walled.pieces[4], HIT)
    for box in (smaller, crowded, walled):
        assert box.pieces[0].pips[:2] == (0, 2)
        assert box.pieces[0].uses[:2] == (0, 1)
        assert not box.pieces[0].moved
    entered = at(row(5), ("Ogre", 0, (1, 0)), *full((2, 0)))
    entered.charge(entered.pieces[0], "Blow", entered.pieces[1], HIT, EAST)
    assert entered.pieces[0].pips[:2] == (1, 2)


def test_ruling_A18_in_2014_the_move_always_cools() -> None:
    box = at(row(5), ("Ogre", 0, (1, 0)), *full((2, 0)), edition="2014")
    box.charge(box.pieces[0], "Blow", box.pieces[1], MISSED)
    assert (box.pieces[0].pips[:2], box.pieces[0].uses[:2]) == ((1, 2), (1, 1))


def test_ruling_A17_in_2014_the_charger_goes_straight_on_to_the_next_region_with_room() -> None:
    """2015: it stays in the approach Region; 2014: on beyond the target, past full Regions, or else the approach Region."""
    pieces = [("Ogre", 0, (1, 0)), *full((2, 0)), *full((3, 0), 0)]
    for edition, end in (("2015", (1, 0)), ("2014", (4, 0))):
        box = at(row(5), *pieces, edition=edition)
        told = box.charge(box.pieces[0], "Blow", box.pieces[1], MISSED)
        assert box.cell(box.pieces[0].at) == end
        assert [event["path"] for event in named(told, "moved")] == ([[2, 3, 4]] if edition == "2014" else [])
    for rows in (["P- P- P- M- P-"], ["P- P- P- .. P-"], ["P- P- P-"]):
        box = at(rows, ("Ogre", 0, (1, 0)), *full((2, 0)), edition="2014")
        box.charge(box.pieces[0], "Blow", box.pieces[1], MISSED)
        assert box.cell(box.pieces[0].at) == (1, 0), "no step beyond"


def test_ruling_B50_a_super_crit_spares_only_the_attack() -> None:
    box = at(row(5), ("Ogre", 0, (0, 0)), *full((2, 0)))
    box.charge(box.pieces[0], "Blow", box.pieces[1], SUPER, EAST)
    assert (box.pieces[0].pips[:2], box.army(0).ap) == ((1, 0), 3)
    assert box.pieces[0].uses[:2] == (1, 0)


# Colossi and Charges.


def test_colossi_and_charges_its_melee_needs_a_charge() -> None:
    """One Golem is enough to leave it no room."""
    box = at(row(5), ("Giant", 0, (0, 0)), ("Ogre", 1, (2, 0)))
    assert not any(isinstance(action, Attack) and action.ability == 1 for action in box.legal())
    assert ways(box) == {((1, 0), (2, 0))}
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
    assert kinds(told) == ["charged", "attacked", "struck", "displaced", "moved"]
    assert box.cell(box.pieces[0].at) == (2, 0)


def test_colossi_and_charges_melee_against_it_needs_a_charge() -> None:
    box = at(row(5), ("Ogre", 0, (0, 0)), ("Giant", 1, (2, 0)))
    assert ways(box) == {((1, 0), (2, 0))}
    assert refusal(box, Move(0, 0, 2)) is Reject.NO_ROOM


@pytest.mark.parametrize("charger", ["Sprite", "Titan", "Giant"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_B49_a_colossus_is_pushed_by_a_colossus_or_a_crit(edition: str, charger: str) -> None:
    """Into a Region with no Golem; nobody smaller pushes it by a mere hit."""
    crowd = [("Giant", 1, (2, 1)), ("Sprite", 1, (3, 0)), ("Sprite", 0, (1, 0))]
    by_any_hit = charger == "Giant"
    for face, pushed in ((MISSED, False), (HIT, by_any_hit), (LUCKY, by_any_hit), (CRIT, True)):
        box = at(plain(4, 2), (charger, 0, (1, 1)), *crowd, edition=edition)
        told = box.charge(box.pieces[0], "Blow", box.pieces[1], face, *([2] if pushed else []))
        assert [event["region"] for event in named(told, "displaced")] == ([box.region((3, 1))] if pushed else [])
        beyond = (3, 1) if edition == "2014" else (1, 1)  # ruling A17
        assert box.cell(box.pieces[0].at) == ((2, 1) if pushed else beyond)


def test_ruling_B29_a_colossus_is_pushed_onto_obstructions_but_not_onto_a_mountain() -> None:
    """Of the neighbours of (1, 0) one is a Mountain and one full of Obstructions; the charger stands in a third."""
    found = set()
    for face in (1, 2, 3):
        box = at(["P- P- Ph2", "P- M- P-"], ("Giant", 0, (0, 0)), ("Giant", 1, (1, 0)))
        told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, face)
        found |= {(box.cell(event["region"]), "crushed" in kinds(told)) for event in named(told, "displaced")}
    assert found == {((2, 0), True), ((2, 1), False), ((0, 1), False)}


def test_ruling_B29_a_colossus_charges_into_obstructions_and_crushes_them() -> None:
    box = at(["P- P- Ph2 P-"], ("Giant", 0, (1, 0)), ("Ogre", 1, (2, 0)))
    told = box.charge(box.pieces[0], "Blow", box.pieces[1], HIT, EAST)
    assert kinds(told)[-2:] == ["moved", "crushed"]
    assert box.state.free_room(2) == 0


def test_a_charge_is_read_back_in_the_middle() -> None:
    """Ruling B48: while the attack's own displacement is still to be chosen."""
    from shem.games.arcana.game import GAME

    slip = melee("Slip", 50, 20, effect("displace", whom="self", distance=1), ap=1)
    box = at(row(5), (golem("Viper", attacks=[slip]), 0, (0, 0)), *full((2, 0)))
    box.charge(box.pieces[0], "Slip", box.pieces[1], HIT, EAST)
    assert [step.data()[0] for step in box.state.steps] == ["turn", "resolved", "displace"]
    assert GAME.state(box.setup, box.state.data()) == box.state


def test_each_cost_of_a_charge_is_changed_for_itself() -> None:
    """The Cost of a Charge is the sum of both; a change of one, here to nothing, leaves the other alone (ruling B35)."""
    thrifty = golem("Thrifty", attacks=[BLOW], passive=[gift("cost", 0, operation="multiply", select=["attacks"])])
    box = at(row(2), (thrifty, 0, (0, 0)), *full((1, 0)))
    (ram, *_) = box.charges(box.pieces[0], "Blow")
    assert lines(ram.cost) == [("cost", 1), ("cost", 2), ("effect", -2)]
    assert ram.cost.total == 1
