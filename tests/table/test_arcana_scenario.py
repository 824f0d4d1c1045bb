"""What a scenario changes, in words and in the numbers that are shown."""

from __future__ import annotations

from typing import Any

from shem.core.sight import Sight
from shem.games.arcana.box import Box
from shem.games.arcana.game import GAME
from shem.locale.words import Words
from shem.table.stages import stage
from shem.telling.arcana.board import frame
from shem.telling.arcana.names import Names
from shem.telling.tellers import teller
from tests.rules.arcana.made import golem, melee, row
from tests.rules.arcana.staged import staged

PLAIN = golem("Plain", attacks=[melee("Blow", 75, 20)])


def battle(**scenario: Any) -> Box:
    return staged(row(3), [("Plain", 0, (0, 0)), ("Plain", 1, (2, 0))], [PLAIN], **scenario)


def told(language: str, **scenario: Any) -> str:
    return frame(Names(Words(language), battle(**scenario).setup))


def pools(box: Box, army: int) -> list[tuple[str, int, list[tuple[str, int]]]]:
    words, setup = Words("en"), box.setup
    labels = ["human"] * GAME.seats(setup)
    view = stage("arcana", words, setup, labels, teller("arcana", words, setup, labels))
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
