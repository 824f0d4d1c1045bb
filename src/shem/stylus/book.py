"""A code book: which code stands for which field of a game. A document: kept, shared, and checked on the way in."""

from __future__ import annotations

import json
import re
from typing import Any, Final, TypedDict

from shem.core.errors import ShemError
from shem.stylus.field import Field

MOST_ENTRIES: Final = 2000  # the gate takes 20,000 values in a request
MOST_ARGUMENTS: Final = 8
LONGEST_NAME: Final = 80
LONGEST_CODE: Final = 200
LONGEST_VALUE: Final = 80
LARGEST: Final = 2**31
PLAIN: Final = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff]+")
WORD: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


class BookError(ShemError):
    """What should be a code book and is none; its code begins with `book-`."""


class Book(TypedDict):
    """entries: fields by code."""

    name: str
    game: str
    entries: dict[str, dict[str, str | int]]


def read(text: str) -> Book:
    """The book in a file. Raises BookError."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BookError("book-not-json", "no code book: it is not JSON") from None
    return checked(data)


def checked(data: Any) -> Book:
    """A book as it came from somewhere. Raises BookError."""
    if not isinstance(data, dict) or set(data) != {"name", "game", "entries"}:
        raise BookError("book-shape", "a code book has name, game and entries, and nothing else")
    name, game, entries = data["name"], data["game"], data["entries"]
    if not _plain(name, LONGEST_NAME):
        raise BookError("book-name", f"a book's name has 1 to {LONGEST_NAME} letters", {"most": LONGEST_NAME})
    if not isinstance(game, str) or not WORD.fullmatch(game):
        raise BookError("book-game", "a book names its game")
    if not isinstance(entries, dict) or len(entries) > MOST_ENTRIES:
        raise BookError("book-entries", f"a book has at most {MOST_ENTRIES} codes", {"most": MOST_ENTRIES})
    return {"name": name, "game": game, "entries": {_code(code): _field(code, field) for code, field in entries.items()}}


def _plain(text: object, most: int) -> bool:
    return isinstance(text, str) and 0 < len(text) <= most and PLAIN.fullmatch(text) is not None and text == text.strip()


def _code(code: Any) -> str:
    if not _plain(code, LONGEST_CODE):
        told = str(code).encode(errors="replace").decode()[:40]
        raise BookError(
            "book-code", f"a code has 1 to {LONGEST_CODE} letters: {told}", {"code": told, "most": LONGEST_CODE}
        )
    return str(code)


def _field(code: str, field: Any) -> Field:
    sound = (
        isinstance(field, dict)
        and 0 < len(field) <= MOST_ARGUMENTS
        and _is_word(field.get("kind"))
        and all(_is_word(name) and _is_value(value) for name, value in field.items())
    )
    if not sound:
        raise BookError("book-field", f"code {code[:40]} stands for no field", {"code": code[:40]})
    return dict(field)


def _is_word(text: object) -> bool:
    return isinstance(text, str) and WORD.fullmatch(text) is not None


def _is_value(value: object) -> bool:
    if isinstance(value, int) and not isinstance(value, bool):
        return -LARGEST < value < LARGEST
    return _plain(value, LONGEST_VALUE)
