"""What a scenario changes, in words and in the numbers that are shown."""

from __future__ import annotations

from typing import Any

import pytest

from shem.core.sight import Sight
from shem.faces.arcana.telling.board import frame
from shem.faces.arcana.telling.names import Names
from shem.faces.arcana.telling.scenario import changes, claims
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.locale.words import Words
from shem.table.face import face
from tests.rules.arcana.made import Data, golem, melee, row
from tests.rules.arcana.staged import staged

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])


def battle(**scenario: Any) -> Box:
    return staged(row(3), [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0))], [PLAIN], **scenario)


def told(language: str, **scenario: Any) -> str:
    return frame(Names(Words(language), battle(**scenario).setup))


def pools(box: Box, army: int) -> list[tuple[str, int, list[tuple[str, int]]]]:
    words, setup = Words("en"), box.setup
    labels = ["human"] * GAME.seats(setup)
    view = face("arcana").stage(words, setup, labels)
    found = view.ask(Sight(GAME, setup, box.state, 0, []), "pools", {"army": army}, [])
    return [
        (number["code"], number["total"], [(line["text"], line["amount"]) for line in number["lines"]]) for number in found
    ]


def test_the_ap_of_first_turns() -> None:
    """The scenario says them by place in the turn order; the pool names them as what it began with."""
    assert "In turn order, the armies' first turns have 4 and 6 AP." in told("en", first_turn_ap=[4])
    assert "In Zugreihenfolge haben die ersten Züge der Armeen 4 und 6 AP." in told("de", first_turn_ap=[4])
    assert "first turns" not in told("en", first_turn_ap=[6])
    box = battle(first_turn_ap=[4])
    assert pools(box, 0)[0] == ("ap", 4, [("In the first turn at this place in the turn order", 4)])
    assert pools(box, 1)[0] == ("ap", 6, [("At the turn's start", 6)])


def test_what_destroyed_golems_are_worth() -> None:
    """Ruling B17: the scenario's share, what Constructs give, and what one position has otherwise."""
    assert "A destroyed Golem is worth 30% of its APV in VP." in told("en", destruction="apv", destruction_vp=30)
    assert "Destroyed Constructs are worth none." in told("en", construct_vp=False)
    assert "Zerstörte Konstrukte bringen keine." in told("de", construct_vp=False)
    own: list[Data] = [{"destruction": "apv", "destruction_vp": 7, "construct_vp": False}, {}]
    box = staged(row(3), [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0))], [PLAIN], own)
    assert "A destroyed Golem is worth 1, 2, 3 or 5 VP by its class." in frame(Names(Words("en"), box.setup))
    assert claims(Names(Words("en"), box.setup)) == [
        "Position 1 (army 0): a destroyed Golem is worth 7% of its APV in VP, a Construct none.",
    ]
    assert claims(Names(Words("de"), box.setup))[0] == (
        "Position 1 (army 0): ein zerstörter Golem bringt 7\u00a0% seines APV als SP, ein Konstrukt keine."
    )
    both = staged(row(3), [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0))], [PLAIN], [own[0], {"class_vp": [4, 4, 4, 4]}])
    assert "What destroyed Golems are worth depends on the position." in frame(Names(Words("en"), both.setup))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"of": "terrains", "name": "hills", "figures": {"walk": 3, "range": 2}},
         "Not as usual, Hills: 3 MP to walk in and +2 Range of attacks from there."),
        ({"of": "terrains", "name": "deep", "figures": {"walk": 0, "fly": 0, "stop": False, "blocks": "height"}},
         "Not as usual, Deep Water: closed to walkers, closed to flyers, no move may end there "
         "and it blocks sight, except from a height."),
        ({"of": "terrains", "name": "pit", "figures": {"enter": 0, "turn": 4, "climb": 2, "ranged_accuracy": -10}},
         "Not as usual, Pit: entering costs no Health, staying costs 4 Health, climbing out costs 2 AP "
         "and -10% Accuracy of Ranged attacks from there."),
        ({"of": "terrains", "name": "swamp", "figures": {"blessable": True}},
         "Not as usual, Swamp: takes Blessings and Curses."),
        ({"of": "covers", "name": "heavy", "figures": {"values": [25, 30, 10, 0], "intervenes": False}},
         "Not as usual, Heavy Cover: taken off To-Hit: Warsprite 25, Ogre 30, Titan 10, Colossus 0 "
         "and does not count on the way."),
    ],
)  # fmt: skip
def test_changed_figures_of_terrain_and_cover(change: Any, said: str) -> None:
    """Scenario-Specific Rules: what a scenario changes it states."""
    setup = {**battle().setup, "changed": [change]}
    assert changes(Names(Words("en"), setup)) == [said]
    assert len(changes(Names(Words("de"), setup))) == 1
