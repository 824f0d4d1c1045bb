"""A match refuses what is wrong, says why, and loses nothing by it. The specimen of the contract tests is played."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from shem.core.chance import Entry
from shem.core.contract import Refused, Roll, Setup, Together, Turn
from shem.core.errors import OptionError, RollError, SaveError, ShemError, UndoError
from shem.core.event import EVERYBODY, NOBODY, only
from shem.core.journal import Journal
from shem.core.log import LogEntry, Undone
from shem.core.match import Match, MatchCode, begin
from shem.core.notation import canonical, digest, pending_data
from shem.core.save import load, take_up
from tests.contract.tables import find
from tests.specimen.rules.game import GAME, SpecimenGame
from tests.specimen.rules.state import Specimen
from tests.specimen.rules.words import ALLOCATE, DRAW, PASS, STRIKE, WALK, Act

SECRET = bytes(range(32))


def match_of(dice: str = "app", path: Path | None = None, seats: int = 2) -> Match:
    return begin(GAME, GAME.resolve({"seats": seats}), ["human"] * seats, [dice] * seats, SECRET, path)


def allocated(match: Match) -> Match:
    """The match with its first allocation made: seat 0 or 1 is to take its turn."""
    for seat in list(match.pending.seats):
        match.play(seat, Act(ALLOCATE, 1))
    return match


def enter_set_up(match: Match) -> Match:
    while isinstance(match.pending, Roll):
        match.enter(1)
    return match


def mark(match: Match) -> str:
    waiting = match.waiting
    faces = None if waiting is None else list(waiting.faces)
    return canonical([digest(match.state), faces, len(match.log), pending_data(match.pending)])


# decisions
def test_simultaneous_decisions_come_in_any_order_and_stay_hidden() -> None:
    match = match_of()
    assert isinstance(match.pending, Together) and match.pending.seats == [0, 1]
    match.play(1, Act(ALLOCATE, 2))
    assert match.pending.seats == [0]
    assert match.sight(0).view()["pots"] == [-1, 0]
    assert match.sight(1).view()["pots"] == [-1, 2]
    match.play(0, Act(ALLOCATE, 0))
    assert isinstance(match.pending, Turn)
    assert match.sight(0).view()["pots"] == [0, 2]


def test_an_illegal_action_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = match_of(path=path)
    before, content = mark(match), path.read_bytes()
    with pytest.raises(Refused, match=r"^not legal: other-question$") as refused:
        match.play(0, Act(WALK, 1))
    assert refused.value.refusal.data() == {"code": "other-question", "need": -1, "have": -1, "about": -1}
    assert refused.value.code == "refused"
    assert (mark(match), path.read_bytes()) == (before, content)


def test_a_refusal_names_what_is_missing() -> None:
    match = allocated(match_of())
    seat = match.pending.seats[0]
    state = match.state
    assert state.view(None)["rest"] > 0
    refusal = match.why_not(1 - seat, Act(PASS))
    assert refusal is not None and refusal.code.value == "not-asked"
    with pytest.raises(Refused, match="not legal: not-asked"):
        match.play(1 - seat, Act(PASS))


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = match_of()
    assert match.legal(seat) == []
    refusal = match.why_not(seat, Act(ALLOCATE, 1))
    assert refusal is not None and refusal.code is MatchCode.NO_SUCH_SEAT
    with pytest.raises(Refused, match=f"not legal: no-such-seat \\(needs 2, has {seat}\\)"):
        match.play(seat, Act(ALLOCATE, 1))


def test_an_error_travels() -> None:
    refusal = match_of().why_not(5, Act(PASS))
    assert refusal is not None
    again = pickle.loads(pickle.dumps(Refused(refusal)))
    assert isinstance(again, Refused) and again.refusal == refusal and str(again) == str(Refused(refusal))
    error = pickle.loads(pickle.dumps(UndoError("undo-nothing", "there is nothing to undo", {"seats": "1"})))
    assert (error.code, str(error), error.details) == ("undo-nothing", "there is nothing to undo", {"seats": "1"})


# entered dice
def test_a_match_with_entered_dice_begins_by_asking_for_the_deal() -> None:
    match = match_of("enter")
    pending = match.pending
    assert isinstance(pending, Roll) and pending.seat is None and pending.seats == []
    assert pending.request.data() == {"sides": 14, "purpose": "card", "args": [], "seers": only(0)}
    assert pending_data(pending) == {"kind": "roll", "seats": [], "seat": None, "request": pending.request.data()}
    with pytest.raises(ShemError, match="the set-up waits for a roll: there is no position yet"):
        match.sight(0)
    assert match.legal(0) == []
    enter_set_up(match)
    assert match.sight(0).view()["hands"][0] == [[0, 1]]


@pytest.mark.parametrize("face", [0, 15, -3, 101])
def test_an_entered_face_off_the_die_is_refused_and_nothing_is_lost(face: int, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = match_of("enter", path)
    match.enter(14)
    assert isinstance(match.pending, Roll) and match.pending.request.sides == 13
    content = path.read_bytes()
    with pytest.raises(RollError) as refused:
        match.enter(face)
    assert str(refused.value) == f"{face} is not on this die: it has the faces 1 to 13"
    assert path.read_bytes() == content
    assert match.waiting is not None and list(match.waiting.faces) == [14]
    match.enter(13)
    assert match.waiting is not None and list(match.waiting.faces) == [14, 13]


def test_while_a_roll_is_awaited_nothing_else_is_taken() -> None:
    match = allocated(enter_set_up(match_of("enter")))
    seat = match.pending.seats[0]
    match.play(seat, Act(DRAW))
    before = mark(match)
    pending = match.pending
    assert isinstance(pending, Roll) and pending.seat == seat and pending.request.seers == only(seat)
    assert match.legal(seat) == []
    refusal = match.why_not(seat, Act(PASS))
    assert refusal is not None and refusal.code is MatchCode.ROLL_AWAITED
    with pytest.raises(Refused, match="not legal: roll-awaited"):
        match.play(seat, Act(PASS))
    assert mark(match) == before
    assert [event.kind.code for event in match.told(1 - seat)] == ["drew"]


@pytest.mark.parametrize("give", [lambda match: match.enter(3), lambda match: match.roll()])
def test_a_roll_that_nobody_asked_for_is_refused(give: object) -> None:
    match = match_of()
    before = mark(match)
    assert callable(give)
    with pytest.raises(RollError, match=r"^no roll is being waited for$"):
        give(match)
    assert mark(match) == before


def test_one_roll_can_be_given_to_the_app() -> None:
    hand, app = match_of("enter"), match_of("app")
    while isinstance(hand.pending, Roll):
        hand.roll()
    assert digest(hand.state) == digest(app.state)
    assert match_of("enter").told(0) == []


@pytest.mark.parametrize(("seat_dice", "dice"), [("either", "enter"), ("enter", "app"), ("either", "app"), ("app", "app")])
def test_the_dice_of_one_action_can_differ_from_its_seats(seat_dice: str, dice: str, tmp_path: Path) -> None:
    """Only that action's; and a match that is taken up in its middle still knows."""
    path = tmp_path / "match.jsonl"
    match = allocated(enter_set_up(match_of(seat_dice, path)))
    seat = match.pending.seats[0]
    match.play(seat, Act(DRAW), dice)
    assert isinstance(match.pending, Roll) == (dice == "enter")
    again = load(path, find)
    assert mark(again) == mark(match)
    while isinstance(again.pending, Roll):
        again.enter(1)
    other = again.pending.seats[0]
    again.play(other, Act(DRAW))
    assert isinstance(again.pending, Roll) == (seat_dice == "enter")
    assert mark(load(path, find)) == mark(again)


