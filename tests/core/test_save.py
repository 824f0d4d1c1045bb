"""A saved match that is wrong is refused by path and line, with what would be right, and is not touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shem
from shem.core.contract import Roll
from shem.core.errors import Disagreement, SaveError
from shem.core.match import Match, begin
from shem.core.notation import canonical, digest_of
from shem.core.save import check, load, replay
from tests.contract.tables import find
from tests.specimen.rules.game import GAME
from tests.specimen.rules.words import ALLOCATE, DRAW, STRIKE, WALK, Act

Lines = list[dict[str, Any]]


def kept(path: Path) -> Match:
    """A small match with entered dice. Lines: 1 header, 2-6 set-up, 7-10 two allocations, 11-13 a draw with its roll,
    14-15 a walk, 16 its undo, 17-18 a walk again."""
    match = begin(GAME, GAME.resolve({"seats": 2}), ["human", "greedy"], ["enter", "enter"], bytes(32), path)
    while isinstance(match.pending, Roll):
        match.enter(1)
    match.play(0, Act(ALLOCATE, 1))
    match.play(1, Act(ALLOCATE, 2))
    match.play(0, Act(DRAW))
    match.enter(7)
    match.play(1, Act(WALK, 1))
    match.undo()
    match.play(1, Act(WALK, 0))
    return match


def test_the_lines_of_a_small_match(tmp_path: Path) -> None:
    match = kept(tmp_path / "match.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "match.jsonl").read_text().splitlines()]
    kinds = [next(name for name in ("shem", "open", "roll", "done", "undo") if name in line) for line in lines]
    walk = ["open", "done"]
    assert kinds == [
        "shem",
        "open",
        "roll",
        "roll",
        "roll",
        "done",
        *walk,
        *walk,
        "open",
        "roll",
        "done",
        *walk,
        "undo",
        *walk,
    ]
    assert lines[0]["seats"] == ["human", "greedy"] and lines[0]["setup"] == {"rounds": 4, "seats": 2}
    assert lines[11] == {"roll": 3, "face": 7, "by": "hand"}
    assert lines[12]["draws"] == [7]
    again = load(tmp_path / "match.jsonl", find)
    assert (again.seats, again.dice, again.header()) == (match.seats, match.dice, match.header())
    assert check(tmp_path / "match.jsonl", find) is None


def header(change: Callable[[dict[str, Any]], None]) -> Callable[[Lines], None]:
    """Change the first line and put the right digest on it, as a careful forger would."""

    def edit(lines: Lines) -> None:
        del lines[0]["digest"]
        change(lines[0])
        lines[0]["digest"] = digest_of(lines[0])

    return edit


def at(line: int, **values: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[line - 1].update(values)


def without(line: int) -> Callable[[Lines], None]:
    return lambda lines: lines.__delitem__(line - 1)


def event_of(line: int, **values: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[line - 1]["events"][0].update(values)


def twice(line: int) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(line - 1, dict(lines[line - 1]))


UNREADABLE = [
    ("format", header(lambda line: line.update(shem=2)), "save-format", 1, "this is format 2; format 1 is read here"),
    ("game", header(lambda line: line.update(game="chess")), "save-game", 1, "there is no game 'chess'"),
    (
        "newer rules",
        header(lambda line: line.update(rules=9)),
        "save-rules-newer",
        1,
        "played by version 9 of the rules of specimen; these are version 1",
    ),
    ("no set-up", header(lambda line: line.pop("setup")), "save-field", 1, "the first line lacks its set-up"),
    ("secret", header(lambda line: line.update(secret="xyz")), "save-field", 1, "its secret is not hex"),
    ("seats", header(lambda line: line.update(seats=["human"])), "save-field", 1, "this set-up is for 2 seats"),
    (
        "labels",
        header(lambda line: line.update(seats=[1, 2])),
        "save-field",
        1,
        "seats should be a list of texts, not [1,2]",
    ),
    (
        "edited header",
        at(1, seats=["human", "human"]),
        "save-header-edited",
        1,
        "the first line was changed: its digest is",
    ),
    (
        "missing entry",
        lambda lines: lines.__delitem__(slice(6, 8)),
        "save-number",
        7,
        "this is entry 2, it should be entry 1",
    ),
    ("missing open", without(7), "save-order", 7, "an entry is done that was never opened"),
    ("missing done", without(8), "save-order", 8, "a new action begins before the one before it is done"),
    ("undone too early", without(15), "save-order", 15, "an action is taken back before it is done"),
    ("roll too many", twice(12), "save-order", 13, "a roll is given that nothing asked for"),
    ("roll of another", at(12, roll=2), "save-number", 12, "this is entry 2, it should be entry 3"),
    ("dice of an action", at(11, dice="loaded"), "save-field", 11, 'dice are app or enter, not "loaded"'),
    ("face as text", at(12, face="7"), "save-field", 12, 'face should be a whole number, not "7"'),
    ("face as truth", at(12, face=True), "save-field", 12, "face should be a whole number, not true"),
    ("by nobody", at(12, by="ghost"), "save-field", 12, "a roll is by app or by hand, not by ghost"),
    ("action as text", at(11, action="draw"), "save-field", 11, 'an action is a list of whole numbers, not "draw"'),
    ("seat of none", at(11, seat=None), "save-field", 11, "seat should be a whole number, not null"),
    ("set-up of a seat", at(2, seat=0), "save-field", 2, "entry 0 is the set-up: its seat and action are null"),
    ("consent as text", at(16, consent="all"), "save-field", 16, 'a consent is a list of seats, not "all"'),
    (
        "another line",
        lambda lines: lines.insert(9, {"note": 1}),
        "save-line",
        10,
        "an open, a roll, a done, an undo, a redo, a seated, an order or a secret",
    ),
]

DIFFERENT = [
    ("seat", at(11, seat=1), 11, 3, "legality", "entry 3, Act(1,) of seat 1, is refused: not-asked"),
    ("action", at(11, action=[STRIKE]), 11, 3, "legality", "entry 3, Act(4,) of seat 0, is refused: no-target"),
    ("no action", at(11, action=[99]), 11, 3, "legality", "entry 3: there is no action [99]"),
    ("other action", at(14, action=[WALK, 0]), 15, 4, "events", "entry 4, events, number 1: the file says"),
    ("face", at(12, face=2), 13, 3, "draws", "entry 3, draws, number 1: the file says 7, the rules 2"),
    ("face 0", at(12, face=0), 12, 3, "draws", "entry 3: 0 is not on this die: it has the faces 1 to 12"),
    ("face 101", at(12, face=101), 12, 3, "draws", "entry 3: 101 is not on this die: it has the faces 1 to 12"),
    ("app's face", at(12, by="app"), 12, 3, "draws", "entry 3: the app's roll is 4, not 7"),
    ("no roll", without(12), 12, 3, "draws", "entry 3 is not done after 0 rolls: it asks for card"),
    ("draws", at(13, draws=[7, 7]), 13, 3, "draws", "entry 3, draws, number 2: the file says 7, the rules nothing"),
    ("no draws", at(13, draws=[]), 13, 3, "draws", "entry 3, draws, number 1: the file says nothing, the rules 7"),
    (
        "events",
        event_of(13, seat=1),
        13,
        3,
        "events",
        'the file says {"kind":"drew","seat":1}, the rules {"kind":"drew","seat":0}',
    ),
    ("digest", at(13, digest="0" * 64), 13, 3, "digest", f'entry 3, digest: the file says "{"0" * 64}", the rules "'),
    ("undo of another", at(16, of=3), 16, 5, "undo", "it should be"),
    ("undo by another", at(16, seat=0), 16, 5, "undo", "entry 5: this undo also needs the consent of seat 1"),
    (
        "no digest",
        lambda lines: lines[12].pop("digest"),
        13,
        3,
        "digest",
        "entry 3, digest: the file says nothing, the rules",
    ),
]


def edited(path: Path, edit: Callable[[Lines], None]) -> bytes:
    kept(path)
    lines: Lines = [json.loads(line) for line in path.read_text().splitlines()]
    edit(lines)
    path.write_text("".join(canonical(line) + "\n" for line in lines))
    return path.read_bytes()


@pytest.mark.parametrize(
    ("edit", "code", "line", "message"), [row[1:] for row in UNREADABLE], ids=[row[0] for row in UNREADABLE]
)
def test_an_edited_save_is_refused(
    edit: Callable[[Lines], None], code: str, line: int, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    content = edited(path, edit)
    with pytest.raises(SaveError) as refused:
        load(path, find)
    assert str(refused.value).startswith(f"{path}, line {line}: ")
    assert message in str(refused.value)
    assert (refused.value.code, refused.value.details["line"]) == (code, line)
    assert not isinstance(refused.value, Disagreement)
    assert path.read_bytes() == content
    with pytest.raises(SaveError):
        check(path, find)


@pytest.mark.parametrize(
    ("edit", "line", "entry", "what", "message"), [row[1:] for row in DIFFERENT], ids=[row[0] for row in DIFFERENT]
)
def test_a_save_that_the_rules_play_differently_names_the_first_entry(
    edit: Callable[[Lines], None], line: int, entry: int, what: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    content = edited(path, edit)
    found = check(path, find)
    assert found is not None
    assert (found.line, found.entry, found.what) == (line, entry, what)
    assert str(found).startswith(f"{path}, line {line}: ") and message in str(found)
    with pytest.raises(Disagreement):
        load(path, find)
    assert path.read_bytes() == content
    seen = []
    with pytest.raises(Disagreement):
        for played in replay(path, find):
            seen.append(played.number)
    assert seen == list(range(entry))


@pytest.mark.parametrize("name", ["arcana", "archmage"])
def test_a_set_up_that_the_game_cannot_read_is_an_error_of_the_first_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    shem.new(name, seed=1, path=path)
    first = json.loads(path.read_text().splitlines()[0])
    refused = 0
    for field in first["setup"]:
        for wrong in (None, 7, 1.5, "x", [], {}, [7], {"x": 7}):
            header = {**first, "setup": {**first["setup"], field: wrong}}
            del header["digest"]
            path.write_text(canonical({**header, "digest": digest_of(header)}) + "\n")
            try:
                shem.load(path)
            except SaveError as error:
                refused += 1
                assert error.code in ("save-field", "save-setup") and error.details["line"] == 1
                assert str(error).startswith(f"{path}, line 1: the ")
    assert refused > len(first["setup"])


@pytest.mark.parametrize("wrong", [[], {}, None, 7, [[]]])
@pytest.mark.parametrize("what", ["digest", "draws", "events"])
def test_a_result_of_the_wrong_kind_is_a_disagreement(what: str, wrong: object, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    edited(path, lambda lines: lines[12].update({what: wrong}))
    found = check(path, find)
    assert found is not None
    assert (found.entry, found.what) == (3, what)


def test_the_consent_of_a_seat_that_is_not_there_is_none(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    edited(path, lambda lines: lines[15].update(consent=[7]))
    found = check(path, find)
    assert found is not None
    assert found.what == "undo"


@pytest.mark.parametrize("broken", [b"not json", b"[1, 2]", b'{"open": 3', b"\xff\xfe{}", b""])
def test_a_line_that_is_no_json_object_is_refused(broken: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    kept(path)
    lines = path.read_bytes().split(b"\n")
    lines[10] = broken
    path.write_bytes(b"\n".join(lines))
    content = path.read_bytes()
    with pytest.raises(SaveError, match=r"line 11: not a (line of JSON|JSON object)") as refused:
        load(path, find)
    assert refused.value.code == "save-not-json"
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b'{"shem":1,"game":"spec'])
def test_without_its_first_line_there_is_no_match(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(content)
    with pytest.raises(SaveError) as refused:
        load(path, find)
    assert str(refused.value) == f"{path}, line 1: the first line is cut off, and without it there is no match to resume"
    assert path.read_bytes() == content


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be read: No such file or directory"):
        load(tmp_path / "none.jsonl", find)


@cache
def small_match() -> tuple[bytes, list[tuple[int, str]]]:
    """What the file of the small match holds, and its entries."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "match.jsonl")
        match = kept(path)
        return path.read_bytes(), [(entry.number, entry.digest) for entry in match.log]


