"""Delve for whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from shem.core.content.problems import ContentError, Problem
from shem.core.contract import Setup
from shem.locale.words import Words
from shem.table.cardboard import Cardboard
from shem.table.face import Face, Host, Option, Shelves
from shem.table.stage import Stage

ASKED: Final = ("hero-turn", "next-hero", "hit-stage", "def-stage", "victim", "choose")  # that a lesson can wait for


class DelveFace(Face):
    game = "delve"
    seats = (1, 5)
    real = True
    together = True
    options = (Option("quest"), Option("heroes"), Option("party"), Option("pack", flag="cards"))
    commands = {"delve": "shem.faces.delve.commands.group:delve"}  # noqa: RUF012
    documents = {"party": 1}  # noqa: RUF012
    pack_files = ("delve",)
    lesson_points = {"area": 1, "door": 1, "choice": 2}  # noqa: RUF012
    lesson_facts = {**dict.fromkeys(ASKED, 0), "reach": 1}  # noqa: RUF012

    def stage(self, words: Words, setup: Setup, labels: Sequence[str]) -> Stage:
        from shem.faces.delve.stage import DelveStage

        return DelveStage(words, setup, labels)

    def chosen(self, shelves: Shelves, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
        """A browser names one of its own parties, or brings one; never a file on the machine that it plays at."""
        from shem.faces.delve.camp.keeping import chosen

        return chosen(shelves, options) if isinstance(options.get("party"), str) else dict(options)

    def cardboard(self, host: Host, request: Any, of: str) -> Cardboard:
        from shem.faces.delve.printing import sheets

        return sheets.cardboard(host, request, of)

    def shapes(self) -> list[ModuleType]:
        from shem.faces.delve.camp import shapes as camp
        from shem.faces.delve.scenes import answer_shapes, listing_shapes, scene_shapes, shapes

        return [shapes, scene_shapes, answer_shapes, listing_shapes, camp]

    def routes(self, host: Host) -> list[Any]:
        from shem.faces.delve import listing
        from shem.faces.delve.camp import routes

        return [listing.router(host), routes.router(host)]

    def read(self, kind: str, text: str) -> dict[str, Any]:
        from shem.games.delve.content.codex import world_of
        from shem.games.delve.content.party_file import party_of

        return party_of(text, world_of).model_dump()

    def check_packs(self, packs: Sequence[Path]) -> None:
        found = [problem for folder in packs for problem in self.problems(folder)]
        if found:
            raise ContentError(found)

    def problems(self, folder: Path | None) -> list[Problem]:
        from shem.games.delve.content import codex

        path = codex.CORE if folder is None else folder / codex.FILE
        return codex.check(path) if path.exists() else []

    def schema(self) -> dict[str, Any]:
        from shem.games.delve.content import codex

        return {"delve": codex.schema()}


FACE: Final = DelveFace()
