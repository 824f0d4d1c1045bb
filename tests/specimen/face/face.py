"""The specimen for whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from shem.core.contract import Setup
from shem.locale.words import Words
from shem.table.face import Face
from shem.table.stage import Stage


class SpecimenFace(Face):
    game = "specimen"
    seats = (2, 3)
    page: Path | None = Path(__file__).with_name("page")

    def stage(self, words: Words, setup: Setup, labels: Sequence[str]) -> Stage:
        from tests.specimen.face.stage import SpecimenStage

        return SpecimenStage(words, setup, labels)


FACE: Final = SpecimenFace()
