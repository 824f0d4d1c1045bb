"""A YAML file as plain data that knows the line of each of its fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from yaml import MappingNode, Node, ScalarNode, SequenceNode

from shem.core.content.markup import Malformed, compose, line_of, scalar
from shem.core.content.problems import Message, Problem, Where, field_name


class Document:
    """A file that was read: `data` is what it says, `problems` what is wrong with it as YAML (then `data` may be None)."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.problems: Final[list[Problem]] = []
        root = self._compose()
        self._lines: Final = None if root is None else _lines(root)
        self.data: Final = None if root is None else self._plain(root, ())

    def line(self, where: Where) -> int:
        """The line of a field, or of the nearest thing around it that is there."""
        lines, line = self._lines, 1
        for step in where:
            found = _inside(lines, step)
            if found is None:
                break
            line, lines = found
        return line

    def problem(self, where: Where, message: Message) -> Problem:
        return Problem(self.path, self.line(where), field_name(where), message)

    def _compose(self) -> Node | None:
        try:
            raw = self.path.read_bytes()
        except OSError as error:
            self._broken(1, Message("unreadable", "cannot be read: {reason}", reason=error.strerror or ""))
            return None
        try:
            root = compose(raw.decode())
        except UnicodeDecodeError as error:
            self._broken(raw.count(b"\n", 0, error.start) + 1, Message("not-utf8", "is not UTF-8 text"))
        except Malformed as error:
            self._broken(error.line, error.message)
        else:
            if root is not None:
                return root
            self._broken(1, Message("empty", "is empty"))
        return None

    def _broken(self, line: int, message: Message, where: Where = ()) -> None:
        self.problems.append(Problem(self.path, line, field_name(where), message))

    def _plain(self, node: Node, where: Where) -> Any:
        if isinstance(node, MappingNode):
            return self._mapping(node, where)
        if isinstance(node, SequenceNode):
            return [self._plain(item, (*where, place)) for place, item in enumerate(node.value)]
        return scalar(node)

    def _mapping(self, node: MappingNode, where: Where) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                self._broken(line_of(key), Message("field-name", "a field's name must be a word"), where)
            elif key.value in data:
                self._broken(line_of(key), Message("twice", "is given twice; keep one"), (*where, key.value))
            else:
                data[key.value] = self._plain(value, (*where, key.value))
        return data


# What stands where: the line of each field or item, and the same of what is in it. Nodes would be a hundred times as many.
_Lines = dict[str, tuple[int, Any]] | list[tuple[int, Any]] | None


def _lines(node: Node) -> _Lines:
    if isinstance(node, SequenceNode):
        return [(line_of(item), _lines(item)) for item in node.value]
    if not isinstance(node, MappingNode):
        return None
    found: dict[str, tuple[int, Any]] = {}
    for key, value in node.value:
        if isinstance(key, ScalarNode):
            found.setdefault(key.value, (line_of(key), _lines(value)))
    return found


def _inside(lines: _Lines, step: str | int) -> tuple[int, _Lines] | None:
    if isinstance(lines, dict) and isinstance(step, str):
        return lines.get(step)
    if isinstance(lines, list) and isinstance(step, int) and step < len(lines):
        return lines[step]
    return None
