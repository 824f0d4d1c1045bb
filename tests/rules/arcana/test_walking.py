"""Movement, Region by Region: what happens on the way (ruling B38)."""

from __future__ import annotations

from shem.core.chance import Entry, Scripted
from shem.core.steps import Step
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.parts.state import Battle
from shem.games.arcana.rules.walking import way
from tests.rules.arcana.made import Data, effect, golem, kinds, melee, move, named, pass_turns, row
from tests.rules.arcana.staged import staged

WALKER = golem("Walker", health=12, moves=[move("Walk", mp=5)], attacks=[melee("Blow")])
TRIGGERED = golem(
    "Triggered", health=12, moves=[move("Walk", mp=5)], passive=[effect("harm", "move", "enemies_here", amount=7)]
)
OTHER = golem("Other")


def trap(at: int, amount: int = 4, **fields: object) -> Data:
    """A Region in which everyone who enters it is harmed."""
    found = effect("harm", "enter", "target", amount=amount)
    return {"name": "Trap", "at": [[at, 0]], "effects": [{**found, **fields}]}


def walkers(name: str = "Walker", *regions: Data, rows: list[str] | None = None) -> Box:
    pieces = [(name, 0, (0, 0)), ("Other", 1, (5, 0)), ("Other", 0, (0, 0))]
    return staged(rows or row(6), pieces, [WALKER, TRIGGERED, OTHER], regions=list(regions))


def test_a_walk_is_told_in_one_go_with_the_regions_really_walked() -> None:
    box = walkers(rows=["P- W- W- W- P- P-"])
    told = box.move(box.pieces[0], "Walk", (4, 0))
    assert kinds(told) == ["moved", "harmed", "harmed", "harmed", "destroyed"]
    assert named(told, "moved")[0]["path"] == [1, 2, 3], "it dies in the third Swamp, and stops there"
    assert box.pieces[0].at == -2


def test_region_effects_on_entry_act_in_turn() -> None:
    """Region-Based Special Effects: a trap on the way acts before the next Region is entered."""
    box = walkers("Walker", trap(1), trap(2, 9))
    told = box.move(box.pieces[0], "Walk", (4, 0))
    assert [(event["path"], event["ap"]) for event in named(told, "moved")] == [([1], 1), ([2], 0)]
    assert [event["damage"] for event in named(told, "harmed")] == [4, 9]
    assert kinds(told) == ["moved", "harmed", "moved", "harmed", "destroyed"]


def test_a_region_effect_that_moves_the_walker_ends_its_move() -> None:
    """And the move's end triggers what a move's end does, where it is then."""
    thrown = {"name": "Geyser", "at": [[2, 0]], "effects": [effect("displace", "enter", "target", distance=1)]}
    box = walkers("Triggered", thrown)
    box.put(box.pieces[1], (3, 0))
    told = box.move(box.pieces[0], "Walk", (3, 0))
    assert kinds(told) == ["moved"], "somebody has to choose"
    assert isinstance(box.state.steps[-1], Step) and box.state.steps[-1].data()[0] == "displace"


def test_ruling_B40_displacement_enters_but_ends_no_move() -> None:
    """A displaced Golem is harmed by what it enters; its own triggers of moves do not act."""
    thrown = golem("Thrower", attacks=[melee("Throw", 100, 0, effect("displace", "hit", "target", distance=1))])
    pieces = [("Thrower", 0, (0, 0)), ("Triggered", 1, (0, 0)), ("Other", 0, (1, 0)), ("Other", 1, (5, 0))]
    box = staged(row(6), pieces, [thrown, TRIGGERED, OTHER], regions=[trap(1)])
    box.attack(box.pieces[0], "Throw", box.pieces[1], 42)
    told = box.displace((1, 0))
    assert [(event["golem"], event["damage"]) for event in named(told, "harmed")] == [(box.pieces[1].number, 4)]


def test_moved_means_in_the_newest_turn() -> None:
    box = walkers()
    assert not box.pieces[0].moved
    box.move(box.pieces[0], "Walk", (1, 0))
    assert box.pieces[0].moved
    box.end_turn()
    assert box.pieces[0].moved, "its army's newest turn is still that one"
    box.end_turn()
    assert not box.pieces[0].moved
    assert not any(piece.moved for piece in box.pieces[1:])


def test_a_walk_that_costs_nothing_is_a_step_of_its_own() -> None:
    """Charging walks like a move: Region by Region, with the move's end."""
    box = walkers("Triggered", trap(1))
    box.put(box.pieces[1], (3, 0))
    piece = box.pieces[0]
    box.state.steps.append(way(piece, piece.type.abilities[0], (1, 2, 3)))
    entry = Entry(Scripted([]), telling=True)
    box.state.settle(entry)
    assert (piece.at, piece.health, box.pieces[1].health, box.army(0).ap) == (3, 8, 93, 6)
    assert [(event["path"], event["ap"]) for event in named(entry.events, "moved")] == [([1], 0), ([2, 3], 0)]


def test_a_walk_in_the_middle_is_kept_in_json() -> None:
    thrown = {"name": "Geyser", "at": [[2, 0]], "effects": [effect("displace", "enter", "target", distance=1)]}
    box = walkers("Walker", thrown)
    box.move(box.pieces[0], "Walk", (4, 0))
    assert [step.data()[0] for step in box.state.steps][1:] == ["resolved", "walking", "happening", "displace"]
    again = GAME.state(box.setup, box.state.data())
    assert isinstance(again, Battle) and again == box.state
    assert [step.data() for step in again.steps] == [step.data() for step in box.state.steps]


def test_the_zone_knows_its_triggers() -> None:
    box = walkers("Walker", trap(1))
    assert (box.state.zones[0].layout.triggers >> v.ON_ENTER) & 1
    assert named(pass_turns(box, 2), "harmed") == [], "standing there is not entering"
