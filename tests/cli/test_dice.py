"""Real dice (ruling B36): which to roll, how to read them, when to roll again."""

from __future__ import annotations

from collections import Counter

import pytest

from shem.locale.words import Words
from shem.table.menu import NoAnswer
from shem.terminal.dice import die_for, instructions, read


@pytest.mark.parametrize("sides", range(2, 101))
def test_every_face_has_as_many_readings(sides: int) -> None:
    die = die_for(sides)
    found = [die.face(reading) for reading in range(1, die.size + 1)]
    faces = Counter(face for face in found if face is not None)
    again = found.count(None)
    assert sorted(faces) == list(range(1, sides + 1))
    assert len(set(faces.values())) == 1
    assert again < sides, "the smallest fair re-roll"
    assert die.size == (10 if sides <= 10 else 100)
    for face in range(1, sides + 1):
        assert [die.face(reading) for reading in die.readings(face)] == [face] * faces[face]


def test_eight_directions_reroll_nine_and_ten() -> None:
    assert [die_for(8).face(reading) for reading in range(1, 11)] == [1, 2, 3, 4, 5, 6, 7, 8, None, None]


def test_the_attack_dice_are_read_as_they_lie() -> None:
    die = die_for(100)
    assert [read(text, die) for text in ("00", "100", "7", "07", "99")] == [100, 100, 7, 7, 99]
    assert all(die.face(reading) == reading for reading in range(1, 101))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0", "roll-lone-zero"),
        ("000", "roll-off-dice"),
        ("101", "roll-off-dice"),
        ("9999999999", "roll-off-dice"),
        ("-5", "roll-not-a-number"),
        ("+5", "roll-not-a-number"),
        ("5.0", "roll-not-a-number"),
        ("five", "roll-not-a-number"),
        ("٣", "roll-not-a-number"),
        ("²", "roll-not-a-number"),
    ],
)
def test_what_is_no_attack_roll(text: str, code: str) -> None:
    with pytest.raises(NoAnswer) as found:
        read(text, die_for(100))
    assert found.value.code == code


def test_a_single_ten_sided_die_shows_0_for_10() -> None:
    assert read("0", die_for(3)) == 10
    for text in ("00", "11"):
        with pytest.raises(NoAnswer):
            read(text, die_for(3))


def test_what_is_said_before_a_roll() -> None:
    lines = instructions(Words("en"), die_for(3), ["Ann", "Ben", "Cid"])
    assert lines[1:] == ["  1, 4, 7: Ann", "  2, 5, 8: Ben", "  3, 6, 9: Cid", "Above 9: roll again."]
    assert len(instructions(Words("de"), die_for(100), [])) == 1
