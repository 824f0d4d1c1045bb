"""What of a game is cardboard, for whoever prints it: cards, tiles, tokens and stand-ups, told by its Face."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypedDict

# How a piece is laid out: a card with words; a tile that is all picture; a token; a figure of paper that stands; a tent of
# paper with a secret inside; a large card of fields; a sheet to write on.
PrintForm = Literal["card", "tile", "token", "stand", "tent", "fields", "table"]

# A drawing of the game's own page: `draw` says which one, what else there is tells it what to draw.
Picture = dict[str, str | int]

# The room on a page, in millimetres: what fits on A4 and on Letter, one as the other.
WIDEST: Final = 198
HIGHEST: Final = 267


class PrintFigure(TypedDict):
    name: str
    value: str


class PrintPart(TypedDict):
    """Such as an ability. about: what it is and costs. code: what our stickers call it, for a stylus; empty for nothing."""

    name: str
    about: str
    figures: list[PrintFigure]
    lines: list[str]
    picture: dict[str, str | int]
    code: str


class PrintPiece(TypedDict):
    """width, height: millimetres; of a stand and a tent those of one side. under: below its name. corner: beside it, such
    as a price. note: small, at its foot. own: the pack that somebody's own card is in, else empty. count: how many a game
    needs. back: what is on its other side, nothing if that is blank; turned: what it is called there."""

    id: str
    name: str
    width: int
    height: int
    under: str
    corner: str
    figures: list[PrintFigure]
    lines: list[str]
    parts: list[PrintPart]
    note: str
    own: str
    count: int
    picture: dict[str, str | int]
    back: dict[str, str | int]
    turned: str
    code: str


class PrintSheet(TypedDict):
    """Pieces of one kind. about: what to know before they are printed; may be empty."""

    code: str
    name: str
    about: str
    form: PrintForm
    pieces: list[PrintPiece]


class PrintPortion(TypedDict):
    """What one can print instead of everything, such as what one army needs. group: under which heading it is offered."""

    code: str
    name: str
    group: str


class Cardboard(TypedDict):
    """head: what the game's drawings read of it, as in a match. sheets: those of the portion that was asked for."""

    portions: list[PrintPortion]
    sheets: list[PrintSheet]
    head: dict[str, Any]


def part(
    name: str,
    about: str = "",
    lines: Iterable[str] = (),
    figures: Mapping[str, str] | None = None,
    picture: Picture | None = None,
    code: str = "",
) -> PrintPart:
    return {
        "name": name,
        "about": about,
        "figures": told(figures),
        "lines": [line for line in lines if line],
        "picture": picture or {},
        "code": code,
    }


def piece(
    id: str,
    name: str,
    size: tuple[int, int],
    picture: Picture | None = None,
    *,
    under: str = "",
    corner: str = "",
    figures: Mapping[str, str] | None = None,
    lines: Iterable[str] = (),
    parts: Iterable[PrintPart] = (),
    note: str = "",
    own: str = "",
    count: int = 1,
    back: Picture | None = None,
    turned: str = "",
    code: str = "",
) -> PrintPiece:
    return {
        "id": id,
        "name": name,
        "width": size[0],
        "height": size[1],
        "under": under,
        "corner": corner,
        "figures": told(figures),
        "lines": [line for line in lines if line],
        "parts": list(parts),
        "note": note,
        "own": own,
        "count": count,
        "picture": picture or {},
        "back": back or {},
        "turned": turned,
        "code": code,
    }


def told(figures: Mapping[str, str] | None) -> list[PrintFigure]:
    return [{"name": name, "value": value} for name, value in (figures or {}).items()]


def sheet(code: str, name: str, form: PrintForm, pieces: Iterable[PrintPiece], about: str = "") -> PrintSheet:
    return {"code": code, "name": name, "about": about, "form": form, "pieces": list(pieces)}


def only(sheets: Iterable[PrintSheet]) -> list[PrintSheet]:
    """Those with pieces, and in them those of which a game needs any."""
    found: list[PrintSheet] = [
        {**one, "pieces": [piece for piece in one["pieces"] if piece["count"] > 0]} for one in sheets
    ]
    return [one for one in found if one["pieces"]]
