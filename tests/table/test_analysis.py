"""What the judgements of a match say of it."""

from __future__ import annotations

import shem
from shem.bots.registry import bot
from shem.core.contract import Together
from shem.games.archmage.parts.actions import Allocate
from shem.table.analysis import analysis_of, decisions, known_at
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


def test_what_is_decided_at_once_is_judged_by_what_was_known_then() -> None:
    match = shem.new("archmage", seats=["random"] * 3, seed=3)
    player = bot("random", "archmage", 1)
    while len(match.live) < 40:
        seat = match.state.pending().seats[0]
        match.play(seat, player.choose(match.sight(seat)).action)
    alone = together = 0
    for place, entry in decisions(match.live):
        start = known_at(match.live, place)
        if isinstance(match.live[start - 1].state.pending(), Together):
            assert entry.seat in match.live[start - 1].state.pending().seats
            assert {one.seat for one in match.live[start:place]} == set(range(entry.seat or 0)), (
                "they are asked in their order"
            )
            together += 1
        else:
            assert start == place
            alone += 1
    assert together >= 6 and alone >= 6


def test_units_that_are_never_used_cost_something_and_no_dice_are_blamed_for_it() -> None:
    """One unit in each bowl, whatever there is, against a skilled bot."""
    match = shem.new("archmage", seats=["greedy", "person"], seed=4)
    bots = [bot("greedy", "archmage", seat) for seat in range(2)]
    places: list[int] = []
    while len(places) < 4:
        pending = match.state.pending()
        seat = pending.seats[0]
        action = bots[seat].choose(match.sight(seat)).action
        if seat == 1 and isinstance(action, Allocate):
            action = Allocate(1, 1, 1, 1)
            places.append(len(match.live))
        match.play(seat, action)
    found = [judgement(match, place, match.live[place]) for place in places]
    assert all(one.spread == 0 and one.taken == one.after[1] and one.best >= one.taken for one in found)
    assert sum(one.best - one.taken for one in found) > 0.02
