"""Ancient Ones: Miracles, and the placing of Blessings and Curses."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.chance import Entry, Scripted
from shem.core.contract import Refusal
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.actions import Bless, Curse, Miracle
from shem.games.arcana.parts.edition import EDITIONS
from shem.games.arcana.parts.ground import Well
from shem.games.arcana.parts.reasons import Reject
from shem.games.arcana.rules.region_effects import move_zone, remake, remove_zone, zone_of
from tests.rules.arcana.made import (
    Data,
    ancient,
    change,
    effect,
    gift,
    golem,
    kinds,
    lines,
    melee,
    miracle_of,
    named,
    row,
    spell,
)

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])
FURY = miracle_of("Fury", 6, change("damage", 15, "use", "allies", rounds=1, against="melee"))
SHADE = spell("Shade", 8, 3, gift("dodge", 10, "allies_here"))
ROT = spell("Rot", 5, 2, gift("armor", -5, "enemies_here"))
OLD = ancient("The Old", miracle=FURY, blessing=SHADE, curse=ROT)
NONE = Entry(Scripted([]))


def field(*ancients: tuple[Data, int], rows: list[str] | None = None, mana: int = 20, edition: str = "2015") -> Box:
    """Two of each army at either end."""
    pieces = [("Plain", 0, (0, 0)), ("Plain", 0, (1, 0)), ("Plain", 1, (0, 0)), ("Plain", 1, (4, 0))]
    box = arcana.sandbox(rows or row(5), pieces, golems=[PLAIN], ancients=ancients or [(OLD, 0)], edition=edition)
    for number in (0, 1):
        box.army(number).mana = mana
    return box


def zones(box: Box) -> list[tuple[str, int, int]]:
    """What lies where, and whose it is."""
    return [(zone.layout.name, zone.region, zone.army) for zone in box.state.zones]


def spells(box: Box) -> list[tuple[int, ...]]:
    return [action.key() for action in box.legal() if isinstance(action, Miracle | Bless | Curse)]


# Miracles.


def test_each_ancient_ones_miracle_is_worked_once_a_turn() -> None:
    """For Mana; another Ancient One's is its own, and next turn it can be worked again."""
    box = field((OLD, 0), (ancient("The Older", miracle=FURY), 0), mana=13)
    told = box.miracle("The Old")
    assert named(told, "miracle")[0] == {
        "kind": "miracle",
        "army": 0,
        "ancient": 0,
        "mana": 6,
        "total": 7,
        "tally": {"cost": [["cost", 6, 2_000_000]]},
    }
    assert (box.army(0).mana, box.army(0).ap) == (7, 6)
    assert box.why_not(Miracle(0)) == Refusal(Reject.MIRACLE_WORKED)
    box.miracle("The Older")
    assert box.army(0).mana == 1
    box.end_turn()
    box.end_turn()
    assert (box.army(0).mana, box.why_not(Miracle(0))) == (7, None)


def test_a_miracle_costs_its_mana() -> None:
    """No Cooldown (ruling B12): the same next turn."""
    box = field(mana=5)
    assert box.why_not(Miracle(0)) == Refusal(Reject.MANA_SHORT, 6, 5)
    box.army(0).mana = 30
    for left in (24, 24):
        box.miracle("The Old")
        assert box.army(0).mana == left
        box.army(0).ap = 6
        box.end_turn()
        box.end_turn()


def test_what_an_ancient_one_lacks_cannot_be_asked_for() -> None:
    """It may have one or more of the three kinds of powers."""
    box = field((ancient("The Mute", curse=ROT), 0))
    assert box.why_not(Miracle(0)) == Refusal(Reject.NO_SUCH_POWER)
    assert box.why_not(Bless(0, 0)) == Refusal(Reject.NO_SUCH_POWER)
    assert box.why_not(Curse(0, 0)) is None
    assert box.why_not(Curse(1, 0)) == Refusal(Reject.NO_SUCH_ANCIENT)
    assert spells(box) == [(16, 0, region) for region in range(5)]


