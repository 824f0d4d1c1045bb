"""An army in whatever carries it."""

from __future__ import annotations

from typing import Any

from shem.faces.arcana.armies.army_code import read


def check(head: dict[str, Any], body: bytes) -> dict[str, Any]:
    """The army of a text; raises OptionError or ContentError."""
    return {"army": read(body.decode(errors="replace"))}
