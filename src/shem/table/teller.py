"""What a game must be able to say. A game plugs in with one Teller; who shows it knows no game."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Sequence

from shem.core.chance import RollRequest
from shem.core.contract import Action, Outcome, Prompt, Refusal, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.core.tally import NO_SOURCE, Line, Tally
from shem.locale.words import Words, kebab
from shem.table.menu import Menu

Numbers = list[tuple[str, Tally]]


class Teller(ABC):
    """A game's words for one match; `labels` say who sits in each seat, such as human or greedy.

    All that it shows comes from a Sight; numbers come from the rules' own functions on `sight.world`.
    """

    game: str = ""

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        self.words = words
        self.setup = setup
        self.labels = list(labels)

    def say(self, code: str, **values: str | int | float) -> str:
        """A sentence of the game's own catalogue."""
        return self.words.say(f"{self.game}-{code}", **values)

    @abstractmethod
    def seat(self, seat: int) -> str:
        """A seat's name."""

    @abstractmethod
    def values(self, event: Event) -> dict[str, str | int]:
        """An event's values in words, for its sentence."""

    @abstractmethod
    def action(self, seat: int, action: Action) -> str:
        """A sentence: who decides what."""

    @abstractmethod
    def about(self, refusal: Refusal) -> str:
        """What a refusal is about, in words; an empty string if about nothing."""

    @abstractmethod
    def table(self, sight: Sight) -> list[str]:
        """The whole position in words."""

    @abstractmethod
    def status(self, sight: Sight) -> list[str]:
        """What to know before each decision, in a line or two."""

    @abstractmethod
    def board(self, sight: Sight) -> list[str]:
        """The map with coordinates, and its legend."""

    @abstractmethod
    def menu(self, sight: Sight, prompt: Prompt) -> Menu:
        """What the seat is asked, with its options."""

    @abstractmethod
    def parse(self, text: str, sight: Sight, prompt: Prompt) -> Action:
        """The action that typed words mean, legal or not; raises Misunderstood."""

    @abstractmethod
    def numbers(self, sight: Sight, action: Action) -> Numbers:
        """The tallies of what the seat is shown about an action, by name."""

    @abstractmethod
    def outcome(self, outcome: Outcome) -> list[str]:
        """How it ended."""

    @abstractmethod
    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        """What a roll is for; there is no Sight while the game is being set up."""

    def faces(self, request: RollRequest) -> list[str]:
        """What each face means, for dice whose faces are not read as numbers; else empty."""
        return []

    def by_name(self, request: RollRequest) -> bool:
        """Whether the faces are things that lie on the table, named instead of rolled, such as cards."""
        return False

    def look(self, words: Sequence[str], sight: Sight) -> list[str] | None:
        """The game's own look-ups, such as `golem 3`; None if these words are none."""
        return None

    def facts(self, words: Sequence[str], sight: Sight) -> Numbers | None:
        """The tallies behind a look-up; None if these words are none."""
        return None

    def remarks(self, sight: Sight, action: Action) -> list[str]:
        """What else there is to say about an action's numbers, such as the way of a move."""
        return []

    def warning(self, sight: Sight, action: Action) -> str | None:
        """What to say before an action that a person may regret; None if there is nothing."""
        return None

    def chapter(self, code: str, refused: bool) -> str:
        """The rulebook's chapter for a reason (or a refusal), empty if there is none."""
        return ""

    def source(self, line: Line) -> str:
        """What a tally's line comes from."""
        return ""

    def number(self, name: str) -> str:
        """The name of a tally."""
        return self.say(f"number-{kebab(name)}")

    def secrets(self, sight: Sight) -> list[str]:
        """What only this seat knows and is to be told when it takes the keyboard over."""
        return []

    def greeting(self) -> list[str]:
        """What to know before the first decision, such as the scenario."""
        return []

    # What all games share.

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind.code}", **self.values(event))

    def rule(self, refusal: Refusal) -> str:
        """The rule that an action breaks, with the missing amount."""
        code = str(refusal.code.value)
        values: dict[str, str | int] = {"need": refusal.need, "have": refusal.have, "about": self.about(refusal)}
        known = self.words.has(f"{self.game}-reject-{code}")
        return self.say(f"reject-{code}", **values) if known else self.words.say(f"reject-{code}", **values)

    def refusal(self, refusal: Refusal) -> str:
        """The rule that an action breaks, with its chapter in the same line."""
        return self.rule(refusal) + self._chapter_note(self.chapter(str(refusal.code.value), True))

    def tally(self, name: str, tally: Tally) -> list[str]:
        """A number with every line that it is made of."""
        lines = [self.words.say("tally-total", name=self.number(name), total=str(tally.total))]
        for line in tally.lines:
            source = self.source(line) if line.source != NO_SOURCE else ""
            text = self.say(f"why-{line.reason.value}")
            if source:
                text = self.words.say("tally-source", reason=text, source=source)
            note = self._chapter_note(self.chapter(str(line.reason.value), False))
            lines.append(f"  {line.amount:+d} {text}{note}")
        return lines

    def tallies(self, numbers: Numbers) -> list[str]:
        return [line for name, tally in numbers for line in self.tally(name, tally)]

    def _chapter_note(self, chapter: str) -> str:
        return " " + self.words.say("rulebook", chapter=chapter) if chapter else ""


def folded(text: str) -> str:
    """Small letters without accents, for comparing what people type with names."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ø", "o").replace("æ", "ae").replace("ß", "ss"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
