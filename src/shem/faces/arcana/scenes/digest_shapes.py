"""What others did since a seat's last turn, as plain JSON."""

from __future__ import annotations

from typing import TypedDict


class DigestPart(TypedDict):
    """Something that happened. entry, place: what has its numbers (question `dive`), -1: nothing has. region: where."""

    kind: str
    text: str
    entry: int
    place: int
    numbers: dict[str, int]
    region: int | None


class DigestLine(DigestPart):
    """kind: `attack`, `move`, `vp`, `mana`, or that of its one event. golem: who did it. mine: something became of one of
    the seat's own. parts: what else belongs to it; of a sum, all that it sums up."""

    golem: int | None
    mine: bool
    parts: list[DigestPart]


class DigestSection(TypedDict):
    """What was done in an army's turn (null: in nobody's). vp: that the army got in it."""

    army: int | None
    name: str
    vp: int
    lines: list[DigestLine]


class Digest(TypedDict):
    """Since the seat's last turn. fresh: its own has begun, and nothing was done in it yet. text: what became of its own
    Golems. upkeep: what its turn began with."""

    fresh: bool
    text: str
    sections: list[DigestSection]
    upkeep: list[DigestLine]
