"""What the judgements of a match say of it."""

from __future__ import annotations

import shem
from shem.bots.registry import bot
from shem.table.analysis import analysis_of, decisions
from shem.table.voice import Voice
from shem.terminal.analysing import judgement


def test_of_what_was_taken_back_nothing_is_told() -> None:
    match = shem.new("arcana", seed=3, scenario="three-cairns")
    player = bot("random", "arcana", 1)
    for _ in range(4):
        seat = match.state.pending().seats[0]
        match.play(seat, player.choose(match.sight(seat)).action)
    judged = {entry.number: judgement(match, place, entry) for place, entry in decisions(match.live)}
    voice = Voice("en", match)
    told = analysis_of(match, voice, judged, False)
    assert (told["done"], told["of"], len(told["chances"])) == (4, 4, 5)
    assert all(chances is not None and abs(sum(chances) - 100.0) < 0.2 for chances in told["chances"])
    match.undo(consent=range(2))
    told = analysis_of(match, voice, judged, False)
    assert (told["done"], told["of"]) == (3, 3)
    assert [chances is None for chances in told["chances"]] == [False, False, False, False, True, True]
