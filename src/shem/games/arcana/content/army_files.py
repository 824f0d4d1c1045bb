"""Army and collection files by their path, outside of any pack."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from shem.core.content.document import Document
from shem.core.content.problems import ContentError, Problem, Where, field_name
from shem.games.arcana.content.models_army import ArmyFile, CollectionFile
from shem.games.arcana.content.reading import read_model


class ArmySource:
    """An army file that was read: `army` is None if it cannot be one, and `problems` says why."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._document: Final = Document(path)
        army, problems = read_model(self._document, ArmyFile)
        self.army: Final[ArmyFile | None] = army
        self.problems: Final[list[Problem]] = sorted(problems)

    def line(self, where: Where) -> int:
        """The line of a field."""
        return self._document.line(where)

    def line_of(self, where: Where) -> str:
        """File, line and field, to stand before a sentence."""
        field = field_name(where)
        return f"{self.path}:{self.line(where)}: {field + ': ' if field else ''}"


def read_army(path: Path) -> ArmyFile:
    """An army by the path of its file; raises ContentError with every problem of the file by itself."""
    source = ArmySource(path)
    if source.army is None:
        raise ContentError(source.problems)
    return source.army


def read_collection(path: Path) -> CollectionFile:
    """A collection by the path of its file; raises ContentError."""
    collection, problems = read_model(Document(path), CollectionFile)
    if collection is None:
        raise ContentError(sorted(problems))
    return collection
