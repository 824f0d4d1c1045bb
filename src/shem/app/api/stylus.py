"""What a stylus can touch, code books that people bring, and the QR codes of stickers."""

from __future__ import annotations

from typing import Final

import segno
from fastapi import APIRouter

from shem.app.check import shape, strict
from shem.app.context import Language
from shem.app.shapes import BookText, Sticker, Stickers
from shem.locale.words import Words
from shem.stylus.book import LONGEST_CODE, Book, read
from shem.stylus.field import StylusGroup
from shem.table.face import face, faces
from shem.table.fault import Fault

router = APIRouter(prefix="/stylus", tags=["stylus"])
MOST_STICKERS: Final = 400
QUIET: Final = 4  # light squares around a code


@router.get("/games", response_model=list[str])
def games(language: Language) -> list[str]:
    """The games in which there is something to touch, as their Faces say."""
    return [one.game for one in faces() if one.fields(Words(language))]


@router.get("/fields", response_model=shape(list[StylusGroup]))
def fields(game: str, language: Language) -> list[StylusGroup]:
    """All that a stylus can touch in a game, each with the code of our own stickers."""
    return face(game).fields(Words(language))


@router.post("/read", response_model=shape(Book))
def read_book(brought: strict(BookText)) -> Book:  # type: ignore[valid-type]
    """The code book in a file, checked; nothing is kept."""
    return read(brought["text"])


@router.post("/stickers", response_model=shape(list[Sticker]))
def stickers(wanted: strict(Stickers)) -> list[Sticker]:  # type: ignore[valid-type]
    """QR codes to print."""
    codes: list[str] = wanted["codes"]
    if len(codes) > MOST_STICKERS or any(not 0 < len(code) <= LONGEST_CODE for code in codes):
        raise Fault("stickers", 422, most=MOST_STICKERS)
    return [_sticker(code) for code in codes]


def _sticker(code: str) -> Sticker:
    rows = segno.make(code, error="m", micro=False).matrix
    path = "".join(_row(place + QUIET, bytes(row)) for place, row in enumerate(rows))
    return {"code": code, "size": len(rows) + 2 * QUIET, "path": path}


def _row(top: int, row: bytes) -> str:
    """The dark runs of a row."""
    found, left = [], 0
    for run in row.decode("latin-1").replace("\x00", " ").split(" "):
        if run:
            found.append(f"M{left + QUIET} {top}h{len(run)}v1h-{len(run)}z")
        left += len(run) + 1
    return "".join(found)
