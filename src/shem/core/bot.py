"""What every bot is: it sees a Sight and returns its choice with its reasons."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from shem.core.contract import Action, Game
from shem.core.sight import Sight


@dataclass(frozen=True)
class Term:
    """A named part of a value: how much it is expected to be above what it is now."""

    code: str
    gain: float


@dataclass(frozen=True)
class Considered:
    """An action that the bot weighed: its expected gain, the standard error (0.0 if exact) and the parts of the gain.

    chance: to win, 0.0 to 1.0, as far ahead as the bot looked; None if it chose by the gain.
    """

    action: Action
    gain: float
    error: float
    leaves: int
    exact: bool
    terms: tuple[Term, ...] = ()
    chance: float | None = None


@dataclass(frozen=True)
class Choice:
    """What the bot does and why: the actions that it weighed, best first (none for a bot that does not weigh).

    settled: by a rule of thumb, which nobody overlooks and no search looks behind.
    """

    action: Action
    considered: tuple[Considered, ...] = field(default=())
    settled: bool = False

    @property
    def open(self) -> tuple[Considered, ...]:
        """What another bot may choose from instead, best first; nothing where a rule of thumb decided."""
        return () if self.settled else self.considered


def options(sight: Sight) -> list[Action]:
    """What a bot may choose from: the legal actions of its seat, giving up only where there is nothing else."""
    return unbowed(sight.game, sight.legal())


def unbowed(game: Game, legal: list[Action]) -> list[Action]:
    """Without giving up, unless there is nothing else."""
    return [action for action in legal if not game.concedes(action)] or legal


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Who waits for a bot: told how far it has come, it can say that the bot shall decide now by what it has found."""

    def hurries(self, done: int, of: int) -> bool:
        """Whether the bot shall come to an end. done: of about `of` parts of the work."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player by program."""

    def watched(self, watch: Watch) -> None:
        """Tell `watch` how far the thinking has come from now on, if it takes long."""

    def choose(self, sight: Sight) -> Choice:
        """A legal action for the Sight's seat, which is asked now."""
        raise NotImplementedError