# Blessings and Curses.


def test_ruling_B13_the_first_placing_costs_all_each_later_move_less() -> None:
    """As often as Mana lasts, in one turn too."""
    box = field(mana=15)
    assert (lines(box.blessing_cost("The Old")), lines(box.curse_cost("The Old"))) == ([("cost", 8)], [("cost", 5)])
    told = box.bless("The Old", (2, 0))
    assert zones(box) == [("Shade", 2, 0)]
    assert (lines(box.blessing_cost("The Old")), lines(box.curse_cost("The Old"))) == ([("cost", 3)], [("cost", 5)])
    assert box.army(0).mana == 7
    told += box.bless("The Old", (3, 0))
    told += box.bless("The Old", (4, 0))
    assert (zones(box), box.army(0).mana) == ([("Shade", 4, 0)], 1)
    assert [(event["origin"], event["region"], event["mana"]) for event in named(told, "blessed")] == [
        (-1, 2, 8),
        (2, 3, 3),
        (3, 4, 3),
    ]
    assert box.why_not(Bless(0, 0)) == Refusal(Reject.MANA_SHORT, 3, 1)


def test_ruling_B13_dispelled_it_costs_all_again() -> None:
    box = field(mana=30)
    box.curse("The Old", (0, 0))
    told = Entry(Scripted([]), telling=True)
    remove_zone(box.state, box.state.zones[0], told)
    assert [event.data() for event in told.events] == [{"kind": "lifted", "source": 2_000_002, "region": 0}]
    box.curse("The Old", (0, 0))
    assert box.army(0).mana == 20


def test_ruling_B13_moved_by_an_enemy_it_is_still_its_owners() -> None:
    box = field()
    box.bless("The Old", (0, 0))
    move_zone(box.state, box.state.zones[0], 3)
    assert zones(box) == [("Shade", 3, 0)]
    box.bless("The Old", (1, 0))
    assert (zones(box), box.army(0).mana) == ([("Shade", 1, 0)], 9)


def test_each_ancient_one_has_one_blessing_and_one_curse_on_the_board() -> None:
    box = field((OLD, 0), (ancient("The Older", blessing=SHADE), 0), mana=40)
    box.bless("The Old", (0, 0))
    box.bless("The Older", (1, 0))
    box.curse("The Old", (0, 0))
    box.bless("The Old", (2, 0))
    assert zones(box) == [("Shade", 1, 0), ("Rot", 0, 0), ("Shade", 2, 0)]


def test_ruling_A12_one_blessing_and_one_curse_a_region_whoever_owns_them() -> None:
    box = field((OLD, 0), (OLD, 1))
    box.bless("The Old", (1, 0))
    box.curse("The Old", (1, 0))
    box.end_turn()
    assert box.why_not(Bless(0, 1)) == Refusal(Reject.ONE_OF_A_KIND, about=1)
    assert box.why_not(Curse(0, 1)) == Refusal(Reject.ONE_OF_A_KIND, about=1)
    assert [key for key in spells(box) if key[-1] == 1] == []
    box.bless("The Old", (2, 0))
    assert zones(box) == [("Shade", 1, 0), ("Rot", 1, 0), ("Shade", 2, 1)]


def test_to_where_it_lies_it_cannot_be_moved() -> None:
    box = field()
    box.bless("The Old", (1, 0))
    assert box.why_not(Bless(0, 1)) == Refusal(Reject.LIES_THERE, about=1)


