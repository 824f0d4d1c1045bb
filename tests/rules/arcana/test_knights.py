"""Knights: every Golem has one, a Colossus three; Golem Masters have no power and an APV of 0."""

from __future__ import annotations

import pytest

from shem.core.chance import Entry, Scripted
from shem.games.arcana.box import Box
from shem.games.arcana.content.sandbox import sandbox_setup
from shem.games.arcana.game import GAME
from shem.games.arcana.parts import vocabulary as v
from shem.games.arcana.rules.damage import destroy
from shem.games.arcana.rules.victory import apv_on_board

PIECES = [("Horned Blight", 0, (0, 0)), ("Dune Viper", 1, (1, 0))]


@pytest.mark.parametrize("scenario", ["three-cairns", "thirst", "four-winds"])
def test_ruling_B30_a_knight_commands_each_golem_of_the_ready_armies(scenario: str) -> None:
    """Each Knight is unique in an army; only Golem Masters, who cost nothing, come again."""
    plan = GAME.plan(GAME.resolve({"scenario": scenario}))
    assert [len(knights) for knights in plan.knights] == [3 if type.size == v.COLOSSUS else 1 for type in plan.types]
    for muster in plan.musters:
        knights = [knight for number in muster.golems for knight in plan.knights[number]]
        named = [knight.id for knight in knights if knight.rank != v.GOLEM_MASTER]
        assert len(named) == len(set(named))
        assert all((knight.apv == 0) == (knight.rank == v.GOLEM_MASTER) for knight in knights)
        assert muster.apv <= 500


def test_golem_destruction_counts_the_knight() -> None:
    """Golem Destruction: a Golem of 80 APV with a Knight of 20 gives its army 20 Mana (rulings, C)."""
    setup = sandbox_setup(["P- P-"], PIECES, None, [], {"destruction": "apv"}, [], "2015")
    setup["knights"].append({"id": "twenty", "rank": "golem-master", "apv": 20})
    setup["armies"][0]["knights"] = [["twenty"]]
    box = Box(setup, [(army, cell) for _, army, cell in PIECES], 1)
    assert apv_on_board(box.state, 0) == 100
    destroy(box.state, box.pieces[0], 1, Entry(Scripted([])))
    assert box.army(0).mana == 20
    assert box.army(1).vp == 16, "ruling B17: VP count the Golem alone"
