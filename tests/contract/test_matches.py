"""Matches: entered dice, replay, interruption at any byte, undo."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from shem.core.contract import Over, Roll
from shem.core.errors import Disagreement, SaveError, UndoError
from shem.core.log import LogEntry, Undone
from shem.core.match import Match, begin
from shem.core.notation import canonical, digest, events_data
from shem.core.save import check, load, replay
from tests.contract.tables import TABLES, Table, find
from tests.contract.walk import new_match, play

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)

DECISIONS = 40


def marks(match: Match) -> list[tuple[int, str]]:
    return [(entry.number, entry.digest) for entry in match.log]


def played(table: Table, seed: int, dice: str = "app", path: Path | None = None, decisions: int = DECISIONS) -> Match:
    match = new_match(table, seed, dice, path)
    play(match, Random(seed), decisions)
    return match


def enter_all(match: Match, draws: list[int]) -> None:
    """Enter the faces one by one, each on the die that the match asks for; it asks for none that nobody may see."""
    while isinstance(match.pending, Roll):
        assert match.waiting is not None
        known = len(match.waiting.faces)
        assert list(match.waiting.faces) == draws[:known]
        match.enter(draws[known])
    last = match.log[-1]
    assert isinstance(last, LogEntry) and last.draws == draws


def test_entered_dice_play_the_same_match_as_the_apps(table: Table) -> None:
    for seed in range(table.playouts):
        app = played(table, seed)
        hand = new_match(table, seed, "enter")
        for entry in app.log:
            assert isinstance(entry, LogEntry)
            if entry.seat is not None and entry.action is not None:
                hand.play(entry.seat, entry.action)
            enter_all(hand, entry.draws)
            last = hand.log[-1]
            assert isinstance(last, LogEntry)
            assert events_data(last.events) == events_data(entry.events)
            assert last.digest == entry.digest
        assert marks(hand) == marks(app)


def test_only_the_seats_that_enter_are_asked_for_rolls(table: Table) -> None:
    """And all are asked for the set-up's, as soon as one seat enters."""
    dice = ["enter", *["app"] * (table.seats - 1)]
    match = begin(table.game, table.setup, ["human"] * table.seats, dice, bytes(32))
    choose, actions = Random(1), 0
    while not isinstance(match.pending, Over) and actions < 200:
        pending = match.pending
        if isinstance(pending, Roll):
            assert pending.seat in (None, 0)
            match.roll()
        else:
            seat = choose.choice(pending.seats)
            match.play(seat, choose.choice(match.legal(seat)))
            actions += 1
    assert marks(match) == marks(played_as(match))


def played_as(match: Match) -> Match:
    """The same decisions with all dice by the app, from the same secret."""
    again = begin(match.game, match.setup, match.seats, ["app"] * len(match.seats), bytes(32))
    for entry in match.log:
        assert isinstance(entry, LogEntry)
        if entry.seat is not None and entry.action is not None:
            again.play(entry.seat, entry.action)
    return again


def test_a_replay_reaches_the_same_digests(table: Table, tmp_path: Path) -> None:
    for seed in range(table.playouts):
        path = tmp_path / f"{seed}.jsonl"
        match = played(table, seed, path=path)
        assert marks(load(path, find)) == marks(match)
        assert [(entry.number, entry.digest) for entry in replay(path, find)] == marks(match)
        assert check(path, find) is None


def test_a_saved_match_is_the_file_that_kept_it(table: Table, tmp_path: Path) -> None:
    match = played(table, 2, "enter", tmp_path / "kept.jsonl")
    match.save(tmp_path / "saved.jsonl")
    assert (tmp_path / "saved.jsonl").read_bytes() == (tmp_path / "kept.jsonl").read_bytes()
    played(table, 2, "enter").save(tmp_path / "memory.jsonl")
    assert (tmp_path / "memory.jsonl").read_bytes() == (tmp_path / "kept.jsonl").read_bytes()


def test_a_match_that_was_taken_up_again_goes_on_as_if_nothing_had_been(table: Table, tmp_path: Path) -> None:
    for seed in range(table.playouts):
        whole = played(table, seed, "enter", tmp_path / f"whole-{seed}.jsonl", 12)
        path, choose = tmp_path / f"parts-{seed}.jsonl", Random(seed)
        match = new_match(table, seed, "enter", path)
        for _ in range(12):
            play(match, choose, 1)
            match = load(path, find)
        play(match, choose, 0)
        assert path.read_bytes() == (tmp_path / f"whole-{seed}.jsonl").read_bytes()
        assert marks(match) == marks(whole)


def some_cuts(content: bytes, ends: set[int]) -> list[int]:
    """Some lengths at which a file is cut off, half of them near the end of a line."""
    random = Random(len(content))
    near = [end + shift for end in sorted(ends) for shift in (-1, 0)]
    return sorted({*random.sample(near, min(25, len(near))), *random.sample(range(len(content)), 25), 0, len(content)})


@pytest.mark.parametrize("dice", ["app", "enter"])
def test_an_interrupted_match_resumes_at_any_byte(table: Table, dice: str, tmp_path: Path) -> None:
    """Nothing that was whole on disk is lost, the file is not touched by loading, and the match can be played on."""
    match = played(table, 3, dice, tmp_path / "whole.jsonl", 3)
    match.undo(consent=range(table.seats), count=2)
    match.redo(match.taken[-1][0])
    play(match, Random(1), 1)
    content = (tmp_path / "whole.jsonl").read_bytes()
    whole, header = marks(match), content.index(b"\n") + 1
    cut = tmp_path / "cut.jsonl"
    ends = {at + 1 for at, byte in enumerate(content) if byte == 10}
    for length in range(len(content) + 1) if table.every_byte else some_cuts(content, ends):
        cut.write_bytes(content[:length])
        if length < header:
            with pytest.raises(SaveError, match="the first line is cut off"):
                load(cut, find)
            assert cut.read_bytes() == content[:length]
            continue
        again = load(cut, find)
        assert cut.read_bytes() == content[:length]
        kept = content[:length].rfind(b"\n") + 1
        assert again.torn == (content[kept:length].decode(errors="replace") if kept < length else None)
        assert marks(again) == whole[: len(again.log)]
        done = sum(1 for line in content[:kept].splitlines()[1:] if {"done", "undo", "redo"} & set(json.loads(line)))
        assert len(again.log) >= done
        if length % 11 == 0 or (length in ends and table.every_byte):
            play(again, Random(2), 1)
            assert cut.read_bytes().startswith(content[:kept])
            assert marks(load(cut, find)) == marks(again)


