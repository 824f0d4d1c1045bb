"""How problems of content name near words and lists."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

from shem.core.content.problems import Message, Where

Finding = tuple[Where, Message]


def closest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or an empty string."""
    by_lower = {name.lower(): name for name in known}
    found = difflib.get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[found[0]] if found else ""


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?`, or an empty string."""
    found = closest(word, known)
    return Message("meant", "; did you mean '{word}'?", word=found) if found else ""


def both(words: Sequence[str]) -> str:
    """`a and b and c`, or `none`."""
    if len(words) > 1:
        return Message("and", "{first} and {last}", first=both(words[:-1]), last=words[-1])
    return words[0] if words else Message("none", "none")


def either(words: Sequence[str]) -> str:
    """`a or b or c`."""
    if len(words) > 1:
        return Message("or", "{first} or {last}", first=either(words[:-1]), last=words[-1])
    return "".join(words)


def one_of(known: Iterable[str], given: Sequence[str]) -> Message:
    """Of fields that exclude each other, not exactly one is given."""
    return Message("one-of", "needs exactly one of {known}; it has {given}", known=", ".join(known), given=both(given))


def no_golem(id: str, known: Iterable[str]) -> Message:
    return Message("no-golem", "there is no Golem '{id}'{hint}", id=id, hint=hint(id, known))


def no_objective(id: str, known: Iterable[str]) -> Message:
    return Message("no-objective", "there is no objective '{id}'{hint}", id=id, hint=hint(id, known))


def no_position(number: int, most: int) -> Message:
    return Message("no-position", "there is no position {number}; they are 1 to {most}", number=number, most=most)


def listed_already(cell: str) -> Message:
    return Message("listed", "{cell} is listed already", cell=cell)


def no_area() -> Message:
    return Message("no-area", "must be [column, row] or [column, row, column, row]")


def never_comes(round: int, last: int) -> Message:
    return Message("late", "Round {round} never comes: the battle ends after Round {last}", round=round, last=last)


def goes_with(what: str, other: str) -> Message:
    return Message("goes-with", "goes with {what}, not with {other}", what=what, other=other)


def needed_by(what: str) -> Message:
    return Message("needed", "goes with {what}, which needs it", what=what)


def unreachable() -> Message:
    return Message("unreachable", "nothing can enter here, so nothing can stop: say stop: false")


def not_zero() -> Message:
    return Message("zero", "must not be 0")
