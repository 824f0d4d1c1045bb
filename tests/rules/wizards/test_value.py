"""What bots take a position of Wizards to be worth."""

from __future__ import annotations

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.games.wizards.duel import Duels, Stack, margin
from shem.games.wizards.game import GAME
from shem.games.wizards.greedy import GreedyWizard
from shem.games.wizards.parts.state import WizardsState
from shem.games.wizards.value import value_of
from shem.games.wizards.weights import TRAINED
from tests.rules.wizards.scene import WATER, Scene, setup_for


def test_with_duels_that_are_remembered_it_is_what_is_worked_out_from_nothing() -> None:
    """One memory for a whole game, in which stacks change all the time."""
    setup = GAME.resolve({"seats": 2, "round_limit": 15})
    state = GAME.new(setup, Entry(Seeded(2)))
    assert isinstance(state, WizardsState)
    bots = [GreedyWizard(seat) for seat in range(2)]
    duels, clashes = Duels(TRAINED), 0
    while not isinstance(pending := state.pending(), Over):
        for seat in range(2):
            found = value_of(state, seat, duels)
            assert found == value_of(state, seat, Duels(TRAINED))
            clashes += dict(found)["clash"] != 0.0
        seat = pending.seats[0]
        state.apply(seat, bots[seat].choose(Sight(GAME, setup, state, seat)).action, Entry(Seeded(clashes)))
    assert clashes > 20


def test_what_is_remembered_of_a_duel_is_told_apart_by_every_figure() -> None:
    """A Golem of each size and shape in several materials, against each other and against the Wizards."""
    setup = setup_for()
    materials, sizes, shapes = ([card["id"] for card in setup[part]] for part in ("materials", "sizes", "shapes"))
    kinds = [f"{material} {size} {shape}" for material in materials[::4] for size in sizes for shape in shapes]
    golems = {space: f"{space % 2} {kinds[at % len(kinds)]}" for at, space in enumerate(range(1, 63)) if space != WATER}
    state = Scene(golems).state
    duels, found = Duels(TRAINED), set()
    here, there = ([Stack(state, space, duels) for space in range(64) if state.units[space]] for _ in range(2))
    for ours in here:
        for theirs in there:
            found.add(duels.margin(ours, theirs))
            assert duels.margin(ours, theirs) == margin(ours.golems, theirs.units)
    assert len(found) > 200
