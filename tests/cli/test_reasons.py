"""Why a bot chose what it chose, at the terminal: gains, and the chance to win where it looked further ahead."""

from __future__ import annotations

import pytest

from shem import games
from shem.core.bot import Choice, Considered, Term
from shem.core.chance import Entry, Seeded
from shem.faces.arcana.face import FACE
from shem.locale.words import Words
from shem.terminal.reasons import at_length


@pytest.mark.parametrize(("lang", "said"), [("en", "62.5 % to win by a look further ahead"), ("de", "62,5 % Siegchance")])
def test_a_chance_found_further_ahead_is_told_before_the_parts_of_the_gain(lang: str, said: str) -> None:
    game = games.game("arcana")
    setup = game.resolve({"seats": 2})
    state = game.new(setup, Entry(Seeded(1)))
    (seat,) = state.pending().seats
    action = state.legal(seat)[0]
    stage = FACE.stage(Words(lang), setup, ["Ann", "Ben"])
    for chance, told in ((0.625, True), (None, False)):
        found = Considered(action, 0.5, 0.0, 8, True, (Term("danger", 0.5),), chance)
        line = at_length(stage, seat, Choice(action, (found,)))[-1]
        assert (said in line) is told
        assert "+0.50" in line
