"""Numbered options, as a tree: a game groups its choices so that nobody has to read eighty lines at once."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from shem.table.messages import About, Key

LONGEST_NUMBER = 9


def is_number(text: str) -> bool:
    """Whether this is a whole number that an option, a piece or an entry could have."""
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


def folded(text: str) -> str:
    """Small letters without accents, for comparing what people type with names."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ø", "o").replace("æ", "ae").replace("ß", "ss"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def called(text: str, names: Iterable[str]) -> int | None:
    """The number of the only name in which a word begins so; None if there is none, or are several."""
    typed = folded(text)
    found = [
        number
        for number, name in enumerate(map(folded, names))
        if name.startswith(typed) or any(word.startswith(typed) for word in name.split())
    ]
    return found[0] if len(found) == 1 else None


class NoAnswer(Exception):
    """A question, a tap or a line that means nothing here; the arguments are a code of the catalogues and its values."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


@dataclass(frozen=True)
class Option:
    """A line to choose: it takes the action of its key, or opens a menu; then the key's numbers are what `why` explains.

    number: what chooses it, where it has a number of its own, as pieces may; 0: its place among the options.
    warning: what to say before it is done.
    """

    label: str
    key: Key
    opens: Callable[[], Menu] | None = None
    number: int = 0
    warning: str = ""


@dataclass(frozen=True)
class Menu:
    """What is asked, the options, and remarks that cannot be chosen. at: to what a place that is typed here is added, as
    if it was tapped then; None: a place by itself means nothing."""

    title: str
    options: list[Option] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    at: About | None = None

    def numbered(self) -> list[tuple[int, Option]]:
        """The options with the numbers that choose them."""
        return [(option.number or place, option) for place, option in enumerate(self.options, 1)]
