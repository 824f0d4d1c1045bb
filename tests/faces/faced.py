"""What the face suite has to be told of a game: its set-ups, its shapes, and what its page asks and where it taps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from shem.core.chance import Entry, Seeded
from shem.core.contract import Action, Game, State
from shem.core.event import Event
from shem.core.sight import Sight
from shem.locale.words import Words
from shem.table.face import face
from shem.table.menu import NoAnswer
from shem.table.messages import About, Key, Number
from shem.table.stage import Stage
from tests.contract.tables import Table

Question = tuple[str, About, Key]


@dataclass
class Moment:
    """A position in which somebody has to decide, with all that was told so far."""

    state: State
    events: list[Event]

    @property
    def seat(self) -> int:
        return self.state.pending().seats[0]


class Faced(ABC):
    """A game with a set-up, looked at through its face. answers: the shape of each question's answer.

    instead: actions for which a tap may mean another that is legal, where they are not. costs: actions cost something.
    secret: there is something that not every seat knows. rulebook: it has chapters, which refusals name. digest: the shape
    of what others did; None if the game tells none.
    """

    game: Game
    head: Any
    scene: Any
    answers: ClassVar[dict[str, Any]]
    instead: tuple[type[Action], ...] = ()

    costs: bool = False
    secret: bool = False
    rulebook: bool = False
    digest: Any = None

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.table = Table(name, self.game, options)
        self.setup = self.table.setup
        self.seats = self.table.seats

    def __str__(self) -> str:
        return self.table.name

    @abstractmethod
    def play(self) -> Iterator[Moment]:
        """Moments of one match, of each kind some."""

    @abstractmethod
    def choices(self, stage: Stage, sight: Sight) -> list[dict[str, Any]]:
        """All that the page would show, wherever one taps."""

    @abstractmethod
    def tap(self, choice: dict[str, Any]) -> About:
        """Where the page is tapped for a choice."""

    @abstractmethod
    def taps(self, moment: Moment) -> list[About]:
        """Some taps, mostly on what is not legal."""

    @abstractmethod
    def questions(self, stage: Stage, sight: Sight) -> list[Question]:
        """What the page may ask now."""

    def cost(self, stage: Stage, sight: Sight, choice: dict[str, Any]) -> str:
        """What a choice's price has to name; empty if it costs nothing."""
        costs = [number["total"] for number in stage.numbers(sight, choice["key"]) if number["code"] == "cost"]
        return str(costs[0]) if any(costs) else ""

    def places(self, stage: Stage) -> list[str]:
        """What may be typed where the terminal asks for a place."""
        return []

    def typed(self, stage: Stage, sight: Sight) -> list[str]:
        """What the terminal takes beside the options of its menus."""
        return []

    def looked(self, stage: Stage) -> list[str]:
        """Lines with which something is looked up at the terminal, in English."""
        return []

    @cached_property
    def moments(self) -> list[Moment]:
        return list(self.play())

    def stage(self, language: str = "en") -> Stage:
        words, labels, shown = Words(language), ["human"] * self.seats, face(self.game.name)
        return shown.stage(words, self.setup, labels)

    def sight(self, moment: Moment, seat: int | None) -> Sight:
        return Sight(self.game, self.setup, moment.state, seat, moment.events)

    def imagined(self, moment: Moment, seat: int | None) -> Moment:
        """Another world that differs only in what the seat may not know."""
        return Moment(moment.state.determinize(seat, Entry(Seeded(99))), moment.events)


def ask(stage: Stage, sight: Sight, question: Question) -> Any:
    """The answer, or why there is none."""
    try:
        return stage.ask(sight, *question)
    except NoAnswer as none:
        return stage.words.say(none.code, **none.values)


def digest(stage: Stage, sight: Sight) -> Any:
    """What others did, of all that this seat was told; None if the game tells none."""
    try:
        return stage.digest(sight, [(0, place, event) for place, event in enumerate(sight.events())])
    except NoAnswer:
        return None


def looked_up(stage: Stage, sight: Sight, line: str) -> tuple[list[str] | None, Sequence[Number] | None]:
    """What the terminal says to `line` and to `why line`."""
    return stage.look(line.split(), sight), stage.facts(line.split(), sight)


def texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)
