"""The specimen for the face suite."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from shem.core.chance import Entry, Seeded
from shem.core.contract import Over
from shem.core.sight import Sight
from shem.table.messages import About, Why
from shem.table.stage import Stage
from tests.faces.faced import Faced, Moment, Question
from tests.specimen.face import shapes
from tests.specimen.rules.game import GAME

STEPS = 60


class SpecimenFaced(Faced):
    game = GAME
    head = shapes.SpecimenHead
    scene = shapes.SpecimenScene
    answers: ClassVar[dict[str, Any]] = {"choices": shapes.SpecimenChoices, "why": Why}
    secret = True

    def play(self) -> Iterator[Moment]:
        dice, choose = Seeded(7), Random(7)
        entry = Entry(dice, telling=True)
        state, events = GAME.new(self.setup, entry), list(entry.events)
        for _ in range(STEPS):
            pending = state.pending()
            if isinstance(pending, Over):
                return
            yield Moment(state.copy(), list(events))
            seat, entry = choose.choice(pending.seats), Entry(dice, telling=True)
            state.apply(seat, choose.choice(state.legal(seat)), entry)
            events += entry.events

    def choices(self, stage: Stage, sight: Sight) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = stage.ask(sight, "choices", {}, [])["choices"]
        return found

    def tap(self, choice: dict[str, Any]) -> About:
        kind, *number = choice["key"]
        return {"act": kind, "number": sum(number)}

    def taps(self, moment: Moment) -> list[About]:
        return [{"act": kind, "number": number} for kind in range(10) for number in range(3)]

    def questions(self, stage: Stage, sight: Sight) -> list[Question]:
        found: list[Question] = [("choices", {}, [])]
        return found + [("why", {"act": kind, "number": 0}, []) for kind in range(10)]
