"""A position of Archmage as it is seen, imagined, copied, written and read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from shem.core.chance import Entry
from shem.core.contract import View, outcome_from
from shem.core.fields import Fields, each
from shem.games.archmage.parts.state import ArchmageState, Carry, carry_from, mask_of, plan_data, plan_from, positions
from shem.games.archmage.parts.table import Table
from shem.games.archmage.rules.frames import FRAMES
from shem.games.archmage.view import imagine, view_of

FIELDS: Final = Fields(
    (
        "turn",
        "archmage",
        "golem",
        "facing",
        "points",
        "artifacts",
        "horn",
        "announced",
        "winner",
        "revealed",
        "done",
        "stride",
        "target",
        "konge",
    ),
    {
        "left": (positions, mask_of),
        "held": (each(positions), each(mask_of)),
        "now": (Carry.data, carry_from),
        "next": (Carry.data, carry_from),
        "plans": (each(plan_data), each(plan_from)),
        "again": (each(plan_data), each(plan_from)),
        "steps": (FRAMES.data, FRAMES.read),
    },
)


@final
class Position(ArchmageState):
    """What the contract asks of it."""

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def determinize(self, seat: int | None, entry: Entry) -> Position:
        world = self.copy()
        imagine(world, seat, entry)
        return world

    def copy(self) -> Position:
        copy = Position(self.table, self.archmage)
        copy.turn = self.turn
        copy.golem = self.golem
        copy.facing = self.facing
        copy.left = self.left
        copy.held = self.held[:]
        copy.points = self.points[:]
        copy.artifacts = self.artifacts[:]
        copy.now = self.now
        copy.next = self.next
        copy.horn = self.horn
        copy.plans = self.plans[:]
        copy.again = self.again[:]
        copy.announced = self.announced[:]
        copy.winner = self.winner[:]
        copy.revealed = self.revealed
        copy.done = self.done
        copy.stride = self.stride
        copy.target = self.target
        copy.konge = self.konge
        copy.steps = self.steps[:]
        copy.ended = self.ended
        return copy

    def data(self) -> dict[str, Any]:
        ended = None if self.ended is None else self.ended.data()
        return {"dealt": list(self.table.dealt), **FIELDS.data(self), "outcome": ended}

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.table, self.data())


def restored(table: Table, data: Mapping[str, Any]) -> Position:
    """The position that `Position.data` wrote, on its table."""
    position = Position(table, 0)
    FIELDS.read(position, data)
    position.ended = outcome_from(data["outcome"])
    return position
