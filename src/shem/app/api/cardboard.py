"""What of a game can be printed."""

from __future__ import annotations

from fastapi import APIRouter, Request

from shem.app.check import shape
from shem.app.host import AppHost
from shem.table.cardboard import Cardboard
from shem.table.face import face

router = APIRouter(prefix="/cardboard", tags=["cardboard"])


@router.get("/{game}", response_model=shape(Cardboard))
def cardboard(game: str, request: Request, of: str = "") -> Cardboard:
    """Cards, tiles, tokens and stand-ups of a game, told. of: the code of a portion; empty for everything."""
    return face(game).cardboard(AppHost(request.app, game), request, of)
