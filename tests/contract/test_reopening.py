"""What a file tells of a match that can still go on: no die that is to come, nothing that somebody was not shown."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from shem.core.along import taken_along
from shem.core.chance import RollRequest
from shem.core.contract import Over, Roll
from shem.core.errors import Disagreement, SaveError, ShemError, UndoError
from shem.core.late import Late
from shem.core.log import FREED, HOST, TAKEN, LogEntry, Opened
from shem.core.match import Match, begin
from shem.core.notation import canonical
from shem.core.save import check, load, take_up
from tests.contract.tables import TABLES, Table, find
from tests.contract.test_late import again
from tests.contract.walk import new_match, play

SECRET = re.compile('"secret":"([0-9a-f]+)"')
SMALL = [table for table in TABLES if not table.name.startswith("arcana")]
OPEN = [table for table in TABLES if not table.hides]
HIDING = [table for table in TABLES if table not in OPEN]


def secrets(match: Match) -> list[str]:
    return SECRET.findall("\n".join(match.lines))


def by_hand(table: Table, path: Path, dice: str) -> Match:
    return begin(table.game, table.setup, ["human"] * table.seats, [dice] * table.seats, bytes(range(32)), path)


def ended(table: Table, path: Path) -> Match:
    """A match that is over; one that can be given up is."""
    if not table.name.startswith("arcana"):
        match = new_match(table, 3, path=path)
        play(match, Random(3), table.longest)
        return match
    setup = table.game.resolve({**table.options, "resign": True})
    match = begin(table.game, setup, ["human"] * table.seats, ["app"] * table.seats, bytes(range(32)), path)
    play(match, Random(3), 12)
    while not isinstance(match.pending, Over):
        seat = match.pending.seats[0]
        give_up = [action for action in match.legal(seat) if type(action).__name__ == "Resign"]
        match.play(seat, (give_up or match.legal(seat))[0])
    return match


def faces(match: Match) -> list[int]:
    """What the app would roll in the next entries."""
    first = match.next_number()
    die = RollRequest(100, "try", (), None)
    return [match.app_face(Opened(number, 0, None), die) for number in range(first, first + 20)]


@pytest.mark.parametrize("table", [*SMALL, *(table for table in OPEN if table not in SMALL)], ids=str)
def test_an_ended_match_is_reopened_only_by_all_and_with_dice_that_nobody_knows(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = ended(table, path)
    assert taken_along(match) == match.lines, "once it is over, everything may be known"
    last = match.live[-1].seat
    assert last is not None
    others = [seat for seat in range(table.seats) if seat != last]
    assert match.undo_needs(last) == others
    for missing in others:
        with pytest.raises(UndoError, match="needs the consent"):
            match.undo([seat for seat in others if seat != missing], last)
    assert match.over
    match.undo(others, last)
    assert not match.over and len(set(secrets(match))) == 2
    assert load(path, find).state.data() == match.state.data() and check(path, find) is None

    # Whoever read the file goes on with what it said: as it was before dice were drawn anew.
    *lines, line = match.lines
    undone = json.loads(line)
    del undone["secret"]
    reader = tmp_path / "reader.jsonl"
    reader.write_text("\n".join([*lines, canonical(undone)]) + "\n")
    expected = load(reader, find)
    assert expected.state.data() == match.state.data(), "a file of before is still read"
    assert expected.next_number() == match.next_number() and faces(expected) != faces(match)
    play(match, Random(9), 10)
    assert check(path, find) is None
    assert faces(again(match, Late(match).text())) == faces(load(path, find)) == faces(match)


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_what_is_reopened_again_and_again_is_drawn_anew_each_time(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = ended(table, path)
    seat = match.live[-1].seat
    assert seat is not None
    for time in range(1, 4):
        match.undo(range(table.seats), seat)
        assert len(set(secrets(match))) == 1 + time
        match.redo(seat)
        assert match.over and (match.undo_needs(seat) or table.seats == 1)
    assert check(path, find) is None and load(path, find).over


@pytest.mark.parametrize("table", SMALL, ids=str)
def test_a_reopening_that_was_not_so_is_found_out(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = new_match(table, 3, path=path)
    play(match, Random(3), 3)
    match.undo(range(table.seats))
    *lines, last = path.read_text().splitlines()
    path.write_text("\n".join([*lines, canonical({**json.loads(last), "secret": "00" * 32})]) + "\n")
    with pytest.raises(Disagreement, match="reopens a match that is not over"):
        load(path, find)


@pytest.mark.parametrize("dice", ["app", "enter"])
@pytest.mark.parametrize("table", OPEN, ids=str)
def test_a_file_taken_along_carries_no_secret_and_can_be_taken_up(table: Table, dice: str, tmp_path: Path) -> None:
    """After any decision, while a roll is waited for, and once it was taken up and taken along again."""
    path, choose = tmp_path / "match.jsonl", Random(5)
    match = by_hand(table, path, dice)
    for place in range(14):
        if isinstance(match.pending, Roll):
            match.enter(1) if choose.random() < 0.7 else match.roll()
        elif not match.over:
            play_one(match, choose)
        if match.over:  # its file holds the secret now; dice are drawn anew each time it is taken up
            assert place > 3
            break
        lines = taken_along(match)
        text = "\n".join(lines) + "\n"
        assert not any(secret in text for secret in secrets(match))
        head = json.loads(lines[0])
        assert (head["secret"], head["unfinished"]) == (None, True)
        if place % 4 == 3:
            match = taken_up(match, text, tmp_path / f"taken-{place}.jsonl")


def play_one(match: Match, choose: Random) -> None:
    pending = match.pending
    assert not isinstance(pending, Roll | Over)
    seat = pending.seats[0]
    match.play(seat, choose.choice(match.legal(seat)))


def taken_up(match: Match, text: str, path: Path) -> Match:
    """The match as its file without a secret has it, gone on with; as far as it goes it is the same."""
    path.write_text(text)
    assert check(path, find) is None
    taken = load(path, find)
    assert [(entry.number, entry.digest) for entry in taken.log] == [(entry.number, entry.digest) for entry in match.log]
    assert not taken.has_secret and type(taken.pending) is type(match.pending)
    if taken.waiting is None:
        seat = taken.pending.seats[0] if not isinstance(taken.pending, Roll | Over) else 0
        with pytest.raises(ShemError, match="without the secret"):
            taken.play(seat, taken.legal(seat)[0])
    assert path.read_text() == text, "it is only changed once somebody goes on"
    taken.renew()
    play(taken, Random(2), 3)
    assert check(path, find) is None and load(path, find).lines == taken.lines
    return taken


@pytest.mark.parametrize("table", OPEN[:1], ids=str)
def test_dice_of_a_match_that_was_taken_up_are_others(table: Table, tmp_path: Path) -> None:
    match = new_match(table, 4, path=tmp_path / "match.jsonl")
    play(match, Random(4), 10)
    taken = tmp_path / "taken.jsonl"
    taken.write_text("\n".join(taken_along(match)) + "\n")
    found = []
    for _ in range(2):
        one = load(taken, find)
        content = taken.read_bytes()
        one.renew()
        found.append(faces(one))
        taken.write_bytes(content)
    assert faces(match) not in found and found[0] != found[1]


@pytest.mark.parametrize("table", OPEN[:1], ids=str)
def test_a_file_taken_along_that_was_cut_off_is_taken_up_at_any_line(table: Table, tmp_path: Path) -> None:
    match = new_match(table, 4, path=tmp_path / "match.jsonl")
    play(match, Random(4), 8)
    lines = taken_along(match)
    for length in range(1, len(lines) + 1):
        path = tmp_path / f"{length}.jsonl"
        path.write_text("\n".join(lines[:length]) + "\n")
        taken = load(path, find)
        assert not taken.has_secret
        taken.renew()
        assert taken.waiting is None and len(taken.live) == length // 2 + (length == 1)
        play(taken, Random(1), 2)
        assert check(path, find) is None and load(path, find).lines == taken.lines


@pytest.mark.parametrize("table", HIDING, ids=str)
def test_while_something_is_hidden_nothing_is_taken_along(table: Table, tmp_path: Path) -> None:
    """A position's digest alone would tell what is hidden in it. A late position knows of it, too."""
    match = new_match(table, 4, path=tmp_path / "match.jsonl")
    play(match, Random(4), 4)
    for one in (match, load(tmp_path / "match.jsonl", find), again(match, Late(match).text())):
        with pytest.raises(ShemError) as refused:
            taken_along(one)
        assert refused.value.code == "along-hidden"


