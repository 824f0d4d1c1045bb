"""Decisions inside an action are steps: a stack of immutable frames that copies of a state share."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from shem.core.chance import Entry
from shem.core.contract import Action, Pending, Prompt, Refusal, Together, Turn

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to be decided or done. A frame never changes."""

    def seats(self, state: S) -> list[int]:
        """Who must decide; none: `run` is called at once."""
        return []

    def prompt(self, state: S) -> Prompt:
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> list[Action]:
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def take(self, state: S, seat: int, action: Action, entry: Entry) -> None:
        """Carry a legal decision out; the frame is on top and pops itself if it is done."""
        raise NotImplementedError

    def run(self, state: S, entry: Entry) -> None:
        """Do what nobody decides; the frame is on top and pops itself."""
        raise NotImplementedError

    def data(self) -> list[Any]:
        """JSON: the frame's name, then its fields."""
        raise NotImplementedError


def pending_of(step: Step[S], state: S) -> Pending:
    """The pending decision of the frame on top."""
    seats = step.seats(state)
    if len(seats) == 1:
        return Turn(seats[0], step.prompt(state))
    return Together(seats, step.prompt(state))
