"""Archmage for whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from shem.core.content.problems import Problem
from shem.core.contract import Setup
from shem.locale.words import Words
from shem.table.cardboard import Cardboard
from shem.table.face import Face, Host, Option
from shem.table.stage import Stage

ASKED: Final = (
    "card",
    "face",
    "allocate",
    "announce",
    "redistribute",
    "move",
    "aim",
    "place",
    "artifact",
    "settle",
    "destroy",
)  # that a lesson can wait for


class ArchmageFace(Face):
    game = "archmage"
    seats = (2, 4)
    real = True
    options = (Option("goal", int),)
    lesson_points = {"bowl": 1, "place": 1}  # noqa: RUF012
    lesson_facts = {**dict.fromkeys(ASKED, 0), "poured": 2}  # noqa: RUF012

    def stage(self, words: Words, setup: Setup, labels: Sequence[str]) -> Stage:
        from shem.faces.archmage.stage import ArchmageStage

        return ArchmageStage(words, setup, labels)

    def cardboard(self, host: Host, request: Any, of: str) -> Cardboard:
        from shem.faces.archmage import printing

        return printing.cardboard(host, request, of)

    def shapes(self) -> list[ModuleType]:
        from shem.faces.archmage.scenes import shapes

        return [shapes]

    def problems(self, folder: Path | None) -> list[Problem]:
        from shem.games.archmage.content import codex

        return [] if folder is not None else codex.check()

    def schema(self) -> dict[str, Any]:
        from shem.games.archmage.content import codex

        return {"districts": codex.schema()}


FACE: Final = ArchmageFace()