def test_rolls_already_entered_are_still_there_after_an_interruption(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match, choose = new_match(table, 4, "enter", path), Random(4)
    for _ in range(60):
        pending = match.pending
        if isinstance(pending, Over):
            break
        if isinstance(pending, Roll):
            match.enter(choose.randint(1, pending.request.sides))
        else:
            seat = choose.choice(pending.seats)
            match.play(seat, choose.choice(match.legal(seat)))
        again = load(path, find)
        assert (again.waiting is None) == (match.waiting is None)
        if match.waiting is not None and again.waiting is not None:
            assert list(again.waiting.faces) == list(match.waiting.faces)
            assert again.waiting.line() == match.waiting.line()
            assert events_data(again.told(0)) == events_data(match.told(0))
        assert marks(again) == marks(match)


def test_undo_returns_the_exact_position(table: Table) -> None:
    for seed in range(table.playouts):
        match, choose = new_match(table, seed), Random(seed)
        for _ in range(DECISIONS):
            pending = match.pending
            if isinstance(pending, Over):
                break
            seat = choose.choice(pending.seats)
            before, views = canonical(match.state.data()), [match.sight(s).view() for s in range(table.seats)]
            legal, seen = match.legal(seat), [events_data(match.sight(s).events()) for s in range(table.seats)]
            action = choose.choice(legal)
            match.play(seat, action)
            match.undo(consent=range(table.seats))
            assert canonical(match.state.data()) == before
            last = match.log[-1]
            assert isinstance(last, Undone) and last.digest == digest(match.state)
            assert match.legal(seat) == legal
            assert [match.sight(s).view() for s in range(table.seats)] == views
            assert [events_data(match.sight(s).events()) for s in range(table.seats)] == seen
            match.play(seat, action)


def test_what_was_taken_back_is_done_again_as_it_was(table: Table, tmp_path: Path) -> None:
    """Several at once, with the same rolls and events; only by who took it back, and only while nothing else was done."""
    path = tmp_path / "match.jsonl"
    match = new_match(table, 5, path=path)
    play(match, Random(5), 8)
    before = canonical(match.state.data())
    done = [(entry.seat, entry.draws, events_data(entry.events), entry.digest) for entry in match.live]
    everybody = range(table.seats)
    asker = match.live[-1].seat
    assert asker is not None
    match.undo(everybody, asker, 3)
    lines = match.line_count
    if table.seats > 1:
        with pytest.raises(UndoError, match="took it back"):
            match.redo((asker + 1) % table.seats)
    with pytest.raises(UndoError, match="nothing to do again"):
        match.redo(asker, 4)
    assert match.line_count == lines
    match.redo(asker, 2)
    match.redo(asker)
    assert canonical(match.state.data()) == before and match.taken == []
    assert [(entry.seat, entry.draws, events_data(entry.events), entry.digest) for entry in match.live] == done
    assert [events_data(match.sight(seat).events()) for seat in everybody] == [
        events_data([event for entry in match.live for event in entry.events if event.seen_by(seat)]) for seat in everybody
    ]
    assert marks(load(path, find)) == marks(match)
    match.undo(everybody, asker)
    play(match, Random(6), 1)
    with pytest.raises(UndoError, match="nothing to do again"):
        match.redo(asker)


def test_a_redo_that_was_not_so_is_found_out(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match(table, 5, path=path)
    play(match, Random(5), 4)
    asker = match.live[-1].seat
    assert asker is not None
    match.undo(range(table.seats), asker, 2)
    match.redo(asker)
    *lines, last = path.read_text().splitlines()
    for change in ({"of": 1}, {"seat": asker + 1}, {"digest": "0" * 64}):
        path.write_text("\n".join([*lines, canonical({**json.loads(last), **change})]) + "\n")
        with pytest.raises(Disagreement) as found:
            load(path, find)
        assert found.value.what == "redo"


def test_undo_goes_back_to_the_set_up_and_the_log_says_so(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match(table, 6, path=path)
    start = canonical(match.state.data())
    play(match, Random(6), 10)
    count = len(match.log)
    for _ in range(count - 1):
        match.undo(consent=range(table.seats))
    assert canonical(match.state.data()) == start
    assert len(match.log) == 2 * count - 1
    assert marks(load(path, find)) == marks(match)


def test_an_undone_action_meets_new_dice(table: Table) -> None:
    """Entry numbers are never used twice, so nobody can undo, look and try again with the same rolls."""
    match, choose = new_match(table, 7), Random(7)
    numbers: set[int] = set()
    for _ in range(DECISIONS):
        pending = match.pending
        if isinstance(pending, Over):
            break
        seat = choose.choice(pending.seats)
        match.play(seat, choose.choice(match.legal(seat)))
        if choose.random() < 0.3:
            match.undo(consent=range(table.seats))
    for entry in match.log:
        assert entry.number not in numbers
        numbers.add(entry.number)
    assert sorted(numbers) == list(range(len(match.log)))
