"""A document of a game, such as an army, in whatever carries it."""

from __future__ import annotations

from typing import Any

from shem.table.face import face


def check(head: dict[str, Any], body: bytes) -> dict[str, Any]:
    """The document of a text. head: game, kind. Raises OptionError or ContentError."""
    return {"document": face(head["game"]).read(head["kind"], body.decode(errors="replace"))}
