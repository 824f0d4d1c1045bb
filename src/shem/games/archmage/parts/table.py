"""What never changes in a game once the cards are dealt: the districts, the artifacts and where they lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from shem.core.contract import Setup
from shem.core.errors import OptionError
from shem.games.archmage.parts.actions import ARTIFACTS, MOST_SEATS
from shem.games.archmage.parts.board import PLACES

AMULET: Final = 0
BOOTS: Final = 1
HORN: Final = 2
BOW: Final = 3
CARDS: Final = PLACES + ARTIFACTS  # cards 0..48 are districts in the set-up's order, 49..52 the artifacts

NO_POWER: Final = 0
HAMRE: Final = 1
KONGE: Final = 2
MAGIBOK: Final = 3
ORM: Final = 4
SKOLE: Final = 5
SMERTE: Final = 6
HJEM: Final = 7  # no power: the golem starts there
POWERS: Final = ("none", "hamre", "konge", "magibok", "orm", "skole", "smerte", "hjem")

FEWEST_SEATS: Final = 2
CHARMS: Final = 37
CURSES: Final = 12
LEAST_GOAL: Final = 10
MOST_GOAL: Final = 60


@final
class Codex:
    """The set-up as the rules read it. `worth` is signed, `role` an index of POWERS, both by card; `card_of` by role."""

    def __init__(self, seats: int, goal: int, worth: list[int], role: list[int]) -> None:
        self.seats: Final = seats
        self.goal: Final = goal
        self.worth: Final = worth
        self.role: Final = role
        self.card_of: Final = [role.index(wanted) if wanted in role else -1 for wanted in range(len(POWERS))]

    def __reduce__(self) -> tuple[object, ...]:
        return _codex, (self.seats, self.goal, self.worth, self.role)


def _codex(seats: int, goal: int, worth: list[int], role: list[int]) -> Codex:
    return Codex(seats, goal, worth, role)


def codex_from(setup: Setup) -> Codex:
    """Read a set-up; raises OptionError if it does not fit this game."""
    seats = _figure(setup, "seats", FEWEST_SEATS, MOST_SEATS)
    goal = _figure(setup, "goal", LEAST_GOAL, MOST_GOAL)
    districts = setup.get("districts")
    if not isinstance(districts, Sequence) or len(districts) != PLACES:
        raise OptionError("bad-districts", f"a set-up needs {PLACES} districts", {"need": PLACES})
    worth: list[int] = []
    role: list[int] = []
    for card, district in enumerate(districts):
        kind, value, power = _district(district, card)
        worth.append(-value if kind == "curse" else value)
        role.append(POWERS.index(power))
    return _checked(Codex(seats, goal, worth, role))


def _figure(setup: Setup, name: str, least: int, most: int) -> int:
    """A whole number of the set-up within its bounds."""
    value = setup.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionError(
            f"bad-{name}",
            f"{name} must be a whole number from {least} to {most}, not {value!r}",
            {"name": name, "value": str(value), "least": least, "most": most},
        )
    return value


def _district(district: object, card: int) -> tuple[str, int, str]:
    if isinstance(district, Mapping):
        kind, value, power = district.get("kind"), district.get("value"), district.get("power")
        if kind in ("charm", "curse") and isinstance(value, int) and value >= 0 and power in POWERS:
            return str(kind), value, str(power)
    raise OptionError("bad-districts", f"district {card} of the set-up cannot be read", {"card": card})


def _checked(codex: Codex) -> Codex:
    curses = sum(1 for worth in codex.worth if worth < 0)
    if curses != CURSES:
        raise OptionError("bad-districts", f"a set-up needs {CURSES} curses, not {curses}", {"need": CURSES})
    for role in range(1, len(POWERS)):
        if codex.role.count(role) != 1:
            raise OptionError(
                "bad-districts", f"a set-up needs exactly one district {POWERS[role]}", {"role": POWERS[role]}
            )
    return codex


@final
class Table:
    """A dealt grid: `grid` is the card by position, `finds` the artifacts under a position, the first dealt first."""

    def __init__(self, codex: Codex, dealt: list[int]) -> None:
        self.codex: Final = codex
        self.seats: Final = codex.seats
        self.goal: Final = codex.goal
        self.dealt: Final = dealt
        self.grid: Final = [card for card in dealt if card < PLACES]
        self.worth: Final = [codex.worth[card] for card in self.grid]
        self.role: Final = [codex.role[card] for card in self.grid]
        self.finds: Final = _finds(dealt)
        self.under: Final = _under(self.finds)
        self.home: Final = self.role.index(HJEM)

    def __reduce__(self) -> tuple[object, ...]:
        return _table, (self.codex, self.dealt)

    def special(self, role: int) -> int:
        """The card with this role."""
        return self.codex.card_of[role]


def _table(codex: Codex, dealt: list[int]) -> Table:
    return Table(codex, dealt)


def _finds(dealt: list[int]) -> list[list[int]]:
    """An artifact lies under the last district dealt, under the first if it comes before any (ruling 2)."""
    finds: list[list[int]] = [[] for _ in range(PLACES)]
    districts = 0
    for card in dealt:
        if card < PLACES:
            districts += 1
        else:
            finds[max(districts - 1, 0)].append(card - PLACES)
    return finds


def _under(finds: list[list[int]]) -> list[int]:
    under = [-1] * ARTIFACTS
    for position, found in enumerate(finds):
        for artifact in found:
            under[artifact] = position
    return under


def table_from(codex: Codex, data: Mapping[str, Any]) -> Table:
    """The table of a saved state; raises ValueError unless every card was dealt exactly once."""
    dealt = [int(card) for card in data["dealt"]]
    if sorted(dealt) != list(range(CARDS)):
        raise ValueError("the deal must name every card exactly once")
    return Table(codex, dealt)
