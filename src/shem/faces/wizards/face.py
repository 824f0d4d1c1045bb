"""Wizards for whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from shem.core.content.problems import ContentError, Problem
from shem.core.contract import Setup
from shem.locale.words import Words
from shem.table.cardboard import Cardboard
from shem.table.face import Face, Host, Option
from shem.table.stage import Stage

ASKED: Final = (
    "craft",
    "draw",
    "buy",
    "cast",
    "answer",
    "move",
    "fight",
    "strike",
    "battle-cards",
    "return",
    "discard",
)  # that a lesson can wait for


class WizardsFace(Face):
    game = "wizards"
    seats = (2, 4)
    real = True
    options = (
        Option("round_limit", int, flag="limit"),
        Option("connected", bool),
        Option("pack", flag="cards"),
        Option("map"),
        Option("hands"),
    )
    pack_files = ("wizards",)
    lesson_points = {"bench": 1, "places": 0, "space": 1}  # noqa: RUF012
    lesson_facts = {**dict.fromkeys(ASKED, 0), "laid": 1}  # noqa: RUF012

    def stage(self, words: Words, setup: Setup, labels: Sequence[str]) -> Stage:
        from shem.faces.wizards.stage import WizardsStage

        return WizardsStage(words, setup, labels)

    def cardboard(self, host: Host, request: Any, of: str) -> Cardboard:
        from shem.faces.wizards import printing

        return printing.cardboard(host, request, of)

    def shapes(self) -> list[ModuleType]:
        from shem.faces.wizards.scenes import answer_shapes, shapes

        return [shapes, answer_shapes]

    def check_packs(self, packs: Sequence[Path]) -> None:
        found = [problem for folder in packs for problem in self.problems(folder)]
        if found:
            raise ContentError(found)

    def problems(self, folder: Path | None) -> list[Problem]:
        from shem.games.wizards.content import codex

        path = codex.CORE if folder is None else folder / codex.FILE
        return codex.check(path) if path.is_file() else []

    def schema(self) -> dict[str, Any]:
        from shem.games.wizards.content import codex

        return {"wizards": codex.schema()}


FACE: Final = WizardsFace()