def test_only_a_seat_that_was_set_up_so_enters_its_dice() -> None:
    match = allocated(match_of("app"))
    before = mark(match)
    with pytest.raises(OptionError, match="the app rolls for seat"):
        match.play(match.pending.seats[0], Act(DRAW), "enter")
    assert mark(match) == before


def test_what_was_entered_by_hand_is_known_of_each_entry(tmp_path: Path) -> None:
    """Also where the app gave some of its rolls, after loading, and when it is done again."""
    path = tmp_path / "match.jsonl"
    match = match_of("enter", path)
    match.enter(2)
    match.roll()
    match.enter(1)
    allocated(match)
    seat = match.pending.seats[0]
    match.play(seat, Act(DRAW))
    match.enter(7)
    match.undo(range(2), seat)
    match.redo(seat)
    assert [list(entry.hand) for entry in match.live if isinstance(entry, LogEntry)] == [[2, 1], [], [], [7]]
    assert [list(entry.hand) for entry in load(path, find).live] == [[2, 1], [], [], [7]]


def test_dice_of_an_action_are_of_a_known_kind() -> None:
    match = allocated(match_of())
    before = mark(match)
    with pytest.raises(OptionError, match="dice are app or enter, not 'loaded'"):
        match.play(match.pending.seats[0], Act(DRAW), "loaded")
    assert mark(match) == before


