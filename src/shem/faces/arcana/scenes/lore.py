"""What is told of pieces beside their figures, where the set-up brings it."""

from __future__ import annotations

from shem.faces.arcana.scenes.glance import Glance
from shem.faces.arcana.telling.names import text_of


def lore_of(glance: Glance, kind: str, id: str) -> str:
    """A few sentences about a piece, by its kind (golems, knights, relics, ancients) and id; empty if there are none."""
    for piece in glance.names.setup.get(kind, []):
        if piece["id"] == id:
            return text_of(piece.get("lore"), glance.words.language)
    return ""
