"""Delve for whoever shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from shem.core.content.problems import ContentError, Problem
from shem.core.contract import Setup
from shem.core.errors import OptionError
from shem.locale.words import Words
from shem.table.face import Face, Host, Option, Shelves
from shem.table.stage import Stage


class DelveFace(Face):
    game = "delve"
    seats = (1, 5)
    options = (Option("quest"), Option("heroes"), Option("party"), Option("pack", flag="cards"))
    pack_files = ("delve",)

    def stage(self, words: Words, setup: Setup, labels: Sequence[str]) -> Stage:
        from shem.faces.delve.stage import DelveStage

        return DelveStage(words, setup, labels)

    def chosen(self, shelves: Shelves, options: Mapping[str, Any], words: Words) -> dict[str, Any]:
        """A browser brings a party itself, never the name of a file on the machine that it plays at."""
        if isinstance(options.get("party"), str):
            raise OptionError("bad-party", "a party is brought as it is", {"reason": "party"})
        return super().chosen(shelves, options, words)

    def shapes(self) -> list[ModuleType]:
        from shem.faces.delve.scenes import answer_shapes, listing_shapes, scene_shapes, shapes

        return [shapes, scene_shapes, answer_shapes, listing_shapes]

    def routes(self, host: Host) -> list[Any]:
        from shem.faces.delve import listing

        return [listing.router(host)]

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