@pytest.mark.parametrize("table", OPEN, ids=str)
def test_a_late_position_of_before_tells_nothing_of_what_is_hidden_so_that_nothing_is_taken_along(table: Table) -> None:
    match = new_match(table, 4)
    play(match, Random(4), 4)
    text = json.loads(Late(match).text())
    assert taken_along(again(match, canonical(text)))
    del text["hides"]
    with pytest.raises(ShemError):
        taken_along(again(match, canonical(text)))


# Who sits down.


@pytest.mark.parametrize("dice", ["app", "enter"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_who_sits_down_stands_in_the_log_and_changes_nothing_else(table: Table, dice: str, tmp_path: Path) -> None:
    """At any moment, also while a roll is waited for; numbers are never used twice, and what was undone stays so."""
    path, other = tmp_path / "match.jsonl", tmp_path / "other.jsonl"
    seated, plain = by_hand(table, path, dice), by_hand(table, other, dice)
    choose = [Random(6), Random(6)]
    for place in range(10):
        seated.seat(place % table.seats, (TAKEN, HOST, FREED)[place % 3])
        for one, random in zip((seated, plain), choose):
            if isinstance(one.pending, Roll):
                one.enter(1)
            else:
                play(one, random, 1, app=0.0)
    again_ = load(path, find)
    for one in (seated, again_):
        numbers = [entry.number for entry in one.log] + ([one.waiting.number] if one.waiting else [])
        assert len(set(numbers)) == len(numbers)
        assert isinstance(one.pending, Roll) == isinstance(seated.pending, Roll)
    if dice == "enter":
        assert [list(entry.draws) for entry in seated.live] == [list(entry.draws) for entry in plain.live]
    assert [entry.line() for entry in again_.log] == [entry.line() for entry in seated.log]
    assert sum(not isinstance(entry, LogEntry) for entry in seated.log) == 10
    if seated.waiting is None:
        late = again(seated, Late(seated).text())
        assert late.earlier is not None
        assert [entry.line() for entry in late.log] == [entry.line() for entry in seated.log]


@pytest.mark.parametrize("change", [{"seat": 99}, {"how": "gone"}, {"digest": "0" * 64}, {"seated": 7}])
def test_who_sat_down_cannot_be_made_up(change: dict[str, object], tmp_path: Path) -> None:
    table, path = SMALL[0], tmp_path / "match.jsonl"
    match = new_match(table, 1, path=path)
    play(match, Random(1), 2)
    match.seat(1, TAKEN)
    *lines, last = path.read_text().splitlines()
    path.write_text("\n".join([*lines, canonical({**json.loads(last), **change})]) + "\n")
    with pytest.raises(SaveError):
        load(path, find)


def test_a_new_secret_is_an_entry_of_the_log_that_cannot_stand_elsewhere(tmp_path: Path) -> None:
    table, path = SMALL[0], tmp_path / "match.jsonl"
    match = new_match(table, 1, path=path)
    play(match, Random(1), 2)
    match.renew(bytes(range(32)))
    play(match, Random(1), 4)
    assert check(path, find) is None and bytes(range(32)).hex() in path.read_text()
    lines = path.read_text().splitlines()
    at = next(place for place, line in enumerate(lines) if place and '"secret"' in line)
    path.write_text("\n".join([*lines[:at], *lines[at + 1 :]]) + "\n")
    assert check(path, find) is not None, "without it, the dice are others"
    path.write_text("\n".join([*lines[:at], canonical({**json.loads(lines[at]), "from": 1}), *lines[at + 1 :]]) + "\n")
    with pytest.raises(SaveError, match="it should be"):
        load(path, find)


def test_a_journal_is_taken_up_without_a_secret_from_memory_too() -> None:
    from shem.core.journal import Journal

    match = new_match(OPEN[0], 1)
    play(match, Random(1), 6)
    journal = Journal(taken_along(match))
    taken = take_up(journal, find, "memory")
    taken.renew()
    assert taken.state.data() == match.state.data()
    assert journal.lines[-1] == canonical({"secret": secrets(taken)[-1], "from": match.next_number()})
