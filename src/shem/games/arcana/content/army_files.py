"""Army and collection files by their path, outside of any pack."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from shem.core.content.problems import ContentError
from shem.games.arcana.content.document import Document
from shem.games.arcana.content.models_army import ArmyFile, CollectionFile
from shem.games.arcana.content.models_words import Model
from shem.games.arcana.content.reading import read_model

M = TypeVar("M", bound=Model)


def read_army(path: Path) -> ArmyFile:
    """An army by the path of its file; raises ContentError with every problem of the file by itself."""
    return _read(Document(path), ArmyFile)


def read_collection(path: Path) -> CollectionFile:
    """A collection by the path of its file; raises ContentError."""
    return _read(Document(path), CollectionFile)


def _read(document: Document, kind: type[M]) -> M:
    model, problems = read_model(document, kind)
    if model is None:
        raise ContentError(sorted(problems))
    return model
