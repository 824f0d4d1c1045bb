"""How likely a seat of Wizards is said to win."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Any

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.wizards.game import GAME
from shem.games.wizards.greedy import GreedyWizard
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.winning import logit
from tests.rules.wizards.scene import SOUTH_EAST, WIZARD, Scene

OWN, NEARER, THEIRS = 1, 5, 62
EVEN = {OWN: "0 stone small man", THEIRS: "1 stone small man"}


def scene(golems: Mapping[int, str] = EVEN, hands: Mapping[int, str] | None = None, **more: Any) -> Scene:
    """With the first seat's Fate Phase, in which it always has something to decide."""
    return Scene(golems, hands, "fate", **more)


def odds(scene: Scene) -> float:
    return logit(scene.state, 0)


def test_what_one_of_two_has_the_other_lacks() -> None:
    """In every position of a game the log odds of the two differ in sign alone."""
    setup = GAME.resolve({"seats": 2, "round_limit": 10})
    state = GAME.new(setup, Entry(Seeded(3)))
    assert isinstance(state, WizardsState)
    bots = [GreedyWizard(seat) for seat in range(2)]
    dice = Entry(Seeded(4))
    told: set[float] = set()
    while not isinstance(pending := state.pending(), Over):
        assert logit(state, 0) == pytest.approx(-logit(state, 1))
        told.add(logit(state, 0))
        seat = pending.seats[0]
        state.apply(seat, bots[seat].choose(Sight(GAME, setup, state, seat)).action, dice)
    assert len(told) > 100


def test_alike_sides_are_as_likely_to_win() -> None:
    assert odds(scene()) == pytest.approx(0.0)
    assert odds(scene({}, seats=4)) == pytest.approx(-log(3)), "one of four"
    assert odds(scene({}, seats=4, gone=[1, 2])) == pytest.approx(0.0), "one of the two that are left"


@pytest.mark.parametrize(
    "better",
    [
        scene(EVEN, mana=[21, 20]),
        scene(EVEN, {0: "dispell"}),
        scene(EVEN, {0: "small"}),
        scene(EVEN, damage={(SOUTH_EAST, WIZARD): 1}),
        scene({**EVEN, OWN: "0 iron small man"}),
        scene({**EVEN, OWN: "0 stone giant man"}),
        scene({NEARER: "0 stone small man", THEIRS: "1 stone small man"}),
    ],
    ids=["Mana", "a Dispell", "a Size card", "a wounded enemy", "stronger", "larger", "nearer"],
)
def test_what_makes_it_likelier(better: Scene) -> None:
    assert odds(better) > 0.0


def test_who_is_dead_has_lost_and_who_is_left_alone_has_won() -> None:
    assert logit(scene({}, seats=3, gone=[1]).state, 1) < -5.0
    alone = scene({}, gone=[1])
    assert odds(alone) == -logit(alone.state, 1) > 5.0
