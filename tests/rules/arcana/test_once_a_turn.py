"""What a Blessing or Curse does on entering or being placed, it does to a Golem at most once a turn (ruling B13)."""

from __future__ import annotations

import json

import pytest

from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import Go
from shem.games.arcana.parts.state import Battle
from tests.rules.arcana.made import ancient, change, effect, golem, knight, melee, move, named, power, row, spell
from tests.rules.arcana.test_encounters import encounter

EDITIONS = pytest.mark.parametrize("edition", ["2015", "2014"])
PLAIN = golem("Plain", moves=[move("Walk", 1, 5)], attacks=[melee("Blow", 100, 0)])
TRAPPER = ancient(
    "Trapper",
    blessing=spell("Spring", 3, 1, effect("heal", "enter", "allies_here", amount=4)),
    curse=spell(
        "Pit",
        6,
        2,
        effect("harm", "enter", "enemies_here", amount=10),
        change("movement", -1, "enter", "enemies_here", rounds=1),
    ),
)


def trap(edition: str = "2015") -> Box:
    pieces = [("Plain", 0, (0, 0)), ("Plain", 1, (3, 0)), ("Plain", 1, (4, 0))]
    box = arcana.sandbox(row(6), pieces, golems=[PLAIN], ancients=[(TRAPPER, 0)], edition=edition)
    box.army(0).mana = 100
    return box


@EDITIONS
def test_ruling_B13_a_curse_that_is_moved_to_and_fro_harms_once_a_turn(edition: str) -> None:
    """The Covered Pit was moved 17 times in a turn for 10 Health each."""
    box = trap(edition)
    _, first, second = box.pieces
    hurt = 0
    for column in (3, 4, 3, 4, 3):
        hurt += len(named(box.curse("Trapper", (column, 0)), "harmed"))
    assert (hurt, first.health, second.health) == (2, 90, 90)
    assert [len(piece.effects) for piece in (first, second)] == [1, 1], "nor is what lasts laid anew"
    box.end_turn()
    box.end_turn()
    box.curse("Trapper", (4, 0))
    assert (first.health, second.health) == (90, 80), "another turn"


def test_ruling_B13_a_golem_that_comes_back_is_not_harmed_again_this_turn() -> None:
    """Its own turn is another than the one in which it was placed."""
    box = trap()
    walker = box.pieces[1]
    box.curse("Trapper", (3, 0))
    box.end_turn()
    box.move(walker, "Walk", (2, 0))
    assert walker.health == 90
    box.army(1).ap = 6
    box.move(walker, "Walk", (3, 0))
    assert walker.health == 80
    box.army(1).ap = 6
    box.move(walker, "Walk", (2, 0))
    box.army(1).ap = 8
    box.move(walker, "Walk", (3, 0))
    assert walker.health == 80


def test_ruling_B13_a_blessing_heals_once_a_turn() -> None:
    box = trap()
    healed = box.pieces[0]
    healed.health = 10
    for column in (0, 1, 0, 1, 0):
        box.bless("Trapper", (column, 0))
    assert healed.health == 14


def test_ruling_B13_dispelled_and_placed_anew_it_has_still_acted() -> None:
    duster = knight("Duster", power("Dust", effect("dispel", "use", "self", at="there", select=["curse"]), aim="region"))
    box = arcana.sandbox(
        row(4),
        [{"golem": "Plain", "army": 0, "at": (0, 0), "knight": duster}, {"golem": "Plain", "army": 1, "at": (3, 0)}],
        golems=[PLAIN],
        ancients=[(TRAPPER, 0)],
    )
    box.army(0).mana = 40
    box.curse("Trapper", (3, 0))
    box.use(box.pieces[0], "Dust", (3, 0))
    assert box.state.zones == [] and box.curse_cost("Trapper").total == 6
    box.curse("Trapper", (3, 0))
    assert box.pieces[1].health == 90


def test_ruling_B13_each_ability_and_each_army_counts_for_itself() -> None:
    """The Curse of another army is another one; so is another Curse."""
    other = ancient("Other", curse=spell("Bog", 1, 1, effect("harm", "enter", "enemies_here", amount=3)))
    box = arcana.sandbox(
        row(4), [("Plain", 0, (0, 0)), ("Plain", 1, (3, 0))], golems=[PLAIN], ancients=[(TRAPPER, 0), (other, 0)]
    )
    box.army(0).mana = 40
    box.curse("Trapper", (3, 0))
    box.curse("Trapper", (2, 0))
    box.curse("Other", (3, 0))
    assert box.pieces[1].health == 87


def test_ruling_B13_what_a_golem_or_the_scenario_lays_is_no_blessing_or_curse() -> None:
    """Cinders burn whoever walks into them, as often as he does."""
    ground = {"name": "Cinders", "at": [[1, 0]], "effects": [effect("harm", "enter", "everyone_here", amount=5)]}
    box = arcana.sandbox(
        row(4), [("Plain", 0, (0, 0)), ("Plain", 1, (3, 0))], golems=[PLAIN], scenario={"regions": [ground]}
    )
    for column in (1, 0, 1):
        box.army(0).ap = 8
        box.move(box.pieces[0], "Walk", (column, 0))
    assert box.pieces[0].health == 90


@EDITIONS
def test_ruling_B13_what_a_rounds_end_brings_is_no_part_of_the_next_rounds_first_turn(edition: str) -> None:
    """A storm at the Round's end blows a Golem into the Pit; it comes back into it in its turn."""
    blown = effect("displace", "use", "everyone", distance=1)
    storm = encounter("storm", "round_end", {"kind": "effects", "effects": [blown]}, round=1)
    box = arcana.sandbox(
        row(5),
        [("Plain", 0, (0, 0)), ("Plain", 1, (4, 0))],
        golems=[PLAIN],
        ancients=[(TRAPPER, 1)],
        scenario={"encounters": [storm]},
        edition=edition,
    )
    walker = box.pieces[0]
    box.end_turn()
    box.army(1).mana = 10
    box.curse("Trapper", (1, 0))
    box.end_turn()
    for cell in ((1, 0), (3, 0)):
        box.play(Go(box.region(cell)))
    assert (box.state.round, walker.health) == (2, 90)
    for lost, column in ((0, 0), (10, 1), (0, 0), (0, 1)):
        box.army(0).ap = 10
        before = walker.health
        box.move(walker, "Walk", (column, 0))
        assert before - walker.health == lost


def test_ruling_B13_a_position_remembers_who_has_met_it() -> None:
    """Displaced into it, out of it and in again, in a position that was saved in between."""
    thrower = golem("Thrower", attacks=[melee("Throw", 100, 0, effect("displace", distance=2), ap=1)])
    box = arcana.sandbox(
        row(4), [("Thrower", 1, (0, 0)), ("Plain", 0, (0, 0))], golems=[thrower, PLAIN], ancients=[(TRAPPER, 1)], turn=1
    )
    box.army(1).mana = 40
    box.curse("Trapper", (1, 0))
    box.army(1).ap = 20
    thrown = box.pieces[1]
    box.attack(box.pieces[0], "Throw", thrown, 42)
    box.play(Go(box.region((1, 0))))
    assert thrown.health == 90
    again = GAME.state(box.setup, json.loads(json.dumps(box.state.data())))
    assert isinstance(again, Battle) and again == box.state and again.met == box.state.met != ()
    assert box.state.copy().met == box.state.met
    box.put(thrown, (0, 0))
    box.attack(box.pieces[0], "Throw", thrown, 42)
    box.play(Go(box.region((1, 0))))
    assert thrown.health == 90
    box.end_turn()
    assert box.state.met == () and "met" not in box.state.data()
