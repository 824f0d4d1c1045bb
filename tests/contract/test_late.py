"""Late positions: a match that is taken up from one is the match that was played, and its lines stay the truth."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from shem.core.contract import Over
from shem.core.errors import Disagreement
from shem.core.journal import Journal
from shem.core.late import EventReader, Late
from shem.core.log import LogEntry
from shem.core.match import Match
from shem.core.notation import canonical, events_data, pending_data
from shem.core.save import take_up
from tests.contract.tables import TABLES, Table, find
from tests.contract.walk import new_match, play

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


def again(match: Match, late: str = "", lines: list[str] | None = None) -> Match:
    """The match of these lines (default: its own), taken up in a journal of its own."""
    return take_up(Journal(match.lines if lines is None else lines), find, "match", late)


def told(match: Match) -> list[Any]:
    """Every event with the order of its tallies, and what else an entry says."""
    found: list[Any] = []
    for entry in match.log:
        if not isinstance(entry, LogEntry):
            found.append(entry.line())
            continue
        names = [[name for name, _ in event.tallies] for event in entry.events]
        key = None if entry.action is None else entry.action.key()
        found.append([entry.line(), names, entry.seat, key, entry.revealed, entry.length])
    return found


SECRET = re.compile('"secret":"[0-9a-f]*"')  # that of a match that is reopened is drawn anew


def now(match: Match) -> list[Any]:
    """What can be known of the match now."""
    views = [match.sight(seat).view() for seat in (None, *range(len(match.seats)))]
    seen = [events_data(match.sight(seat).events()) for seat in (None, *range(len(match.seats)))]
    legal = [[action.key() for action in match.legal(seat)] for seat in range(len(match.seats))]
    return [pending_data(match.pending), views, seen, legal, [SECRET.sub("", line) for line in match.lines]]


def take_back(match: Match, number: int) -> None:
    """Now and then something is taken back, and half the time done again."""
    if number % 5 == 3:
        match.undo(consent=range(len(match.seats)))
        if number % 2 == 0:
            match.redo(match.taken[-1][0])


def with_undos(table: Table, seed: int, decisions: int = 24) -> Match:
    match, choose = new_match(table, seed), Random(seed)
    for number in range(decisions):
        if isinstance(match.pending, Over):
            break
        play(match, choose, 1)
        take_back(match, number)
    return match


def test_every_event_is_read_as_it_was_told(table: Table) -> None:
    for seed in range(table.playouts):
        match = with_undos(table, seed)
        reader = EventReader(table.game)
        for entry in match.log:
            for event in entry.events if isinstance(entry, LogEntry) else []:
                read = reader.event(json.loads(canonical(event.data())))
                assert read == event and read.seers == event.seers and read.kind is event.kind
                assert [(name, tally.data(), tally.total) for name, tally in read.tallies] == [
                    (name, tally.data(), tally.total) for name, tally in event.tallies
                ]


def test_a_match_goes_on_from_any_late_position_as_from_its_lines(table: Table) -> None:
    for seed in range(min(table.playouts, 4)):
        match, choose = new_match(table, seed), Random(seed)
        lates = [Late(match)]
        for number in range(16):
            if isinstance(match.pending, Over):
                break
            play(match, choose, 1)
            take_back(match, number)
            lates.append(Late(match))
        texts = [late.text() for late in lates]
        assert lates[0].lines < lates[-1].lines == match.line_count
        for late, text in zip(lates[::3], texts[::3]):
            taken = again(match, text)
            assert taken.earlier is not None and taken.earlier.lines == late.lines
            assert told(taken) == told(match) and now(taken) == now(match)
            play(taken, Random(1), 3)
            other = again(match)
            assert other.earlier is None
            play(other, Random(1), 3)
            assert now(taken) == now(other)


def test_what_came_before_is_there_when_it_is_asked_for(table: Table) -> None:
    """Every position of the past, and undoing back to the set-up, with a late position in the way."""
    match = with_undos(table, 1)
    taken = again(match, Late(match).text())
    for mine, other in zip(match.log, taken.log):
        if isinstance(mine, LogEntry):
            assert isinstance(other, LogEntry)
            assert other.state.data() == mine.state.data()
    back = again(match, Late(match).text())
    while len(match.live) > 1:
        for one in (match, back):
            one.undo(consent=range(table.seats))
        assert back.state.data() == match.state.data()
    assert now(back) == now(match)


def test_what_was_taken_back_before_can_be_done_again_after(table: Table) -> None:
    match, choose = new_match(table, 3), Random(3)
    play(match, choose, 6)
    after = match.state.data()
    match.undo(consent=range(table.seats), count=2)
    taken = again(match, Late(match).text())
    for one in (match, taken):
        one.redo(one.taken[-1][0])
        one.redo(one.taken[-1][0])
        assert one.state.data() == after
    assert told(taken) == told(match) and now(taken) == now(match)


def spoiled(text: str) -> list[str]:
    """Texts that are none, or not this match's."""
    data = json.loads(text)
    state = dict(data["state"])
    state.pop(sorted(state)[0])
    return [
        "?",
        "[]",
        text[:-1],
        canonical({**data, "rules": data["rules"] + 1}),
        canonical({**data, "lines": data["lines"] - 1}),
        canonical({**data, "lines": data["lines"] + 400}),
        canonical({**data, "lines": None}),
        canonical({**data, "digest": "0" * 64}),
        canonical({**data, "lengths": 3}),
        canonical({**data, "state": state}),
        canonical({**data, "state": {}}),
        canonical({**data, "state": None}),
    ]


def test_a_late_position_that_does_not_fit_is_of_no_account(table: Table) -> None:
    match = with_undos(table, 2)
    early = json.loads(Late(new_match(table, 2)).text())
    late = Late(match).text()
    foreign = [Late(with_undos(table, 3)).text(), canonical({**json.loads(late), "state": early["state"]})]
    for text in [*spoiled(late), *foreign]:
        taken = again(match, text)
        assert taken.earlier is None, text[:80]
        assert told(taken) == told(match) and now(taken) == now(match)


def test_lines_that_were_changed_are_found_out_in_spite_of_it(table: Table) -> None:
    """Changed where the late position stands for them, they are played again and disagree; after it, they do anyhow."""
    match = with_undos(table, 4)
    late = Late(match).text()
    lines = match.lines
    at = next(number for number, line in enumerate(lines) if line.startswith('{"digest":') and '"done":1,' in line)
    changed = canonical({**json.loads(lines[at]), "digest": "0" * 64})
    with pytest.raises(Disagreement):
        again(match, late, [*lines[:at], changed, *lines[at + 1 :]])
