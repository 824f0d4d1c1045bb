"""Content packs: folders of more content, named by the environment, where the processes of a simulation look, too."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

PACKS_VARIABLE: Final = "SHEM_PACKS"


def packs() -> list[Path]:
    """The packs that are named, each folder once, however it is written."""
    found: dict[Path, Path] = {}
    for path in os.environ.get(PACKS_VARIABLE, "").split(os.pathsep):
        if path:
            found.setdefault(Path(path).resolve(), Path(path))
    return list(found.values())


def use(folders: Iterable[Path]) -> None:
    """Name these packs and no others."""
    os.environ[PACKS_VARIABLE] = os.pathsep.join(str(folder) for folder in dict.fromkeys(folders))


def add(folders: list[Path] | None) -> list[Path] | None:
    """Name these packs besides the others; for an option of the command line, whose value it returns."""
    if folders or packs():
        use([*packs(), *(folders or [])])
    return folders
