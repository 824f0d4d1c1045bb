"""Archmage in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shem.core.chance import RollRequest
from shem.core.contract import Action, Outcome, Refusal, Setup
from shem.core.event import Event
from shem.core.sight import Sight
from shem.core.tally import Line
from shem.faces.archmage.telling.names import CAUSES, Names
from shem.faces.archmage.telling.position import board_lines, status_lines, table_lines
from shem.games.archmage.parts.actions import Aim, Allocate, Announce, Destroy, Face, Move, Place, Settle, Use
from shem.games.archmage.parts.events import DEAL
from shem.games.archmage.parts.reasons import Reject
from shem.games.archmage.rules.setup import dealt
from shem.locale.words import Words
from shem.table.stage import Stage

CHAPTERS: Final = {
    "energy": "Allocation",
    "bonus": "Regeneration",
    "horn": "Artifacts",
    "orm": "Special Districts",
    "regeneration": "Regeneration",
    "halved": "Regeneration",
    "konge": "Special Districts",
    "charm": "Harvesting",
    "curse": "Harvesting",
    "empty-phase": "Allocation",
    "over-budget": "Allocation",
    "sum-grew": "Allocation",
    "not-the-most": "Allocation",
    "smerte-movement": "Special Districts",
    "line-empty": "Orientation",
    "too-far": "Movement",
    "not-tied": "Artifacts",
    "not-this-artifact": "Artifacts",
    "target-harvested": "Harvesting",
    "artifact-out-of-reach": "Special Districts",
}


class ArchmageTeller(Stage):
    """Its words: positions are called A1 to G7; seats Player 1, 2 and so on."""

    game = "archmage"

    def __init__(self, words: Words, setup: Setup, labels: Sequence[str]) -> None:
        super().__init__(words, setup, labels)
        self.names = Names(words, setup, labels)

    def seat(self, seat: int) -> str:
        return self.names.seat(seat)

    def table(self, sight: Sight) -> list[str]:
        return table_lines(self.names, sight.view(), sight.seat)

    def status(self, sight: Sight) -> list[str]:
        return status_lines(self.names, sight.view(), sight.seat)

    def board(self, sight: Sight) -> list[str]:
        return board_lines(self.names, sight.view())

    def number(self, name: str) -> str:
        for mark in (":", "-"):
            code, _, seat = name.partition(mark)
            if seat.isdecimal():
                return self.say("number-of", number=super().number(code), seat=self.seat(int(seat)))
        return super().number(name)

    def chapter(self, code: str, refused: bool) -> str:
        return CHAPTERS.get(code, "")

    def source(self, line: Line) -> str:
        return self.names.card(line.source)

    def about(self, refusal: Refusal) -> str:
        number = refusal.about
        if number < 0:
            return "none"
        if refusal.code in (Reject.EMPTY_PHASE, Reject.NOT_THE_MOST):
            return self.names.phase(number)
        if refusal.code is Reject.LINE_EMPTY:
            return self.names.facing(number)
        if refusal.code is Reject.NOT_TIED:
            return self.seat(number)
        if refusal.code is Reject.TARGET_HARVESTED:
            return self.names.place(number)
        return self.names.artifact(number)

    def outcome(self, outcome: Outcome) -> list[str]:
        scores = ", ".join(f"{self.seat(seat)} {points}" for seat, points in enumerate(outcome.scores))
        winners = self.names.seats(outcome.winners)
        return [self.say(f"ending-{outcome.code}"), self.say("outcome", winners=winners, scores=scores)]

    def action(self, seat: int, action: Action) -> str:
        code = type(action).__name__.lower()
        return self.say(f"action-{code}", seat=self.seat(seat), **self._action_values(action))

    def _action_values(self, action: Action) -> dict[str, str | int]:
        names = self.names
        if isinstance(action, Face | Aim):
            return {"facing": names.facing(action.facing)}
        if isinstance(action, Allocate):
            return {"plan": names.plan(action.data())}
        if isinstance(action, Announce):
            return {"phase": names.phase(action.phase)}
        if isinstance(action, Use | Destroy):
            return {"artifact": names.artifact(action.artifact)}
        if isinstance(action, Settle):
            return {"winner": names.seat(action.seat)}
        if isinstance(action, Move):
            return {"distance": action.distance}
        if isinstance(action, Place):
            return {"place": names.place(action.position)}
        return {}

    def values(self, event: Event) -> dict[str, str | int]:
        return {name: self._value(name, value) for name, value in zip(event.kind.fields, event.values)}

    def _value(self, name: str, value: int | tuple[int, ...]) -> str | int:
        names = self.names
        if isinstance(value, tuple):
            return self._listed(name, list(value))
        if name in ("seat", "archmage", "owner", "winner"):
            return names.seat(value)
        if name == "facing":
            return names.facing(value)
        if name == "cause":
            return CAUSES[value]
        if name == "phase":
            return names.phase(value)
        if name == "artifact":
            return names.artifact(value)
        if name in ("position", "start", "end"):
            return names.place(value)
        if name == "card":
            return names.card(value)
        return value

    def _listed(self, name: str, values: list[int]) -> str:
        if name == "tied":
            return self.names.seats(values)
        if name == "cards":
            return ", ".join(self.names.card(card) for card in values)
        return ", ".join(f"{self.seat(seat)} {number}" for seat, number in enumerate(values))

    def roll(self, request: RollRequest, action: Action | None, sight: Sight | None) -> list[str]:
        return [self.say(f"roll-{request.purpose}", left=request.sides)]

    def faces(self, request: RollRequest) -> list[str]:
        if request.purpose == DEAL:
            return [self.names.card(card) for card in request.args]
        return [self.seat(seat) for seat in range(request.sides)]

    def named(self, faces: Sequence[int]) -> list[str]:
        return [self.names.card(card) for card in dealt(faces)]

    def by_name(self, request: RollRequest) -> bool:
        return request.purpose == DEAL
