"""A YAML file as plain data that knows the line of each of its fields."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from ruamel.yaml.reader import ReaderError

from shem.core.content.problems import Message, Problem
from shem.games.arcana.content.problems import Where, field_name

_TAG = "tag:yaml.org,2002:"


class Document:
    """A file that was read: `data` is what it says, `problems` what is wrong with it as YAML (then `data` may be None)."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.problems: Final[list[Problem]] = []
        root = self._compose()
        self._lines: Final = None if root is None else _lines(root)
        self._seen: Final[set[int]] = set()
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
            root = YAML(typ="safe", pure=True).compose(raw.decode())
        except UnicodeDecodeError as error:
            self._broken(raw.count(b"\n", 0, error.start) + 1, Message("not-utf8", "is not UTF-8 text"))
        except MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            self._broken(mark.line + 1 if mark else 1, _not_yaml(error.problem or error.context))
        except ReaderError as error:
            message = Message("character", "holds a character that YAML does not allow")
            self._broken(raw.decode().count("\n", 0, error.position) + 1, message)
        except RecursionError:
            self._broken(1, Message("too-deep", "is nested too deeply"))
        except YAMLError as error:
            self._broken(1, _not_yaml(error))
        else:
            if isinstance(root, Node):
                return root
            self._broken(1, Message("empty", "is empty"))
        return None

    def _broken(self, line: int, message: Message, where: Where = ()) -> None:
        self.problems.append(Problem(self.path, line, field_name(where), message))

    def _plain(self, node: Node, where: Where) -> Any:
        if id(node) in self._seen:
            self._broken(_line(node), Message("alias", "uses an alias (*); write it out"), where)
            return None
        self._seen.add(id(node))
        if isinstance(node, MappingNode):
            return self._mapping(node, where)
        if isinstance(node, SequenceNode):
            return [self._plain(item, (*where, place)) for place, item in enumerate(node.value)]
        return _scalar(node)

    def _mapping(self, node: MappingNode, where: Where) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                self._broken(_line(key), Message("field-name", "a field's name must be a word"), where)
            elif key.value in data:
                self._broken(_line(key), Message("twice", "is given twice; keep one"), (*where, key.value))
            else:
                data[key.value] = self._plain(value, (*where, key.value))
        return data


def _not_yaml(reason: object) -> Message:
    return Message("not-yaml", "is not YAML: {reason}", reason=str(reason))


# What stands where: the line of each field or item, and the same of what is in it. Nodes would be a hundred times as many.
_Lines = dict[str, tuple[int, Any]] | list[tuple[int, Any]] | None


def _lines(node: Node) -> _Lines:
    if isinstance(node, SequenceNode):
        return [(_line(item), _lines(item)) for item in node.value]
    if not isinstance(node, MappingNode):
        return None
    found: dict[str, tuple[int, Any]] = {}
    for key, value in node.value:
        if isinstance(key, ScalarNode):
            found.setdefault(key.value, (_line(key), _lines(value)))
    return found


def _inside(lines: _Lines, step: str | int) -> tuple[int, _Lines] | None:
    if isinstance(lines, dict) and isinstance(step, str):
        return lines.get(step)
    if isinstance(lines, list) and isinstance(step, int) and step < len(lines):
        return lines[step]
    return None


def _line(node: Node) -> int:
    return int(node.start_mark.line) + 1


def _scalar(node: Node) -> str | int | float | bool | None:
    text = str(node.value)
    try:
        if node.tag == _TAG + "int":
            return int(text.replace("_", ""), 0)
        if node.tag == _TAG + "float":
            return float(text)
    except ValueError:
        return text
    if node.tag == _TAG + "bool":
        return text.lower() == "true"
    return None if node.tag == _TAG + "null" else text