@pytest.mark.parametrize("edition", ["2015", "2014"])
def test_ruling_B13_not_on_water(edition: str) -> None:
    """Shallow, Deep and Swamp; Pits, Hills and Mountains may be blessed."""
    box = field(rows=["P- S- D- W- T-", "H- M- Pm Ph2 Pg"], edition=edition)
    assert [key[-1] for key in spells(box) if key[0] == 15] == [0, 4, 5, 6, 7, 8, 9]
    for region in (1, 2, 3):
        assert box.why_not(Bless(0, region)) == Refusal(Reject.NOT_BLESSABLE, about=region)
        assert box.why_not(Curse(0, region)) == Refusal(Reject.NOT_BLESSABLE, about=region)
    assert box.why_not(Bless(0, 10)) == Refusal(Reject.NO_SUCH_REGION, about=10)


def test_ruling_B13_a_region_that_becomes_water_loses_both() -> None:
    box = field(mana=30)
    box.bless("The Old", (1, 0))
    box.curse("The Old", (1, 0))
    remake(box.state, 1, "hills", "none", 0, NONE)
    assert len(box.state.zones) == 2
    remake(box.state, 1, "swamp", "none", 0, NONE)
    assert zones(box) == []
    assert box.why_not(Bless(0, 1)) == Refusal(Reject.NOT_BLESSABLE, about=1)


@pytest.mark.parametrize(("edition", "left"), [("2015", []), ("2014", [("Rot", 4, 1)])])
def test_ruling_A21_the_blessings_and_curses_of_an_eliminated_army(edition: str, left: list[tuple[str, int, int]]) -> None:
    """They leave in 2015, and stay in 2014."""
    pieces = [("Plain", 0, (0, 0)), ("Plain", 1, (0, 0)), ("Plain", 2, (2, 0))]
    box = arcana.sandbox(row(5), pieces, golems=[PLAIN], ancients=[(OLD, 1)], turn=1, edition=edition)
    box.army(1).mana = 9
    box.curse("The Old", (4, 0))
    box.end_turn()
    box.end_turn()
    box.pieces[1].health = 1
    told = box.attack(box.pieces[0], "Blow", box.pieces[1], 42)
    assert box.army(1).out
    assert ("lifted" in kinds(told)) == (edition == "2015")
    assert zones(box) == left


def test_a_position_with_blessings_is_written_and_read_back() -> None:
    box = field()
    box.bless("The Old", (1, 0))
    box.miracle("The Old")
    again = GAME.state(box.setup, box.state.data())
    assert again == box.state
    assert again.legal(0) == box.state.legal(0)
    zone = zone_of(box.state, 0, 0, v.BLESSING)
    assert zone is not None and zone.region == 1


def test_miracles_are_for_everyone_on_the_board_and_nobody_in_reserve() -> None:
    """Ancient One Miracle Special Effects: instantly, on all whom they are for; undeployed Golems are not."""
    storm = ancient("The Storm", miracle=miracle_of("Storm", 4, effect("harm", "use", "enemies", amount=10)))
    box = field((storm, 0))
    reserve = box.pieces[3]
    box.state.place(reserve, -1)
    told = box.miracle("The Storm")
    assert kinds(told) == ["miracle", "harmed"]
    assert [piece.health for piece in box.pieces] == [100, 100, 90, 100]


def test_a_miracle_for_allies_leaves_enemies_alone() -> None:
    box = field()
    box.miracle("The Old")
    damages = [
        box.damage(box.pieces[0], "Blow", box.pieces[2]).total,
        box.damage(box.pieces[2], "Blow", box.pieces[0]).total,
    ]
    assert damages == [35, 20]


def test_a_kill_by_a_miracle_counts_for_its_army() -> None:
    """Ruling B17: VP to the army whose effect killed it; ruling B19: an army that falls to it is out."""
    doom = ancient("The Doom", miracle=miracle_of("Doom", 4, effect("harm", "use", "everyone", amount=100)))
    box = field((doom, 0))
    told = box.miracle("The Doom")
    assert [event["victor"] for event in named(told, "destroyed")] == [-1, -1, 0, 0]
    assert box.army(0).vp == 4
    assert kinds(told)[-1] == "ended"


# Mana Wells: Ancient One abilities can recharge and create them.


