"""How problems of content name fields and near words."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

Where = tuple[str | int, ...]


def field_name(where: Where) -> str:
    """`("attacks", 1, "range")` as `attacks[1].range`."""
    text = ""
    for step in where:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def closest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or an empty string."""
    by_lower = {name.lower(): name for name in known}
    found = difflib.get_close_matches(word.lower(), by_lower, n=1)
    return by_lower[found[0]] if found else ""


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?`, or an empty string."""
    found = closest(word, known)
    return f"; did you mean '{found}'?" if found else ""
