"""What a game must give to be shown on a page. A game plugs in with one Stage; the table itself knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from shem.core.contract import Action, Prompt, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.locale.words import Words
from shem.table.messages import About, Key
from shem.table.teller import Teller


class NoAnswer(Exception):
    """A question that means nothing here; the arguments are a code of the catalogues and its values."""

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


class Stage(ABC):
    """A game's pictures for one match in one language. All that it shows comes from a Sight; `teller` has the words."""

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str], teller: Teller) -> None:
        self.words = words
        self.setup = setup
        self.labels = list(labels)
        self.teller = teller

    @abstractmethod
    def head(self) -> dict[str, Any]:
        """What never changes, as plain JSON."""

    @abstractmethod
    def scene(self, sight: Sight) -> dict[str, Any]:
        """What the page draws now, as plain JSON; nothing that the Sight does not show."""

    @abstractmethod
    def ask(self, sight: Sight, what: str, about: About, key: Key) -> Any:
        """The answer to a question of the game's own, as plain JSON; raises NoAnswer."""

    @abstractmethod
    def meaning(self, sight: Sight, about: About) -> Action:
        """The action that a tap means (golem, slot, region or target ...), legal or not; raises NoAnswer."""

    @abstractmethod
    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        """What these seats are asked, as the Sight's own seat is told: what to do, or whom it waits for."""

    @abstractmethod
    def begins(self, event: Event) -> int | None:
        """The round (`Game.length`) that begins with this event; None if none does."""

    def scored(self, event: Event) -> tuple[int, int] | None:
        """Whose points an event changes, and by how much; None if it changes none, or the game counts none as it goes."""
        return None

    @abstractmethod
    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        """The seat that each event of an entry is about, None for nobody's; acted: whose entry it is."""

    @abstractmethod
    def learn(self, events: Sequence[Event]) -> None:
        """Know what these events brought, as if they had been told: a match may have gone on before its Stage was made."""

    def leaves(self, prompt: Prompt) -> bool:
        """Whether a person may leave this prompt to a bot until another is due."""
        return False

    def digest(self, sight: Sight, log: Sequence[tuple[int, int, Event]]) -> Any:
        """What others did since this seat's last turn, as plain JSON; log: all that it was told (`asking.heard`)."""
        raise NoAnswer("table-no-such-question", what="digest")

    def legal(self, sight: Sight) -> int:
        """How many actions the seat has."""
        return len(sight.legal())
