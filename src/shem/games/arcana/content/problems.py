"""What can be wrong with content, said by file, line and field."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shem.core.errors import ShemError

Where = tuple[str | int, ...]


@dataclass(frozen=True, order=True)
class Problem:
    """One thing that is wrong: the file, the line (from 1), the field (`attacks[1].range`) and what would be right."""

    path: Path
    line: int
    field: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.field + ': ' if self.field else ''}{self.message}"

    def data(self) -> dict[str, object]:
        """The problem as JSON."""
        return {"path": str(self.path), "line": self.line, "field": self.field, "message": self.message}


class ContentError(ShemError):
    """Content that cannot be used; carries every problem found."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("content", "\n".join(str(problem) for problem in problems), {"count": len(problems)})
        self.problems: Final = list(problems)

    def __reduce__(self) -> tuple[type[ContentError], tuple[list[Problem]]]:
        return ContentError, (self.problems,)


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
