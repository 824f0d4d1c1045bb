"""What bots think of a position: reasons that add up, and that hang on nothing that the seat cannot know."""

from __future__ import annotations

import pytest

from shem.bots.greedy import GreedyBot
from shem.bots.reasons import TOLD, Done, Thought, judged, thought_of
from shem.bots.search import Effort, SearchBot
from shem.core.chance import Entry, Seeded
from shem.core.contract import State
from shem.core.sight import Sight
from tests.contract.tables import SECRETIVE, TABLES, Table
from tests.contract.walk import Decision, some

ALIKE = 0.04  # actions that greedy takes to be as good as each other: it chooses among them by chance
every_table = pytest.mark.parametrize("table", [*TABLES, *SECRETIVE], ids=str)


def thought(table: Table, state: State, decision: Decision) -> Thought:
    sight = Sight(table.game, table.setup, state, decision.seat)
    return thought_of(sight, GreedyBot(1).choose(sight), "greedy", 5)


@every_table
def test_a_thought_hangs_on_nothing_that_the_seat_cannot_know(table: Table) -> None:
    for decision in some(table, 3, 4):
        found = thought(table, decision.state, decision)
        for seed in range(2):
            world = decision.state.determinize(decision.seat, Entry(Seeded(seed)))
            assert thought(table, world, decision) == found


@every_table
def test_reasons_add_up(table: Table) -> None:
    for decision in some(table, 4, 4):
        found = thought(table, decision.state, decision)
        assert len(found.weighed) <= TOLD
        assert found.of >= max(1, len(found.weighed)), "what is possible, where nothing is weighed"
        if not found.weighed:
            continue
        assert found.weighed[0].key == found.key
        assert found.weighed[0].gain >= max(one.gain for one in found.weighed) - ALIKE
        for one in found.weighed:
            assert sum(gain for _, gain in one.terms) == pytest.approx(one.gain, abs=1e-6)
            assert 0.0 <= one.chance <= 1.0


@every_table
def test_a_judgement_is_the_same_again_and_leaves_the_position_alone(table: Table) -> None:
    for decision in some(table, 5, 4):
        state = decision.state
        before = state.data()
        sight = Sight(table.game, table.setup, state, decision.seat)
        dice = Entry(Seeded(3), telling=True)
        state.copy().apply(decision.seat, decision.action, dice)
        done = [Done(decision.seat, decision.action, dice.draws)]
        one, two = (judged(sight, state, done, GreedyBot, 5) for _ in range(2))
        assert one == two and state.data() == before
        if one.key == list(decision.action.key()):
            assert one.best == one.taken


@every_table
def test_a_search_tells_the_chances_that_it_found(table: Table) -> None:
    for decision in some(table, 6, 2):
        sight = Sight(table.game, table.setup, decision.state, decision.seat)
        choice = SearchBot(1, Effort(tried=2, first=2, most=4)).choose(sight)
        found = thought_of(sight, choice, "search", 5)
        counted = [one for one in choice.considered if one.chance is not None]
        assert found.ahead == bool(counted)
        if counted:
            assert found.weighed[0].key == found.key == list(choice.action.key())
            assert [one.chance for one in found.weighed] == [one.chance for one in counted]
            assert all(one.leaves for one in counted)