# undo
def test_an_action_without_dice_or_news_can_be_undone_freely() -> None:
    match = allocated(match_of())
    seat, before = match.pending.seats[0], canonical(match.state.data())
    match.play(seat, Act(WALK, 1))
    assert match.undo_needs() == []
    match.undo()
    assert canonical(match.state.data()) == before
    last = match.log[-1]
    assert isinstance(last, Undone)
    assert last.line() == {"undo": 4, "of": 3, "seat": seat, "consent": [], "digest": digest(match.state)}


def test_what_drew_or_showed_something_needs_everybodys_consent() -> None:
    match = allocated(match_of(seats=3))
    seat = match.pending.seats[0]
    others = [other for other in range(3) if other != seat]
    match.play(seat, Act(DRAW))
    assert match.undo_needs() == others
    before = mark(match)
    with pytest.raises(UndoError) as refused:
        match.undo(consent=others[:1])
    assert str(refused.value) == f"this undo also needs the consent of seat {others[1]}"
    assert refused.value.details == {"seats": str(others[1])}
    assert mark(match) == before
    match.undo(consent=others)
    assert match.pending.seats == [seat]


def test_the_last_allocation_reveals_all_and_is_not_free() -> None:
    match = match_of()
    match.play(0, Act(ALLOCATE, 1))
    assert match.undo_needs() == []
    match.play(1, Act(ALLOCATE, 1))
    assert match.undo_needs() == [0]


def test_who_did_not_decide_last_needs_consent() -> None:
    match = match_of(seats=3)
    match.play(0, Act(ALLOCATE, 1))
    match.play(2, Act(ALLOCATE, 1))
    assert match.undo_needs(2) == []
    assert match.undo_needs(0) == [1, 2]
    with pytest.raises(UndoError, match="this undo also needs the consent of seat 1, 2"):
        match.undo(seat=0)
    match.undo(seat=2)
    match.undo(seat=0)
    assert match.pending.seats == [0, 1, 2]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_undoes_nothing(seat: int) -> None:
    match = match_of()
    match.play(0, Act(ALLOCATE, 1))
    with pytest.raises(UndoError, match=f"there is no seat {seat}; the match has 2"):
        match.undo(consent=[0, 1], seat=seat)
    with pytest.raises(UndoError, match="consent of seat 0"):
        match.undo(consent=[seat], seat=1)
    match.undo(consent=[0, seat], seat=1)
    undone = match.log[-1]
    assert isinstance(undone, Undone)
    assert undone.consent == [0]


def test_the_set_up_cannot_be_undone() -> None:
    match = match_of()
    for _ in range(2):
        with pytest.raises(UndoError, match=r"^there is nothing to undo$"):
            match.undo(consent=[0, 1])
    with pytest.raises(UndoError, match=r"^there is nothing to undo$"):
        match_of("enter").undo(consent=[0, 1])


def test_an_action_can_be_withdrawn_before_its_first_roll_and_not_after() -> None:
    match = allocated(enter_set_up(match_of("enter")))
    seat, before = match.pending.seats[0], canonical(match.state.data())
    match.play(seat, Act(DRAW))
    assert match.undo_needs() == []
    match.undo()
    assert match.pending.seats == [seat] and canonical(match.state.data()) == before
    match.play(seat, Act(WALK, 1 - seat))
    match.play(1 - seat, Act(STRIKE))
    match.enter(2)
    pending = match.pending
    assert isinstance(pending, Roll) and pending.request.purpose == "critical"
    marked = mark(match)
    with pytest.raises(UndoError, match=r"^a roll of this action is already entered: finish the action first$"):
        match.undo(consent=[0, 1])
    assert mark(match) == marked


# files
def test_a_new_match_does_not_write_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("precious")
    with pytest.raises(SaveError) as refused:
        match_of(path=path)
    assert str(refused.value) == f"{path} is already there; it was left as it is"
    assert path.read_text() == "precious"


