"""What bots take a position of Wizards to be worth."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.wizards.duel import Duels
from shem.games.wizards.game import GAME
from shem.games.wizards.greedy import GreedyWizard
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.value import value_of
from shem.games.wizards.weights import TRAINED


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.more)])
def test_with_duels_that_are_remembered_it_is_what_is_worked_out_from_nothing(seats: int) -> None:
    """One memory for a whole game, in which stacks change all the time."""
    setup = GAME.resolve({"seats": seats, "round_limit": 15})
    state = GAME.new(setup, Entry(Seeded(seats)))
    assert isinstance(state, WizardsState)
    bots = [GreedyWizard(seat) for seat in range(seats)]
    duels, clashes = Duels(), 0
    while not isinstance(pending := state.pending(), Over):
        seat = pending.seats[0]
        for other in range(seats):
            found = value_of(state, other, TRAINED, duels)
            assert found == value_of(state, other, TRAINED)
            clashes += dict(found)["clash"] != 0.0
        state.apply(seat, bots[seat].choose(Sight(GAME, setup, state, seat)).action, Entry(Seeded(clashes)))
    assert clashes > 20
