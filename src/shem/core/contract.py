"""The contract: what every game gives, and all that a match, a bot, a replay or an adapter may ask of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from shem.core.chance import Entry, RollRequest
from shem.core.errors import ShemError
from shem.core.event import EventKind

View = dict[str, Any]
Setup = Mapping[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """A decision. Equality, hash, order, JSON and learning ids all come from its key.

    Compiled, `acyclic` keeps the garbage collector from visiting it: a class of actions that hold plain values may say so.
    """

    def key(self) -> tuple[int, ...]:
        """Small non-negative ints, prefix-free among a game's actions, within `Game.bounds()`."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __lt__(self, other: Action) -> bool:
        return self.key() < other.key()

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.key()}"


class Code(Enum):
    """Base of each game's refusal codes (it has no members itself); the value is the catalogue's code.

    Parameters are typed Enum: a compiled core refuses members of interpreted subclasses of its own Enums.
    """


@final
class Refusal:
    """Why an action is not legal: the rule it breaks, what it needs and what there is (-1 where no figure applies)."""

    def __init__(self, code: Enum, need: int = -1, have: int = -1, about: int = -1) -> None:
        self.code: Final = code
        self.need: Final = need
        self.have: Final = have
        self.about: Final = about

    def data(self) -> dict[str, object]:
        return {"code": self.code.value, "need": self.need, "have": self.have, "about": self.about}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.need, self.have, self.about))

    def __repr__(self) -> str:
        return f"Refusal({self.code.value}, need={self.need}, have={self.have}, about={self.about})"

    def __reduce__(self) -> tuple[object, ...]:
        return _refusal, (self.code, self.need, self.have, self.about)


def _refusal(code: Enum, need: int, have: int, about: int) -> Refusal:
    return Refusal(code, need, have, about)


class Refused(ShemError):
    """An action that is not legal; `refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        code = str(refusal.code.value)
        figures = f" (needs {refusal.need}, has {refusal.have})" if refusal.need >= 0 else ""
        super().__init__("refused", f"not legal: {code}{figures}", {"refusal": code})
        self.refusal: Final = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (self.refusal,)


def _refused(refusal: Refusal) -> Refused:
    return Refused(refusal)


@final
class Prompt:
    """What is being asked: a code of the game and its numbers."""

    def __init__(self, code: str, args: tuple[int, ...] = ()) -> None:
        self.code: Final = code
        self.args: Final = args

    def data(self) -> list[object]:
        return [self.code, *self.args]

    def __reduce__(self) -> tuple[object, ...]:
        return _prompt, (self.code, self.args)


def _prompt(code: str, args: tuple[int, ...]) -> Prompt:
    return Prompt(code, args)


@final
class Outcome:
    """How it ended: the winners (none: a draw), the ending's code and each seat's score in the game's own points.

    together: all seats play against the game; they all win, or none does and all have lost.
    """

    def __init__(self, winners: list[int], code: str, scores: list[int], together: bool = False) -> None:
        self.winners: Final = winners
        self.code: Final = code
        self.scores: Final = scores
        self.together: Final = together

    def returns(self) -> list[float]:
        """A zero-sum return a seat: winners share 1, losers -1; a draw is 0 for all. Together each wins 1 or loses 1."""
        seats = len(self.scores)
        if self.together:
            return [1.0 if self.winners else -1.0] * seats
        if not self.winners or len(self.winners) == seats:
            return [0.0] * seats
        loss = -1.0 / (seats - len(self.winners))
        return [1.0 / len(self.winners) if seat in self.winners else loss for seat in range(seats)]

    def data(self) -> dict[str, object]:
        found: dict[str, object] = {"winners": self.winners, "code": self.code, "scores": self.scores}
        return {**found, "together": True} if self.together else found

    def __reduce__(self) -> tuple[object, ...]:
        return _outcome, (self.winners, self.code, self.scores, self.together)


def outcome_from(data: Mapping[str, Any] | None) -> Outcome | None:
    """The outcome that `Outcome.data` wrote, if there is one."""
    if data is None:
        return None
    return Outcome(list(data["winners"]), data["code"], list(data["scores"]), data.get("together", False))


def _outcome(winners: list[int], code: str, scores: list[int], together: bool) -> Outcome:
    return Outcome(winners, code, scores, together)


class Pending:
    """Who must decide what; `seats` is empty when nobody can (the game is over, or a match waits for a roll)."""

    def __init__(self, seats: list[int]) -> None:
        self.seats: Final = seats


@final
class Turn(Pending):
    """One seat decides."""

    def __init__(self, seat: int, prompt: Prompt) -> None:
        super().__init__([seat])
        self.seat: Final = seat
        self.prompt: Final = prompt

    def __reduce__(self) -> tuple[object, ...]:
        return _turn, (self.seat, self.prompt)


def _turn(seat: int, prompt: Prompt) -> Turn:
    return Turn(seat, prompt)


@final
class Together(Pending):
    """Several seats decide at once, none seeing the others' choice; they may come in in any order."""

    def __init__(self, seats: list[int], prompt: Prompt) -> None:
        super().__init__(seats)
        self.prompt: Final = prompt

    def __reduce__(self) -> tuple[object, ...]:
        return _together, (self.seats, self.prompt)


