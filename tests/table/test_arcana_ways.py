"""The ways of moves and Charges at a table: what they are known to do, and naming them (rulings B27, B38)."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.sight import Sight
from shem.faces.arcana.telling.ways import way_of
from shem.games import arcana
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.games.arcana.parts.actions import Charge, Go, Route
from shem.locale.words import Words
from shem.table.face import face
from tests.rules.arcana.made import Data, ancient, effect, golem, melee, move, pass_turns, spell
from tests.rules.arcana.staged import staged

RAM = golem("Ram", attacks=[melee("Butt", 50, 20)], moves=[move("Walk", mp=4)])
WALL = golem("Wall")


def field(*rows: str) -> Box:
    """The Ram at the upper left; four Walls fill the last Region of the first row."""
    last = (len(rows[0].split()) - 1, 0)
    return arcana.sandbox(list(rows), [("Ram", 0, (0, 0)), *[("Wall", 1, last)] * 4], golems=[RAM, WALL])


def choices(box: Box, **about: int) -> list[dict[str, Any]]:
    words = Words("en")
    labels = ["human", "human"]
    view = face("arcana").stage(words, box.setup, labels)
    found: list[dict[str, Any]] = view.ask(Sight(GAME, box.setup, box.state, 0, []), "choices", about, [])["choices"]
    return found


def test_ruling_B27_every_approach_is_shown_with_what_its_way_does() -> None:
    """The cheapest first, through the Pit; the dearer one spares it."""
    box = field("P- T- P-", "P- P- P-")
    found = [choice for choice in choices(box, golem=0, slot=1) if choice["kind"] == "charge" and choice["target"] == 1]
    assert [(choice["approach"], choice["path"]) for choice in found] == [(1, [1]), (5, [3, 4, 5])]
    assert [{name: choice["numbers"][name] for name in ("mp", "loss", "gain")} for choice in found] == [
        {"mp": 2, "loss": 10, "gain": 0},
        {"mp": 4, "loss": 0, "gain": 0},
    ]
    assert "2 MP, 10 Health lost" in found[0]["text"] and "10 Health" in found[0]["warning"]
    assert "lost" not in found[1]["text"] and "warning" not in found[1]


def test_ruling_B38_a_move_says_what_its_path_does() -> None:
    found = {choice["region"]: choice for choice in choices(field("P- W- P- P-"), golem=0, slot=0) if "region" in choice}
    assert found[2]["text"].endswith("2 MP, 5 Health lost") and found[2]["numbers"]["loss"] == 5
    assert "5 Health" in found[2]["warning"]


def test_ruling_B38_the_way_of_a_charge_can_be_named_with_its_attack_at_hand() -> None:
    """The choice stands among the Charges; once the way is named, the Charges from there stand among the steps."""
    box = field("P- W- P- P-", "P- P- P- P-")
    (route,) = [choice for choice in choices(box, golem=0, slot=1) if choice["kind"] == "route"]
    assert route["key"] == list(Route(0, 0).key()) and "Walk" in route["text"]
    calm = field("P- P- P- P-", "P- P- P- P-")
    assert [choice for choice in choices(calm, golem=0, slot=1) if choice["kind"] == "route"] == []
    box = field("P- W- P-", "P- P- P-")
    box.play(Route(0, 0))
    for region in (3, 4, 5):
        assert [choice for choice in choices(box) if choice["kind"] == "charge"] == []
        box.play(Go(region))
    charges = [choice for choice in choices(box) if choice["kind"] == "charge"]
    assert [choice["key"] for choice in charges] == [list(Charge(0, 1, 0, target, 5).key()) for target in range(1, 5)]
    assert (charges[0]["path"], charges[0]["numbers"]["mp"], charges[0]["numbers"]["loss"]) == ([3, 4, 5], 4, 0)
    assert charges[0]["text"].startswith("Charge with Butt, 4 MP: ")


def told_and_lost(box: Box, *steps: int, turns: int = 0) -> tuple[int, int]:
    """Health that the way over these Regions is said to take and what it takes, then and in so many turns."""
    box.army(0).ap = 6
    box.play(Route(0, 0))
    for region in steps:
        box.play(Go(region))
    charge = Charge(0, 1, 0, 1, steps[-1])
    way = way_of(box.state, charge)
    assert way is not None and way.path == steps
    before = box.pieces[0].health
    box.play(charge, 91)  # a miss
    pass_turns(box, turns)
    return way.loss, before - box.pieces[0].health


@pytest.mark.parametrize("edition", ["2015", "2014"])
def test_ruling_B13_a_way_that_enters_a_curse_twice_is_told_to_cost_once(edition: str) -> None:
    runner = golem("Runner", attacks=[melee("Butt", 50, 0)], moves=[move("Walk", mp=5)])
    pyre = ancient("Ash", curse=spell("Pyre", 4, 2, effect("harm", "enter", "enemies_here", amount=6)))
    pieces = [("Runner", 0, (0, 0)), *[("Wall", 1, (2, 0))] * 4]
    box = arcana.sandbox(["P- P- P-"], pieces, golems=[runner, WALL], ancients=[(pyre, 1)], edition=edition, turn=1)
    box.army(1).mana = 4
    box.curse("Ash", (1, 0))
    box.end_turn()
    assert told_and_lost(box, 1, 0, 1) == (6, 6)


TRAP = effect("harm", "enter", "everyone_here", amount=6)
ONCE = effect("harm", "enter", "everyone_here", amount=6, once=True)
BURNS = effect("harm_each_turn", "enter", "everyone_here", amount=3, rounds=2)


@pytest.mark.parametrize("edition", ["2015", "2014"])
@pytest.mark.parametrize(
    ("code", "laid", "lost"),
    [("P-", [TRAP], 12), ("W-", [TRAP], 22), ("P-", [ONCE, TRAP], 6), ("P-", [TRAP, ONCE], 12), ("P-", [BURNS], 6)],
)
def test_ruling_B38_a_way_back_and_forth_is_told_to_cost_what_it_costs(
    edition: str, code: str, laid: list[Data], lost: int
) -> None:
    """Terrain and what lies there act at each entering, a trap until it is gone; over time it starts anew (ruling B46)."""
    runner = golem("Runner", attacks=[melee("Butt", 50, 0)], moves=[move("Walk", mp=5)])
    box = staged(
        [f"P- {code} P-"],
        [("Runner", 0, (0, 0)), *[("Wall", 1, (2, 0))] * 4],
        [runner, WALL],
        edition=edition,
        regions=[{"name": "It", "at": [[1, 0]], "effects": laid}],
    )
    assert told_and_lost(box, 1, 0, 1, turns=4 if BURNS in laid else 0) == (lost, lost)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terminal_names_the_way_of_a_charge_too(language: str) -> None:
    box = field("P- W- P-", "P- P- P-")
    voice = face("arcana").stage(Words(language), box.setup, ["human", "human"])

    def options(state: Any) -> list[Any]:
        return list(voice.menu(Sight(GAME, box.setup, state, 0, [])).options)

    of_golem = next(option for option in options(box.state) if option.opens is not None).opens()
    routes = [option for option in of_golem.options if option.key == [*Route(0, 0).key()]]
    assert (len(routes) == 1 and "Walk" in routes[0].label) or "Gehen" in routes[0].label
    box.play(Route(0, 0))
    for region in (3, 4, 5):
        box.play(Go(region))
    assert list(Charge(0, 1, 0, 1, 5).key()) in [option.key for option in options(box.state)]
