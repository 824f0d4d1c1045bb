"""Real dice: which to roll for a request, how to read what is typed, and when to roll again (ruling B36)."""

from __future__ import annotations

from dataclasses import dataclass

from shem.locale.words import Words
from shem.table.menu import NoAnswer

TEN = 10
HUNDRED = 100


@dataclass(frozen=True)
class Die:
    """The die to roll for `sides` faces: `size` faces of its own, of which the first `good` count."""

    sides: int
    size: int
    good: int

    def face(self, reading: int) -> int | None:
        """The face that a reading (1..size) stands for; None: roll again."""
        return (reading - 1) % self.sides + 1 if reading <= self.good else None

    def readings(self, face: int) -> list[int]:
        """Every reading that stands for a face."""
        return list(range(face, self.good + 1, self.sides))


def die_for(sides: int) -> Die:
    """One ten-sided die, or two for more than ten faces; the most readings that divide evenly count."""
    size = TEN if sides <= TEN else HUNDRED if sides <= HUNDRED else sides
    return Die(sides, size, size - size % sides)


def read(text: str, die: Die) -> int:
    """What is on the dice. One ten-sided die: 0 is 10. Two: 00 is 100, and a lone 0 is refused. Raises NoAnswer."""
    if not text.isascii() or not text.isdigit():
        raise NoAnswer("roll-not-a-number", typed=text, most=die.size)
    if die.size == TEN and text == "0":
        return TEN
    if die.size == HUNDRED and text == "00":
        return HUNDRED
    if die.size == HUNDRED and text == "0":
        raise NoAnswer("roll-lone-zero")
    reading = int(text) if len(text) <= 6 else 0
    if not 1 <= reading <= die.size:
        raise NoAnswer("roll-off-dice", typed=text, most=die.size)
    return reading


def instructions(words: Words, die: Die, faces: list[str]) -> list[str]:
    """Which dice to roll, what the readings mean, and when to roll again."""
    known = {TEN: "dice-ten", HUNDRED: "dice-hundred"}
    lines = [words.say(known.get(die.size, "dice-other"), size=die.size)]
    if faces:
        lines += [f"  {_ranges(die.readings(face))}: {name}" for face, name in enumerate(faces, 1)]
    elif die.sides < die.size:
        lines.append(words.say("dice-faces", sides=die.sides))
    if die.good < die.size:
        lines.append(words.say("dice-again", over=die.good))
    return lines


def _ranges(readings: list[int]) -> str:
    return ", ".join(str(reading) for reading in readings)
