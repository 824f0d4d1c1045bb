"""What can be wrong with content, said by file, line and field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shem.core.errors import ShemError


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
