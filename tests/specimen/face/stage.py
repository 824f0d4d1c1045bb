"""The specimen's words and choices, and what its page draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shem.core.chance import RollRequest
from shem.core.contract import Action, Outcome, Prompt, Refusal
from shem.core.event import Event
from shem.core.sight import Sight
from shem.core.tally import Line
from shem.table.menu import NoAnswer
from shem.table.messages import About, Choice
from shem.table.stage import Stage
from tests.specimen.face.shapes import SpecimenChoices
from tests.specimen.rules.words import ROUND, SIZES, Act


class SpecimenStage(Stage):
    """A tap says which action by `act`, and which way, card or pawn by `number`."""

    game = "specimen"

    def seat(self, seat: int) -> str:
        return self.say("seat", number=seat + 1)

    def values(self, event: Event) -> dict[str, str | int]:
        named = zip(event.kind.fields, event.values)
        return {
            name: ", ".join(map(str, value)) if isinstance(value, tuple) else self._one(name, value)
            for name, value in named
        }

    def _one(self, name: str, value: int) -> str | int:
        return self.seat(value) if name in ("seat", "target") else value

    def action(self, seat: int, action: Action) -> str:
        return self.say("action", seat=self.seat(seat), what=self.what(action))

    def what(self, action: Action) -> str:
        assert isinstance(action, Act)
        return self.say(f"what-{action.kind}", number=action.number + 1)

    def about(self, refusal: Refusal) -> str:
        return str(refusal.about)

    def table(self, sight: Sight) -> list[str]:
        view = sight.view()
        return [
            self.say("place", seat=self.seat(seat), place=place, hearts=view["hearts"][seat])
            for seat, place in enumerate(view["places"])
        ]

    def status(self, sight: Sight) -> list[str]:
        return self.table(sight)

    def board(self, sight: Sight) -> list[str]:
        return self.table(sight)

    def outcome(self, outcome: Outcome) -> list[str]:
        return [self.say("outcome", winners=self.words.both([self.seat(seat) for seat in outcome.winners]))]

    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        return [self.say("roll", what=request.purpose)]

    def number(self, name: str) -> str:
        """A strike has one for each pawn, named by its seat."""
        return self.say("number", target=self.seat(int(name)))

    def source(self, line: Line) -> str:
        return self.seat(line.source)

    def head(self) -> dict[str, Any]:
        return {"title": self.say("title"), "seats": self.setup["seats"]}

    def scene(self, sight: Sight) -> dict[str, Any]:
        return dict(sight.view())

    def glance(self, sight: Sight) -> Sight:
        return sight

    def choices(self, sight: Sight, about: About) -> SpecimenChoices:
        return {"choices": [self._choice(action) for action in sight.legal()]}

    def _choice(self, action: Action) -> Choice:
        kind = str(action.key()[0])
        return {"key": list(action.key()), "kind": kind, "group": kind, "text": self.what(action), "price": ""}

    def meaning(self, sight: Sight, about: About) -> Action:
        kind = about.get("act", -1)
        if not 0 <= kind < len(SIZES):
            raise NoAnswer("table-nothing-there")
        return Act(kind, about.get("number", 0))

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return self.say("ask", what=prompt.code)

    def begins(self, event: Event) -> int | None:
        return int(event.values[0]) if event.kind is ROUND else None  # type: ignore[arg-type]

    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        return [acted] * len(events)