@settings(derandomize=True, deadline=None, database=None, max_examples=300)
@given(st.data())
def test_any_changed_byte_is_refused_or_changes_nothing(data: st.DataObject) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "match.jsonl")
        written, whole = small_match()
        content = bytearray(written)
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
        path.write_bytes(content)
        try:
            match = load(path, find)
        except SaveError as refused:
            assert str(refused).startswith(f"{path}, line ")
        else:
            assert [(entry.number, entry.digest) for entry in match.log] == whole[: len(match.log)]
            assert len(match.log) >= len(whole) - 1
        assert path.read_bytes() == content


def test_a_torn_last_line_is_kept_as_a_notice_and_cut_off_by_the_next_write(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    kept(path)
    whole = path.read_bytes()
    with path.open("ab") as file:
        file.write(b'{"action":[3,1],"op')
    match = load(path, find)
    assert match.torn == '{"action":[3,1],"op'
    assert path.read_bytes() == whole + b'{"action":[3,1],"op'
    match.play(match.pending.seats[0], Act(ALLOCATE, 0))
    assert path.read_bytes().startswith(whole + b'{"action":[0,0],"open":7')
    assert load(path, find).torn is None


def test_saving_over_the_matchs_own_file_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = kept(path)
    content = path.read_bytes()
    match.save(path)
    assert path.read_bytes() == content
    match.play(match.pending.seats[0], Act(ALLOCATE, 0))
    assert path.read_bytes().startswith(content)
    assert check(path, find) is None


def test_a_saved_copy_is_a_match_of_its_own(tmp_path: Path) -> None:
    match = kept(tmp_path / "one.jsonl")
    match.save(tmp_path / "two.jsonl")
    copy = load(tmp_path / "two.jsonl", find)
    copy.play(copy.pending.seats[0], Act(ALLOCATE, 0))
    match.play(match.pending.seats[1], Act(ALLOCATE, 2))
    assert check(tmp_path / "one.jsonl", find) is None and check(tmp_path / "two.jsonl", find) is None
    assert (tmp_path / "one.jsonl").read_bytes() != (tmp_path / "two.jsonl").read_bytes()


def test_replaying_a_match_in_memory_gives_its_log(tmp_path: Path) -> None:
    match = kept(tmp_path / "match.jsonl")
    assert list(replay(match, find)) == match.log
