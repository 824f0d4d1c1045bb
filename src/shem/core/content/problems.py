"""What can be wrong with content, said by file, line and field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shem.core.errors import Detail, OptionError, ShemError

Where = tuple[str | int, ...]  # the way to a field: names, and places in lists from 0


class Message(str):
    """An English sentence, or a part of one, that another language says by its code and its details.

    The English names the details in braces; one of them may be a message itself.
    """

    code: str
    english: str
    details: Mapping[str, Detail]

    def __new__(cls, code: str, english: str, /, **details: Detail) -> Message:
        made = super().__new__(cls, english.format(**details))
        made.code, made.english, made.details = code, english, details
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Detail]]:
        return (self.code, self.english), dict(self.details)


class Mistake(ValueError):
    """A value that cannot be, with the message that says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message: Final = message


def field_name(where: Where) -> str:
    """`("attacks", 1, "range")` as `attacks[1].range`."""
    text = ""
    for step in where:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


@dataclass(frozen=True, order=True)
class Problem:
    """One thing that is wrong: the file, the line (from 1), the field (`attacks[1].range`) and what would be right."""

    path: Path
    line: int
    field: str
    message: Message

    def __str__(self) -> str:
        return self.place + self.message

    @property
    def place(self) -> str:
        """File, line and field, to stand before the sentence in any language."""
        return f"{self.path}:{self.line}: {self.field + ': ' if self.field else ''}"

    def data(self) -> dict[str, object]:
        """The problem as JSON."""
        told = {"code": self.message.code, "message": self.message, "details": self.message.details}
        return {"path": str(self.path), "line": self.line, "field": self.field, **told}


class ContentError(ShemError):
    """Content that cannot be used; carries every problem found."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("content", "\n".join(str(problem) for problem in problems), {"count": len(problems)})
        self.problems: Final = list(problems)

    def __reduce__(self) -> tuple[type[ContentError], tuple[list[Problem]]]:
        return ContentError, (self.problems,)


class UnfitError(OptionError):
    """Something that is sound by itself and does not fit where it shall be used; `messages` say every reason."""

    def __init__(self, code: str, message: str, details: Mapping[str, Detail], messages: Sequence[Message]) -> None:
        super().__init__(code, message, details)
        self.messages: Final = list(messages)
