"""A number is a tally: a sum of named lines. People read the lines; search keeps only the sum."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from mypy_extensions import mypyc_attr

NO_SOURCE: Final = -1


class Reason(Enum):
    """Base of each game's reasons (it has no members itself); the value is the catalogue's code.

    Parameters are typed Enum: a compiled core refuses members of interpreted subclasses of its own Enums.
    """


@final
@mypyc_attr(acyclic=True)
class Line:
    """One line of a tally: why, how much, and the game's number for what it comes from (NO_SOURCE: the rules)."""

    def __init__(self, reason: Enum, amount: int, source: int) -> None:
        self.reason: Final = reason
        self.amount: Final = amount
        self.source: Final = source

    def data(self) -> list[object]:
        return [self.reason.value, self.amount, self.source]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.amount, self.source))

    def __repr__(self) -> str:
        return f"Line({self.reason.value}, {self.amount:+d}, {self.source})"

    def __reduce__(self) -> tuple[object, ...]:
        return _line, (self.reason, self.amount, self.source)


def _line(reason: Enum, amount: int, source: int) -> Line:
    return Line(reason, amount, source)


NO_LINES: Final[list[Line]] = []  # one list for all tallies that keep none, for search makes very many


@final
@mypyc_attr(acyclic=True)
class Tally:
    """Adds lines up; `total` is always the sum of all amounts that were added."""

    def __init__(self, keep: bool = True) -> None:
        self.keep: Final = keep
        self.total = 0
        self.lines = [] if keep else NO_LINES

    def add(self, reason: Enum, amount: int, source: int = NO_SOURCE) -> None:
        """Add a line; a line of 0 says nothing and is left out."""
        self.total += amount
        if self.keep and amount != 0:
            self.lines.append(Line(reason, amount, source))

    def base(self, reason: Enum, amount: int, source: int = NO_SOURCE) -> None:
        """Add the first line, kept even when it is 0."""
        self.total += amount
        if self.keep:
            self.lines.append(Line(reason, amount, source))

    def become(self, reason: Enum, value: int, source: int = NO_SOURCE) -> None:
        """Change the total to `value`, as a line that says by how much."""
        self.add(reason, value - self.total, source)

    def more(self, other: Tally) -> None:
        """Add another tally, line by line."""
        self.total += other.total
        if self.keep:
            self.lines.extend(other.lines)

    def less(self, other: Tally) -> None:
        """Subtract another tally, line by line."""
        self.total -= other.total
        if self.keep:
            for line in other.lines:
                self.lines.append(Line(line.reason, -line.amount, line.source))

    def data(self) -> list[list[object]]:
        return [line.data() for line in self.lines]

    def __repr__(self) -> str:
        return f"Tally({self.total}: {self.lines})"

    def __reduce__(self) -> tuple[object, ...]:
        return _tally, (self.keep, self.total, self.lines)


def _tally(keep: bool, total: int, lines: list[Line]) -> Tally:
    found = Tally(keep)
    found.total = total
    found.lines = lines
    return found