def _together(seats: list[int], prompt: Prompt) -> Together:
    return Together(seats, prompt)


@final
class Over(Pending):
    """The game has ended."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__([])
        self.outcome: Final = outcome

    def __reduce__(self) -> tuple[object, ...]:
        return _over, (self.outcome,)


def _over(outcome: Outcome) -> Over:
    return Over(outcome)


@final
class Roll(Pending):
    """Only a match says this: an action waits for a real die; `seat` is whose action it is (None: the set-up)."""

    def __init__(self, request: RollRequest, seat: int | None) -> None:
        super().__init__([])
        self.request: Final = request
        self.seat: Final = seat

    def __reduce__(self) -> tuple[object, ...]:
        return _roll, (self.request, self.seat)


def _roll(request: RollRequest, seat: int | None) -> Roll:
    return Roll(request, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Rules change it in place; everything that never changes is shared between copies."""

    def pending(self) -> Pending:
        raise NotImplementedError

    def legal(self, seat: int) -> list[Action]:
        """Every action this seat may take now; empty if it is not asked. The list may be shared: do not change it."""
        raise NotImplementedError

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None exactly for the legal actions; else the rule it breaks and the missing amount."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action, entry: Entry) -> None:
        """Take a legal action and run on to the next decision; half done if it raises NeedRoll."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """JSON of what this seat (None: a spectator) can know."""
        raise NotImplementedError

    def determinize(self, seat: int | None, entry: Entry) -> State:
        """A possible world: a state with the same view for this seat, what is hidden drawn from `entry`."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """JSON of everything that can change; `Game.state` reads it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's front door. `name` is its package's name; `rules` counts up with every change of its rules.

    An interpreted game sets both in `__init__`: a compiled core does not see class attributes of interpreted subclasses.
    """

    name: str = ""
    rules: int = 0

    def resolve(self, options: Mapping[str, Any]) -> Setup:
        """Options (scenario, seats, edition ...) to a set-up: JSON that holds all content used. Raises OptionError."""
        raise NotImplementedError

    def known_as(self, options: Mapping[str, Any]) -> str:
        """A text for options that always resolve to one set-up, another for others; empty: they may resolve otherwise."""
        return ""

    def seats(self, setup: Setup) -> int:
        raise NotImplementedError

    def new(self, setup: Setup, entry: Entry) -> State:
        """The first position; may roll (turn order, a deal). Raises OptionError for a set-up that does not fit."""
        raise NotImplementedError

    def state(self, setup: Setup, data: Mapping[str, Any]) -> State:
        """The state that `State.data` wrote."""
        raise NotImplementedError

    def action(self, key: Sequence[int]) -> Action:
        """The action with this key; raises ValueError if there is none."""
        raise NotImplementedError

    def bounds(self) -> tuple[int, ...]:
        """For each coordinate of a key the number above all its values; its length is the longest key's."""
        raise NotImplementedError

    def kinds(self) -> Sequence[EventKind]:
        """Every kind of event that the game can tell."""
        raise NotImplementedError

    def reasons(self) -> Sequence[Enum]:
        """Every reason that a line of its tallies can name."""
        raise NotImplementedError

    def value(self, state: State, seat: int) -> list[tuple[str, float]]:
        """What a position is worth to a seat: named terms, always the same in the same order; their sum is the value.

        For bots, which give it only positions that the seat could know or imagine.
        """
        raise NotImplementedError

    def worth(self, state: State, seat: int) -> float:
        """The sum of `value`'s terms, for who needs no more; a game that can tell it sooner does."""
        total = 0.0
        for _, amount in self.value(state, seat):
            total += amount
        return total

    def logit(self, state: State, seat: int) -> float:
        """The log odds that the seat wins; 0.0 is as likely as not. The value, unless a game knows better. Not at the end.

        `shem lab reliability` measures how well they are kept.
        """
        return self.worth(state, seat)

    def length(self, state: State) -> int:
        """How long it has lasted in the game's own measure: the turn or round being played, 1 or more."""
        raise NotImplementedError

    def stretch(self, state: State) -> int:
        """What bots count in how far they look ahead and how long they think: the length, unless a set-up comes first."""
        return self.length(state)

    def shortlist(self, state: State, seat: int, legal: list[Action], most: int) -> list[Action]:
        """Of very many legal actions those worth a bot's time, about `most`, in their order; here: all of them.

        For bots, which give it only positions that the seat could know or imagine.
        """
        return legal

    def idle(self, action: Action) -> bool:
        """Whether the action only passes, as the end of a turn does; a bot then asks `passed` what that is worth."""
        return False

    def passed(self, state: State, seat: int) -> list[tuple[str, float]]:
        """`value` for a position in which the seat does no more for now; not what others do then."""
        return self.value(state, seat)

    def fleeting(self) -> tuple[str, ...]:
        """The terms of `value` that count what may still be done before the seat passes."""
        return ()

    def leeway(self, action: Action) -> float:
        """How much less than the best this action may gain for a bot to take it now and then, so as not to play alike."""
        return 0.0

    def concedes(self, action: Action) -> bool:
        """Whether the action gives the game up; a bot leaves it out while there is anything else to do."""
        return False
