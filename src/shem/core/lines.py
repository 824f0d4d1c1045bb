"""The lines of a saved match as they are read: JSON, each field of its kind, and what is wrong with which line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, final

from shem.core.errors import Detail, Disagreement, SaveError
from shem.core.notation import canonical


@final
class Lines:
    """kept: the lines, to which more may come. name: what errors call the file. at: the line being read, from 1."""

    def __init__(self, kept: Sequence[str], name: str) -> None:
        self.kept: Final = kept
        self.name: Final = name
        self.at = 1

    def next(self) -> dict[str, Any] | None:
        """The line after this one, None if this is the last."""
        if self.at == len(self.kept):
            return None
        self.at += 1
        return self.line(self.at)

    def following(self) -> dict[str, Any]:
        """The line after this one, which stays the one being read; nothing if this is the last."""
        return self.line(self.at + 1) if self.at < len(self.kept) else {}

    def line(self, number: int) -> dict[str, Any]:
        try:
            found = json.loads(self.kept[number - 1])
        except ValueError as error:
            raise self.wrong("save-not-json", f"not a line of JSON: {error}") from error
        if not isinstance(found, dict):
            raise self.wrong("save-not-json", "not a JSON object")
        return found

    def whole(self, line: dict[str, Any], name: str) -> int:
        found = line.get(name)
        if type(found) is not int:
            raise self.wrong("save-field", f"{name} should be a whole number, not {canonical(found)}")
        return found

    def text(self, line: dict[str, Any], name: str) -> str:
        found = line.get(name)
        if not isinstance(found, str):
            raise self.wrong("save-field", f"{name} should be a text, not {canonical(found)}")
        return found

    def texts(self, line: dict[str, Any], name: str) -> list[str]:
        found = line.get(name)
        if not isinstance(found, list) or not all(isinstance(value, str) for value in found):
            raise self.wrong("save-field", f"{name} should be a list of texts, not {canonical(found)}")
        return found

    def number(self, line: dict[str, Any], name: str, right: int) -> int:
        found = self.whole(line, name)
        if found != right:
            raise self.wrong("save-number", f"this is entry {found}, it should be entry {right}", found=found, right=right)
        return found

    def secret(self, line: dict[str, Any]) -> bytes | None:
        """What dice are drawn from: hex, or null where it was left out."""
        if line.get("secret", "") is None:
            return None
        try:
            return bytes.fromhex(self.text(line, "secret"))
        except ValueError as error:
            raise self.wrong("save-field", f"its secret is not hex: {error}") from error

    def same(self, number: int, what: str, found: object, right: object) -> None:
        if canonical(found) == canonical(right):
            return
        where = what
        if isinstance(found, list) and isinstance(right, list):
            at = 0
            while at < min(len(found), len(right)) and canonical(found[at]) == canonical(right[at]):
                at += 1
            where = f"{what}, number {at + 1}"
            found, right = found[at:][:1] or None, right[at:][:1] or None
        raise self.differs(what, number, f"entry {number}, {where}: the file says {_said(found)}, the rules {_said(right)}")

    def wrong(self, code: str, message: str, **details: Detail) -> SaveError:
        return SaveError(code, self._at_line(message), {"path": self.name, "line": self.at, **details})

    def differs(self, what: str, entry: int, message: str) -> Disagreement:
        details: dict[str, Detail] = {"path": self.name, "line": self.at, "entry": entry, "what": what}
        return Disagreement(f"save-{what}", self._at_line(message), details)

    def _at_line(self, message: str) -> str:
        return f"{self.name}, line {self.at}: {message}"


def _said(found: object) -> str:
    """JSON of a value, of the one item of a list, or `nothing`."""
    if found is None:
        return "nothing"
    return canonical(found[0] if isinstance(found, list) and found else found)
