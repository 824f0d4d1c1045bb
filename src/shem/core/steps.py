"""Decisions inside an action are steps: a stack of immutable frames that copies of a state share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from shem.core.chance import Entry
from shem.core.contract import Action, Outcome, Over, Pending, Prompt, Refusal, State, Together, Turn

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepping(State):
    """A position with a stack of frames, all for its own class. ended: the outcome, once there is one.

    It is not generic, for every position of a compiled generic class has a dictionary, and its methods are slow to find.
    """

    def __init__(self, steps: list[Step[Any]], ended: Outcome | None) -> None:
        self.steps = steps
        self.ended = ended

    def pending(self) -> Pending:
        if self.ended is not None:
            return Over(self.ended)
        step = self.steps[-1]
        seats, prompt = step.seats(self), step.prompt(self)
        return Turn(seats[0], prompt) if len(seats) == 1 else Together(seats, prompt)

    def legal(self, seat: int) -> list[Action]:
        return self.steps[-1].legal(self, seat) if self._asks(seat) else []

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        return self.steps[-1].why_not(self, seat, action) if self._asks(seat) else self.not_asked(seat)

    def not_asked(self, seat: int) -> Refusal:
        """Why a seat that is not asked can do nothing: another is, or it is over."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        self.steps[-1].take(self, seat, action, entry)
        self.settle(entry)

    def stack(self, steps: list[Step[Any]]) -> None:
        """Put frames on top, the first of them uppermost."""
        for place in range(len(steps) - 1, -1, -1):
            self.steps.append(steps[place])

    def settle(self, entry: Entry) -> None:
        """Run what nobody decides, up to the next decision or the end."""
        while not self._is_over():
            self.follow(entry)
            if self._is_over():
                return
            step = self.steps[-1]
            if step.seats(self):
                return
            step.run(self, entry)

    def follow(self, entry: Entry) -> None:
        """What follows from what was just done, before anything else; here: nothing."""

    def _is_over(self) -> bool:
        return self.ended is not None

    def _asks(self, seat: int) -> bool:
        return self.ended is None and seat in self.steps[-1].seats(self)


@final
class Frames:
    """Every frame of a game by the name that its JSON begins with; what makes it takes its fields, lists as tuples."""

    def __init__(self, made: Mapping[str, Callable[..., Step[Any]]]) -> None:
        self._made: Final = made

    def data(self, steps: Sequence[Step[Any]]) -> list[Any]:
        """JSON of frames, the bottom one first."""
        return [step.data() for step in steps]

    def read(self, steps: Sequence[Sequence[Any]]) -> list[Step[Any]]:
        """The frames that `data` wrote; raises ValueError for what none wrote."""
        return [self._frame(name, fields) for name, *fields in steps]

    def _frame(self, name: str, fields: list[Any]) -> Step[Any]:
        made = self._made.get(name)
        if made is None:
            raise ValueError(f"no frame is called {name!r}")
        return made(*[tuple(field) if isinstance(field, list) else field for field in fields])
