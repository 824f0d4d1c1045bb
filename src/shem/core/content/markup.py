"""YAML 1.2 as content files use it: read to nodes that know their lines, by the C library where there is one; written."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

import yaml
from yaml import AliasEvent, CollectionEndEvent, CollectionStartEvent, Node

from shem.core.content.problems import Message, Mistake

DEEPEST: Final = 64  # levels of lists and mappings: the C library goes on until the stack is full
# What is no text unless it is quoted, and its first characters: in YAML 1.1, which the library speaks, so is yes or 1:30.
_CORE: Final = [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
]
C: Final = yaml.__with_libyaml__
LONGEST: Final = 100  # characters of a number: Python refuses to print very long ones
_TAG: Final = "tag:yaml.org,2002:"
_TOO_DEEP: Final = Message("too-deep", "is nested too deeply")


class Malformed(Mistake):
    """A text that is no YAML: in which line (from 1), and what is wrong."""

    def __init__(self, line: int, message: Message) -> None:
        super().__init__(message)
        self.line: Final = line

    def __reduce__(self) -> tuple[type[Malformed], tuple[int, Message]]:
        return Malformed, (self.line, self.message)


class Reader(yaml.CSafeLoader if C else yaml.SafeLoader):  # type: ignore[misc]
    """Nodes by YAML 1.2."""

    yaml_implicit_resolvers: ClassVar[dict[str, Any]] = {}


class _Writer(yaml.SafeDumper):
    yaml_implicit_resolvers: ClassVar[dict[str, Any]] = {}  # type: ignore[misc]

    def ignore_aliases(self, data: Any) -> bool:
        return True


for _name, _pattern, _first in _CORE:
    for _kind in (Reader, _Writer):
        _kind.add_implicit_resolver(_TAG + _name, re.compile(f"^(?:{_pattern})$"), list(_first))


def compose(text: str) -> Node | None:
    """The root of what a text says; None if it says nothing. Raises Malformed, also where it is deeper than DEEPEST, or
    says something a second time by an alias."""
    try:
        _check(text)
        return yaml.compose(text, Loader=Reader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        if "nesting depth" in (error.problem or ""):  # newer C libraries stop by themselves, before an event is told
            raise Malformed(mark.line + 1 if mark else 1, _TOO_DEEP) from error
        reason = ", ".join(part for part in (error.context, error.problem) if part)
        message = Message("not-yaml", "is not YAML: {reason}", reason=reason)
        raise Malformed(mark.line + 1 if mark else 1, message) from error
    except yaml.reader.ReaderError as error:
        before = text.encode()[: error.position] if C else text[: error.position].encode()  # C counts bytes
        line = before.count(b"\n") + 1
        raise Malformed(line, Message("character", "holds a character that YAML does not allow")) from error


def _check(text: str) -> None:
    """Whether it is safe to compose."""
    depth = 0
    for event in yaml.parse(text, Loader=Reader):
        assert event.start_mark is not None
        line = event.start_mark.line + 1
        if isinstance(event, AliasEvent):
            raise Malformed(line, Message("alias", "uses an alias (*); write it out"))
        depth += isinstance(event, CollectionStartEvent) - isinstance(event, CollectionEndEvent)
        if depth > DEEPEST:
            raise Malformed(line, _TOO_DEEP)


def scalar(node: Node) -> str | int | float | bool | None:
    """What a single value says."""
    text = str(node.value)
    kind = node.tag.removeprefix(_TAG)
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() == "true"
    if len(text) > LONGEST:
        return text
    try:
        return int(text, 0) if kind == "int" else float(text) if kind == "float" else text
    except ValueError:
        return text


def line_of(node: Node) -> int:
    """The line of a node, from 1."""
    return int(node.start_mark.line) + 1


def written(data: Any) -> str:
    """Plain data as YAML, in its order."""
    return str(yaml.dump(data, Dumper=_Writer, sort_keys=False, allow_unicode=True, width=4096))
