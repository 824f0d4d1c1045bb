"""What a stylus can touch, as a Face names it, and the code that our own stickers give it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, Literal, TypedDict

# A field: its kind and what it is of, such as {"kind": "figure", "of": "dune-viper", "nth": 2}.
Field = dict[str, str | int]
Sheet = Literal["bases", "cards", "control", "tiles"]

# Letters that lie in the same place on an English, a German and a French keyboard, which is what readers play.
LETTERS: Final = "BCDEFGHIJKLNOPRSTUVX"
MARK: Final = "SH"
LENGTH: Final = 8


class StylusField(TypedDict):
    """code: on our stickers. about: what else the sticker says, such as whose card it is for."""

    field: dict[str, str | int]
    name: str
    about: str
    code: str


class StylusGroup(TypedDict):
    """Fields that lie together: a Golem's bases, the control card."""

    name: str
    sheet: Sheet
    fields: list[StylusField]


def code_of(game: str, field: Field) -> str:
    """The same for the same field, for good; short enough for the smallest QR code, and for Code 128."""
    told = json.dumps([game, field], sort_keys=True, separators=(",", ":"))
    number = int.from_bytes(blake2b(told.encode(), digest_size=8).digest())
    letters = []
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters.append(LETTERS[place])
    return MARK + "".join(letters)


def group(game: str, sheet: Sheet, name: str, fields: Iterable[tuple[Field, str, str]]) -> StylusGroup:
    """fields: each with its name and what else is said of it."""
    made: list[StylusField] = [
        {"field": field, "name": name, "about": about, "code": code_of(game, field)} for field, name, about in fields
    ]
    return {"name": name, "sheet": sheet, "fields": made}
