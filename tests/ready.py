"""Armies that tests count on: files, so that what comes with the program may be balanced anew."""

from __future__ import annotations

from pathlib import Path

_FOLDER = Path(__file__).parent / "armies"
HUNTERS, PILGRIMS, WATCH, WOOD = (str(_FOLDER / f"{name}.yaml") for name in ("hunters", "pilgrims", "watch", "wood"))
