"""The specimen for whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shem.core.chance import RollRequest
from shem.core.contract import Action, Outcome, Prompt, Refusal, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.locale.words import Words
from shem.table.face import Face
from shem.table.menu import Menu, Misunderstood, Option
from shem.table.messages import About, Choice, Key
from shem.table.refusals import why_of
from shem.table.stage import NoAnswer, Stage
from shem.table.teller import Numbers, Teller
from tests.specimen.words import ROUND, SIZES, Act


class SpecimenTeller(Teller):
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

    def menu(self, sight: Sight, prompt: Prompt) -> Menu:
        return Menu(self.asked(prompt), [Option(self.what(action), action) for action in sight.legal()])

    def asked(self, prompt: Prompt) -> str:
        return self.say("ask", what=prompt.code)

    def parse(self, text: str, sight: Sight, prompt: Prompt) -> Action:
        raise Misunderstood("not-understood", typed=text)

    def numbers(self, sight: Sight, action: Action) -> Numbers:
        return []

    def outcome(self, outcome: Outcome) -> list[str]:
        return [self.say("outcome", winners=self.words.both([self.seat(seat) for seat in outcome.winners]))]

    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        return [self.say("roll", what=request.purpose)]


class SpecimenStage(Stage):
    """Asks: choices, why. A tap says which action by `act`, and which way, card or pawn by `number`."""

    teller: SpecimenTeller

    def head(self) -> dict[str, Any]:
        return {"title": self.teller.say("title"), "seats": self.setup["seats"]}

    def scene(self, sight: Sight) -> dict[str, Any]:
        return dict(sight.view())

    def ask(self, sight: Sight, what: str, about: About, key: Key) -> Any:
        if what == "why":
            if sight.seat is None:
                raise NoAnswer("table-watching")
            return why_of(self.teller, sight.why_not(self.meaning(sight, about)))
        if what != "choices":
            raise NoAnswer("table-no-such-question", what=what)
        return [self._choice(action) for action in sight.legal()]

    def _choice(self, action: Action) -> Choice:
        kind = str(action.key()[0])
        return {"key": list(action.key()), "kind": kind, "group": kind, "text": self.teller.what(action), "price": ""}

    def meaning(self, sight: Sight, about: About) -> Action:
        kind = about.get("act", -1)
        if not 0 <= kind < len(SIZES):
            raise NoAnswer("table-nothing-there")
        return Act(kind, about.get("number", 0))

    def asked(self, sight: Sight, prompt: Prompt, seats: Sequence[int]) -> str:
        return self.teller.asked(prompt)

    def begins(self, event: Event) -> int | None:
        return int(event.values[0]) if event.kind is ROUND else None  # type: ignore[arg-type]

    def learn(self, events: Sequence[Event]) -> None:
        """Nothing: everything is named by its number."""

    def seats(self, acted: int | None, events: Sequence[Event]) -> list[int | None]:
        return [acted] * len(events)


class SpecimenFace(Face):
    game = "specimen"
    seats = (2, 3)
    page = Path(__file__).with_name("page")

    def teller(self, words: Words, setup: Setup, labels: Sequence[str]) -> Teller:
        return SpecimenTeller(words, setup, labels)

    def stage(self, words: Words, setup: Setup, labels: Sequence[str], teller: Teller) -> Stage:
        return SpecimenStage(words, setup, labels, teller)


FACE = SpecimenFace()