def test_a_file_changed_by_somebody_else_is_not_written_to(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = match_of(path=path)
    with path.open("a") as file:
        file.write("{}\n")
    content, before = path.read_bytes(), mark(match)
    with pytest.raises(SaveError, match="was changed by somebody else while this match was played"):
        match.play(0, Act(ALLOCATE, 1))
    assert (path.read_bytes(), mark(match)) == (content, before)


def test_an_action_that_cannot_be_written_is_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = match_of(path=path)
    content, before = path.read_bytes(), mark(match)
    path.rename(tmp_path / "away.jsonl")
    with pytest.raises(FileNotFoundError):
        match.play(0, Act(ALLOCATE, 1))
    assert mark(match) == before
    (tmp_path / "away.jsonl").rename(path)
    match.play(0, Act(ALLOCATE, 1))
    assert path.read_bytes().startswith(content) and len(match.log) == 2


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """A line that is only half written is cut off by the next one that fits."""
    resource = pytest.importorskip("resource")
    path = tmp_path / "match.jsonl"
    match = match_of(path=path)
    before, size = mark(match), path.stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 20, hard))
    try:
        with pytest.raises(OSError, match="File too large"):
            match.play(0, Act(ALLOCATE, 1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert mark(match) == before
    assert path.stat().st_size == size + 20
    match.play(0, Act(ALLOCATE, 2))
    again = load(path, find)
    assert again.torn is None and mark(again) == mark(match)


class Notebook(Journal):
    """Lines kept in a list, as a database would; it can be full."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[str] = []
        self.full = False

    def keep(self, at: int, texts: list[str]) -> None:
        if self.full:
            raise OSError("full")
        assert at == len(self.kept)
        self.kept += texts


def test_a_match_is_kept_in_any_journal(tmp_path: Path) -> None:
    """Each line is kept before it counts, and a file says the same."""
    notebook = Notebook()
    match = begin(GAME, GAME.resolve({"seats": 2}), ["human"] * 2, ["enter"] * 2, SECRET, journal=notebook)
    allocated(enter_set_up(match))
    match.play(match.pending.seats[0], Act(DRAW))
    assert notebook.kept == match.lines and match.line_count == len(match.lines)
    notebook.full, before = True, mark(match)
    with pytest.raises(OSError, match="full"):
        match.enter(1)
    assert mark(match) == before and match.lines == notebook.kept
    match.save(tmp_path / "copy.jsonl")
    assert (tmp_path / "copy.jsonl").read_text().splitlines() == notebook.kept
    again = Notebook()
    again.lines, again.kept = list(notebook.kept), list(notebook.kept)
    taken = take_up(again, find, "the notebook")
    assert mark(taken) == before
    taken.enter(1)
    assert again.kept == taken.lines


# seats
@pytest.mark.parametrize(
    ("seats", "dice", "message"),
    [
        (["human"], ["app", "app"], "this set-up is for 2 seats, not for 1 seats with 2 kinds of dice"),
        (["human", "greedy"], ["app"], "this set-up is for 2 seats, not for 2 seats with 1 kinds of dice"),
        (["human", "greedy"], ["app", "loaded"], "dice are app, enter or either, not 'loaded'"),
    ],
)
def test_seats_and_dice_must_fit(seats: list[str], dice: list[str], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        begin(GAME, GAME.resolve({}), seats, dice, SECRET)
    assert str(refused.value) == message


def test_a_spectator_sees_and_does_nothing() -> None:
    sight = allocated(match_of()).sight(None)
    assert sight.legal() == []
    assert all(event.seers == EVERYBODY for event in sight.events())
    assert sight.view()["hands"] == [[[-1, 1]], [[-1, 2]]]
    with pytest.raises(ValueError, match="a spectator takes no actions"):
        sight.why_not(Act(PASS))


# rolls that nobody may see
class Hiding(SpecimenGame):
    """The specimen, with a length that nobody knows: it is rolled between two rolls that all see."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "hiding"

    def new(self, setup: Setup, entry: Entry) -> Specimen:
        entry.roll(6, "before")
        hidden = entry.roll(1_000_000, "length", seers=NOBODY)
        entry.roll(6, "after")
        return super().new({**setup, "rounds": hidden}, entry)


@pytest.mark.parametrize("by_hand", [True, False])
def test_a_roll_that_nobody_may_see_is_the_apps_even_with_entered_dice(by_hand: bool, tmp_path: Path) -> None:
    """It is not asked for, it is the same when the match is taken up in its middle, and it hangs on the secret."""
    game, path = Hiding(), tmp_path / "hiding.jsonl"
    setup = game.resolve({"seats": 2})
    lengths = []
    for secret in (SECRET, SECRET[::-1]):
        path.unlink(missing_ok=True)
        match = begin(game, setup, ["human"] * 2, ["enter"] * 2, secret, path)
        asked = []
        while isinstance(match.pending, Roll):
            asked.append(match.pending.request.purpose)
            match = load(path, lambda name: game)
            match.enter(2) if by_hand else match.roll()
        assert asked[:2] == ["before", "after"] and "length" not in asked
        entry = match.log[0]
        assert isinstance(entry, LogEntry) and len(entry.draws) == len(asked) + 1
        assert match.state.data()["rounds"] == entry.draws[1]
        assert digest(load(path, lambda name: game).state) == digest(match.state)
        lengths.append(entry.draws[1])
    assert lengths[0] != lengths[1]
