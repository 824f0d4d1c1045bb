"""All that can be printed of Golem Arcana, or a portion of it."""

from __future__ import annotations

from typing import Any

from shem.faces.arcana.printing import cards, pieces
from shem.faces.arcana.printing.wanted import own_cards, portions, wanted
from shem.table.cardboard import Cardboard, only
from shem.table.face import Host


def cardboard(host: Host, request: Any, of: str) -> Cardboard:
    words, own = host.words(request), own_cards(host)
    found = wanted(host, request, of, own)
    sheets = [
        *cards.sheets(words, found, own),
        *([pieces.control(words)] if found.control else []),
        pieces.tiles(words, found),
        pieces.tokens(words, found),
        pieces.stands(words, found, own),
    ]
    return {"portions": portions(host, request, own), "sheets": only(sheets), "head": {}}
