"""A document of a game, such as an army, in whatever carries it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from shem.core.content.packs import use
from shem.table.face import face


def check(head: dict[str, Any], body: bytes) -> dict[str, Any]:
    """The document of a text. head: game, kind, packs (the folders of those in use). Raises OptionError or ContentError."""
    use(Path(pack) for pack in head["packs"])
    return {"document": face(head["game"]).read(head["kind"], body.decode(errors="replace"))}
