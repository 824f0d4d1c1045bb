"""Sources of faces."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shem.core.chance import Chance, Entry, Every, NeedRoll, RollRequest, Scripted, Sealed, Seeded, face_classes
from shem.core.errors import RollError
from shem.core.event import EVERYBODY, Event, EventKind, only

steady = settings(derandomize=True, deadline=None, database=None)
SECRET = bytes(range(32))


def faces(chance: Chance, sides: int, count: int) -> list[int]:
    entry = Entry(chance)
    return [entry.roll(sides, "test") for _ in range(count)]


@steady
@given(st.integers(0, 2**64), st.integers(1, 1000))
def test_seeded_faces_are_on_the_die_and_the_same_again(seed: int, sides: int) -> None:
    found = faces(Seeded(seed), sides, 20)
    assert all(1 <= face <= sides for face in found)
    assert found == faces(Seeded(seed), sides, 20)


@steady
@given(st.binary(min_size=1, max_size=40), st.integers(0, 10_000), st.integers(1, 1000))
def test_sealed_faces_are_on_the_die_and_the_same_again(secret: bytes, entry: int, sides: int) -> None:
    found = faces(Sealed(secret, entry), sides, 20)
    assert all(1 <= face <= sides for face in found)
    assert found == faces(Sealed(secret, entry), sides, 20)


@pytest.mark.parametrize("sides", [2, 6, 10, 100])
def test_sealed_faces_are_fair(sides: int) -> None:
    """Chi squared over 20,000 faces; 1.6 a degree of freedom and 20 more is far beyond what a fair die shows."""
    found = Counter(face for entry in range(200) for face in faces(Sealed(SECRET, entry), sides, 100))
    expected = 20_000 / sides
    chi = sum((found[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    assert chi < 1.6 * (sides - 1) + 20
    assert set(found) == set(range(1, sides + 1))


def test_sealed_faces_of_another_entry_or_secret_are_others() -> None:
    one = faces(Sealed(SECRET, 1), 100, 30)
    assert one != faces(Sealed(SECRET, 2), 100, 30)
    assert one != faces(Sealed(SECRET[::-1], 1), 100, 30)


def test_sealed_takes_known_faces_first_and_then_its_own_at_their_place() -> None:
    own = faces(Sealed(SECRET, 5), 100, 4)
    assert faces(Sealed(SECRET, 5, [7, 8]), 100, 4) == [7, 8, *own[2:]]


def test_sealed_without_the_apps_dice_asks_for_what_is_not_known() -> None:
    entry = Entry(Sealed(SECRET, 5, [7], app=False), telling=True)
    assert entry.roll(100, "first") == 7
    with pytest.raises(NeedRoll) as needed:
        entry.roll(20, "second", (3, 4), None, only(1))
    assert needed.value.request.data() == {"sides": 20, "purpose": "second", "args": [3, 4], "seers": 2}
    assert entry.draws == [7]


def test_scripted_gives_its_faces_and_then_asks() -> None:
    entry = Entry(Scripted([3, 1]), telling=True)
    assert [entry.roll(6, "a"), entry.roll(6, "b")] == [3, 1]
    with pytest.raises(NeedRoll) as needed:
        entry.roll(12, "c", (9,))
    assert (needed.value.request.sides, needed.value.request.purpose, needed.value.request.args) == (12, "c", (9,))
    assert entry.draws == [3, 1]


@pytest.mark.parametrize("face", [0, -1, 101])
@pytest.mark.parametrize("chance", [Scripted, lambda known: Sealed(SECRET, 0, known)])
def test_a_known_face_off_the_die_is_refused(chance: type[Scripted], face: int) -> None:
    with pytest.raises(RollError) as refused:
        Entry(chance([face])).roll(100, "to-hit")
    assert str(refused.value) == f"{face} is not on this die: it has the faces 1 to 100"
    assert refused.value.code == "roll-off-die"
    assert refused.value.details == {"face": face, "sides": 100, "purpose": "to-hit"}


def test_a_request_travels() -> None:
    request = RollRequest(6, "push", (1, 2), [0, 1, 1, 1, 2, 2, 2], only(0))
    again = pickle.loads(pickle.dumps(request))
    assert (again.data(), again.alike) == (request.data(), request.alike)


def test_face_classes_are_the_first_face_of_each_with_its_share() -> None:
    assert face_classes(4, None) == [(1, 0.25), (2, 0.25), (3, 0.25), (4, 0.25)]
    assert face_classes(4, [-1, 8, 9, 9, 8]) == [(1, 0.5), (2, 0.5)]


def futures_of(every: Every) -> list[tuple[list[int], float]]:
    """A rule with a roll that sometimes triggers another one, over all its futures."""
    found = []
    while True:
        entry = Entry(every, telling=True)
        if entry.roll(10, "hit", (), [-1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2]) == 10:
            entry.roll(6, "critical", (), [-1, 0, 0, 1, 1, 2, 2])
        found.append((entry.draws, every.weight))
        if not every.next():
            return found


def test_every_goes_through_each_class_once() -> None:
    found = futures_of(Every())
    assert [draws for draws, _ in found] == [[1], [6], [10, 1], [10, 3], [10, 5]]
    assert [weight for _, weight in found] == pytest.approx([0.5, 0.4, 1 / 30, 1 / 30, 1 / 30])


def test_every_face_by_itself() -> None:
    found = futures_of(Every(alike=False))
    assert len(found) == 9 + 6
    assert sum(weight for _, weight in found) == pytest.approx(1.0)


@steady
@given(st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=6), max_size=4))
def test_every_weights_sum_to_one(kinds: list[list[int]]) -> None:
    every, total, leaves = Every(), 0.0, 0
    while True:
        entry = Entry(every)
        for alike in kinds:
            entry.roll(len(alike), "any", (), [-1, *alike])
        total += every.weight
        leaves += 1
        if not every.next():
            break
    assert total == pytest.approx(1.0)
    expected = 1
    for alike in kinds:
        expected *= len(set(alike))
    assert leaves == expected


def test_an_entry_counts_its_rolls_and_keeps_them_only_when_it_tells() -> None:
    silent, telling = Entry(Scripted([1, 2])), Entry(Scripted([1, 2]), telling=True)
    for entry in (silent, telling):
        entry.roll(6, "a")
        entry.roll(6, "b")
    assert (silent.rolls, silent.draws) == (2, [])
    assert (telling.rolls, telling.draws) == (2, [1, 2])


def test_an_entry_knows_whether_it_showed_something_new() -> None:
    entry = Entry(Scripted([]), telling=True)
    entry.tell(Event(EventKind("walked", ("seat",)), (0,)))
    assert not entry.revealed
    entry.tell(Event(EventKind("saw", ("card",), reveals=True), (3,), seers=only(1)))
    assert entry.revealed


def test_everybody_may_see_a_roll_unless_it_says_otherwise() -> None:
    with pytest.raises(NeedRoll) as needed:
        Entry(Scripted([])).roll(6, "open")
    assert needed.value.request.seers == EVERYBODY
