"""Where this user's data are kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

HOME: Final = "SHEM_HOME"
MARK: Final = "."  # between an imported pack's name and what it was made of: a changed pack is another folder


def home(environ: Mapping[str, str] = os.environ) -> Path:
    """SHEM_HOME; else XDG_DATA_HOME/shem, on Windows LOCALAPPDATA/shem."""
    if environ.get(HOME):
        return Path(environ[HOME])
    if sys.platform == "win32":
        base = environ.get("LOCALAPPDATA")
        return Path(base) / "shem" if base else Path.home() / "AppData" / "Local" / "shem"
    base = environ.get("XDG_DATA_HOME")
    return Path(base) / "shem" if base else Path.home() / ".local" / "share" / "shem"


def imported(environ: Mapping[str, str] = os.environ) -> dict[str, Path]:
    """The folders of the content packs that the app has taken in, by the packs' names."""
    folder = home(environ) / "packs"
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    return {pack.name.rpartition(MARK)[0]: pack for pack in found if pack.is_dir() and not pack.name.startswith(".")}