def well(
    do: str, on: str = "use", whom: str = "self", at: str = "wells", mana: tuple[int, ...] = (), **fields: Any
) -> Data:
    return effect("well", on, whom, at=at, also={"do": do, "mana": list(mana)}, **fields)


def spring(*effects: Data, role: str = "miracle", edition: str = "2015", at: tuple[int, int] = (2, 0)) -> Box:
    """An Ancient One of army 0 with these effects; a well of 6 and 6 of which one is left, a dry one, and a hidden one."""
    own = miracle_of("Source", 5, *effects) if role == "miracle" else spell("Source", 5, 2, *effects)
    box = field(({**ancient("The Deep"), role: own}, 0), rows=row(5), edition=edition)
    box.state.wells = [
        Well(box.region(at), (6, 6), 1, 0),
        Well(box.region((3, 0)), (4,), 1, 0),
        Well(box.region((4, 0)), (9,), 1, 1 << box.region((4, 0)) | 1 << box.region((3, 0))),
    ]
    return box


def left(box: Box) -> list[tuple[int, int]]:
    return [(one.region, one.left()) for one in box.state.wells if not one.among]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("does", "then", "told"),
    [
        (well("recharge"), [(2, 12), (3, 4)], ["miracle", "well-recharged", "well-recharged"]),
        (well("fill", mana=(5,)), [(2, 11), (3, 5)], ["miracle", "well-filled", "well-filled"]),
        (well("drain"), [(2, 0), (3, 0)], ["miracle", "well-drained"]),
        (well("remove"), [], ["miracle", "well-removed", "well-removed"]),
    ],
)
def test_a_miracle_touches_every_known_mana_well(
    does: Data, then: list[tuple[int, int]], told: list[str], edition: str
) -> None:
    """Mana Wells: recharged, filled, drained, removed; what is hidden stays as it is (ruling B53)."""
    box = spring(does, edition=edition)
    hidden = box.state.wells[2].data()
    assert kinds(box.miracle("The Deep")) == told
    assert left(box) == then
    assert box.state.wells[-1].data() == hidden


def test_a_miracle_creates_a_mana_well_where_each_of_some_golems_stands() -> None:
    """Mana Wells: a Region has only one, so that two of them make one; it is collected at the owner's next turn start."""
    box = spring(well("create", whom="allies", at="each", mana=(3, 2)))
    box.put(box.pieces[1], (0, 0))
    box.put(box.pieces[2], (1, 0))
    told = box.miracle("The Deep")
    assert [(event["region"], event["mana"]) for event in named(told, "well-created")] == [(0, [3, 2])]
    gains = [(event["army"], event["mana"]) for event in named([*box.end_turn(), *box.end_turn()], "well")]
    assert gains == [(0, 3)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blessing_fills_the_well_of_its_region_and_a_curse_drains_one(edition: str) -> None:
    """For each whom it is for who enters, or is there in the upkeep; nobody else's coming touches the well."""
    blessing = spring(well("fill", "upkeep", "allies_here", "each", (2,)), role="blessing", edition=edition, at=(0, 0))
    blessing.bless("The Deep", (0, 0))
    blessing.put(blessing.pieces[2], (3, 0))
    told = [*blessing.end_turn(), *blessing.end_turn()]
    assert [(event["mana"], event["left"]) for event in named(told, "well-filled")] == [([2], 2)]
    assert left(blessing)[0] == (0, 2)  # collected 6 first (ruling B8)
    curse = spring(well("drain", "enter", "enemies_here", "each"), role="curse", edition=edition, at=(0, 0))
    curse.put(curse.pieces[2], (3, 0))
    assert kinds(curse.curse("The Deep", (0, 0))) == ["cursed"]
    curse.put(curse.pieces[2], (1, 0))
    curse.end_turn()
    assert kinds(curse.move(curse.pieces[2], "Walk", (0, 0)))[-1] == "well-drained"
    assert left(curse)[0] == (0, 0)
