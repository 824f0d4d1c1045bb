"""The one gate for secrets: what a seat may see, ask and imagine. Clients, bots, hints and odds get this, never a State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from shem.core.chance import Chance, Entry
from shem.core.contract import Action, Game, Pending, Prompt, Refusal, Setup, State, Together, Turn, View
from shem.core.event import Event


@final
class Sight:
    """One seat's Sight (None: a spectator's) of a position and of the log up to it."""

    def __init__(self, game: Game, setup: Setup, state: State, seat: int | None, events: Sequence[Event] = ()) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seat: Final = seat
        self._state: Final = state
        self._events: Final = events

    def pending(self) -> Pending:
        return self._state.pending()

    def prompt(self) -> Prompt | None:
        """What is asked now, of whomever."""
        pending = self._state.pending()
        return pending.prompt if isinstance(pending, Turn | Together) else None

    def view(self) -> View:
        return self._state.view(self.seat)

    def events(self) -> list[Event]:
        """The seat's own log: its information state."""
        return [event for event in self._events if event.seen_by(self.seat)]

    def legal(self) -> list[Action]:
        return [] if self.seat is None else self._state.legal(self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        """None if this seat may take the action now; raises ValueError for a spectator, who takes none."""
        if self.seat is None:
            raise ValueError("a spectator takes no actions")
        return self._state.why_not(self.seat, action)

    def world(self, chance: Chance) -> State:
        """A possible world: its own copy, with the same view; what this seat cannot know is drawn from `chance`."""
        return self._state.determinize(self.seat, Entry(chance))
