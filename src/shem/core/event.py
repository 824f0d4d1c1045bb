"""What happened, in codes and numbers, with who saw it. Sentences live in the catalogues."""

from __future__ import annotations

from typing import Final, final

from shem.core.tally import Tally

EVERYBODY: Final = -1
NOBODY: Final = 0
Value = int | tuple[int, ...]


def only(seat: int) -> int:
    """The mask of seers that holds just this seat."""
    return 1 << seat


@final
class EventKind:
    """A kind of event: its code and its values' names.

    `reveals`: it tells somebody something that was hidden or undecided, so what caused it cannot be undone freely.
    `tallies`: the order of its tallies, where that is not the alphabet's.
    """

    def __init__(self, code: str, fields: tuple[str, ...], reveals: bool = False, tallies: tuple[str, ...] = ()) -> None:
        self.code: Final = code
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.tallies: Final = tallies

    def __reduce__(self) -> tuple[object, ...]:
        return _kind, (self.code, self.fields, self.reveals, self.tallies)


def _kind(code: str, fields: tuple[str, ...], reveals: bool, tallies: tuple[str, ...]) -> EventKind:
    return EventKind(code, fields, reveals, tallies)


@final
class Event:
    """`values` in the order of `kind.fields`; `tallies` are the numbers behind it by name; `seers` a mask of seats."""

    def __init__(
        self,
        kind: EventKind,
        values: tuple[Value, ...],
        tallies: list[tuple[str, Tally]] | None = None,
        seers: int = EVERYBODY,
    ) -> None:
        self.kind: Final = kind
        self.values: Final = values
        self.tallies: Final[list[tuple[str, Tally]]] = tallies if tallies is not None else []
        self.seers: Final = seers

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat saw it; a spectator (None) sees what everybody sees."""
        if self.seers == EVERYBODY:
            return True
        return seat is not None and (self.seers >> seat) & 1 == 1

    def data(self) -> dict[str, object]:
        """JSON: the kind, each value by its name, `tally` by name, `seers` if not everybody."""
        found: dict[str, object] = {"kind": self.kind.code}
        for name, value in zip(self.kind.fields, self.values):
            found[name] = list(value) if isinstance(value, tuple) else value
        if self.tallies:
            found["tally"] = {name: tally.data() for name, tally in self.tallies}
        if self.seers != EVERYBODY:
            found["seers"] = self.seers
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.kind.code, self.values))

    def __repr__(self) -> str:
        return f"Event({self.data()})"

    def __reduce__(self) -> tuple[object, ...]:
        return _event, (self.kind, self.values, self.tallies, self.seers)


def _event(kind: EventKind, values: tuple[Value, ...], tallies: list[tuple[str, Tally]], seers: int) -> Event:
    return Event(kind, values, tallies, seers)
