"""Numbered options, as a tree: a game groups its actions so that nobody has to read eighty lines at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from shem.core.contract import Action

LONGEST_NUMBER = 9


def is_number(text: str) -> bool:
    """Whether this is a whole number that an option, a Golem or an entry could have."""
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


class Misunderstood(Exception):
    """Typed words that mean nothing here; the arguments are a code of the catalogues and its values."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


@dataclass(frozen=True)
class Option:
    """A line to choose: it takes an action or opens a further menu. `about`: an action whose numbers `why` explains.

    number: what chooses it, where it has a number of its own, as Golems have; 0: its place among the options.
    """

    label: str
    action: Action | None = None
    opens: Callable[[], Menu] | None = None
    about: Action | None = None
    number: int = 0


@dataclass(frozen=True)
class Menu:
    """What is asked, remarks that cannot be chosen, and the options; `typed` reads what else may be typed here."""

    title: str
    options: list[Option] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    typed: Callable[[str], Action | None] | None = None

    def numbered(self) -> list[tuple[int, Option]]:
        """The options with the numbers that choose them."""
        return [(option.number or place, option) for place, option in enumerate(self.options, 1)]
