"""What a table and a client say of real figures, as plain JSON shapes."""

from __future__ import annotations

from typing import Literal, TypedDict

# What a client says.


class Placed(TypedDict):
    """The real table is as these steps of `Sight.real` say; for who stands at it."""

    kind: Literal["placed"]
    seq: int
    seat: int
    steps: list[str]


class Figures(TypedDict):
    """The figures of seat `of` are real from now on, or on the screen only; for who holds that seat, of a bot's for who may
    confirm (Real.by)."""

    kind: Literal["figures"]
    seq: int
    seat: int
    of: int
    real: bool


# What it is told.


class RealStep(TypedDict):
    """What is to be done with a thing on the real table. id: the thing's. kind: the game's own, group: all of that kind in
    words, phase: the kinds' order as the table is set up. text: a whole sentence. way: the places on the board, first where
    it lies; of what is not moved, where it is to lie. of: the seat whose figure it is, null: nobody's."""

    id: str
    deed: Literal["take", "move", "turn", "lay"]
    kind: str
    group: str
    phase: int
    text: str
    way: list[int]
    of: int | None


class Real(TypedDict):
    """What is to be done on the real table before anybody decides. by: the seats whose holders may confirm it
    (Placed); mine: who looks is one of them. laying: the table has never been as it should yet."""

    steps: list[RealStep]
    by: list[int]
    mine: bool
    laying: bool


class RealRow(TypedDict):
    """A row of the board. texts: what lies at each of its places, in words. things: their ids."""

    name: str
    texts: list[str]
    things: list[str]


class RealTable(TypedDict):
    """All that should lie on the real table. steps: how to lay it out from nothing."""

    rows: list[RealRow]
    steps: list[RealStep]
